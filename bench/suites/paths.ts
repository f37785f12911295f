// Cheapest paths and movable areas, on the same maps as the peers; the costs of all paths are compared.
import {
  Board,
  findPath,
  hexLayout,
  type Layout,
  movableArea,
  type Path,
  squareLayout,
  type TileProperties,
} from '../../src/boards/index.js';
import type { XY } from '../maps.js';
import { medians, race } from '../measure.js';
import { mulberry32, obstacleMap } from '../obstacles.js';
import * as easystar from '../peer/easystar.mjs';
import * as pathfinding from '../peer/pathfinding.mjs';
import * as rex from '../peer/rex.mjs';
import { makeRow, type Row } from '../row.js';

const REX = 'phaser3-rex-plugins 1.80.20';
const squareGrid = { gridType: 'quadGrid', x: 0, y: 0, cellWidth: 32, cellHeight: 32, type: 'orthogonal', dir: 4 };
const hexGrid = { gridType: 'hexagonGrid', x: 0, y: 0, size: 16, staggeraxis: 'x', staggerindex: 'odd' };

type Pair = readonly [from: XY, to: XY];

export function rows(): Omit<Row, 'suite'>[] {
  return [
    ...besideRex('square', 64, squareGrid, squareLayout({ columns: 64, rows: 64 })),
    ...besideRex('hex', 64, hexGrid, hexLayout({ columns: 64, rows: 64 })),
    ...onLargeMaps(),
    hugeRow(),
  ];
}

function besideRex(name: string, size: number, grid: object, layout: Layout): Omit<Row, 'suite'>[] {
  const corners: Pair = [
    { x: 0, y: 0 },
    { x: size - 1, y: size - 1 },
  ];
  const fifth = obstacleMap(size, 0.2, 1);
  const third = obstacleMap(size, 0.3, 2);
  const pairs = randomPairs(boardOf(layout, third), 20);
  return [
    rexPaths(`A*, corner to corner, 20 % walls, ${name}`, grid, layout, {
      blocked: fifth,
      pairs: [corners],
      weight: 1,
    }),
    rexPaths(`A*, 20 pairs, 30 % walls, ${name}`, grid, layout, { blocked: third, pairs, weight: 1 }),
    rexPaths(`the same, corner to corner, ${name}`, grid, layout, { blocked: fifth, pairs: [corners], weight: 10 }),
    rexPaths(`the same, 20 pairs, ${name}`, grid, layout, { blocked: third, pairs, weight: 10 }),
    rexArea(`movable area of 20 points, ${name}`, grid, layout, { blocked: fifth, points: 20 }),
    rexArea(`movable area, whole board, ${name}`, grid, layout, { blocked: fifth, points: undefined }),
  ];
}

function boardOf(layout: Layout, blocked: Uint8Array): Board {
  return new Board<TileProperties>(layout, { tiles: (x, y) => (blocked[layout.cellOf(x, y) ?? 0] ? undefined : {}) });
}

/** Pairs of tiles between which a way leads. */
function randomPairs(board: Board, count: number): Pair[] {
  const random = mulberry32(7);
  const tiles = [...board.tiles()];
  const pick = () => tiles[Math.floor(random() * tiles.length)] ?? { x: 0, y: 0 };
  const pairs: Pair[] = [];
  while (pairs.length < count) {
    const [from, to] = [pick(), pick()];
    if (findPath(board, { from, to }).ok) pairs.push([from, to]);
  }
  return pairs;
}

interface RexTask {
  readonly blocked: Uint8Array;
  readonly pairs: readonly Pair[];
  readonly weight: number;
}

function rexPaths(name: string, grid: object, layout: Layout, { blocked, pairs, weight }: RexTask): Omit<Row, 'suite'> {
  const board = boardOf(layout, blocked);
  const size = Math.sqrt(blocked.length);
  const peer = new rex.Board(undefined, { grid, width: size, height: size });
  const finders = pairs.map(([from], index) => {
    const pawn = new rex.Pawn();
    peer.addChess(pawn, from.x, from.y, 1 + index, false);
    return new rex.PathFinder(pawn, {
      pathMode: 'A*',
      weight,
      costCallback: ({ x, y }) => (blocked[y * size + x] ? null : 1),
    });
  });
  const ours = ([from, to]: Pair) => pathOf(board, from, to);
  const theirs = ([, to]: Pair, index: number) => finders[index]?.findPath(to) ?? [];
  for (const [index, pair] of pairs.entries()) {
    const [our, their] = [ours(pair).cost, theirs(pair, index).at(-1)?.cost ?? 0];
    if (weight === 1 ? our !== their : our > their) throw new Error(`${name}: ${our} against ${their}`);
  }
  const times = race(
    () => sum(pairs, (pair) => ofSteps(ours(pair))),
    () => sum(pairs, (pair, index) => ofTiles(theirs(pair, index))),
    pairs.length > 1 ? 41 : 201,
  );
  return makeRow(name, weight === 1 ? `${REX} weight 1` : `${REX} default, not optimal`, times);
}

interface AreaTask {
  readonly blocked: Uint8Array;
  readonly points: number | undefined;
}

function rexArea(name: string, grid: object, layout: Layout, { blocked, points }: AreaTask): Omit<Row, 'suite'> {
  const board = boardOf(layout, blocked);
  const size = Math.sqrt(blocked.length);
  const middle = { x: size >> 1, y: size >> 1 };
  const peer = new rex.Board(undefined, { grid, width: size, height: size });
  const pawn = new rex.Pawn();
  peer.addChess(pawn, middle.x, middle.y, 1, false);
  const finder = new rex.PathFinder(pawn, { costCallback: ({ x, y }) => (blocked[y * size + x] ? null : 1) });
  const ours = () => movableArea(board, { from: middle, points }).tiles;
  const theirs = () => finder.findArea(points ?? finder.INFINITY);
  const key = ({ x, y }: XY) => `${x},${y}`;
  const [our, their] = [ours().map(key).sort(), theirs().map(key).sort()];
  if (our.join(' ') !== their.join(' ')) throw new Error(`${name}: ${our.length} tiles against ${their.length}`);
  const times = race(
    () => ofTiles(ours()),
    () => ofTiles(theirs()),
    points === undefined ? 41 : 201,
  );
  return makeRow(name, REX, times);
}

const LARGE = 200;

function onLargeMaps(): Omit<Row, 'suite'>[] {
  const blocked = obstacleMap(LARGE, 0.2, 3);
  const random = mulberry32(4);
  const costs = Array.from(blocked, (isBlocked) => (isBlocked ? 0 : 1 + Math.floor(random() * 9)));
  const layout = squareLayout({ columns: LARGE, rows: LARGE });
  const weighted = new Board<TileProperties>(layout, {
    tiles: (x, y) => {
      const cost = costs[y * LARGE + x] ?? 0;
      return cost === 0 ? undefined : { cost };
    },
  });
  const plain = boardOf(layout, blocked);
  const pairs = randomPairs(plain, 20);
  return [easystarRow(weighted, costs, pairs), pathfindingRow(plain, blocked, pairs)];
}

function easystarRow(board: Board, costs: readonly number[], pairs: readonly Pair[]): Omit<Row, 'suite'> {
  const name = `A*, ${LARGE} × ${LARGE}, 20 pairs, 20 % walls, costs 1 to 9`;
  const peer = new easystar.js();
  peer.setGrid(matrix(costs));
  peer.setAcceptableTiles([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (let cost = 1; cost <= 9; cost++) peer.setTileCost(cost, cost);
  peer.enableSync();
  const theirs = ([from, to]: Pair): readonly XY[] => {
    let found: readonly XY[] = [];
    peer.findPath(from.x, from.y, to.x, to.y, (path) => {
      found = path ?? [];
    });
    peer.calculate();
    return found;
  };
  for (const pair of pairs) {
    const their = theirs(pair)
      .slice(1)
      .reduce((total, { x, y }) => total + (costs[y * LARGE + x] ?? 0), 0);
    const our = pathOf(board, ...pair).cost;
    if (our !== their) throw new Error(`${name}: ${our} against ${their}`);
  }
  const times = race(
    () => sum(pairs, (pair) => ofSteps(pathOf(board, ...pair))),
    () => sum(pairs, (pair) => ofTiles(theirs(pair))),
    15,
  );
  return makeRow(name, 'easystarjs 0.4.4', times);
}

function pathfindingRow(board: Board, blocked: Uint8Array, pairs: readonly Pair[]): Omit<Row, 'suite'> {
  const name = `the same, unweighted`;
  const grid = new pathfinding.Grid(matrix(Array.from(blocked)));
  const finder = new pathfinding.AStarFinder();
  const theirs = ([from, to]: Pair) => finder.findPath(from.x, from.y, to.x, to.y, grid.clone());
  for (const pair of pairs) {
    const [our, their] = [pathOf(board, ...pair).cost, theirs(pair).length - 1];
    if (our !== their) throw new Error(`${name}: ${our} against ${their}`);
  }
  const times = race(
    () => sum(pairs, (pair) => ofSteps(pathOf(board, ...pair))),
    () => sum(pairs, (pair) => theirs(pair).reduce((total, [x = 0, y = 0]) => total + x + y, 0)),
    15,
  );
  return makeRow(name, 'pathfinding 0.4.18 A*', times);
}

function matrix(cells: readonly number[]): number[][] {
  return Array.from({ length: LARGE }, (_, y) => cells.slice(y * LARGE, (y + 1) * LARGE));
}

const HUGE = 1000;
const HUGE_MS = 150;

function hugeRow(): Omit<Row, 'suite'> {
  const blocked = obstacleMap(HUGE, 0.2, 5);
  const board = boardOf(squareLayout({ columns: HUGE, rows: HUGE }), blocked);
  const last = { x: HUGE - 1, y: HUGE - 1 };
  const [ours = Number.NaN] = medians([() => pathOf(board, { x: 0, y: 0 }, last).cost], 15);
  return makeRow(`A*, ${HUGE} × ${HUGE}, corner to corner, 20 % walls`, 'target', { ours, theirs: HUGE_MS });
}

function pathOf(board: Board, from: XY, to: XY): Path {
  const result = findPath(board, { from, to });
  if (!result.ok) throw new Error(`no way: ${result.reason}`);
  return result.path;
}

function sum(pairs: readonly Pair[], run: (pair: Pair, index: number) => number): number {
  let total = 0;
  for (const [index, pair] of pairs.entries()) total += run(pair, index);
  return total;
}

function ofSteps({ steps }: Path): number {
  let total = 0;
  for (const { tile } of steps) total += tile.x + tile.y;
  return total;
}

function ofTiles(tiles: readonly XY[]): number {
  let total = 0;
  for (const { x, y } of tiles) total += x + y;
  return total;
}

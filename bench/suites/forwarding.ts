// The forwarding path: 1,000 points on ring roads against rexrainbow's Monopoly, and all outcomes against their target.
// Our ring has spurs beside it, closed by walls and solid pieces, which the peer does not need to look at.
import {
  Board,
  type ForwardStep,
  forwardOutcomes,
  hexLayout,
  type Layout,
  planForward,
  squareLayout,
  type TileProperties,
} from '../../src/boards/index.js';
import { outline, type XY } from '../maps.js';
import { medians, race } from '../measure.js';
import * as rex from '../peer/rex.mjs';
import { makeRow, type Row } from '../row.js';

const SIZE = 64;
const POINTS = 1000;
const REX = 'phaser3-rex-plugins 1.80.20';

export function rows(): Omit<Row, 'suite'>[] {
  const squareGrid = { gridType: 'quadGrid', x: 0, y: 0, cellWidth: 32, cellHeight: 32, type: 'orthogonal', dir: 4 };
  const hexGrid = { gridType: 'hexagonGrid', x: 0, y: 0, size: 16, staggeraxis: 'x', staggerindex: 'odd' };
  const hexRing = theirBoard(hexGrid).ringToTileXYArray({ x: SIZE / 2, y: SIZE / 2 }, SIZE / 2 - 2);
  return [
    ringRow('square ring', squareLayout({ columns: SIZE, rows: SIZE }), squareGrid, outline(SIZE)),
    ringRow('hex ring', hexLayout({ columns: SIZE, rows: SIZE }), hexGrid, hexRing),
    ...outcomeRows(),
  ];
}

function ringRow(name: string, layout: Layout, theirGrid: object, ring: readonly XY[]): Omit<Row, 'suite'> {
  const [start = { x: 0, y: 0 }, second = start] = ring;

  const board = new Board<TileProperties, string>(layout, { tiles: 'none' });
  for (const place of ring) board.setTile(place, {});
  closeSpurs(board, ring);
  const names = layout.directions;
  const face = names.findIndex(
    (_, direction) => board.tileOf(neighbor(layout, start, direction))?.cell === layout.cellOf(second.x, second.y),
  );
  board.place('pawn', start, { solid: true });
  const options = { from: start, face, points: POINTS, piece: 'pawn', cost: () => 1 } as const;
  const ours = (): readonly ForwardStep[] => planForward(board, options).steps;

  const peer = theirBoard(theirGrid);
  for (const { x, y } of ring) peer.addChess({}, x, y, 0, false);
  const pawn = {};
  peer.addChess(pawn, start.x, start.y, 1, false);
  const monopoly = new rex.Monopoly(pawn, {
    face: peer.getNeighborTileDirection(start, second),
    costCallback: () => 1,
  });
  const theirs = (): readonly rex.PathTile[] => {
    monopoly.preTileXY = undefined;
    return monopoly.getPath(POINTS);
  };

  const ourPath = ours().map(({ tile: { x, y } }) => `${x},${y}`);
  const theirPath = theirs().map(({ x, y }) => `${x},${y}`);
  if (ourPath.length !== POINTS || ourPath.join(' ') !== theirPath.join(' '))
    throw new Error(`${name}: answers differ`);

  const times = race(
    () => {
      let sum = 0;
      for (const { tile, direction, cost } of ours()) sum += tile.x + tile.y + direction + cost;
      return sum;
    },
    () => {
      let sum = 0;
      for (const { x, y, direction, cost } of theirs()) sum += x + y + direction + cost;
      return sum;
    },
  );
  return makeRow(`${POINTS} points, ${name}`, REX, times);
}

/** Tiles beside every eighth tile of the road, closed in turn by a wall and by a solid piece. */
function closeSpurs(board: Board<TileProperties, string>, ring: readonly XY[]): void {
  const { layout } = board;
  for (const [index, place] of ring.entries()) {
    if (index % 8 !== 4) continue;
    const sides = layout.directions.map((_, direction) => neighbor(layout, place, direction));
    const spur = sides.find((cell) => cell >= 0 && board.tileOf(cell) === undefined);
    if (spur === undefined) continue;
    board.setTile({ cell: spur }, {});
    if (index % 16 === 4) {
      board.place(`post ${index}`, { cell: spur }, { solid: true });
      continue;
    }
    for (const neighborOfSpur of layout.directions.keys()) {
      const from = neighbor(layout, layout.xyOf(spur), neighborOfSpur);
      const back = layout.opposite(neighborOfSpur);
      if (from >= 0 && back !== undefined) board.setEdge({ cell: from }, back, false);
    }
  }
}

function neighbor(layout: Layout, { x, y }: XY, direction: number): number {
  const cell = layout.cellOf(x, y) ?? 0;
  return layout.neighbors[cell * layout.directions.length + direction] ?? -1;
}

function theirBoard(grid: object): rex.Board {
  return new rex.Board(undefined, { grid, width: SIZE, height: SIZE });
}

const OUTCOME_POINTS = 12;
/** What 8 forks may take, in milliseconds, and 16 in times of that. */
const OUTCOMES_MS = 0.5;
const SIXTEEN_FORKS = 2.5;

function outcomeRows(): Omit<Row, 'suite'>[] {
  const [eight = Number.NaN, sixteen = Number.NaN] = medians([outcomesOf(4), outcomesOf(8)]);
  const name = (forks: number): string => `outcomes of ${OUTCOME_POINTS} points, ${forks} forks`;
  return [
    makeRow(name(8), 'target', { ours: eight, theirs: OUTCOMES_MS }),
    makeRow(name(16), 'target', { ours: sixteen, theirs: SIXTEEN_FORKS * eight }),
  ];
}

/** All ends on a road of 120 tiles: two long streets, joined at both ends and by rungs, each of which makes two forks. */
function outcomesOf(rungs: number): () => number {
  const columns = (120 - rungs - 2) / 2;
  const from = { x: columns >> 1, y: 0 };
  const first = from.x - rungs + 1;
  const isRung = (x: number): boolean =>
    x === 0 || x === columns - 1 || (x >= first && x < first + 2 * rungs && (x - first) % 2 === 0);
  const board = new Board(squareLayout({ columns, rows: 3 }), {
    tiles: (x, y) => (y !== 1 || isRung(x) ? {} : undefined),
  });
  const forks = board.tilesWhere(({ x, y }) => y !== 1 && x > 0 && x < columns - 1 && isRung(x));
  const tiles = board.tilesWhere(() => true);
  if (tiles.length !== 120 || forks.length !== 2 * rungs)
    throw new Error(`${tiles.length} tiles, ${forks.length} forks`);
  return () => {
    let sum = 0;
    const outcomes = forwardOutcomes(board, { from, face: 'E', points: OUTCOME_POINTS, fork: 'choose' });
    for (const { tile, choices, remaining } of outcomes) sum += tile.cell + choices.length + remaining;
    return sum;
  };
}

// Fields of view from the middle of a board with a fifth of obstacles, against rexrainbow's FieldOfView.
//
// The answers differ by rule. Ours are exact; the peer takes a sample of a line every quarter of a cell, and so looks through
// the corner of an obstacle that lies between two samples. And an obstacle costs the peer nothing, so that it sees one
// after as many free tiles as it has points, a tile further than anything else. Each difference must be one of these: a tile
// that only the peer sees is an obstacle at the end of a free line, or one behind more tiles than it has points, some of
// which it has not sampled, or the line to it meets the outline of an obstacle. What only we see must not be, and only a
// small share may differ at all.
import {
  Board,
  fieldOfView,
  hexLayout,
  type Layout,
  lineOfSight,
  squareLayout,
  type Tile,
  type TileProperties,
} from '../../src/boards/index.js';
import type { XY } from '../maps.js';
import { medians, race } from '../measure.js';
import { obstacleMap } from '../obstacles.js';
import * as rex from '../peer/rex.mjs';
import { makeRow, type Row } from '../row.js';

const SIZE = 64;
const MIDDLE = { x: SIZE / 2, y: SIZE / 2 };
const POINTS = 8;
const SEED = 1;
/** The share of the tiles of both sides that may be seen by one only. */
const MOST_DIFFERENT = 0.05;
const REX = 'phaser3-rex-plugins 1.80.20';

export function rows(): Omit<Row, 'suite'>[] {
  const squareGrid = { gridType: 'quadGrid', x: 0, y: 0, cellWidth: 32, cellHeight: 32, type: 'orthogonal', dir: 4 };
  const hexGrid = { gridType: 'hexagonGrid', x: 0, y: 0, size: 16, staggeraxis: 'x', staggerindex: 'odd' };
  const square = squareLayout({ columns: SIZE, rows: SIZE });
  const hex = hexLayout({ columns: SIZE, rows: SIZE });
  return [
    viewRow(`${POINTS} points, square`, square, squareGrid, POINTS),
    viewRow(`${POINTS} points, hex`, hex, hexGrid, POINTS),
    viewRow('whole board, square', square, squareGrid),
    viewRow('whole board, hex', hex, hexGrid),
    ...largeRows(),
  ];
}

function viewRow(name: string, layout: Layout, theirGrid: object, points?: number): Omit<Row, 'suite'> {
  const blocked = obstacleMap(SIZE, 0.2, SEED);
  const isBlocked = ({ x, y }: XY): boolean => blocked[y * SIZE + x] === 1;
  const board = new Board<TileProperties>(layout, { tiles: (x, y) => ({ solid: isBlocked({ x, y }) }) });
  // The peer counts the last tile too.
  const limit = points === undefined ? {} : { points: points - 1, cost: () => 1 };
  const ours = (): readonly Tile[] => fieldOfView(board, { from: MIDDLE, ...limit });

  const peer = new rex.Board(undefined, { grid: theirGrid, width: SIZE, height: SIZE });
  const eye = new Eye();
  peer.addChess(eye, MIDDLE.x, MIDDLE.y, 1, false);
  const cost = points === undefined ? 0 : 1;
  const view = new rex.FieldOfView(eye, { costCallback: (tile) => (isBlocked(tile) ? null : cost) });
  const theirs = (): readonly XY[] => view.findFOV(points);

  compare(name, board, ours().slice(1), theirs());
  const sum = (tiles: readonly XY[]): number => tiles.reduce((total, { x, y }) => total + x + y, 0);
  return makeRow(
    `field of view, ${name}`,
    REX,
    race(
      () => sum(ours()),
      () => sum(theirs()),
    ),
  );
}

/** The peer takes a plain object for options. */
class Eye {}

/** Throws where the difference is not one of the rules. */
function compare(name: string, board: Board, ours: readonly Tile[], theirs: readonly XY[]): void {
  const cellOf = ({ x, y }: XY): number => board.layout.cellOf(x, y) ?? Number.NaN;
  const [ourCells, theirCells] = [new Set(ours.map(cellOf)), new Set(theirs.map(cellOf))];
  const onlyOurs = [...ourCells].filter((cell) => !theirCells.has(cell));
  const onlyTheirs = [...theirCells].filter((cell) => !ourCells.has(cell));
  const share = (onlyOurs.length + onlyTheirs.length) / (ourCells.size + theirCells.size);
  if (onlyOurs.length > 0 || share > MOST_DIFFERENT) {
    throw new Error(`${name}: ${onlyOurs.length} and ${onlyTheirs.length} tiles of ${ourCells.size} differ`);
  }
  for (const cell of onlyTheirs) {
    const result = lineOfSight(board, { from: MIDDLE, to: { cell } });
    const length = lineOfSight(board, { from: MIDDLE, to: { cell }, cost: () => 1 });
    const isExplained =
      result.ok && length.ok
        ? board.tileOf(cell)?.properties.solid === true || length.cost >= POINTS
        : !result.ok && result.tile !== undefined && meets(board.layout, cell, result.tile.cell);
    if (!isExplained) throw new Error(`${name}: why the peer sees cell ${cell} is not explained`);
  }
}

/** Whether the straight line from the middle to a cell meets the outline of another one. */
function meets(layout: Layout, to: number, other: number): boolean {
  const [start, end] = [layout.center(layout.cellOf(MIDDLE.x, MIDDLE.y) ?? 0), layout.center(to)];
  const sides = layout
    .corners(other)
    .map(({ x, y }) => (end.x - start.x) * (y - start.y) - (end.y - start.y) * (x - start.x));
  return Math.min(...sides) <= 1e-9 && Math.max(...sides) >= -1e-9;
}

const LARGE = 1000;
const RANGE = 20;
/** What a field of view on a large board may take, in milliseconds. */
const LARGE_MS = 1;

function largeRows(): Omit<Row, 'suite'>[] {
  const names = ['square, 8 directions', 'hex'];
  const layouts = [
    squareLayout({ columns: LARGE, rows: LARGE, directions: 8 }),
    hexLayout({ columns: LARGE, rows: LARGE }),
  ];
  const times = medians(
    layouts.map((layout) => {
      const blocked = obstacleMap(LARGE, 0.05, SEED);
      const tiles = (x: number, y: number) => ({ solid: blocked[y * LARGE + x] === 1 });
      const board = new Board(layout, { tiles });
      return () => {
        const seen = fieldOfView(board, { from: { x: LARGE / 2, y: LARGE / 2 }, range: RANGE });
        return seen.reduce((total, { x, y }) => total + x + y, 0);
      };
    }),
  );
  return times.map((ours, index) =>
    makeRow(`radius ${RANGE} on ${LARGE} × ${LARGE}, ${names[index]}`, 'target', { ours, theirs: LARGE_MS }),
  );
}

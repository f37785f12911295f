// Questions about a grid of hexes against honeycomb-grid: the cell at a point, neighbours, ring, disc and line.
import {
  type Cell,
  createRandom,
  discCells,
  hexLayout,
  lineCells,
  type Point,
  ringCells,
} from '../../src/boards/index.js';
import { race } from '../measure.js';
import * as honeycomb from '../peer/honeycomb.mjs';
import { makeRow, type Row } from '../row.js';

const SIDE = 200;
const HEX = 20;
const RADIUS = 5;
const LINE = 100;
const HONEYCOMB = 'honeycomb-grid 4.1.5';

const layout = hexLayout({ columns: SIDE, rows: SIDE, size: HEX });
const { neighbors } = layout;
const random = createRandom('grid');

const Hex = honeycomb.defineHex({
  dimensions: HEX,
  orientation: honeycomb.Orientation.POINTY,
  offset: -1,
  origin: 'topLeft',
});
const grid = new honeycomb.Grid(Hex, honeycomb.rectangle({ width: SIDE, height: SIDE }));
/** The peer's numbers of our directions: E, SE, SW, W, NW, NE. */
const directions = [2, 3, 5, 6, 7, 1];
const inside = { allowOutside: false } as const;

/** One side's answers to some questions, as the sum of a number for each x and y in them. */
type Ask<Question> = (questions: readonly Question[]) => number;

/** The peer's own hexes by cell, so that it need not make one for each question. */
const hexes = Array.from({ length: layout.size }, (_, cell) => grid.getHex(offsetOf(cell)) ?? offsetOf(cell));

export function rows(): Omit<Row, 'suite'>[] {
  const bounds = { width: SIDE * Math.sqrt(3) * HEX, height: SIDE * 1.5 * HEX };
  const points = many(256, () => ({ x: random.next() * bounds.width, y: random.next() * bounds.height }));
  const cells = many(64, () => random.integer(0, layout.size - 1));
  const pairs = many(16, () => pairAt(LINE));
  return [
    compare(`${points.length} points to hexes`, points, cellsAt, hexesAt),
    compare(`neighbours of ${cells.length} hexes`, cells, ourNeighbors, theirNeighbors),
    compare(
      `${cells.length} rings of radius ${RADIUS}`,
      cells,
      each((cell: Cell) => sumOfCells(ringCells(layout, { center: { cell }, radius: RADIUS }))),
      each((cell) => sumOfHexes(grid.traverse(honeycomb.ring({ center: offsetOf(cell), radius: RADIUS })))),
    ),
    compare(
      `${cells.length} discs of radius ${RADIUS}`,
      cells,
      each((cell: Cell) => sumOfCells(discCells(layout, { center: { cell }, radius: RADIUS }))),
      each((cell) => sumOfHexes(grid.traverse(honeycomb.spiral({ start: offsetOf(cell), radius: RADIUS })))),
    ),
    compare(
      `${pairs.length} lines of ${LINE} steps`,
      pairs,
      each(([from, to]) => sumOfCells(lineCells(layout, { from: { cell: from }, to: { cell: to } }))),
      each(([from, to]) => sumOfHexes(grid.traverse(honeycomb.line({ start: offsetOf(from), stop: offsetOf(to) })))),
    ),
  ];
}

// The first two take nanoseconds, of which a call for each question would be a large part: they have loops of their
// own.

function cellsAt(points: readonly Point[]): number {
  let sum = 0;
  for (const point of points) {
    const cell = layout.cellAt(point);
    if (cell !== undefined) sum += sumOfCell(cell);
  }
  return sum;
}

function hexesAt(points: readonly Point[]): number {
  let sum = 0;
  for (const point of points) {
    const hex = grid.pointToHex(point, inside);
    if (hex) sum += sumOf(hex.col, hex.row);
  }
  return sum;
}

function ourNeighbors(cells: readonly Cell[]): number {
  let sum = 0;
  for (const cell of cells) {
    for (let index = cell * 6; index < cell * 6 + 6; index++) {
      const neighbor = neighbors[index] ?? -1;
      if (neighbor >= 0) sum += sumOfCell(neighbor);
    }
  }
  return sum;
}

function theirNeighbors(cells: readonly Cell[]): number {
  let sum = 0;
  for (const cell of cells) {
    const hex = hexes[cell] ?? offsetOf(cell);
    for (const direction of directions) {
      const neighbor = grid.neighborOf(hex, direction, inside);
      if (neighbor) sum += sumOf(neighbor.col, neighbor.row);
    }
  }
  return sum;
}

function each<Question>(ask: (question: Question) => number): Ask<Question> {
  return (questions) => {
    let sum = 0;
    for (const question of questions) sum += ask(question);
    return sum;
  };
}

function compare<Question>(
  name: string,
  questions: readonly Question[],
  ours: Ask<Question>,
  theirs: Ask<Question>,
): Omit<Row, 'suite'> {
  for (const question of questions) {
    const [our, their] = [ours([question]), theirs([question])];
    if (our !== their) throw new Error(`${name}: answers to ${JSON.stringify(question)} differ: ${our}, ${their}`);
  }
  const times = race(
    () => ours(questions),
    () => theirs(questions),
  );
  return makeRow(name, HONEYCOMB, times);
}

function sumOfCells(cells: readonly Cell[]): number {
  let sum = 0;
  for (const cell of cells) sum += sumOfCell(cell);
  return sum;
}

function sumOfHexes(found: Iterable<honeycomb.Hex>): number {
  let sum = 0;
  for (const { col, row } of found) sum += sumOf(col, row);
  return sum;
}

function sumOfCell(cell: Cell): number {
  const { x, y } = layout.xyOf(cell);
  return sumOf(x, y);
}

/** A number of its own for each cell. */
function sumOf(x: number, y: number): number {
  return x + 1000 * y;
}

function offsetOf(cell: Cell): honeycomb.OffsetCoordinates {
  const { x, y } = layout.xyOf(cell);
  return { col: x, row: y };
}

/**
 * Two cells 100 steps apart on a line without ties, which both sides break in their own way: where the cubes differ
 * by fours, no point at a hundredth of the line is as near to one hex as to another.
 */
function pairAt(steps: number): readonly [Cell, Cell] {
  for (;;) {
    const pair = [random.integer(0, layout.size - 1), random.integer(0, layout.size - 1)] as const;
    const [from = [], to = []] = pair.map((cell) => layout.lattice.pointOf(layout.xyOf(cell)));
    const isWithoutTies = from.every((value, index) => (value - (to[index] ?? 0)) % 4 === 0);
    if (layout.distance(...pair) === steps && isWithoutTies) return pair;
  }
}

function many<Item>(count: number, make: () => Item): Item[] {
  return Array.from({ length: count }, make);
}

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

/** The numbers that both sides make of a question; the parts of a sum, in which each x and y has its weight. */
type Ask<Question> = (question: Question) => number;

export function rows(): Omit<Row, 'suite'>[] {
  const bounds = { width: SIDE * Math.sqrt(3) * HEX, height: SIDE * 1.5 * HEX };
  const points = many(256, () => ({ x: random.next() * bounds.width, y: random.next() * bounds.height }));
  const cells = many(64, () => random.integer(0, layout.size - 1));
  const pairs = many(16, () => pairAt(LINE));
  const center = (cell: Cell) => ({ center: { cell }, radius: RADIUS });
  const hexAt = (cell: Cell) => {
    const { x, y } = layout.xyOf(cell);
    return { col: x, row: y };
  };
  return [
    compare(
      `${points.length} points to hexes`,
      points,
      (point: Point) => sumOfCell(layout.cellAt(point) ?? 0),
      (point) => {
        const hex = grid.pointToHex(point, inside);
        return hex ? sumOf(hex.col, hex.row) : 0;
      },
    ),
    compare(
      `neighbours of ${cells.length} hexes`,
      cells,
      (cell: Cell) => {
        let sum = 0;
        for (let index = cell * 6; index < cell * 6 + 6; index++) {
          const neighbor = neighbors[index] ?? -1;
          if (neighbor >= 0) sum += sumOfCell(neighbor);
        }
        return sum;
      },
      (cell) => {
        const hex = hexes[cell] ?? hexAt(cell);
        let sum = 0;
        for (const direction of directions) {
          const neighbor = grid.neighborOf(hex, direction, inside);
          if (neighbor) sum += sumOf(neighbor.col, neighbor.row);
        }
        return sum;
      },
    ),
    compare(
      `rings of radius ${RADIUS}`,
      cells,
      (cell: Cell) => sumOfCells(ringCells(layout, center(cell))),
      (cell) => sumOfHexes(grid.traverse(honeycomb.ring({ center: hexAt(cell), radius: RADIUS }))),
    ),
    compare(
      `discs of radius ${RADIUS}`,
      cells,
      (cell: Cell) => sumOfCells(discCells(layout, center(cell))),
      (cell) => sumOfHexes(grid.traverse(honeycomb.spiral({ start: hexAt(cell), radius: RADIUS }))),
    ),
    compare(
      `lines of ${LINE} steps`,
      pairs,
      ([from, to]) => sumOfCells(lineCells(layout, { from: { cell: from }, to: { cell: to } })),
      ([from, to]) => sumOfHexes(grid.traverse(honeycomb.line({ start: hexAt(from), stop: hexAt(to) }))),
    ),
  ];
}

/** The peer's own hexes, which it would otherwise make for each question. */
const hexes = Array.from({ length: layout.size }, (_, cell) => {
  const { x, y } = layout.xyOf(cell);
  return grid.getHex({ col: x, row: y });
});

function compare<Question>(
  name: string,
  questions: readonly Question[],
  ours: Ask<Question>,
  theirs: Ask<Question>,
): Omit<Row, 'suite'> {
  for (const question of questions) {
    const [our, their] = [ours(question), theirs(question)];
    if (our !== their) throw new Error(`${name}: answers to ${JSON.stringify(question)} differ: ${our}, ${their}`);
  }
  const all = (ask: Ask<Question>) => () => {
    let sum = 0;
    for (const question of questions) sum += ask(question);
    return sum;
  };
  return makeRow(name, HONEYCOMB, race(all(ours), all(theirs)));
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

/** A number that is another one for almost any other cells. */
function sumOf(x: number, y: number): number {
  return (x + 1) * (y + 7) + x * x;
}

/**
 * Two cells 100 steps apart on a line without ties, which both sides break in their own way: where the cubes differ by fours,
 * no point at a hundredth of the line is as near to one hex as to another.
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

import { stepVector } from '../direction.js';
import type { Lattice, LatticePoint } from '../lattice.js';
import type { Cell, Layout, Place, Point } from '../layout.js';
import { checkLayout, checkOptionNames } from '../option-checks.js';
import { cellInside } from '../place.js';
import { offsetBetween } from './offset.js';

/**
 * The cells on the straight line between the middles of two cells, both included: as few steps as there are between
 * them, each to a neighbour, and each to the cell that lies nearest to the line. Where two lie equally near, the line
 * from a to b still has the cells of the line from b to a. Over wrapped edges it takes the shorter way round. On
 * triangles and graphs it is, among the shortest ways, one that keeps near to the line; with one-way edges the line
 * back may be another. Edges, walls and tiles are not asked. Empty where no way leads; throws a RangeError where a
 * place is outside of the board.
 */
export function lineCells(layout: Layout, line: { readonly from: Place; readonly to: Place }): Cell[] {
  checkLayout('lineCells', layout);
  checkOptionNames('lineCells', line, ['from', 'to']);
  const start = cellInside(layout, line.from, 'lineCells: from');
  const end = cellInside(layout, line.to, 'lineCells: to');
  const { lattice } = layout;
  // A line is always drawn from its lower cell, so that it is the same both ways.
  if (lattice === undefined) return nearLine(layout, start, end);
  const [low, high] = start < end ? [start, end] : [end, start];
  const cells = lattice.clockwise ? straightLine(layout, lattice, low, high) : nearLine(layout, low, high);
  return start === low ? cells : cells.reverse();
}

/** A line on a lattice is made of steps in two directions next to each other, as evenly mixed as can be. */
function straightLine(layout: Layout, lattice: Lattice, from: Cell, to: Cell): Cell[] {
  const { neighbors } = layout;
  const width = layout.directions.length;
  const { first, firsts, second, seconds } = sectorOf(lattice, layout, from, to);
  const line = [from];
  let cell = from;
  // How many steps in the first direction there are too many, times all: 0 on the line itself.
  for (let excess = 0; cell !== to; ) {
    const withFirst = Math.abs(excess + seconds);
    const withSecond = Math.abs(excess - firsts);
    const one = neighbors[cell * width + first] as Cell;
    const other = neighbors[cell * width + second] as Cell;
    // Only where both are equally near, one of them may lie outside of the board.
    const isFirst = withFirst < withSecond || (withFirst === withSecond && one >= 0);
    excess += isFirst ? seconds : -firsts;
    cell = isFirst ? one : other;
    if (cell < 0) return [];
    line.push(cell);
  }
  return line;
}

/** How many steps in which two directions lead from one cell to another. */
interface Sector {
  readonly first: number;
  readonly firsts: number;
  readonly second: number;
  readonly seconds: number;
}

function sectorOf(lattice: Lattice, layout: Layout, from: Cell, to: Cell): Sector {
  const { clockwise = [] } = lattice;
  const start = lattice.pointOf(layout.xyOf(from));
  const end = lattice.pointOf(layout.nearestImage?.(from, to) ?? layout.xyOf(to));
  const steps = lattice.stepsAt(start);
  const way = [at(end, 0) - at(start, 0), at(end, 1) - at(start, 1)];
  for (let index = 0; index < clockwise.length; index++) {
    const first = clockwise[index] ?? 0;
    const second = clockwise[(index + 1) % clockwise.length] ?? 0;
    const [one = way, other = way] = [steps[first], steps[second]];
    const turn = area(one, other);
    const firsts = area(way, other) * turn;
    const seconds = area(one, way) * turn;
    if (firsts >= 0 && seconds >= 0) return { first, firsts, second, seconds };
  }
  throw new Error(`${layout.shape} layout: there is no way from cell ${from} to cell ${to}`);
}

/** The area between two ways: 1 or −1 between directions next to each other. */
function area(a: LatticePoint, b: LatticePoint): number {
  return at(a, 0) * at(b, 1) - at(a, 1) * at(b, 0);
}

function at(point: LatticePoint, index: number): number {
  return point[index] ?? 0;
}

/** Step by step to the neighbour nearest to the line, of those that are a step nearer to its end. */
function nearLine(layout: Layout, from: Cell, to: Cell): Cell[] {
  const stepsLeft = layout.distanceTo?.(to) ?? ((cell: Cell) => layout.distance(cell, to));
  const whole = offsetBetween(layout, from, to);
  const line = [from];
  let [cell, point] = [from, { x: 0, y: 0 }];
  for (let left = stepsLeft(from); left > 0; left--) {
    if (left === Infinity) return [];
    const next = bestStep(layout, cell, point, whole, (neighbor) => stepsLeft(neighbor) === left - 1);
    if (!next) return [];
    ({ cell, point } = next);
    line.push(cell);
  }
  return line;
}

/** The allowed neighbour whose middle lies nearest to a line through 0, 0; ties go to the lower direction. */
export function bestStep(
  layout: Layout,
  cell: Cell,
  point: Point,
  line: Point,
  isAllowed: (neighbor: Cell, point: Point) => boolean,
): { readonly cell: Cell; readonly point: Point } | undefined {
  const width = layout.directions.length;
  const length = Math.hypot(line.x, line.y) || 1;
  let best: { cell: Cell; point: Point } | undefined;
  let least = Infinity;
  for (let direction = 0; direction < width; direction++) {
    const neighbor = layout.neighbors[cell * width + direction] ?? -1;
    if (neighbor < 0) continue;
    const step = stepVector(layout, cell, direction) ?? offsetBetween(layout, cell, neighbor);
    const there = { x: point.x + step.x, y: point.y + step.y };
    const astray = Math.abs(line.x * there.y - line.y * there.x) / length;
    // Rounding must not decide between cells equally near.
    if (astray > least - 1e-6 * Math.hypot(step.x, step.y) || !isAllowed(neighbor, there)) continue;
    [best, least] = [{ cell: neighbor, point: there }, astray];
  }
  return best;
}

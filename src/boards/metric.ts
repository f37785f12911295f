import type { Axes } from './axis.js';
import { GridLayout } from './grid.js';
import type { Lattice } from './lattice.js';
import type { Layout } from './layout.js';

/** Distances on a board without borders as tables, for searches: a function to be called for each tile takes longer. */
export interface Metric {
  /** Per cell its first two coordinates on the lattice, seen from cell 0, in the upper and in the lower 16 bits. */
  readonly points: Int32Array;
  /** Where hexes are, a third coordinate counts: minus the sum of the two. The distance is half of all three then. */
  readonly isHexagonal: boolean;
  /**
   * For each side on which a tile may lie of another (`sideOf`), which directions lead nearer to that one: bit d for
   * direction d. Bit d + FURTHER: it leads further away.
   */
  readonly leanings: Int32Array;
}

/** By how many bits what leads further away is moved. */
export const FURTHER = 8;
const HALF_RANGE = 2 ** 15;
const SIDES = 27;

/** The first coordinate of a point. */
export function firstOf(point: number): number {
  return point >> 16;
}

/** The second coordinate of a point. */
export function secondOf(point: number): number {
  return (point << 16) >> 16;
}

/** On which side a tile lies, from how far it is along the first and the second coordinate. */
export function sideOf(first: number, second: number): number {
  return 9 * signOf(first) + 3 * signOf(second) + signOf(first + second) + (SIDES >> 1);
}

/** How many steps a tile is away. */
export function distanceBetween({ points, isHexagonal }: Metric, from: number, to: number): number {
  const [start, end] = [points[from] as number, points[to] as number];
  const first = firstOf(end) - firstOf(start);
  const second = secondOf(end) - secondOf(start);
  const sum = Math.abs(first) + Math.abs(second);
  return isHexagonal ? (sum + Math.abs(first + second)) / 2 : sum;
}

const known = new WeakMap<GridLayout, Metric>();

/** Where nothing wraps and every step leads over a side: on squares with 4 directions, and on hexes. */
export function metricOf(layout: Layout): Metric | undefined {
  if (!(layout instanceof GridLayout)) return undefined;
  const found = known.get(layout) ?? makeMetric(layout);
  if (found !== undefined) known.set(layout, found);
  return found;
}

function makeMetric({ lattice, directions, axes }: GridLayout): Metric | undefined {
  const isHexagonal = lattice.turns === 6;
  const isPlain = isHexagonal || (lattice.turns === 4 && directions.length === 4);
  const { x, y } = axes;
  // No coordinate is further from that of the first cell.
  if (!isPlain || x.wraps || y.wraps || x.length + y.length >= HALF_RANGE) return undefined;
  return {
    points: pointsOf(lattice, axes),
    isHexagonal,
    leanings: leaningsOf(lattice, directions.length, isHexagonal),
  };
}

function pointsOf(lattice: Lattice, { x: columns, y: rows }: Axes): Int32Array {
  const pointAt = (column: number, row: number): readonly [number, number] => {
    const [first = 0, second = 0] = lattice.pointOf({ x: columns.first + column, y: rows.first + row });
    return [first, second];
  };
  const points = new Int32Array(columns.length * rows.length);
  const [left, top] = pointAt(0, 0);
  // Every second column is alike on all lattices.
  const [twoOn, twoDown] = [pointAt(2, 0)[0] - left, pointAt(2, 0)[1] - top];
  let cell = 0;
  for (let row = 0; row < rows.length; row++) {
    const starts = [pointAt(0, row), pointAt(1, row)] as const;
    for (let column = 0; column < columns.length; column++) {
      const [first, second] = starts[(column & 1) as 0 | 1];
      const pairs = column >> 1;
      points[cell++] = ((first - left + pairs * twoOn) << 16) | ((second - top + pairs * twoDown) & 0xffff);
    }
  }
  return points;
}

function leaningsOf(lattice: Lattice, directions: number, isHexagonal: boolean): Int32Array {
  const leanings = new Int32Array(SIDES);
  const steps = lattice.stepsAt(lattice.pointOf({ x: 0, y: 0 }));
  const signs = [-1, 0, 1];
  for (const first of signs) {
    for (const second of signs) {
      for (const sum of signs) {
        let leaning = 0;
        for (let direction = 0; direction < directions; direction++) {
          const [along = 0, across = 0] = steps[direction] ?? [];
          const third = isHexagonal ? change(sum, along + across) : 0;
          const longer = change(first, along) + change(second, across) + third;
          if (longer < 0) leaning |= 1 << direction;
          if (longer > 0) leaning |= 1 << (direction + FURTHER);
        }
        leanings[9 * first + 3 * second + sum + (SIDES >> 1)] = leaning;
      }
    }
  }
  return leanings;
}

/** How much longer a length becomes by a step of at most 1, if it has a sign. */
function change(sign: number, step: number): number {
  return sign === 0 ? Math.abs(step) : sign * step;
}

function signOf(value: number): number {
  return (value >> 31) | (-value >>> 31);
}

import type { Step } from '../grid.js';

/** A side of a cell: the direction that leads over it, and the place of the neighbour there, seen from the cell. */
export interface IdealSide {
  readonly direction: number;
  readonly u: number;
  readonly v: number;
}

/** The outline of a cell in whole numbers around its centre; side k runs from corner k to the next one. */
export interface IdealShape {
  /** x and y of each corner in turn, so that they go round from x to y. */
  readonly corners: readonly number[];
  readonly sides: readonly IdealSide[];
  /** By how much its centre lies further in y than its place says. */
  readonly lift: number;
}

/**
 * Cells as one of them sees them, in ideal geometry, stretched so that all corners are whole numbers: that changes no
 * answer, for straight lines stay straight. A place is u along a line of cells, v across; a centre lies at u × scaleX,
 * v × scaleY + lift.
 */
export interface IdealFamily {
  readonly scaleX: number;
  readonly scaleY: number;
  /** How much longer one in x is than one in y before the stretching. */
  readonly aspect: number;
  /** Whether u counts half cells, since every second line is shifted. */
  readonly isShifted: boolean;
  /** One shape, or those of the cells at an even and at an odd u + v. */
  readonly shapes: readonly [IdealShape] | readonly [even: IdealShape, odd: IdealShape];
  /** Whether each line to a place passes a cell of each ring before it, and not only a corner of that. */
  readonly passesAllRings: boolean;
  /** Steps over sides from 0, 0 to a place. */
  distance(u: number, v: number): number;
  /** In which ring around 0, 0 a place lies: steps over sides and corners. */
  ringOf(u: number, v: number): number;
  /** How many cells a line to a place passes at most: one less than the sides that it crosses. */
  mostPassed(u: number, v: number): number;
  /**
   * All places of a ring. What a line to a place touches on its way comes before it. Squares: it lies in the box between
   * the two, and in a ring the middles of the sides come first. Triangles: a line crosses each line of the grid once at
   * most, so that each step leads a ring further. Hexes: a line leans by less than their sides, and so touches none beside
   * its goal.
   */
  visitRing(ring: number, visit: (u: number, v: number) => void): void;
}

/** Squares: u and v are x and y. */
export const squareFamily: IdealFamily = {
  scaleX: 2,
  scaleY: 2,
  aspect: 1,
  isShifted: false,
  shapes: [
    shape(
      [-1, -1, 1, -1, 1, 1, -1, 1],
      [3, 0, 1, 2],
      [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ],
    ),
  ],
  passesAllRings: true,
  distance: (u, v) => Math.abs(u) + Math.abs(v),
  ringOf: (u, v) => Math.max(Math.abs(u), Math.abs(v)),
  mostPassed: (u, v) => Math.abs(u) + Math.abs(v) - 1,
  visitRing(ring, visit) {
    for (let aside = 0; aside <= ring; aside++) {
      visitMirrored(ring, aside, visit);
      if (aside < ring) visitMirrored(aside, ring, visit);
    }
  },
};

/** Squares on a corner, in lines; with columns for lines the directions change places. */
export function diamondFamily(lines: 'rows' | 'columns'): IdealFamily {
  const directions = lines === 'rows' ? [3, 0, 1, 2] : [1, 0, 3, 2];
  return {
    scaleX: 1,
    scaleY: 1,
    aspect: 1,
    isShifted: true,
    shapes: [
      shape([0, -1, 1, 0, 0, 1, -1, 0], directions, [
        [1, -1],
        [1, 1],
        [-1, 1],
        [-1, -1],
      ]),
    ],
    passesAllRings: true,
    distance: (u, v) => Math.max(Math.abs(u), Math.abs(v)),
    ringOf: (u, v) => (Math.abs(u) + Math.abs(v)) / 2,
    mostPassed: (u, v) => Math.max(Math.abs(u), Math.abs(v)) - 1,
    visitRing(ring, visit) {
      for (let aside = 0; aside <= ring; aside++) {
        visitMirrored(ring + aside, ring - aside, visit);
        if (aside > 0) visitMirrored(ring - aside, ring + aside, visit);
      }
    },
  };
}

/** Regular hexes in lines. */
export function hexFamily(lines: 'rows' | 'columns'): IdealFamily {
  const directions = lines === 'rows' ? [5, 0, 1, 2, 3, 4] : [2, 1, 0, 5, 4, 3];
  const steps: Step[] = [
    [1, -1],
    [2, 0],
    [1, 1],
    [-1, 1],
    [-2, 0],
    [-1, -1],
  ];
  return {
    scaleX: 1,
    scaleY: 3,
    aspect: Math.sqrt(3),
    isShifted: true,
    shapes: [shape([0, -2, 1, -1, 1, 1, 0, 2, -1, 1, -1, -1], directions, steps)],
    passesAllRings: true,
    distance: hexDistance,
    ringOf: hexDistance,
    mostPassed: (u, v) => 2 * hexDistance(u, v) - 1,
    visitRing(ring, visit) {
      for (let v = 0; v < ring; v++) visitMirrored(2 * ring - v, v, visit);
      for (let u = ring; u >= 0; u -= 2) visitMirrored(u, ring, visit);
    },
  };
}

function hexDistance(u: number, v: number): number {
  return Math.abs(v) + Math.max(0, (Math.abs(u) - Math.abs(v)) / 2);
}

/** The place and its images in both axes, each once. */
function visitMirrored(u: number, v: number, visit: (u: number, v: number) => void): void {
  visit(u, v);
  if (u !== 0) visit(-u, v);
  if (v === 0) return;
  visit(u, -v);
  if (u !== 0) visit(-u, -v);
}

/** A shape by its corners, and by the directions and the steps over its sides. */
export function shape(
  corners: readonly number[],
  directions: readonly number[],
  steps: readonly Step[],
  lift = 0,
): IdealShape {
  return { corners, sides: steps.map(([u, v], side) => ({ direction: directions[side] ?? 0, u, v })), lift };
}

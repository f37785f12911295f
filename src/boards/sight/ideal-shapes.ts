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
}

/**
 * Cells of one kind in ideal geometry, stretched so that all corners are whole numbers: that changes no answer, for
 * straight lines stay straight. A place is u along a line of cells, v across; a centre lies at u × scaleX, v × scaleY.
 */
export interface IdealFamily {
  readonly scaleX: number;
  readonly scaleY: number;
  /** How much longer one in x is than one in y before the stretching. */
  readonly aspect: number;
  /** Whether u counts half cells, since every second line is shifted. */
  readonly isShifted: boolean;
  readonly shape: IdealShape;
  /** Steps over sides from 0, 0 to the place. */
  distance(u: number, v: number): number;
  /** All places so many steps over sides away, on the lines from `first` to `last`. */
  visitRing(ring: number, first: number, last: number, visit: (u: number, v: number) => void): void;
}

/** Squares: u and v are x and y. */
export const squareFamily: IdealFamily = {
  scaleX: 2,
  scaleY: 2,
  aspect: 1,
  isShifted: false,
  shape: shape(
    [-1, -1, 1, -1, 1, 1, -1, 1],
    [3, 0, 1, 2],
    [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ],
  ),
  distance: (u, v) => Math.abs(u) + Math.abs(v),
  visitRing(ring, first, last, visit) {
    for (let v = Math.max(-ring, first); v <= Math.min(ring, last); v++) {
      const u = ring - Math.abs(v);
      visit(u, v);
      if (u > 0) visit(-u, v);
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
    shape: shape([0, -1, 1, 0, 0, 1, -1, 0], directions, [
      [1, -1],
      [1, 1],
      [-1, 1],
      [-1, -1],
    ]),
    distance: (u, v) => Math.max(Math.abs(u), Math.abs(v)),
    visitRing(ring, first, last, visit) {
      visitLines(
        ring,
        first,
        last,
        (v) => {
          if ((ring - v) % 2 !== 0) return;
          visit(ring, v);
          visit(-ring, v);
        },
        visit,
      );
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
    shape: shape([0, -2, 1, -1, 1, 1, 0, 2, -1, 1, -1, -1], directions, steps),
    distance: (u, v) => Math.abs(v) + Math.max(0, (Math.abs(u) - Math.abs(v)) / 2),
    visitRing(ring, first, last, visit) {
      visitLines(
        ring,
        first,
        last,
        (v) => {
          const u = 2 * ring - Math.abs(v);
          visit(u, v);
          visit(-u, v);
        },
        visit,
      );
    },
  };
}

/** The first and the last line of a ring whole, of those between what `between` visits. */
function visitLines(
  ring: number,
  first: number,
  last: number,
  between: (v: number) => void,
  visit: (u: number, v: number) => void,
): void {
  for (let v = Math.max(-ring, first); v <= Math.min(ring, last); v++) {
    if (v !== ring && v !== -ring) between(v);
    else for (let u = -ring; u <= ring; u += 2) visit(u, v);
  }
}

function shape(corners: readonly number[], directions: readonly number[], steps: readonly Step[]): IdealShape {
  return { corners, sides: steps.map(([u, v], side) => ({ direction: directions[side] ?? 0, u, v })) };
}

import { type Axis, imagesOf } from './axis.js';
import type { GridGeometry, Step } from './grid.js';
import { triangleLattice } from './lattice.js';
import type { Point } from './layout.js';

/** Which way a triangle points. */
export type Pointing = 'up' | 'down';

const east: Step = [1, 0];
const south: Step = [0, 1];
const west: Step = [-1, 0];
const north: Step = [0, -1];
const upSteps = [east, south, west, undefined];
const downSteps = [east, undefined, west, north];

/** Triangles in rows, pointing up and down in turn; `first` is the way in which the tile 0, 0 points. */
export function triangleGeometry(first: Pointing, width: number, height: number): GridGeometry {
  const half = width / 2;
  const odd = first === 'up' ? 0 : 1;
  const lattice = triangleLattice(odd);
  const pointsUp = (x: number, y: number): boolean => ((x + y + odd) & 1) === 0;
  // The middle of a triangle is a third of its height above its level side.
  const outlines = {
    up: [at(0, -2 / 3), at(half, 1 / 3), at(-half, 1 / 3)],
    down: [at(0, 2 / 3), at(-half, -1 / 3), at(half, -1 / 3)],
  };
  const vectors = {
    up: [at(half, -1 / 3), at(0, 2 / 3), at(-half, -1 / 3), undefined],
    down: [at(half, 1 / 3), undefined, at(-half, 1 / 3), at(0, -2 / 3)],
  };
  function at(x: number, heights: number): Point {
    return { x, y: heights * height };
  }

  return {
    directions: ['E', 'S', 'W', 'N'],
    lattice,
    outlineAt: (x, y) => (pointsUp(x, y) ? outlines.up : outlines.down),
    stepsAt: (x, y) => (pointsUp(x, y) ? upSteps : downSteps),
    vectorAt: (x, y, direction) => (pointsUp(x, y) ? vectors.up : vectors.down)[direction],
    centerOf: (x, y) => ({ x: (x + 1) * half, y: (y + (pointsUp(x, y) ? 2 : 1) / 3) * height }),

    tileAt(x, y) {
      const row = Math.floor(y / height);
      const column = Math.floor(x / half);
      const down = y / height - row;
      const right = x / half - column;
      // Half a width of a row belongs to two tiles, on both sides of a slanted line.
      const isRightOfLine = pointsUp(column, row) ? right + down >= 1 : right >= down;
      return { x: isRightOfLine ? column : column - 1, y: row };
    },

    distanceTo(to, axes) {
      // Tiles of one column have no neighbours at their sides.
      if (axes.x.length === 1) return (x, y) => columnDistance(y, to.y, axes.y, pointsUp(x, y));
      const goals = imagesOf(to.x, axes.x).flatMap((x) => imagesOf(to.y, axes.y).map((y) => ({ x, y })));
      const [reckon = () => Infinity, ...others] = goals.map((goal) => lattice.stepsTo(goal));
      if (others.length === 0) return reckon;
      return (x, y) => others.reduce((least, next) => Math.min(least, next(x, y)), reckon(x, y));
    },
  };
}

function columnDistance(from: number, to: number, rows: Axis, isUp: boolean): number {
  if (from === to) return 0;
  return rows.indexOf(from + (isUp ? 1 : -1)) === rows.indexOf(to) ? 1 : Infinity;
}

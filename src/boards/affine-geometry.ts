import type { GridGeometry } from './grid.js';
import { squareLattice } from './lattice.js';
import type { Point } from './layout.js';
import { type SquareDirections, squareDirections, squareSteps } from './square-directions.js';

/** Squares drawn as parallelograms: `east` and `south` are where one step in x and one in y lead on the board. */
export function affineGeometry(east: Point, south: Point, directions: SquareDirections): GridGeometry {
  const pointOf = (x: number, y: number): Point => ({ x: x * east.x + y * south.x, y: x * east.y + y * south.y });
  const area = areaBetween(east, south);
  const steps = squareSteps.slice(0, directions);
  const outline = [pointOf(-0.5, -0.5), pointOf(0.5, -0.5), pointOf(0.5, 0.5), pointOf(-0.5, 0.5)];
  if (area < 0) outline.reverse();
  return {
    ...squareDirections(directions),
    vectors: steps.map(([x, y]) => pointOf(x, y)),
    lattice: squareLattice(directions),
    outlineAt: () => outline,
    stepsAt: () => steps,
    centerOf: (x, y) => pointOf(x + 0.5, y + 0.5),
    tileAt: (x, y) => ({
      x: Math.floor((x * south.y - y * south.x) / area),
      y: Math.floor((y * east.x - x * east.y) / area),
    }),
    distanceTo: directions === 8 ? chebyshev : manhattan,
  };
}

/** The area of the parallelogram; below 0 where south lies counter-clockwise of east. */
export function areaBetween(east: Point, south: Point): number {
  return east.x * south.y - east.y * south.x;
}

const manhattan: GridGeometry['distanceTo'] = ({ x: toX, y: toY }, { x: columns, y: rows }) =>
  columns.wraps || rows.wraps
    ? (x, y) => columns.separation(x, toX) + rows.separation(y, toY)
    : // The same, in a hurry: a search asks it for every tile.
      (x, y) => Math.abs(x - toX) + Math.abs(y - toY);

const chebyshev: GridGeometry['distanceTo'] = (to, { x: columns, y: rows }, diagonal) => {
  const extra = diagonal - 1;
  return (x, y) => {
    const across = columns.separation(x, to.x);
    const down = rows.separation(y, to.y);
    return across > down ? across + extra * down : down + extra * across;
  };
};

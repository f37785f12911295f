import { directionNumber } from '../direction.js';
import type { Direction, Layout, Point } from '../layout.js';
import { checkLayout, readList } from '../option-checks.js';
import { latticeOf, pointOf, rotateTiles } from './transforms.js';

/**
 * The tile at the end of some steps from a tile, which may lead outside of the board and back; wrapped axes are not
 * folded. Throws as `moveTiles`, on a direction that the layout does not have, and where a tile has no such side.
 */
export function tileAlong(layout: Layout, from: Point, directions: readonly Direction[]): Point {
  const lattice = latticeOf('tileAlong', layout, 'step along');
  let point = pointOf('tileAlong', 'from', lattice, from);
  for (const [index, direction] of readList('tileAlong', 'directions', directions, 'directions').entries()) {
    const step = lattice.stepsAt(point)[directionNumber(layout, direction, `tileAlong: directions[${index}]`)];
    if (!step) throw new RangeError(`tileAlong: the tile has no neighbour in the direction ${direction}`);
    point = point.map((value, index) => value + (step[index] ?? 0));
  }
  const { x, y } = lattice.tileOf(point);
  // + 0 because −0 must not get out.
  return { x: x + 0, y: y + 0 };
}

/**
 * How many turns of `rotateTiles` lead from one direction to another at a tile; undefined where no whole turns do, as
 * from a side to a corner of a square, and where the layout has no turns.
 */
export function turnsBetween(layout: Layout, at: Point, from: Direction, to: Direction): number | undefined {
  checkLayout('turnsBetween', layout);
  const { lattice } = layout;
  if (!lattice) return undefined;
  const steps = lattice.stepsAt(pointOf('turnsBetween', 'at', lattice, at));
  const [first, last] = [
    directionNumber(layout, from, 'turnsBetween: from'),
    directionNumber(layout, to, 'turnsBetween: to'),
  ];
  if (!steps[first] || !steps[last]) return undefined;
  const [start, end] = [tileAlong(layout, at, [from]), tileAlong(layout, at, [to])];
  for (let turns = 0; turns < lattice.turns; turns++) {
    const [turned] = rotateTiles(layout, [start], { about: at, turns });
    if (turned?.x === end.x && turned.y === end.y) return turns;
  }
  return undefined;
}

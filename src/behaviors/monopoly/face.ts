import { type Cell, type Direction, directionNumber, type Layout, stepAngle } from '../../boards/index.js';

/** Whether faces on a layout are angles, in degrees clockwise from E, because directions have no opposite. */
function hasAngles(layout: Layout): boolean {
  return layout.opposite(0) === undefined;
}

/** A face as it was given: the number of a direction, or an angle. Throws an error that begins with `what`. */
export function readFace(layout: Layout, face: Direction, what: string): number {
  if (!hasAngles(layout)) return directionNumber(layout, face, what);
  if (typeof face === 'number' && Number.isFinite(face)) return ((face % 360) + 360) % 360;
  const shown = typeof face === 'string' ? `'${face}'` : String(face);
  throw new TypeError(`${what} is ${shown}, but on a ${layout.shape} layout must be an angle in degrees`);
}

/** The face of a piece after a step to a neighbour. */
export function faceAfter(layout: Layout, from: Cell, to: Cell, direction: number): number {
  return hasAngles(layout) ? stepAngle(layout, from, to, direction) : direction;
}

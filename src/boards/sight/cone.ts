import { directionNumber, neighborCell } from '../direction.js';
import type { Cell, Layout } from '../layout.js';
import type { IdealGrid } from './ideal-grid.js';
import type { SightOptions } from './types.js';

/** How far rounding may move the border of a cone, in degrees. */
const EPSILON = 1e-9;

/** Tells whether a vector lies in a cone: from one angle so many degrees clockwise, both borders included. */
export class Cone {
  readonly #start: number;
  readonly #opening: number;
  readonly #aspect: number;

  constructor(start: number, opening: number, aspect: number) {
    this.#start = start;
    this.#opening = opening;
    this.#aspect = aspect;
  }

  holds(x: number, y: number): boolean {
    const turn = foldDegrees(degreesOf(x * this.#aspect, y) - this.#start);
    return turn <= this.#opening + EPSILON || turn >= 360 - EPSILON;
  }
}

/** The cone of a sight; undefined where it looks all round. The face and the cone have been checked. */
export function coneOf(
  who: string,
  layout: Layout,
  grid: IdealGrid | undefined,
  from: Cell,
  { face, cone }: Pick<SightOptions, 'face' | 'cone'>,
): Cone | undefined {
  if (cone === undefined || face === undefined) return undefined;
  const number = directionNumber(layout, face, `${who}: face`);
  const aspect = grid?.aspect ?? 1;
  const angles = layout.directions.map((_, direction) => angleOf(layout, grid, from, direction));
  const middle = angles[number];
  if (middle === undefined) throw new RangeError(`${who}: face is ${face}, which leads nowhere there`);
  if ('degrees' in cone) {
    return cone.degrees >= 360 ? undefined : new Cone(middle - cone.degrees / 2, cone.degrees, aspect);
  }
  const turns = angles.filter((angle) => angle !== undefined).map((angle) => foldDegrees(angle - middle));
  const { length } = turns.sort((a, b) => a - b);
  if (2 * cone.steps >= length) return undefined;
  const start = cone.steps === 0 ? 0 : (turns[length - cone.steps] ?? 0) - 360;
  return new Cone(middle + start, (turns[cone.steps] ?? 0) - start, aspect);
}

/** Where a direction leads, in degrees of the ideal geometry; undefined where the cell has no such side or edge. */
function angleOf(layout: Layout, grid: IdealGrid | undefined, from: Cell, direction: number): number | undefined {
  if (grid) {
    const vector = grid.vectorOf(from, direction);
    return vector && degreesOf(vector.x * grid.aspect, vector.y);
  }
  const neighbor = neighborCell(layout, from, direction);
  if (neighbor === undefined) return undefined;
  const [start, end] = [layout.center(from), layout.center(neighbor)];
  return degreesOf(end.x - start.x, end.y - start.y);
}

function degreesOf(x: number, y: number): number {
  return (Math.atan2(y, x) * 180) / Math.PI;
}

function foldDegrees(angle: number): number {
  return ((angle % 360) + 360) % 360;
}

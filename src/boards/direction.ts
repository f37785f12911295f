import type { Cell, Direction, Layout, Point } from './layout.js';
import { shownValue } from './shown-value.js';
import { angleOf, offsetBetween } from './traverse/offset.js';

/**
 * The number of a direction given by number or name. Throws a RangeError that names the value and what is allowed;
 * `what` says whose direction it is.
 */
export function directionNumber(layout: Layout, direction: Direction, what = 'direction'): number {
  const { directions, shape } = layout;
  const number =
    typeof direction === 'string'
      ? directions.findIndex((name) => name.toLowerCase() === direction.toLowerCase())
      : direction;
  if (Number.isInteger(number) && number >= 0 && number < directions.length) return number;
  const allowed = directions.map((name, index) => (name === `${index}` ? name : `${index} ${name}`)).join(', ');
  throw new RangeError(
    `${what} is ${shownValue(direction)}, but the directions of this ${shape} layout are ${allowed || 'none'}`,
  );
}

/** The name of a direction. */
export function directionName(layout: Layout, direction: Direction): string {
  return layout.directions[directionNumber(layout, direction)] ?? '';
}

/**
 * The direction a number of places further clockwise, in the order of their angles; negative steps turn the other
 * way.
 */
export function rotateDirection(layout: Layout, direction: Direction, steps: number): number {
  const { vectors, shape } = layout;
  if (vectors === undefined) {
    throw new TypeError(`a ${shape} layout cannot rotate a direction: its directions differ from cell to cell`);
  }
  if (!Number.isInteger(steps)) throw new RangeError(`steps is ${steps}, but must be a whole number`);
  const clockwise = vectors
    .map((vector, number) => ({ number, angle: angleOf(vector) }))
    .sort((a, b) => a.angle - b.angle)
    .map(({ number }) => number);
  const { length } = clockwise;
  const turned = clockwise.indexOf(directionNumber(layout, direction)) + (steps % length) + length;
  return clockwise[turned % length] ?? 0;
}

/** The cell next to a cell in a direction, over a wrapped edge too; undefined where there is none. */
export function neighborCell(layout: Layout, cell: Cell, direction: Direction): Cell | undefined {
  const number = directionNumber(layout, direction);
  const neighbor = layout.neighbors[cell * layout.directions.length + number] ?? -1;
  return neighbor < 0 ? undefined : neighbor;
}

/** The direction that leads from a cell to its neighbour; undefined where the two are no neighbours. */
export function directionBetween(layout: Layout, from: Cell, to: Cell): number | undefined {
  const { directions, neighbors } = layout;
  const first = from * directions.length;
  for (let number = 0; number < directions.length; number++) {
    if (neighbors[first + number] === to) return number;
  }
  return undefined;
}

/**
 * The direction that points best from one cell to another: to a neighbour the one that leads there, else the one with
 * the smallest turn from the line between their centres as drawn, on boards that wrap to the nearest image; ties go to
 * the lower number. Undefined for one and the same cell, and for a node without edges.
 */
export function nearestDirection(layout: Layout, from: Cell, to: Cell): number | undefined {
  if (from === to) return undefined;
  const exact = directionBetween(layout, from, to);
  if (exact !== undefined) return exact;
  return directionAtAngle(layout, from, angleOf(offsetBetween(layout, from, to)));
}

/**
 * The direction from a cell with the smallest turn from an angle, in degrees clockwise from E, as drawn; on layouts whose
 * directions differ from cell to cell, among its neighbours. Ties go to the lower number. Undefined where there is none.
 */
export function directionAtAngle(layout: Layout, cell: Cell, angle: number): number | undefined {
  let best: number | undefined;
  let smallest = Infinity;
  for (let number = 0; number < layout.directions.length; number++) {
    const neighbor = neighborCell(layout, cell, number);
    if (layout.vectors === undefined && neighbor === undefined) continue;
    const turn = turnBetween(angle, stepAngle(layout, cell, neighbor ?? cell, number));
    // Rounding of the trigonometry must not decide between directions equally near.
    if (turn > smallest - 1e-9) continue;
    best = number;
    smallest = turn;
  }
  return best;
}

/**
 * Where a direction leads from the centre of a cell of a grid, in board units, also over a wrapped edge; undefined on
 * graphs.
 */
export function stepVector(layout: Layout, cell: Cell, direction: number): Point | undefined {
  return layout.vectors ? layout.vectors[direction] : layout.vectorAt?.(cell, direction);
}

/** Where the step from a cell to its neighbour in a direction leads: degrees clockwise from E, 0 ≤ angle < 360. */
export function stepAngle(layout: Layout, from: Cell, to: Cell, direction: number): number {
  const vector = stepVector(layout, from, direction);
  return angleOf(vector ?? offsetBetween(layout, from, to));
}

/** The smaller angle between two angles, in degrees, 0 … 180. */
export function turnBetween(a: number, b: number): number {
  const turn = Math.abs(a - b) % 360;
  return Math.min(turn, 360 - turn);
}

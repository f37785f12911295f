import { directionNumber, neighborCell, turnBetween } from '../direction.js';
import type { Cell, Direction, Layout, Place } from '../layout.js';
import { checkCount, checkLayout, checkOptionNames, mistake } from '../option-checks.js';
import { cellInside } from '../place.js';
import { discCells } from './around.js';
import { angleOf, offsetBetween, uprightOffset } from './offset.js';

/** A cone: where it begins, how far and where it leads. */
export interface Cone {
  readonly from: Place;
  /** How far it reaches, in steps. */
  readonly radius: number;
  /** How wide it opens, in degrees: half of it to either side, both sides included. */
  readonly width: number;
  /**
   * Where its middle leads: a direction, for which all is measured on the board seen upright, also where it is drawn
   * tilted.
   */
  readonly direction?: Direction | undefined;
  /** In place of a direction: an angle as drawn, in degrees clockwise from E. */
  readonly angle?: number | undefined;
}

/**
 * The cells within a cone whose tip is the middle of a cell, that cell first, then the nearest: those whose own
 * middle lies in it. Over wrapped edges the nearest image counts. Edges, walls and tiles are not asked. Only the cell
 * itself where a triangle has no such side, or a node no such edge. Throws a RangeError on a bad option, a TypeError
 * unless one of `direction` and `angle` is given.
 */
export function coneCells(layout: Layout, cone: Cone): Cell[] {
  checkLayout('coneCells', layout);
  checkOptionNames('coneCells', cone, ['from', 'radius', 'width', 'direction', 'angle']);
  const { from, radius, width, direction, angle } = cone;
  const start = cellInside(layout, from, 'coneCells: from');
  if ((direction === undefined) === (angle === undefined)) {
    throw new TypeError('coneCells: needs either a direction or an angle');
  }
  checkCount('coneCells', 'radius', radius, 0);
  if (typeof width !== 'number' || !(width >= 0)) {
    throw mistake('coneCells', 'width', width, 'a number of degrees from 0 on');
  }
  if (angle !== undefined && !Number.isFinite(angle)) throw mistake('coneCells', 'angle', angle, 'a number of degrees');
  const offset = direction === undefined ? offsetBetween : uprightOffset;
  const middle = direction === undefined ? angle : angleOfDirection(layout, start, direction);
  return discCells(layout, { center: { cell: start }, radius }).filter((cell) => {
    if (cell === start) return true;
    // Rounding must not decide about what lies just on a side.
    return middle !== undefined && turnBetween(angleOf(offset(layout, start, cell)), middle) <= width / 2 + 1e-6;
  });
}

/**
 * Where a direction leads on the board seen upright; undefined where the cell has no neighbour there and directions
 * differ.
 */
function angleOfDirection(layout: Layout, cell: Cell, direction: Direction): number | undefined {
  const number = directionNumber(layout, direction, 'coneCells: direction');
  const { lattice } = layout;
  if (!lattice) {
    const neighbor = neighborCell(layout, cell, number);
    return neighbor === undefined ? undefined : angleOf(offsetBetween(layout, cell, neighbor));
  }
  const step = lattice.stepsAt(lattice.pointOf(layout.xyOf(cell)))[number];
  if (!step) return undefined;
  const sum = (axis: 'x' | 'y') =>
    lattice.upright.reduce((total, each, index) => total + each[axis] * (step[index] ?? 0), 0);
  return angleOf({ x: sum('x'), y: sum('y') });
}

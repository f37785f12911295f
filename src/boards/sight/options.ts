import type { Board } from '../board.js';
import { directionNumber } from '../direction.js';
import type { Cell, Layout, Place } from '../layout.js';
import { describePlace } from '../place.js';
import type { SightOptions } from './types.js';

const names = ['from', 'opaque', 'holes', 'solidPieces', 'piece', 'cost', 'points', 'range', 'face', 'cone'];

/** Judges all options of a sight but its places. Throws a TypeError or RangeError that names the option. */
export function checkSightOptions<TTile extends object, TPiece>(
  who: string,
  layout: Layout,
  options: SightOptions<TTile, TPiece>,
  more: readonly string[] = [],
): void {
  if (typeof options !== 'object' || options === null) throw mistake(who, 'options', options, 'an object');
  const allowed = [...names, ...more];
  for (const [name, value] of Object.entries(options)) {
    if (allowed.includes(name) || value === undefined) continue;
    throw new TypeError(`${who}: there is no option ${name}; allowed: ${allowed.join(', ')}`);
  }
  const { opaque, holes, solidPieces, cost, points, range, face, cone } = options;
  if (opaque !== undefined && typeof opaque !== 'function') throw mistake(who, 'opaque', opaque, 'a function');
  if (holes !== undefined && holes !== 'opaque' && holes !== 'open') {
    throw mistake(who, 'holes', holes, "'opaque' or 'open'");
  }
  if (solidPieces !== undefined && typeof solidPieces !== 'boolean') {
    throw mistake(who, 'solidPieces', solidPieces, 'true or false');
  }
  if (cost !== undefined && typeof cost !== 'function' && typeof cost !== 'string') {
    throw mistake(who, 'cost', cost, 'a function or the name of a tile property');
  }
  if (points !== undefined && !isAtLeastZero(points)) throw mistake(who, 'points', points, 'a number ≥ 0');
  if (points !== undefined && cost === undefined) throw new TypeError(`${who}: points mean nothing without a cost`);
  if (range !== undefined && !isAtLeastZero(range)) throw mistake(who, 'range', range, 'a number ≥ 0');
  if (face !== undefined) directionNumber(layout, face, `${who}: face`);
  if (cone === undefined) return;
  if (!isCone(cone)) throw mistake(who, 'cone', cone, '{ steps: a whole number ≥ 0 } or { degrees: 0 … 360 }');
  if (face === undefined) throw new TypeError(`${who}: a cone needs a face`);
}

/** The cell of a place. Throws outside the board. */
export function sightCell<TTile extends object, TPiece>(
  who: string,
  board: Board<TTile, TPiece>,
  name: string,
  place: Place,
): Cell {
  if (typeof place !== 'object' || place === null) throw mistake(who, name, place, 'a place');
  const cell = board.cell(place);
  if (cell !== undefined) return cell;
  throw new RangeError(`${who}: ${name} is ${describePlace(board.layout, place)}, which is outside the board`);
}

function isAtLeastZero(value: unknown): boolean {
  return typeof value === 'number' && value >= 0;
}

function isCone(cone: object): boolean {
  const { steps, degrees } = cone as { steps?: unknown; degrees?: unknown };
  if (steps !== undefined) return degrees === undefined && Number.isSafeInteger(steps) && isAtLeastZero(steps);
  return isAtLeastZero(degrees) && Number(degrees) <= 360;
}

function mistake(who: string, name: string, value: unknown, allowed: string): Error {
  const shown = typeof value === 'string' ? `'${value}'` : typeof value === 'object' ? JSON.stringify(value) : value;
  const Kind = typeof value === 'number' || typeof value === 'string' ? RangeError : TypeError;
  return new Kind(`${who}: ${name} is ${String(shown)}, but must be ${allowed}`);
}

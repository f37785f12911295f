import type { Board } from './board.js';
import type { Cell, Place } from './layout.js';
import { describePlace } from './place.js';

/** Judges that options are an object, and their names. Throws a TypeError that names who was asked, and what is allowed. */
export function checkOptionNames(who: string, options: object, allowed: readonly string[]): void {
  if (typeof options !== 'object' || options === null) throw mistake(who, 'options', options, 'an object');
  for (const name in options) {
    if (allowed.includes(name) || options[name as keyof typeof options] === undefined) continue;
    throw new TypeError(`${who}: there is no option ${name}; allowed: ${allowed.join(', ')}`);
  }
}

/** The cell of a place; throws outside the board and, if a tile is needed, where there is none. */
export function readCell<TTile extends object, TPiece>(
  who: string,
  board: Board<TTile, TPiece>,
  name: string,
  place: Place,
): Cell {
  if (typeof place !== 'object' || place === null) {
    throw mistake(who, name, place, 'a place: { x, y }, { cell } or { node }', TypeError);
  }
  const cell = board.cell(place);
  if (cell !== undefined) return cell;
  throw new RangeError(`${who}: ${name} is ${describePlace(board.layout, place)}, which is outside the board`);
}

/** The same, where there must be a tile. */
export function readStartCell<TTile extends object, TPiece>(
  who: string,
  board: Board<TTile, TPiece>,
  from: Place,
): Cell {
  const cell = readCell(who, board, 'from', from);
  if (board.tileOf(cell) !== undefined) return cell;
  throw new RangeError(`${who}: from is ${describePlace(board.layout, from)}, where there is no tile`);
}

/** A number that is at least so much, if it is there; Infinity is one. */
export function checkNumber(who: string, name: string, value: unknown, least: number): void {
  if (value === undefined || (typeof value === 'number' && value >= least)) return;
  throw mistake(who, name, value, `a number of at least ${least}`);
}

export function checkWord(who: string, name: string, value: unknown, words: readonly unknown[]): void {
  if (value === undefined || words.includes(value)) return;
  throw mistake(who, name, value, words.map((word) => `'${word}'`).join(' or '), RangeError);
}

export function checkFlag(who: string, name: string, value: unknown): void {
  if (value !== undefined && typeof value !== 'boolean') throw mistake(who, name, value, 'true or false', TypeError);
}

export function checkFunction(who: string, name: string, value: unknown): void {
  if (value !== undefined && typeof value !== 'function') throw mistake(who, name, value, 'a function', TypeError);
}

/** The error for a bad option: by default a RangeError for a number and a TypeError for all else. */
export function mistake(
  who: string,
  name: string,
  value: unknown,
  allowed: string,
  Kind: typeof TypeError | typeof RangeError = typeof value === 'number' ? RangeError : TypeError,
): Error {
  const shown = typeof value === 'string' ? `'${value}'` : typeof value === 'object' ? JSON.stringify(value) : value;
  return new Kind(`${who}: ${name} is ${String(shown)}, but must be ${allowed}`);
}

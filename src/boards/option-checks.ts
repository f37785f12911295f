import type { Board } from './board.js';
import type { Cell, Layout, Place } from './layout.js';
import { cellInside, describePlace } from './place.js';
import type { Random } from './random.js';
import { shownValue } from './shown-value.js';

/** Judges that options are an object, and their names. Throws a TypeError that names who was asked, and what is allowed. */
export function checkOptionNames(who: string, options: object, allowed: readonly string[]): void {
  if (typeof options !== 'object' || options === null) throw mistake(who, 'options', options, 'an object');
  for (const name in options) {
    if (allowed.includes(name) || options[name as keyof typeof options] === undefined) continue;
    throw new TypeError(`${who}: there is no option ${name}; allowed: ${allowed.join(', ')}`);
  }
}

/** Throws a TypeError unless this is a board. */
export function checkBoard<TTile extends object, TPiece>(who: string, board: Board<TTile, TPiece>): void {
  if (isObject(board) && isLayout(board.layout) && typeof board.tileOf === 'function') return;
  throw mistake(who, 'board', board, 'a Board', TypeError);
}

/** Throws a TypeError unless this is a layout. */
export function checkLayout(who: string, layout: Layout, name = 'layout'): void {
  if (!isLayout(layout)) throw mistake(who, name, layout, 'a layout, such as squareLayout makes', TypeError);
}

/** What can be iterated over, as a list; text cannot. Throws a TypeError that says what is to be in it. */
export function readList<Item>(who: string, name: string, list: Iterable<Item>, items: string): Item[] {
  if (isObject(list) && typeof list[Symbol.iterator] === 'function') return [...list];
  throw mistake(who, name, list, `a list of ${items}`, TypeError);
}

/** Throws a TypeError unless this is a generator of chance. */
export function checkRandom(who: string, random: unknown, why = ''): void {
  if (isObject(random) && typeof (random as Partial<Random>).next === 'function') return;
  throw mistake(who, 'random', random, `a generator as createRandom makes${why}`, TypeError);
}

/** The cell of a place; throws outside the board and, if a tile is needed, where there is none. */
export function readCell<TTile extends object, TPiece>(
  who: string,
  board: Board<TTile, TPiece>,
  name: string,
  place: Place,
): Cell {
  checkBoard(who, board);
  if (!isObject(place)) throw mistake(who, name, place, 'a place: { x, y }, { cell } or { node }', TypeError);
  return cellInside(board.layout, place, `${who}: ${name}`);
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

/** A whole number that is at least so much. */
export function checkCount(who: string, name: string, value: unknown, least: number): void {
  if (Number.isSafeInteger(value) && Number(value) >= least) return;
  throw mistake(who, name, value, `a whole number of at least ${least}`);
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
  return new Kind(`${who}: ${name} is ${shownValue(value)}, but must be ${allowed}`);
}

function isLayout(layout: unknown): boolean {
  if (!isObject(layout)) return false;
  const { size, directions } = layout as Partial<Layout>;
  return typeof size === 'number' && Array.isArray(directions);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

import type { Board } from '../board.js';
import type { Cell, Place } from '../layout.js';
import { describePlace } from '../place.js';
import { facingOf } from './facing.js';
import { NOWHERE, type Stand } from './stand.js';
import type { DeadEndPolicy, DiagonalPolicy, ForkPolicy, ForwardRules, ForwardStart } from './types.js';

/** The rules with their defaults filled in. */
export interface Rules<TTile extends object, TPiece> extends ForwardRules<TTile, TPiece> {
  readonly fork: ForkPolicy;
  readonly deadEnd: DeadEndPolicy;
  readonly diagonals: DiagonalPolicy;
  readonly backwards: boolean;
}

const FORKS: readonly unknown[] = ['forward', 'random', 'choose'];
const DEAD_ENDS: readonly unknown[] = ['turn', 'stop', 'refuse'];
const DIAGONALS: readonly unknown[] = ['joined', 'always', 'never'];

const names = ['from', 'face', 'cameFrom', 'piece', 'fork', 'deadEnd', 'diagonals', 'backwards'];
const callbacks = ['cost', 'solid', 'road', 'onFork'] as const;

/** The names of the options that all functions have, and of those that one has besides. */
export function optionNames(...more: readonly string[]): ReadonlySet<string> {
  return new Set([...names, ...callbacks, 'random', ...more]);
}

/** Judges the names of options and the rules among them. Throws a TypeError or RangeError that names the option. */
export function readRules<TTile extends object, TPiece>(
  who: string,
  options: ForwardStart<TTile, TPiece>,
  allowed: ReadonlySet<string>,
): Rules<TTile, TPiece> {
  if (typeof options !== 'object' || options === null) throw mistake(TypeError, who, 'options', options, 'an object');
  for (const name in options) {
    if (allowed.has(name) || options[name as keyof typeof options] === undefined) continue;
    throw new TypeError(`${who}: there is no option ${name}; allowed: ${[...allowed].join(', ')}`);
  }
  const { piece, cost, solid, road, onFork, random } = options;
  const { fork = 'forward', deadEnd = 'turn', diagonals = 'joined', backwards = false } = options;
  checkWord(who, 'fork', fork, FORKS);
  checkWord(who, 'deadEnd', deadEnd, DEAD_ENDS);
  checkWord(who, 'diagonals', diagonals, DIAGONALS);
  checkFlag(who, 'backwards', backwards);
  for (const name of callbacks) checkFunction(who, name, options[name]);
  if (random !== undefined && (typeof random?.next !== 'function' || typeof random.clone !== 'function')) {
    throw mistake(TypeError, who, 'random', random, 'a generator as createRandom makes');
  }
  return { piece, fork, deadEnd, diagonals, backwards, cost, solid, road, onFork, random };
}

/** Judges where the piece stands, looks and came from. */
export function readStart<TTile extends object, TPiece>(
  who: string,
  board: Board<TTile, TPiece>,
  { from, face, cameFrom }: ForwardStart<TTile, TPiece>,
): Stand {
  return {
    cell: cellWithTile(who, board, from),
    face: facingOf(board.layout).read(face ?? 0, `${who}: face`),
    cameFrom: cameFrom === undefined ? NOWHERE : cellInside(who, board, 'cameFrom', cameFrom),
  };
}

/** The cell where a piece stands. Throws where there is no tile: it has no road to go. */
export function cellWithTile<TTile extends object, TPiece>(
  who: string,
  board: Board<TTile, TPiece>,
  from: Place,
): Cell {
  const cell = cellInside(who, board, 'from', from);
  if (board.tileOf(cell) === undefined) {
    throw new RangeError(`${who}: from is ${describePlace(board.layout, from)}, where there is no tile`);
  }
  return cell;
}

export function cellInside<TTile extends object, TPiece>(
  who: string,
  board: Board<TTile, TPiece>,
  name: string,
  place: Place,
): Cell {
  if (typeof place !== 'object' || place === null) {
    throw mistake(TypeError, who, name, place, 'a place: { x, y }, { cell } or { node }');
  }
  const cell = board.cell(place);
  if (cell === undefined) {
    throw new RangeError(`${who}: ${name} is ${describePlace(board.layout, place)}, which is outside the board`);
  }
  return cell;
}

export function readPoints(who: string, points: unknown): number {
  if (typeof points !== 'number' || !Number.isFinite(points) || points < 0) {
    throw mistake(typeof points === 'number' ? RangeError : TypeError, who, 'points', points, 'a finite number ≥ 0');
  }
  return points;
}

export function checkFlag(who: string, name: string, value: unknown): void {
  if (typeof value !== 'boolean') throw mistake(TypeError, who, name, value, 'true or false');
}

function checkWord(who: string, name: string, value: unknown, words: readonly unknown[]): void {
  if (words.includes(value)) return;
  throw mistake(RangeError, who, name, value, words.map((word) => `'${word}'`).join(' or '));
}

function checkFunction(who: string, name: string, value: unknown): void {
  if (value !== undefined && typeof value !== 'function') throw mistake(TypeError, who, name, value, 'a function');
}

function mistake(
  Kind: typeof TypeError | typeof RangeError,
  who: string,
  name: string,
  value: unknown,
  allowed: string,
): Error {
  const shown = typeof value === 'string' ? `'${value}'` : typeof value === 'object' ? JSON.stringify(value) : value;
  return new Kind(`${who}: ${name} is ${String(shown)}, but must be ${allowed}`);
}

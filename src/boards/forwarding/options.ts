import type { Board } from '../board.js';
import {
  checkFlag,
  checkFunction,
  checkOptionNames,
  checkWord,
  mistake,
  readCell,
  readStartCell,
} from '../option-checks.js';
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
export function optionNames(...more: readonly string[]): readonly string[] {
  return [...names, ...callbacks, 'random', ...more];
}

/** Judges the names of options and the rules among them. Throws a TypeError or RangeError that names the option. */
export function readRules<TTile extends object, TPiece>(
  who: string,
  options: ForwardStart<TTile, TPiece>,
  allowed: readonly string[],
): Rules<TTile, TPiece> {
  checkOptionNames(who, options, allowed);
  const { piece, cost, solid, road, onFork, random } = options;
  const { fork = 'forward', deadEnd = 'turn', diagonals = 'joined', backwards = false } = options;
  checkWord(who, 'fork', fork, FORKS);
  checkWord(who, 'deadEnd', deadEnd, DEAD_ENDS);
  checkWord(who, 'diagonals', diagonals, DIAGONALS);
  checkFlag(who, 'backwards', backwards);
  for (const name of callbacks) checkFunction(who, name, options[name]);
  if (random !== undefined && (typeof random?.next !== 'function' || typeof random.clone !== 'function')) {
    throw mistake(who, 'random', random, 'a generator as createRandom makes');
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
    cell: readStartCell(who, board, from),
    face: facingOf(board.layout).read(face ?? 0, `${who}: face`),
    cameFrom: cameFrom === undefined ? NOWHERE : readCell(who, board, 'cameFrom', cameFrom),
  };
}

export function readPoints(who: string, points: unknown): number {
  if (typeof points !== 'number' || !Number.isFinite(points) || points < 0) {
    throw mistake(who, 'points', points, 'a finite number ≥ 0');
  }
  return points;
}

import type { Board } from '../board.js';
import { directionNumber } from '../direction.js';
import {
  checkBoard,
  checkFlag,
  checkFunction,
  checkNumber,
  checkOptionNames,
  checkWord,
  mistake,
} from '../option-checks.js';
import type { SightOptions } from './types.js';

const names = ['from', 'opaque', 'holes', 'solidPieces', 'piece', 'cost', 'points', 'range', 'face', 'cone'];

/** Judges all options of a sight but its places. Throws a TypeError or RangeError that names the option. */
export function checkSightOptions<TTile extends object, TPiece>(
  who: string,
  board: Board<TTile, TPiece>,
  options: SightOptions<TTile, TPiece>,
  more: readonly string[] = [],
): void {
  checkBoard(who, board);
  checkOptionNames(who, options, [...names, ...more]);
  const { opaque, holes, solidPieces, cost, points, range, face, cone } = options;
  checkWord(who, 'holes', holes, ['opaque', 'open']);
  checkFlag(who, 'solidPieces', solidPieces);
  checkNumber(who, 'points', points, 0);
  checkNumber(who, 'range', range, 0);
  checkFunction(who, 'opaque', opaque);
  if (cost !== undefined && typeof cost !== 'function' && typeof cost !== 'string') {
    throw mistake(who, 'cost', cost, 'a function or the name of a tile property');
  }
  if (points !== undefined && cost === undefined) throw new TypeError(`${who}: points mean nothing without a cost`);
  if (face !== undefined) directionNumber(board.layout, face, `${who}: face`);
  if (cone === undefined) return;
  if (!isCone(cone)) throw mistake(who, 'cone', cone, '{ steps: a whole number ≥ 0 } or { degrees: 0 … 360 }');
  if (face === undefined) throw new TypeError(`${who}: a cone needs a face`);
}

function isCone(cone: unknown): boolean {
  if (typeof cone !== 'object' || cone === null) return false;
  const { steps, degrees } = cone as { steps?: unknown; degrees?: unknown };
  if (steps !== undefined) return degrees === undefined && Number.isSafeInteger(steps) && Number(steps) >= 0;
  return typeof degrees === 'number' && degrees >= 0 && degrees <= 360;
}

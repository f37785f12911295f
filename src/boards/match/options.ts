import type { Board } from '../board.js';
import { directionNumber } from '../direction.js';
import type { Direction, Layout } from '../layout.js';
import { checkBoard, checkCount, checkOptionNames, mistake, readList } from '../option-checks.js';
import type { RunOptions, SymbolOptions } from './types.js';

const names = ['symbol', 'wildcard', 'directions'];

/** Judges the options that all matching shares, and the names of the others. Throws errors that name the option. */
export function checkSymbolOptions<TSymbol, TTile extends object, TPiece>(
  who: string,
  board: Board<TTile, TPiece>,
  options: SymbolOptions<TSymbol, TTile, TPiece>,
  more: readonly string[],
): void {
  checkBoard(who, board);
  checkOptionNames(who, options, [...names, ...more]);
  if (typeof options.symbol !== 'function') throw mistake(who, 'symbol', options.symbol, 'a function');
  const { directions } = options;
  if (directions !== undefined) readList(who, 'directions', directions, 'directions');
}

/** The numbers of the directions on a list. Throws an error that names the one that the layout does not have. */
export function readDirections(
  who: string,
  name: string,
  layout: Layout,
  directions: readonly Direction[] | undefined,
): number[] | undefined {
  if (directions === undefined) return undefined;
  const list = readList(who, name, directions, 'directions');
  return list.map((direction) => directionNumber(layout, direction, `${who}: ${name}`));
}

/** How many tiles make a run. */
export function readLength(who: string, { length = 3 }: Pick<RunOptions<unknown>, 'length'>): number {
  checkCount(who, 'length', length, 1);
  return length;
}

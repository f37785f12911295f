import { checkOptionNames, mistake } from '../option-checks.js';
import type { RunOptions, SymbolOptions } from './types.js';

const names = ['symbol', 'wildcard', 'directions'];

/** Judges the options that all matching shares, and the names of the others. Throws errors that name the option. */
export function checkSymbolOptions<TSymbol, TTile extends object, TPiece>(
  who: string,
  options: SymbolOptions<TSymbol, TTile, TPiece>,
  more: readonly string[],
): void {
  checkOptionNames(who, options, [...names, ...more]);
  if (typeof options.symbol !== 'function') throw mistake(who, 'symbol', options.symbol, 'a function');
  const { directions } = options;
  if (directions !== undefined && !Array.isArray(directions)) {
    throw mistake(who, 'directions', directions, 'a list of directions');
  }
}

/** How many tiles make a run. */
export function readLength(who: string, { length = 3 }: Pick<RunOptions<unknown>, 'length'>, least = 1): number {
  if (Number.isSafeInteger(length) && length >= least) return length;
  throw mistake(who, 'length', length, `a whole number of at least ${least}`);
}

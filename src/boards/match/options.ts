import { mistake } from '../paths/path-options.js';
import type { RunOptions, SymbolOptions } from './types.js';

const names = ['symbol', 'wildcard', 'directions'];

/** Judges the options that all matching shares, and the names of the others. Throws errors that name the option. */
export function checkSymbolOptions<TSymbol, TTile extends object, TPiece>(
  who: string,
  options: SymbolOptions<TSymbol, TTile, TPiece>,
  more: readonly string[],
): void {
  if (typeof options !== 'object' || options === null) throw mistake(who, 'options', options, 'an object');
  const allowed = [...names, ...more];
  for (const name in options) {
    if (allowed.includes(name) || options[name as keyof typeof options] === undefined) continue;
    throw new TypeError(`${who}: there is no option ${name}; allowed: ${allowed.join(', ')}`);
  }
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

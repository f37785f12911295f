import { checkFunction, checkNumber } from '../option-checks.js';
import { passageRuleNames, readPassageRules } from '../passage-options.js';
import type { PathRules } from './types.js';

/** The options that all functions of paths have. */
export const pathRuleNames = ['cost', 'leastCost', 'diagonalCost', ...passageRuleNames];

/**
 * Judges the rules of a function, and the names of its options. Throws a TypeError or RangeError that names the option.
 *
 * @param names all that are allowed
 */
export function readPathRules<TTile extends object, TPiece>(
  who: string,
  options: PathRules<TTile, TPiece>,
  names: readonly string[],
): void {
  readPassageRules(who, options, names);
  const { cost, leastCost, diagonalCost } = options;
  checkFunction(who, 'cost', cost);
  checkNumber(who, 'leastCost', leastCost, 0);
  checkNumber(who, 'diagonalCost', diagonalCost, 1);
}

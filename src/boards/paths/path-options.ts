import { checkFunction, checkNumber } from '../option-checks.js';
import { readPassageRules } from '../passage-options.js';
import type { PathRules } from './types.js';

const ruleNames = ['cost', 'leastCost', 'diagonalCost'];

/** Judges the rules of a function, and the names of its options. Throws a TypeError or RangeError that names the option. */
export function readPathRules<TTile extends object, TPiece>(
  who: string,
  options: PathRules<TTile, TPiece>,
  more: readonly string[],
): void {
  readPassageRules(who, options, [...more, ...ruleNames]);
  const { cost, leastCost, diagonalCost } = options;
  checkFunction(who, 'cost', cost);
  checkNumber(who, 'leastCost', leastCost, 0);
  checkNumber(who, 'diagonalCost', diagonalCost, 1);
}

import { checkFunction, checkNumber, checkOptionNames, checkWord } from '../option-checks.js';
import type { PathRules } from './types.js';

const ruleNames = ['piece', 'solid', 'corners', 'cost', 'leastCost', 'diagonalCost'];
const corners: readonly unknown[] = ['never', 'one-open', 'always'];

/** Judges the rules of a function, and the names of its options. Throws a TypeError or RangeError that names the option. */
export function readPathRules<TTile extends object, TPiece>(
  who: string,
  options: PathRules<TTile, TPiece>,
  more: readonly string[],
): void {
  checkOptionNames(who, options, [...more, ...ruleNames]);
  const { solid, cost, leastCost, diagonalCost } = options;
  checkFunction(who, 'solid', solid);
  checkFunction(who, 'cost', cost);
  checkWord(who, 'corners', options.corners, corners);
  checkNumber(who, 'leastCost', leastCost, 0);
  checkNumber(who, 'diagonalCost', diagonalCost, 1);
}

import { checkFunction, checkOptionNames, checkWord } from './option-checks.js';
import type { PassageRules } from './passage.js';

const ruleNames = ['piece', 'solid', 'corners'];
const corners: readonly unknown[] = ['never', 'one-open', 'always'];

/** Judges the rules of passage, and the names of all options. Throws a TypeError or RangeError that names the option. */
export function readPassageRules<TTile extends object, TPiece>(
  who: string,
  options: PassageRules<TTile, TPiece>,
  more: readonly string[],
): void {
  checkOptionNames(who, options, [...more, ...ruleNames]);
  checkFunction(who, 'solid', options.solid);
  checkWord(who, 'corners', options.corners, corners);
}

import { checkFunction, checkOptionNames, checkWord } from './option-checks.js';
import type { PassageRules } from './passage.js';

/** The options that all functions of passage have. */
export const passageRuleNames = ['piece', 'solid', 'corners'];
const corners: readonly unknown[] = ['never', 'one-open', 'always'];

/**
 * Judges the rules of passage, and the names of all options. Throws a TypeError or RangeError that names the option.
 *
 * @param names all that are allowed
 */
export function readPassageRules<TTile extends object, TPiece>(
  who: string,
  options: PassageRules<TTile, TPiece>,
  names: readonly string[],
): void {
  checkOptionNames(who, options, names);
  checkFunction(who, 'solid', options.solid);
  checkWord(who, 'corners', options.corners, corners);
}

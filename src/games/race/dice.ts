import { arrest, tryToLeave } from './jail.js';
import type { Table } from './table.js';

/** So many doubles in a row lead to the jail (the usual convention of property trading games). */
export const TOO_MANY_DOUBLES = 3;

/** Rolls the dice: in the jail to get out of it, else to walk. */
export function roll(table: Table): void {
  const { random, seat, player, state } = table;
  const dice = Array.from({ length: state.rules.dice }, () => random.integer(1, 6));
  const points = dice.reduce((sum, die) => sum + die, 0);
  const isDoubles = dice.length > 1 && dice.every((die) => die === dice[0]);
  state.dice = dice;
  state.drawn = [];
  table.say({ kind: 'rolled', seat, dice });
  if (player.jail === undefined) walkRoll(table, points, isDoubles);
  else tryToLeave(table, points, isDoubles);
}

/** Uses a charm: the points are shared among the dice, and are never doubles. */
export function choosePoints(table: Table, points: number): void {
  const { seat, player, state } = table;
  const count = state.rules.dice;
  const dice = Array.from({ length: count }, (_, die) => Math.floor((points + die) / count));
  player.charms--;
  state.dice = dice;
  state.drawn = [];
  state.doubles = 0;
  table.say({ kind: 'rolled', seat, dice, chosen: true });
  table.next({ task: 'walk', points, stepsMade: 0 });
}

function walkRoll(table: Table, points: number, isDoubles: boolean): void {
  const { track, seat, state } = table;
  state.doubles = isDoubles ? state.doubles + 1 : 0;
  if (isDoubles) table.say({ kind: 'doubles', seat, count: state.doubles });
  if (state.doubles === TOO_MANY_DOUBLES && track.jail !== undefined) arrest(table, 'doubles');
  else table.next({ task: 'walk', points, stepsMade: 0 });
}

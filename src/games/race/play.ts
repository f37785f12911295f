import type { Random } from '../../boards/index.js';
import type { Played } from '../game.js';
import { carryOn } from './agenda.js';
import { choosePoints, roll } from './dice.js';
import { payBail, usePass } from './jail.js';
import { buyGood } from './market.js';
import { buyTile, sell } from './money.js';
import type { RaceMove } from './move.js';
import { isSameMove, movesOf } from './moves.js';
import { parseMove } from './parse-move.js';
import type { RaceState } from './state.js';
import { Table } from './table.js';
import type { Track } from './track.js';
import { goOn } from './walking.js';

type Rule<Type> = (table: Table, move: Extract<RaceMove, { readonly type: Type }>) => void;

/** What each move does before the agenda goes on. */
const rules: { readonly [Type in RaceMove['type']]: Rule<Type> } = {
  roll,
  choose: (table, { points }) => choosePoints(table, points),
  go: (table, { direction }) => goOn(table, direction),
  buy: buyTile,
  decline: () => {},
  goods: (table, { good }) => buyGood(table, good),
  sell: (table, { tile }) => sell(table, tile),
  bail: payBail,
  'use-pass': usePass,
};

/**
 * Makes a move, and all that follows from it up to the next question. Refused are `no-move`: the value is none; `over`:
 * the race has ended;
 * `not-now`: another question is open; `not-allowed`: an answer to the question, but none of those that are allowed.
 */
export function play(track: Track, state: RaceState, move: RaceMove, random: Random): Played<RaceState> {
  const allowed = movesOf(track, state);
  if (parseMove(move) === undefined) return { ok: false, reason: 'no-move' };
  if (!allowed.some((one) => isSameMove(one, move))) {
    if (state.phase === 'over') return { ok: false, reason: 'over' };
    return { ok: false, reason: allowed.some(({ type }) => type === move.type) ? 'not-allowed' : 'not-now' };
  }
  const table = new Table(track, state, random);
  (rules[move.type] as Rule<RaceMove['type']>)(table, move);
  carryOn(table);
  return { ok: true, state: table.state };
}

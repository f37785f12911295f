import type { End, State } from './search.js';

/** Chance that goes round in circles is followed until less than this is left, or so many rounds. */
const LEFT_OVER = 1e-12;
const ROUNDS = 1000;

/** How likely each end is, given that the move ends: all together are 1. */
export function shareOut(states: readonly State[]): Map<End, number> {
  // Points only grow less, so in this order nearly all chance is handed on in one round.
  const order = [...states].sort((a, b) => b.remaining - a.remaining);
  const waiting = new Map<State, number>();
  const ends = new Map<End, number>();
  const [start] = states;
  if (start !== undefined) waiting.set(start, 1);
  let ended = 0;
  for (let round = 0; round < ROUNDS && sum(waiting) > LEFT_OVER; round++) {
    for (const state of order) {
      const chance = waiting.get(state);
      if (chance === undefined) continue;
      waiting.delete(state);
      for (const { to, share } of state.links) {
        if ('end' in to) {
          ends.set(to, (ends.get(to) ?? 0) + chance * share);
          ended += chance * share;
        } else {
          waiting.set(to, (waiting.get(to) ?? 0) + chance * share);
        }
      }
    }
  }
  for (const [end, chance] of ends) ends.set(end, chance / ended);
  return ends;
}

function sum(chances: ReadonlyMap<State, number>): number {
  let total = 0;
  for (const chance of chances.values()) total += chance;
  return total;
}

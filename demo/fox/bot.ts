import type { Bot } from 'excalibur-boardkit/games';
import { after, cellsWith, type FoxMove, type FoxState, fox, stepsFrom } from './rules.js';

/** Plays for the fox or for the geese; it looks so many moves ahead. */
export function foxBot(depth: number): Bot<FoxState, FoxMove> {
  return {
    choose(state, random) {
      const sign = state.turn === 0 ? -1 : 1;
      const [best] = random
        .shuffle([...fox.moves(state)])
        .map((move) => ({ move, value: sign * worthOf(after(state, move), depth - 1) }))
        .toSorted((a, b) => b.value - a.value);
      if (!best) throw new RangeError('foxBot: the game is over');
      return best.move;
    },
  };
}

/** How good a state is for the geese, if both go on as best they can. */
function worthOf(state: FoxState, depth: number): number {
  const outcome = fox.outcome(state);
  if (outcome) return outcome.winners.includes(1) ? 1000 + depth : -1000 - depth;
  if (depth === 0) return 20 * cellsWith(state, 'g').length - reachOf(state) - state.sideways;
  const values = [...fox.moves(state)].map((move) => worthOf(after(state, move), depth - 1));
  return state.turn === 0 ? Math.min(...values) : Math.max(...values);
}

/** How many points the fox can walk to. */
function reachOf(state: FoxState): number {
  const reached = new Set(cellsWith(state, 'f'));
  for (const cell of reached) for (const { to } of stepsFrom(state, cell)) reached.add(to);
  return reached.size;
}

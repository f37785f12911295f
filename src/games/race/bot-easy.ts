import type { Bot } from '../bot.js';
import type { RaceMove } from './move.js';
import type { RaceGame } from './race-game.js';
import type { RaceState } from './state.js';

/** Takes any kind of move, then any of that kind. */
export function easyBot(game: RaceGame): Bot<RaceState, RaceMove> {
  return {
    choose(state, random) {
      const moves = [...game.moves(state)];
      const kind = random.pick([...new Set(moves.map(({ type }) => type))]);
      return random.pick(moves.filter(({ type }) => type === kind));
    },
  };
}

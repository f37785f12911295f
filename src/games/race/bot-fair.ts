import type { Bot } from '../bot.js';
import { landingCoins } from './appraise.js';
import { best, sumOf } from './best.js';
import type { RaceEnd } from './ends.js';
import { ownerOf } from './estate.js';
import type { RaceMove } from './move.js';
import type { RaceGame } from './race-game.js';
import type { RaceState } from './state.js';

/** How it likes the moves that need no thought; others come first. */
const LIKES: readonly RaceMove['type'][] = ['buy', 'use-pass', 'roll', 'sell', 'decline', 'bail', 'choose', 'goods'];

/** Looks at the coins where this walk can end, and buys what it can. */
export function fairBot(game: RaceGame): Bot<RaceState, RaceMove> {
  /** What an end is worth: coins, and a little for a tile that it could buy. */
  const worthOf = (state: RaceState, { cell }: RaceEnd): number => {
    const tile = game.tile(cell);
    const { price } = tile ?? {};
    const isFree = tile !== undefined && price !== undefined && ownerOf(state.owners, tile) === undefined;
    return landingCoins(game.track, state, state.turn, cell) + (isFree ? price / 10 : 0);
  };
  return {
    choose(state) {
      const moves = [...game.moves(state)];
      if (state.phase !== 'fork') return best(moves, ({ type }) => -LIKES.indexOf(type));
      const ends = game.ends(state);
      return best(moves, (move) => {
        if (move.type !== 'go') return Number.NEGATIVE_INFINITY;
        const there = ends.filter(({ choices }) => choices[0] === move.direction);
        return sumOf(there, (end) => worthOf(state, end)) / there.length;
      });
    },
  };
}

import type { Random } from '../boards/index.js';

/** One who plays by program. */
export interface Bot<State, Move> {
  /** A move for whose move it is; the same state and generator give the same. Throws a RangeError once the game is over. */
  choose(state: State, random: Random): Move;
}

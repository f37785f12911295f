import type { Random } from '../boards/index.js';

/** A place at the table: 0 for who begins. */
export type Seat = number;

/** How a game ended. */
export interface Outcome {
  /** Who won: one seat, several that share the victory, or none in a draw. */
  readonly winners: readonly Seat[];
  /** Why, as a word that the game documents. */
  readonly reason: string;
}

/** What a move has come to: the state after it, or why it may not be made. */
export type Played<State> =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly reason: string };

/**
 * The rules of a game, as data and pure functions: they run in a browser, in a test and on a server.
 *
 * A state is plain JSON data and is never changed; two equal states are deep-equal. Chance comes from the generator
 * that is handed in, so the same seed and the same moves give the same game.
 */
export interface Game<State, Move, Options = object> {
  /** What records of the game are known by. */
  readonly id: string;
  /** The state before the first move. Throws a TypeError or RangeError on options that the game does not allow. */
  setup(options: Options, random: Random): State;
  /** Whose move it is; undefined once the game is over. */
  turn(state: State): Seat | undefined;
  /** The moves that may be made. */
  moves(state: State): Iterable<Move>;
  /** Makes a move. */
  play(state: State, move: Move, random: Random): Played<State>;
  /** How it ended; undefined while it is under way. */
  outcome(state: State): Outcome | undefined;
  /** The state as a seat may see it: what is hidden from that seat is left out or covered. */
  view(state: State, seat: Seat | 'spectator'): State;
  /** A move out of data from elsewhere; undefined if the value is none. */
  parseMove(value: unknown): Move | undefined;
}

import type { Board, Cell, TileProperties } from '../../boards/index.js';
import type { Game, Seat } from '../game.js';
import { endsOf, type RaceEnd } from './ends.js';
import { rentOf, worthOf } from './estate.js';
import type { RaceMove } from './move.js';
import { moverOf, movesOf } from './moves.js';
import type { RaceOptions } from './options.js';
import { parseMove } from './parse-move.js';
import { play } from './play.js';
import { setUp } from './set-up.js';
import type { RaceState } from './state.js';
import type { RaceTile } from './tile.js';
import { readTrack, type Track } from './track.js';

/** The rules of a race on one board, and what can be asked about it. */
export interface RaceGame extends Game<RaceState, RaceMove, RaceOptions> {
  /** The board as the race reads it. */
  readonly track: Track;
  /** What the tile on a cell means; undefined where there is no tile. */
  tile(cell: Cell): RaceTile | undefined;
  /** The tile with a label. */
  tileNamed(label: string): RaceTile | undefined;
  /** What landing on a tile costs those who do not own it; 0 if nobody owns it. */
  rent(state: RaceState, tile: RaceTile): number;
  /** Coins and the prices of owned tiles. */
  worth(state: RaceState, seat: Seat): number;
  /**
   * Where the piece of whose turn it is can end with so many points, or without them from the fork where it waits.
   * Gates are taken as they are: one that opens or shuts on the way is not foreseen.
   */
  ends(state: RaceState, points?: number): readonly RaceEnd[];
}

/**
 * A race round a board: roll, walk, buy, collect rent, be the last with coins or the richest. What the tiles mean stands
 * in their properties (see `RaceTile`), so another board is another game. All that changes in play is in the state; the
 * board is only read, and has to stay as it is: give it one of its own, such as `boardFromTiled(map)`.
 *
 * Chance, for dice and decks, comes from the generator that `setup` and `play` are given. `play` refuses with `no-move`
 * (the value is no move), `over`, `not-now` (another question is open) or `not-allowed` (not among `moves`). Throws a
 * RangeError that names the tile and the property; tiles of cost 0 may not lie in a circle.
 */
export function raceGame<TPiece>(board: Board<TileProperties, TPiece>): RaceGame {
  // No rule asks which pieces stand on the board.
  const track = readTrack(board as unknown as Board);
  return {
    id: 'race',
    track,
    setup: (options, random) => setUp(track, options, random),
    turn: moverOf,
    moves: (state) => movesOf(track, state),
    play: (state, move, random) => play(track, state, move, random),
    outcome: ({ outcome }) => outcome,
    view: coverDecks,
    parseMove,
    tile: (cell) => track.tiles.get(cell),
    tileNamed: (label) => track.named.get(label),
    rent: ({ owners }, tile) => rentOf(track, owners, tile),
    worth: (state, seat) => worthOf(track, state, seat),
    ends: (state, points) => endsOf(track, state, points),
  };
}

/** Nobody may know in which order the cards lie. */
function coverDecks(state: RaceState): RaceState {
  const decks = Object.entries(state.decks).map(([deck, cards]) => [deck, [...cards].sort((a, b) => a - b)] as const);
  return { ...state, decks: Object.fromEntries(decks) };
}

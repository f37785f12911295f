import type { Board, Cell, TileProperties } from '../../boards/index.js';
import type { Game, Seat } from '../game.js';
import type { RaceMove } from './move.js';
import type { RaceOptions } from './options.js';
import type { RaceState } from './state.js';
import type { RaceTile } from './tile.js';

/** The rules of a race on one board, and what can be asked about it. */
export interface RaceGame extends Game<RaceState, RaceMove, RaceOptions> {
  /** What the tile on a cell means; undefined where there is no tile. */
  tile(cell: Cell): RaceTile | undefined;
  /** The tile with a label. */
  tileNamed(label: string): RaceTile | undefined;
  /** Where all begin. */
  readonly start: RaceTile;
  /** The jail, if there is one. */
  readonly jail: RaceTile | undefined;
  /** What landing on a tile costs those who do not own it; 0 if nobody owns it. */
  rent(state: RaceState, tile: RaceTile): number;
  /** Coins and the prices of owned tiles. */
  worth(state: RaceState, seat: Seat): number;
  /**
   * Where the player whose turn it is can end with so many points, or without them from the fork where it waits.
   * Gates are taken as they are: one that opens or shuts on the way is not foreseen.
   */
  ends(state: RaceState, points?: number): readonly RaceEnd[];
}

/** One place where a walk can end. */
export interface RaceEnd {
  readonly cell: Cell;
  /** Where the piece is sent on from there by the `jump` of the tile. */
  readonly jump?: Cell;
  /** The directions taken at the forks on the way there, the first fork first. */
  readonly choices: readonly number[];
}

/**
 * A race round a board: roll, walk, buy, pay. What the tiles mean stands in their properties (`RaceTile`), and
 * another board is another game. Throws a TypeError or RangeError that names the tile and the property.
 */
export function raceGame(board: Board<TileProperties>): RaceGame {
  throw new Error(`race: under way (${board.layout.size} cells)`);
}

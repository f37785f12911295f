import type { CostTable } from './enter-costs.js';
import type { Cell, Direction, Place } from './layout.js';
import type { Wall } from './walls.js';

/**
 * The tile properties that the library reads; any other is kept for the game. Its type is unknown until the game says
 * it: `declare module 'excalibur-boardkit' { interface TileProperties { readonly price?: number } }`.
 */
export interface TileProperties {
  /** Moving points to enter: a number ≥ 0, a number as text, 'STOP' or 'BLOCKED'. */
  readonly cost?: number | string | undefined;
  /** True: cannot be entered. False or absent is no answer. */
  readonly solid?: boolean | undefined;
  /** False: a tile, but not part of the road. */
  readonly road?: boolean | undefined;
  /** The direction in which a fork leads unless told otherwise. */
  readonly face?: Direction | undefined;
  /** The only directions that lead out, as a list or as text with commas; an empty one closes all. */
  readonly exits?: string | readonly Direction[] | undefined;
  /** Where a piece that lands here is sent: a place, 'x,y', or on a graph the name of a node. */
  readonly jump?: Place | string | undefined;
  /** A name to find the tile by. */
  readonly label?: string | undefined;
  /** The class of the tile, as in Tiled. */
  readonly class?: string | undefined;
  readonly [name: string]: unknown;
}

/** A tile of a board. The object is the same until the tile is set anew or the board is resized. */
export interface Tile<TTile extends object = TileProperties> {
  readonly cell: Cell;
  readonly x: number;
  readonly y: number;
  /** Frozen, and shared by the tiles that were given the same object. */
  readonly properties: TTile;
}

/** The bits of `CellTables.flags`. */
export const CellFlag = { TILE: 1, OFF_ROAD: 2, SOLID: 4, BLOCKED: 8 } as const;

/** The live tables of a board, for algorithms; to be read, never written. A resized board has new ones. */
export interface CellTables {
  /** Per cell, bits of `CellFlag`: TILE, and where there is one OFF_ROAD (`road` is false), SOLID, BLOCKED (`cost`). */
  readonly flags: Uint8Array;
  /** Per cell, the number of the direction that the `face` of its tile names; −1 for none. */
  readonly faces: Int16Array;
  /** What entering each tile costs. */
  readonly costs: CostTable;
  /** Per cell and direction as in `layout.neighbors`: 1 where there is a neighbour, the edge is open and no wall is in the way. */
  readonly open: Uint8Array;
  /** The walls by edge, cell × directions + direction, each from both sides. */
  readonly walls: ReadonlyMap<number, Wall>;
  /** Per cell, how many solid pieces stand there. */
  readonly solidPieces: Uint16Array;
}

/** The properties as the ones that the library knows; a type of the user's own may leave them all out. */
export function knownProperties(properties: object): TileProperties {
  return properties as TileProperties;
}

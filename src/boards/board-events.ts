import type { Cell, Layout } from './layout.js';
import type { MoveCause, Spot } from './spot.js';
import type { Tile } from './tile.js';

/** What a board raises about its pieces, each after the change is complete. */
export interface BoardPieceEvents<TPiece> {
  /** A piece was put on the board. */
  placed: { readonly piece: TPiece; readonly at: Spot };
  /** A piece on the board went to another cell or level. */
  moved: { readonly piece: TPiece; readonly from: Spot; readonly to: Spot; readonly cause: MoveCause };
  /** A piece left the board, for whatever reason. */
  removed: { readonly piece: TPiece; readonly from: Spot };
  /** A piece had to leave for another; raised after its `removed` and before the other's `placed` or `moved`. */
  kicked: { readonly piece: TPiece; readonly from: Spot; readonly by: TPiece };
  /** A piece on the board became solid, or is solid no more. */
  solidChanged: { readonly piece: TPiece; readonly at: Spot; readonly solid: boolean };
}

/** What a board raises about tiles and edges, each after the change is complete. */
export interface GroundEvents<TTile extends object> {
  /** A tile was set or taken away. */
  tileChanged: {
    readonly cell: Cell;
    readonly tile: Tile<TTile> | undefined;
    readonly before: Tile<TTile> | undefined;
  };
  /** A wall was put on an edge, or taken away; the `edgeChanged` of its sides come after. */
  wallChanged: {
    readonly cell: Cell;
    readonly direction: number;
    readonly wall: unknown;
    readonly before: unknown;
  };
  /** An edge was opened or closed, by `setEdge`, by the `exits` of a tile, or by a wall. */
  edgeChanged: { readonly cell: Cell; readonly direction: number; readonly open: boolean };
  /** The board has another layout; the `removed` of pieces that lie outside it come after. */
  resized: { readonly before: Layout; readonly layout: Layout };
}

/** What a board raises, each after the change is complete. */
export interface BoardEvents<TTile extends object, TPiece> extends BoardPieceEvents<TPiece>, GroundEvents<TTile> {}

import type { Cell } from './layout.js';

/** The third coordinate of a piece. Numbers and strings differ: 0 is not '0'. */
export type Level = number | string;

/** Where a piece is. */
export interface Spot {
  readonly cell: Cell;
  readonly x: number;
  readonly y: number;
  readonly z: Level;
}

/** Why a piece was moved. */
export type MoveCause = 'move' | 'jump' | 'undo' | 'retrace' | 'swap' | 'kick' | 'load';

/** What to do with another piece on the same cell and level. */
export type WhenOccupied = 'refuse' | 'kick';

/** The answer to placing or moving a piece; `from` where it was before, `kicked` the piece that had to leave. */
export type Placement<TPiece> =
  | ({ readonly ok: true; readonly from?: Spot; readonly kicked?: TPiece } & Spot)
  | { readonly ok: false; readonly reason: 'outside' | 'not-on-board' | 'already-on-board' }
  | { readonly ok: false; readonly reason: 'occupied'; readonly blocker: TPiece };

/** The answer to a change of pieces that are there already. */
export type PieceResult<TPiece> =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'not-on-board'; readonly piece: TPiece };

/** What `Board.place` takes beside the place. */
export interface PlaceOptions {
  /** The level; without it the lowest whole number from 1 up that is free. */
  readonly z?: Level | undefined;
  /** Whether the piece is solid; false by default. */
  readonly solid?: boolean | undefined;
  /** `refuse` by default. */
  readonly occupied?: WhenOccupied | undefined;
}

/** What `Board.move` takes beside the place. */
export interface MoveOptions {
  /** The level; without it the piece keeps its own. */
  readonly z?: Level | undefined;
  /** `refuse` by default. */
  readonly occupied?: WhenOccupied | undefined;
  /** Handed on with the event; `move` by default. */
  readonly cause?: MoveCause | undefined;
}

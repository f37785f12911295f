import type { Actor, PointerEvent, Vector } from 'excalibur';
import type { Cell, Point, Spot, Tile } from '../../boards/index.js';
import type { tilePointer } from '../../manifests/tile-pointer.js';
import type { Options } from '../behavior.js';
import type { MoveRefusal } from '../moving/move-request.js';

/** Where a gesture is. */
export interface GestureSpot {
  readonly cell: Cell;
  /** The x and y of the cell. */
  readonly place: Point;
  /** The tile; undefined where the cell has none. */
  readonly tile: Tile | undefined;
  /** The pieces on the cell, by level. */
  readonly pieces: readonly Actor[];
}

/** A gesture on a cell. */
export interface TileGesture extends GestureSpot {
  /** Where the pointer is in the world. */
  readonly worldPos: Vector;
  /** Excalibur's own event: which pointer, mouse or touch. */
  readonly pointer: PointerEvent;
}

/** A pointer has gone quickly over the board; the cell is the one where it began. */
export interface SwipeGesture extends TileGesture {
  /** The direction of the layout that is nearest; undefined where the cell has no neighbours. */
  readonly direction: number | undefined;
  /** Where to: degrees clockwise from E of the board, 0 ≤ angle < 360. */
  readonly angle: number;
  /** How far, in pixels of the page. */
  readonly distance: number;
}

/** A piece that is dragged, and where it stands as long as it is. */
export interface DraggedPiece {
  readonly piece: Actor;
  readonly from: Spot;
}

/** Why a piece that was dragged stays where it stands. */
export type DragCancelReason =
  | 'back'
  | 'outside'
  | 'refused'
  | 'escape'
  | 'pointercancel'
  | 'second-pointer'
  | 'moved'
  | 'removed'
  | 'hidden'
  | 'disabled'
  | 'cancelled';

/** What `TilePointer` raises. */
export interface TilePointerGestures {
  /** A click or a short touch on a cell, or a key of `BoardCursor`. */
  tap: TileGesture;
  /** The second of two taps on the same cell; both have been told as taps. */
  doubleTap: TileGesture;
  /** A pointer has rested on a cell; it will be no tap. */
  press: TileGesture;
  swipe: SwipeGesture;
  /** A piece has been picked up. */
  dragStart: DraggedPiece & TileGesture;
  /** A piece is carried on; the cell and what belongs to it are undefined beside the board. */
  drag: DraggedPiece &
    (
      | TileGesture
      | (Pick<TileGesture, 'worldPos' | 'pointer'> & { readonly [Name in keyof GestureSpot]?: undefined })
    ) & {
      /** Whether it may be dropped there. */
      readonly canDrop: boolean;
    };
  /** A piece has been dropped on another cell, and goes there. */
  drop: DraggedPiece & TileGesture;
  /** A piece that was dragged stays where it stands; `refusal` is the word of `GridMove` or of the board. */
  dragCancel: DraggedPiece & {
    readonly reason: DragCancelReason;
    readonly refusal?: MoveRefusal | 'not-on-board' | undefined;
  };
}

/** The callbacks of `TilePointer`. */
export interface TilePointerHooks {
  /** Whether a piece may be picked up. */
  canDrag: (question: DraggedPiece & GestureSpot) => boolean;
  /** Whether a piece may be dropped on a cell that is not its own; asked anew for each cell under the pointer. */
  canDrop: (question: DraggedPiece & GestureSpot) => boolean;
  /**
   * Makes the move of a piece that is dropped, in place of the behaviour: true if it has been made, or will be; false
   * lets the piece go back; undefined leaves the move to the behaviour.
   */
  onDrop: (question: DraggedPiece & GestureSpot) => boolean | undefined;
}

/** The options of `TilePointer`. */
export type TilePointerOptions = Options<typeof tilePointer, TilePointerHooks>;

import type { Actor, PointerEvent, Vector } from 'excalibur';
import type { Cell, Point, Tile } from '../boards/index.js';
import type { BoardBehavior } from './board-behavior.js';

/** What a pointer did on a cell of a board. */
export interface TilePointerEvent {
  readonly board: BoardBehavior;
  /** The cell; for `pointerleave` the one that was left. */
  readonly cell: Cell;
  /** The x and y of the cell. */
  readonly place: Point;
  /** The tile; undefined where the cell has none. */
  readonly tile: Tile | undefined;
  /** The topmost piece on the cell. */
  readonly piece: Actor | undefined;
  /** Where the pointer is in the world. */
  readonly worldPos: Vector;
  /** Excalibur's own event: which pointer, which button, mouse or touch. */
  readonly pointer: PointerEvent;
  /** Keeps the event from all that lies below the board. */
  cancel(): void;
}

/** What a board raises about pointers. */
export interface TilePointerEvents {
  /** A pointer went down on a cell. */
  pointerdown: TilePointerEvent;
  /** A pointer went up on a cell. */
  pointerup: TilePointerEvent;
  /** A pointer moved on a cell. */
  pointermove: TilePointerEvent;
  /** A pointer came to a cell; a finger when it touches it. */
  pointerenter: TilePointerEvent;
  /** A pointer left a cell, to another or off the board; a finger also when it is lifted. */
  pointerleave: TilePointerEvent;
  /** A click with the left button, or a touch, that went up on the cell where it went down, soon and without slipping. */
  tap: TilePointerEvent;
}

/** What a pointer does on a cell of a board, as the board tells it. */
export function tilePointerEvent(board: BoardBehavior, cell: Cell, pointer: PointerEvent): TilePointerEvent {
  return {
    board,
    cell,
    place: board.layout.xyOf(cell),
    tile: board.board.tileOf(cell),
    piece: board.board.piecesAt({ cell }).at(-1),
    worldPos: pointer.worldPos,
    pointer,
    cancel: () => pointer.cancel(),
  };
}

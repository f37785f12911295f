import type { Actor } from 'excalibur';
import type { Cell, MirrorAxis, Place, Point } from '../../boards/index.js';
import type { miniBoard } from '../../manifests/mini-board.js';
import type { Options } from '../behavior.js';
import type { BoardBehavior } from '../board-behavior.js';

/** What `canPutPiece` is asked of each member of a group. */
export interface PutQuestion {
  readonly piece: Actor;
  readonly board: BoardBehavior;
  readonly cell: Cell;
  readonly place: Point;
}

/** The callbacks and references of `MiniBoard`. */
export interface MiniBoardHooks {
  /** The board that the group is put on: the actor that is one, or its behaviour. */
  board: Actor | BoardBehavior;
  /** The tile of the small board that lies where the group is put, and about which it turns; (0, 0), else the first. */
  origin: Place;
  /** Asked last of all tests, for each member; false refuses the whole group. */
  canPutPiece: (question: PutQuestion) => boolean;
}

/** The options of `MiniBoard`. */
export type MiniBoardOptions = Options<typeof miniBoard, MiniBoardHooks>;

/**
 * Why a group stays as it is: it has no pieces; was never put; a piece would lie outside of the board, where no tile
 * is, on a solid tile or piece, or where another piece is; the game refuses it; the small board has no room for the
 * group when it is turned; it is being moved just now; is not dragged; or is not enabled.
 */
export type MiniBoardRefusal =
  | 'no-pieces'
  | 'never-put'
  | 'outside'
  | 'no-tile'
  | 'solid'
  | 'occupied'
  | 'refused'
  | 'no-room'
  | 'busy'
  | 'not-dragged'
  | 'disabled';

/** What a group may not do, and which piece is the reason. */
export interface MiniBoardRejected {
  readonly ok: false;
  readonly reason: MiniBoardRefusal;
  /** The member that has no place, and where that was to be. */
  readonly piece?: Actor | undefined;
  readonly place?: Point | undefined;
  readonly blocker?: Actor | undefined;
}

/** The answer to what a group is to do, or might do. */
export type MiniBoardAnswer = { readonly ok: true } | MiniBoardRejected;

/** What `MiniBoard` raises. */
export interface MiniBoardEvents {
  /** The group has been put on the board. */
  accepted: { readonly at: Point; readonly members: readonly Actor[] };
  /** The group has not been put, rotated or mirrored, and is as before. */
  rejected: Omit<MiniBoardRejected, 'ok'> & { readonly action: 'put' | 'rotate' | 'mirror' };
  /** The group is off the board. */
  pulledOut: { readonly from: Point; readonly members: readonly Actor[] };
  rotated: { readonly turns: number };
  mirrored: { readonly axis: MirrorAxis };
  dragStart: { readonly members: readonly Actor[] };
  /** The members are pieces of the board from now on, and none of the group. */
  dissolved: { readonly at: Point; readonly members: readonly Actor[] };
  /**
   * It is dragged over another tile, or turned there; `at` is undefined beside the board. `tiles` are the places on the
   * board that it would cover, to be lit by `TileHighlight.show`.
   */
  drag: { readonly at: Point | undefined; readonly canPut: boolean; readonly tiles: readonly Point[] };
  /** The group that was dragged goes back: the drag was cancelled, or after `rejected` its drop. */
  dragCancel: { readonly members: readonly Actor[] };
}

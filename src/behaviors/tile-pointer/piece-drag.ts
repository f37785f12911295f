import type { Actor, PointerEvent } from 'excalibur';
import type { Cell, Spot } from '../../boards/index.js';
import type { BoardBehavior } from '../board-behavior.js';
import { findBehavior } from '../find-behavior.js';
import { prefersReducedMotion } from '../motion.js';
import type { Raise } from '../piece/raise.js';
import type { Piece } from '../piece.js';
import type { TilePointer } from '../tile-pointer.js';
import type { DragCancelReason, TilePointerGestures } from './gesture-options.js';
import { boardPoint, gestureSpot } from './gesture-spot.js';
import { HeldPiece } from './held-piece.js';

/** What a drag needs of its behaviour. */
export interface DragHost {
  readonly board: BoardBehavior;
  readonly options: TilePointer['options'];
  readonly raise: Raise<TilePointerGestures>;
}

/** A piece that is carried. */
interface Carried {
  readonly held: HeldPiece;
  readonly piece: Actor;
  readonly from: Spot;
  /** The cell under the pointer, and whether the piece may be dropped there. */
  cell: Cell | undefined;
  canDrop: boolean;
  /** What was told last. */
  told: PointerEvent | undefined;
}

/** Drags a piece over a board, drops it or lets it go back. */
export class PieceDrag {
  readonly #host: DragHost;
  readonly #goingHome = new Set<HeldPiece>();
  #carried: Carried | undefined;

  constructor(host: DragHost) {
    this.#host = host;
  }

  /** The piece that is carried. */
  get piece(): Actor | undefined {
    return this.#carried?.piece;
  }

  /** Picks a piece up; `down` is where the pointer went down, and on which cell. */
  start(piece: Piece, down: { readonly cell: Cell; readonly event: PointerEvent }): void {
    const { board, options, raise } = this.#host;
    const { spot: from, actor } = piece;
    const point = boardPoint(board, down.event.pagePos);
    if (!from || !point) return;
    const lost = (reason: 'moved' | 'removed') => this.#lose(held, reason);
    const held = new HeldPiece(piece, { point, lift: options.dragLift, lost });
    this.#carried = { held, piece: actor, from, cell: from.cell, canDrop: false, told: undefined };
    const { event: pointer } = down;
    raise('dragStart', { piece: actor, from, ...gestureSpot(board, down.cell), worldPos: pointer.worldPos, pointer });
  }

  /** The pointer is there now; the camera may have moved under it. */
  carry(pointer: PointerEvent): void {
    const { board, raise } = this.#host;
    const carried = this.#carried;
    const point = carried && boardPoint(board, pointer.pagePos);
    if (!carried || !point) return;
    carried.held.carry(point);
    const cell = board.layout.cellAt(point);
    if (cell === carried.cell && pointer === carried.told) return;
    if (cell !== carried.cell) carried.canDrop = cell !== undefined && this.#mayDrop(carried, cell);
    carried.cell = cell;
    carried.told = pointer;
    if (this.#carried !== carried) return;
    const { piece, from, canDrop } = carried;
    const spot = cell === undefined ? {} : gestureSpot(board, cell);
    raise('drag', {
      piece,
      from,
      ...spot,
      worldPos: pointer.worldPos,
      pointer,
      canDrop,
    } as TilePointerGestures['drag']);
  }

  /** The board has other cells: where the pointer is has to be asked anew. */
  forgetCell(): void {
    if (this.#carried) Object.assign(this.#carried, { cell: undefined, canDrop: false, told: undefined });
  }

  /** The pointer has let go. */
  drop(pointer: PointerEvent): void {
    this.carry(pointer);
    const carried = this.#carried;
    if (!carried) return;
    const { held, cell, canDrop, piece, from } = carried;
    if (cell === undefined) this.cancel('outside');
    else if (cell === held.piece.spot?.cell) this.cancel('back');
    else if (!canDrop || !this.#isOpen(cell)) this.cancel('refused');
    else {
      const spot = gestureSpot(this.#host.board, cell);
      if (!this.#move(carried, cell)) return;
      this.#host.raise('drop', { piece, from, ...spot, worldPos: pointer.worldPos, pointer });
    }
  }

  /** The piece stays where it stands. */
  cancel(reason: DragCancelReason, refusal?: TilePointerGestures['dragCancel']['refusal']): void {
    const carried = this.#carried;
    if (!carried) return;
    this.#carried = undefined;
    this.#letGo(carried.held);
    const { piece, from } = carried;
    this.#host.raise('dragCancel', { piece, from, reason, ...(refusal ? { refusal } : {}) });
  }

  /** Time passes for those that are on their way home. */
  update(elapsedMs: number): void {
    for (const held of this.#goingHome) if (held.advance(elapsedMs)) this.#goingHome.delete(held);
  }

  /** Brings all of them home now. */
  finish(): void {
    this.update(Infinity);
  }

  #mayDrop({ held, piece, from }: Carried, cell: Cell): boolean {
    const { board, options } = this.#host;
    if (cell === held.piece.spot?.cell || !this.#isOpen(cell)) return false;
    return options.canDrop?.({ piece, from, ...gestureSpot(board, cell) }) !== false;
  }

  #isOpen(cell: Cell): boolean {
    const { board, options } = this.#host;
    return !options.requireTile || board.board.tileOf(cell) !== undefined;
  }

  /** Makes the move; false if the piece is in nobody's hand any more, or has gone back. */
  #move(carried: Carried, cell: Cell): boolean {
    const { board, options } = this.#host;
    const { held, piece, from } = carried;
    const grid = findBehavior(piece, 'grid-move');
    const answer = held.move(() => options.onDrop?.({ piece, from, ...gestureSpot(board, cell) }));
    if (this.#carried !== carried) return false;
    if (answer === false) {
      this.cancel('refused');
      return false;
    }
    if (answer === undefined) {
      const { occupied } = options;
      const moved = held.move(() => (grid ? grid.to({ cell }) : held.piece.put({ cell }, { occupied })));
      if (this.#carried !== carried) return false;
      if (!moved.ok) {
        this.cancel('refused', moved.reason === 'already-on-board' ? 'occupied' : moved.reason);
        return false;
      }
    }
    this.#carried = undefined;
    // GridMove brings the picture to the tile itself.
    if (grid?.isMoving) held.close();
    else this.#letGo(held);
    return true;
  }

  /** Someone else has moved the piece, or it has left the board. */
  #lose(held: HeldPiece, reason: 'moved' | 'removed'): void {
    held.close();
    this.#goingHome.delete(held);
    const carried = this.#carried;
    if (carried?.held !== held) return;
    this.#carried = undefined;
    this.#host.raise('dragCancel', { piece: carried.piece, from: carried.from, reason });
  }

  #letGo(held: HeldPiece): void {
    this.#goingHome.add(held);
    held.goHome(prefersReducedMotion() ? 0 : this.#host.options.returnTime);
    if (!held.isGoingHome) this.#goingHome.delete(held);
  }
}

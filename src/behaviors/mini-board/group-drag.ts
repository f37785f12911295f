import type { Vector } from 'excalibur';
import type { Point } from '../../boards/index.js';
import type { BoardBehavior } from '../board-behavior.js';
import type { Raise } from '../piece/raise.js';
import type { Group } from './group.js';
import type { MiniBoardAnswer, MiniBoardEvents } from './mini-board-options.js';

/** What a drag needs of its behaviour. */
export interface GroupDragHost {
  readonly options: { readonly snap: boolean; readonly goBack: boolean };
  readonly group: Group;
  /** The board that it is put on. */
  readonly board: BoardBehavior;
  readonly raise: Raise<MiniBoardEvents>;
  /** Where the origin of the small board is in the world; can be set. */
  origin: Vector;
}

/** A group in the hand of a visitor. */
interface Held {
  /** From the point that is held to the origin, in the world. */
  readonly grip: Vector;
  /** Where it goes back to. */
  readonly back: { readonly isPut: boolean; readonly origin: Vector };
  /** The x and y under the origin; undefined beside the board. */
  at: Point | undefined;
  canPut: boolean;
}

/** Drags a group over a board, and puts it there or lets it go back. Points are in the world. */
export class GroupDrag {
  readonly #host: GroupDragHost;
  #held: Held | undefined;

  constructor(host: GroupDragHost) {
    this.#host = host;
  }

  get isDragging(): boolean {
    return this.#held !== undefined;
  }

  pickUp(point: Vector): boolean {
    const { group, origin, raise } = this.#host;
    if (this.#held || group.refusal) return false;
    const { position } = group;
    const back = { isPut: position !== undefined, origin };
    this.#held = { grip: origin.sub(point), back, at: position?.at, canPut: back.isPut };
    if (back.isPut && !group.pullOut()) this.#held = undefined;
    if (!this.#held) return false;
    raise('dragStart', { members: group.pieces });
    return this.isDragging;
  }

  carry(point: Vector): void {
    const held = this.#held;
    if (!held) return;
    const { board, options } = this.#host;
    const target = point.add(held.grip);
    const cell = board.cellAtWorld(target);
    const at = cell === undefined ? undefined : board.layout.xyOf(cell);
    const isOther = at?.x !== held.at?.x || at?.y !== held.at?.y;
    held.at = at;
    if (isOther) this.#look(held);
    this.#host.origin = at && held.canPut && options.snap ? board.tileToWorld(at) : target;
    if (isOther) this.#tell(held);
  }

  /** It has been turned: whether it can be put where it is has to be asked anew. */
  turned(): void {
    const held = this.#held;
    if (!held?.at) return;
    this.#look(held);
    this.#tell(held);
  }

  drop(): MiniBoardAnswer {
    const { group, board, options } = this.#host;
    const held = this.#held;
    if (!held) return { ok: false, reason: 'not-dragged' };
    this.#held = undefined;
    const { at } = held;
    const answer = at ? group.put({ board, at }) : group.reject('put', { ok: false, reason: 'outside' });
    if (!answer.ok && options.goBack) this.#cancel(held);
    return answer;
  }

  cancel(): void {
    const held = this.#held;
    if (!held) return;
    this.#held = undefined;
    this.#cancel(held);
  }

  #look(held: Held): void {
    const { group, board } = this.#host;
    held.canPut = held.at !== undefined && group.canPut({ board, at: held.at }).ok;
  }

  #tell({ at, canPut }: Held): void {
    const { group, board, raise } = this.#host;
    raise('drag', { at, canPut, tiles: at ? group.placesAt({ board, at }) : [] });
  }

  #cancel({ back }: Held): void {
    const { group, raise } = this.#host;
    raise('dragCancel', { members: group.pieces });
    this.#host.origin = back.origin;
    if (back.isPut) group.putBack();
  }
}

import type { Vector } from 'excalibur';
import type { Place, Point } from '../../boards/index.js';
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
    const { board, options, raise } = this.#host;
    const target = point.add(held.grip);
    const cell = board.cellAtWorld(target);
    const at = cell === undefined ? undefined : board.layout.xyOf(cell);
    const isOther = at?.x !== held.at?.x || at?.y !== held.at?.y;
    held.at = at;
    if (isOther) this.look();
    this.#host.origin = at && held.canPut && options.snap ? board.tileToWorld(at) : target;
    if (isOther) raise('drag', { at, canPut: held.canPut });
  }

  /** Whether it can be put where it is has to be asked anew. */
  look(): void {
    const held = this.#held;
    if (held) held.canPut = held.at !== undefined && this.#canPut(held.at).ok;
  }

  drop(): MiniBoardAnswer {
    const { group, board, options } = this.#host;
    const held = this.#held;
    if (!held) return { ok: false, reason: 'not-dragged' };
    this.#held = undefined;
    const { at } = held;
    const answer = at ? group.put({ board, at }) : group.reject('put', { ok: false, reason: 'outside' });
    if (!answer.ok && options.goBack) this.#goBack(held);
    return answer;
  }

  cancel(): void {
    const held = this.#held;
    if (!held) return;
    this.#held = undefined;
    this.#host.raise('dragCancel', { members: this.#host.group.pieces });
    this.#goBack(held);
  }

  #canPut(at: Place & Point): MiniBoardAnswer {
    const { group, board } = this.#host;
    return group.canPut({ board, at });
  }

  #goBack({ back }: Held): void {
    this.#host.origin = back.origin;
    if (back.isPut) this.#host.group.putBack();
  }
}

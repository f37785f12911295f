import type { Actor } from 'excalibur';
import type { Point, Spot } from '../../boards/index.js';

/** Why a step is not made. */
export type MoveRefusal =
  | 'off-board'
  | 'outside'
  | 'no-tile'
  | 'edge'
  | 'occupied'
  | 'solid'
  | 'refused'
  | 'disabled'
  | 'stale'
  | 'busy'
  | 'nothing-to-follow';

/** A step that was made; `direction` if the tiles are neighbours. */
export interface MoveAccepted {
  readonly ok: true;
  readonly from: Spot;
  readonly to: Spot;
  readonly direction?: number;
}

/** A step that was not made; `blocker` is the piece in the way. */
export interface MoveRejected {
  readonly ok: false;
  readonly reason: MoveRefusal;
  readonly blocker?: Actor;
}

/** The answer to a request: of its first step. */
export type MoveResult = MoveAccepted | MoveRejected;

/**
 * How a request ended: its picture has arrived; a new request came; it was stopped or cancelled; a step was refused,
 * or the path no longer holds; its piece left the board (was killed, taken off, or lost its mover); its scene was left.
 */
export type MoveEnd = 'arrived' | 'superseded' | 'stopped' | 'cancelled' | 'refused' | 'stale' | 'removed' | 'left';

/** What a request answers at once, and how it ends. */
export type MoveRequest = MoveResult & {
  /** Settles when the request has come to its end; it never rejects. */
  readonly done: Promise<MoveEnd>;
  /** How it ended; undefined while it is under way. */
  readonly end: MoveEnd | undefined;
};

/** What `GridMove` raises. */
export interface GridMoveEvents {
  /** A step is about to be tested; the game may move the pieces on the target away. `to` is undefined outside. */
  beforeMove: {
    readonly piece: Actor;
    readonly from: Spot;
    readonly to: (Point & { readonly cell: number }) | undefined;
    readonly direction: number | undefined;
    readonly pieces: readonly Actor[];
  };
  accepted: MoveAccepted;
  rejected: MoveRejected;
  /** The piece that had to leave, and where it was. */
  kicked: { readonly piece: Actor; readonly by: Actor; readonly at: Spot };
  arrived: { readonly piece: Actor; readonly from: Spot; readonly at: Spot; readonly direction: number | undefined };
  finished: { readonly piece: Actor; readonly end: MoveEnd };
}

/** A request that has still to end. */
export class OpenRequest {
  readonly #done: Promise<MoveEnd>;
  #resolve: (end: MoveEnd) => void = () => {};
  #end: MoveEnd | undefined;

  constructor() {
    this.#done = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  get end(): MoveEnd | undefined {
    return this.#end;
  }

  /** Ends it; only the first end counts. Tells whether this was the first. */
  settle(end: MoveEnd): boolean {
    if (this.#end !== undefined) return false;
    this.#end = end;
    this.#resolve(end);
    return true;
  }

  /** The answer for its user. */
  answer<TResult extends MoveResult>(result: TResult): TResult & MoveRequest {
    return Object.defineProperties({ ...result } as TResult & MoveRequest, {
      done: { value: this.#done, enumerable: true },
      end: { get: () => this.#end, enumerable: false },
    });
  }
}

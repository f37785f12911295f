import { type Action, type Actor, nextActionId } from 'excalibur';
import type { Place } from '../boards/index.js';
import { GridMove } from './grid-move.js';
import type { ActorPlan } from './monopoly/monopoly-options.js';
import type { MoveEnd, MoveRequest } from './moving/move-request.js';

/** What an actor may follow: a plan, a list of tiles, or without either its committed path. */
export type FollowedPath = ActorPlan | readonly Place[];

/**
 * `GridMove.follow` as an action, to be put in a sequence: `actor.actions.runAction(new FollowPath(actor, plan))`.
 * A path given as a function is asked for when the action begins, since a plan made earlier may be stale by then.
 * The action is complete when the walk has ended, however it did: `end` tells. Stopping it halts at the next tile.
 */
export class FollowPath implements Action {
  readonly id: number = nextActionId();
  readonly #actor: Actor;
  readonly #path: FollowedPath | (() => FollowedPath) | undefined;
  #request: MoveRequest | undefined;
  #isStopped = false;

  constructor(actor: Actor, path?: FollowedPath | (() => FollowedPath)) {
    this.#actor = actor;
    this.#path = path;
  }

  /** How the walk ended; undefined while it is under way. */
  get end(): MoveEnd | undefined {
    return this.#request?.end;
  }

  /** Begins the walk, which then goes on by itself. Throws a TypeError if the actor has no `GridMove`. */
  update(_elapsedMs: number): void {
    if (this.#request || this.#isStopped) return;
    const path = typeof this.#path === 'function' ? this.#path() : this.#path;
    this.#request = this.#mover().follow(path);
  }

  isComplete(): boolean {
    return this.#isStopped || this.end !== undefined;
  }

  reset(): void {
    this.#request = undefined;
    this.#isStopped = false;
  }

  stop(): void {
    this.#isStopped = true;
    if (this.#request && this.end === undefined) this.#mover().stop();
  }

  #mover(): GridMove {
    const mover = this.#actor.get(GridMove);
    if (mover) return mover;
    throw new TypeError(`FollowPath: the actor '${this.#actor.name}' needs a GridMove`);
  }
}

import type { Actor } from 'excalibur';
import type { Cell, Place, Placement } from '../../boards/index.js';
import type { MonopolyMovement } from '../monopoly-movement.js';
import type { MoveRejected } from './move-request.js';
import type { StandingPiece, StepSource } from './step-source.js';

/** The steps of a committed path: the plan has decided, so they are only asked again if the board has changed. */
export class PathSteps implements StepSource {
  readonly isWalk = true;
  readonly #movement: MonopolyMovement;

  constructor(movement: MonopolyMovement) {
    this.#movement = movement;
    movement.beginWalk(this);
  }

  get isEmpty(): boolean {
    return this.#movement.isEmpty || !this.#movement.isWalkedBy(this);
  }

  get next(): Place | undefined {
    return this.#movement.nextStep?.tile;
  }

  get rest(): readonly Place[] {
    return this.#movement.path.map(({ tile }) => tile);
  }

  refusal(): MoveRejected | undefined {
    return this.#movement.isNextOpen() ? undefined : { ok: false, reason: 'stale' };
  }

  make({ piece }: StandingPiece, cell: Cell): Placement<Actor> {
    this.#movement.popTile();
    return piece.put({ cell }, { occupied: 'sneak' });
  }

  release(): void {
    this.#movement.endWalk(this);
  }
}

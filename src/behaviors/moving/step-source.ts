import type { Actor } from 'excalibur';
import type { Cell, Place, Placement } from '../../boards/index.js';
import type { ActorBoard } from '../board-behavior.js';
import type { Piece } from '../piece.js';
import type { MoveRejected } from './move-request.js';
import { mayMove, refusalOf, type Step, type StepRules } from './step-test.js';

/** A piece on its board, as those see it who move it. */
export interface StandingPiece {
  readonly piece: Piece;
  readonly actor: Actor;
  readonly board: ActorBoard;
}

/** Where the steps of a walk come from. */
export interface StepSource {
  /** Whether it is a walk along a path or list, not a single step. */
  readonly isWalk: boolean;
  /** Whether all steps have been made. */
  readonly isEmpty: boolean;
  /** The next step. */
  readonly next: Place | undefined;
  /** The steps that have not been made. */
  readonly rest: readonly Place[];
  /** Why the next step may not be made; undefined if it may. */
  refusal(standing: StandingPiece, step: Step): MoveRejected | undefined;
  /** Makes the next step on the board. */
  make(standing: StandingPiece, cell: Cell): Placement<Actor>;
  /** The walk is over. */
  release(): void;
}

/** Tiles that are tested one by one: those of a list, or a single one. */
export class TestedSteps implements StepSource {
  readonly isWalk: boolean;
  /** Last step first: the next one leaves at the end. */
  readonly #rest: Place[];
  readonly #rules: StepRules;

  constructor(places: readonly Place[], { requireTile, occupied, canMove }: StepRules, isWalk: boolean) {
    this.#rest = places.toReversed();
    this.isWalk = isWalk;
    this.#rules = { requireTile, occupied, canMove };
  }

  get next(): Place | undefined {
    return this.#rest.at(-1);
  }

  get rest(): readonly Place[] {
    return this.#rest.toReversed();
  }

  get isEmpty(): boolean {
    return this.#rest.length === 0;
  }

  refusal(standing: StandingPiece, step: Step): MoveRejected | undefined {
    return refusalOf(standing, standing.piece.level ?? step.from.z, step, this.#rules);
  }

  make({ piece }: StandingPiece, cell: Cell): Placement<Actor> {
    const next = this.#rest.pop();
    let isRefused = false;
    try {
      const placement = piece.put({ cell }, { occupied: this.#rules.occupied });
      isRefused = !placement.ok;
      return placement;
    } finally {
      if (isRefused && next) this.#rest.push(next);
    }
  }

  release(): void {}
}

/** Two pieces change places. */
export class SwapStep implements StepSource {
  readonly isWalk = false;
  readonly #other: Actor;
  readonly #rules: Pick<StepRules, 'canMove'>;
  readonly #cell: Cell;
  isEmpty = false;

  constructor(other: Actor, cell: Cell, rules: Pick<StepRules, 'canMove'>) {
    this.#other = other;
    this.#cell = cell;
    this.#rules = rules;
  }

  get next(): Place | undefined {
    return this.isEmpty ? undefined : { cell: this.#cell };
  }

  get rest(): readonly Place[] {
    return this.next ? [this.next] : [];
  }

  refusal({ actor, board }: StandingPiece, step: Step): MoveRejected | undefined {
    const { cell } = step;
    if (cell === undefined || board.spotOf(this.#other)?.cell !== cell) {
      return { ok: false, reason: 'refused', blocker: this.#other };
    }
    return mayMove(board, actor, { ...step, cell }, this.#rules) ? undefined : { ok: false, reason: 'refused' };
  }

  make({ piece, actor, board }: StandingPiece): Placement<Actor> {
    this.isEmpty = true;
    const answer = board.swap(actor, this.#other);
    if (answer.ok && piece.spot) return { ok: true, ...piece.spot };
    this.isEmpty = false;
    return { ok: false, reason: 'not-on-board' };
  }

  release(): void {}
}

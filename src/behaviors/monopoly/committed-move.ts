import type { Actor } from 'excalibur';
import type { ForkedPlan, ForwardPlan, ForwardStep, Point, TileProperties } from '../../boards/index.js';

/** A step, and the tile before it on the path. */
export interface PathStep {
  readonly step: ForwardStep;
  readonly before: Point;
}

/** A step that was made, and how the piece had stood before. */
export interface MadeStep extends PathStep {
  readonly from: Point;
  readonly face: number;
  readonly cameFrom: Point | undefined;
  /** Whether its tile was raised as passed. */
  isPassed: boolean;
}

/** What is kept of a committed plan beside its steps. */
export type CommittedPlan = Omit<ForkedPlan<TileProperties, Actor>, 'ways'> &
  Pick<ForwardPlan<TileProperties, Actor>, 'points' | 'backwards' | 'suggested' | 'refused' | 'ways'>;

/** A move under way: the committed plan, what is left of its path, and the steps made, resumes included. */
export class CommittedMove {
  readonly plan: CommittedPlan;
  /** The step handed out last; placed once the piece is on its tile, gone when the picture is. */
  pending: { readonly entry: PathStep; isPlaced: boolean } | undefined;
  readonly made: MadeStep[];
  /** Whether `land` or `fork` was raised. */
  isEndTold = false;
  /** The board's revision without the steps of the piece itself; undefined after a load, when nobody knows. */
  readonly revision: number | undefined;
  /** The path, last step first: what is handed out leaves at the end. */
  #rest: PathStep[];

  constructor(plan: CommittedPlan, path: readonly PathStep[], revision: number | undefined, made: MadeStep[] = []) {
    this.plan = plan;
    this.#rest = path.toReversed();
    this.revision = revision;
    this.made = made;
  }

  /** The move of a plan; a plan that goes on from the fork where another move waits continues that one. */
  static of(plan: ForwardPlan<TileProperties, Actor>, before: CommittedMove | undefined): CommittedMove {
    const path = plan.steps.map((step, index) => ({ step, before: plan.steps[index - 1]?.tile ?? plan.from }));
    const made = before && continues(before, plan) ? before.made : [];
    return new CommittedMove(plan, path, plan.revision, made);
  }

  /** The steps that have not been handed out. */
  get path(): PathStep[] {
    return this.#rest.toReversed();
  }

  get next(): PathStep | undefined {
    return this.#rest.at(-1);
  }

  get last(): PathStep | undefined {
    return this.#rest[0];
  }

  /** How many steps have not been handed out. */
  get length(): number {
    return this.#rest.length;
  }

  /** The moving points that are left after the steps made. */
  get points(): number {
    return this.made.at(-1)?.step.remaining ?? this.plan.points;
  }

  /** Hands out the next step, or the last one and none after it. */
  pop(isLast: boolean): ForwardStep | undefined {
    const entry = isLast ? this.last : this.#rest.pop();
    if (isLast) this.#rest = [];
    this.pending = entry && { entry, isPlaced: false };
    return entry?.step;
  }

  /** The pending step is made, from a tile where the piece stood so. */
  make(pending: NonNullable<CommittedMove['pending']>, from: Point, face: number, cameFrom: Point | undefined): void {
    pending.isPlaced = true;
    const { step, before } = pending.entry;
    this.made.push({ step, before, from, face, cameFrom, isPassed: false });
  }

  /** Where the piece looks after the pending step: a walk backwards ends with the plan's own face, turned round. */
  faceAfter({ step }: PathStep): number {
    return this.#rest.length === 0 ? this.plan.face : step.face;
  }

  /** Where it came from after the pending step; forgotten at the end of a walk backwards. */
  cameFromAfter({ before }: PathStep): Point | undefined {
    return this.#rest.length === 0 ? this.plan.cameFrom : before;
  }

  /** Takes the last step back into the path, and what was handed out after it. */
  undo(): MadeStep | undefined {
    const last = this.made.pop();
    if (!last) return undefined;
    const { pending } = this;
    if (pending && !pending.isPlaced) this.#rest.push(pending.entry);
    this.#rest.push({ step: last.step, before: last.before });
    this.pending = undefined;
    this.isEndTold = false;
    return last;
  }
}

function continues({ plan, length, isEndTold }: CommittedMove, next: ForwardPlan<TileProperties, Actor>): boolean {
  return plan.end === 'fork' && length === 0 && isEndTold && plan.remaining === next.points && plan.to === next.to;
}

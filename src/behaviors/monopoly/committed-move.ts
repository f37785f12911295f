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
  plan: CommittedPlan;
  /** The steps that have not been handed out. */
  path: PathStep[];
  /** The step handed out last; placed once the piece is on its tile, gone when the picture is. */
  pending: { readonly entry: PathStep; isPlaced: boolean } | undefined;
  readonly made: MadeStep[];
  /** Whether `land` or `fork` was raised. */
  isEndTold = false;
  /** The board's revision without the steps of the piece itself; undefined after a load, when nobody knows. */
  revision: number | undefined;

  constructor(plan: CommittedPlan, path: readonly PathStep[], revision: number | undefined, made: MadeStep[] = []) {
    this.plan = plan;
    this.path = [...path];
    this.revision = revision;
    this.made = made;
  }

  /** The move of a plan; a plan that goes on from the fork where another move waits continues that one. */
  static of(plan: ForwardPlan<TileProperties, Actor>, before: CommittedMove | undefined): CommittedMove {
    const path = plan.steps.map((step, index) => ({ step, before: plan.steps[index - 1]?.tile ?? plan.from }));
    const made = before && continues(before, plan) ? before.made : [];
    return new CommittedMove(plan, path, plan.revision, made);
  }

  /** The moving points that are left after the steps made. */
  get points(): number {
    return this.made.at(-1)?.step.remaining ?? this.plan.points;
  }

  /** Hands out the next step, or the last one and none after it. */
  pop(isLast: boolean): ForwardStep | undefined {
    const entry = isLast ? this.path.at(-1) : this.path[0];
    this.path = isLast ? [] : this.path.slice(1);
    this.pending = entry && { entry, isPlaced: false };
    return entry?.step;
  }

  /** The pending step is made. Tells how the piece stands then. */
  make(from: Point, face: number, cameFrom: Point | undefined): { face: number; cameFrom: Point | undefined } {
    const { pending, plan } = this;
    if (!pending) return { face, cameFrom };
    pending.isPlaced = true;
    this.made.push({ ...pending.entry, from, face, cameFrom, isPassed: false });
    // A walk backwards ends with the face turned round: that is the plan's own face.
    if (this.path.length === 0) return { face: plan.face, cameFrom: plan.cameFrom };
    return { face: pending.entry.step.face, cameFrom: pending.entry.before };
  }

  /** Takes the last step back into the path, and what was handed out after it. */
  undo(): MadeStep | undefined {
    const last = this.made.pop();
    if (!last) return undefined;
    const { pending } = this;
    this.path = [
      { step: last.step, before: last.before },
      ...(pending && !pending.isPlaced ? [pending.entry] : []),
      ...this.path,
    ];
    this.pending = undefined;
    this.isEndTold = false;
    return last;
  }
}

function continues({ plan, path, isEndTold }: CommittedMove, next: ForwardPlan<TileProperties, Actor>): boolean {
  return plan.end === 'fork' && path.length === 0 && isEndTold && plan.remaining === next.points && plan.to === next.to;
}

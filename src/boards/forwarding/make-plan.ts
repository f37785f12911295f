import type { Board } from '../board.js';
import type { Tile } from '../tile.js';
import { cameFromOf } from './came-from.js';
import { Crossing } from './crossing.js';
import type { Rules } from './options.js';
import { Road } from './road.js';
import { NO_WAY, type Stand } from './stand.js';
import type { CameFrom, ForwardGoal, ForwardPlan, ForwardStep } from './types.js';
import { type Walk, walkPoints, walkTo } from './walk.js';
import { Walker } from './walker.js';

/** All that a plan is made from. */
export interface Move<TTile extends object, TPiece> {
  readonly board: Board<TTile, TPiece>;
  readonly rules: Rules<TTile, TPiece>;
  readonly points: number;
  readonly to?: ForwardGoal<TTile> | undefined;
  readonly start: Stand;
  /** The steps of the move before this plan. */
  readonly stepsMade: number;
  /** The direction of the first step, where the player has chosen it. */
  readonly first?: number;
  /** What the plan shows if no step is made. */
  readonly before: { readonly face: number; readonly cameFrom: CameFrom | undefined };
}

type Offer<TTile extends object> = Pick<ForwardPlan<TTile>, 'ways' | 'back' | 'suggested' | 'heading'>;

const NO_OFFER: Offer<never> = {};

/** Walks, and drops the steps that do not count. */
export function makePlan<TTile extends object, TPiece>(move: Move<TTile, TPiece>): ForwardPlan<TTile, TPiece> {
  const { board, rules, points, to, start, stepsMade, first, before } = move;
  const road = new Road(board, rules);
  const crossing = new Crossing(road, rules, { isFree: to !== undefined });
  const walker = new Walker(crossing, rules, stepsMade);
  crossing.begin(start, first);
  const walk = to === undefined ? walkPoints(walker, points, rules.cost) : walkTo(walker, goalTest(board, to));
  const from = road.tile(start.cell);
  const isVoid = walk.end === 'dead-end' && rules.deadEnd === 'refuse';
  const steps = isVoid ? [] : keptSteps(walk, to !== undefined);
  const stance = stanceAfter(walker, from, steps, rules.backwards, before);
  const offer = walk.end === 'fork' ? offerOf(walker) : NO_OFFER;
  const chance = walker.chance();
  return {
    board,
    options: rules,
    to,
    from,
    points,
    steps,
    end: walk.end,
    remaining: isVoid ? points : walk.remaining,
    face: stance.face,
    cameFrom: stance.cameFrom,
    target: steps.at(-1)?.tile ?? from,
    backwards: rules.backwards,
    faceBefore: before.face,
    cameFromBefore: before.cameFrom,
    randomBefore: chance.before,
    randomAfter: chance.after,
    revision: board.revisionWithout(rules.piece),
    ways: offer.ways,
    back: offer.back,
    suggested: offer.suggested,
    heading: offer.heading,
    refused: walk.refused,
    closed: walk.end === 'blocked' || walk.end === 'dead-end' ? crossing.closedWays() : undefined,
  };
}

function goalTest<TTile extends object, TPiece>(
  board: Board<TTile, TPiece>,
  to: ForwardGoal<TTile>,
): (tile: Tile<TTile>) => boolean {
  if (typeof to === 'function') return to;
  const goal = board.cell(to);
  return (tile) => tile.cell === goal;
}

/** Tiles of cost 0 at the end are passed, not landed on; a walk that does not come to its goal makes no step. */
function keptSteps<TTile extends object>(walk: Walk<TTile>, hasGoal: boolean): readonly ForwardStep<TTile>[] {
  const { steps, end } = walk;
  if (end === 'fork') return steps;
  if (hasGoal) return end === 'arrived' ? steps : [];
  while (steps.at(-1)?.cost === 0) steps.pop();
  return steps;
}

/** How the piece stands after the steps that are kept. */
function stanceAfter<TTile extends object, TPiece>(
  { crossing }: Walker<TTile, TPiece>,
  from: Tile<TTile>,
  steps: readonly ForwardStep<TTile>[],
  backwards: boolean,
  before: { readonly face: number; readonly cameFrom: CameFrom | undefined },
): { readonly face: number; readonly cameFrom: CameFrom | undefined } {
  const last = steps.at(-1);
  if (last === undefined) return before;
  if (backwards) return { face: crossing.ways.facing.turned(last.face), cameFrom: undefined };
  return { face: last.face, cameFrom: steps.at(-2)?.tile ?? from };
}

function offerOf<TTile extends object, TPiece>({ crossing, offers, stepsMade }: Walker<TTile, TPiece>): Offer<TTile> {
  const { face, cameFrom, back } = crossing.ways;
  const suggested = crossing.sign();
  return {
    ways: offers,
    back: back === NO_WAY ? undefined : back,
    suggested: suggested === NO_WAY ? undefined : suggested,
    heading: { face, cameFrom: cameFromOf(crossing.road.board, cameFrom), stepsMade },
  };
}

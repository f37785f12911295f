import { NOTHING } from '../amounts.js';
import { stepAngle, turnBetween } from '../direction.js';
import type { Cell, Layout, Point } from '../layout.js';
import type { Random } from '../random.js';
import { BLOCKED_COST } from '../step-cost.js';
import type { CellStep } from './make-path.js';
import type { SearchState } from './search-state.js';
import type { Steps } from './steps.js';
import type { PathShape } from './types.js';

/** What a net of ways asks of the rules. */
type StepRules = Pick<Steps<never, never>, 'cost' | 'price' | 'mayStop'> & {
  readonly passage: Pick<Steps<never, never>['passage'], 'layout' | 'width' | 'step'>;
};

/** A step that some cheapest way makes; `cell` is the one entered. */
export interface WayStep extends CellStep {
  readonly from: Cell;
}

/** All cheapest ways from a start to a goal, woven into one net without circles. */
export class CheapestWays {
  readonly start: Cell;
  readonly goal: Cell;
  readonly layout: Layout;
  /** What each of them costs. */
  readonly cost: number;
  /** The cells of the ways but for the goal, from the goal back to the start: each after all that lie behind it. */
  readonly backwards: readonly Cell[];
  readonly #stepsFrom: ReadonlyMap<Cell, readonly WayStep[]>;

  /** @param state of a search that has found every cell of every cheapest way */
  constructor(steps: StepRules, state: SearchState, { start, goal }: { readonly start: Cell; readonly goal: Cell }) {
    this.start = start;
    this.goal = goal;
    this.cost = state.costOf(goal);
    this.layout = steps.passage.layout;
    const stepsFrom = stepsBetweenFound(steps, state, goal);
    // By costs, not as they were found: with an estimate, cells of one priority are found in any order.
    const found = [...stepsFrom.keys()].reverse().sort((a, b) => state.costOf(b) - state.costOf(a));
    const useful = new Map<Cell, readonly WayStep[]>();
    for (const cell of found) {
      const onward = stepsFrom.get(cell)?.filter(({ cell: next }) => next === goal || useful.has(next)) ?? [];
      if (onward.length > 0) useful.set(cell, onward);
    }
    this.backwards = [...useful.keys()];
    this.#stepsFrom = useful;
  }

  /** The steps of the ways from a cell, by direction. */
  stepsFrom(cell: Cell): readonly WayStep[] {
    return this.#stepsFrom.get(cell) ?? [];
  }

  /** How many there are; Infinity where that is too large for a number. */
  get count(): number {
    const counts = new Map<Cell, number>([[this.goal, 1]]);
    for (const cell of this.backwards) {
      const onward = this.stepsFrom(cell).map((next) => counts.get(next.cell) ?? 0);
      counts.set(
        cell,
        onward.reduce((sum, count) => sum + count, 0),
      );
    }
    return counts.get(this.start) ?? 0;
  }

  /**
   * For each cell, the steps from it with their shares in all ways that lead on from there. They are reckoned by
   * logarithms: of ways a thousand steps long there are more than a number can say.
   */
  shares(): ReadonlyMap<Cell, readonly number[]> {
    const logarithms = new Map<Cell, number>([[this.goal, 0]]);
    const shares = new Map<Cell, readonly number[]>();
    for (const cell of this.backwards) {
      const onward = this.stepsFrom(cell).map((next) => logarithms.get(next.cell) ?? Number.NEGATIVE_INFINITY);
      const most = Math.max(...onward);
      const parts = onward.map((logarithm) => 2 ** (logarithm - most));
      const whole = parts.reduce((sum, part) => sum + part, 0);
      logarithms.set(cell, most + Math.log2(whole));
      shares.set(
        cell,
        parts.map((part) => part / whole),
      );
    }
    return shares;
  }
}

/** Every step from one found cell to another that is on a cheapest way there; from the goal none. */
function stepsBetweenFound(steps: StepRules, state: SearchState, goal: Cell): Map<Cell, WayStep[]> {
  const { passage } = steps;
  const { order, found, stops } = state;
  const places = new Map<Cell, number>();
  for (let place = 0; place < found; place++) places.set(order[place] as Cell, place);
  const stepsFrom = new Map<Cell, WayStep[]>();
  for (const [from, place] of places) {
    if (from === goal || (steps.mayStop && stops[from] === 1)) continue;
    const onward: WayStep[] = [];
    for (let direction = 0; direction < passage.width; direction++) {
      const to = passage.step(from, direction);
      const placeOfNext = places.get(to);
      if (placeOfNext === undefined) continue;
      const cost = steps.cost(from, direction, to);
      if (cost === BLOCKED_COST) continue;
      const spent = state.costOf(from) + steps.price(cost, direction);
      if (Math.abs(spent - state.costOf(to)) > NOTHING) continue;
      // Between cells of the same cost, a net without circles takes only one of the two ways.
      if (state.costOf(to) - state.costOf(from) <= NOTHING && placeOfNext < place) continue;
      onward.push({ from, cell: to, direction, spent: state.costOf(to) });
    }
    stepsFrom.set(from, onward);
  }
  return stepsFrom;
}

/** What is asked of a shaped way. */
interface ShapeTask {
  readonly start: Cell;
  readonly goal: Cell;
  readonly shape: PathShape;
  readonly random: Random | undefined;
}

/** The cheapest way of a shape, out of all that a search has found. Ties go to the lower direction at the first difference. */
export function shapedWay<TTile extends object, TPiece>(
  steps: Steps<TTile, TPiece>,
  state: SearchState,
  { start, goal, shape, random }: ShapeTask,
): CellStep[] {
  const ways = new CheapestWays(steps, state, { start, goal });
  if (shape === 'random') return walk(ways, randomChoice(ways, random?.clone()));
  const penalty = shape === 'line' ? offLine(ways) : turning(ways.layout, shape === 'diagonal' ? -1 : 1);
  return walk(ways, leastPenalty(ways, penalty));
}

/** What a step costs in shape, after another one or as the first. */
type Penalty = (step: WayStep, before: WayStep | undefined) => number;
/** The step to take after another one, or as the first. */
type Choice = (from: Cell, before: WayStep | undefined) => WayStep | undefined;

function walk(ways: CheapestWays, choose: Choice): CellStep[] {
  const list: WayStep[] = [];
  for (let cell = ways.start; cell !== ways.goal; ) {
    const step = choose(cell, list.at(-1));
    if (step === undefined) throw new Error(`no way leads on from cell ${cell}`);
    list.push(step);
    cell = step.cell;
  }
  return list;
}

/** The way with the least sum of penalties: reckoned from the goal backwards, for each step what can follow it. */
function leastPenalty(ways: CheapestWays, penalty: Penalty): Choice {
  const after = new Map<WayStep, number>();
  const total = (step: WayStep, before: WayStep | undefined) => penalty(step, before) + (after.get(step) ?? 0);
  const best: Choice = (from, before) => {
    let [found, least] = [undefined as WayStep | undefined, Number.POSITIVE_INFINITY];
    for (const step of ways.stepsFrom(from)) {
      const sum = total(step, before);
      // Rounding must not decide between ways equally good.
      if (sum < least - NOTHING) [found, least] = [step, sum];
    }
    return found;
  };
  const into = new Map<Cell, WayStep[]>();
  for (const step of ways.backwards.flatMap((cell) => ways.stepsFrom(cell))) {
    const known = into.get(step.cell);
    if (known) known.push(step);
    else into.set(step.cell, [step]);
  }
  for (const cell of ways.backwards) {
    for (const before of into.get(cell) ?? []) {
      const step = best(cell, before);
      if (step) after.set(before, total(step, before));
    }
  }
  return best;
}

/** Each turn costs so much. On graphs a step turns if its angle is another one. */
function turning(layout: Layout, price: number): Penalty {
  const heading = ({ from, cell, direction }: WayStep) =>
    layout.nodes ? stepAngle(layout, from, cell, direction) : direction;
  const isTurn = (a: number, b: number) => (layout.nodes ? turnBetween(a, b) > 1e-6 : a !== b);
  return (step, before) => (before && isTurn(heading(before), heading(step)) ? price : 0);
}

/** How far the tile entered lies off the straight line from start to goal, as drawn, with wrapped axes unrolled. */
function offLine(ways: CheapestWays): Penalty {
  const { layout, start, goal } = ways;
  const places = new Map<Cell, Point>([[start, { x: 0, y: 0 }]]);
  for (const from of [...ways.backwards].reverse()) {
    const place = places.get(from);
    for (const { cell, direction } of ways.stepsFrom(from)) {
      if (place === undefined || places.has(cell)) continue;
      const vector = layout.vectors?.[direction] ?? between(layout.center(from), layout.center(cell));
      places.set(cell, { x: place.x + vector.x, y: place.y + vector.y });
    }
  }
  const end = places.get(goal) ?? { x: 0, y: 0 };
  const length = Math.hypot(end.x, end.y) || 1;
  return ({ cell }) => {
    const { x, y } = places.get(cell) ?? end;
    return Math.abs(x * end.y - y * end.x) / length;
  };
}

function between(a: Point, b: Point): Point {
  return { x: b.x - a.x, y: b.y - a.y };
}

/** Each way with the same chance. */
function randomChoice(ways: CheapestWays, random: Random | undefined): Choice {
  const shares = ways.shares();
  return (from) => {
    const steps = ways.stepsFrom(from);
    let left = random?.next() ?? 0;
    for (const [index, step] of steps.entries()) {
      left -= shares.get(from)?.[index] ?? 0;
      if (left < 0) return step;
    }
    return steps.at(-1);
  };
}

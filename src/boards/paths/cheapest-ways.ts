import { NOTHING } from '../amounts.js';
import { stepAngle, stepVector, turnBetween } from '../direction.js';
import type { Cell, Point } from '../layout.js';
import type { Random } from '../random.js';
import type { CellStep } from './make-path.js';
import type { SearchState } from './search-state.js';
import type { Steps } from './steps.js';
import type { PathShape } from './types.js';
import { CheapestWays, GOAL } from './way-net.js';

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
  const penalty = shape === 'line' ? offLine(ways) : turning(ways, shape === 'diagonal' ? -1 : 1);
  return walk(ways, leastPenalty(ways, penalty));
}

/** In place of the edge before the first. */
const NO_EDGE = -1;

/** What an edge costs in shape, after another one or as the first. */
type Penalty = (edge: number, before: number) => number;
/** The edge to take from a node, after another one or as the first. */
type Choice = (node: number, before: number) => number;

function walk(ways: CheapestWays, choose: Choice): CellStep[] {
  const list: CellStep[] = [];
  let before = NO_EDGE;
  for (let node = ways.start; node !== GOAL; node = ways.ends[before] as number) {
    before = choose(node, before);
    list.push(ways.step(before));
  }
  return list;
}

/** The way with the least sum of penalties: reckoned from the goal backwards, for each edge what can follow it. */
function leastPenalty({ first, ends }: CheapestWays, penalty: Penalty): Choice {
  const after = new Float64Array(ends.length);
  const best: Choice = (node, before) => {
    let [found, least] = [NO_EDGE, Number.POSITIVE_INFINITY];
    for (let edge = first[node] as number; edge < (first[node + 1] as number); edge++) {
      const sum = penalty(edge, before) + (after[edge] as number);
      // Rounding must not decide between ways equally good.
      if (sum < least - NOTHING) [found, least] = [edge, sum];
    }
    return found;
  };
  // What can follow an edge is known before it: its edges come first.
  for (let edge = 0; edge < ends.length; edge++) {
    const next = best(ends[edge] as number, edge);
    if (next !== NO_EDGE) after[edge] = penalty(next, edge) + (after[next] as number);
  }
  return best;
}

/** Each turn costs so much. On graphs a step turns if its angle is another one. */
function turning({ layout, first, ends, directions, cells }: CheapestWays, price: number): Penalty {
  if (!layout.nodes) {
    return (edge, before) => (before !== NO_EDGE && directions[before] !== directions[edge] ? price : 0);
  }
  const angles = new Float64Array(ends.length);
  for (let node = GOAL + 1; node < cells.length; node++) {
    for (let edge = first[node] as number; edge < (first[node + 1] as number); edge++) {
      const [from, to] = [cells[node] as Cell, cells[ends[edge] as number] as Cell];
      angles[edge] = stepAngle(layout, from, to, directions[edge] as number);
    }
  }
  const isTurn = (a: number, b: number) => turnBetween(angles[a] as number, angles[b] as number) > 1e-6;
  return (edge, before) => (before !== NO_EDGE && isTurn(before, edge) ? price : 0);
}

/** How far the tile entered lies off the straight line from start to goal, as drawn, with wrapped axes unrolled. */
function offLine({ layout, start, first, ends, directions, cells }: CheapestWays): Penalty {
  const [xs, ys] = [new Float64Array(cells.length).fill(Number.NaN), new Float64Array(cells.length)];
  xs[start] = 0;
  for (let node = start; node > GOAL; node--) {
    const from = cells[node] as Cell;
    for (let edge = first[node] as number; edge < (first[node + 1] as number); edge++) {
      const end = ends[edge] as number;
      if (!Number.isNaN(xs[end])) continue;
      const direction = directions[edge] as number;
      const step =
        stepVector(layout, from, direction) ?? between(layout.center(from), layout.center(cells[end] as Cell));
      xs[end] = (xs[node] as number) + step.x;
      ys[end] = (ys[node] as number) + step.y;
    }
  }
  const [x, y] = [xs[GOAL] as number, ys[GOAL] as number];
  const length = Math.hypot(x, y) || 1;
  const off = xs.map((each, node) => Math.abs(each * y - (ys[node] as number) * x) / length);
  return (edge) => off[ends[edge] as number] as number;
}

function between(a: Point, b: Point): Point {
  return { x: b.x - a.x, y: b.y - a.y };
}

/** Each way with the same chance. */
function randomChoice(ways: CheapestWays, random: Random | undefined): Choice {
  const { first } = ways;
  const shares = sharesOf(ways);
  return (node) => {
    const [start, end] = [first[node] as number, first[node + 1] as number];
    let left = random?.next() ?? 0;
    for (let edge = start; edge < end; edge++) {
      left -= shares[edge] as number;
      if (left < 0) return edge;
    }
    return end - 1;
  };
}

/**
 * The share of each edge in all ways that lead on from its node. They are reckoned by logarithms: of ways a thousand steps
 * long there are more than a number can say.
 */
function sharesOf({ first, ends, cells }: CheapestWays): Float64Array {
  const logarithms = new Float64Array(cells.length);
  const shares = new Float64Array(ends.length);
  for (let node = GOAL + 1; node < cells.length; node++) {
    const [start, end] = [first[node] as number, first[node + 1] as number];
    let most = Number.NEGATIVE_INFINITY;
    for (let edge = start; edge < end; edge++) most = Math.max(most, logarithms[ends[edge] as number] as number);
    let whole = 0;
    for (let edge = start; edge < end; edge++) {
      shares[edge] = 2 ** ((logarithms[ends[edge] as number] as number) - most);
      whole += shares[edge] as number;
    }
    for (let edge = start; edge < end; edge++) shares[edge] = (shares[edge] as number) / whole;
    logarithms[node] = most + Math.log2(whole);
  }
  return shares;
}

import { NOTHING } from '../amounts.js';
import type { Cell, Layout } from '../layout.js';
import { ASK_EACH } from '../passage.js';
import { BLOCKED_COST } from '../step-cost.js';
import type { CellStep } from './make-path.js';
import type { SearchState } from './search-state.js';
import type { Steps } from './steps.js';

/** What a net of ways asks of the rules. */
type StepRules = Pick<Steps<never, never>, 'cost' | 'price' | 'mayStop'> & {
  readonly passage: Pick<Steps<never, never>['passage'], 'layout' | 'width' | 'neighbors' | 'step' | 'steps'>;
};

/** The node of the goal. */
export const GOAL = 0;
/** A cell that no cheapest way goes through. */
const NO_NODE = -1;

/**
 * All cheapest ways from a start to a goal, woven into one net without circles. Its nodes are numbered from the goal back to
 * the start, so that every edge leads to a lower number; the edges of a node are those from `first[node]` up to
 * `first[node + 1]`, by direction.
 */
export class CheapestWays {
  readonly layout: Layout;
  /** The cell of each node. */
  readonly cells: Int32Array;
  /** What the way to each node costs. */
  readonly costs: Float64Array;
  readonly first: Int32Array;
  /** The node that each edge leads to. */
  readonly ends: Int32Array;
  readonly directions: Int32Array;
  /** The node of the start: the last one. */
  readonly start: number;
  readonly #nodes: Int32Array;

  /** @param state of a search that has found every cell of every cheapest way */
  constructor(steps: StepRules, state: SearchState, { start, goal }: { readonly start: Cell; readonly goal: Cell }) {
    const net = weave(steps, state, goal);
    this.layout = steps.passage.layout;
    this.cells = net.cells;
    this.costs = new Float64Array(net.cells.length);
    for (let node = 0; node < net.cells.length; node++) {
      this.costs[node] = state.costOf(net.cells[node] as Cell);
    }
    this.first = net.first;
    this.ends = net.ends;
    this.directions = net.directions;
    this.#nodes = net.nodes;
    this.start = net.nodes[start] as number;
  }

  /** The node of a cell on a cheapest way. */
  nodeOf(cell: Cell): number {
    return this.#nodes[cell] as number;
  }

  /** An edge as a step. */
  step(edge: number): CellStep {
    const end = this.ends[edge] as number;
    return {
      cell: this.cells[end] as Cell,
      direction: this.directions[edge] as number,
      spent: this.costs[end] as number,
    };
  }

  /** How many ways there are; Infinity where that is too large for a number. */
  get count(): number {
    const counts = new Float64Array(this.cells.length);
    counts[GOAL] = 1;
    for (let node = GOAL + 1; node < counts.length; node++) {
      let sum = 0;
      for (let edge = this.first[node] as number; edge < (this.first[node + 1] as number); edge++) {
        sum += counts[this.ends[edge] as number] as number;
      }
      counts[node] = sum;
    }
    return counts[this.start] as number;
  }
}

/** Finds the edges that lead to the goal, from there backwards. */
function weave(steps: StepRules, state: SearchState, goal: Cell) {
  const { passage, mayStop } = steps;
  const { width, neighbors } = passage;
  const { stops } = state;
  const { order, places } = backwards(state, passage.layout.size);
  const nodes = new Int32Array(passage.layout.size).fill(NO_NODE);
  const cells = new Int32Array(order.length + 1);
  const first = new Int32Array(order.length + 2);
  const ends = new Int32Array(order.length * width);
  const directions = new Int32Array(order.length * width);
  let [count, edges] = [1, 0];
  cells[GOAL] = goal;
  nodes[goal] = GOAL;
  for (let index = 0; index < order.length; index++) {
    const cell = order[index] as Cell;
    if (cell === goal || (mayStop && stops[cell] === 1)) continue;
    const spent = state.costOf(cell);
    const place = places[cell] as number;
    const possible = passage.steps(cell);
    for (let direction = 0; direction < width; direction++) {
      if (((possible >> direction) & 1) === 0) continue;
      const next = neighbors[cell * width + direction] as Cell;
      const end = next < 0 ? NO_NODE : (nodes[next] as number);
      if (end === NO_NODE || (possible === ASK_EACH && passage.step(cell, direction) < 0)) continue;
      const cost = steps.cost(cell, direction, next);
      if (cost === BLOCKED_COST) continue;
      const total = state.costOf(next);
      if (Math.abs(spent + steps.price(cost, direction) - total) > NOTHING) continue;
      // Between cells of the same cost, a net without circles takes only one of the two ways.
      if (total - spent <= NOTHING && (places[next] as number) < place) continue;
      ends[edges] = end;
      directions[edges++] = direction;
    }
    if (edges === first[count]) continue;
    nodes[cell] = count;
    cells[count++] = cell;
    first[count] = edges;
  }
  return {
    ...{ nodes, cells: cells.slice(0, count), first: first.slice(0, count + 1) },
    ...{ ends: ends.slice(0, edges), directions: directions.slice(0, edges) },
  };
}

/** All cells that a search has found, the most expensive first, and the place of each in the order in which it found them. */
function backwards(state: SearchState, size: number): { order: Int32Array; places: Int32Array } {
  const { order, found } = state;
  const places = new Int32Array(size);
  for (let place = 0; place < found; place++) places[order[place] as Cell] = place;
  // By costs, not as they were found: with an estimate, cells of one priority are found in any order.
  const cells = order.slice(0, found).reverse();
  return { order: cells.sort((a, b) => state.costOf(b) - state.costOf(a)), places };
}

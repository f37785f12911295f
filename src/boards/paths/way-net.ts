import { NOTHING } from '../amounts.js';
import type { Cell, Layout } from '../layout.js';
import { BLOCKED_COST } from '../step-cost.js';
import type { CellStep } from './make-path.js';
import type { SearchState } from './search-state.js';
import type { Steps } from './steps.js';

/** What a net of ways asks of the rules. */
type StepRules = Pick<Steps<never, never>, 'cost' | 'price' | 'mayStop'> & {
  readonly passage: Pick<Steps<never, never>['passage'], 'layout' | 'width' | 'step'>;
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
  readonly ends: readonly number[];
  readonly directions: readonly number[];
  /** The node of the start: the last one. */
  readonly start: number;
  readonly #nodes: Int32Array;

  /** @param state of a search that has found every cell of every cheapest way */
  constructor(steps: StepRules, state: SearchState, { start, goal }: { readonly start: Cell; readonly goal: Cell }) {
    const { passage, mayStop } = steps;
    const { costs, stops } = state;
    const { order, places } = backwards(state, passage.layout.size);
    const nodes = new Int32Array(passage.layout.size).fill(NO_NODE);
    const cells = [goal];
    const [first, ends, directions]: [number[], number[], number[]] = [[0, 0], [], []];
    nodes[goal] = GOAL;
    for (const cell of order) {
      if (cell === goal || (mayStop && stops[cell] === 1)) continue;
      for (let direction = 0; direction < passage.width; direction++) {
        const next = passage.step(cell, direction);
        const end = next < 0 ? NO_NODE : (nodes[next] as number);
        if (end === NO_NODE) continue;
        const cost = steps.cost(cell, direction, next);
        if (cost === BLOCKED_COST) continue;
        const [spent, total] = [costs[cell] as number, costs[next] as number];
        if (Math.abs(spent + steps.price(cost, direction) - total) > NOTHING) continue;
        // Between cells of the same cost, a net without circles takes only one of the two ways.
        if (total - spent <= NOTHING && (places[next] as number) < (places[cell] as number)) continue;
        ends.push(end);
        directions.push(direction);
      }
      if (ends.length === first.at(-1)) continue;
      nodes[cell] = cells.length;
      cells.push(cell);
      first.push(ends.length);
    }
    this.layout = passage.layout;
    this.cells = Int32Array.from(cells);
    this.costs = Float64Array.from(cells, (cell) => costs[cell] as number);
    this.first = Int32Array.from(first);
    this.ends = ends;
    this.directions = directions;
    this.#nodes = nodes;
    this.start = nodes[start] as number;
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

/** All cells that a search has found, the most expensive first, and the place of each in the order in which it found them. */
function backwards({ order, found, costs }: SearchState, size: number): { order: Int32Array; places: Int32Array } {
  const places = new Int32Array(size);
  for (let place = 0; place < found; place++) places[order[place] as Cell] = place;
  // By costs, not as they were found: with an estimate, cells of one priority are found in any order.
  const cells = order.slice(0, found).reverse();
  return { order: cells.sort((a, b) => (costs[b] as number) - (costs[a] as number)), places };
}

import { covers } from '../forwarding/amounts.js';
import type { Cell, Layout } from '../layout.js';
import { ASK_EACH } from '../passage.js';
import { ScratchPool } from '../scratch.js';
import { BLOCKED_COST, STOP_COST } from '../step-cost.js';
import { BucketQueue, type CellQueue, HeapQueue } from './queues.js';
import type { Steps } from './steps.js';

const LAST_STAMP = 0x7ffffff0;

/** What a search knows about each cell. Its lists are as long as the board, and used again. */
export class SearchState {
  /** Of a cell that has been reached: what the cheapest way found costs. */
  readonly costs: Float64Array;
  /** Where that way comes from: the cell, moved to the left by `shift` bits, and the direction; −1 at the start. */
  readonly arrivals: Int32Array;
  /** How many bits directions take. */
  readonly shift: number;
  /** The cells in the order in which their cheapest ways were found. */
  readonly order: Int32Array;
  /** How many of them there are. */
  found = 0;
  readonly buckets = new BucketQueue();
  readonly heap = new HeapQueue();
  /** Whether a cell was entered by a STOP. */
  readonly stops: Uint8Array;
  /** Per cell: reached in this search, or its cheapest way found; anything else is of searches before. */
  readonly stamps: Int32Array;
  reached = 0;
  settled = 1;

  constructor({ size, directions }: Layout) {
    this.shift = 32 - Math.clz32(Math.max(1, directions.length) - 1);
    this.costs = new Float64Array(size);
    this.arrivals = new Int32Array(size);
    this.order = new Int32Array(size);
    this.stops = new Uint8Array(size);
    this.stamps = new Int32Array(size);
  }

  /** Forgets the search before. */
  renew(): void {
    if (this.reached > LAST_STAMP) {
      this.stamps.fill(0);
      this.reached = 0;
    }
    this.reached += 2;
    this.settled = this.reached + 1;
    this.found = 0;
  }

  /** Whether the cheapest way to a cell has been found. */
  isFound(cell: Cell): boolean {
    return this.stamps[cell] === this.settled;
  }
}

const states = new ScratchPool<Layout, SearchState>((layout) => new SearchState(layout));

/** Lends what a search needs on a layout to a piece of work. */
export function withSearchState<Result>(layout: Layout, work: (state: SearchState) => Result): Result {
  return states.use(layout, work);
}

/** What a search is for. */
export interface SearchTask {
  readonly start: Cell;
  /** Where it ends; it also ends where nothing more can be reached. */
  readonly isGoal?: ((cell: Cell) => boolean) | undefined;
  readonly goal?: Cell | undefined;
  /** The most that a way may cost. */
  readonly limit: number;
  /** The least that the way from a cell to the goal costs; consistent, or a weight is on it. */
  readonly estimate?: ((cell: Cell) => number) | undefined;
  /** How much of the estimate counts. */
  readonly weight?: number | undefined;
  /** The most that a way through a cell to the goal may cost by the estimate. */
  readonly bound?: number | undefined;
}

/**
 * Finds cheapest ways from a start, cell after cell in the order of their costs (Dijkstra 1959), with an estimate towards a
 * goal (A*: Hart, Nilsson, Raphael 1968). Gives the goal, or −1; the state says what was found.
 */
export function search<TTile extends object, TPiece>(
  steps: Steps<TTile, TPiece>,
  state: SearchState,
  { start, goal = -1, isGoal, limit, estimate, weight = 1, bound = Number.POSITIVE_INFINITY }: SearchTask,
): Cell {
  state.renew();
  const { passage, mayStop, plain } = steps;
  const { width, neighbors } = passage;
  const { shift, costs, arrivals, stops, stamps, order, reached, settled } = state;
  const queue = queueFor(steps, state, weight);
  stamps[start] = reached;
  costs[start] = 0;
  arrivals[start] = -1;
  stops[start] = 0;
  queue.push(start, estimate === undefined ? 0 : weight * estimate(start));
  let found = 0;
  for (let cell = queue.pop(); cell >= 0; cell = queue.pop()) {
    // It was pushed again when a cheaper way was found, and has been looked at.
    if (stamps[cell] === settled) continue;
    stamps[cell] = settled;
    order[found++] = cell;
    state.found = found;
    if (cell === goal || isGoal?.(cell)) return cell;
    if (mayStop && stops[cell] === 1) continue;
    const spent = costs[cell] as number;
    const possible = passage.steps(cell);
    const first = cell * width;
    // Of equally good cells the one pushed last comes first, so the order decides where the search goes. Forwards and
    // backwards in turn it keeps to the middle of all cheapest ways, where the fewest obstacles turn it back.
    const isForwards = (spent & 1) === 0;
    for (let turn = 0; turn < width; turn++) {
      const direction = isForwards ? turn : width - 1 - turn;
      if (((possible >> direction) & 1) === 0) continue;
      const next = neighbors[first + direction] as Cell;
      if (possible === ASK_EACH && passage.step(cell, direction) < 0) continue;
      const stamp = stamps[next];
      if (stamp === settled) continue;
      let price = plain === undefined ? -1 : (plain[next] as number);
      let isStop = false;
      if (!(price >= 0)) {
        const cost = steps.cost(cell, direction, next);
        if (cost === BLOCKED_COST) continue;
        isStop = cost === STOP_COST;
        price = steps.price(cost, direction);
      }
      const total = spent + price;
      if (stamp === reached ? total >= (costs[next] as number) : !covers(limit, total)) continue;
      const priority = estimate === undefined ? total : total + weight * estimate(next);
      if (!covers(bound, priority)) continue;
      stamps[next] = reached;
      costs[next] = total;
      arrivals[next] = (cell << shift) | direction;
      if (mayStop) stops[next] = isStop ? 1 : 0;
      queue.push(next, priority);
    }
  }
  return -1;
}

function queueFor<TTile extends object, TPiece>(
  { least, mostWhole }: Steps<TTile, TPiece>,
  { buckets, heap }: SearchState,
  weight: number,
): CellQueue {
  // With a weight, priorities may fall.
  const queue = mostWhole === undefined || weight !== 1 ? heap : buckets.prepare(mostWhole + least + 1);
  queue.clear();
  return queue;
}

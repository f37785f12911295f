import type { Cell, Layout } from '../layout.js';
import { ScratchPool } from '../scratch.js';
import type { Estimate } from './estimate.js';
import { BucketQueue, FIRST_ROOM, HeapQueue } from './queues.js';

const LAST_STAMP = 0x7ffffff0;

/** Above the cost of every way. */
const MOST = 0x7fffffff;

/** What a search knows about each cell. Its lists are as long as the board, and used again. */
export class SearchState {
  /** Of a cell that has been reached: what the cheapest way found costs, and `origin` more. */
  costs: Float64Array | Int32Array;
  readonly exactCosts: Float64Array;
  /** Of all other cells it is more than any way of this search costs, since the origin falls from search to search. */
  readonly wholeCosts: Int32Array;
  origin = 0;
  #wholeOrigin = 0;
  /** Where that way comes from: the cell, moved to the left by `shift` bits, and the direction; −1 at the start. */
  readonly arrivals: Int32Array;
  /** How many bits directions take. */
  readonly shift: number;
  /** For each direction in which a cell was reached, a mask of all but the one straight back. */
  readonly onward: Int32Array;
  /** The cells in the order in which their cheapest ways were found. */
  readonly order: Int32Array;
  /** How many of them there are. */
  found = 0;
  readonly buckets = new BucketQueue();
  /** Room for three stacks of cells. */
  stacks: [Int32Array, Int32Array, Int32Array] = [
    new Int32Array(FIRST_ROOM),
    new Int32Array(FIRST_ROOM),
    new Int32Array(FIRST_ROOM),
  ];
  readonly heap = new HeapQueue();
  /** Whether a cell was entered by a STOP; of use only where a step may be one. */
  readonly stops: Uint8Array;
  /** Per cell: reached in this search, or its cheapest way found; anything else is of searches before. */
  readonly stamps: Int32Array;
  reached = 0;
  settled = 1;

  constructor(layout: Layout) {
    const { size, directions } = layout;
    this.shift = 32 - Math.clz32(Math.max(1, directions.length) - 1);
    this.exactCosts = new Float64Array(size);
    this.wholeCosts = new Int32Array(size);
    this.costs = this.exactCosts;
    this.onward = Int32Array.from(directions, (_, direction) => {
      const back = layout.opposite(direction);
      return back === undefined ? -1 : ~(1 << back);
    });
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
    this.origin = 0;
    this.costs = this.exactCosts;
  }

  /** The same for a search in whole numbers, no way of which costs as much as `span`. */
  renewWhole(span: number): void {
    this.renew();
    if (this.#wholeOrigin < span) {
      this.wholeCosts.fill(MOST);
      this.#wholeOrigin = MOST;
    }
    this.#wholeOrigin -= span;
    this.origin = this.#wholeOrigin;
    this.costs = this.wholeCosts;
  }

  /** What the cheapest way to a cell costs that has been found. */
  costOf(cell: Cell): number {
    return (this.costs[cell] as number) - this.origin;
  }
}

const states = new ScratchPool<Layout, SearchState>((layout) => new SearchState(layout));

/**
 * Lends what searches on a board need to a piece of work. Throws if a callback has changed the board meanwhile: what was
 * found then holds of neither the one nor the other.
 */
export function withSearchState<Result>(
  who: string,
  board: { readonly layout: Layout; readonly revision: number },
  work: (state: SearchState) => Result,
): Result {
  const { revision, layout } = board;
  return states.use(layout, (state) => {
    const result = work(state);
    if (board.revision === revision) return result;
    throw new Error(`${who}: a callback has changed the board in the middle of the search`);
  });
}

/** What a search is for. */
export interface SearchTask {
  readonly start: Cell;
  /** Where it ends; it also ends where nothing more can be reached. */
  readonly isGoal?: ((cell: Cell) => boolean) | undefined;
  readonly goal?: Cell | undefined;
  /** The most that a way may cost. */
  readonly limit: number;
  readonly estimate?: Estimate | undefined;
  /** How much of the estimate counts. */
  readonly weight?: number | undefined;
  /** The most that a way through a cell to the goal may cost by the estimate. */
  readonly bound?: number | undefined;
}

import { NOTHING } from '../amounts.js';
import type { Cell } from '../layout.js';
import { STEPS_MASK } from '../passage.js';
import type { SearchState, SearchTask } from './search-state.js';
import type { Steps } from './steps.js';

/** No way costs more. */
const MOST = 0x7fffffff;

/**
 * The same as `search`, and several times as fast, where all costs are whole numbers out of the tables of the board: it
 * reckons in whole numbers and knows which steps are possible. Most searches are such.
 */
export function searchWhole<TTile extends object, TPiece>(
  steps: Steps<TTile, TPiece>,
  state: SearchState,
  task: SearchTask,
): Cell {
  state.renew();
  state.costs = state.wholeCosts;
  const { start, goal = -1, isGoal, estimate } = task;
  const limit = wholeOf(task.limit);
  const bound = wholeOf(task.bound);
  const { passage, least, mostWhole = 1 } = steps;
  const { width, neighbors, epoch } = passage;
  const { shift, wholeCosts: costs, arrivals, stamps, order, onward, reached, settled } = state;
  const wholes = steps.wholes as Int32Array;
  const masks = passage.masks as Int32Array;
  const directionMask = (1 << shift) - 1;
  const queue = state.buckets.prepare(mostWhole + least + 1);
  queue.clear();
  stamps[start] = reached;
  costs[start] = 0;
  arrivals[start] = -1;
  queue.push(start, estimate === undefined ? 0 : estimate(start));
  let found = 0;
  for (let cell = queue.pop(); cell >= 0; cell = queue.pop()) {
    // It was pushed again when a cheaper way was found, and has been looked at.
    if (stamps[cell] === settled) continue;
    stamps[cell] = settled;
    order[found++] = cell;
    if (cell === goal || isGoal?.(cell)) {
      state.found = found;
      return cell;
    }
    const spent = costs[cell] as number;
    const entry = masks[cell] as number;
    let left = (entry & ~STEPS_MASK) === epoch ? entry & STEPS_MASK : passage.steps(cell);
    const arrival = arrivals[cell] as number;
    if (arrival >= 0) left &= onward[arrival & directionMask] as number;
    const first = cell * width;
    // Of equally good cells the one pushed last comes first, so the order decides where the search goes. Forwards and
    // backwards in turn it keeps to the middle of all cheapest ways, where the fewest obstacles turn it back.
    const isForwards = (spent & 1) === 0;
    while (left !== 0) {
      const direction = 31 - Math.clz32(isForwards ? left & -left : left);
      left ^= 1 << direction;
      const next = neighbors[first + direction] as Cell;
      const stamp = stamps[next];
      if (stamp === settled) continue;
      const total = (spent + (wholes[next] as number)) | 0;
      if (stamp === reached ? total >= (costs[next] as number) : total > limit) continue;
      const priority = estimate === undefined ? total : (total + estimate(next)) | 0;
      if (priority > bound) continue;
      stamps[next] = reached;
      costs[next] = total;
      arrivals[next] = (cell << shift) | direction;
      queue.push(next, priority);
    }
  }
  state.found = found;
  return -1;
}

function wholeOf(most = Number.POSITIVE_INFINITY): number {
  return most >= MOST ? MOST : Math.floor(most + NOTHING);
}

import { NOTHING } from '../amounts.js';
import type { Cell } from '../layout.js';
import { FURTHER, firstOf, type Metric, secondOf, sideOf } from '../metric.js';
import { STEPS_MASK } from '../passage.js';
import type { SearchState, SearchTask } from './search-state.js';
import type { Steps } from './steps.js';

/** Nothing leads nearer to anything. */
const nowhere: Metric = { points: new Int32Array(1), isHexagonal: false, leanings: new Int32Array(1) };

/**
 * The same as `search`, and several times as fast, where all costs are whole numbers out of the tables of the board: it
 * reckons in whole numbers and knows which steps are possible. Most searches are such.
 */
export function searchWhole<TTile extends object, TPiece>(
  steps: Steps<TTile, TPiece>,
  state: SearchState,
  task: SearchTask,
): Cell {
  state.renewWhole(steps.span);
  const { start, goal = -1, isGoal, estimate } = task;
  const { passage, least, mostWhole = 1, span } = steps;
  const { width, neighbors, epoch } = passage;
  const { shift, wholeCosts: costs, origin, arrivals, stamps, order, settled } = state;
  const limit = Math.floor(Math.min(task.limit + NOTHING, span)) + origin;
  const bound = Math.floor(Math.min((task.bound ?? span) + NOTHING, span));
  const wholes = steps.wholes as Int32Array;
  const masks = passage.masks as Int32Array;
  const metric = estimate?.metric;
  const reckon = metric === undefined ? estimate?.from : undefined;
  const { points, leanings } = metric ?? nowhere;
  const target = metric === undefined ? 0 : (points[estimate?.goal ?? 0] as number);
  const [first, second] = [firstOf(target), secondOf(target)];
  const queue = state.buckets.prepare(mostWhole + least + 1);
  queue.clear();
  costs[start] = origin;
  arrivals[start] = -1;
  queue.push(start, estimate === undefined ? 0 : estimate.from(start));
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
    // All at once, as a processor cannot foresee which of them can be bettered.
    const spent = costs[cell] as number;
    const edge = cell * width;
    let left = 0;
    for (let direction = 0; direction < width; direction++) {
      const neighbor = neighbors[edge + direction] as Cell;
      const next = neighbor & ~(neighbor >> 31);
      left |= ((spent + (wholes[next] as number) - (costs[next] as number)) >>> 31) << direction;
    }
    const entry = masks[cell] as number;
    left &= (entry & ~STEPS_MASK) === epoch ? entry & STEPS_MASK : passage.steps(cell);
    if (left === 0) continue;
    const { priority } = queue;
    const point = metric === undefined ? 0 : (points[cell] as number);
    const leaning =
      metric === undefined ? 0 : (leanings[sideOf(firstOf(point) - first, secondOf(point) - second)] as number);
    // Of equally good cells the one pushed last comes first, so the order decides where the search goes. Forwards and
    // backwards in turn it keeps to the middle of all cheapest ways, where the fewest obstacles turn it back.
    const isForwards = ((spent - origin) & 1) === 0;
    do {
      const direction = 31 - Math.clz32(isForwards ? left & -left : left);
      left ^= 1 << direction;
      const next = neighbors[edge + direction] as Cell;
      const price = wholes[next] as number;
      const total = (spent + price) | 0;
      if (total > limit) continue;
      const longer = ((leaning >> (direction + FURTHER)) & 1) - ((leaning >> direction) & 1);
      const rank = reckon === undefined ? (priority + price + least * longer) | 0 : (total - origin + reckon(next)) | 0;
      if (rank > bound) continue;
      costs[next] = total;
      arrivals[next] = (cell << shift) | direction;
      queue.push(next, rank);
    } while (left !== 0);
  }
  state.found = found;
  return -1;
}

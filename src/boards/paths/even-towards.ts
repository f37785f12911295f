import { NOTHING } from '../amounts.js';
import type { Cell } from '../layout.js';
import { distanceBetween, FURTHER, firstOf, type Metric, secondOf, sideOf } from '../metric.js';
import { STEPS_MASK } from '../passage.js';
import type { Estimate } from './estimate.js';
import { doubled } from './queues.js';
import type { SearchState, SearchTask } from './search-state.js';
import type { Steps } from './steps.js';

/**
 * The same as `search` with an estimate, where every step costs the same and the estimate is a metric. A step leads nearer
 * to the goal, further away or neither, so that the cells to look at have three priorities at most: three stacks that
 * change places hold them.
 */
export function searchEvenTowards<TTile extends object, TPiece>(
  steps: Steps<TTile, TPiece>,
  state: SearchState,
  task: SearchTask,
): Cell {
  state.renewWhole(steps.span);
  const { start, goal = -1, limit, bound = Number.POSITIVE_INFINITY } = task;
  const { goal: target, metric } = task.estimate as Estimate & { readonly metric: Metric };
  const { passage, least } = steps;
  const { width, neighbors, epoch } = passage;
  const { shift, wholeCosts: costs, origin, arrivals, order, stamps, settled } = state;
  const masks = passage.masks as Int32Array;
  const { points, leanings } = metric;
  const [first, second] = [firstOf(points[target] as number), secondOf(points[target] as number)];
  const most = Math.floor(Math.min(limit + NOTHING, steps.span)) + origin;
  const highest = Math.floor(Math.min(bound + NOTHING, 2 * steps.span));
  let priority = least * distanceBetween(metric, start, target);
  let [nearer, level, further] = state.stacks;
  let [ofNearer, ofLevel, ofFurther] = [0, 0, 0];
  let room = nearer.length;
  costs[start] = origin;
  arrivals[start] = -1;
  nearer[ofNearer++] = start;
  let found = 0;
  for (;;) {
    if (ofNearer === 0) {
      if (ofLevel === 0 && ofFurther === 0) break;
      priority += least;
      if (priority > highest) break;
      [nearer, level, further] = [level, further, nearer];
      [ofNearer, ofLevel, ofFurther] = [ofLevel, ofFurther, 0];
      continue;
    }
    const cell = nearer[--ofNearer] as Cell;
    // It was pushed again when a cheaper way was found, and has been looked at.
    if (stamps[cell] === settled) continue;
    stamps[cell] = settled;
    order[found++] = cell;
    if (cell === goal) {
      state.found = found;
      return cell;
    }
    const spent = costs[cell] as number;
    const total = (spent + least) | 0;
    if (total > most) continue;
    // All at once, as a processor cannot foresee which of them can be bettered.
    const edge = cell * width;
    let left = 0;
    for (let direction = 0; direction < width; direction++) {
      const next = neighbors[edge + direction] as Cell;
      left |= ((total - (costs[next & ~(next >> 31)] as number)) >>> 31) << direction;
    }
    const entry = masks[cell] as number;
    left &= (entry & ~STEPS_MASK) === epoch ? entry & STEPS_MASK : passage.steps(cell);
    if (left === 0) continue;
    if (ofNearer + ofLevel + ofFurther + width > room) {
      [nearer, level, further] = [doubled(nearer), doubled(level), doubled(further)];
      state.stacks = [nearer, level, further];
      room = nearer.length;
    }
    const point = points[cell] as number;
    const leaning = leanings[sideOf(firstOf(point) - first, secondOf(point) - second)] as number;
    // The one pushed last comes first, so the order decides where the search goes. Forwards and backwards in turn it keeps
    // to the middle of all cheapest ways, where the fewest obstacles turn it back.
    const isForwards = ((spent - origin) & least) === 0;
    do {
      const direction = 31 - Math.clz32(isForwards ? left & -left : left);
      left ^= 1 << direction;
      const next = neighbors[edge + direction] as Cell;
      costs[next] = total;
      arrivals[next] = (cell << shift) | direction;
      // On all three, but only one of them keeps it.
      const leadsNearer = (leaning >> direction) & 1;
      const leadsFurther = (leaning >> (direction + FURTHER)) & 1;
      nearer[ofNearer] = next;
      level[ofLevel] = next;
      further[ofFurther] = next;
      ofNearer += leadsNearer;
      ofFurther += leadsFurther;
      ofLevel += 1 - leadsNearer - leadsFurther;
    } while (left !== 0);
  }
  state.found = found;
  return -1;
}

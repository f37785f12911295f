import { NOTHING } from '../amounts.js';
import type { Cell } from '../layout.js';
import { STEPS_MASK } from '../passage.js';
import type { SearchState, SearchTask } from './search-state.js';
import type { Steps } from './steps.js';

/**
 * The same as `search` without an estimate, where every step costs the same: breadth-first, so that each cell is looked at
 * once, and the list of what was found is the queue as well.
 */
export function searchEven<TTile extends object, TPiece>(
  steps: Steps<TTile, TPiece>,
  state: SearchState,
  { start, goal = -1, isGoal, limit, bound = Number.POSITIVE_INFINITY }: SearchTask,
): Cell {
  state.renewWhole(steps.span);
  const { passage, least } = steps;
  const { width, neighbors, epoch } = passage;
  const { shift, wholeCosts: costs, origin, arrivals, order, onward } = state;
  const masks = passage.masks as Int32Array;
  const directionMask = (1 << shift) - 1;
  const most = Math.min(limit, bound, steps.span) + NOTHING + origin;
  costs[start] = origin;
  arrivals[start] = -1;
  order[0] = start;
  let end = 1;
  for (let place = 0; place < end; place++) {
    const cell = order[place] as Cell;
    if (cell === goal || isGoal?.(cell)) {
      state.found = place + 1;
      return cell;
    }
    const total = (costs[cell] as number) + least;
    // Others that cost as much may still be the goal.
    if (total > most) continue;
    const entry = masks[cell] as number;
    let left = (entry & ~STEPS_MASK) === epoch ? entry & STEPS_MASK : passage.steps(cell);
    const arrival = arrivals[cell] as number;
    if (arrival >= 0) left &= onward[arrival & directionMask] as number;
    const first = cell * width;
    while (left !== 0) {
      const direction = 31 - Math.clz32(left & -left);
      left ^= 1 << direction;
      const next = neighbors[first + direction] as Cell;
      if ((costs[next] as number) <= total) continue;
      costs[next] = total;
      arrivals[next] = (cell << shift) | direction;
      order[end++] = next;
    }
  }
  state.found = end;
  return -1;
}

import { covers } from '../amounts.js';
import type { Cell } from '../layout.js';
import { ASK_EACH } from '../passage.js';
import { BLOCKED_COST, STOP_COST } from '../step-cost.js';
import { searchEven } from './even-search.js';
import { searchEvenTowards } from './even-towards.js';
import type { CellQueue } from './queues.js';
import type { SearchState, SearchTask } from './search-state.js';
import type { Steps } from './steps.js';
import { searchWhole } from './whole-search.js';

/**
 * Finds cheapest ways from a start, cell after cell in the order of their costs (Dijkstra 1959), with an estimate towards a
 * goal (A*: Hart, Nilsson, Raphael 1968). Gives the goal, or −1; the state says what was found.
 */
export function search<TTile extends object, TPiece>(
  steps: Steps<TTile, TPiece>,
  state: SearchState,
  task: SearchTask,
): Cell {
  const { start, goal = -1, isGoal, limit, estimate, weight = 1, bound = Number.POSITIVE_INFINITY } = task;
  if (steps.areEven && estimate === undefined) return searchEven(steps, state, task);
  if (steps.areEven && estimate?.metric !== undefined && weight === 1) return searchEvenTowards(steps, state, task);
  const isSteady = estimate === undefined || (estimate.isSteady && weight === 1);
  if (steps.wholes && isSteady) return searchWhole(steps, state, task);
  state.renew();
  const { passage, mayStop, plain } = steps;
  const { width, neighbors } = passage;
  const { shift, exactCosts: costs, arrivals, stops, stamps, order, reached, settled } = state;
  const queue = queueFor(steps, state, isSteady);
  stamps[start] = reached;
  costs[start] = 0;
  arrivals[start] = -1;
  stops[start] = 0;
  queue.push(start, estimate === undefined ? 0 : weight * estimate.from(start));
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
      const priority = estimate === undefined ? total : total + weight * estimate.from(next);
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
  isSteady: boolean,
): CellQueue {
  // With a weight, priorities may fall.
  const queue = mostWhole === undefined || !isSteady ? heap : buckets.prepare(mostWhole + least + 1);
  queue.clear();
  return queue;
}

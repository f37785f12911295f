import type { Tile } from '../tile.js';
import { covers, minus } from './amounts.js';
import { arrivalEdge, edgeOf, FreeSteps, Trail } from './circles.js';
import { BLOCKED_COST, costOf, STOP_COST } from './cost.js';
import { NO_WAY } from './stand.js';
import type { ForwardEnd, ForwardRules, ForwardStep } from './types.js';
import type { Walker } from './walker.js';

/** A plan has at most so many steps: what asks for more, such as 10⁹ points on a ring, is a mistake. */
export const MOST_STEPS = 1_000_000;

/** How many steps get room beforehand. */
const MOST_ROOM = 10_000;

/** What a walk came to. */
export interface Walk<TTile extends object> {
  readonly steps: ForwardStep<TTile>[];
  readonly end: ForwardEnd;
  readonly remaining: number;
  readonly refused?: { readonly tile: Tile<TTile>; readonly cost: number } | undefined;
}

/** Walks until the points are spent. */
export function walkPoints<TTile extends object, TPiece>(
  walker: Walker<TTile, TPiece>,
  points: number,
  askCost: ForwardRules<TTile>['cost'],
): Walk<TTile> {
  const { road, ways } = walker.crossing;
  const { cell: start, cameFrom: before } = ways;
  // Most tiles cost 1; an array that has to grow would take half of the time of a long walk.
  const steps = new Array<ForwardStep<TTile>>(Math.min(Math.ceil(points), MOST_ROOM));
  let count = 0;
  let cell = start;
  let cameFrom = before;
  let tile = road.tile(start);
  let remaining = points;
  let hasPaid = false;
  let freeSteps: FreeSteps<TTile, TPiece> | undefined;
  let end: ForwardEnd = 'spent';
  let refused: Walk<TTile>['refused'];
  while (remaining > 0) {
    // Nearly all steps are of the plain kind: there is only one way on. The others take the walker's full rules.
    let direction = count === 0 ? NO_WAY : road.onlyWayOn(cell, cameFrom);
    let cost = BLOCKED_COST;
    let isDecided = false;
    if (direction !== NO_WAY) cost = costOf(road, askCost, road.tile(road.neighbor(cell, direction)), tile, direction);
    if (cost === BLOCKED_COST) {
      direction = walker.pick(remaining, direction);
      if (direction < 0) {
        end = walker.endFor(direction);
        break;
      }
      cost = walker.cost;
      isDecided = walker.isDecided;
    }
    const next = road.neighbor(cell, direction);
    const isStop = cost === STOP_COST;
    if (isStop) cost = remaining;
    if (!covers(remaining, cost)) {
      end = 'short';
      refused = { tile: road.tile(next), cost };
      break;
    }
    if (cost === 0) {
      freeSteps ??= new FreeSteps(road, hasPaid ? undefined : arrivalEdge(road, before, start));
      freeSteps.add(edgeOf(road, cell, direction), isDecided);
    } else {
      freeSteps = undefined;
      hasPaid = true;
    }
    remaining = minus(remaining, cost);
    walker.go(direction);
    tile = road.tile(next);
    cameFrom = cell;
    cell = next;
    steps[count++] = { tile, direction, face: ways.face, cost, spent: minus(points, remaining), remaining };
    if (isStop) {
      end = 'stopped';
      break;
    }
    if (count > MOST_STEPS) throw new RangeError(`points ${points} make more than ${MOST_STEPS} steps`);
  }
  steps.length = count;
  return { steps, end, remaining, refused };
}

/** Walks until a tile passes, whatever the tiles cost. */
export function walkTo<TTile extends object, TPiece>(
  walker: Walker<TTile, TPiece>,
  isGoal: (tile: Tile<TTile>) => boolean,
): Walk<TTile> {
  const { road, ways } = walker.crossing;
  const trail = new Trail(arrivalEdge(road, ways.cameFrom, ways.cell));
  const steps: ForwardStep<TTile>[] = [];
  for (;;) {
    const direction = walker.pick(0);
    if (direction < 0) return { steps, end: walker.endFor(direction), remaining: 0 };
    const edge = edgeOf(road, ways.cell, direction);
    walker.go(direction);
    const tile = road.tile(ways.cell);
    steps.push({ tile, direction, face: ways.face, cost: 0, spent: 0, remaining: 0 });
    if (isGoal(tile)) return { steps, end: 'arrived', remaining: 0 };
    if (trail.repeats(edge, walker.isDecided) || steps.length >= 4 * road.size) {
      return { steps, end: 'unreachable', remaining: 0 };
    }
  }
}

import { covers } from '../amounts.js';
import type { Cell } from '../layout.js';
import { BLOCKED_COST, STOP_COST } from '../step-cost.js';
import type { Tile } from '../tile.js';
import { arrivalEdge, edgeOf, FreeSteps, Trail } from './circles.js';
import { Lane } from './lane.js';
import { NO_WAY, NOWHERE } from './stand.js';
import type { ForwardEnd, ForwardRules, ForwardStep } from './types.js';
import type { Walker } from './walker.js';

/** What a walk came to. */
export interface Walk<TTile extends object> {
  readonly steps: ForwardStep<TTile>[];
  readonly end: ForwardEnd;
  readonly remaining: number;
  readonly refused?: { readonly tile: Tile<TTile>; readonly cost: number };
}

/** Walks until the points are spent. */
export function walkPoints<TTile extends object, TPiece>(
  walker: Walker<TTile, TPiece>,
  points: number,
  askCost: ForwardRules<TTile>['cost'],
): Walk<TTile> {
  const { stepsMade } = walker;
  const { road, ways } = walker.crossing;
  const lane = new Lane(ways, points, askCost);
  const { steps, cell } = lane;
  const finish = (end: ForwardEnd): Walk<TTile> => {
    steps.length = lane.count;
    return { steps, end, remaining: lane.remaining };
  };
  // Known once the ways have been found: a piece that goes backwards may count as one from nowhere.
  let cameFrom: Cell = NOWHERE;
  let hasPaid = false;
  let freeSteps: FreeSteps<TTile, TPiece> | undefined;
  while (lane.remaining > 0) {
    let { direction, cost } = lane;
    let isDecided = false;
    if (direction === NO_WAY || cost === BLOCKED_COST) {
      if (lane.count > 0) walker.stand(lane.cell, lane.cameFrom, lane.face, stepsMade + lane.count);
      direction = walker.pick(lane.remaining, direction);
      if (lane.count === 0) cameFrom = ways.cameFrom;
      if (direction < 0) return finish(walker.endFor(direction));
      ({ cost, isDecided } = walker);
    }
    if (!covers(lane.remaining, cost)) {
      return { ...finish('short'), refused: { tile: road.tile(road.neighbor(lane.cell, direction)), cost } };
    }
    if (cost === 0) {
      freeSteps ??= new FreeSteps(road, hasPaid ? undefined : arrivalEdge(road, cameFrom, cell));
      freeSteps.add(edgeOf(road, lane.cell, direction), isDecided);
    }
    const isStop = cost === STOP_COST;
    lane.step(direction, isStop ? lane.remaining : cost);
    if (isStop) return finish('stopped');
    const { count } = lane;
    lane.plainSteps();
    if (cost > 0 || lane.count > count) {
      freeSteps = undefined;
      hasPaid = true;
    }
  }
  return finish('spent');
}

/** Walks until a tile passes, whatever the tiles cost. */
export function walkTo<TTile extends object, TPiece>(
  walker: Walker<TTile, TPiece>,
  isGoal: (tile: Tile<TTile>) => boolean,
): Walk<TTile> {
  const { road, ways } = walker.crossing;
  let trail: Trail | undefined;
  const steps: ForwardStep<TTile>[] = [];
  for (;;) {
    const direction = walker.pick(0);
    if (direction < 0) return { steps, end: walker.endFor(direction), remaining: 0 };
    const { cell } = ways;
    trail ??= new Trail(arrivalEdge(road, ways.cameFrom, cell));
    const next = road.neighbor(cell, direction);
    const face = ways.faceAfter(cell, next, direction);
    const tile = road.tile(next);
    steps.push({ tile, direction, face, cost: 0, spent: 0, remaining: 0 });
    if (isGoal(tile)) return { steps, end: 'arrived', remaining: 0 };
    if (trail.repeats(edgeOf(road, cell, direction), walker.isDecided) || steps.length >= 4 * road.size) {
      return { steps, end: 'unreachable', remaining: 0 };
    }
    walker.stand(next, cell, face, walker.stepsMade + 1);
  }
}

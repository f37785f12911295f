import type { Board } from '../board.js';
import { directionNumber } from '../direction.js';
import type { Direction } from '../layout.js';
import { readCell, readStartCell } from '../option-checks.js';
import { cameFromOf } from './came-from.js';
import { makePlan } from './make-plan.js';
import { optionNames, type Rules, readPoints, readRules, readStart } from './options.js';
import { Road } from './road.js';
import { NOWHERE } from './stand.js';
import type { ForkedPlan, ForwardOptions, ForwardPlan, ForwardToOptions, ResumeResult } from './types.js';

const FORWARD = optionNames('points');
const FORWARD_TO = optionNames('to');

/**
 * The walk that a piece makes with so many points, tile by tile along the road (monopoly movement).
 * It is pure: nothing moves, and asked twice it answers the same. Costs are compared to 10⁻⁹ of a point.
 * Throws a TypeError or RangeError that names the option or the tile: on options and costs that make no sense, where
 * no tile is under the piece, where chance decides without `random`, on circles that cost nothing, and above a million
 * steps.
 */
export function planForward<TTile extends object, TPiece>(
  board: Board<TTile, TPiece>,
  options: ForwardOptions<TTile, TPiece>,
): ForwardPlan<TTile, TPiece> {
  const rules = readRules('planForward', options, FORWARD);
  const points = readPoints('planForward', options.points);
  const start = readStart('planForward', board, options);
  const before = { face: start.face, cameFrom: cameFromOf(board, start.cameFrom) };
  return makePlan({ board, rules, points, start, stepsMade: 0, before });
}

/**
 * The walk to a tile, or to the next one that passes a test ("advance to GO"): steps cost nothing, at least one is made.
 * It ends `arrived`, or at a `fork` with the steps up to there, or without a step. Throws as `planForward` does.
 */
export function planForwardTo<TTile extends object, TPiece>(
  board: Board<TTile, TPiece>,
  options: ForwardToOptions<TTile, TPiece>,
): ForwardPlan<TTile, TPiece> {
  const rules = readRules('planForwardTo', options, FORWARD_TO);
  const start = readStart('planForwardTo', board, options);
  const { to } = options;
  if (typeof to !== 'function') readCell('planForwardTo', board, 'to', to);
  const before = { face: start.face, cameFrom: cameFromOf(board, start.cameFrom) };
  return makePlan({ board, rules, points: 0, to, start, stepsMade: 0, before });
}

/**
 * Goes on from the fork where a plan waits, in one of its `ways` or `back`: a new plan with the points that remained,
 * to the same goal, on the board as it is now. `not-offered`: no such way, or it has been closed since.
 * Throws on a direction that the layout does not have.
 */
export function resumeForward<TTile extends object, TPiece>(
  plan: ForkedPlan<TTile, TPiece>,
  direction: Direction,
): ResumeResult<TTile, TPiece> {
  const { board, to, target, remaining, face, cameFrom, heading } = plan;
  const first = directionNumber(board.layout, direction, 'resumeForward: direction');
  if (plan.end !== 'fork' || heading === undefined) return { ok: false, reason: 'no-fork' };
  const isOffered = first === plan.back || plan.ways?.some((way) => way.direction === first) === true;
  const rules = goingOn(plan.options as Rules<TTile, TPiece>, plan.randomAfter);
  const cell = readStartCell('resumeForward', board, target);
  const isOpen = new Road(board, rules).closed(cell, first) === undefined;
  if (!isOffered || !isOpen) return { ok: false, reason: 'not-offered' };
  const start = {
    cell,
    cameFrom: heading.cameFrom === undefined ? NOWHERE : (board.cell(heading.cameFrom) ?? NOWHERE),
    face: heading.face,
  };
  const before = { face, cameFrom };
  const { stepsMade } = heading;
  return { ok: true, plan: makePlan({ board, rules, points: remaining, to, start, stepsMade, first, before }) };
}

/** The rules with a generator that goes on where the plan has left it. */
function goingOn<TTile extends object, TPiece>(
  rules: Rules<TTile, TPiece>,
  state: ForkedPlan['randomAfter'],
): Rules<TTile, TPiece> {
  if (rules.random === undefined || state === undefined) return rules;
  const random = rules.random.clone();
  random.restore(state);
  return { ...rules, random };
}

import { type Cell, type ForwardPlan, type ForwardStep, planForward, resumeForward } from '../../boards/index.js';
import type { RaceStop } from './event.js';
import { turnGates } from './gates.js';
import { bank } from './money.js';
import { finishOf, forkedPlan, roadRules, standing } from './road.js';
import { planShortest } from './shortest.js';
import type { RaceTask, RaceWalk } from './state.js';
import type { Table } from './table.js';

/** Walks so many points; `stepsMade` are the steps of this move before. */
export function walk(table: Table, points: number, stepsMade: number, backwards = false): void {
  const { track, player, state } = table;
  const rules = roadRules(track, state, backwards);
  follow(table, planForward(track.board, { ...rules, ...standing(track, player), points }), stepsMade);
}

/** Walks to a cell by the shortest way, whatever the tiles cost. */
export function walkTo(table: Table, cell: Cell, stepsMade: number): void {
  const { track, player, state } = table;
  const plan = planShortest(track, state, player, cell);
  if (plan === undefined) stop(table, 'unreachable', 0);
  else follow(table, plan, stepsMade);
}

/** Goes on from the fork where the walk waits. */
export function goOn(table: Table, direction: number): void {
  const { track, player, state } = table;
  const { walk } = state;
  if (walk === undefined) return;
  const resumed = resumeForward(forkedPlan(track, state, player, walk), direction);
  if (!resumed.ok) throw new RangeError(`race: no way leads from cell ${player.cell} in direction ${direction}`);
  delete state.walk;
  follow(table, resumed.plan, walk.stepsMade);
}

/** Asks for a way at the fork where a walk waits. */
export function askForWay(table: Table, walk: RaceWalk): void {
  const { seat, player, state } = table;
  state.walk = walk;
  table.say({ kind: 'fork', seat, cell: player.cell, ways: walk.ways.map(({ direction }) => direction) });
  table.ask('fork');
}

/**
 * Makes the steps of a plan. What cannot be paid on the way is settled where the walk rests; where a tile turns a gate,
 * the rest of the walk is planned anew.
 */
function follow(table: Table, plan: ForwardPlan, stepsBefore: number): void {
  const { player, state } = table;
  const excess = excessOf(table, plan);
  if (excess > 0 && state.rules.exact === 'stay') {
    stop(table, 'too-far', plan.points);
    if (stepsBefore > 0) table.next({ task: 'land' });
    return;
  }
  const later = state.agenda.splice(0);
  let stepsMade = stepsBefore;
  for (const step of plan.steps) {
    makeStep(table, step);
    stepsMade++;
    if (plan.backwards) continue;
    const isLast = step === plan.steps.at(-1);
    if (!isLast || excess === 0) countLap(table);
    if (table.isAsking) return;
    const isPassed = !isLast || plan.end === 'fork';
    if (isPassed && pass(table)) {
      state.agenda.push(onward(table, plan, step.remaining, stepsMade), ...later);
      return;
    }
  }
  table.stand(player.cell, plan.face, plan.cameFrom?.cell);
  state.agenda.push(...afterWalk(table, plan, stepsMade, excess), ...later);
}

/** What is to be done when a walk rests. */
function afterWalk(table: Table, plan: ForwardPlan, stepsMade: number, excess: number): RaceTask[] {
  const { end } = plan;
  if (end === 'fork') return [{ task: 'fork', walk: walkOf(plan, stepsMade) }];
  if (excess > 0) return [{ task: 'walk', points: excess, backwards: true, stepsMade }];
  if (end === 'stopped') stop(table, end, Math.max(0, (plan.steps.at(-1)?.cost ?? 1) - 1));
  else if (end !== 'spent' && end !== 'arrived') stop(table, end, plan.remaining);
  // Who has not moved does not land again.
  return stepsMade > 0 ? [{ task: 'land' }] : [];
}

/** The rest of a walk, to be planned anew. Where gates lead it round in a circle without an end, it ends. */
function onward(table: Table, { end, target }: ForwardPlan, points: number, stepsMade: number): RaceTask {
  const { player, state, turnings } = table;
  const goal = end === 'arrived' ? target.cell : undefined;
  const turning = JSON.stringify([player.cell, player.cameFrom, points, goal, state.gates]);
  if (turnings.has(turning)) {
    stop(table, goal === undefined ? 'blocked' : 'unreachable', points);
    return { task: 'land' };
  }
  turnings.add(turning);
  if (goal === undefined) return { task: 'walk', points, stepsMade };
  return { task: 'walk-to', to: goal, stepsMade };
}

/** What is needed to go on from the fork where a plan waits. */
function walkOf(
  { remaining, backwards, ways = [], suggested, heading, face }: ForwardPlan,
  stepsMade: number,
): RaceWalk {
  return {
    remaining,
    ...(backwards ? { backwards } : {}),
    ways: ways.map(({ direction, tile }) => ({ direction, cell: tile.cell })),
    ...(suggested === undefined ? {} : { suggested }),
    face: heading?.face ?? face,
    ...(heading?.cameFrom === undefined ? {} : { cameFrom: heading.cameFrom.cell }),
    stepsMade,
  };
}

function makeStep(table: Table, { tile, direction, face, remaining }: ForwardStep): void {
  const { seat, player } = table;
  const from = player.cell;
  table.stand(tile.cell, face, from);
  table.say({ kind: 'stepped', seat, from, to: tile.cell, direction, remaining });
}

/** What a tile does to who walks over it or waits there. Answers whether a gate has turned. */
function pass(table: Table): boolean {
  const { seat, tile } = table;
  table.say({ kind: 'passed', seat, cell: tile.cell });
  bank(table, seat, tile.pass, 'pass');
  return turnGates(table, tile);
}

/** On the start, one lap more is done; it may be the last. */
function countLap(table: Table): void {
  const { track, player, seat, state } = table;
  if (player.cell !== track.start.cell) return;
  player.laps++;
  if (player.laps === state.rules.laps) table.finish([seat], 'laps');
}

/** By how many points a plan overshoots an exact finish. */
function excessOf({ track, state }: Table, { end, target, remaining, backwards }: ForwardPlan): number {
  const isAtFinish = end === 'blocked' && !backwards && target.cell === finishOf(track, state);
  return isAtFinish ? remaining : 0;
}

function stop(table: Table, why: RaceStop, remaining: number): void {
  const { seat, player } = table;
  table.say({ kind: 'stopped', seat, cell: player.cell, why, remaining });
}

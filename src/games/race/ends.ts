import {
  type Cell,
  type ForkQuestion,
  type ForwardOutcome,
  type ForwardPlan,
  forwardOutcomes,
  planForward,
  resumeForward,
} from '../../boards/index.js';
import { finishOf, type Ground, roadRules, type Stand, standing } from './road.js';
import type { RaceState, RaceWalk } from './state.js';
import type { Track } from './track.js';

/** One place where a walk can end. */
export interface RaceEnd {
  readonly cell: Cell;
  /** Where the `jump` of the tile sends the piece from there, at the end of all jumps. */
  readonly jump: Cell | undefined;
  /** The directions taken at the forks on the way there, the first fork first. */
  readonly choices: readonly number[];
  /** How the piece stands there, before the jump. */
  readonly face: number;
  readonly cameFrom: Cell | undefined;
}

/** Where the piece of whose turn it is can end with so many points, or without them from the fork where it waits. */
export function endsOf(track: Track, state: RaceState, points?: number): RaceEnd[] {
  const { walk } = state;
  const player = state.players[state.turn];
  if (player === undefined) return [];
  if (points !== undefined) return endsFrom(track, state, { stand: player, points });
  if (walk === undefined) return [];
  // Each way by itself: of ways that lead to the same end, forwarding knows only one.
  return walk.ways.flatMap(({ direction }) => endsFrom(track, state, { ...walkAt(player.cell, walk), direction }));
}

/** A walk in thought. */
export interface WalkInThought {
  readonly stand: Stand;
  readonly points: number;
  /** It goes backwards, and has been turned round already. */
  readonly backwards?: true | undefined;
  /** It stands at a fork and takes this way. */
  readonly direction?: number | undefined;
}

/** A walk that waits at a fork. */
export function walkAt(cell: Cell, { remaining: points, backwards, face, cameFrom }: RaceWalk): WalkInThought {
  return { stand: { cell, face, ...(cameFrom === undefined ? {} : { cameFrom }) }, points, backwards };
}

/** Where a walk can end, on the ground as the state has it. */
export function endsFrom(track: Track, ground: Ground, walk: WalkInThought): RaceEnd[] {
  const { stand, points, backwards, direction } = walk;
  const rules = { ...roadRules(track, ground, backwards), backwards: false };
  const finish = backwards ? undefined : finishOf(track, ground);
  const options = { ...rules, ...standing(track, stand), points };
  const isHere = ({ tile, remaining }: ForkQuestion) => tile.cell === stand.cell && remaining === points;
  const onFork = (question: ForkQuestion) => (isHere(question) ? direction : undefined);
  const outcomes = forwardOutcomes(
    track.board,
    direction === undefined ? options : { ...options, onFork, useOnFork: true },
  );
  return outcomes.flatMap((outcome) => {
    const { end, tile, remaining, choices } = outcome;
    if (end !== 'blocked' || tile.cell !== finish || remaining === 0) return [endOf(outcome)];
    if (ground.rules.exact === 'bounce') return bounced(track, ground, outcome);
    const rest = choices.slice(0, -1).reduce(goOn, planForward(track.board, options));
    return [{ cell: rest.target.cell, jump: undefined, choices, face: rest.face, cameFrom: rest.cameFrom?.cell }];
  });
}

/** Too many points for an exact finish: where the rest leads, walked back from there. */
function bounced(track: Track, ground: Ground, outcome: ForwardOutcome): RaceEnd[] {
  const { tile, face, cameFrom, remaining: points, choices } = outcome;
  const rules = roadRules(track, ground, true);
  const back = forwardOutcomes(track.board, { ...rules, from: tile, face, cameFrom, points });
  return back.map((one) => ({ ...endOf(one), choices: [...choices, ...one.choices] }));
}

function goOn(plan: ForwardPlan, direction: number): ForwardPlan {
  const resumed = resumeForward(plan, direction);
  return resumed.ok ? resumed.plan : plan;
}

function endOf({ tile, jump, choices, face, cameFrom }: ForwardOutcome): RaceEnd {
  return { cell: tile.cell, jump: jump?.cell, choices, face, cameFrom: cameFrom?.cell };
}

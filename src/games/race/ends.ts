import { type Cell, type ForwardOutcome, forwardOutcomes, planForward, resumeForward } from '../../boards/index.js';
import { finishOf, type Ground, roadRules, type Stand, standing } from './road.js';
import type { RaceState } from './state.js';
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
  if (points !== undefined) return endsFrom(track, state, player, points);
  if (walk === undefined) return [];
  const { to, face, cameFrom, remaining, backwards, ways } = walk;
  if (to === undefined) return endsFrom(track, state, { ...walk, cell: player.cell }, remaining, backwards);
  const jump = track.board.finalJump({ cell: to })?.cell;
  return ways.map(({ direction }) => ({ cell: to, jump, choices: [direction], face, cameFrom }));
}

/**
 * Where a piece that stands anywhere can end, on the ground as the state has it. One that walks backwards and waits at a
 * fork has been turned round already.
 */
export function endsFrom(track: Track, ground: Ground, stand: Stand, points: number, backwards = false): RaceEnd[] {
  const { board } = track;
  const rules = { ...roadRules(track, ground, backwards), backwards: false };
  const finish = backwards ? undefined : finishOf(track, ground);
  const options = { ...rules, ...standing(track, stand), points };
  return forwardOutcomes(board, options).flatMap((outcome) => {
    const { end, tile, remaining, choices } = outcome;
    if (end !== 'blocked' || tile.cell !== finish || remaining === 0) return [endOf(outcome)];
    if (ground.rules.exact === 'bounce') return bounced(track, ground, outcome);
    let rest = planForward(board, options);
    for (const direction of choices.slice(0, -1)) {
      const resumed = resumeForward(rest, direction);
      if (resumed.ok) rest = resumed.plan;
    }
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

function endOf({ tile, jump, choices, face, cameFrom }: ForwardOutcome): RaceEnd {
  return { cell: tile.cell, jump: jump?.cell, choices, face, cameFrom: cameFrom?.cell };
}

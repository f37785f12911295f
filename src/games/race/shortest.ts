import { type Cell, type ForwardPlan, planForwardTo, resumeForward } from '../../boards/index.js';
import { type Ground, roadRules, type Stand, standing } from './road.js';
import type { Track } from './track.js';

/** A walk that has come to a fork or to its end. */
interface Attempt {
  readonly plan: ForwardPlan;
  readonly steps: number;
  /** The directions taken, by the forks. */
  readonly choices: ReadonlyMap<string, number>;
}

/**
 * The walk to a cell with the fewest steps; undefined where none leads there. A card that says where to go asks nobody
 * on the way: else one could go round and round as long as one likes.
 */
export function planShortest(track: Track, ground: Ground, stand: Stand, to: Cell): ForwardPlan | undefined {
  const { board } = track;
  const options = { ...roadRules(track, ground), ...standing(track, stand), to: { cell: to } };
  const first = planForwardTo(board, options);
  const waiting: Attempt[] = [{ plan: first, steps: first.steps.length, choices: new Map() }];
  const known = new Set<string>();
  for (let attempt = waiting.shift(); attempt !== undefined; attempt = waiting.shift()) {
    const { plan, choices } = attempt;
    if (plan.end === 'arrived') {
      return planForwardTo(board, { ...options, onFork: (fork) => choices.get(keyOf(fork.tile, fork.cameFrom)) });
    }
    const fork = keyOf(plan.target, plan.heading?.cameFrom);
    if (plan.end !== 'fork' || known.has(fork)) continue;
    known.add(fork);
    waiting.push(...branches(attempt, fork));
    waiting.sort((a, b) => a.steps - b.steps);
  }
  return undefined;
}

function branches({ plan, steps, choices }: Attempt, fork: string): Attempt[] {
  return (plan.ways ?? []).flatMap(({ direction }) => {
    const resumed = resumeForward(plan, direction);
    if (!resumed.ok) return [];
    const further = new Map([...choices, [fork, direction]]);
    return [{ plan: resumed.plan, steps: steps + resumed.plan.steps.length, choices: further }];
  });
}

/** A fork is another one for a piece that comes from elsewhere. */
function keyOf(tile: { readonly cell: Cell }, cameFrom: { readonly cell: Cell } | undefined): string {
  return `${tile.cell} from ${cameFrom?.cell}`;
}

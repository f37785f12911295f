import { type Cell, planForward, resumeForward } from '../../boards/index.js';
import { sumOf } from './best.js';
import { endsFrom, endsOf, type RaceEnd, type WalkInThought, walkAt } from './ends.js';
import { finishOf, type Ground, roadRules, type Stand, standing } from './road.js';
import { planShortest } from './shortest.js';
import type { RaceState } from './state.js';
import type { Track } from './track.js';

/** A walk that a piece could make. */
export interface Prospect extends RaceEnd {
  /** The coins for the tiles that it passes. */
  readonly coins: number;
}

/** How a piece stands after a walk, where the jump of the tile has led to. */
export function standAfter({ cell, jump, face, cameFrom }: RaceEnd): Stand {
  if (jump !== undefined) return { cell: jump, face };
  return { cell, face, ...(cameFrom === undefined ? {} : { cameFrom }) };
}

/** Where walks lead, remembered: the board never changes, and of the rest only the gates count. */
export class Outlook {
  readonly #track: Track;
  readonly #prospects = new Map<string, readonly Prospect[]>();
  readonly #laps = new Map<string, number>();

  constructor(track: Track) {
    this.#track = track;
  }

  /** The walks of so many points that a piece could make which stands somewhere. */
  from(ground: Ground, walk: WalkInThought): readonly Prospect[] {
    const key = `${keyOf(ground, walk.stand)} ${walk.points} ${finishOf(this.#track, ground)}`;
    let prospects = this.#prospects.get(key);
    if (prospects === undefined) {
      prospects = endsFrom(this.#track, ground, walk).map((end) => ({
        ...end,
        coins: this.#coinsTo(end, ground, walk),
      }));
      this.#prospects.set(key, prospects);
    }
    return prospects;
  }

  /** The walks from the fork where the piece waits, by each of its ways. */
  fromFork(state: RaceState, cell: Cell): readonly Prospect[] {
    const { walk } = state;
    if (walk === undefined) return [];
    const ends = endsOf(this.#track, state);
    return ends.map((end) => ({ ...end, coins: this.#coinsTo(end, state, walkAt(cell, walk)) }));
  }

  /** How much of a lap is still to be walked, by the shortest way: 1 on the start, more where no way leads there. */
  lapLeft(ground: Ground, stand: Stand): number {
    const { start, face } = this.#track;
    const key = keyOf(ground, stand);
    let left = this.#laps.get(key);
    if (left === undefined) {
      left = this.#stepsHome(ground, stand) / this.#stepsHome(ground, { cell: start.cell, face });
      this.#laps.set(key, left);
    }
    return left;
  }

  #stepsHome(ground: Ground, stand: Stand): number {
    const { start, tiles } = this.#track;
    return planShortest(this.#track, ground, stand, start.cell)?.steps.length ?? 2 * tiles.size;
  }

  /** Walks to an end, and counts what the tiles on the way pay. */
  #coinsTo({ choices }: RaceEnd, ground: Ground, { stand, points, backwards }: WalkInThought): number {
    if (backwards) return 0;
    const { board, tiles } = this.#track;
    let plan = planForward(board, { ...roadRules(this.#track, ground), ...standing(this.#track, stand), points });
    const steps = [...plan.steps];
    for (const direction of choices) {
      const resumed = resumeForward(plan, direction);
      if (!resumed.ok) break;
      plan = resumed.plan;
      steps.push(...plan.steps);
    }
    return sumOf(steps.slice(0, -1), ({ tile }) => tiles.get(tile.cell)?.pass ?? 0);
  }
}

function keyOf({ gates }: Ground, { cell, face, cameFrom }: Stand): string {
  return `${cell} ${face} ${cameFrom} ${Object.values(gates).map(Number).join('')}`;
}

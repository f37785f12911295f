import { type Cell, planForward, resumeForward } from '../../boards/index.js';
import { sumOf } from './best.js';
import { endsFrom, type RaceEnd, type WalkInThought } from './ends.js';
import { finishOf, type Ground, roadRules, type Stand, standing } from './road.js';
import { planShortest } from './shortest.js';
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

/** Where walks lead. It is remembered: the board never changes, and of all that does only the gates count. */
export class Outlook {
  readonly #track: Track;
  readonly #views = new Map<string, View>();

  constructor(track: Track) {
    this.#track = track;
  }

  /** The outlook as the gates are now. */
  on(ground: Ground): View {
    const key = `${Object.values(ground.gates)} ${finishOf(this.#track, ground)}`;
    const known = this.#views.get(key);
    if (known !== undefined) return known;
    const view = new View(this.#track, ground);
    this.#views.set(key, view);
    return view;
  }
}

/** Where walks lead while no gate turns. */
export class View {
  readonly #track: Track;
  readonly #ground: Ground;
  readonly #prospects = new Map<string, readonly Prospect[]>();
  readonly #laps = new Map<string, number>();

  constructor(track: Track, ground: Ground) {
    this.#track = track;
    this.#ground = ground;
  }

  /** The walks that a piece could make. */
  prospects(walk: WalkInThought): readonly Prospect[] {
    const key = `${keyOf(walk.stand)} ${walk.points} ${walk.direction} ${walk.backwards}`;
    const known = this.#prospects.get(key);
    if (known !== undefined) return known;
    const ends = endsFrom(this.#track, this.#ground, walk);
    const prospects = ends.map((end) => ({ ...end, coins: this.#coinsTo(end, walk) }));
    this.#prospects.set(key, prospects);
    return prospects;
  }

  /** How much of a lap is still to be walked, by the shortest way: 1 on the start, more where no way leads there. */
  lapLeft(stand: Stand): number {
    const key = keyOf(stand);
    const known = this.#laps.get(key);
    if (known !== undefined) return known;
    const { start, face } = this.#track;
    const left = this.#stepsHome(stand) / this.#stepsHome({ cell: start.cell, face });
    this.#laps.set(key, left);
    return left;
  }

  #stepsHome(stand: Stand): number {
    const { start, tiles } = this.#track;
    return planShortest(this.#track, this.#ground, stand, start.cell)?.steps.length ?? 2 * tiles.size;
  }

  /** Walks to an end, and counts what the tiles on the way pay. Backwards nothing is passed. */
  #coinsTo({ choices }: RaceEnd, { stand, points, backwards }: WalkInThought): number {
    if (backwards) return 0;
    const { board, tiles } = this.#track;
    let plan = planForward(board, { ...roadRules(this.#track, this.#ground), ...standing(this.#track, stand), points });
    const cells: Cell[] = plan.steps.map(({ tile }) => tile.cell);
    for (const direction of choices) {
      const resumed = resumeForward(plan, direction);
      if (!resumed.ok) break;
      plan = resumed.plan;
      cells.push(...plan.steps.map(({ tile }) => tile.cell));
    }
    return sumOf(cells.slice(0, -1), (cell) => tiles.get(cell)?.pass ?? 0);
  }
}

function keyOf({ cell, face, cameFrom }: Stand): string {
  return `${cell} ${face} ${cameFrom}`;
}

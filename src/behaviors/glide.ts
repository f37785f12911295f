import type { Crossing, Leg, Stretch } from './stretch.js';
import { type Pace, TimeLaw } from './time-law.js';

// Less than this many board units is there.
const NEAR = 1e-7;

/** A picture on its way along a path of stretches, one stretch for each tile. All numbers are board units and ms. */
export class Glide {
  /** Where the picture is. */
  x = 0;
  y = 0;
  readonly #law: TimeLaw;
  #time = 0;
  /** How far along the path the present stretch begins. */
  #begin = 0;
  #shown = 0;
  #stretch: Stretch = { legs: [], length: 0 };
  #leg = 0;

  /** A path of so much length in all. */
  constructor(length: number, pace: Pace) {
    this.#law = new TimeLaw(length, pace);
  }

  /** The next stretch of the path. */
  enter(stretch: Stretch): void {
    this.#begin += this.#stretch.length;
    this.#stretch = stretch;
    this.#shown = 0;
    this.#show(0);
  }

  /** Time passes; true when the end of the stretch is reached. The picture never goes beyond it, nor back. */
  advance(elapsedMs: number): boolean {
    this.#time += elapsedMs;
    const { length } = this.#stretch;
    const distance = this.#law.distanceAt(this.#time) - this.#begin;
    const isThere = this.#time >= this.#law.duration || distance >= length - NEAR;
    this.#show(isThere ? length : Math.max(distance, this.#shown));
    return isThere;
  }

  /** At the end of a stretch: how much of the time that has passed was not needed for it. */
  get spare(): number {
    const end = this.#begin + this.#stretch.length;
    const isWhole = end >= this.#law.length - NEAR;
    return Math.max(0, this.#time - (isWhole ? this.#law.duration : this.#law.timeAt(end, this.#time)));
  }

  /** The share of the stretch that is done, 0 … 1. */
  get progress(): number {
    return this.#stretch.length > 0 ? this.#shown / this.#stretch.length : 1;
  }

  /** The wrapped edge that the picture has still to cross on this stretch. */
  get crossing(): Crossing | undefined {
    const { legs } = this.#stretch;
    const leg = legs[this.#leg];
    const next = legs[this.#leg + 1];
    return leg && next && { exit: leg.to, entry: next.from };
  }

  #show(distance: number): void {
    this.#shown = distance;
    const { legs } = this.#stretch;
    let rest = distance;
    let index = 0;
    while (index < legs.length - 1 && rest >= (legs[index] as Leg).length) {
      rest -= (legs[index] as Leg).length;
      index++;
    }
    this.#leg = index;
    const leg = legs[index];
    if (!leg) return;
    const share = leg.length > 0 ? Math.min(1, rest / leg.length) : 1;
    this.x = leg.from.x + (leg.to.x - leg.from.x) * share;
    this.y = leg.from.y + (leg.to.y - leg.from.y) * share;
  }
}

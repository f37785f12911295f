import type { PicturePoint } from '../piece/piece-picture.js';
import type { FrameStart } from '../piece/scene-frames.js';
import type { Crossing, Leg, Stretch } from './stretch.js';
import { type Pace, TimeLaw } from './time-law.js';

// Less than this many board units is there.
const NEAR = 1e-7;

/** How a picture glides. */
export interface GlidePace extends Pace {
  /** How high it hops over each tile, in board units. */
  readonly hop?: number;
}

/** A picture on its way along a path of stretches, one stretch for each tile. All numbers are board units and ms. */
export class Glide implements FrameStart {
  readonly #picture: Pick<PicturePoint, 'glideTo'>;
  readonly #reached: (glide: Glide) => void;
  readonly #law: TimeLaw;
  readonly #hop: number;
  /** Board units per ms, where the law is one speed from end to end; else 0. */
  readonly #rate: number;
  readonly #duration: number;
  #time = 0;
  /** How far along the path the present stretch begins, how long it is, and how much of it is done. */
  #begin = 0;
  #length = 0;
  #done = 0;
  #legs: readonly Leg[] = [];
  #leg = -1;
  // The present leg: where on the stretch it begins and ends, where it starts, and the way for each unit of length.
  #legBegin = 0;
  #legEnd = 0;
  #fromX = 0;
  #fromY = 0;
  #stepX = 0;
  #stepY = 0;

  /** A path of so much length in all; `reached` is called in a frame at the end of each stretch. */
  constructor(
    picture: Pick<PicturePoint, 'glideTo'>,
    length: number,
    pace: GlidePace,
    reached: (glide: Glide) => void = () => {},
  ) {
    this.#picture = picture;
    this.#reached = reached;
    this.#law = new TimeLaw(length, pace);
    this.#hop = pace.hop ?? 0;
    this.#rate = this.#law.rate;
    this.#duration = this.#law.duration;
  }

  /** The next stretch of the path. */
  enter({ legs, length }: Stretch): void {
    this.#begin += this.#length;
    this.#length = length;
    this.#legs = legs;
    this.#leg = -1;
    this.#legEnd = 0;
    this.#nextLeg();
    // One leg is all in numbers now; kept, it would only grow old.
    if (legs.length === 1) this.#legs = [];
    this.#show(0);
  }

  startFrame(elapsedMs: number): void {
    if (this.advance(elapsedMs)) this.#reached(this);
  }

  /** Time passes; true when the end of the stretch is reached. The picture never goes beyond it, nor back. */
  advance(elapsedMs: number): boolean {
    this.#time += elapsedMs;
    const time = this.#time;
    const distance = (this.#rate > 0 ? time * this.#rate : this.#law.distanceAt(time)) - this.#begin;
    const isThere = distance >= this.#length - NEAR || time >= this.#duration;
    if (isThere) this.#show(this.#length);
    else if (distance > this.#done) this.#show(distance);
    return isThere;
  }

  /** At the end of a stretch: how much of the time that has passed was not needed for it. */
  get spare(): number {
    const end = this.#begin + this.#length;
    const isWhole = end >= this.#law.length - NEAR;
    return Math.max(0, this.#time - (isWhole ? this.#duration : this.#law.timeAt(end, this.#time)));
  }

  /** The wrapped edge that the picture has still to cross on this stretch. */
  get crossing(): Crossing | undefined {
    const leg = this.#legs[this.#leg];
    const next = this.#legs[this.#leg + 1];
    return leg && next && { exit: leg.to, entry: next.from };
  }

  #show(distance: number): void {
    this.#done = distance;
    while (distance >= this.#legEnd && this.#leg < this.#legs.length - 1) this.#nextLeg();
    const onLeg = Math.min(distance, this.#legEnd) - this.#legBegin;
    const share = this.#hop > 0 && this.#length > 0 ? distance / this.#length : 0;
    this.#picture.glideTo(
      this.#fromX + this.#stepX * onLeg,
      this.#fromY + this.#stepY * onLeg,
      4 * this.#hop * share * (1 - share),
    );
  }

  #nextLeg(): void {
    const leg = this.#legs[this.#leg + 1];
    if (!leg) return;
    this.#leg++;
    this.#legBegin = this.#legEnd;
    this.#legEnd += leg.length;
    this.#fromX = leg.from.x;
    this.#fromY = leg.from.y;
    this.#stepX = leg.length > 0 ? (leg.to.x - leg.from.x) / leg.length : 0;
    this.#stepY = leg.length > 0 ? (leg.to.y - leg.from.y) / leg.length : 0;
  }
}

/** How a path is travelled. */
export interface Pace {
  /** Board units per second. */
  readonly speed: number;
  /** Board units per second²; 0 is full speed at once. */
  readonly acceleration: number;
  /** Board units per second²; 0 stops at once. */
  readonly deceleration: number;
  /** The share of the way for the share of the time, both 0 … 1, over the whole path. */
  readonly easing?: ((time: number) => number) | undefined;
}

/**
 * How far along a path one is after a time, from rest to rest. It is a closed formula, so that frames of any length
 * come to the same places. Times are milliseconds.
 */
export class TimeLaw {
  readonly length: number;
  /** How long the whole path takes. */
  readonly duration: number;
  readonly #easing: Pace['easing'];
  /** Board units per millisecond if it is one speed from end to end, as on most paths; else 0. */
  readonly rate: number;
  readonly #speed: number;
  readonly #gainTime: number;
  readonly #lossTime: number;
  readonly #gainLength: number;
  readonly #lossLength: number;

  constructor(length: number, { speed, acceleration, deceleration, easing }: Pace) {
    this.length = length;
    this.#easing = easing;
    this.rate = easing || acceleration > 0 || deceleration > 0 ? 0 : speed / 1000;
    // Seconds per unit of speed; 0 where the change takes no time.
    const gain = acceleration > 0 ? 1 / acceleration : 0;
    const loss = deceleration > 0 ? 1 / deceleration : 0;
    this.#speed = gain + loss > 0 ? Math.min(speed, Math.sqrt((2 * length) / (gain + loss))) : speed;
    this.#gainTime = this.#speed * gain * 1000;
    this.#lossTime = this.#speed * loss * 1000;
    this.#gainLength = (this.#speed * this.#gainTime) / 2000;
    this.#lossLength = (this.#speed * this.#lossTime) / 2000;
    const cruise = Math.max(0, length - this.#gainLength - this.#lossLength);
    this.duration = length > 0 ? this.#gainTime + this.#lossTime + (cruise / this.#speed) * 1000 : 0;
  }

  /** The distance covered after so many milliseconds. Throws if the easing does not answer a number. */
  distanceAt(time: number): number {
    if (time >= this.duration) return this.length;
    if (time <= 0) return 0;
    if (this.rate > 0) return time * this.rate;
    if (this.#easing) return this.length * this.#ease(time / this.duration);
    if (time < this.#gainTime) return this.#gainLength * (time / this.#gainTime) ** 2;
    const rest = this.duration - time;
    if (rest < this.#lossTime) return this.length - this.#lossLength * (rest / this.#lossTime) ** 2;
    return this.#gainLength + ((time - this.#gainTime) * this.#speed) / 1000;
  }

  /** When a distance has been covered for the first time, not later than `before`. */
  timeAt(distance: number, before: number): number {
    if (distance >= this.length) return this.duration;
    if (this.rate > 0) return distance / this.rate;
    let [early, late] = [0, Math.min(before, this.duration)];
    for (let halving = 0; halving < 52; halving++) {
      const middle = (early + late) / 2;
      if (this.distanceAt(middle) < distance) early = middle;
      else late = middle;
    }
    return late;
  }

  #ease(share: number): number {
    const eased = this.#easing?.(share) ?? share;
    if (Number.isFinite(eased)) return eased;
    throw new RangeError(`easing(${share}) is ${eased}, but must be a finite number`);
  }
}

/**
 * Where one looks to, growing clockwise on the screen from 0 at (1, 0) over 1 at (0, 1) to 4. Vectors of whole numbers that
 * point the same way give the very same value, others a different one in their right order: a quotient is rounded
 * correctly, and two quotients with denominators below 10⁶ lie further apart than it rounds.
 */
export function turnOf(x: number, y: number): number {
  if (y >= 0) return x >= 0 ? y / (x + y) : 1 + x / (x - y);
  return x < 0 ? 2 + y / (x + y) : 3 + x / (x - y);
}

/** The whole turn of `turnOf`. */
const WHOLE_TURN = 4;

/** The angles that something hides: closed intervals, sorted; those that touch are one. */
export class BlockedAngles {
  #starts = new Float64Array(64);
  #ends = new Float64Array(64);
  #count = 0;

  clear(): void {
    this.#count = 0;
  }

  get isFull(): boolean {
    return this.#count === 1 && this.#starts[0] === 0 && this.#ends[0] === WHOLE_TURN;
  }

  /** Whether an angle is hidden on both of its sides; the border of what is hidden is seen. */
  hides(angle: number): boolean {
    if (angle === 0) return this.#count > 0 && this.#starts[0] === 0 && this.#ends[this.#count - 1] === WHOLE_TURN;
    const index = this.#firstEndingAfter(angle);
    return index < this.#count && this.#at(this.#starts, index) < angle;
  }

  /** Hides the angles from one to another, less than half a turn further. */
  block(from: number, to: number): void {
    if (from < to) this.#add(from, to);
    if (from <= to) return;
    this.#add(from, WHOLE_TURN);
    if (to > 0) this.#add(0, to);
  }

  #add(from: number, to: number): void {
    let first = this.#firstEndingAfter(from);
    if (first > 0 && this.#ends[first - 1] === from) first--;
    let start = from;
    let end = to;
    let next = first;
    for (; next < this.#count && this.#at(this.#starts, next) <= to; next++) {
      start = Math.min(start, this.#at(this.#starts, next));
      end = Math.max(end, this.#at(this.#ends, next));
    }
    if (next !== first + 1) this.#moveRest(next, first + 1);
    this.#starts[first] = start;
    this.#ends[first] = end;
  }

  /** Moves the intervals from an index on, so that they begin at another one. */
  #moveRest(from: number, to: number): void {
    const count = this.#count + to - from;
    if (count > this.#starts.length) {
      this.#starts = enlarged(this.#starts);
      this.#ends = enlarged(this.#ends);
    }
    this.#starts.copyWithin(to, from, this.#count);
    this.#ends.copyWithin(to, from, this.#count);
    this.#count = count;
  }

  #firstEndingAfter(angle: number): number {
    let low = 0;
    let high = this.#count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#at(this.#ends, middle) > angle) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  #at(list: Float64Array, index: number): number {
    return list[index] ?? Number.NaN;
  }
}

function enlarged(list: Float64Array): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(2 * list.length);
  larger.set(list);
  return larger;
}

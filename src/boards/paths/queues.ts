import type { Cell } from '../layout.js';

/** The cells that a search has still to look at, by priority. */
export interface CellQueue {
  clear(): void;
  /** A cell may be pushed again with a lower priority. */
  push(cell: Cell, priority: number): void;
  /** A cell of the lowest priority, of these the one pushed last if the queue knows; −1 if there is none. */
  pop(): Cell;
}

/** For how many entries there is room before a list has to grow. */
export const FIRST_ROOM = 256;

/**
 * For whole priorities that never fall below the one popped last, nor rise further above it than a given span (Dial's
 * buckets): pushing and popping take the same time however many cells there are.
 */
export class BucketQueue implements CellQueue {
  /** Where the top entry of each bucket is, −1 if it is empty. */
  #tops = new Int32Array(FIRST_ROOM).fill(-1);
  /** Each entry is a cell, and where the entry below it in its bucket is. */
  #entries = new Int32Array(2 * FIRST_ROOM);
  #length = 0;
  #waiting = 0;
  #lowest = -1;

  /** Of the cell popped last. */
  get priority(): number {
    return this.#lowest;
  }

  /** Makes it fit for priorities that lie at most so far above the one popped last. */
  prepare(span: number): this {
    let buckets = this.#tops.length;
    while (buckets <= span) buckets *= 2;
    if (buckets > this.#tops.length) this.#tops = new Int32Array(buckets).fill(-1);
    return this;
  }

  clear(): void {
    if (this.#waiting > 0) this.#tops.fill(-1);
    this.#length = 0;
    this.#waiting = 0;
    this.#lowest = -1;
  }

  push(cell: Cell, priority: number): void {
    if (this.#lowest < 0) this.#lowest = priority;
    const tops = this.#tops;
    const bucket = priority & (tops.length - 1);
    const entry = this.#length;
    this.#length = entry + 2;
    if (this.#length > this.#entries.length) this.#entries = doubled(this.#entries);
    const entries = this.#entries;
    entries[entry] = cell;
    entries[entry + 1] = tops[bucket] as number;
    tops[bucket] = entry;
    this.#waiting++;
  }

  pop(): Cell {
    if (this.#waiting === 0) return -1;
    const tops = this.#tops;
    const mask = tops.length - 1;
    let lowest = this.#lowest;
    let entry = tops[lowest & mask] as number;
    while (entry < 0) {
      lowest++;
      entry = tops[lowest & mask] as number;
    }
    this.#lowest = lowest;
    tops[lowest & mask] = this.#entries[entry + 1] as number;
    this.#waiting--;
    return this.#entries[entry] as Cell;
  }
}

/** For any priorities: a heap in which a parent is never after its two children. */
export class HeapQueue implements CellQueue {
  #cells = new Int32Array(FIRST_ROOM);
  #priorities = new Float64Array(FIRST_ROOM);
  #length = 0;

  clear(): void {
    this.#length = 0;
  }

  push(cell: Cell, priority: number): void {
    if (this.#length === this.#cells.length) {
      this.#cells = doubled(this.#cells);
      this.#priorities = doubled(this.#priorities);
    }
    const cells = this.#cells;
    const priorities = this.#priorities;
    let at = this.#length++;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = priorities[parent] as number;
      if (above <= priority) break;
      priorities[at] = above;
      cells[at] = cells[parent] as Cell;
      at = parent;
    }
    priorities[at] = priority;
    cells[at] = cell;
  }

  pop(): Cell {
    if (this.#length === 0) return -1;
    const cells = this.#cells;
    const priorities = this.#priorities;
    const first = cells[0] as Cell;
    const length = --this.#length;
    const priority = priorities[length] as number;
    let at = 0;
    for (let child = 1; child < length; child = 2 * at + 1) {
      if (child + 1 < length && (priorities[child + 1] as number) < (priorities[child] as number)) child++;
      const below = priorities[child] as number;
      if (below >= priority) break;
      priorities[at] = below;
      cells[at] = cells[child] as Cell;
      at = child;
    }
    priorities[at] = priority;
    cells[at] = cells[length] as Cell;
    return first;
  }
}

/** A list of twice the length that begins with another one. */
export function doubled<List extends Int32Array | Float64Array>(list: List): List {
  const larger = new (list.constructor as new (length: number) => List)(2 * list.length);
  larger.set(list);
  return larger;
}

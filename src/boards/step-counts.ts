import type { Cell } from './layout.js';

/** How many numbers the counts kept may hold together, about 4 MB. */
const keptNumbers = 2 ** 20;

/** Steps between cells of a neighbour table, counted breadth-first; the counts from recent starts are kept. */
export class StepCounts {
  readonly #neighbors: Int32Array;
  readonly #size: number;
  readonly #width: number;
  readonly #counts = new Map<Cell, Int32Array>();

  /** @param width directions per cell */
  constructor(neighbors: Int32Array, size: number, width: number) {
    this.#neighbors = neighbors;
    this.#size = size;
    this.#width = width;
  }

  /** Infinity where no way leads. */
  between(from: Cell, to: Cell): number {
    const count = this.#countsFrom(from)[to] ?? -1;
    return count < 0 ? Infinity : count;
  }

  #countsFrom(start: Cell): Int32Array {
    const kept = this.#counts.get(start);
    if (kept) return kept;
    const [oldest] = this.#counts.keys();
    if (oldest !== undefined && (this.#counts.size + 1) * this.#size > keptNumbers) this.#counts.delete(oldest);
    const counts = this.#count(start);
    this.#counts.set(start, counts);
    return counts;
  }

  #count(start: Cell): Int32Array {
    const counts = new Int32Array(this.#size).fill(-1);
    const queue = new Int32Array(this.#size);
    counts[start] = 0;
    queue[0] = start;
    let end = 1;
    for (let next = 0; next < end; next++) {
      const cell = queue[next] ?? start;
      const steps = (counts[cell] ?? 0) + 1;
      for (let index = cell * this.#width; index < (cell + 1) * this.#width; index++) {
        const neighbor = this.#neighbors[index] ?? -1;
        if (neighbor < 0 || counts[neighbor] !== -1) continue;
        counts[neighbor] = steps;
        queue[end++] = neighbor;
      }
    }
    return counts;
  }
}

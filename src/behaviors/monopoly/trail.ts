import type { Point } from '../../boards/index.js';

/** A tile that a piece left by a step, and how it had stood there. */
export interface TrailEntry {
  /** The x and y of the tile. */
  readonly at: Point;
  readonly face: number;
  readonly cameFrom: Point | undefined;
}

/** How many tiles a piece remembers. */
const LENGTH = 64;

/** The tiles that a piece has really walked, the last ones. */
export class Trail {
  #entries: TrailEntry[];

  constructor(entries: readonly TrailEntry[] = []) {
    this.#entries = entries.slice(-LENGTH);
  }

  get entries(): readonly TrailEntry[] {
    return this.#entries;
  }

  push(entry: TrailEntry): void {
    this.#entries.push(entry);
    if (this.#entries.length > LENGTH) this.#entries.shift();
  }

  pop(): TrailEntry | undefined {
    return this.#entries.pop();
  }

  /** A placement that is no step: nothing leads back from there. */
  clear(): void {
    this.#entries = [];
  }
}

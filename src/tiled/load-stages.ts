import type { Loadable } from 'excalibur';

/** How many stages there are: the map is read, the board made, plugin-tiled done, the tile layers ready. */
const STAGES = 4;

/** The stages of a loading as loadables of their own: Excalibur's loader counts what is loaded, and knows no parts. */
export class LoadStages {
  readonly loadables: readonly Loadable<undefined>[];
  readonly #waiting: (() => void)[] = [];
  #reached = 0;

  /** @param start loads all, or joins a loading that has begun */
  constructor(start: () => Promise<unknown>) {
    this.loadables = Array.from({ length: STAGES }, (_, stage) => ({
      data: undefined,
      isLoaded: () => this.#reached > stage,
      load: async () => {
        // What goes wrong is told once, by the resource itself.
        const ended = start().catch(() => {});
        await Promise.race([ended, this.#reach(stage)]);
        return undefined;
      },
    }));
  }

  /** Ends a stage. */
  next(): void {
    this.#waiting[this.#reached++]?.();
  }

  /** Begins anew, after a loading that failed. */
  restart(): void {
    this.#reached = 0;
    this.#waiting.length = 0;
  }

  #reach(stage: number): Promise<void> {
    if (this.#reached > stage) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiting[stage] = resolve;
    });
  }
}

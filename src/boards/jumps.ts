import type { Cell } from './layout.js';

/** Which cell a landing piece is sent to from which. */
export class Jumps {
  readonly #targets = new Map<Cell, Cell>();

  get(cell: Cell): Cell | undefined {
    return this.#targets.get(cell);
  }

  /** The cells that have one. */
  cells(): Iterable<Cell> {
    return this.#targets.keys();
  }

  set(cell: Cell, target: Cell | undefined): void {
    if (target === undefined) {
      this.#targets.delete(cell);
    } else {
      this.#targets.set(cell, target);
    }
  }

  /** The circle that a jump from a cell to a target would close, from the cell back to it; undefined if none. */
  circle(cell: Cell, target: Cell): Cell[] | undefined {
    const way = [cell];
    for (let next: Cell | undefined = target; next !== undefined; next = this.#targets.get(next)) {
      way.push(next);
      if (next === cell) {
        return way;
      }
    }
    return undefined;
  }
}

import { type Cell, type Layout, type Point, type Slices, sliceCells } from '../../../boards/index.js';
import type { Bounds } from './object-place.js';

interface Center extends Point {
  readonly cell: Cell;
}

/** The middles of the tiles of a board, in board units, to find those in a rectangle without a look at all. */
export class Centers {
  /** From top to bottom, each from left to right. */
  readonly #rows: readonly (readonly [y: number, centers: readonly Center[]])[];

  private constructor(rows: ReadonlyMap<number, Center[]>) {
    for (const row of rows.values()) row.sort((a, b) => a.x - b.x);
    this.#rows = [...rows].sort(([a], [b]) => a - b);
  }

  static *of(layout: Layout, isTile: (cell: Cell) => boolean): Slices<Centers> {
    const rows = new Map<number, Center[]>();
    yield* sliceCells(layout.size, (from, to) => {
      for (let cell = from; cell < to; cell++) {
        if (!isTile(cell)) continue;
        const { x, y } = layout.center(cell);
        const row = rows.get(y);
        if (row) row.push({ cell, x, y });
        else rows.set(y, [{ cell, x, y }]);
      }
    });
    return new Centers(rows);
  }

  /** The cells whose middle lies in a rectangle and passes a test, in ascending order. */
  cellsIn({ left, top, right, bottom }: Bounds, passes: (center: Point) => boolean): Cell[] {
    const cells: Cell[] = [];
    for (let row = firstWhere(this.#rows, ([y]) => y >= top); row < this.#rows.length; row++) {
      const [y, centers] = this.#rows[row] ?? [Number.POSITIVE_INFINITY, []];
      if (y > bottom) break;
      for (let index = firstWhere(centers, ({ x }) => x >= left); index < centers.length; index++) {
        const center = centers[index];
        if (center === undefined || center.x > right) break;
        if (passes(center)) cells.push(center.cell);
      }
    }
    return cells.sort((a, b) => a - b);
  }
}

/** The index of the first that passes a test which all after it pass too; the length if none does. */
function firstWhere<T>(list: readonly T[], passes: (item: T) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = list[middle];
    if (item !== undefined && passes(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}

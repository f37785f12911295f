import type { Cell, Layout } from '../../boards/index.js';
import type { Area } from './overlay.js';

/** Which cells lie in an area, without asking all of them. */
export class CellIndex {
  readonly #side: number;
  readonly #buckets = new Map<string, Cell[]>();
  #reach = 0;

  constructor(layout: Layout, side = 256) {
    this.#side = side;
    for (let cell = 0; cell < layout.size; cell++) {
      const { x, y } = layout.center(cell);
      const key = `${Math.floor(x / side)},${Math.floor(y / side)}`;
      const bucket = this.#buckets.get(key);
      if (bucket) bucket.push(cell);
      else this.#buckets.set(key, [cell]);
      // The cells of a grid are all alike.
      if (layout.vectors && cell > 0) continue;
      for (const corner of layout.corners(cell)) {
        this.#reach = Math.max(this.#reach, Math.abs(corner.x - x), Math.abs(corner.y - y));
      }
    }
  }

  /** The cells of which anything may lie in the area, or within a margin around it. */
  *cellsIn({ x, y, width, height }: Area, margin = 0): Generator<Cell> {
    const around = this.#reach + margin;
    const [left, right] = [this.#bucketOf(x - around), this.#bucketOf(x + width + around)];
    const [top, bottom] = [this.#bucketOf(y - around), this.#bucketOf(y + height + around)];
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) yield* this.#buckets.get(`${column},${row}`) ?? [];
    }
  }

  #bucketOf(value: number): number {
    return Math.floor(value / this.#side);
  }
}

import { EnterCosts } from './enter-costs.js';
import type { Cell, Layout } from './layout.js';
import { LazyList } from './lazy-list.js';
import { CellFlag, type Tile } from './tile.js';
import type { TileRules } from './tile-rules.js';

/** The properties per cell, and the tile objects, which are made on first use. It does no checks of its own. */
export class Tiles<TTile extends object> {
  readonly #layout: Layout;
  readonly #properties = new LazyList<TTile>();
  readonly #tiles = new LazyList<Tile<TTile>>();
  /** Per cell, bits of `CellFlag`. */
  readonly flags: Uint8Array;
  /** Per cell, the number of the direction that `face` names, −1 for none. */
  readonly faces: Int16Array;
  readonly costs: EnterCosts;

  constructor(layout: Layout) {
    this.#layout = layout;
    this.flags = new Uint8Array(layout.size);
    this.faces = new Int16Array(layout.size).fill(-1);
    this.costs = new EnterCosts(layout.size);
  }

  properties(cell: Cell): TTile | undefined {
    return this.#properties.get(cell);
  }

  tile(cell: Cell): Tile<TTile> | undefined {
    return this.#tiles.get(cell) ?? this.#make(cell);
  }

  /** Sets a tile whose rules have been read, or takes it away. */
  set(cell: Cell, properties: TTile | undefined, rules: TileRules | undefined): void {
    if (properties !== this.#properties.get(cell)) this.#tiles.set(cell, undefined);
    this.#properties.set(cell, properties);
    this.flags[cell] = rules?.flags ?? 0;
    this.faces[cell] = rules?.face ?? -1;
    if (rules) this.costs.set(cell, rules.cost);
  }

  /** Sets the tile of one cell on another one too, which has none. */
  repeat(from: Cell, cell: Cell): void {
    this.#properties.set(cell, this.#properties.get(from));
    this.flags[cell] = this.flags[from] ?? 0;
    this.faces[cell] = this.faces[from] ?? -1;
    this.costs.repeat(from, cell);
  }

  /** Makes every cell a tile with the same properties, whose only rule is that there is a tile. */
  fill(properties: TTile): void {
    for (let cell = 0; cell < this.#layout.size; cell++) this.#properties.set(cell, properties);
    this.flags.fill(CellFlag.TILE);
    this.costs.fill();
  }

  /** The tiles, or those whose properties pass a test, by cell. */
  *where(test?: (properties: TTile) => boolean): Generator<Tile<TTile>> {
    for (let cell = 0; cell < this.#layout.size; cell++) {
      const properties = this.#properties.get(cell);
      const tile = properties && (test?.(properties) ?? true) ? this.tile(cell) : undefined;
      if (tile) yield tile;
    }
  }

  #make(cell: Cell): Tile<TTile> | undefined {
    const properties = this.#properties.get(cell);
    if (!properties) {
      return undefined;
    }
    const { x, y } = this.#layout.xyOf(cell);
    const tile: Tile<TTile> = Object.freeze({ cell, x, y, properties });
    this.#tiles.set(cell, tile);
    return tile;
  }
}

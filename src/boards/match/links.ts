import type { Board } from '../board.js';
import { directionBetween } from '../direction.js';
import type { Cell, Layout } from '../layout.js';
import type { CellTables } from '../tile.js';

/**
 * Which neighbours belong together: those with a wall between them that cannot be passed do not, nor those whose edge is
 * closed both ways. A one-way edge separates nothing.
 */
export class Links<TTile extends object, TPiece> {
  readonly #layout: Layout;
  readonly #cells: CellTables;

  /** Reads the tables of the board now: one that is resized needs others. */
  constructor({ layout, cells }: Board<TTile, TPiece>) {
    this.#layout = layout;
    this.#cells = cells;
  }

  /** The neighbour in a direction; −1 where there is none or it is separated. */
  next(cell: Cell, direction: number): Cell {
    const { neighbors, directions } = this.#layout;
    const neighbor = neighbors[cell * directions.length + direction] ?? -1;
    return neighbor < 0 || this.#isSeparated(cell, direction, neighbor) ? -1 : neighbor;
  }

  /** Whether two neighbours are separated; cells that are no neighbours are not. */
  separates(a: Cell, b: Cell): boolean {
    const direction = directionBetween(this.#layout, a, b);
    if (direction !== undefined) return this.#isSeparated(a, direction, b);
    const back = directionBetween(this.#layout, b, a);
    return back !== undefined && this.#isSeparated(b, back, a);
  }

  #isSeparated(cell: Cell, direction: number, neighbor: Cell): boolean {
    const { open, walls } = this.#cells;
    const width = this.#layout.directions.length;
    const edge = cell * width + direction;
    // An open edge has no wall that cannot be passed.
    if (open[edge] === 1) return false;
    if (walls.get(edge)?.passable === false) return true;
    const back = directionBetween(this.#layout, neighbor, cell);
    return back === undefined || open[neighbor * width + back] !== 1;
  }
}

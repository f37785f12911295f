import type { Board } from '../board.js';
import { directionBetween } from '../direction.js';
import type { Cell } from '../layout.js';

/**
 * Which neighbours belong together: those with a wall between them that cannot be passed do not, nor those whose edge is
 * closed both ways. A one-way edge separates nothing.
 */
export class Links<TTile extends object, TPiece> {
  readonly #board: Board<TTile, TPiece>;

  constructor(board: Board<TTile, TPiece>) {
    this.#board = board;
  }

  /** The neighbour in a direction; −1 where there is none or it is separated. */
  next(cell: Cell, direction: number): Cell {
    const { layout } = this.#board;
    const neighbor = layout.neighbors[cell * layout.directions.length + direction] ?? -1;
    return neighbor < 0 || this.#isSeparated(cell, direction, neighbor) ? -1 : neighbor;
  }

  /** Whether two neighbours are separated; cells that are no neighbours are not. */
  separates(a: Cell, b: Cell): boolean {
    const direction = directionBetween(this.#board.layout, a, b);
    if (direction !== undefined) return this.#isSeparated(a, direction, b);
    const back = directionBetween(this.#board.layout, b, a);
    return back !== undefined && this.#isSeparated(b, back, a);
  }

  #isSeparated(cell: Cell, direction: number, neighbor: Cell): boolean {
    const { layout, cells } = this.#board;
    const edge = cell * layout.directions.length + direction;
    if (cells.walls.get(edge)?.passable === false) return true;
    if (cells.open[edge] === 1) return false;
    const back = directionBetween(layout, neighbor, cell);
    return back === undefined || cells.open[neighbor * layout.directions.length + back] !== 1;
  }
}

import type { Board } from '../board.js';
import type { CellTables } from '../tile.js';

/** What sight has to know of a wall. */
interface SeenWall {
  readonly transparent: boolean;
}

type WallTable = ReadonlyMap<number, SeenWall>;

/**
 * The walls of a board by cell × directions + direction, from both sides; undefined where there are none.
 * A board that has no such table has no walls.
 */
export function wallsOf<TTile extends object, TPiece>(board: Board<TTile, TPiece>): WallTable | undefined {
  const { walls }: CellTables & { readonly walls?: WallTable } = board.cells;
  return walls && walls.size > 0 ? walls : undefined;
}

import type { Board } from '../board.js';
import type { Cell } from '../layout.js';
import { NOWHERE } from './stand.js';
import type { CameFrom } from './types.js';

/** Where a piece came from, as plans show it. */
export function cameFromOf<TTile extends object, TPiece>(
  board: Board<TTile, TPiece>,
  cell: Cell | typeof NOWHERE,
): CameFrom | undefined {
  if (cell === NOWHERE) return undefined;
  return board.tileOf(cell) ?? { cell, ...board.layout.xyOf(cell) };
}

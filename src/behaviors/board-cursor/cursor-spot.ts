import type { Actor } from 'excalibur';
import type { Cell, Point, Tile } from '../../boards/index.js';
import type { BoardBehavior } from '../board-behavior.js';
import { findBehavior } from '../find-behavior.js';

/** Where a cursor is, and what is there. */
export interface CursorSpot {
  readonly cell: Cell;
  /** The x and y of the cell. */
  readonly place: Point;
  /** The tile; undefined where the cell has none. */
  readonly tile: Tile | undefined;
  /** The pieces on it by level. */
  readonly pieces: readonly Actor[];
}

/** What is at a cell of a board. */
export function cursorSpot({ board, layout }: BoardBehavior, cell: Cell): CursorSpot {
  return { cell, place: layout.xyOf(cell), tile: board.tileOf(cell), pieces: board.piecesAt({ cell }) };
}

/** A spot in words: `Bank (3, 4): red, blue`; on graphs the name of the node in place of the numbers. */
export function describeSpot({ layout }: BoardBehavior, { cell, place, tile, pieces }: CursorSpot): string {
  const { name, label } = tile?.properties ?? {};
  const known = [name, label].find((text) => typeof text === 'string' && text !== '');
  const where = layout.nodes?.[cell] ?? `(${place.x}, ${place.y})`;
  const who = pieces.map((piece) => findBehavior(piece, 'piece')?.id ?? piece.name).join(', ');
  return `${[known, where].filter((text) => text !== undefined).join(' ')}${who && `: ${who}`}`;
}

import type { Board } from './board.js';
import type { Cell, Layout } from './layout.js';
import type { Tile, TileProperties } from './tile.js';

/** A tile, and which of its neighbours are of its kind: the sum of 2^direction over them. */
export interface MaskedTile<TTile extends object = TileProperties> {
  readonly tile: Tile<TTile>;
  readonly mask: number;
}

/**
 * The sum of 2^direction over the neighbours of a cell that pass a test, over wrapped edges too: with four directions
 * a number 0 … 15, the frame of a road, river or wall that joins its neighbours.
 */
export function neighborMask(layout: Layout, cell: Cell, holds: (neighbor: Cell) => boolean): number {
  const { directions, neighbors } = layout;
  const first = cell * directions.length;
  let mask = 0;
  for (let direction = 0; direction < directions.length; direction++) {
    const neighbor = neighbors[first + direction] ?? -1;
    if (neighbor >= 0 && holds(neighbor)) mask += 2 ** direction;
  }
  return mask;
}

/**
 * The tiles whose properties have certain values, or that pass a test, each with the mask of its neighbours among them:
 * `tileMasks(board, { class: 'Road' })`.
 */
export function tileMasks<TTile extends object, TPiece>(
  board: Board<TTile, TPiece>,
  filter: Readonly<Record<string, unknown>> | ((tile: Tile<TTile>) => boolean),
): MaskedTile<TTile>[] {
  const wanted = typeof filter === 'function' ? [] : Object.entries(filter);
  const isMeant = (tile: Tile<TTile>) =>
    typeof filter === 'function'
      ? filter(tile)
      : wanted.every(([name, value]) => Reflect.get(tile.properties, name) === value);
  const tiles = board.tilesWhere(isMeant);
  const cells = new Set(tiles.map(({ cell }) => cell));
  return tiles.map((tile) => ({ tile, mask: neighborMask(board.layout, tile.cell, (cell) => cells.has(cell)) }));
}

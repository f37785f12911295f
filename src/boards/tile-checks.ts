import type { Cell, Layout, Point } from './layout.js';
import { mistake, readList } from './option-checks.js';

/** The tiles of an area, as x and y that may lie outside of the board. Throws an error that names the one that is none. */
export function readTiles(who: string, name: string, tiles: Iterable<Point>): Point[] {
  const list = readList(who, name, tiles, 'tiles');
  for (const [index, tile] of list.entries()) checkTile(who, `${name}[${index}]`, tile);
  return list;
}

/** Throws a TypeError unless this is a tile, and a RangeError where its x and y are not whole. */
export function checkTile(who: string, name: string, tile: Point): void {
  const { x, y }: Partial<Point> = typeof tile === 'object' && tile !== null ? tile : {};
  if (typeof x !== 'number' || typeof y !== 'number') throw mistake(who, name, tile, '{ x, y } in whole numbers');
  if (Number.isSafeInteger(x) && Number.isSafeInteger(y)) return;
  throw new RangeError(`${who}: ${name}: a tile is (${x}, ${y}), but x and y must be whole numbers`);
}

/** The cells of an area. Throws an error that names the one that the layout does not have. */
export function readCells(who: string, name: string, layout: Layout, cells: Iterable<Cell>): Cell[] {
  const list = readList(who, name, cells, 'cells');
  for (const [index, cell] of list.entries()) {
    if (Number.isInteger(cell) && cell >= 0 && cell < layout.size) continue;
    throw mistake(who, `${name}[${index}]`, cell, `a cell of the layout, 0 … ${layout.size - 1}`);
  }
  return list;
}

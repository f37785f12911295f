import { GridLayout } from '../grid.js';
import type { Layout, Point } from '../layout.js';
import { layoutFrom } from '../layout-from.js';
import { checkLayout } from '../option-checks.js';
import { readTiles } from '../tile-checks.js';

/**
 * The same grid, just as large as to hold these tiles, at the x and y that they have, without wrap: with `new
 * Board(layoutAround(layout, tiles), { tiles })` only they are tiles. Throws a RangeError where there are none, and a
 * TypeError where the layout is no grid.
 */
export function layoutAround(layout: Layout, tiles: Iterable<Point>): GridLayout {
  checkLayout('layoutAround', layout);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of readTiles('layoutAround', 'tiles', tiles)) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  if (left === Infinity) throw new RangeError('layoutAround: there are no tiles to lay it around');
  const size = { columns: right - left + 1, rows: bottom - top + 1, origin: { x: left, y: top } };
  const made = layout.lattice && layout.options && layoutFrom({ ...layout.options, ...size, wrap: 'none' });
  if (made instanceof GridLayout) return made;
  throw new TypeError(`layoutAround: a ${layout.shape} layout has no columns and rows`);
}

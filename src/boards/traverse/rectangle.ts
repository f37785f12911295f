import { type Axis, imagesOf } from '../axis.js';
import { GridLayout } from '../grid.js';
import type { Cell, Layout, Place } from '../layout.js';
import { checkLayout, checkOptionNames } from '../option-checks.js';
import { cellInside } from '../place.js';

/**
 * The cells of all columns and rows from one cell to another, row by row. On an axis that wraps the shorter way
 * round, and where both are equal the one that does not leave the board. Throws a TypeError where there are no
 * columns and rows, as on graphs; a RangeError where a place is outside of the board.
 */
export function rectangleCells(layout: Layout, area: { readonly from: Place; readonly to: Place }): Cell[] {
  checkLayout('rectangleCells', layout);
  if (!(layout instanceof GridLayout)) {
    throw new TypeError(`rectangleCells: a ${layout.shape} layout has no columns and rows`);
  }
  checkOptionNames('rectangleCells', area, ['from', 'to']);
  const start = layout.xyOf(cellInside(layout, area.from, 'rectangleCells: from'));
  const end = layout.xyOf(cellInside(layout, area.to, 'rectangleCells: to'));
  const [left, right] = span(start.x, end.x, layout.axes.x);
  const [top, bottom] = span(start.y, end.y, layout.axes.y);
  const cells: Cell[] = [];
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) cells.push(layout.cellOf(x, y) as Cell);
  }
  return cells;
}

function span(from: number, to: number, axis: Axis): readonly [number, number] {
  const gaps = imagesOf(to, axis).map((image) => Math.abs(image - from));
  const nearest = imagesOf(to, axis)[gaps.indexOf(Math.min(...gaps))] ?? to;
  return [Math.min(from, nearest), Math.max(from, nearest)];
}

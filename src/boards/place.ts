import { GridLayout } from './grid.js';
import type { Cell, Layout, Place } from './layout.js';
import { shownValue } from './shown-value.js';

/**
 * The cell of a place, undefined outside the layout. Throws on what is no place and on a node that is not there; `what`
 * says whose place it is.
 */
export function cellOfPlace(layout: Layout, place: Place, what = 'place'): Cell | undefined {
  if (typeof place !== 'object' || place === null) throw malformed(place, what);
  if ('node' in place) return cellOfNode(layout, place.node, what);
  // x and y before the cell: a tile carries both, and its cell is another one after a resize.
  if ('x' in place && 'y' in place) {
    if (typeof place.x !== 'number' || typeof place.y !== 'number') throw malformed(place, what);
    return layout.cellOf(place.x, place.y);
  }
  if (!('cell' in place) || typeof place.cell !== 'number') throw malformed(place, what);
  return Number.isInteger(place.cell) && place.cell >= 0 && place.cell < layout.size ? place.cell : undefined;
}

/** The cell of a place, which must be on the board: throws a RangeError that begins with `what`. */
export function cellInside(layout: Layout, place: Place, what: string): Cell {
  const cell = cellOfPlace(layout, place, what);
  if (cell === undefined)
    throw new RangeError(`${what} is ${describePlace(layout, place)}, which is outside the board`);
  return cell;
}

/** A place or cell in words, for a message: (3, 4), or node 'a'. */
export function describePlace(layout: Layout, place: Place | Cell): string {
  if (typeof place === 'number') return describeCell(layout, place);
  if ('node' in place) return `node '${place.node}'`;
  // In the order of `cellOfPlace`.
  if (!('x' in place && 'y' in place)) return describeCell(layout, place.cell);
  const cell = layout.cellOf(place.x, place.y);
  return cell === undefined ? `(${place.x}, ${place.y})` : describeCell(layout, cell);
}

/** The smallest upright rectangle around all cells, in board units. */
export function boundsOf(layout: Layout): { x: number; y: number; width: number; height: number } {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const cells = layout instanceof GridLayout ? layout.rim() : Array(layout.size).keys();
  for (const cell of cells) {
    for (const corner of layout.corners(cell)) {
      left = Math.min(left, corner.x);
      top = Math.min(top, corner.y);
      right = Math.max(right, corner.x);
      bottom = Math.max(bottom, corner.y);
    }
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function describeCell(layout: Layout, cell: Cell): string {
  if (!(cell >= 0 && cell < layout.size)) return `cell ${cell}`;
  if (layout.nodes) return `node '${layout.nodes[cell]}'`;
  const { x, y } = layout.xyOf(cell);
  return `(${x}, ${y})`;
}

function cellOfNode(layout: Layout, node: string, what: string): Cell {
  if (layout.nodes === undefined) {
    throw new TypeError(
      `${what} is node '${node}', but a ${layout.shape} layout has no nodes: give x and y, or a cell`,
    );
  }
  const cell = layout.nodes.indexOf(node);
  if (cell < 0) throw new RangeError(`${what} is node '${node}', but the nodes are ${layout.nodes.join(', ')}`);
  return cell;
}

function malformed(place: unknown, what: string): TypeError {
  return new TypeError(`${what} is ${shownValue(place)}, but must be { x, y }, { cell } or { node }`);
}

// The sides of tiles, where walls stand. A side has a number, the same from both of its tiles.
import {
  type Cell,
  directionBetween,
  type Layout,
  neighborCell,
  type Point,
  stepVector,
} from 'excalibur-boardkit/boards';

/** A side: cell × directions + direction, as seen from the lower of its two cells. */
export type Side = number;

/** The number of a side; undefined where there is no neighbour, or where two tiles touch by a corner only. */
export function sideOf(layout: Layout, cell: Cell, direction: number): Side | undefined {
  const neighbor = neighborCell(layout, cell, direction);
  if (neighbor === undefined || layout.diagonalSides?.[direction]) return undefined;
  const back = directionBetween(layout, neighbor, cell);
  const width = layout.directions.length;
  return back === undefined || cell < neighbor ? cell * width + direction : neighbor * width + back;
}

/** The cell and the direction that a side is seen from. */
export function placeOfSide(layout: Layout, side: Side): { readonly cell: Cell; readonly direction: number } {
  const direction = side % layout.directions.length;
  return { cell: (side - direction) / layout.directions.length, direction };
}

/** The directions in which a cell has a side, in the order in which they lie around it. */
export function sidesAround(layout: Layout, cell: Cell): number[] {
  const center = layout.center(cell);
  const angle = (direction: number) => {
    const { x, y } = middleOf(layout, cell, direction);
    return Math.atan2(y - center.y, x - center.x);
  };
  const has = (direction: number) => sideOf(layout, cell, direction) !== undefined;
  return [...layout.directions.keys()].filter(has).sort((a, b) => angle(a) - angle(b));
}

/** The side that is next to a point, and how far from it; of the tile under the point, on graphs of any line. */
export function sideNear(layout: Layout, point: Point): { readonly side: Side; readonly distance: number } | undefined {
  const under = layout.cellAt(point);
  const cells = layout.nodes ? [...layout.nodes.keys()] : under === undefined ? [] : [under];
  let nearest: { side: Side; distance: number } | undefined;
  for (const cell of cells) {
    for (const direction of layout.directions.keys()) {
      const side = sideOf(layout, cell, direction);
      if (side === undefined) continue;
      const distance = distanceTo(point, lineOf(layout, cell, direction));
      if (distance < (nearest?.distance ?? Infinity)) nearest = { side, distance };
    }
  }
  return nearest;
}

/** Half way to the neighbour, also over a wrapped edge. */
function middleOf(layout: Layout, cell: Cell, direction: number): Point {
  const { x, y } = layout.center(cell);
  const way = stepVector(layout, cell, direction);
  if (way) return { x: x + way.x / 2, y: y + way.y / 2 };
  const to = layout.center(neighborCell(layout, cell, direction) ?? cell);
  return { x: (x + to.x) / 2, y: (y + to.y) / 2 };
}

/** Where a side lies; on graphs the line from node to node, which a wall cuts. */
function lineOf(layout: Layout, cell: Cell, direction: number): readonly [Point, Point] {
  const center = layout.center(cell);
  const neighbor = neighborCell(layout, cell, direction) ?? cell;
  if (layout.nodes) return [center, layout.center(neighbor)];
  const middle = middleOf(layout, cell, direction);
  const corners = layout.corners(cell);
  const sides = corners.map((a, index) => [a, corners[(index + 1) % corners.length] ?? a] as const);
  const off = ([a, b]: readonly [Point, Point]) => Math.hypot((a.x + b.x) / 2 - middle.x, (a.y + b.y) / 2 - middle.y);
  return sides.reduce((best, side) => (off(side) < off(best) ? side : best), sides[0] ?? [center, middle]);
}

function distanceTo(point: Point, [a, b]: readonly [Point, Point]): number {
  const [x, y] = [b.x - a.x, b.y - a.y];
  const share = ((point.x - a.x) * x + (point.y - a.y) * y) / (x * x + y * y || 1);
  const along = Math.min(1, Math.max(0, share));
  return Math.hypot(a.x + along * x - point.x, a.y + along * y - point.y);
}

import type { Cell, Layout, Point } from '../layout.js';
import { checkLayout } from '../option-checks.js';
import { readCells } from '../tile-checks.js';

/** A side of a cell, from corner to corner, clockwise. */
interface Side {
  readonly from: Point;
  readonly to: Point;
  readonly end: string;
}

/**
 * The outlines of an area of cells as closed polygons in board units, with a corner wherever they turn: clockwise
 * around its parts, counter-clockwise around holes. Parts that meet in a corner only have polygons of their own. Over
 * a wrapped edge cells are not drawn side by side, so that the area ends there. Throws a RangeError on a cell that the
 * layout does not have.
 */
export function outlinePolygons(layout: Layout, cells: Iterable<Cell>): Point[][] {
  checkLayout('outlinePolygons', layout);
  const leaving = sidesByCorner(layout, new Set(readCells('outlinePolygons', 'cells', layout, cells)));
  const left = new Set([...leaving.values()].flat());
  const polygons: Point[][] = [];
  for (const start of left) polygons.push(cornersOf(walkAround(leaving, left, start)));
  return polygons;
}

/** The sides that no two cells share, by the corner that they leave. */
function sidesByCorner(layout: Layout, cells: ReadonlySet<Cell>): Map<string, Side[]> {
  const leaving = new Map<string, Side[]>();
  const [first = 0] = cells;
  const nameOf = namesOfCorners(layout, first);
  for (const cell of cells) {
    const corners = layout.corners(cell);
    for (const [index, from] of corners.entries()) {
      const to = corners[(index + 1) % corners.length] ?? from;
      const [start, end] = [nameOf(from), nameOf(to)];
      // The other cell of a side runs along it the other way.
      const others = leaving.get(end) ?? [];
      const shared = others.findIndex((side) => side.end === start);
      if (shared >= 0) others.splice(shared, 1);
      else if (start !== end) leaving.set(start, [...(leaving.get(start) ?? []), { from, to, end }]);
    }
  }
  return leaving;
}

/** Follows the sides that are left until the first comes again. */
function walkAround(leaving: ReadonlyMap<string, readonly Side[]>, left: Set<Side>, start: Side): Side[] {
  const loop = [start];
  for (let side = start; ; ) {
    const ways = leaving.get(side.end)?.filter((each) => left.has(each)) ?? [];
    // Where several leave a corner, the sharpest turn to the right is that of the same cell.
    const next = ways.reduce((best, way) => (turnTo(side, way) > turnTo(side, best) ? way : best), ways[0] ?? start);
    left.delete(next);
    if (next === start) return loop;
    loop.push(next);
    side = next;
  }
}

/** The turn from one side to the next, clockwise above 0. */
function turnTo(before: Side, after: Side): number {
  const a = { x: before.to.x - before.from.x, y: before.to.y - before.from.y };
  const b = { x: after.to.x - after.from.x, y: after.to.y - after.from.y };
  return Math.atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y);
}

/** Where a loop turns. */
function cornersOf(loop: readonly Side[]): Point[] {
  return loop
    .filter((side, index) => Math.abs(turnTo(loop.at(index - 1) ?? side, side)) > 1e-6)
    .map(({ from }) => from);
}

/**
 * Names corners so that one corner has one name: those of neighbours are reckoned from different centres, and may
 * differ in the last digits.
 */
function namesOfCorners(layout: Layout, cell: Cell): (corner: Point) => string {
  const corners = layout.corners(cell);
  const sides = corners.map(({ x, y }, index) => {
    const next = corners[(index + 1) % corners.length] ?? { x, y };
    return Math.hypot(next.x - x, next.y - y);
  });
  const grain = Math.min(...sides.filter((length) => length > 0)) / 1000;
  // Without the odd number, corners at round numbers would lie where rounding goes up or down.
  return ({ x, y }) => `${Math.round(x / grain + 0.318)},${Math.round(y / grain + 0.318)}`;
}

import type { Cell, Layout, Point } from '../layout.js';

/**
 * Where the middle of a cell lies from that of another, in board units; where the board wraps, that of its nearest
 * image.
 */
export function offsetBetween(layout: Layout, from: Cell, to: Cell): Point {
  const start = layout.center(from);
  const image = layout.nearestImage?.(from, to);
  const end = image && layout.centerOf ? layout.centerOf(image.x, image.y) : layout.center(to);
  return { x: end.x - start.x, y: end.y - start.y };
}

/**
 * The same on the board seen upright, where squares are square and hexes regular, whatever they are drawn like; as
 * drawn where the layout has no coordinates for it.
 */
export function uprightOffset(layout: Layout, from: Cell, to: Cell): Point {
  const { lattice } = layout;
  if (!lattice) return offsetBetween(layout, from, to);
  const start = lattice.pointOf(layout.xyOf(from));
  const end = lattice.pointOf(layout.nearestImage?.(from, to) ?? layout.xyOf(to));
  const offset = { x: 0, y: 0 };
  for (const [index, { x, y }] of lattice.upright.entries()) {
    const steps = (end[index] ?? 0) - (start[index] ?? 0);
    offset.x += steps * x;
    offset.y += steps * y;
  }
  return offset;
}

/** The angle of an offset: degrees clockwise from E, 0 ≤ angle < 360. */
export function angleOf({ x, y }: Point): number {
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
}

import type { Cell, Layout, Point } from '../../boards/index.js';

/** How the outline of a cell is drawn. */
export interface OutlineStyle {
  /** How far inside the cell, in board units; less than 0 lies outside. */
  readonly inset: number;
  /** Radius of its corners, in board units. */
  readonly radius: number;
}

/** From so many corners on, a polygon stands for a circle. */
const cornersOfCircle = 12;

/** Adds the outline of a cell to a path. */
export function traceCell(path: CanvasPath, layout: Layout, cell: Cell, { inset, radius }: OutlineStyle): void {
  const corners = layout.corners(cell);
  if (corners.length >= cornersOfCircle) traceCircle(path, layout.center(cell), corners, inset);
  else tracePolygon(path, inset === 0 ? corners : insetPolygon(corners, inset), radius);
}

function traceCircle(path: CanvasPath, center: Point, corners: readonly Point[], inset: number): void {
  const corner = corners[0] ?? center;
  const radius = Math.max(0, Math.hypot(corner.x - center.x, corner.y - center.y) - inset);
  path.moveTo(center.x + radius, center.y);
  path.arc(center.x, center.y, radius, 0, 2 * Math.PI);
}

function tracePolygon(path: CanvasPath, corners: readonly Point[], radius: number): void {
  const last = corners.at(-1);
  const first = corners[0];
  if (!last || !first) return;
  const start = radius > 0 ? middle(last, first) : first;
  path.moveTo(start.x, start.y);
  for (const [index, corner] of corners.entries()) {
    const next = corners[index + 1] ?? first;
    const end = middle(corner, next);
    if (radius > 0) path.arcTo(corner.x, corner.y, end.x, end.y, radius);
    else path.lineTo(corner.x, corner.y);
  }
  path.closePath();
}

/** A convex polygon, clockwise, with every side moved in by the same distance. */
export function insetPolygon(corners: readonly Point[], distance: number): readonly Point[] {
  const inward = corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const length = Math.hypot(next.x - corner.x, next.y - corner.y) || 1;
    return { x: -(next.y - corner.y) / length, y: (next.x - corner.x) / length };
  });
  return corners.map((corner, index) => {
    const before = inward.at(index - 1) ?? { x: 0, y: 0 };
    const after = inward[index] ?? before;
    const scale = distance / (1 + before.x * after.x + before.y * after.y);
    return { x: corner.x + scale * (before.x + after.x), y: corner.y + scale * (before.y + after.y) };
  });
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Adds polygons to a path. */
export function tracePolygons(path: CanvasPath, polygons: readonly (readonly Point[])[]): void {
  for (const polygon of polygons) tracePolygon(path, polygon, 0);
}

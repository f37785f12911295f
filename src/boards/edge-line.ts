import { neighborCell, stepVector } from './direction.js';
import type { Cell, Layout, Point } from './layout.js';

/** How far apart two middles may lie that are the same, in board units. */
const NEAR = 1;
/** How long a bar is where two tiles share no side, in shares of the way between them. */
const BAR = 0.45;

/**
 * Where a wall on an edge is drawn, in board units: the side that the two tiles share; across a corner and on graphs a bar
 * over the middle of the way between them. Undefined where there is no neighbour.
 */
export function edgeLine(layout: Layout, cell: Cell, direction: number): readonly [Point, Point] | undefined {
  const neighbor = neighborCell(layout, cell, direction);
  if (neighbor === undefined) return undefined;
  const center = layout.center(cell);
  const step = stepVector(layout, cell, direction) ?? between(center, layout.center(neighbor));
  const middle = { x: center.x + step.x / 2, y: center.y + step.y / 2 };
  return (layout.nodes ? undefined : sideAround(layout.corners(cell), middle)) ?? barOver(middle, step);
}

function sideAround(corners: readonly Point[], middle: Point): readonly [Point, Point] | undefined {
  for (const [index, a] of corners.entries()) {
    const b = corners[(index + 1) % corners.length] ?? a;
    if (Math.hypot((a.x + b.x) / 2 - middle.x, (a.y + b.y) / 2 - middle.y) < NEAR) return [a, b];
  }
  return undefined;
}

function barOver({ x, y }: Point, step: Point): readonly [Point, Point] {
  const across = { x: (-step.y * BAR) / 2, y: (step.x * BAR) / 2 };
  return [
    { x: x - across.x, y: y - across.y },
    { x: x + across.x, y: y + across.y },
  ];
}

function between(a: Point, b: Point): Point {
  return { x: b.x - a.x, y: b.y - a.y };
}

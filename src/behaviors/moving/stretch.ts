import { type Cell, directionBetween, type Layout, type Point, stepVector } from '../../boards/index.js';

/** A straight piece of way, in board units. */
export interface Leg {
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
}

/** The way of the picture to one tile; between two legs it jumps from one side of the board to the other. */
export interface Stretch {
  readonly legs: readonly Leg[];
  readonly length: number;
}

/** Where the picture leaves the board over a wrapped edge, and where it comes in again. */
export interface Crossing {
  readonly exit: Point;
  readonly entry: Point;
}

/** Where the picture is: at a point, and perhaps still on its way over a wrapped edge. */
export interface PicturePlace {
  readonly point: Point;
  readonly crossing?: Crossing | undefined;
}

/** One straight way to the middle of a tile, whatever lies between. */
export function straightStretch(from: Point, to: Point): Stretch {
  return stretchOf([legBetween(from, to)]);
}

/**
 * The way of the picture when its piece goes from a tile to another. Over a wrapped edge it leaves half a cell on one
 * side and comes in half a cell on the other. A picture that has not come over an edge yet goes over it first, unless
 * its piece has gone back.
 */
export function stretchBetween(
  layout: Layout,
  { point, crossing }: PicturePlace,
  from: Cell,
  to: Cell,
  direction: number | undefined = directionBetween(layout, from, to),
): Stretch {
  const goal = layout.center(to);
  const next = wrappedEdge(layout, from, goal, direction);
  if (!crossing)
    return next
      ? stretchOf([legBetween(point, next.exit), legBetween(next.entry, goal)])
      : straightStretch(point, goal);
  const over = legBetween(point, crossing.exit);
  if (!next) return stretchOf([over, legBetween(crossing.entry, goal)]);
  if (isNear(next.exit, crossing.entry)) return straightStretch(point, goal);
  return stretchOf([over, legBetween(crossing.entry, next.exit), legBetween(next.entry, goal)]);
}

/** How long the way from the middle of a tile to the middle of another is. */
export function stretchLength(layout: Layout, from: Cell, to: Cell): number {
  return stretchBetween(layout, { point: layout.center(from) }, from, to).length;
}

/** The wrapped edge that a step goes over; undefined if it does not leave the board. */
function wrappedEdge(layout: Layout, from: Cell, goal: Point, direction: number | undefined): Crossing | undefined {
  const vector = direction === undefined ? undefined : stepVector(layout, from, direction);
  if (!vector) return undefined;
  const start = layout.center(from);
  // Half of a step tells a wrapped edge from the rounding of odd tile sizes.
  if (Math.hypot(start.x + vector.x - goal.x, start.y + vector.y - goal.y) < Math.hypot(vector.x, vector.y) / 2) {
    return undefined;
  }
  return {
    exit: { x: start.x + vector.x / 2, y: start.y + vector.y / 2 },
    entry: { x: goal.x - vector.x / 2, y: goal.y - vector.y / 2 },
  };
}

function stretchOf(legs: readonly Leg[]): Stretch {
  return { legs, length: legs.reduce((sum, { length }) => sum + length, 0) };
}

function legBetween(from: Point, to: Point): Leg {
  return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) };
}

function isNear(a: Point, b: Point): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < 1e-6;
}

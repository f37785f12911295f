import type { Cell, Layout, Point } from '../../boards/index.js';

/** The place of one of the pieces on a tile. */
export interface SpreadPlace {
  /** Which of them, from 0, by level. */
  readonly index: number;
  /** How many there are. */
  readonly count: number;
  /** The radius of the largest circle around the middle of the tile that lies in it, in board units. */
  readonly radius: number;
  readonly cell: Cell;
}

/** Where a piece stands on its tile: how far from the middle, in board units. */
export type Spread = (place: SpreadPlace) => Point;

const ALONE: Point = { x: 0, y: 0 };

/**
 * The usual spread: one piece in the middle, two side by side, more in rows of equal room: six as three above three.
 * On a tile of 32 × 32 six pieces are 10.7 apart at least.
 */
export function spreadInRows({ index, count, radius }: SpreadPlace): Point {
  if (count < 2) return ALONE;
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const row = Math.floor(index / columns);
  const inRow = row < rows - 1 ? columns : count - columns * (rows - 1);
  return {
    x: (2 * radius * ((index % columns) - (inRow - 1) / 2)) / columns,
    y: (2 * radius * (row - (rows - 1) / 2)) / rows,
  };
}

/** The radius of the largest circle around the middle of a cell that lies in it, in board units. */
export function inscribedRadius(layout: Layout, cell: Cell): number {
  const center = layout.center(cell);
  const corners = layout.corners(cell);
  let nearest = Infinity;
  for (const [index, a] of corners.entries()) {
    const b = corners[(index + 1) % corners.length] ?? a;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length === 0) continue;
    const distance = Math.abs((b.x - a.x) * (center.y - a.y) - (b.y - a.y) * (center.x - a.x)) / length;
    nearest = Math.min(nearest, distance);
  }
  return Number.isFinite(nearest) ? nearest : 0;
}

/** How long pieces take to make room and to close up again, in milliseconds. */
export const SPREAD_TIME = 160;

/** The way of a piece from one place on its tile to another. */
export class SpreadMotion {
  x = 0;
  y = 0;
  #from: Point = ALONE;
  #to: Point = ALONE;
  #time = SPREAD_TIME;

  /** The piece is to stand there: it goes there smoothly from where it is now. Tells whether that is somewhere else. */
  aim(to: Point): boolean {
    if (to.x === this.#to.x && to.y === this.#to.y) return false;
    this.#from = { x: this.x, y: this.y };
    this.#to = to;
    this.#time = 0;
    return true;
  }

  /** Whether it is on the way. */
  get isMoving(): boolean {
    return this.#time < SPREAD_TIME;
  }

  /** The piece stands there now. */
  finish(): void {
    this.advance(SPREAD_TIME);
  }

  /** Time passes. */
  advance(elapsedMs: number): void {
    if (this.#time >= SPREAD_TIME) return;
    this.#time = Math.min(SPREAD_TIME, this.#time + elapsedMs);
    const share = this.#time / SPREAD_TIME;
    const eased = share * share * (3 - 2 * share);
    this.x = this.#from.x + (this.#to.x - this.#from.x) * eased;
    this.y = this.#from.y + (this.#to.y - this.#from.y) * eased;
  }
}

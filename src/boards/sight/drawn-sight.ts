import type { Cell, Layout, Point } from '../layout.js';
import type { GridSight, Limits, LookEnd } from './grid-sight.js';
import type { Hindrances } from './hindrances.js';

/** What touches a line no further than this, in parts of it, does not hinder. */
const EPSILON = 1e-9;

/**
 * Sight on graphs, and on shapes of users: by centres and outlines as they are drawn. What a line only touches does not
 * hinder it. A wall stands between two neighbours and hides them from each other, nothing else.
 */
export class DrawnSight<TTile extends object, TPiece> implements Pick<GridSight<TTile, TPiece>, 'look'> {
  readonly #layout: Layout;
  readonly #hindrances: Hindrances<TTile, TPiece>;
  readonly #limits: Limits;
  readonly #from: Cell;

  constructor(layout: Layout, hindrances: Hindrances<TTile, TPiece>, limits: Limits, from: Cell) {
    this.#layout = layout;
    this.#hindrances = hindrances;
    this.#limits = limits;
    this.#from = from;
  }

  look(to: Cell): LookEnd {
    const [layout, from] = [this.#layout, this.#from];
    if (to === from) return { reason: undefined, cell: to, cost: 0 };
    const { range, cone } = this.#limits;
    const [start, end] = [layout.center(from), layout.center(to)];
    if (range !== Infinity && layout.distance(from, to) > range) return { reason: 'range', cell: -1, cost: 0 };
    if (cone?.holds(end.x - start.x, end.y - start.y) === false) return { reason: 'cone', cell: -1, cost: 0 };
    for (const [a, b] of [
      [from, to],
      [to, from],
    ] as const) {
      if (this.#isWalled(a, b)) return { reason: 'wall', cell: from, cost: 0 };
    }
    let cost = 0;
    for (let cell = 0; cell < layout.size; cell++) {
      if (cell === from || cell === to || !crosses(start, end, layout.corners(cell))) continue;
      if (this.#hindrances.isOpaque(cell)) return { reason: 'opaque', cell, cost };
      cost += this.#hindrances.costOf(cell);
      if (cost > this.#hindrances.points || cost === Infinity) return { reason: 'cost', cell, cost };
    }
    return { reason: undefined, cell: to, cost };
  }

  #isWalled(from: Cell, to: Cell): boolean {
    const { neighbors, directions } = this.#layout;
    return directions.some(
      (_, direction) =>
        neighbors[from * directions.length + direction] === to && this.#hindrances.hasWall(from, direction),
    );
  }
}

/** Whether a line runs through the inside of a convex outline, clockwise as it is drawn. */
function crosses(start: Point, end: Point, outline: readonly Point[]): boolean {
  const along = { x: end.x - start.x, y: end.y - start.y };
  let [enters, leaves] = [0, 1];
  for (const [index, corner] of outline.entries()) {
    const before = outline.at(index - 1) ?? corner;
    const side = { x: corner.x - before.x, y: corner.y - before.y };
    const depth = side.x * (start.y - before.y) - side.y * (start.x - before.x);
    const gain = side.x * along.y - side.y * along.x;
    // Along a side it is outside unless it is inside by more than rounding.
    const scale = Math.hypot(side.x, side.y) * Math.hypot(along.x, along.y);
    if (Math.abs(gain) <= EPSILON * scale) {
      if (depth <= EPSILON * scale) return false;
    } else if (gain > 0) enters = Math.max(enters, -depth / gain);
    else leaves = Math.min(leaves, -depth / gain);
  }
  return leaves - enters > EPSILON;
}

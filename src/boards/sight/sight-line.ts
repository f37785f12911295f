import type { Cell } from '../layout.js';
import type { Hindrances } from './hindrances.js';
import type { IdealGrid } from './ideal-grid.js';

/** How a line ended: at its goal, or at what stopped it. */
export type LineEnd = 'goal' | 'opaque' | 'wall' | 'cost';

/**
 * Walks from centre to centre along a line that is shifted to one side by less than anything that matters: a corner or a
 * side on the straight line lies on the other side of the shifted one. It therefore meets no corner, and goes into a cell
 * over one side and out over another.
 */
export class SightLine<TTile extends object, TPiece> {
  readonly #grid: IdealGrid;
  readonly #hindrances: Hindrances<TTile, TPiece>;
  /** What the tiles of the last walk cost. */
  cost = 0;
  /** The cell where the last walk ended, −1 outside. */
  cell: Cell = -1;
  /** Whether the straight line met a corner in the last walk, so that the line on its other side may be another one. */
  isTouching = false;

  constructor(grid: IdealGrid, hindrances: Hindrances<TTile, TPiece>) {
    this.#grid = grid;
    this.#hindrances = hindrances;
  }

  /** From a place to the one u, v away, on the side 1 (where the angles grow) or −1 of the straight line. */
  walk(from: { readonly u: number; readonly v: number }, goalU: number, goalV: number, shift: 1 | -1): LineEnd {
    const { scaleX, scaleY, shape } = this.#grid.family;
    const { corners, sides } = shape;
    const [goalX, goalY] = [goalU * scaleX, goalV * scaleY];
    let [u, v] = [0, 0];
    this.cost = 0;
    this.isTouching = false;
    this.cell = this.#grid.cellAt(from.u, from.v);
    for (;;) {
      // Which side the line leaves over, and what of the corners lies where.
      let [exit, left, right, on] = [0, 0, 0, 0];
      const offset = goalX * v * scaleY - goalY * u * scaleX;
      let last = sideOf(goalX, goalY, corners, corners.length - 2) + offset;
      for (let corner = 0; corner < sides.length; corner++) {
        const here = sideOf(goalX, goalY, corners, 2 * corner) + offset;
        if (here > 0) left++;
        else if (here < 0) right++;
        else on++;
        if (isBeyond(here, shift) && !isBeyond(last, shift)) exit = (corner === 0 ? sides.length : corner) - 1;
        last = here;
      }
      if (on > 0) this.isTouching = true;
      const isPassed = on !== 1 || (left > 0 && right > 0);
      if ((u !== 0 || v !== 0) && isPassed) this.cost += this.#hindrances.costOf(this.cell);
      if (this.cost > this.#hindrances.points || this.cost === Infinity) return 'cost';

      const side = sides[exit];
      if (side === undefined) return 'opaque';
      if (this.#hindrances.hasWalls && this.#hindrances.hasWall(this.cell, side.direction)) return 'wall';
      u += side.u;
      v += side.v;
      this.cell = this.#grid.cellAt(from.u + u, from.v + v);
      if (u === goalU && v === goalV) return 'goal';
      if (this.#hindrances.isOpaque(this.cell)) return 'opaque';
    }
  }
}

/** Above 0 for a corner to whose side the angles grow, 0 for one on the line through the centre. */
function sideOf(x: number, y: number, corners: readonly number[], index: number): number {
  return x * (corners[index + 1] ?? 0) - y * (corners[index] ?? 0);
}

/** Whether a corner lies beyond the shifted line, where the angles grow. */
function isBeyond(side: number, shift: 1 | -1): boolean {
  return shift === 1 ? side > 0 : side >= 0;
}

import type { Cell } from '../layout.js';
import type { Hindrances } from './hindrances.js';
import type { IdealGrid, IdealPlace } from './ideal-grid.js';
import type { IdealFamily, IdealShape } from './ideal-shapes.js';

/** How a line ended: at its goal, or at what stopped it. */
export type LineEnd = 'goal' | 'opaque' | 'wall' | 'cost';

/**
 * Walks from centre to centre along a line that is shifted to one side by less than anything that matters: a corner or a
 * side on the straight line lies on the other side of the shifted one. It therefore meets no corner, and goes into a cell
 * over one side and out over another.
 */
export class SightLine<TTile extends object, TPiece> {
  readonly #grid: IdealGrid;
  readonly #eye: IdealPlace;
  readonly #family: IdealFamily;
  readonly #hindrances: Hindrances<TTile, TPiece>;
  /** Per shape, how far its corners lie beside a line through its centre. */
  readonly #corners: readonly [Float64Array, Float64Array];
  #isPassed = true;
  /** What the tiles of the last walk cost. */
  cost = 0;
  /** The cell where the last walk ended, −1 outside. */
  cell: Cell = -1;
  /** Whether the straight line met a corner in the last walk, so that the line on its other side may be another one. */
  isTouching = false;

  /** Lines from a place. */
  constructor(grid: IdealGrid, eye: IdealPlace, hindrances: Hindrances<TTile, TPiece>) {
    this.#grid = grid;
    this.#eye = eye;
    this.#family = grid.familyAt(eye);
    this.#hindrances = hindrances;
    const [even, odd = even] = this.#family.shapes;
    this.#corners = [new Float64Array(even.sides.length), new Float64Array(odd.sides.length)];
  }

  /** To the place u, v away, on the side 1 (where the angles grow) or −1 of the straight line. */
  walk(goalU: number, goalV: number, shift: 1 | -1): LineEnd {
    const { scaleX, scaleY, shapes } = this.#family;
    const [even, odd = even] = shapes;
    const [evenCorners, oddCorners] = this.#corners;
    const [eye, grid, hindrances] = [this.#eye, this.#grid, this.#hindrances];
    const goalX = goalU * scaleX;
    const goalY = goalV * scaleY + (((goalU + goalV) & 1) === 0 ? 0 : odd.lift);
    placeCorners(even, goalX, goalY, evenCorners);
    if (odd !== even) placeCorners(odd, goalX, goalY, oddCorners);
    let u = 0;
    let v = 0;
    this.cost = 0;
    this.isTouching = false;
    this.cell = grid.cellAt(eye.u, eye.v);
    for (;;) {
      const isEven = odd === even || ((u + v) & 1) === 0;
      const { sides, lift } = isEven ? even : odd;
      const offset = goalX * (v * scaleY + lift) - goalY * u * scaleX;
      const side = sides[this.#exitOver(isEven ? evenCorners : oddCorners, offset, shift)];
      if (hindrances.hasCosts && this.#isPassed && (u !== 0 || v !== 0)) {
        this.cost += hindrances.costOf(this.cell);
        if (this.cost > hindrances.points || this.cost === Infinity) return 'cost';
      }
      if (side === undefined) throw new Error('sight: a line found no way out of a cell');
      if (hindrances.hasWalls && hindrances.hasWall(this.cell, side.direction)) return 'wall';
      u += side.u;
      v += side.v;
      this.cell = grid.cellAt(eye.u + u, eye.v + v);
      if (u === goalU && v === goalV) return 'goal';
      if (hindrances.isOpaque(this.cell)) return 'opaque';
    }
  }

  /** The side over which the shifted line leaves a cell; `offset` is how far its centre lies beside the line. */
  #exitOver(corners: Float64Array, offset: number, shift: 1 | -1): number {
    const count = corners.length;
    let exit = -1;
    let beyond = 0;
    let before = 0;
    let last = (corners[count - 1] ?? 0) + offset;
    for (let corner = 0; corner < count; corner++) {
      const here = (corners[corner] ?? 0) + offset;
      if (here > 0) beyond++;
      else if (here < 0) before++;
      if (isBeyond(here, shift) && !isBeyond(last, shift)) exit = corner === 0 ? count - 1 : corner - 1;
      last = here;
    }
    const on = count - beyond - before;
    if (on > 0) this.isTouching = true;
    // Only a corner touches the line: the shifted one cuts it off, by less than anything.
    this.#isPassed = on !== 1 || (beyond > 0 && before > 0);
    return exit;
  }
}

function placeCorners({ corners }: IdealShape, x: number, y: number, into: Float64Array): void {
  for (let corner = 0; corner < into.length; corner++) {
    into[corner] = x * (corners[2 * corner + 1] ?? 0) - y * (corners[2 * corner] ?? 0);
  }
}

/** Whether a corner lies beyond the shifted line, where the angles grow; one on the straight line is left behind it. */
function isBeyond(side: number, shift: 1 | -1): boolean {
  return shift === 1 ? side > 0 : side >= 0;
}

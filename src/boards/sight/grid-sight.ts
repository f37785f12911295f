import type { Cell } from '../layout.js';
import { type BlockedAngles, turnOf } from './blocked-angles.js';
import type { Cone } from './cone.js';
import type { Hindrances } from './hindrances.js';
import type { IdealGrid, IdealPlace } from './ideal-grid.js';
import type { IdealFamily, IdealShape } from './ideal-shapes.js';
import { SightLine } from './sight-line.js';
import type { HiddenReason } from './types.js';

/** What one sees is limited by, beside what stands in the way. */
export interface Limits {
  readonly range: number;
  readonly cone: Cone | undefined;
}

/** How a look from one cell to another ends. */
export type LookEnd = { reason: HiddenReason | undefined; cell: Cell; cost: number };

/** Sight on a grid, from one cell, in the whole numbers of ideal geometry. */
export class GridSight<TTile extends object, TPiece> {
  readonly #grid: IdealGrid;
  readonly #hindrances: Hindrances<TTile, TPiece>;
  readonly #limits: Limits;
  readonly #from: Cell;
  readonly #eye: IdealPlace;
  readonly #family: IdealFamily;
  readonly #line: SightLine<TTile, TPiece>;

  constructor(grid: IdealGrid, hindrances: Hindrances<TTile, TPiece>, limits: Limits, from: Cell) {
    this.#grid = grid;
    this.#hindrances = hindrances;
    this.#limits = limits;
    this.#from = from;
    this.#eye = grid.placeOf(from);
    this.#family = grid.familyAt(this.#eye);
    this.#line = new SightLine(grid, this.#eye, hindrances);
  }

  /** Looks at the nearest image of a cell, on both sides of the line; the free way that costs least counts. */
  look(to: Cell): LookEnd {
    if (to === this.#from) return { reason: undefined, cell: to, cost: 0 };
    return bestOf(this.#grid.nearestImages(this.#from, to).map((image) => this.#lookAt(to, image)));
  }

  /** Whether a survey may find a cell twice: half way round a board that wraps, it has two images. */
  get findsTwice(): boolean {
    return this.#grid.wraps;
  }

  /** Calls with all cells that are seen, ring by ring. */
  survey(blocked: BlockedAngles, found: (cell: Cell) => void): void {
    const [grid, family, hindrances] = [this.#grid, this.#family, this.#hindrances];
    const { scaleX, scaleY } = family;
    const [own, odd = own] = family.shapes;
    const { range, cone } = this.#limits;
    const eye = this.#eye;
    blocked.clear();
    const [halfX, halfY] = [(grid.periods.u * scaleX) / 2, (grid.periods.v * scaleY) / 2];
    found(this.#from);
    if (hindrances.hasWalls) this.#blockWalls(blocked, own, 0, 0, this.#from);

    // A line passes at least one tile of each ring: none is seen beyond those whose cheapest tiles cost too much. And it
    // passes only so many of the tiles that were visited before: often even the dearest of them do not cost too much.
    const { hasCosts, points } = hindrances;
    let [cheapest, least, dearest] = [0, 0, 0];
    const isCheap = (u: number, v: number): boolean =>
      !hasCosts || (dearest < Infinity && dearest * family.mostPassed(u, v) <= points) || this.#isWithinPoints(u, v);

    const visit = (u: number, v: number): void => {
      const shape = ((u + v) & 1) === 0 ? own : odd;
      const x = u * scaleX;
      const y = v * scaleY + shape.lift;
      if (x > halfX || -x > halfX || y > halfY || -y > halfY) return;
      const cell = grid.cellAt(eye.u + u, eye.v + v);
      // A line between two cells of the board touches the cells along its border, but none further out.
      if (cell < 0 && !grid.isAtBorder(eye.u + u, eye.v + v)) return;
      if (
        cell >= 0 &&
        !blocked.hides(turnOf(x, y)) &&
        (range === Infinity || grid.stepsBetween(this.#from, cell, u, v) <= range)
      ) {
        if (cone === undefined || cone.holds(x, y)) if (isCheap(u, v)) found(cell);
      }
      if (hindrances.isOpaque(cell)) this.#blockCell(blocked, shape, x, y);
      else {
        if (hindrances.hasWalls) this.#blockWalls(blocked, shape, x, y, cell);
        if (hasCosts) {
          const cost = hindrances.costOf(cell);
          if (cost < cheapest) cheapest = cost;
          if (cost > dearest) dearest = cost;
        }
      }
    };
    const last = Math.min(grid.ringsAround(eye), range);
    for (let ring = 1; ring <= last && least <= points && !blocked.isFull; ring++) {
      cheapest = hasCosts ? Infinity : 0;
      family.visitRing(ring, visit);
      if (family.passesAllRings) least += cheapest;
    }
  }

  #lookAt(to: Cell, { u, v }: IdealPlace): LookEnd {
    const { scaleX, scaleY, shapes } = this.#family;
    const line = this.#line;
    const lift = ((u + v) & 1) === 0 ? 0 : (shapes[1]?.lift ?? 0);
    const { range, cone } = this.#limits;
    const isFar = range < Infinity && this.#grid.stepsBetween(this.#from, to, u, v) > range;
    if (isFar) return { reason: 'range', cell: -1, cost: 0 };
    if (cone?.holds(u * scaleX, v * scaleY + lift) === false) return { reason: 'cone', cell: -1, cost: 0 };
    const ends = ([1, -1] as const).map((shift): LookEnd => {
      const end = line.walk(u, v, shift);
      return { reason: end === 'goal' ? undefined : end, cell: line.cell, cost: line.cost };
    });
    return bestOf(ends);
  }

  #isWithinPoints(u: number, v: number): boolean {
    if (this.#line.walk(u, v, 1) === 'goal') return true;
    return this.#line.isTouching && this.#line.walk(u, v, -1) === 'goal';
  }

  #blockCell(blocked: BlockedAngles, { corners }: IdealShape, x: number, y: number): void {
    let startX = x + (corners[0] ?? 0);
    let startY = y + (corners[1] ?? 0);
    let endX = startX;
    let endY = startY;
    for (let index = 2; index < corners.length; index += 2) {
      const cornerX = x + (corners[index] ?? 0);
      const cornerY = y + (corners[index + 1] ?? 0);
      if (startX * cornerY - startY * cornerX < 0) {
        startX = cornerX;
        startY = cornerY;
      }
      if (endX * cornerY - endY * cornerX > 0) {
        endX = cornerX;
        endY = cornerY;
      }
    }
    blocked.block(turnOf(startX, startY), turnOf(endX, endY));
  }

  #blockWalls(blocked: BlockedAngles, { corners, sides }: IdealShape, x: number, y: number, cell: Cell): void {
    for (const [index, { direction }] of sides.entries()) {
      if (!this.#hindrances.hasWall(cell, direction)) continue;
      const next = (index + 1) % sides.length;
      const [ax, ay] = [x + (corners[2 * index] ?? 0), y + (corners[2 * index + 1] ?? 0)];
      const [bx, by] = [x + (corners[2 * next] ?? 0), y + (corners[2 * next + 1] ?? 0)];
      const [a, b] = [turnOf(ax, ay), turnOf(bx, by)];
      if (ax * by - ay * bx > 0) blocked.block(a, b);
      else blocked.block(b, a);
    }
  }
}

/** The free look that costs least, else the first one. */
function bestOf(looks: readonly LookEnd[]): LookEnd {
  const free = looks.filter(({ reason }) => reason === undefined).sort((a, b) => a.cost - b.cost);
  return free[0] ?? looks[0] ?? { reason: 'range', cell: -1, cost: 0 };
}

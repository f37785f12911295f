import type { Cell, Layout } from '../layout.js';
import { describeGrid, type Families, type GridDescription } from './ideal-layouts.js';
import type { IdealFamily } from './ideal-shapes.js';

/** Where a cell is: u along its line of cells, in half cells where every second line is shifted, and v across. */
export interface IdealPlace {
  readonly u: number;
  readonly v: number;
}

/** The cells of a grid layout at their places in ideal geometry, however they are drawn. */
export class IdealGrid {
  readonly #layout: Layout;
  readonly #families: Families;
  readonly #u: IdealAxis;
  readonly #v: IdealAxis;
  readonly #isTurned: boolean;
  readonly #isShifted: boolean;
  readonly #columns: number;
  readonly #shiftedParity: number;

  constructor(layout: Layout, { families, lines, columns, rows, wrap, origin, offset }: GridDescription) {
    const [along, across] = lines === 'rows' ? (['x', 'y'] as const) : (['y', 'x'] as const);
    const lengths = { x: columns, y: rows };
    const wraps = (axis: 'x' | 'y'): boolean => wrap === axis || wrap === 'both';
    this.#layout = layout;
    this.#families = families;
    this.#u = { first: origin[along], length: lengths[along], wraps: wraps(along) };
    this.#v = { first: origin[across], length: lengths[across], wraps: wraps(across) };
    this.#isTurned = lines === 'columns';
    this.#isShifted = families[0].isShifted;
    this.#columns = columns;
    this.#shiftedParity = offset === 'odd' ? 1 : 0;
  }

  /** Whether the board closes upon itself on some axis. */
  get wraps(): boolean {
    return this.#u.wraps || this.#v.wraps;
  }

  /** How much longer one in x is than one in y. */
  get aspect(): number {
    return this.#families[0].aspect;
  }

  /** How the cells look from a place. */
  familyAt({ u, v }: IdealPlace): IdealFamily {
    const [even, odd = even] = this.#families;
    return ((u + v) & 1) === 0 ? even : odd;
  }

  placeOf(cell: Cell): IdealPlace {
    const { x, y } = this.#layout.xyOf(cell);
    const [along, v] = this.#isTurned ? [y, x] : [x, y];
    return { u: this.#isShifted ? 2 * along + this.#shiftOf(v) : along, v };
  }

  /** The cell at a place, over wrapped edges too; −1 outside. */
  cellAt(u: number, v: number): Cell {
    const line = indexOn(this.#v, v);
    const index = indexOn(this.#u, this.#isShifted ? (u - this.#shiftOf(v)) >> 1 : u);
    if (line < 0 || index < 0) return -1;
    return this.#isTurned ? index * this.#columns + line : line * this.#columns + index;
  }

  /** Whether a place outside the board is next to it. */
  isAtBorder(u: number, v: number): boolean {
    return isBeside(this.#v, v) && isBeside(this.#u, this.#isShifted ? (u - this.#shiftOf(v)) >> 1 : u);
  }

  /** How far it is once round a board that wraps, in places; Infinity where it does not. */
  get periods(): IdealPlace {
    const u = this.#isShifted ? 2 * this.#u.length : this.#u.length;
    return { u: this.#u.wraps ? u : Infinity, v: this.#v.wraps ? this.#v.length : Infinity };
  }

  /** How far away the nearest images of a cell are, seen from another one: several where they are equally near. */
  nearestImages(from: Cell, to: Cell): IdealPlace[] {
    const [a, b] = [this.placeOf(from), this.placeOf(to)];
    const { periods } = this;
    const { shapes, scaleY } = this.familyAt(a);
    const lift = ((b.u - a.u + b.v - a.v) & 1) === 0 ? 0 : (shapes[1]?.lift ?? 0);
    const us = nearestTurns(b.u - a.u, periods.u, 0);
    return nearestTurns(b.v - a.v, periods.v, lift / scaleY).flatMap((v) => us.map((u) => ({ u, v })));
  }

  /** Steps of the layout from one cell to another one that lies u, v away from it. */
  stepsBetween(from: Cell, to: Cell, u: number, v: number): number {
    // In a single line of cells there may be no way from one to the next.
    if (this.#u.length === 1 || this.#v.length === 1) return this.#layout.distance(from, to);
    const [family] = this.#families;
    if (this.#layout.diagonalSides) return family.ringOf(u, v);
    return this.#families[1] ? this.familyAt(this.placeOf(from)).distance(u, v) : family.distance(u, v);
  }

  /** Where a direction leads from a cell, in x and y; a diagonal as its two sides. Undefined where there is no such side. */
  vectorOf(from: Cell, direction: number): { x: number; y: number } | undefined {
    const { scaleX, scaleY, shapes } = this.familyAt(this.placeOf(from));
    const [{ sides }, other] = shapes;
    const parts = this.#layout.diagonalSides?.[direction] ?? [direction];
    const steps = sides.filter((side) => parts.some((part) => part === side.direction));
    if (steps.length === 0) return undefined;
    const vector = { x: 0, y: 0 };
    for (const { u, v } of steps) {
      vector.x += u * scaleX;
      vector.y += v * scaleY + (other?.lift ?? 0);
    }
    return vector;
  }

  /** How many rings around a place hold cells of the board. */
  ringsAround(place: IdealPlace): number {
    const u = reachOn(this.#u, place.u, this.#isShifted ? 2 : 1);
    const v = reachOn(this.#v, place.v, 1);
    // And one more, since triangles to one side may be a step further away than those to the other.
    return Math.ceil(this.familyAt(place).ringOf(u, v)) + 1;
  }

  #shiftOf(line: number): number {
    return (line & 1) === this.#shiftedParity ? 1 : 0;
  }
}

interface IdealAxis {
  readonly first: number;
  readonly length: number;
  readonly wraps: boolean;
}

/** The ideal geometry of a layout; undefined for graphs and shapes of users. */
export function idealGridOf(layout: Layout): IdealGrid | undefined {
  const known = grids.get(layout);
  if (known) return known;
  const description = describeGrid(layout);
  if (description === undefined) return undefined;
  const grid = new IdealGrid(layout, description);
  grids.set(layout, grid);
  return grid;
}

const grids = new WeakMap<Layout, IdealGrid>();

function indexOn({ first, length, wraps }: IdealAxis, value: number): number {
  const index = value - first;
  if (index >= 0 && index < length) return index;
  return wraps ? ((index % length) + length) % length : -1;
}

function isBeside({ first, length, wraps }: IdealAxis, value: number): boolean {
  return wraps || (value >= first - 1 && value <= first + length);
}

/** How far the cells of an axis reach from a value, with one beyond the border; half way round where it wraps. */
function reachOn({ first, length, wraps }: IdealAxis, value: number, scale: number): number {
  if (wraps) return (length * scale) / 2;
  return Math.max(value - scale * (first - 1), scale * (first + length + 1) - 1 - value);
}

/** The offsets that are the same round a board that wraps, those nearest to 0 once they are lifted. */
function nearestTurns(offset: number, period: number, lift: number): number[] {
  if (period === Infinity) return [offset];
  const ahead = ((offset % period) + period) % period;
  const [before, after] = [Math.abs(ahead - period + lift), Math.abs(ahead + lift)];
  if (before === after) return [ahead, ahead - period];
  return [after < before ? ahead : ahead - period];
}

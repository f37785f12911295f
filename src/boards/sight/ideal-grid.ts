import type { Cell, Layout } from '../layout.js';
import { diamondFamily, hexFamily, type IdealFamily, squareFamily } from './ideal-shapes.js';

/** The cells of a grid layout at their places in ideal geometry, however they are drawn. */
export class IdealGrid {
  readonly family: IdealFamily;
  /** Along and across the lines of cells. */
  readonly u: IdealAxis;
  readonly v: IdealAxis;
  readonly #layout: Layout;
  readonly #isTurned: boolean;
  readonly #columns: number;
  readonly #shiftedParity: number;

  constructor(layout: Layout, { family, lines, columns, rows, wrap, origin, offset }: GridDescription) {
    const [along, across] = lines === 'rows' ? (['x', 'y'] as const) : (['y', 'x'] as const);
    const lengths = { x: columns, y: rows };
    const wraps = (axis: 'x' | 'y'): boolean => wrap === axis || wrap === 'both';
    this.family = family;
    this.u = { first: origin[along], length: lengths[along], wraps: wraps(along) };
    this.v = { first: origin[across], length: lengths[across], wraps: wraps(across) };
    this.#layout = layout;
    this.#isTurned = lines === 'columns';
    this.#columns = columns;
    this.#shiftedParity = offset === 'odd' ? 1 : 0;
  }

  placeOf(cell: Cell): { u: number; v: number } {
    const { x, y } = this.#layout.xyOf(cell);
    const [along, v] = this.#isTurned ? [y, x] : [x, y];
    return { u: this.family.isShifted ? 2 * along + this.#shiftOf(v) : along, v };
  }

  /** The cell at a place, over wrapped edges too; −1 outside. */
  cellAt(u: number, v: number): Cell {
    const line = indexOn(this.v, v);
    const index = indexOn(this.u, this.family.isShifted ? (u - this.#shiftOf(v)) >> 1 : u);
    if (line < 0 || index < 0) return -1;
    return this.#isTurned ? index * this.#columns + line : line * this.#columns + index;
  }

  /** How far u goes round a board that wraps; Infinity where it does not. */
  get periodU(): number {
    if (!this.u.wraps) return Infinity;
    return this.family.isShifted ? 2 * this.u.length : this.u.length;
  }

  get periodV(): number {
    return this.v.wraps ? this.v.length : Infinity;
  }

  /** Where the nearest images of a cell are, seen from another one: several where they are equally near. */
  nearestImages(from: Cell, to: Cell): { u: number; v: number }[] {
    const [a, b] = [this.placeOf(from), this.placeOf(to)];
    const us = nearestTurns(b.u - a.u, this.periodU);
    const vs = nearestTurns(b.v - a.v, this.periodV);
    return us.flatMap((u) => vs.map((v) => ({ u, v })));
  }

  /** Steps of the layout to the place u, v away. */
  stepsTo(u: number, v: number): number {
    return this.#layout.diagonalSides ? this.family.ringOf(u, v) : this.family.distance(u, v);
  }

  /** Where a direction leads, in places; a diagonal as far as the two sides next to it. */
  stepOf(direction: number): { u: number; v: number } {
    const parts = this.#layout.diagonalSides?.[direction] ?? [direction];
    const sum = { u: 0, v: 0 };
    for (const side of this.family.shape.sides) {
      if (!parts.some((part) => part === side.direction)) continue;
      sum.u += side.u;
      sum.v += side.v;
    }
    return sum;
  }

  /** How many rings around a place hold cells of the board. */
  ringsAround({ u, v }: { readonly u: number; readonly v: number }): number {
    const scale = this.family.isShifted ? 2 : 1;
    return Math.ceil(this.family.ringOf(reachOn(this.u, u, scale), reachOn(this.v, v, 1)));
  }

  /** Whether a place outside the board is next to it. */
  isAtBorder(u: number, v: number): boolean {
    return isBeside(this.v, v) && isBeside(this.u, this.family.isShifted ? (u - this.#shiftOf(v)) >> 1 : u);
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

interface GridDescription extends GridMeasures {
  readonly family: IdealFamily;
  readonly lines: 'rows' | 'columns';
}

/** What grid layouts say about themselves in their options. */
interface GridMeasures {
  readonly columns: number;
  readonly rows: number;
  readonly wrap: string;
  readonly origin: { readonly x: number; readonly y: number };
  readonly offset?: string;
  readonly orientation?: string;
  readonly projection?: string;
  readonly staggerAxis?: string;
}

function describeGrid({ shape, options }: Layout): GridDescription | undefined {
  if (options?.shape !== shape) return undefined;
  const measures = options as unknown as GridMeasures;
  if (shape === 'hex') {
    const lines = measures.orientation === 'flat' ? 'columns' : 'rows';
    return { ...measures, lines, family: hexFamily(lines) };
  }
  if (shape !== 'square') return undefined;
  if (measures.projection !== 'staggered') return { ...measures, lines: 'rows', family: squareFamily };
  const lines = measures.staggerAxis === 'x' ? 'columns' : 'rows';
  return { ...measures, lines, family: diamondFamily(lines) };
}

function indexOn({ first, length, wraps }: IdealAxis, value: number): number {
  const index = value - first;
  if (index >= 0 && index < length) return index;
  return wraps ? ((index % length) + length) % length : -1;
}

/** How far the cells of an axis reach from a value, with one beyond the border; half way round where it wraps. */
function reachOn({ first, length, wraps }: IdealAxis, value: number, scale: number): number {
  if (wraps) return (length * scale) / 2;
  return Math.max(value - scale * (first - 1), scale * (first + length + 1) - 1 - value);
}

function isBeside({ first, length, wraps }: IdealAxis, value: number): boolean {
  return wraps || (value >= first - 1 && value <= first + length);
}

function nearestTurns(offset: number, period: number): number[] {
  if (period === Infinity) return [offset];
  const ahead = ((offset % period) + period) % period;
  if (2 * ahead === period) return [ahead, -ahead];
  return [2 * ahead < period ? ahead : ahead - period];
}

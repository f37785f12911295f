import type { Wrap } from './layout.js';
import type { LayoutOptionReader } from './layout-options.js';

/** One axis of a grid: the whole numbers from `first` on, as many as `length`, closed upon itself or not. */
export class Axis {
  readonly first: number;
  readonly length: number;
  readonly wraps: boolean;

  constructor(first: number, length: number, wraps: boolean) {
    this.first = first;
    this.length = length;
    this.wraps = wraps;
  }

  /** Which of the numbers this is, 0 … length − 1, folded where the axis wraps; −1 outside. */
  indexOf(value: number): number {
    const index = value - this.first;
    if (index >= 0 && index < this.length) return index;
    return this.wraps ? ((index % this.length) + this.length) % this.length : -1;
  }

  /** How far apart two positions are, the short way round where the axis wraps; `scale` positions make one number. */
  separation(from: number, to: number, scale = 1): number {
    const straight = Math.abs(to - from);
    return this.wraps ? Math.min(straight, this.length * scale - straight) : straight;
  }
}

/** A number, and where its axis wraps also the next on both sides that are the same. */
export function imagesOf(value: number, { wraps, length }: Axis): number[] {
  return wraps ? [value, value - length, value + length] : [value];
}

/** The two axes of a grid. */
export interface Axes {
  readonly x: Axis;
  readonly y: Axis;
}

/** The options that all grid layouts share. */
export interface GridOptions {
  readonly columns: number;
  readonly rows: number;
  /** The axes on which the board closes upon itself, by default 'none'; such an axis has at least 3 cells. */
  readonly wrap?: Wrap | undefined;
  /** x of the first column and y of the first row, by default 0; the tile 0, 0 lies at the same point whatever it is. */
  readonly origin?: { readonly x: number; readonly y: number } | undefined;
}

export const gridOptionNames = ['columns', 'rows', 'wrap', 'origin'];

/** Reads what all grid layouts share. */
export function readAxes(read: LayoutOptionReader): { axes: Axes; options: Required<GridOptions> } {
  const columns = read.whole('columns', 1);
  const rows = read.whole('rows', 1);
  const wrap = read.oneOf<Wrap>('wrap', ['none', 'x', 'y', 'both']);
  const origin = read.wholePoint('origin');
  const axes = {
    x: new Axis(origin.x, columns, wrap === 'x' || wrap === 'both'),
    y: new Axis(origin.y, rows, wrap === 'y' || wrap === 'both'),
  };
  return { axes, options: { columns, rows, wrap, origin } };
}

type Lines = 'columns' | 'rows';

/** Refuses a ring of less than 3: a cell would be its own neighbour, or one cell a neighbour on both sides. */
export function checkWrap(read: LayoutOptionReader, option: Lines, axis: Axis): void {
  if (axis.wraps && axis.length < 3) throw read.error(option, 'at least 3 where the board wraps');
}

/** The same for a board of rows or columns that are shifted in turn: where an odd ring of them closes, two alike meet. */
export function checkStaggeredWrap(read: LayoutOptionReader, axes: Axes, shifted: Lines, least = 4): void {
  const [across, along] = shifted === 'rows' ? [axes.y, axes.x] : [axes.x, axes.y];
  checkWrap(read, shifted === 'rows' ? 'columns' : 'rows', along);
  if (!across.wraps || (across.length >= least && across.length % 2 === 0)) return;
  throw read.error(shifted, `an even number of at least ${least} where the shifted lines wrap`);
}

import type { Axes } from './axis.js';
import type { Cell, Layout, LayoutDescription, Point } from './layout.js';
import { finish, type Slices, sliceCells } from './slices.js';

/** The change of x and y that a step makes. */
export type Step = readonly [x: number, y: number];

/** What a family of grids knows about its tiles on a board without borders; `GridLayout` adds the borders. */
export interface GridGeometry {
  readonly directions: readonly string[];
  readonly opposites: readonly number[];
  /** Where each direction leads from any centre, in board units. */
  readonly vectors: readonly Point[];
  readonly diagonalSides?: readonly (readonly [number, number] | undefined)[];
  /** The corners of a tile, clockwise, from its centre. */
  readonly outline: readonly Point[];
  /** The step of each direction, seen from the tile x, y. */
  stepsAt(x: number, y: number): readonly Step[];
  centerOf(x: number, y: number): Point;
  tileAt(point: Point): Point;
  /**
   * How to reckon the steps from any tile of a board with these axes to one; where diagonals are steps, each of them
   * counts as `diagonal` ones, 1 … 2.
   */
  distanceTo(to: Point, axes: Axes, diagonal: number): (x: number, y: number) => number;
}

/** A layout of columns and rows. */
export class GridLayout implements Layout {
  readonly shape: string;
  readonly size: number;
  readonly directions: readonly string[];
  /** Made when it is first asked for. */
  declare readonly neighbors: Int32Array;
  readonly options: LayoutDescription;
  readonly vectors: readonly Point[];
  readonly diagonalSides?: readonly (readonly [number, number] | undefined)[];
  readonly #axes: Axes;
  readonly #geometry: GridGeometry;
  #neighbors: Int32Array | undefined;

  constructor(options: LayoutDescription, axes: Axes, geometry: GridGeometry) {
    this.shape = options.shape;
    this.options = options;
    this.size = axes.x.length * axes.y.length;
    this.directions = geometry.directions;
    this.vectors = geometry.vectors;
    if (geometry.diagonalSides) this.diagonalSides = geometry.diagonalSides;
    this.#axes = axes;
    this.#geometry = geometry;
    // Of its own, so that a layout that is made from this one by `{ ...layout }` has it too.
    const get = () => {
      this.#neighbors ??= finish(neighborTable(axes, geometry));
      return this.#neighbors;
    };
    Object.defineProperty(this, 'neighbors', { enumerable: true, get });
  }

  /** Makes the table of neighbours in slices. */
  *prepare(): Slices<void> {
    this.#neighbors ??= yield* neighborTable(this.#axes, this.#geometry);
  }

  /** The cells that may reach furthest: those of the first and the last two rows and columns. */
  *rim(): Generator<Cell> {
    const { x, y } = this.#axes;
    for (let cell = 0; cell < this.size; cell++) {
      const column = cell % x.length;
      if (isAmid(column, x.length) && isAmid((cell - column) / x.length, y.length)) cell += x.length - 2 - column;
      yield cell;
    }
  }

  cellOf(x: number, y: number): Cell | undefined {
    if (!Number.isInteger(x) || !Number.isInteger(y)) return undefined;
    const cell = cellOrNone(this.#axes, x, y);
    // + 0 because −0 must not get out.
    return cell < 0 ? undefined : cell + 0;
  }

  xyOf(cell: Cell): { x: number; y: number } {
    if (!(cell >= 0 && cell < this.size)) {
      throw new RangeError(`${this.shape} layout: cell is ${cell}, but must be 0 … ${this.size - 1}`);
    }
    const { x, y } = this.#axes;
    return { x: x.first + (cell % x.length), y: y.first + Math.floor(cell / x.length) };
  }

  center(cell: Cell): Point {
    const { x, y } = this.xyOf(cell);
    return this.#geometry.centerOf(x, y);
  }

  corners(cell: Cell): readonly Point[] {
    const center = this.center(cell);
    return this.#geometry.outline.map(({ x, y }) => ({ x: center.x + x, y: center.y + y }));
  }

  cellAt(point: Point): Cell | undefined {
    const { x, y } = this.#geometry.tileAt(point);
    // A tile drawn outside is no tile, also where the axis wraps.
    const drawn = contains(this.#axes.x, x) && contains(this.#axes.y, y);
    return drawn ? this.cellOf(x, y) : undefined;
  }

  opposite(direction: number): number | undefined {
    return this.#geometry.opposites[direction];
  }

  distance(a: Cell, b: Cell): number {
    const { x, y } = this.xyOf(a);
    return this.#geometry.distanceTo(this.xyOf(b), this.#axes, 1)(x, y);
  }

  distanceTo(to: Cell, diagonal = 1): (from: Cell) => number {
    const { x, y } = this.#axes;
    const [left, top, columns] = [x.first, y.first, x.length];
    const reckon = this.#geometry.distanceTo(this.xyOf(to), this.#axes, Math.min(diagonal, 2));
    return (from) => {
      const column = from % columns;
      return reckon(left + column, top + (from - column) / columns);
    };
  }
}

function contains({ first, length }: { first: number; length: number }, value: number): boolean {
  return value >= first && value < first + length;
}

function cellOrNone({ x: xAxis, y: yAxis }: Axes, x: number, y: number): number {
  const column = xAxis.indexOf(x);
  const row = yAxis.indexOf(y);
  return column < 0 || row < 0 ? -1 : row * xAxis.length + column;
}

function* neighborTable(axes: Axes, { directions, stepsAt }: GridGeometry): Slices<Int32Array> {
  const { x: xAxis, y: yAxis } = axes;
  const size = xAxis.length * yAxis.length;
  const neighbors = new Int32Array(size * directions.length);
  const offsetsOf = offsetsByStep(xAxis.length);
  yield* sliceCells(size, (from, to) => {
    let index = from * directions.length;
    for (let cell = from; cell < to; cell++) {
      const column = cell % xAxis.length;
      const row = (cell - column) / xAxis.length;
      const x = xAxis.first + column;
      const y = yAxis.first + row;
      const steps = stepsAt(x, y);
      if (isAmid(column, xAxis.length) && isAmid(row, yAxis.length)) {
        const offsets = offsetsOf(steps);
        // Loops by index: this is the longest table of a board.
        for (let each = 0; each < offsets.length; each++) neighbors[index++] = cell + (offsets[each] ?? 0);
      } else {
        for (const step of steps) neighbors[index++] = cellOrNone(axes, x + step[0], y + step[1]);
      }
    }
  });
  return neighbors;
}

/** Whether no step leads over an edge: none is longer than 2. */
function isAmid(index: number, length: number): boolean {
  return index >= 2 && index < length - 2;
}

/** How far steps lead in cells; the lists of steps are few, and the same for all cells of a kind. */
function offsetsByStep(columns: number): (steps: readonly Step[]) => Int32Array {
  const known = new Map<readonly Step[], Int32Array>();
  return (steps) => {
    let offsets = known.get(steps);
    if (!offsets) {
      offsets = Int32Array.from(steps, ([x, y]) => y * columns + x);
      known.set(steps, offsets);
    }
    return offsets;
  };
}

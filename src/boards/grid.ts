import { type Axes, Axis, imagesOf } from './axis.js';
import type { Lattice } from './lattice.js';
import type { Cell, Layout, LayoutDescription, Point } from './layout.js';
import { finish, type Slices, sliceCells } from './slices.js';

/** The change of x and y that a step makes. */
export type Step = readonly [x: number, y: number];

/** What a family of grids knows about its tiles on a board without borders; `GridLayout` adds the borders. */
export interface GridGeometry {
  readonly directions: readonly string[];
  /** Left out where no tile has two directions that are opposite. */
  readonly opposites?: readonly number[];
  /** Where each direction leads from any centre, in board units; left out where that differs from tile to tile. */
  readonly vectors?: readonly Point[];
  readonly diagonalSides?: readonly (readonly [number, number] | undefined)[];
  readonly lattice: Lattice;
  /** The corners of the tile x, y, clockwise, from its centre. */
  outlineAt(x: number, y: number): readonly Point[];
  /** The step of each direction, seen from the tile x, y; undefined where the tile has no such side. */
  stepsAt(x: number, y: number): readonly (Step | undefined)[];
  /** Where a direction leads from the centre of the tile x, y, where there are no `vectors`. */
  vectorAt?(x: number, y: number, direction: number): Point | undefined;
  centerOf(x: number, y: number): Point;
  /** The tile drawn at a point of the board. */
  tileAt(x: number, y: number): Point;
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
  readonly vectors?: readonly Point[];
  readonly lattice: Lattice;
  readonly diagonalSides?: readonly (readonly [number, number] | undefined)[];
  /** Its columns and its rows. */
  readonly axes: Axes;
  readonly #geometry: GridGeometry;
  readonly #left: number;
  readonly #top: number;
  readonly #columns: number;
  readonly #rows: number;
  #neighbors: Int32Array | undefined;

  constructor(options: LayoutDescription, axes: Axes, geometry: GridGeometry) {
    this.shape = options.shape;
    this.options = options;
    this.size = axes.x.length * axes.y.length;
    this.directions = geometry.directions;
    this.lattice = geometry.lattice;
    if (geometry.vectors) this.vectors = geometry.vectors;
    if (geometry.diagonalSides) this.diagonalSides = geometry.diagonalSides;
    this.axes = axes;
    this.#left = axes.x.first;
    this.#top = axes.y.first;
    this.#columns = axes.x.length;
    this.#rows = axes.y.length;
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
    this.#neighbors ??= yield* neighborTable(this.axes, this.#geometry);
  }

  /** The cells that may reach furthest: those of the first and the last two rows and columns. */
  *rim(): Generator<Cell> {
    const { x, y } = this.axes;
    for (let cell = 0; cell < this.size; cell++) {
      const column = cell % x.length;
      if (isAmid(column, x.length) && isAmid((cell - column) / x.length, y.length)) cell += x.length - 2 - column;
      yield cell;
    }
  }

  cellOf(x: number, y: number): Cell | undefined {
    if (!Number.isInteger(x) || !Number.isInteger(y)) return undefined;
    const cell = cellOrNone(this.axes, x, y);
    // + 0 because −0 must not get out.
    return cell < 0 ? undefined : cell + 0;
  }

  xyOf(cell: Cell): { x: number; y: number } {
    if (!(cell >= 0 && cell < this.size)) {
      throw new RangeError(`${this.shape} layout: cell is ${cell}, but must be 0 … ${this.size - 1}`);
    }
    const row = Math.floor(cell / this.#columns);
    return { x: this.#left + cell - row * this.#columns, y: this.#top + row };
  }

  centerOf(x: number, y: number): Point {
    return this.#geometry.centerOf(x, y);
  }

  nearestImage(from: Cell, to: Cell): { x: number; y: number } {
    const tile = this.xyOf(to);
    const { x, y } = this.axes;
    if (!x.wraps && !y.wraps) return tile;
    const start = this.xyOf(from);
    const flat = { x: new Axis(x.first, x.length, false), y: new Axis(y.first, y.length, false) };
    const images = imagesOf(tile.x, x).flatMap((column) => imagesOf(tile.y, y).map((row) => ({ x: column, y: row })));
    const steps = images.map((image) => this.#geometry.distanceTo(image, flat, 1)(start.x, start.y));
    return images[steps.indexOf(Math.min(...steps))] ?? tile;
  }

  center(cell: Cell): Point {
    const { x, y } = this.xyOf(cell);
    return this.#geometry.centerOf(x, y);
  }

  corners(cell: Cell): readonly Point[] {
    const tile = this.xyOf(cell);
    const center = this.#geometry.centerOf(tile.x, tile.y);
    return this.#geometry.outlineAt(tile.x, tile.y).map(({ x, y }) => ({ x: center.x + x, y: center.y + y }));
  }

  cellAt(point: Point): Cell | undefined {
    const { x, y } = this.#geometry.tileAt(point.x, point.y);
    const column = x - this.#left;
    const row = y - this.#top;
    // A tile drawn outside is no tile, also where the axis wraps. | 0 because −0 must not get out, and small whole
    // numbers are faster.
    const isDrawn = column >= 0 && column < this.#columns && row >= 0 && row < this.#rows;
    return isDrawn ? (row * this.#columns + column) | 0 : undefined;
  }

  opposite(direction: number): number | undefined {
    return this.#geometry.opposites?.[direction];
  }

  vectorAt(cell: Cell, direction: number): Point | undefined {
    if (this.vectors) return this.vectors[direction];
    const { x, y } = this.xyOf(cell);
    return this.#geometry.vectorAt?.(x, y, direction);
  }

  distance(a: Cell, b: Cell): number {
    const { x, y } = this.xyOf(a);
    return this.#geometry.distanceTo(this.xyOf(b), this.axes, 1)(x, y);
  }

  distanceTo(to: Cell, diagonal = 1): (from: Cell) => number {
    const [left, top, columns] = [this.#left, this.#top, this.#columns];
    const reckon = this.#geometry.distanceTo(this.xyOf(to), this.axes, Math.min(diagonal, 2));
    // A product is faster than a quotient; from the middle of a cell, rounding leads to no other row.
    const part = 1 / columns;
    return (from) => {
      const row = ((from + 0.5) * part) | 0;
      return reckon(left + from - row * columns, top + row);
    };
  }
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
        for (let each = 0; each < offsets.length; each++) {
          const offset = offsets[each];
          neighbors[index++] = offset ? cell + offset : -1;
        }
      } else {
        for (const step of steps) neighbors[index++] = step ? cellOrNone(axes, x + step[0], y + step[1]) : -1;
      }
    }
  });
  return neighbors;
}

/** Whether no step leads over an edge: none is longer than 2. */
function isAmid(index: number, length: number): boolean {
  return index >= 2 && index < length - 2;
}

/** How far steps lead in cells, 0 for none; the lists of steps are few, and the same for all cells of a kind. */
function offsetsByStep(columns: number): (steps: readonly (Step | undefined)[]) => Int32Array {
  const known = new Map<readonly (Step | undefined)[], Int32Array>();
  return (steps) => {
    let offsets = known.get(steps);
    if (!offsets) {
      offsets = Int32Array.from(steps, (step) => (step ? step[1] * columns + step[0] : 0));
      known.set(steps, offsets);
    }
    return offsets;
  };
}

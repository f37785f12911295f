import type { Lattice } from './lattice.js';

/** A dense index, 0 … size − 1, row by row. */
export type Cell = number;

/** A point in board units, y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The number of a direction, or its name without regard to case. */
export type Direction = number | string;

/** Where a tile is: its x and y, its cell, or on a graph the name of its node. */
export type Place = Point | { readonly cell: Cell } | { readonly node: string };

/** The axes on which a board closes upon itself. */
export type Wrap = 'none' | 'x' | 'y' | 'both';

/** The options that a layout was made from, as plain data; `layoutFrom` makes the layout again. */
export interface LayoutDescription {
  readonly shape: string;
  readonly [option: string]: unknown;
}

/** The geometry of a board: its cells, their neighbours, and where they lie. It never changes. */
export interface Layout {
  /** 'square', 'hex', 'triangle', 'graph', or the name of a user's own shape. */
  readonly shape: string;
  /** How many cells there are. */
  readonly size: number;
  /** The name of each direction. */
  readonly directions: readonly string[];
  /** size × directions.length; the neighbour of cell c in direction d is at c × directions.length + d, −1 for none. */
  readonly neighbors: Int32Array;
  /** The cell at x, y, folded on wrapped axes; undefined outside, or where x or y is not whole. */
  cellOf(x: number, y: number): Cell | undefined;
  /** The x and y of a cell; on graphs x is the cell and y is 0. */
  xyOf(cell: Cell): { x: number; y: number };
  /** The middle of a cell, in board units. */
  center(cell: Cell): Point;
  /** The outline of a cell, clockwise, in board units. */
  corners(cell: Cell): readonly Point[];
  /** The cell drawn at a point, in board units, never folded; undefined where there is none. */
  cellAt(point: Point): Cell | undefined;
  /** The direction straight back; undefined where the layout has no opposite directions, as on graphs and triangles. */
  opposite(direction: number): number | undefined;
  /** Steps between two cells over an empty board, wrapped axes honoured; Infinity where no way leads. */
  distance(a: Cell, b: Cell): number;

  /**
   * Where many distances to one cell are asked for: reckons them faster than `distance`. With `diagonal`, on squares
   * with 8 directions, the least that a way can cost whose diagonals cost so many times what a straight step does.
   */
  distanceTo?(to: Cell, diagonal?: number): (from: Cell) => number;
  /** What `layoutFrom` needs to make this layout again. */
  readonly options?: LayoutDescription;
  /** Grid layouts of tiles that are all alike: where each direction leads from a centre, also over a wrapped edge. */
  readonly vectors?: readonly Point[];
  /**
   * Grid layouts: where a direction leads from the centre of a cell, also over a wrapped edge; undefined where the
   * tile has no such side.
   */
  vectorAt?(cell: Cell, direction: number): Point | undefined;
  /** Grid layouts: the middle of the tile x, y, also outside of the board. */
  centerOf?(x: number, y: number): Point;
  /**
   * Grid layouts: x and y of the image of a cell that is nearest to another one in steps; where no axis wraps, of the
   * cell.
   */
  nearestImage?(from: Cell, to: Cell): Point;
  /** Grid layouts: coordinates in which areas can be moved, turned and mirrored. */
  readonly lattice?: Lattice;
  /** Square layouts with 8 directions: for a diagonal, the two directions whose cells share an edge with both tiles. */
  readonly diagonalSides?: readonly (readonly [number, number] | undefined)[];
  /** Graphs: the name of each cell. */
  readonly nodes?: readonly string[];
  /** Graphs: named lines through the points. */
  readonly lines?: Readonly<Record<string, readonly Cell[]>>;
}

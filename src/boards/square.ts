import { type Axes, checkWrap, type GridOptions, gridOptionNames, readAxes } from './axis.js';
import { type GridGeometry, GridLayout, type Step } from './grid.js';
import type { Point } from './layout.js';
import { LayoutOptionReader } from './layout-options.js';

/** A board of squares. */
export interface SquareOptions extends GridOptions {
  /** Width and height of a tile in board units, by default 64; or both of the next two. */
  readonly size?: number | undefined;
  readonly tileWidth?: number | undefined;
  readonly tileHeight?: number | undefined;
  /** By default 'orthogonal'. The top corner of the isometric tile 0, 0 is the point 0, 0. */
  readonly projection?: keyof typeof projections | undefined;
  /** 4, the default: E, S, W, N. 8: also SE, SW, NW, NE. */
  readonly directions?: Directions | undefined;
}

const optionNames = [...gridOptionNames, 'size', 'tileWidth', 'tileHeight', 'projection', 'directions'];

/** A board of squares, seen from above or isometric. Throws on bad options, naming the option and what is allowed. */
export function squareLayout(options: SquareOptions): GridLayout {
  const read = new LayoutOptionReader('square', options, optionNames);
  const { axes, options: grid } = readAxes(read);
  checkWrap(read, 'columns', axes.x);
  checkWrap(read, 'rows', axes.y);
  const tile = readTileSize(read);
  const projection = read.oneOf<keyof typeof projections>('projection', ['orthogonal', 'isometric']);
  const directions = read.oneOf<Directions>('directions', [4, 8]);
  const geometry = projections[projection](tile.tileWidth, tile.tileHeight, directions);
  return new GridLayout({ shape: 'square', ...grid, ...tile, projection, directions }, axes, geometry);
}

function readTileSize(read: LayoutOptionReader): { tileWidth: number; tileHeight: number } {
  if (!read.has('tileWidth') && !read.has('tileHeight')) {
    const size = read.length('size', 64);
    return { tileWidth: size, tileHeight: size };
  }
  if (read.has('size')) throw read.error('size', 'left out where tileWidth and tileHeight are given');
  return { tileWidth: read.length('tileWidth'), tileHeight: read.length('tileHeight') };
}

type Directions = 4 | 8;

const projections = {
  orthogonal: (width: number, height: number, directions: Directions) =>
    affineGeometry({ x: width, y: 0 }, { x: 0, y: height }, directions),
  isometric: (width: number, height: number, directions: Directions) =>
    affineGeometry({ x: width / 2, y: height / 2 }, { x: -width / 2, y: height / 2 }, directions),
};

const directionNames = ['E', 'S', 'W', 'N', 'SE', 'SW', 'NW', 'NE'];
const opposites = [2, 3, 0, 1, 6, 7, 4, 5];
const steps: readonly Step[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
];
const diagonalSides = [undefined, undefined, undefined, undefined, [0, 1], [1, 2], [2, 3], [3, 0]] as const;

/** Tiles drawn as parallelograms: `east` and `south` are where one step in x and one in y lead on the board. */
function affineGeometry(east: Point, south: Point, directions: Directions): GridGeometry {
  const pointOf = (x: number, y: number): Point => ({ x: x * east.x + y * south.x, y: x * east.y + y * south.y });
  const area = east.x * south.y - east.y * south.x;
  const used = steps.slice(0, directions);
  return {
    directions: directionNames.slice(0, directions),
    opposites: opposites.slice(0, directions),
    vectors: used.map(([x, y]) => pointOf(x, y)),
    ...(directions === 8 && { diagonalSides }),
    outline: [pointOf(-0.5, -0.5), pointOf(0.5, -0.5), pointOf(0.5, 0.5), pointOf(-0.5, 0.5)],
    stepsAt: () => used,
    centerOf: (x, y) => pointOf(x + 0.5, y + 0.5),
    tileAt: ({ x, y }) => ({
      x: Math.floor((x * south.y - y * south.x) / area),
      y: Math.floor((y * east.x - x * east.y) / area),
    }),
    distance: directions === 8 ? chebyshev : manhattan,
  };
}

function manhattan(from: Point, to: Point, { x, y }: Axes): number {
  return x.separation(from.x, to.x) + y.separation(from.y, to.y);
}

function chebyshev(from: Point, to: Point, { x, y }: Axes): number {
  return Math.max(x.separation(from.x, to.x), y.separation(from.y, to.y));
}

import { affineGeometry, areaBetween } from './affine-geometry.js';
import { type Axes, checkStaggeredWrap, checkWrap, type GridOptions, gridOptionNames, readAxes } from './axis.js';
import { type GridGeometry, GridLayout } from './grid.js';
import { halvingOf } from './halving.js';
import type { Point } from './layout.js';
import { LayoutOptionReader } from './layout-options.js';
import type { SquareDirections } from './square-directions.js';
import { type StaggerAxis, staggeredGeometry } from './staggered-geometry.js';

/** How squares are drawn. */
type Projection = 'orthogonal' | 'isometric' | 'staggered' | 'oblique';

/** A board of squares. */
export interface SquareOptions extends GridOptions {
  /** Width and height of a tile in board units, by default 64; or both of the next two. */
  readonly size?: number | undefined;
  readonly tileWidth?: number | undefined;
  readonly tileHeight?: number | undefined;
  /**
   * By default 'orthogonal', seen from above. 'isometric': on a corner; the top corner of the tile 0, 0 is the point 0, 0.
   * 'staggered': on a corner too, but cut so that the board has straight edges; two whole numbers are halved as in Tiled.
   * 'oblique': parallelograms. On a corner, E leads down to the right, as x does on the unturned grid.
   */
  readonly projection?: Projection | undefined;
  /** 4, the default: E, S, W, N. 8: also SE, SW, NW, NE. */
  readonly directions?: SquareDirections | undefined;
  /** Staggered: 'y', the default, for rows that are shifted in turn, 'x' for columns (Tiled's stagger axis). */
  readonly staggerAxis?: StaggerAxis | undefined;
  /** Staggered: which rows are shifted right, or columns down: by default 'odd' (Tiled's stagger index). */
  readonly offset?: 'odd' | 'even' | undefined;
  /** Oblique, in place of sizes: where one step in x and one in y lead, in board units. */
  readonly east?: Point | undefined;
  readonly south?: Point | undefined;
}

const staggerNames = ['staggerAxis', 'offset'];
const obliqueNames = ['east', 'south'];
const sizeNames = ['size', 'tileWidth', 'tileHeight'];
const optionNames = [...gridOptionNames, ...sizeNames, 'projection', 'directions', ...staggerNames, ...obliqueNames];

/** A board of squares, upright or on a corner. Throws on bad options, naming the option and what is allowed. */
export function squareLayout(options: SquareOptions): GridLayout {
  const read = new LayoutOptionReader('square', options, optionNames);
  const { axes, options: grid } = readAxes(read);
  const projection = read.oneOf<Projection>('projection', ['orthogonal', 'isometric', 'staggered', 'oblique']);
  const directions = read.oneOf<SquareDirections>('directions', [4, 8]);
  if (projection !== 'staggered') checkAbsent(read, staggerNames, 'left out unless the projection is "staggered"');
  if (projection !== 'oblique') checkAbsent(read, obliqueNames, 'left out unless the projection is "oblique"');
  const { measures, geometry } = projections[projection](read, directions, axes);
  return new GridLayout({ shape: 'square', ...grid, ...measures, projection, directions }, axes, geometry);
}

/** What a projection reads, and makes of it. */
interface Projected {
  readonly measures: object;
  readonly geometry: GridGeometry;
}

type Projector = (read: LayoutOptionReader, directions: SquareDirections, axes: Axes) => Projected;

const projections: Readonly<Record<Projection, Projector>> = {
  orthogonal(read, directions, axes) {
    checkWraps(read, axes);
    const { tileWidth, tileHeight } = readTileSize(read);
    const geometry = affineGeometry({ x: tileWidth, y: 0 }, { x: 0, y: tileHeight }, directions);
    return { measures: { tileWidth, tileHeight }, geometry };
  },
  isometric(read, directions, axes) {
    checkWraps(read, axes);
    const { tileWidth, tileHeight } = readTileSize(read);
    const [x, y] = [tileWidth / 2, tileHeight / 2];
    return { measures: { tileWidth, tileHeight }, geometry: affineGeometry({ x, y }, { x: -x, y }, directions) };
  },
  staggered(read, directions, axes) {
    const staggerAxis = read.oneOf<StaggerAxis>('staggerAxis', ['y', 'x']);
    const offset = read.oneOf<'odd' | 'even'>('offset', ['odd', 'even']);
    checkStaggeredWrap(read, axes, staggerAxis === 'y' ? 'rows' : 'columns', directions === 8 ? 6 : 4);
    const size = readTileSize(read);
    const half = halvingOf(read, size);
    const measures = { ...size, staggerAxis, offset };
    const halves = { halfWidth: half(size.tileWidth), halfHeight: half(size.tileHeight) };
    return { measures, geometry: staggeredGeometry({ ...measures, ...halves }, directions) };
  },
  oblique(read, directions, axes) {
    checkWraps(read, axes);
    checkAbsent(read, sizeNames, 'left out where the projection is "oblique": give east and south');
    const [east, south] = [read.point('east'), read.point('south')];
    if (areaBetween(east, south) === 0) throw read.error('south', 'a step that does not lead along east');
    return { measures: { east, south }, geometry: affineGeometry(east, south, directions) };
  },
};

function checkAbsent(read: LayoutOptionReader, names: readonly string[], allowed: string): void {
  const given = names.find((name) => read.has(name));
  if (given !== undefined) throw read.error(given, allowed);
}

function checkWraps(read: LayoutOptionReader, axes: Axes): void {
  checkWrap(read, 'columns', axes.x);
  checkWrap(read, 'rows', axes.y);
}

function readTileSize(read: LayoutOptionReader): { tileWidth: number; tileHeight: number } {
  if (!read.has('tileWidth') && !read.has('tileHeight')) {
    const size = read.length('size', 64);
    return { tileWidth: size, tileHeight: size };
  }
  if (read.has('size')) throw read.error('size', 'left out where tileWidth and tileHeight are given');
  return { tileWidth: read.length('tileWidth'), tileHeight: read.length('tileHeight') };
}

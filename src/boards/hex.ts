import { checkStaggeredWrap, type GridOptions, gridOptionNames, readAxes } from './axis.js';
import { GridLayout } from './grid.js';
import { exactHalf, type Halving, halvingOf } from './halving.js';
import { type HexTile, hexGeometry, type Offset, type Orientation } from './hex-geometry.js';
import { LayoutOptionReader } from './layout-options.js';

/** A board of hexes. */
export interface HexOptions extends GridOptions {
  /** 'pointy', the default: rows of hexes, E and W (Tiled's stagger axis y). 'flat': columns, N and S (axis x). */
  readonly orientation?: Orientation | undefined;
  /** Which rows are shifted right, or columns down: by default 'odd' (Tiled's stagger index). */
  readonly offset?: Offset | undefined;
  /** Centre to corner of a regular hex in board units, by default 32; or all of the next three. */
  readonly size?: number | undefined;
  readonly tileWidth?: number | undefined;
  readonly tileHeight?: number | undefined;
  /** The upright sides of a pointy hex, the level sides of a flat one. Three whole numbers are halved as in Tiled. */
  readonly sideLength?: number | undefined;
}

const optionNames = [...gridOptionNames, 'orientation', 'offset', 'size', 'tileWidth', 'tileHeight', 'sideLength'];

/** A board of hexes in offset rows or columns. Throws on bad options, naming the option and what is allowed. */
export function hexLayout(options: HexOptions): GridLayout {
  const read = new LayoutOptionReader('hex', options, optionNames);
  const { axes, options: grid } = readAxes(read);
  const orientation = read.oneOf<Orientation>('orientation', ['pointy', 'flat']);
  const offset = read.oneOf<Offset>('offset', ['odd', 'even']);
  checkStaggeredWrap(read, axes, orientation === 'pointy' ? 'rows' : 'columns');
  const { sizes, tile } = readTile(read, orientation);
  const description = { shape: 'hex', ...grid, orientation, offset, ...sizes };
  return new GridLayout(description, axes, hexGeometry(orientation, offset, tile));
}

function readTile(read: LayoutOptionReader, orientation: Orientation): { sizes: object; tile: HexTile } {
  if (!['tileWidth', 'tileHeight', 'sideLength'].some((option) => read.has(option))) {
    const size = read.length('size', 32);
    return { sizes: { size }, tile: hexTile(Math.sqrt(3) * size, 2 * size, size, exactHalf) };
  }
  if (read.has('size')) throw read.error('size', 'left out where tileWidth, tileHeight and sideLength are given');
  const tileWidth = read.length('tileWidth');
  const tileHeight = read.length('tileHeight');
  const [width, length] = orientation === 'pointy' ? [tileWidth, tileHeight] : [tileHeight, tileWidth];
  const sideLength = read.between('sideLength', 0, length);
  const sizes = { tileWidth, tileHeight, sideLength };
  return { sizes, tile: hexTile(width, length, sideLength, halvingOf(read, sizes)) };
}

function hexTile(width: number, length: number, side: number, half: Halving): HexTile {
  return { halfWidth: half(width), slant: half(length - side), side, halfSide: half(side) };
}

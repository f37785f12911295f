import { type GridOptions, gridOptionNames, readAxes } from './axis.js';
import { GridLayout } from './grid.js';
import { LayoutOptionReader } from './layout-options.js';
import { type Pointing, triangleGeometry } from './triangle-geometry.js';

/** A board of triangles. */
export interface TriangleOptions extends GridOptions {
  /** Which way the tile 0, 0 points, by default 'up'; its neighbours point the other way. */
  readonly pointing?: Pointing | undefined;
  /** The side of a triangle with three equal ones, in board units, by default 64; or both of the next two. */
  readonly size?: number | undefined;
  /** The level side. The next tile of a row begins half of it further on. */
  readonly tileWidth?: number | undefined;
  readonly tileHeight?: number | undefined;
}

const optionNames = [...gridOptionNames, 'pointing', 'size', 'tileWidth', 'tileHeight'];

/**
 * A board of triangles that point up and down in turn, in rows and along each row. Throws on bad options, naming the
 * option and what is allowed.
 *
 * Directions are 0 E, 1 S, 2 W, 3 N, numbered as on squares. Every tile has neighbours to the E and the W; one that
 * points up has a third to the S, one that points down to the N, and none (−1) on the other side, where its tip is. So
 * one name is one side of all tiles that have it, x and y change as they do on squares, and the way back from E is W,
 * from S is N. But no tile has a side opposite another one: `opposite` is undefined and faces are angles, as on graphs.
 * An axis that wraps has an even number of at least 4 cells, so that up meets down where it closes.
 */
export function triangleLayout(options: TriangleOptions): GridLayout {
  const read = new LayoutOptionReader('triangle', options, optionNames);
  const { axes, options: grid } = readAxes(read);
  const pointing = read.oneOf<Pointing>('pointing', ['up', 'down']);
  for (const [option, axis] of [['columns', axes.x] as const, ['rows', axes.y] as const]) {
    if (!axis.wraps || (axis.length >= 4 && axis.length % 2 === 0)) continue;
    throw read.error(option, 'an even number of at least 4 where the board wraps');
  }
  const { sizes, width, height } = readTile(read);
  return new GridLayout(
    { shape: 'triangle', ...grid, pointing, ...sizes },
    axes,
    triangleGeometry(pointing, width, height),
  );
}

function readTile(read: LayoutOptionReader): { sizes: object; width: number; height: number } {
  if (!read.has('tileWidth') && !read.has('tileHeight')) {
    const size = read.length('size', 64);
    return { sizes: { size }, width: size, height: (size * Math.sqrt(3)) / 2 };
  }
  if (read.has('size')) throw read.error('size', 'left out where tileWidth and tileHeight are given');
  const sizes = { tileWidth: read.length('tileWidth'), tileHeight: read.length('tileHeight') };
  return { sizes, width: sizes.tileWidth, height: sizes.tileHeight };
}

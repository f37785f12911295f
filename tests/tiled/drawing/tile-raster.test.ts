import { describe, expect, test } from 'vitest';
import { TileRaster } from '../../../src/tiled/drawing/tile-raster.js';
import { boardFromTiled, parseTiledMap } from '../../../src/tiled/format/index.js';
import { tmx } from '../format/maps.js';

const [width, height] = [5, 4];

const staggered = { orientation: 'staggered', tilewidth: 31, tileheight: 16 };
const hexagonal = { orientation: 'hexagonal', tilewidth: 24, tileheight: 21, hexsidelength: 8 };
const maps: readonly Readonly<Record<string, string | number>>[] = [
  { orientation: 'orthogonal', tilewidth: 20, tileheight: 12 },
  { orientation: 'isometric', tilewidth: 32, tileheight: 16 },
  ...[staggered, hexagonal].flatMap((map) =>
    ['x', 'y'].flatMap((staggeraxis) => ['odd', 'even'].map((staggerindex) => ({ ...map, staggeraxis, staggerindex }))),
  ),
];

function mapOf(attributes: Readonly<Record<string, string | number>>) {
  const data = `<data encoding="csv">${Array(width * height).fill(1)}</data>`;
  return parseTiledMap(tmx({ map: { width, height, ...attributes }, data }), 'a.tmx');
}

const everywhere = { left: -9999, top: -9999, right: 9999, bottom: 9999 };

function visited(raster: TileRaster, area = everywhere): string[] {
  const cells: string[] = [];
  raster.visit(area, (x, y) => {
    if (x >= 0 && y >= 0 && x < width && y < height) cells.push(`${x},${y}`);
  });
  return cells;
}

test.for(maps)(
  'the middle of the bottom of a picture stands where the board has the bottom of the cell: %o',
  (attributes) => {
    const map = mapOf(attributes);
    const { layout } = boardFromTiled(map);
    const raster = new TileRaster(map);
    for (let cell = 0; cell < layout.size; cell++) {
      const { x, y } = layout.xyOf(cell);
      const corners = layout.corners(cell);
      const foot = raster.footOf(x, y);
      expect(foot.left).toBe(Math.min(...corners.map((corner) => corner.x)));
      expect(foot.bottom).toBe(Math.max(...corners.map((corner) => corner.y)));
    }
  },
);

test.for(maps)('a visit tells of every cell whose foot is in the area, once, and where that is: %o', (attributes) => {
  const raster = new TileRaster(mapOf(attributes));
  const area = { left: 13, top: 17, right: 70, bottom: 50 };
  const told: string[] = [];
  raster.visit(area, (x, y, left, bottom) => {
    expect({ left, bottom }).toEqual(raster.footOf(x, y));
    told.push(`${x},${y}`);
  });
  const expected: string[] = [];
  for (let y = -9; y < 9; y++) {
    for (let x = -9; x < 9; x++) {
      const { left, bottom } = raster.footOf(x, y);
      if (left >= 13 && left <= 70 && bottom >= 17 && bottom <= 50) expected.push(`${x},${y}`);
    }
  }
  expect(expected.length).toBeGreaterThan(3);
  expect(told.toSorted()).toEqual(expected.toSorted());
  expect(visited(raster)).toHaveLength(width * height);
});

test.for(maps)('all feet of a rectangle of cells lie in its area: %o', (attributes) => {
  const raster = new TileRaster(mapOf(attributes));
  for (const size of [1, 2, 3]) {
    const feet = [];
    for (let y = -2; y < size - 2; y++) for (let x = -3; x < size - 3; x++) feet.push(raster.footOf(x, y));
    const lefts = feet.map(({ left }) => left);
    const bottoms = feet.map(({ bottom }) => bottom);
    expect(raster.feetOf({ x: -3, y: -2, width: size, height: size })).toEqual({
      left: Math.min(...lefts),
      top: Math.min(...bottoms),
      right: Math.max(...lefts),
      bottom: Math.max(...bottoms),
    });
  }
});

describe('the order of drawing is that of libtiled', () => {
  const first = (attributes: Readonly<Record<string, string | number>>, count: number) =>
    visited(new TileRaster(mapOf(attributes))).slice(0, count);

  test('orthogonal: as the map says', () => {
    const map = { orientation: 'orthogonal' };
    expect(first(map, 6)).toEqual(['0,0', '1,0', '2,0', '3,0', '4,0', '0,1']);
    expect(first({ ...map, renderorder: 'left-up' }, 6)).toEqual(['4,3', '3,3', '2,3', '1,3', '0,3', '4,2']);
    expect(first({ ...map, renderorder: 'right-up' }, 2)).toEqual(['0,3', '1,3']);
    expect(first({ ...map, renderorder: 'left-down' }, 2)).toEqual(['4,0', '3,0']);
  });

  test('isometric: from the top corner down, each line from left to right', () => {
    const map = { orientation: 'isometric', renderorder: 'left-up' };
    expect(first(map, 6)).toEqual(['0,0', '0,1', '1,0', '0,2', '1,1', '2,0']);
  });

  test('rows that are shifted: row by row', () => {
    expect(first({ ...hexagonal, staggeraxis: 'y', staggerindex: 'odd' }, 6)).toEqual(
      '0,0 1,0 2,0 3,0 4,0 0,1'.split(' '),
    );
  });

  test('columns that are shifted: of each row those first that are not', () => {
    const odd = first({ ...hexagonal, staggeraxis: 'x', staggerindex: 'odd' }, 7);
    expect(odd).toEqual(['0,0', '2,0', '4,0', '1,0', '3,0', '0,1', '2,1']);
    const even = first({ ...staggered, staggeraxis: 'x', staggerindex: 'even' }, 7);
    expect(even).toEqual(['1,0', '3,0', '0,0', '2,0', '4,0', '1,1', '3,1']);
  });
});

test('oblique maps have no level lines', () => {
  expect(() => new TileRaster(mapOf({ orientation: 'oblique' }))).toThrow(RangeError);
});

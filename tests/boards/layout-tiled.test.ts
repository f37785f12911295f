import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type HexOptions, hexLayout, type Point, type SquareOptions, squareLayout } from '../../src/boards/index.js';
import { cellsOf, decimals } from './layout-samples.js';

// libtiled's HexagonalRenderer written out: whole numbers, divisions cut off.
type TiledHexes = Required<Pick<HexOptions, 'orientation' | 'offset' | 'tileWidth' | 'tileHeight' | 'sideLength'>>;

function hexMeasures({ orientation, tileWidth = 0, tileHeight = 0, sideLength = 0 }: TiledHexes) {
  const [slx, sly] = orientation === 'flat' ? [sideLength, 0] : [0, sideLength];
  const sox = Math.trunc((tileWidth - slx) / 2);
  const soy = Math.trunc((tileHeight - sly) / 2);
  const [cw, rh] = [sox + slx, soy + sly];
  return { slx, sly, sox, soy, cw, rh, tw: cw + sox, th: rh + soy };
}

function topLeft(map: TiledHexes, x: number, y: number): Point {
  const { slx, sly, cw, rh, tw, th } = hexMeasures(map);
  const shifted = (line: number) => ((line & 1) === 1) !== (map.offset === 'even');
  if (map.orientation === 'flat') return { x: x * cw, y: y * (th + sly) + (shifted(x) ? rh : 0) };
  return { x: x * (tw + slx) + (shifted(y) ? cw : 0), y: y * rh };
}

function tileAt(map: TiledHexes, point: Point): [number, number] {
  const { slx, sly, sox, soy, cw, rh, tw, th } = hexMeasures(map);
  const even = map.offset === 'even';
  const flat = map.orientation === 'flat';
  const x = flat ? point.x - (even ? tw : sox) : point.x;
  const y = flat ? point.y : point.y - (even ? th : soy);
  const [left, top] = [Math.floor(x / (2 * cw)), Math.floor(y / (2 * rh))];
  const [relX, relY] = [x - left * 2 * cw, y - top * 2 * rh];
  const reference = flat ? [left * 2 + (even ? 1 : 0), top] : [left, top * 2 + (even ? 1 : 0)];
  const half = (length: number) => Math.trunc(length / 2);
  const [lead, cx, cy] = flat ? [half(slx), half(slx) + cw, half(th)] : [half(sly), half(tw), half(sly) + rh];
  const centers = flat
    ? [
        [lead, cy, 0, 0],
        [cx, cy - rh, 1, -1],
        [cx, cy + rh, 1, 0],
        [cx + cw, cy, 2, 0],
      ]
    : [
        [cx, lead, 0, 0],
        [cx - cw, cy, -1, 1],
        [cx + cw, cy, 0, 1],
        [cx, cy + rh, 0, 2],
      ];
  const distances = centers.map(([a = 0, b = 0]) => (a - relX) ** 2 + (b - relY) ** 2);
  const [, , addX = 0, addY = 0] = centers[distances.indexOf(Math.min(...distances))] ?? [];
  return [(reference[0] ?? 0) + addX, (reference[1] ?? 0) + addY];
}

const hexMaps: fc.Arbitrary<TiledHexes> = fc
  .record({
    orientation: fc.constantFrom('pointy', 'flat'),
    offset: fc.constantFrom('odd', 'even'),
    tileWidth: fc.integer({ min: 2, max: 90 }),
    tileHeight: fc.integer({ min: 2, max: 90 }),
    part: decimals(0, 1),
  })
  .map(({ part, ...map }) => ({
    ...map,
    sideLength: Math.floor(part * (map.orientation === 'flat' ? map.tileWidth : map.tileHeight)),
  }));

const board = { columns: 7, rows: 6, origin: { x: -3, y: -2 } };

describe('hexes lie on those of Tiled', () => {
  test('at the same points, odd sizes, negative columns and rows included', () => {
    fc.assert(
      fc.property(hexMaps, (map) => {
        const layout = hexLayout({ ...board, ...map });
        const { tw, th } = hexMeasures(map);
        for (const cell of cellsOf(layout)) {
          const { x, y } = layout.xyOf(cell);
          const corner = topLeft(map, x, y);
          expect(layout.center(cell)).toEqual({ x: corner.x + tw / 2, y: corner.y + th / 2 });
        }
      }),
    );
  });

  test('with the same corners', () => {
    fc.assert(
      fc.property(hexMaps, (map) => {
        const layout = hexLayout({ ...board, ...map });
        const { sox, soy, cw, rh, tw, th } = hexMeasures(map);
        const outline = [
          [0, rh],
          [0, soy],
          [sox, 0],
          [cw, 0],
          [tw, soy],
          [tw, rh],
          [cw, th],
          [sox, th],
        ];
        for (const cell of cellsOf(layout)) {
          const { x, y } = layout.xyOf(cell);
          const corner = topLeft(map, x, y);
          const expected = outline.map(([right = 0, down = 0]) => `${corner.x + right} ${corner.y + down}`);
          const corners = layout.corners(cell).map((point) => `${point.x} ${point.y}`);
          expect(new Set(corners)).toEqual(new Set(expected));
        }
      }),
    );
  });

  test('and are picked as Tiled picks them, ties included', () => {
    const pixel = fc.oneof(fc.integer({ min: -250, max: 350 }), decimals(-250, 350));
    fc.assert(
      fc.property(
        hexMaps,
        fc.array(fc.record({ x: pixel, y: pixel }), { minLength: 40, maxLength: 80 }),
        (map, points) => {
          const layout = hexLayout({ ...board, ...map });
          for (const point of points) expect(layout.cellAt(point)).toBe(layout.cellOf(...tileAt(map, point)));
        },
      ),
    );
  });

  // The maps flat_hex_odd and pointy_hex_even of Flame's Tiled package: 60 × 39 is drawn 60 × 38.
  test.each([
    ['flat', 'odd', 39, 30, { x: 1, y: 0 }, { x: 45 + 30, y: 19 + 19 }],
    ['flat', 'odd', 39, 30, { x: 2, y: 3 }, { x: 90 + 30, y: 3 * 38 + 19 }],
    ['flat', 'even', 39, 30, { x: 0, y: 0 }, { x: 30, y: 19 + 19 }],
    ['pointy', 'even', 52, 26, { x: 0, y: 0 }, { x: 30 + 30, y: 26 }],
    ['pointy', 'even', 52, 26, { x: 1, y: 3 }, { x: 60 + 30, y: 3 * 39 + 26 }],
  ] as const)('%s %s 60 × %i with side %i', (orientation, offset, tileHeight, sideLength, { x, y }, center) => {
    const layout = hexLayout({ columns: 5, rows: 5, orientation, offset, tileWidth: 60, tileHeight, sideLength });
    expect(layout.center(layout.cellOf(x, y) ?? -1)).toEqual(center);
  });
});

// libtiled's StaggeredRenderer, which is its HexagonalRenderer without sides, but picks in its own way.
type TiledDiamonds = Required<Pick<SquareOptions, 'staggerAxis' | 'offset' | 'tileWidth' | 'tileHeight'>>;

const asHexes = (map: TiledDiamonds) =>
  ({ ...map, orientation: map.staggerAxis === 'x' ? 'flat' : 'pointy', sideLength: 0 }) as TiledHexes;

function diamondAt(map: TiledDiamonds, { x, y }: Point): [number, number] {
  const { sox, soy, tw, th } = hexMeasures(asHexes(map));
  const even = map.offset === 'even';
  const isColumns = map.staggerAxis === 'x';
  const alignedX = x - (isColumns && even ? sox : 0);
  const alignedY = y - (!isColumns && even ? soy : 0);
  let [cellX, cellY] = [Math.floor(alignedX / tw), Math.floor(alignedY / th)];
  const [relX, relY] = [alignedX - cellX * tw, alignedY - cellY * th];
  const line = (cell: number) => cell * 2 + (even ? 1 : 0);
  if (isColumns) cellX = line(cellX);
  else cellY = line(cellY);
  const yPos = relX * (th / tw);
  // topLeft, topRight, bottomLeft, bottomRight of a tile that is not shifted.
  if (soy - yPos > relY) return [cellX - 1, cellY - 1];
  if (-soy + yPos > relY) return isColumns ? [cellX + 1, cellY - 1] : [cellX, cellY - 1];
  if (soy + yPos < relY) return isColumns ? [cellX - 1, cellY] : [cellX - 1, cellY + 1];
  if (soy * 3 - yPos < relY) return isColumns ? [cellX + 1, cellY] : [cellX, cellY + 1];
  return [cellX, cellY];
}

describe('staggered squares lie on those of Tiled', () => {
  const maps: fc.Arbitrary<TiledDiamonds> = fc.record({
    staggerAxis: fc.constantFrom('y', 'x'),
    offset: fc.constantFrom('odd', 'even'),
    tileWidth: fc.integer({ min: 2, max: 90 }),
    tileHeight: fc.integer({ min: 2, max: 90 }),
  });
  const layoutOf = (map: TiledDiamonds) => squareLayout({ ...board, ...map, projection: 'staggered' });

  test('at the same points, with the same corners', () => {
    fc.assert(
      fc.property(maps, (map) => {
        const layout = layoutOf(map);
        const { sox, soy, tw, th } = hexMeasures(asHexes(map));
        for (const cell of cellsOf(layout)) {
          const { x, y } = layout.xyOf(cell);
          const { x: left, y: top } = topLeft(asHexes(map), x, y);
          expect(layout.center(cell)).toEqual({ x: left + sox, y: top + soy });
          expect(layout.corners(cell)).toEqual([
            { x: left + sox, y: top },
            { x: left + tw, y: top + soy },
            { x: left + sox, y: top + th },
            { x: left, y: top + soy },
          ]);
        }
      }),
    );
  });

  test('and are picked as Tiled picks them, sides included', () => {
    const pixel = fc.oneof(fc.integer({ min: -250, max: 350 }), decimals(-250, 350));
    const points = fc.array(fc.record({ x: pixel, y: pixel }), { minLength: 40, maxLength: 80 });
    fc.assert(
      fc.property(maps, points, (map, clicks) => {
        const layout = layoutOf(map);
        for (const click of clicks) expect(layout.cellAt(click)).toBe(layout.cellOf(...diamondAt(map, click)));
      }),
    );
  });
});

describe('squares lie on those of Tiled', () => {
  const maps = fc.record({ tileWidth: fc.integer({ min: 1, max: 90 }), tileHeight: fc.integer({ min: 1, max: 90 }) });
  const pixel = fc.integer({ min: -400, max: 400 });
  const points = fc.array(fc.record({ x: pixel, y: pixel }));

  test('orthogonal', () => {
    fc.assert(
      fc.property(maps, points, (map, clicks) => {
        const layout = squareLayout({ ...board, ...map });
        for (const { x, y } of clicks) {
          const cell = layout.cellOf(Math.floor(x / map.tileWidth), Math.floor(y / map.tileHeight));
          expect(layout.cellAt({ x, y })).toBe(cell);
        }
      }),
    );
  });

  test('oblique, sheared as by the ObliqueRenderer', () => {
    const skew = fc.integer({ min: -40, max: 40 });
    fc.assert(
      fc.property(maps, skew, skew, points, ({ tileWidth, tileHeight }, skewX, skewY, clicks) => {
        const area = tileWidth * tileHeight - skewX * skewY;
        fc.pre(area !== 0);
        const [east, south] = [
          { x: tileWidth, y: skewY },
          { x: skewX, y: tileHeight },
        ];
        const layout = squareLayout({ ...board, projection: 'oblique', east, south });
        // QTransform::shear: x + y · skewX / tileHeight, y + x · skewY / tileWidth
        const sheared = (x: number, y: number) => ({ x: x + (y * skewX) / tileHeight, y: y + (x * skewY) / tileWidth });
        for (const cell of cellsOf(layout)) {
          const { x, y } = layout.xyOf(cell);
          const middle = sheared((x + 0.5) * tileWidth, (y + 0.5) * tileHeight);
          expect(layout.center(cell).x).toBeCloseTo(middle.x, 9);
          expect(layout.center(cell).y).toBeCloseTo(middle.y, 9);
        }
        for (const { x, y } of clicks) {
          const cell = layout.cellOf(
            Math.floor((x * tileHeight - y * skewX) / area),
            Math.floor((y * tileWidth - x * skewY) / area),
          );
          expect(layout.cellAt({ x, y })).toBe(cell);
        }
      }),
    );
  });

  test('isometric, the top corner of tile 0, 0 at 0, 0', () => {
    fc.assert(
      fc.property(maps, points, (map, clicks) => {
        const layout = squareLayout({ ...board, ...map, projection: 'isometric' });
        for (const cell of cellsOf(layout)) {
          const { x, y } = layout.xyOf(cell);
          const top = { x: ((x - y) * map.tileWidth) / 2, y: ((x + y) * map.tileHeight) / 2 };
          expect(layout.corners(cell)[0]).toEqual(top);
          expect(layout.center(cell)).toEqual({ x: top.x, y: top.y + map.tileHeight / 2 });
        }
        for (const { x, y } of clicks) {
          const [right, down] = [x * map.tileHeight, y * map.tileWidth];
          const area = map.tileWidth * map.tileHeight;
          // floor(y / height ± x / width), over a common denominator so that it is exact
          const cell = layout.cellOf(Math.floor((down + right) / area), Math.floor((down - right) / area));
          expect(layout.cellAt({ x, y })).toBe(cell);
        }
      }),
    );
  });
});

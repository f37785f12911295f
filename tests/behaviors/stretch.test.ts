import { describe, expect, test } from 'vitest';
import { stretchBetween, stretchLength } from '../../src/behaviors/moving/stretch.js';
import { hexLayout, type Layout, squareLayout } from '../../src/boards/index.js';

const ring = squareLayout({ columns: 4, rows: 3, size: 10, wrap: 'x' });
const cell = (layout: Layout, x: number, y: number) => layout.cellOf(x, y) ?? -1;

describe('the way of a picture', () => {
  test('to a neighbour is straight', () => {
    const point = ring.center(0);
    expect(stretchBetween(ring, { point }, 0, 1).legs).toEqual([
      { from: { x: 5, y: 5 }, to: { x: 15, y: 5 }, length: 10 },
    ]);
  });

  test('over a wrapped edge is half a cell out on one side and half a cell in on the other', () => {
    const from = cell(ring, 3, 0);
    const { legs, length } = stretchBetween(ring, { point: ring.center(from) }, from, 0);
    expect(legs).toEqual([
      { from: { x: 35, y: 5 }, to: { x: 40, y: 5 }, length: 5 },
      { from: { x: 0, y: 5 }, to: { x: 5, y: 5 }, length: 5 },
    ]);
    expect(length).toBe(10);
  });

  test.for([
    hexLayout({ columns: 4, rows: 4, size: 10, orientation: 'pointy', wrap: 'both' }),
    hexLayout({ columns: 4, rows: 4, size: 10, orientation: 'flat', offset: 'even', wrap: 'both' }),
    squareLayout({
      columns: 3,
      rows: 3,
      tileWidth: 16,
      tileHeight: 8,
      projection: 'isometric',
      directions: 8,
      wrap: 'both',
    }),
  ])('every step of a wrapped board is as long as its direction, %o', (layout) => {
    for (let from = 0; from < layout.size; from++) {
      for (const [direction, vector] of (layout.vectors ?? []).entries()) {
        const to = layout.neighbors[from * layout.directions.length + direction] ?? -1;
        expect(stretchLength(layout, from, to)).toBeCloseTo(Math.hypot(vector.x, vector.y), 6);
      }
    }
  });

  test('a picture on its way out goes over the edge first, then on', () => {
    const crossing = { exit: { x: 40, y: 5 }, entry: { x: 0, y: 5 } };
    const { legs } = stretchBetween(ring, { point: { x: 37, y: 5 }, crossing }, 0, cell(ring, 1, 0));
    expect(legs.map(({ from, to }) => [from.x, to.x])).toEqual([
      [37, 40],
      [0, 15],
    ]);
  });

  test('a picture on its way out whose piece goes back turns round', () => {
    const crossing = { exit: { x: 40, y: 5 }, entry: { x: 0, y: 5 } };
    const back = cell(ring, 3, 0);
    const { legs } = stretchBetween(ring, { point: { x: 37, y: 5 }, crossing }, 0, back);
    expect(legs.map(({ from, to }) => [from.x, to.x])).toEqual([[37, 35]]);
  });
});

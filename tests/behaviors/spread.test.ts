import { describe, expect, test } from 'vitest';
import { inscribedRadius, SPREAD_TIME, SpreadMotion, spreadInRows } from '../../src/behaviors/piece/spread.js';
import { hexLayout, squareLayout } from '../../src/boards/index.js';

const placesOf = (count: number, radius: number) =>
  Array.from({ length: count }, (_, index) => spreadInRows({ index, count, radius, cell: 0 }));

describe('the pieces of one tile', () => {
  test('one stands in the middle', () => {
    expect(placesOf(1, 16)).toEqual([{ x: 0, y: 0 }]);
  });

  test.for([2, 3, 4, 5, 6, 7, 8, 9])('%i stand apart, around the middle, within the tile', (count) => {
    const places = placesOf(count, 16);
    for (const [index, a] of places.entries()) {
      expect(Math.hypot(a.x, a.y)).toBeLessThan(16);
      for (const b of places.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(10.6);
    }
    expect(places.reduce((sum, { x }) => sum + x, 0)).toBeCloseTo(0, 9);
  });

  test('the room is the largest circle in the cell', () => {
    expect(inscribedRadius(squareLayout({ columns: 1, rows: 1, size: 32 }), 0)).toBeCloseTo(16, 9);
    // Of a regular hexagon with side s it is s · √3 / 2.
    expect(inscribedRadius(hexLayout({ columns: 1, rows: 1, size: 20 }), 0)).toBeCloseTo(10 * Math.sqrt(3), 6);
    const isometric = squareLayout({ columns: 1, rows: 1, tileWidth: 64, tileHeight: 32, projection: 'isometric' });
    expect(inscribedRadius(isometric, 0)).toBeCloseTo((32 * 16) / Math.hypot(32, 16), 9);
  });

  test('they go to a new place in a fixed time whatever the frames, and turn on the way without a leap', () => {
    const motion = new SpreadMotion();
    motion.aim({ x: 10, y: 0 });
    for (let time = 0; time < SPREAD_TIME / 2; time += 8) motion.advance(8);
    expect(motion.x).toBeCloseTo(5, 9);
    motion.aim({ x: 5, y: 20 });
    motion.advance(0);
    expect(motion).toMatchObject({ x: 5, y: 0 });
    motion.advance(1000);
    expect(motion).toMatchObject({ x: 5, y: 20 });
  });
});

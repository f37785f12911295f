import { describe, expect, test } from 'vitest';
import { CellIndex } from '../../../src/behaviors/drawing/cell-index.js';
import { insetPolygon } from '../../../src/behaviors/drawing/outline.js';
import { linesAlong } from '../../../src/behaviors/drawing/tile-path.js';
import { hexLayout, type Point, squareLayout, triangleLayout } from '../../../src/boards/index.js';

const layouts = {
  squares: squareLayout({ columns: 6, rows: 5, size: 20 }),
  isometric: squareLayout({ columns: 6, rows: 5, tileWidth: 40, tileHeight: 20, projection: 'isometric' }),
  pointy: hexLayout({ columns: 6, rows: 5, size: 20 }),
  flat: hexLayout({ columns: 6, rows: 5, size: 20, orientation: 'flat', offset: 'even' }),
  triangles: triangleLayout({ columns: 6, rows: 5, size: 40 }),
};

/** How far a point lies from the line through a and b, to the right of it. */
function distance({ x, y }: Point, a: Point, b: Point): number {
  return ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) / Math.hypot(b.x - a.x, b.y - a.y);
}

describe.for(Object.entries(layouts))('%s', ([, layout]) => {
  test.for([3, -2])('every side of an inset outline is moved by %d', (inset) => {
    const corners = layout.corners(7);
    const inner = insetPolygon(corners, inset);
    for (const [index, corner] of corners.entries()) {
      const next = (index + 1) % corners.length;
      const [a, b] = [corner, corners[next]];
      if (!b) throw new Error('no corner');
      for (const point of [inner[index], inner[next]]) expect(distance(point ?? a, a, b)).toBeCloseTo(inset, 9);
    }
  });

  test('an index finds every cell of which anything lies in an area', () => {
    const index = new CellIndex(layout, 32);
    const area = { x: -10, y: 30, width: 55, height: 25 };
    const found = new Set(index.cellsIn(area));
    for (let cell = 0; cell < layout.size; cell++) {
      const touches = layout.corners(cell).some(({ x, y }) => x > -10 && x < 45 && y > 30 && y < 55);
      if (touches) expect(found).toContain(cell);
    }
    expect(found.size).toBeLessThan(layout.size);
    expect(new Set(index.cellsIn({ x: -500, y: -500, width: 1000, height: 1000 })).size).toBe(layout.size);
  });
});

describe('a line along tiles', () => {
  const wrapped = squareLayout({ columns: 4, rows: 4, size: 10, wrap: 'both' });

  test('goes from middle to middle', () => {
    expect(linesAlong(wrapped, [0, 1, 5])).toEqual([
      [
        { x: 5, y: 5 },
        { x: 15, y: 5 },
        { x: 15, y: 15 },
      ],
    ]);
    expect(linesAlong(wrapped, [])).toEqual([]);
  });

  test('over a wrapped edge goes out by half a step and comes in by half a step', () => {
    expect(linesAlong(wrapped, [3, 0, 12])).toEqual([
      [
        { x: 35, y: 5 },
        { x: 40, y: 5 },
      ],
      [
        { x: 0, y: 5 },
        { x: 5, y: 5 },
        { x: 5, y: 0 },
      ],
      [
        { x: 5, y: 40 },
        { x: 5, y: 35 },
      ],
    ]);
  });

  test('to a far tile that is nearer over a wrapped edge goes out to the rim and comes in there', () => {
    const [out, into] = linesAlong(squareLayout({ columns: 10, rows: 3, size: 10, wrap: 'x' }), [11, 28]);
    expect(out?.[0]).toEqual({ x: 15, y: 15 });
    expect(out?.[1]?.x).toBeCloseTo(0, 3);
    expect(out?.[1]?.y).toBeCloseTo(20, 3);
    expect(into?.[0]?.x).toBeCloseTo(100, 3);
    expect(into?.[0]?.y).toBeCloseTo(20, 3);
    expect(into?.[1]).toEqual({ x: 85, y: 25 });
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  graphLayout,
  hexLayout,
  outlinePolygons,
  type Point,
  squareLayout,
  triangleLayout,
} from '../../../src/boards/index.js';
import {
  cellsOf,
  distanceBetween,
  type GridSample,
  holdsFor,
  regularHexes,
  squares,
  triangles,
} from '../layout-samples.js';

const grid = squareLayout({ columns: 5, rows: 5, size: 10 });
const cells = (...places: (readonly [number, number])[]) => places.map(([x, y]) => grid.cellOf(x, y) ?? -1);

/** Twice the area, above 0 where the polygon runs clockwise, y down. */
function twiceArea(polygon: readonly Point[]): number {
  return polygon.reduce((sum, { x, y }, index) => {
    const next = polygon[(index + 1) % polygon.length] ?? { x, y };
    return sum + x * next.y - y * next.x;
  }, 0);
}

function around(polygon: readonly Point[]): number {
  return polygon.reduce((sum, at, index) => sum + distanceBetween(at, polygon[(index + 1) % polygon.length] ?? at), 0);
}

describe('the outline', () => {
  test('of a row of squares has four corners, clockwise', () => {
    const [polygon = [], ...others] = outlinePolygons(grid, cells([1, 1], [2, 1], [3, 1]));
    expect(others).toEqual([]);
    expect(polygon).toEqual([
      { x: 10, y: 10 },
      { x: 40, y: 10 },
      { x: 40, y: 20 },
      { x: 10, y: 20 },
    ]);
  });

  test('of a ring of squares has a hole, which runs the other way', () => {
    const ring = cells([1, 1], [2, 1], [3, 1], [1, 2], [3, 2], [1, 3], [2, 3], [3, 3]);
    const polygons = outlinePolygons(grid, ring);
    expect(polygons.map(twiceArea)).toEqual([1800, -200]);
    expect(polygons.map((polygon) => polygon.length)).toEqual([4, 4]);
  });

  test('of parts that meet in a corner has a polygon for each', () => {
    expect(outlinePolygons(grid, cells([1, 1], [2, 2])).map(twiceArea)).toEqual([200, 200]);
    // Two holes that meet in a corner are one, as the tiles around them are.
    const all = cellsOf(grid).filter((cell) => !cells([1, 1], [2, 2]).includes(cell));
    const polygons = outlinePolygons(grid, all);
    expect(polygons.map(twiceArea).reduce((a, b) => a + b)).toBe(2 * 100 * 23);
  });

  test('of a hex, a triangle and a node is what they are drawn like', () => {
    for (const layout of [hexLayout({ columns: 3, rows: 3 }), triangleLayout({ columns: 3, rows: 3 })]) {
      expect(outlinePolygons(layout, [4])).toEqual([layout.corners(4)]);
    }
    const graph = graphLayout({ nodes: { a: { x: 0, y: 0 }, b: { x: 99, y: 0 } }, edges: [['a', 'b']] });
    expect(outlinePolygons(graph, [0, 1])).toEqual([graph.corners(0), graph.corners(1)]);
  });

  test('of nothing is nothing, and a cell counts once', () => {
    expect(outlinePolygons(grid, [])).toEqual([]);
    expect(outlinePolygons(grid, [0, 0])).toEqual(outlinePolygons(grid, [0]));
  });

  test('has the area of the cells and just the sides that no two of them share', () => {
    const samples: fc.Arbitrary<GridSample> = fc.oneof(squares, regularHexes, triangles);
    holdsFor(fc.tuple(samples, fc.infiniteStream(fc.boolean())), ([{ layout }, coins]) => {
      const area = cellsOf(layout).filter(() => coins.next().value);
      const polygons = outlinePolygons(layout, area);
      const expected = area.reduce((sum, cell) => sum + twiceArea(layout.corners(cell)), 0);
      const sum = polygons.reduce((total, polygon) => total + twiceArea(polygon), 0);
      expect(sum).toBeCloseTo(expected, 4);
      // Sides are shared where the neighbour is drawn beside the cell, not over a wrapped edge.
      const all: { x: number; y: number; length: number; isShared: boolean }[] = [];
      for (const cell of area) {
        const corners = layout.corners(cell);
        for (const [index, corner] of corners.entries()) {
          const next = corners[(index + 1) % corners.length] ?? corner;
          const side = {
            x: (corner.x + next.x) / 2,
            y: (corner.y + next.y) / 2,
            length: distanceBetween(corner, next),
          };
          const other = all.find((each) => distanceBetween(each, side) < 1e-6);
          if (other) other.isShared = true;
          else all.push({ ...side, isShared: false });
        }
      }
      const free = all.reduce((total, { length, isShared }) => total + (isShared ? 0 : length), 0);
      expect(polygons.reduce((total, polygon) => total + around(polygon), 0)).toBeCloseTo(free, 4);
    });
  });
});

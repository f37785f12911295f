import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  graphLayout,
  hexLayout,
  type Layout,
  layoutFrom,
  layTiles,
  neighborCell,
  squareLayout,
  stepAngle,
  tileAlong,
  triangleLayout,
  turnsBetween,
} from '../../../src/boards/index.js';
import { type GridSample, grids } from '../layout-samples.js';

/** The same grid, large enough for every tile of these tests. */
function wide({ layout }: GridSample): Layout {
  return layoutFrom({ ...Object(layout.options), wrap: 'none', columns: 60, rows: 60, origin: { x: -30, y: -30 } });
}

const tile = fc.record({ x: fc.integer({ min: -9, max: 9 }), y: fc.integer({ min: -9, max: 9 }) });

test('steps along a board without borders are those from neighbour to neighbour', () => {
  fc.assert(
    fc.property(grids, tile, fc.array(fc.nat({ max: 20 }), { maxLength: 9 }), (sample, from, turns) => {
      const board = wide(sample);
      let cell = board.cellOf(from.x, from.y) ?? -1;
      const directions: number[] = [];
      for (const turn of turns) {
        const direction = turn % board.directions.length;
        const next = neighborCell(board, cell, direction);
        if (next === undefined) continue;
        cell = next;
        directions.push(direction);
      }
      expect(tileAlong(sample.layout, from, directions)).toEqual(board.xyOf(cell));
    }),
  );
});

test('the turns between two directions are the angle between them', () => {
  const even = [squareLayout({ columns: 9, rows: 9, directions: 8 }), hexLayout({ columns: 9, rows: 9, size: 10 })];
  for (const layout of even) {
    const at = { x: 4, y: 4 };
    const cell = layout.cellOf(4, 4) ?? -1;
    const part = layout.shape === 'hex' ? 60 : 90;
    for (const from of layout.directions.keys()) {
      for (const to of layout.directions.keys()) {
        const angle = (stepAngle(layout, cell, cell, to) - stepAngle(layout, cell, cell, from) + 360) % 360;
        const turns = Math.round(angle / part);
        const expected = Math.abs(angle - turns * part) < 1e-6 ? turns : undefined;
        expect(turnsBetween(layout, at, from, to)).toBe(expected);
      }
    }
  }
});

test('where there are no turns or no such sides', () => {
  const graph = graphLayout({ nodes: { a: { x: 0, y: 0 }, b: { x: 9, y: 0 } }, edges: [['a', 'b']] });
  expect(turnsBetween(graph, { x: 0, y: 0 }, 0, 0)).toBeUndefined();
  expect(() => tileAlong(graph, { x: 0, y: 0 }, [0])).toThrow('a graph layout cannot step along');
  const triangles = triangleLayout({ columns: 4, rows: 4 });
  const missing = triangles.directions.findIndex((_, direction) => neighborCell(triangles, 5, direction) === undefined);
  const at = triangles.xyOf(5);
  expect(() => tileAlong(triangles, at, [missing])).toThrow('tileAlong: the tile has no neighbour in the direction');
  expect(turnsBetween(triangles, at, missing, 0)).toBeUndefined();
  expect(() => tileAlong(squareLayout({ columns: 2, rows: 2 }), { x: 0, y: 0 }, ['NE'])).toThrow('NE');
});

test('tiles laid on another grid of their kind look the same, whatever rows are shifted', () => {
  const offsets = fc.constantFrom('odd' as const, 'even' as const);
  const orientation = fc.constantFrom('pointy' as const, 'flat' as const);
  fc.assert(
    fc.property(
      offsets,
      offsets,
      orientation,
      tile,
      tile,
      fc.array(tile, { maxLength: 9 }),
      (a, b, how, from, to, area) => {
        const origin = { x: -60, y: -60 };
        const options = { columns: 120, rows: 120, size: 10, origin, orientation: how };
        const source = hexLayout({ ...options, offset: a });
        const target = hexLayout({ ...options, offset: b });
        const placed = layTiles(target, area, { of: source, from, to });
        const center = (layout: Layout, { x, y }: { x: number; y: number }) => layout.center(layout.cellOf(x, y) ?? -1);
        for (const [index, one] of area.entries()) {
          const [before, start] = [center(source, one), center(source, from)];
          const [after, end] = [center(target, placed[index] ?? one), center(target, to)];
          expect(after.x - end.x).toBeCloseTo(before.x - start.x);
          expect(after.y - end.y).toBeCloseTo(before.y - start.y);
        }
        expect(layTiles(source, placed, { of: target, from: to, to: from })).toEqual(area);
      },
    ),
  );
});

test('tiles of another kind do not fit', () => {
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 1, y: 1 },
  ];
  const pointy = hexLayout({ columns: 3, rows: 3, size: 10 });
  const flat = hexLayout({ columns: 3, rows: 3, size: 10, orientation: 'flat' });
  expect(() => layTiles(pointy, [from], { of: flat, from, to })).toThrow(
    'layTiles: tiles of a hex with the directions SE',
  );
  const squares = [4, 8] as const;
  const [four, eight] = squares.map((directions) => squareLayout({ columns: 3, rows: 3, directions }));
  if (four && eight) expect(layTiles(four, [from], { of: eight, from, to })).toEqual([to]);
});

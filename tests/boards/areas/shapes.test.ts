import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  Board,
  graphLayout,
  hexagonTiles,
  hexLayout,
  type Layout,
  layoutAround,
  type Point,
  parallelogramTiles,
  squareLayout,
  triangleLayout,
  triangleTiles,
} from '../../../src/boards/index.js';
import { cellsOf, grids, holdsFor, neighborsOf, regularHexes, triangles } from '../layout-samples.js';

const one = { columns: 1, rows: 1 };
const squares = squareLayout(one);
const hexes = hexLayout(one);
const up = triangleLayout(one);

const tile = fc.record({ x: fc.integer({ min: -20, max: 20 }), y: fc.integer({ min: -20, max: 20 }) });
const count = fc.integer({ min: 1, max: 6 });

/** Rows of text: # a tile. */
function drawn(tiles: readonly Point[]): string[] {
  const xs = tiles.map(({ x }) => x);
  const ys = tiles.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const rows = Array.from({ length: Math.max(...ys) - Math.min(...ys) + 1 }, (_, row) => row + Math.min(...ys));
  return rows.map((y) =>
    Array.from({ length: right - left + 1 }, (_, column) =>
      tiles.some((each) => each.x === left + column && each.y === y) ? '#' : '.',
    ).join(''),
  );
}

/** How many sides of the tiles have no tile of the list behind them. */
function borderOf(layout: Layout, tiles: readonly Point[]): number {
  const around = layoutAround(layout, [
    ...tiles,
    ...tiles.flatMap(({ x, y }) => [
      { x: x - 1, y: y - 1 },
      { x: x + 1, y: y + 1 },
    ]),
  ]);
  const inside = new Set(tiles.map(({ x, y }) => around.cellOf(x, y)));
  const sides = [...inside].flatMap((cell) => neighborsOf(around, cell ?? -1));
  const missing = layout.shape === 'triangle' ? inside.size : 0;
  return sides.filter((cell) => !inside.has(cell)).length - missing;
}

describe('a hexagon', () => {
  test('of hexes is all that is not further than its radius, 3 r (r + 1) + 1', () => {
    holdsFor(fc.tuple(regularHexes, tile, count), ([{ layout }, center, radius]) => {
      const tiles = hexagonTiles(layout, { center, radius });
      expect(tiles).toHaveLength(3 * radius * (radius + 1) + 1);
      const around = layoutAround(layout, tiles);
      const middle = around.cellOf(center.x, center.y) ?? -1;
      for (const { x, y } of tiles)
        expect(around.distance(middle, around.cellOf(x, y) ?? -1)).toBeLessThanOrEqual(radius);
      expect(new Set(tiles.map(({ x, y }) => around.cellOf(x, y))).size).toBe(tiles.length);
    });
  });

  test('of triangles has 6 r² around a tip, and as many sides as a hexagon', () => {
    holdsFor(fc.tuple(triangles, tile, count), ([{ layout }, center, radius]) => {
      const tiles = hexagonTiles(layout, { center, radius });
      expect(tiles).toHaveLength(6 * radius * radius);
      expect(borderOf(layout, tiles)).toBe(6 * radius);
      expect(tiles).toContainEqual(center);
    });
  });

  test('is drawn like one', () => {
    expect(drawn(hexagonTiles(hexes, { radius: 1 }))).toEqual(['##.', '###', '##.']);
    expect(drawn(hexagonTiles(up, { radius: 1 }))).toEqual(['###', '###']);
    expect(hexagonTiles(up, { radius: 1 })[0]).toEqual({ x: -1, y: -1 });
    expect(hexagonTiles(up, { radius: 1, center: { x: 1, y: 0 } })[0]).toEqual({ x: 0, y: 0 });
  });
});

describe('a triangle', () => {
  test.each([
    [squares, 0, ['###', '##.', '#..']],
    [squares, 'W', ['..#', '.##', '###']],
    // In a pointy hex board with shifted odd rows, row by row.
    [hexes, 'E', ['###', '##.', '.#.']],
    [hexes, 'SE', ['.#.', '##.', '###']],
    [up, 'S', ['..#..', '.###.', '#####']],
    [up, 'E', ['..#..', '.###.', '#####']],
  ] as const)('of three at each side, case %#', (layout, face, rows) => {
    expect(drawn(triangleTiles(layout, { side: 3, face }))).toEqual(rows);
  });

  test('begins at its corner', () => {
    const corner = { x: 4, y: 4 };
    expect(triangleTiles(up, { side: 3, corner, face: 'S' })[0]).toEqual(corner);
    expect(triangleTiles(up, { side: 3, corner, face: 'E' })[4]).toEqual(corner);
    expect(triangleTiles(up, { side: 3, corner: { x: 5, y: 4 }, face: 'N' }).at(-1)).toEqual({ x: 5, y: 4 });
  });

  test('has n² triangles and 3 n sides, n (n + 1) / 2 hexes, whatever its corner and face', () => {
    holdsFor(fc.tuple(triangles, tile, count), ([{ layout, stepsAt }, corner, side]) => {
      for (const [face, step] of Object.entries(stepsAt(corner.x, corner.y))) {
        if (!step) {
          expect(() => triangleTiles(layout, { side, corner, face })).toThrow('has no such side');
          continue;
        }
        const tiles = triangleTiles(layout, { side, corner, face });
        expect(tiles).toHaveLength(side * side);
        expect(borderOf(layout, tiles)).toBe(3 * side);
        expect(tiles).toContainEqual(corner);
      }
    });
    holdsFor(fc.tuple(regularHexes, tile, count), ([{ layout }, corner, side]) => {
      for (const face of layout.directions) {
        const tiles = triangleTiles(layout, { side, corner, face });
        expect(tiles).toHaveLength((side * (side + 1)) / 2);
        expect(tiles).toContainEqual(corner);
        // A hex has 6 sides; the n (n − 1) / 2 × 3 pairs of neighbours in such a triangle share one each.
        expect(borderOf(layout, tiles)).toBe(3 * side * (side + 1) - 3 * side * (side - 1));
      }
    });
  });
});

describe('a parallelogram', () => {
  test.each([
    [squares, {}, ['###', '###']],
    [squares, { face: 'S' }, ['##', '##', '##']],
    [hexes, {}, ['###', '###']],
    [hexes, { face: 'SE' }, ['.#.', '##.', '.##', '.#.']],
    [up, {}, ['.######', '######.']],
    [up, { corner: { x: 1, y: 0 } }, ['######.', '.######']],
  ] as const)('of 3 × 2, case %#', (layout, options, rows) => {
    const tiles = parallelogramTiles(layout, { ...options, width: 3, height: 2 });
    expect(drawn(tiles)).toEqual(rows);
  });

  test('is a rhombus without a height', () => {
    expect(parallelogramTiles(hexes, { width: 4 })).toEqual(parallelogramTiles(hexes, { width: 4, height: 4 }));
    holdsFor(fc.tuple(triangles, tile, count, count), ([{ layout }, corner, width, height]) => {
      const tiles = parallelogramTiles(layout, { corner, width, height });
      expect(tiles).toHaveLength(2 * width * height);
      expect(tiles[0]).toEqual(corner);
      expect(borderOf(layout, tiles)).toBe(2 * (width + height));
    });
  });
});

describe('a board of a shape', () => {
  test('has just its tiles, at the points where they lay', () => {
    const layout = hexLayout({ columns: 1, rows: 1, size: 20 });
    const tiles = hexagonTiles(layout, { radius: 3 });
    const board = new Board(layoutAround(layout, tiles), { tiles });
    expect([...board.tiles()].map(({ x, y }) => ({ x, y }))).toEqual(tiles);
    expect(board.layout.size).toBe(49);
    expect(board.layout.center(board.cell({ x: 0, y: 0 }) ?? -1)).toEqual(layout.center(0));
  });

  test('is as large as to hold any tiles', () => {
    holdsFor(fc.tuple(grids, fc.array(tile, { minLength: 1 })), ([{ layout }, tiles]) => {
      const around = layoutAround(layout, tiles);
      const found = tiles.map(({ x, y }) => around.xyOf(around.cellOf(x, y) ?? -1));
      expect(found).toEqual(tiles);
      const edges = cellsOf(around).map((cell) => around.xyOf(cell));
      expect(edges[0]).toEqual({ x: Math.min(...tiles.map(({ x }) => x)), y: Math.min(...tiles.map(({ y }) => y)) });
      expect(edges.at(-1)).toEqual({
        x: Math.max(...tiles.map(({ x }) => x)),
        y: Math.max(...tiles.map(({ y }) => y)),
      });
    });
  });

  test('may be made of any places, not of one outside', () => {
    const layout = squareLayout({ columns: 3, rows: 3 });
    const board = new Board(layout, { tiles: [{ x: 1, y: 1 }, { cell: 5 }] });
    expect([...board.tiles()].map(({ cell }) => cell)).toEqual([4, 5]);
    expect([...new Board(layout, { tiles: [] }).tiles()]).toEqual([]);
    expect(() => new Board(layout, { tiles: [{ x: 3, y: 1 }] })).toThrow('board: tiles has (3, 1), which is outside');
    const graph = graphLayout({ nodes: { a: { x: 0, y: 0 }, b: { x: 9, y: 0 } }, edges: [] });
    expect([...new Board(graph, { tiles: [{ node: 'b' }] }).tiles()].map(({ cell }) => cell)).toEqual([1]);
  });
});

test('what makes no sense is refused', () => {
  const graph = graphLayout({ nodes: { a: { x: 0, y: 0 } }, edges: [] });
  expect(() => hexagonTiles(squares, { radius: 2 })).toThrow('a square layout has no hexagons');
  expect(() => hexagonTiles(graph, { radius: 2 })).toThrow('a graph layout cannot draw tiles');
  expect(() => hexagonTiles(hexes, { radius: -1 })).toThrow('radius is -1, but must be a whole number of at least 0');
  expect(() => triangleTiles(graph, { side: 2 })).toThrow('a graph layout cannot draw tiles');
  expect(() => triangleTiles(hexes, { side: 2, face: 'N' })).toThrow("face is 'N'");
  expect(() => triangleTiles(hexes, { side: 0 })).toThrow('side is 0');
  expect(() => parallelogramTiles(hexes, { width: 2, height: 0.5 })).toThrow('height is 0.5');
  expect(() => parallelogramTiles(up, { width: 2, face: 'E' })).toThrow('face must be left out on triangles');
  expect(() => layoutAround(hexes, [])).toThrow('there are no tiles');
  expect(() => layoutAround(graph, [{ x: 0, y: 0 }])).toThrow('a graph layout has no columns and rows');
});

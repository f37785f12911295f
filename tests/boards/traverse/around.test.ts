import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  coneCells,
  discCells,
  graphLayout,
  hexLayout,
  type Layout,
  rayCells,
  rectangleCells,
  ringCells,
  squareLayout,
  triangleLayout,
} from '../../../src/boards/index.js';
import { cellsOf, grids, holdsFor, layouts, neighborsOf, regularHexes, stepsFrom } from '../layout-samples.js';

const radius = fc.integer({ min: 0, max: 5 });
const sorted = (cells: readonly number[]) => [...cells].sort((a, b) => a - b);

describe('disc and ring', () => {
  test('hold the cells that a breadth-first search finds, each once', () => {
    holdsFor(fc.tuple(layouts, radius), ([layout, radius]) => {
      for (const center of cellsOf(layout)) {
        const steps = stepsFrom(layout, center);
        const disc = discCells(layout, { center: { cell: center }, radius });
        expect(sorted(disc)).toEqual(cellsOf(layout).filter((cell) => (steps[cell] ?? 0) <= radius));
        const order = disc.map((cell) => steps[cell] ?? 0);
        expect(order).toEqual(sorted(order));
        const ring = ringCells(layout, { center: { cell: center }, radius });
        expect(sorted(ring)).toEqual(cellsOf(layout).filter((cell) => steps[cell] === radius));
      }
    });
  });

  test.each([
    // On 4 neighbours a diamond, not a square (rex fault B15).
    ['squares with 4 neighbours', squareLayout({ columns: 21, rows: 21 }), (r: number) => 4 * r],
    ['squares with 8 neighbours', squareLayout({ columns: 21, rows: 21, directions: 8 }), (r: number) => 8 * r],
    ['hexes', hexLayout({ columns: 21, rows: 21 }), (r: number) => 6 * r],
    ['triangles', triangleLayout({ columns: 41, rows: 41 }), (r: number) => 3 * r],
  ])('of %s are as large as they should be', (_, layout, size) => {
    const center = layout.xyOf(layout.size >> 1);
    for (const radius of [1, 2, 5, 8]) expect(ringCells(layout, { center, radius })).toHaveLength(size(radius));
  });

  test('refuse a centre outside and a radius that is not whole', () => {
    const layout = squareLayout({ columns: 3, rows: 3 });
    expect(() => discCells(layout, { center: { x: 3, y: 0 }, radius: 1 })).toThrow(
      'discCells: center is (3, 0), which is',
    );
    expect(() => ringCells(layout, { center: { x: 0, y: 0 }, radius: 0.5 })).toThrow('ringCells: radius is 0.5');
    expect(() => ringCells(layout, { center: { x: 0, y: 0 }, radius: -1 })).toThrow(RangeError);
  });
});

describe('a ray', () => {
  test('on grids of one kind of tile is every step in the direction, up to the edge or round once', () => {
    holdsFor(grids, ({ layout }) => {
      if (!layout.vectors) return;
      for (const from of cellsOf(layout)) {
        for (const direction of layout.directions.keys()) {
          const expected: number[] = [];
          for (let cell = neighborsOf(layout, from)[direction] ?? -1; cell >= 0 && cell !== from; ) {
            expected.push(cell);
            cell = neighborsOf(layout, cell)[direction] ?? -1;
          }
          expect(rayCells(layout, { from: { cell: from }, direction })).toEqual(expected);
          expect(rayCells(layout, { from: { cell: from }, direction, steps: 2 })).toEqual(expected.slice(0, 2));
        }
      }
    });
  });

  test('goes from neighbour to neighbour, no cell twice, on every layout', () => {
    holdsFor(layouts, (layout) => {
      for (const from of cellsOf(layout)) {
        for (const direction of layout.directions.keys()) {
          const ray = rayCells(layout, { from: { cell: from }, direction });
          expect(ray[0] ?? -1).toBe(neighborsOf(layout, from)[direction]);
          const isStep = (cell: number, index: number) => neighborsOf(layout, ray[index - 1] ?? from).includes(cell);
          expect(ray.every(isStep) && new Set([from, ...ray]).size === ray.length + 1).toBe(true);
        }
      }
    });
  });

  test('on triangles keeps to its line: along the row, or down and to and fro', () => {
    const layout = triangleLayout({ columns: 7, rows: 6 });
    const xy = (direction: string) =>
      rayCells(layout, { from: { x: 2, y: 0 }, direction }).map((cell) => {
        const { x, y } = layout.xyOf(cell);
        return `${x},${y}`;
      });
    expect(xy('E')).toEqual(['3,0', '4,0', '5,0', '6,0']);
    expect(xy('S')).toEqual(['2,1', '3,1', '3,2', '2,2', '2,3', '3,3', '3,4', '2,4', '2,5', '3,5']);
    expect(xy('N')).toEqual([]);
  });

  test('on a graph goes straight on', () => {
    const nodes = {
      a: { x: 0, y: 0 },
      b: { x: 10, y: 0 },
      up: { x: 18, y: -8 },
      on: { x: 20, y: 1 },
      end: { x: 30, y: 0 },
    };
    const edges = [
      ['a', 'b'],
      ['b', 'up'],
      ['b', 'on'],
      ['on', 'end'],
    ] as const;
    const graph = graphLayout({ nodes, edges });
    const ray = rayCells(graph, { from: { node: 'a' }, direction: 0 });
    expect(ray.map((cell) => graph.nodes[cell])).toEqual(['b', 'on', 'end']);
  });
});

describe('a cone', () => {
  const at = (layout: Layout, cells: readonly number[]) => cells.map((cell) => Object.values(layout.xyOf(cell)).join());

  test('of 90° on squares is a quarter, both sides included (rex fault B4)', () => {
    const layout = squareLayout({ columns: 9, rows: 9 });
    const from = { x: 4, y: 4 };
    const cells = coneCells(layout, { from, direction: 'E', width: 90, radius: 2 });
    expect(at(layout, cells).sort()).toEqual(['4,4', '5,3', '5,4', '5,5', '6,4']);
    expect(sorted(coneCells(layout, { from, angle: 0, width: 90, radius: 2 }))).toEqual(sorted(cells));
    expect(sorted(coneCells(layout, { from, angle: 45, width: 90, radius: 2 }))).toEqual(
      sorted(
        [
          [4, 4],
          [5, 4],
          [6, 4],
          [4, 5],
          [4, 6],
          [5, 5],
        ].map(([x = 0, y = 0]) => layout.cellOf(x, y) ?? -1),
      ),
    );
  });

  test('by direction is the same on an isometric board as on an upright one', () => {
    const upright = squareLayout({ columns: 9, rows: 9, directions: 8 });
    const isometric = squareLayout({
      columns: 9,
      rows: 9,
      directions: 8,
      projection: 'isometric',
      tileWidth: 64,
      tileHeight: 32,
    });
    for (const direction of upright.directions) {
      const cone = { from: { x: 4, y: 4 }, direction, width: 90, radius: 4 };
      expect(coneCells(isometric, cone)).toEqual(coneCells(upright, cone));
    }
    // As drawn, E and S of a 2 : 1 board lie 27° and 153° from E.
    const drawn = coneCells(isometric, { from: { x: 4, y: 4 }, angle: 90, width: 127, radius: 1 });
    expect(at(isometric, drawn).sort()).toEqual(['4,4', '4,5', '5,4', '5,5']);
  });

  test('all round is the disc, and the cones of all six hex directions make it', () => {
    holdsFor(fc.tuple(regularHexes, radius), ([{ layout }, radius]) => {
      const from = { cell: layout.size >> 1 };
      const disc = sorted(discCells(layout, { center: from, radius }));
      expect(sorted(coneCells(layout, { from, angle: 77, width: 360, radius }))).toEqual(disc);
      const parts = layout.directions.flatMap((direction) => coneCells(layout, { from, direction, width: 60, radius }));
      expect(sorted([...new Set(parts)])).toEqual(disc);
    });
  });

  test('reaches over a wrapped edge', () => {
    const ring = squareLayout({ columns: 9, rows: 3, wrap: 'x' });
    const cells = coneCells(ring, { from: { x: 8, y: 1 }, direction: 'E', width: 40, radius: 3 });
    expect(at(ring, cells)).toEqual(['8,1', '0,1', '1,1', '2,1']);
  });

  test('on a graph opens around an edge, and the nodes within reach lie in it or not', () => {
    const nodes = { a: { x: 0, y: 0 }, right: { x: 9, y: 0 }, up: { x: 9, y: -9 }, left: { x: -9, y: 0 } };
    const edges = [
      ['a', 'right'],
      ['right', 'up'],
      ['a', 'left'],
    ] as const;
    const graph = graphLayout({ nodes, edges });
    const names = (direction: number, width: number) =>
      coneCells(graph, { from: { node: 'a' }, direction, width, radius: 2 }).map((cell) => graph.nodes[cell]);
    expect(names(0, 80)).toEqual(['a', 'right']);
    expect(names(0, 90)).toEqual(['a', 'right', 'up']);
    expect(names(1, 90)).toEqual(['a', 'left']);
  });

  test('begins at a side that there is, and with just one of direction and angle', () => {
    const layout = triangleLayout({ columns: 5, rows: 5 });
    const from = { x: 2, y: 2 };
    expect(coneCells(layout, { from, direction: 'N', width: 360, radius: 3 })).toEqual([layout.cellOf(2, 2)]);
    expect(coneCells(layout, { from, direction: 'S', width: 0, radius: 1 })).toEqual([12, 17]);
    expect(() => coneCells(layout, { from, width: 90, radius: 3 })).toThrow('needs either a direction or an angle');
    expect(() => coneCells(layout, { from, direction: 0, angle: 0, width: 90, radius: 3 })).toThrow(TypeError);
    expect(() => coneCells(layout, { from, angle: 0, width: -1, radius: 3 })).toThrow('width is -1');
    expect(() => coneCells(layout, { from, angle: Number.NaN, width: 1, radius: 3 })).toThrow('angle is NaN');
  });
});

describe('a rectangle', () => {
  test('is all columns and rows between two cells, the shorter way round where an axis wraps', () => {
    holdsFor(grids, ({ layout, options, wrapsX, wrapsY }) => {
      const among = (a: number, b: number, value: number, length: number, wraps: boolean): boolean => {
        const [least, most] = [Math.min(a, b), Math.max(a, b)];
        const isInside = value >= least && value <= most;
        const isRound = value <= least || value >= most;
        return wraps && length - (most - least) < most - least ? isRound : isInside;
      };
      for (const from of cellsOf(layout)) {
        const to = (from * 7 + 3) % layout.size;
        const [a, b] = [layout.xyOf(from), layout.xyOf(to)];
        const expected = cellsOf(layout).filter((cell) => {
          const { x, y } = layout.xyOf(cell);
          return among(a.x, b.x, x, options.columns, wrapsX) && among(a.y, b.y, y, options.rows, wrapsY);
        });
        const cells = rectangleCells(layout, { from: { cell: from }, to: { cell: to } });
        expect(sorted(cells)).toEqual(expected);
        expect(sorted(rectangleCells(layout, { from: { cell: to }, to: { cell: from } }))).toEqual(expected);
      }
    });
  });

  test('is none on a graph', () => {
    const graph = graphLayout({ nodes: { a: { x: 0, y: 0 } }, edges: [] });
    expect(() => rectangleCells(graph, { from: { cell: 0 }, to: { cell: 0 } })).toThrow(
      'a graph layout has no columns',
    );
  });
});

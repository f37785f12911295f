import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  graphLayout,
  hexLayout,
  type Layout,
  lineCells,
  type Point,
  squareLayout,
  triangleLayout,
} from '../../../src/boards/index.js';
import { between, cellsOf, distanceBetween, grids, holdsFor, layouts, neighborsOf } from '../layout-samples.js';

const line = (layout: Layout, from: number, to: number) =>
  lineCells(layout, { from: { cell: from }, to: { cell: to } });

/** Some of the cells, others for each cell: with a hundred layouts, all pairs would take a minute. */
function someOf(layout: Layout, from: number): number[] {
  return cellsOf(layout).filter((to) => (to * 5 + from * 3) % 17 === 0);
}

function xy(layout: Layout, from: readonly [number, number], to: readonly [number, number]): string {
  const cells = lineCells(layout, { from: { x: from[0], y: from[1] }, to: { x: to[0], y: to[1] } });
  return cells.map((cell) => Object.values(layout.xyOf(cell)).join()).join(' ');
}

describe('a line', () => {
  test('goes from neighbour to neighbour in as few steps as there are, whatever the layout and wrap', () => {
    holdsFor(layouts, (layout) => {
      for (const from of cellsOf(layout)) {
        for (const to of someOf(layout, from)) {
          const cells = line(layout, from, to);
          const steps = layout.distance(from, to);
          expect(cells).toHaveLength(steps === Infinity ? 0 : steps + 1);
          if (steps === Infinity) continue;
          expect([cells[0], cells.at(-1)]).toEqual([from, to]);
          const isStep = (cell: number, index: number) => neighborsOf(layout, cells[index] ?? -1).includes(cell);
          expect(cells.slice(1).every(isStep)).toBe(true);
        }
      }
    });
  });

  test('is the same both ways on every grid', () => {
    holdsFor(grids, ({ layout }) => {
      for (const from of cellsOf(layout)) {
        for (const to of someOf(layout, from)) expect(line(layout, to, from)).toEqual(line(layout, from, to).reverse());
      }
    });
  });

  // The rule of https://www.redblobgames.com/grids/line-drawing/ and of its page on hexagons: points evenly spread over the
  // line, one for each step, and at each the nearest cell that lies as many steps on.
  test('has at each step the cell nearest to the point of the line', () => {
    holdsFor(grids, ({ layout, wrapsX, wrapsY }) => {
      if (wrapsX || wrapsY || !layout.vectors) return;
      for (const from of cellsOf(layout)) {
        for (const to of someOf(layout, from)) {
          const cells = line(layout, from, to);
          const steps = cells.length - 1;
          for (const [index, cell] of cells.entries()) {
            const point = between(layout.center(from), layout.center(to), steps > 0 ? index / steps : 0);
            const reached = cellsOf(layout).filter(
              (each) => layout.distance(from, each) === index && layout.distance(each, to) === steps - index,
            );
            const least = Math.min(...reached.map((each) => distanceBetween(layout.center(each), point)));
            expect(distanceBetween(layout.center(cell), point)).toBeLessThan(least + 1e-6);
          }
        }
      }
    });
  });

  test('on triangles never leaves its way by a tile', () => {
    const sizes = fc.tuple(
      fc.integer({ min: 2, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom('up', 'down'),
    );
    holdsFor(sizes, ([columns, rows, pointing]) => {
      const layout = triangleLayout({ columns, rows, size: 1, pointing });
      for (const from of cellsOf(layout)) {
        for (const to of someOf(layout, from)) {
          const [a, b] = [layout.center(from), layout.center(to)];
          for (const cell of line(layout, from, to)) {
            // The height of a tile of side 1 is 0.87.
            if (from !== to) expect(astray(a, b, layout.center(cell))).toBeLessThan(0.87);
          }
        }
      }
    });
  });

  test('takes the shorter way round', () => {
    const torus = squareLayout({ columns: 9, rows: 9, wrap: 'both', directions: 8 });
    expect(xy(torus, [1, 1], [7, 8])).toBe('1,1 0,0 8,0 7,8');
    expect(xy(hexLayout({ columns: 8, rows: 8, wrap: 'x' }), [7, 3], [1, 3])).toBe('7,3 0,3 1,3');
  });

  test('moved as a whole is the same line', () => {
    const layout = squareLayout({ columns: 30, rows: 30, directions: 8 });
    expect(xy(layout, [0, 0], [5, 2])).toBe('0,0 1,0 2,1 3,1 4,2 5,2');
    expect(xy(layout, [10, 20], [15, 22])).toBe('10,20 11,20 12,21 13,21 14,22 15,22');
  });

  test('on a graph goes a shortest way, near to the straight one, also where edges lead one way', () => {
    const nodes = {
      a: { x: 0, y: 0 },
      far: { x: 10, y: 9 },
      near: { x: 10, y: -2 },
      b: { x: 20, y: 0 },
    };
    const graph = graphLayout({
      nodes,
      edges: [
        ['a', 'far'],
        ['far', 'b'],
      ],
      oneWay: [
        ['a', 'near'],
        ['near', 'b'],
      ],
    });
    const names = (from: string, to: string) =>
      lineCells(graph, { from: { node: from }, to: { node: to } }).map((cell) => graph.nodes[cell]);
    expect(names('a', 'b')).toEqual(['a', 'near', 'b']);
    expect(names('b', 'a')).toEqual(['b', 'far', 'a']);
    expect(names('b', 'near')).toEqual(['b', 'far', 'a', 'near']);
    expect(names('a', 'a')).toEqual(['a']);
  });

  test('is empty where no way leads, and refused outside', () => {
    const graph = graphLayout({ nodes: { a: { x: 0, y: 0 }, b: { x: 9, y: 0 } }, edges: [] });
    expect(line(graph, 0, 1)).toEqual([]);
    const row = squareLayout({ columns: 4, rows: 1, projection: 'staggered' });
    expect(line(row, 0, 3)).toEqual([]);
    expect(() => xy(row, [0, 0], [4, 0])).toThrow('lineCells: to is (4, 0), which is outside the board');
  });
});

function astray(a: Point, b: Point, at: Point): number {
  return Math.abs((b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x)) / distanceBetween(a, b);
}

import { describe, expect, test } from 'vitest';
import { directionBetween, graphLayout, type Layout } from '../../src/boards/index.js';
import { cellsOf, neighborsOf } from './layout-samples.js';

// The eight-point graph of a lecture on game maps: 15 edges, as an adjacency table.
const adjacency = [
  [1, 2, 3],
  [0, 2, 4, 5],
  [0, 1, 3, 5],
  [0, 2, 5, 6],
  [1, 5, 7],
  [1, 2, 3, 4, 6, 7],
  [3, 5, 7],
  [4, 5, 6],
];
const eightNodes = adjacency.map((_, index) => ({
  name: `${index}`,
  x: 100 * (index % 3),
  y: 100 * Math.floor(index / 3),
}));
const eightEdges = adjacency.flatMap((row, from) =>
  row.filter((to) => from < to).map((to) => [`${from}`, `${to}`] as const),
);

function neighborsSorted(layout: Layout): number[][] {
  return cellsOf(layout).map((cell) =>
    neighborsOf(layout, cell)
      .filter((neighbor) => neighbor >= 0)
      .sort((a, b) => a - b),
  );
}

describe('the eight-point graph', () => {
  const layout = graphLayout({ nodes: eightNodes, edges: eightEdges });

  test('has 15 edges, and its neighbours are those of the table', () => {
    expect(eightEdges).toHaveLength(15);
    expect(neighborsSorted(layout)).toEqual(adjacency);
  });

  test('has as many directions as the busiest node has edges', () => {
    expect(layout.directions).toEqual(['0', '1', '2', '3', '4', '5']);
  });

  test('is at most three steps wide', () => {
    expect(layout.distance(0, 7)).toBe(3);
    expect(layout.distance(1, 7)).toBe(2);
    expect(layout.distance(4, 4)).toBe(0);
  });
});

describe('directions of a node', () => {
  test('number its edges as they are given, two-way ones first', () => {
    const layout = graphLayout({
      nodes: { a: { x: 0, y: 0 }, b: { x: 90, y: 0 }, c: { x: 0, y: 90 }, d: { x: 90, y: 90 } },
      oneWay: [['a', 'd']],
      edges: [
        ['c', 'a'],
        ['a', 'b'],
      ],
    });
    expect(neighborsOf(layout, 0)).toEqual([2, 1, 3]);
    expect(neighborsOf(layout, 3)).toEqual([-1, -1, -1]);
    expect(layout.opposite(0)).toBeUndefined();
  });
});

describe('one-way edges', () => {
  const nodes = { a: { x: 0, y: 0 }, b: { x: 90, y: 0 }, c: { x: 180, y: 0 } };

  test('lead one way only', () => {
    const layout = graphLayout({
      nodes,
      edges: [],
      oneWay: [
        ['a', 'b'],
        ['b', 'c'],
      ],
    });
    expect([layout.distance(0, 2), layout.distance(2, 0)]).toEqual([2, Infinity]);
    expect(directionBetween(layout, 1, 0)).toBeUndefined();
  });

  test('may go both ways, each once', () => {
    const layout = graphLayout({
      nodes,
      edges: [],
      oneWay: [
        ['a', 'b'],
        ['b', 'a'],
      ],
    });
    expect(neighborsSorted(layout)).toEqual([[1], [0], []]);
  });
});

describe("nine men's morris", () => {
  // Three squares, one within the other; a mill is a side of a square or a row of middles: 24 points, 16 mills.
  const rings = ['outer', 'middle', 'inner'];
  const around = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'];
  const steps = [
    [-1, -1],
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ];
  const nodes = rings.flatMap((ring, index) =>
    around.map((point, at) => {
      const [x = 0, y = 0] = steps[at] ?? [];
      return { name: `${ring} ${point}`, x: x * (3 - index) * 50, y: y * (3 - index) * 50 };
    }),
  );
  const sides = rings.flatMap((ring) =>
    ['nw n ne', 'ne e se', 'se s sw', 'sw w nw'].map((side) => side.split(' ').map((point) => `${ring} ${point}`)),
  );
  const spokes = ['n', 'e', 's', 'w'].map((point) => rings.map((ring) => `${ring} ${point}`));
  const mills = [...sides, ...spokes];
  const edges = mills.flatMap(([a = '', b = '', c = '']) => [[a, b] as const, [b, c] as const]);
  const layout = graphLayout({ nodes, edges, lines: Object.fromEntries(mills.map((mill) => [mill.join(', '), mill])) });

  test('has 24 points, 32 edges and 16 lines of three neighbours', () => {
    expect(layout.size).toBe(24);
    expect(layout.neighbors.filter((neighbor) => neighbor >= 0)).toHaveLength(2 * 32);
    const lines = Object.values(layout.lines);
    expect(lines).toHaveLength(16);
    for (const [a = -1, b = -1, c = -1] of lines)
      expect([layout.distance(a, b), layout.distance(b, c)]).toEqual([1, 1]);
  });

  test('has each point on two lines', () => {
    for (const cell of cellsOf(layout)) {
      expect(Object.values(layout.lines).filter((line) => line.includes(cell))).toHaveLength(2);
    }
  });

  test('knows its lines by name', () => {
    const names = layout.lines['outer n, middle n, inner n']?.map((cell) => layout.nodes[cell]);
    expect(names).toEqual(['outer n', 'middle n', 'inner n']);
  });
});

test('x of a node is its cell, and y is 0', () => {
  const layout = graphLayout({ nodes: eightNodes, edges: eightEdges });
  expect(layout.xyOf(5)).toEqual({ x: 5, y: 0 });
  expect([layout.cellOf(5, 0), layout.cellOf(5, 1), layout.cellOf(8, 0)]).toEqual([5, undefined, undefined]);
});

test('thousands of starts of a large graph are counted right after the first ones were forgotten', () => {
  const count = 1500;
  const nodes = Array.from({ length: count }, (_, index) => ({ name: `${index}`, x: 60 * index, y: 0 }));
  const edges = nodes.slice(1).map(({ name }, index) => [`${index}`, name] as const);
  const track = graphLayout({ nodes, edges });
  for (let round = 0; round < 2; round++) {
    for (let start = 0; start < count; start++) expect(track.distance(start, 700)).toBe(Math.abs(start - 700));
  }
});

test('a node may be any object with x and y, such as a vector of an engine', () => {
  class Vector {
    get x() {
      return 30;
    }
    get y() {
      return 40;
    }
  }
  expect(graphLayout({ nodes: { a: new Vector() }, edges: [] }).center(0)).toEqual({ x: 30, y: 40 });
});

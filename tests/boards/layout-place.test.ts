import { describe, expect, test } from 'vitest';
import {
  boundsOf,
  cellOfPlace,
  describePlace,
  graphLayout,
  hexLayout,
  type Place,
  squareLayout,
} from '../../src/boards/index.js';

const square = squareLayout({ columns: 4, rows: 3, size: 10, origin: { x: -1, y: 2 } });
const graph = graphLayout({
  nodes: { home: { x: 0, y: 0 }, goal: { x: 50, y: 20 } },
  edges: [['home', 'goal']],
  size: 8,
});

describe('the cell of a place', () => {
  test('by x and y, by cell, by node', () => {
    expect(cellOfPlace(square, { x: -1, y: 3 })).toBe(4);
    expect(cellOfPlace(square, { cell: 11 })).toBe(11);
    expect(cellOfPlace(graph, { node: 'goal' })).toBe(1);
    expect(cellOfPlace(graph, { x: 1, y: 0 })).toBe(1);
  });

  test('by x and y of a tile, whose cell may be of a board before a resize', () => {
    const tile = { cell: 9, x: 0, y: 2, properties: {} };
    expect(cellOfPlace(square, tile)).toBe(1);
  });

  test('is undefined outside', () => {
    const outside: Place[] = [
      { x: 3, y: 2 },
      { x: 0, y: 0 },
      { x: 0.5, y: 2 },
      { cell: 12 },
      { cell: -1 },
      { cell: 0.5 },
    ];
    for (const place of outside) expect(cellOfPlace(square, place)).toBeUndefined();
  });

  test('throws on what is no place', () => {
    const malformed = [
      'home',
      3,
      null,
      undefined,
      {},
      { x: 1 },
      { x: '1', y: '2' },
      { cell: '3' },
    ] as unknown as Place[];
    for (const place of malformed) {
      expect(() => cellOfPlace(square, place)).toThrow(TypeError);
      expect(() => cellOfPlace(square, place)).toThrow('but must be { x, y }, { cell } or { node }');
    }
  });

  test('throws on an object of another class and names the class', () => {
    class Pawn {
      readonly self = this;
    }
    expect(() => cellOfPlace(square, new Pawn() as unknown as Place)).toThrow('place is Pawn, but must be');
  });

  test('throws on a node that is not there', () => {
    expect(() => cellOfPlace(graph, { node: 'gaol' })).toThrow("place is node 'gaol', but the nodes are home, goal");
    expect(() => cellOfPlace(square, { node: 'goal' })).toThrow(
      "place is node 'goal', but a square layout has no nodes",
    );
  });
});

test('a place in words', () => {
  expect(describePlace(square, { x: -1, y: 3 })).toBe('(-1, 3)');
  expect(describePlace(square, { x: 9, y: 9 })).toBe('(9, 9)');
  expect(describePlace(square, 4)).toBe('(-1, 3)');
  expect(describePlace(square, { cell: 40 })).toBe('cell 40');
  const tileOfAnotherLayout = { cell: 4, x: 9, y: 9 };
  expect(describePlace(square, tileOfAnotherLayout)).toBe('(9, 9)');
  expect(describePlace(graph, { node: 'goal' })).toBe("node 'goal'");
  expect(describePlace(graph, { x: 1, y: 0 })).toBe("node 'goal'");
  expect(describePlace(graph, 0)).toBe("node 'home'");
});

describe('the bounds of a board', () => {
  test('of squares', () => {
    expect(boundsOf(square)).toEqual({ x: -10, y: 20, width: 40, height: 30 });
  });

  test('of isometric squares, from the left corner of the last row to the right one of the first', () => {
    const board = { columns: 4, rows: 3, tileWidth: 64, tileHeight: 32 };
    const layout = squareLayout({ ...board, projection: 'isometric' });
    expect(boundsOf(layout)).toEqual({ x: -96, y: 0, width: 224, height: 112 });
  });

  test("of hexes, as Tiled's size of the map", () => {
    const layout = hexLayout({ columns: 5, rows: 4, tileWidth: 60, tileHeight: 52, sideLength: 26 });
    expect(boundsOf(layout)).toEqual({ x: 0, y: 0, width: 5 * 60 + 30, height: 4 * 39 + 13 });
  });

  test('of a graph, with the areas of its nodes', () => {
    const { x, y, width, height } = boundsOf(graph);
    expect([x, y, width, height].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([-8, -8, 66, 36]);
  });
});

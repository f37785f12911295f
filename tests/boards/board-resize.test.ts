import { describe, expect, it } from 'vitest';
import { Board } from '../../src/boards/board.js';
import { graphLayout } from '../../src/boards/graph.js';
import { hexLayout } from '../../src/boards/hex.js';
import { squareLayout } from '../../src/boards/square.js';
import type { TileProperties } from '../../src/boards/tile.js';

const square = (columns: number, rows: number) => squareLayout({ columns, rows });

// rex B1: making a board with pieces smaller threw.
it('smaller: tiles and pieces keep x and y, pieces outside are removed, and all is told', () => {
  const board = new Board<TileProperties, string>(square(4, 3), { tiles: (x, y) => ({ label: `${x},${y}` }) });
  board.place('in', { x: 1, y: 1 }, { z: 'air', solid: true });
  board.place('out', { x: 3, y: 2 }, { solid: true });
  const from = board.spotOf('out');
  const before = board.layout;
  const { revision } = board;
  const told: unknown[] = [];
  board.events.on('resized', (event) => told.push(event, board.spotOf('out'), board.revision));
  board.events.on('removed', (event) => told.push(event));
  const layout = square(2, 2);
  board.resize(layout);
  expect(board.layout).toBe(layout);
  expect([...board.tiles()].map(({ x, y, properties }) => [x, y, properties.label])).toEqual([
    [0, 0, '0,0'],
    [1, 0, '1,0'],
    [0, 1, '0,1'],
    [1, 1, '1,1'],
  ]);
  expect(board.spotOf('in')).toEqual({ cell: 3, x: 1, y: 1, z: 'air' });
  expect(board.pieceAt({ x: 1, y: 1 }, 'air')).toBe('in');
  expect(board.isSolid('in')).toBe(true);
  expect([...board.cells.solidPieces]).toEqual([0, 0, 0, 1]);
  expect(board.pieces()).toEqual(['in']);
  expect(told).toEqual([{ before, layout }, undefined, revision + 1, { piece: 'out', from }]);
});

it('larger: new cells have no tile, new edges are open', () => {
  const board = new Board(square(2, 1));
  board.resize(square(3, 2));
  expect([...board.tiles()].map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [1, 0],
  ]);
  expect(board.isOpen({ x: 1, y: 0 }, 'E')).toBe(true);
  expect(board.cells.flags).toHaveLength(6);
});

it('tiles that shared their properties share them still', () => {
  const board = new Board(square(3, 1));
  board.resize(square(2, 1));
  expect(board.tile({ x: 0, y: 0 })?.properties).toBe(board.tile({ x: 1, y: 0 })?.properties);
});

it('follows x and y where the origin moves', () => {
  const board = new Board<TileProperties, string>(square(3, 1));
  board.setTile({ x: 2, y: 0 }, { label: 'end' });
  board.place('a', { x: 2, y: 0 });
  board.resize(squareLayout({ columns: 4, rows: 2, origin: { x: -1, y: -1 } }));
  expect(board.tileNamed('end')).toMatchObject({ cell: 7, x: 2, y: 0 });
  expect(board.spotOf('a')).toMatchObject({ cell: 7, x: 2, y: 0 });
});

it('a wrapped board folds nothing back in', () => {
  const round = (columns: number) => squareLayout({ columns, rows: 1, wrap: 'x' });
  const board = new Board<TileProperties, string>(round(5), { tiles: (x) => ({ label: `${x}` }) });
  board.place('a', { x: 4, y: 0 });
  board.resize(round(4));
  expect([...board.tiles()].map(({ properties }) => properties.label)).toEqual(['0', '1', '2', '3']);
  expect(board.pieces()).toEqual([]);
});

describe('edges', () => {
  it('keep their state where both ends remain, opened or closed by hand', () => {
    const board = new Board<TileProperties>(square(4, 2));
    board.setEdge({ x: 0, y: 1 }, 'E', false);
    board.setTile({ x: 1, y: 0 }, { exits: 'W' });
    board.setEdge({ x: 1, y: 0 }, 'E', true);
    board.resize(square(3, 3));
    expect(board.isOpen({ x: 0, y: 1 }, 'E')).toBe(false);
    expect(board.isOpen({ x: 1, y: 1 }, 'W')).toBe(true);
    expect(['E', 'S', 'W'].map((direction) => board.isOpen({ x: 1, y: 0 }, direction))).toEqual([true, false, true]);
  });

  it('that are new obey the exits of their tile', () => {
    const board = new Board<TileProperties>(square(2, 1));
    board.setTile({ x: 1, y: 0 }, { exits: 'W' });
    board.resize(square(3, 1));
    expect(board.isOpen({ x: 1, y: 0 }, 'E')).toBe(false);
    expect(board.isOpen({ x: 1, y: 0 }, 'W')).toBe(true);
  });

  it('are found again on a layout of another shape', () => {
    const board = new Board(square(3, 3));
    board.setEdge({ x: 0, y: 0 }, 'S', false);
    board.resize(hexLayout({ columns: 3, rows: 3 }));
    // Odd rows are shifted right, so (0, 1) lies south-east of (0, 0).
    expect(board.isOpen({ x: 0, y: 0 }, 'SE')).toBe(false);
    expect(board.isOpen({ x: 0, y: 0 }, 'E')).toBe(true);
  });
});

describe('jumps', () => {
  const snake = (jump: TileProperties['jump']) =>
    new Board<TileProperties>(square(4, 3), { tiles: (x, y) => (x === 0 && y === 0 ? { jump } : {}) });

  it.each<TileProperties['jump']>([{ x: 1, y: 1 }, '1,1', { cell: 5 }])('%j leads to the same tile', (jump) => {
    const board = snake(jump);
    board.resize(square(3, 2));
    expect(board.jumpOf({ x: 0, y: 0 })).toMatchObject({ cell: 4, x: 1, y: 1 });
    board.resize(square(5, 5));
    expect(board.jumpOf({ x: 0, y: 0 })).toMatchObject({ cell: 6, x: 1, y: 1 });
  });

  it('to a cell, shared by two tiles, are shared still', () => {
    const toJail: TileProperties = { jump: { cell: 4 } };
    const board = new Board<TileProperties>(square(4, 2), { tiles: (_, y) => (y === 0 ? toJail : {}) });
    board.resize(square(3, 2));
    const [first, second] = [board.tileOf(0), board.tileOf(1)];
    expect(board.jumpOf({ cell: 0 })).toMatchObject({ x: 0, y: 1 });
    expect(first?.properties).toBe(second?.properties);
    expect(toJail).toEqual({ jump: { cell: 4 } });
  });

  it.each<TileProperties['jump']>([{ x: 3, y: 2 }, '3,2', { cell: 11 }])(
    '%j to a tile that goes is refused',
    (jump) => {
      const board = snake(jump);
      const told: unknown[] = [];
      board.events.on('resized', (event) => told.push(event));
      const { layout, revision } = board;
      expect(() => board.resize(square(3, 2))).toThrow('tile (0, 0): jump');
      expect(board.layout).toBe(layout);
      expect(board.revision).toBe(revision);
      expect(board.jumpOf({ x: 0, y: 0 })).toMatchObject({ x: 3, y: 2 });
      expect(told).toEqual([]);
    },
  );

  it('is not folded to another tile', () => {
    const round = (columns: number) => squareLayout({ columns, rows: 1, wrap: 'x' });
    const jumping = (jump: string) => new Board<TileProperties>(round(5), { tiles: (x) => (x === 1 ? { jump } : {}) });
    expect(() => jumping('4,0').resize(round(4))).toThrow('tile (1, 0): jump leads to tile (4, 0), which is no more');
    expect(() => jumping('-2,0').resize(round(6))).toThrow('tile (1, 0): jump would not lead to tile (3, 0) any more');
  });
});

it('a face or exits that the new layout does not have are refused, and nothing changes', () => {
  const board = new Board<TileProperties, string>(hexLayout({ columns: 3, rows: 3 }));
  board.setTile({ x: 1, y: 1 }, { face: 'NW' });
  board.place('a', { x: 2, y: 2 });
  expect(() => board.resize(square(2, 2))).toThrow("tile (1, 1): face is 'NW'");
  expect(board.layout.shape).toBe('hex');
  expect(board.pieces()).toEqual(['a']);
});

it('graphs keep tiles, pieces and edges by the names of their nodes', () => {
  const graph = (names: string[], edges: [string, string][]) =>
    graphLayout({ nodes: names.map((name, index) => ({ name, x: index * 100, y: 0 })), edges });
  const board = new Board<TileProperties, string>(
    graph(
      ['a', 'b', 'c'],
      [
        ['a', 'b'],
        ['b', 'c'],
      ],
    ),
  );
  board.setTile({ node: 'a' }, { label: 'start', jump: { cell: 2 } });
  board.setEdge({ node: 'c' }, 0, false);
  board.place('p', { node: 'b' });
  board.place('q', { node: 'c' });
  board.resize(
    graph(
      ['new', 'c', 'b', 'a'],
      [
        ['c', 'new'],
        ['a', 'b'],
        ['b', 'c'],
      ],
    ),
  );
  expect(board.tileNamed('start')?.cell).toBe(3);
  expect(board.jumpOf({ node: 'a' })?.cell).toBe(1);
  expect(board.spotOf('p')?.cell).toBe(2);
  expect(board.pieceAt({ node: 'c' }, 1)).toBe('q');
  expect(board.tile({ node: 'new' })).toBeUndefined();
  // Edges of c: 0 to new, 1 to b.
  expect([0, 1].map((edge) => board.isOpen({ node: 'c' }, edge))).toEqual([true, false]);
});

import { Actor, type BoundingBox, Color, Entity, TransformComponent, vec } from 'excalibur';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../src/behaviors/board-behavior.js';
import { CustomBoard } from '../../src/behaviors/custom-board.js';
import { GraphBoard } from '../../src/behaviors/graph-board.js';
import { HexBoard } from '../../src/behaviors/hex-board.js';
import { SquareBoard } from '../../src/behaviors/square-board.js';
import { TriangleBoard } from '../../src/behaviors/triangle-board.js';
import {
  Board,
  graphLayout,
  hexLayout,
  squareLayout,
  type TileProperties,
  triangleLayout,
} from '../../src/boards/index.js';
import { headlessWorld } from './headless.js';

const triangle = {
  nodes: { a: { x: 0, y: 0 }, b: { x: 100, y: 0 }, c: { x: 50, y: 80 } },
  edges: [
    ['a', 'b'],
    ['b', 'c'],
  ],
} as const;

describe('the board', () => {
  test('is what the options say', () => {
    const square = new SquareBoard({
      columns: 3,
      rows: 2,
      size: 10,
      directions: 8,
      wrap: 'x',
      origin: { x: -1, y: 0 },
    });
    expect(square.layout.options).toEqual(
      squareLayout({ columns: 3, rows: 2, size: 10, directions: 8, wrap: 'x', origin: { x: -1, y: 0 } }).options,
    );
    const staggered = {
      columns: 3,
      rows: 2,
      projection: 'staggered',
      staggerAxis: 'x',
      offset: 'even',
      tileWidth: 30,
      tileHeight: 16,
    } as const;
    expect(new SquareBoard(staggered).layout.options).toEqual(squareLayout(staggered).options);
    const vectors = { east: { x: 9, y: 2 }, south: { x: -3, y: 8 } };
    const oblique = { columns: 3, rows: 2, projection: 'oblique', ...vectors } as const;
    expect(new SquareBoard(oblique).layout.options).toEqual(squareLayout(oblique).options);
    const hex = new HexBoard({ columns: 3, rows: 2, orientation: 'flat', offset: 'even', size: 9 });
    expect(hex.layout.options).toEqual(
      hexLayout({ columns: 3, rows: 2, orientation: 'flat', offset: 'even', size: 9 }).options,
    );
    const triangles = { columns: 4, rows: 2, wrap: 'x', pointing: 'down', tileWidth: 30, tileHeight: 20 } as const;
    expect(new TriangleBoard(triangles).layout.options).toEqual(triangleLayout(triangles).options);
    const graph = new GraphBoard({ ...triangle, size: 7 });
    expect(graph.layout.options).toEqual(graphLayout({ ...triangle, size: 7 }).options);
  });

  test('has tiles and a seed', () => {
    const board = new SquareBoard({ columns: 3, rows: 2, tiles: ['#.#', '.#.'], seed: 'x' }).board;
    expect([...board.tiles()].map(({ cell }) => cell)).toEqual([0, 2, 4]);
    expect(board.seed).toBe('x');
  });

  test('may exist already', () => {
    const board = new Board<TileProperties, Actor>(squareLayout({ columns: 5, rows: 5 }));
    expect(new SquareBoard({ board }).board).toBe(board);
    expect(new CustomBoard({ board, tapTime: 100 }).board).toBe(board);
    expect(() => new HexBoard({ board })).toThrow("HexBoard.board: the shape 'square' is not allowed, must be 'hex'");
    expect(() => new SquareBoard({ board, columns: 5 })).toThrow('SquareBoard.columns: must be left out where a board');
    expect(() => new SquareBoard({ board: {} as never })).toThrow('SquareBoard.board: it must be a Board');
  });

  test('may have a layout of your own', () => {
    const layout = squareLayout({ columns: 2, rows: 2 });
    expect(new CustomBoard({ layout, tiles: 'none' }).layout).toBe(layout);
  });

  test('is missing where nothing is said of it', () => {
    expect(() => new GraphBoard().board).toThrow('GraphBoard: it must be given a layout or a board');
    expect(() => new CustomBoard().board).toThrow('CustomBoard: it must be given a layout or a board');
    expect(new SquareBoard().layout.size).toBe(64);
    expect(new HexBoard().layout.size).toBe(64);
    expect(new TriangleBoard().layout.size).toBe(64);
  });

  test('is resized by configure, new cells become tiles', () => {
    const square = new SquareBoard({ columns: 2, rows: 2, size: 10 });
    const { board } = square;
    board.setTile({ x: 0, y: 0 }, undefined);
    square.configure({ columns: 4 });
    expect(square.board).toBe(board);
    expect([...board.tiles()].map(({ x, y }) => `${x},${y}`)).toEqual([
      '1,0',
      '2,0',
      '3,0',
      '0,1',
      '1,1',
      '2,1',
      '3,1',
    ]);
    expect(() => square.configure({ seed: 3 })).toThrow('SquareBoard.seed: it cannot be changed any more');
    expect(() => square.configure({ columns: 0 })).toThrow('SquareBoard.columns: 0 is not allowed');
    expect(square.options.columns).toBe(4);
    expect(() => square.configure({ columns: 2, wrap: 'x' })).toThrow(RangeError);
    expect(square.options.columns).toBe(4);
    const graph = new GraphBoard();
    graph.configure(triangle);
    expect(graph.layout.size).toBe(3);
    expect([...graph.board.tiles()]).toHaveLength(3);
    const given = new SquareBoard({ board });
    expect(() => given.configure({ columns: 3 })).toThrow('SquareBoard.columns: it cannot be changed any more');
    given.configure({ tapTime: 50 });
  });
});

describe('the actor', () => {
  test('is a board, and only one', () => {
    const actor = new Actor();
    expect(boardOf(actor)).toBeUndefined();
    const board = new HexBoard();
    actor.addComponent(board);
    expect(boardOf(actor)).toBe(board);
    expect(() => actor.addComponent(new SquareBoard())).toThrow('is a board already');
    actor.removeComponent(HexBoard, true);
    expect(boardOf(actor)).toBeUndefined();
  });

  test('carries the board along, and its parents do', () => {
    const board = new SquareBoard({ columns: 4, rows: 4, size: 10 });
    const parent = new Entity([new TransformComponent()]);
    const actor = new Actor({ pos: vec(3, 4), rotation: Math.PI / 2, scale: vec(2, 2) });
    actor.addComponent(board);
    // Turned by 90°, x becomes y and y becomes −x; then twice as large, then moved.
    expect(board.toWorld({ x: 5, y: 1 }).distance(vec(3 - 2, 4 + 10))).toBeLessThan(1e-9);
    const transform = parent.get(TransformComponent);
    if (transform) transform.pos = vec(100, 0);
    parent.addChild(actor);
    expect(board.toWorld({ x: 5, y: 1 }).distance(vec(101, 14))).toBeLessThan(1e-9);
    expect(board.tileToWorld({ x: 0, y: 0 }).distance(vec(103 - 10, 14))).toBeLessThan(1e-9);
    expect(board.tileAtWorld(vec(93, 14))?.cell).toBe(0);
    expect(board.tileAtWorld(vec(104, 14))).toBeUndefined();
    expect(() => board.tileToWorld({ x: 9, y: 9 })).toThrow('SquareBoard: {"x":9,"y":9} is outside the board');
  });

  test('hears pointers on the bounds of the board while it is in a scene', () => {
    const { scene, step } = headlessWorld();
    const actor = new Actor();
    actor.addComponent(new SquareBoard({ columns: 4, rows: 3, size: 10 }));
    const bounds = (): BoundingBox | undefined => actor.pointer.localBounds;
    expect(bounds()).toBeUndefined();
    scene.add(actor);
    step(16);
    expect([bounds()?.left, bounds()?.top, bounds()?.right, bounds()?.bottom]).toEqual([0, 0, 40, 30]);
    boardOf(actor)?.board.resize(squareLayout({ columns: 2, rows: 2, size: 10 }));
    expect(bounds()?.right).toBe(20);
    actor.kill();
    step(16);
    expect(bounds()).toBeUndefined();
  });

  test('lies below its pieces', () => {
    const { scene, step } = headlessWorld();
    const actor = new Actor({ z: 3 });
    const board = new SquareBoard();
    actor.addComponent(board);
    const early = new Actor();
    const late = new Actor({ z: 3 });
    const high = new Actor({ z: 9 });
    board.board.place(early, { x: 0, y: 0 });
    scene.add(actor);
    step(16);
    board.board.place(late, { x: 1, y: 0 });
    board.board.place(high, { x: 2, y: 0 });
    expect([early.z, late.z, high.z]).toEqual([4, 4, 9]);
  });

  test('cloned, is a board of its own from the same options', () => {
    const actor = new Actor({ color: Color.Red });
    actor.addComponent(new SquareBoard({ columns: 3, rows: 3, tiles: ['###', '#.#', '###'] }));
    const original = boardOf(actor);
    original?.board.place(new Actor(), { x: 0, y: 0 });
    const copy = boardOf(actor.clone());
    expect(copy).toBeInstanceOf(SquareBoard);
    expect(copy?.board).not.toBe(original?.board);
    expect(copy?.board.pieces()).toEqual([]);
    expect([...(copy?.board.tiles() ?? [])]).toHaveLength(8);
  });

  test('removed and added again, between scenes, keeps its board and what is on it', () => {
    const first = headlessWorld();
    const second = headlessWorld();
    const actor = new Actor();
    const board = new SquareBoard();
    actor.addComponent(board);
    const pawn = new Actor();
    board.board.place(pawn, { x: 1, y: 1 });
    first.scene.add(actor);
    first.step(16);
    second.scene.transfer(actor);
    second.step(16);
    expect(board.scene).toBe(second.scene);
    expect(board.board.spotOf(pawn)?.cell).toBe(9);
  });
});

// Walls on edges: seen from both sides, and gone without a trace.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Board, graphLayout, hexLayout, squareLayout } from '../../src/boards/index.js';
import { layouts, neighborsOf } from './layout-samples.js';

describe('a wall', () => {
  test('stands on the edge, whichever side it is put or seen from, and nobody steps over it either way', () => {
    fc.assert(
      fc.property(layouts, fc.nat(), (layout, seed) => {
        const edges = [...layout.neighbors.entries()].filter(([, neighbor]) => neighbor >= 0);
        const [edge, neighbor] = edges[seed % Math.max(1, edges.length)] ?? [];
        fc.pre(edge !== undefined && neighbor !== undefined);
        if (edge === undefined || neighbor === undefined) return;
        const board = new Board(layout);
        const direction = edge % layout.directions.length;
        const cell = (edge - direction) / layout.directions.length;
        const back = neighborsOf(layout, neighbor).indexOf(cell);
        const fence = { height: 2 };
        board.setWall({ cell }, direction, fence);
        expect(board.wallAt({ cell }, direction)).toEqual({ wall: fence, passable: false, transparent: false });
        expect(board.isOpen({ cell }, direction)).toBe(false);
        if (back >= 0) {
          expect(board.wallAt({ cell: neighbor }, back)?.wall).toBe(fence);
          expect(board.isOpen({ cell: neighbor }, back)).toBe(false);
        }
        expect(board.walls()).toHaveLength(1);
        board.setWall({ cell }, direction, undefined);
        expect(board.walls()).toEqual([]);
        expect(board.cells.open).toEqual(new Board(layout).cells.open);
      }),
    );
  });

  test('that is passable is no hindrance', () => {
    const board = new Board(hexLayout({ columns: 3, rows: 3 }));
    board.setWall({ x: 1, y: 1 }, 'E', 'curtain', { passable: true });
    expect(board.isOpen({ x: 1, y: 1 }, 'E')).toBe(true);
    expect(board.wallAt({ x: 2, y: 1 }, 'W')).toEqual({ wall: 'curtain', passable: true, transparent: false });
  });

  test('leaves what was said of the edge as it was, also what was said while it stood', () => {
    const board = new Board(squareLayout({ columns: 3, rows: 1 }));
    board.setEdge({ x: 0, y: 0 }, 'E', false);
    board.setWall({ x: 0, y: 0 }, 'E', 'wall');
    board.setWall({ x: 1, y: 0 }, 'E', 'wall');
    board.setEdge({ x: 1, y: 0 }, 'E', false);
    board.setWall({ x: 0, y: 0 }, 'E', undefined);
    board.setWall({ x: 1, y: 0 }, 'E', undefined);
    const open = (x: number, direction: string) => board.isOpen({ x, y: 0 }, direction);
    expect([open(0, 'E'), open(1, 'W'), open(1, 'E'), open(2, 'W')]).toEqual([false, true, false, true]);
  });

  test('is told, and then the edges that it closes, when all is done', () => {
    const board = new Board(squareLayout({ columns: 2, rows: 1 }));
    const told: unknown[] = [];
    const revision = board.revision;
    board.events.on('wallChanged', ({ wall, before }) => told.push([wall, before, board.isOpen({ cell: 1 }, 'W')]));
    board.events.on('edgeChanged', ({ cell, direction, open }) => told.push([cell, direction, open]));
    board.setWall({ cell: 0 }, 'E', 'wall');
    board.setWall({ cell: 1 }, 'W', undefined);
    expect(told).toEqual([
      ['wall', undefined, false],
      [0, 0, false],
      [1, 2, false],
      [undefined, 'wall', true],
      [1, 2, true],
      [0, 0, true],
    ]);
    expect(board.revision).toBe(revision + 2);
  });

  test('is kept by saves and by resizing', () => {
    const board = new Board(squareLayout({ columns: 3, rows: 2 }));
    board.setWall({ x: 1, y: 1 }, 'N', { kind: 'hedge' }, { transparent: true });
    board.setWall({ x: 1, y: 0 }, 'E', 'gone');
    const again = Board.load(JSON.parse(JSON.stringify(board.save())));
    expect(again.walls()).toEqual(board.walls());
    expect(again.cells.open).toEqual(board.cells.open);
    again.setWall({ x: 1, y: 1 }, 'N', undefined);
    expect(again.isOpen({ x: 1, y: 0 }, 'S')).toBe(true);
    board.resize(squareLayout({ columns: 2, rows: 4 }));
    expect(board.walls()).toEqual([
      { cell: 1, direction: 1, wall: { kind: 'hedge' }, passable: false, transparent: true },
    ]);
    expect(board.isOpen({ x: 1, y: 1 }, 'N')).toBe(false);
  });

  test('on a one-way edge of a graph stands on the one side that there is', () => {
    const nodes = [
      { name: 'a', x: 0, y: 0 },
      { name: 'b', x: 9, y: 0 },
    ];
    const board = new Board(graphLayout({ nodes, edges: [], oneWay: [['a', 'b']] }));
    board.setWall({ node: 'a' }, 0, 'door');
    expect(board.walls()).toEqual([{ cell: 0, direction: 0, wall: 'door', passable: false, transparent: false }]);
  });

  test('where no neighbour is, or with options that make no sense, is an error that names the tile', () => {
    const board = new Board(squareLayout({ columns: 2, rows: 1 }));
    expect(() => board.setWall({ x: 1, y: 0 }, 'E', 'wall')).toThrow('tile (1, 0): there is no neighbour');
    const passable = 'yes' as unknown as boolean;
    expect(() => board.setWall({ x: 0, y: 0 }, 'E', 'wall', { passable })).toThrow(
      'tile (0, 0): passable of a wall is yes, but must be true or false',
    );
    const nothing = null as unknown as { passable: boolean };
    expect(() => board.setWall({ x: 0, y: 0 }, 'E', 'wall', nothing)).toThrow('tile (0, 0): a wall: options is null');
    const unknown = { glass: true } as { passable?: boolean };
    expect(() => board.setWall({ x: 0, y: 0 }, 'E', 'wall', unknown)).toThrow('there is no option glass');
    const save = { ...board.save(), walls: [{ cell: 0, direction: 1, wall: 'w', passable: true, transparent: true }] };
    expect(() => Board.load(save)).toThrow('board save: walls[0]');
  });
});

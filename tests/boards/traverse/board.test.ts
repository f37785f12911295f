import { describe, expect, test } from 'vitest';
import {
  Board,
  createRandom,
  discCells,
  floodTiles,
  graphLayout,
  randomEmptyTile,
  randomEmptyTiles,
  rayCells,
  squareLayout,
  type Tile,
  type TileProperties,
} from '../../../src/boards/index.js';
import { holdsFor, layouts, stepsFrom } from '../layout-samples.js';
import { squareRoad, xy } from '../roads.js';

const at = (tiles: readonly Tile[]) => tiles.map(({ x, y }) => `${x},${y}`).sort();

describe('a flood', () => {
  test('of an empty board reaches what a breadth-first search does, the nearest first', () => {
    holdsFor(layouts, (layout) => {
      const board = new Board(layout);
      const steps = stepsFrom(layout, 0);
      const tiles = floodTiles(board, { from: { cell: 0 }, corners: 'always' });
      const order = tiles.map(({ cell }) => steps[cell] ?? Infinity);
      expect(order).toEqual([...order].sort((a, b) => a - b));
      expect(new Set(tiles).size).toBe(tiles.length);
      expect(tiles).toHaveLength(steps.filter((count) => count < Infinity).length);
    });
  });

  test('stops at holes, walls, closed edges, solid tiles and pieces', () => {
    const board = squareRoad(['#####', '#####', '#.###'], { '1,0': { solid: true } });
    board.setWall({ x: 0, y: 1 }, 'S', 'fence');
    board.setEdge({ x: 1, y: 1 }, 'E', false);
    expect(at(floodTiles(board, { from: { x: 0, y: 0 } }))).toEqual(['0,0', '0,1', '1,1']);
    board.setEdge({ x: 1, y: 1 }, 'E', true);
    board.place('rook', { x: 2, y: 1 }, { solid: true });
    expect(at(floodTiles(board, { from: { x: 0, y: 0 } }))).toEqual(['0,0', '0,1', '1,1']);
    expect(floodTiles(board, { from: { x: 0, y: 0 }, piece: 'rook' })).toHaveLength(12);
    expect(at(floodTiles(board, { from: { x: 0, y: 0 }, solid: ({ x }) => x > 1 }))).toEqual([
      '0,0',
      '0,1',
      '1,0',
      '1,1',
    ]);
  });

  test('goes no further than so many steps, and only where each step is allowed', () => {
    const board = squareRoad(
      ['ab', 'cd'].map(() => '#####'),
      {},
    );
    expect(at(floodTiles(board, { from: { x: 0, y: 0 }, steps: 1 }))).toEqual(['0,0', '0,1', '1,0']);
    const right = board.layout.directions.indexOf('E');
    const canStep = (from: Tile, to: Tile, direction: number) => direction === right && to.x === from.x + 1 && to.x < 3;
    expect(at(floodTiles(board, { from: { x: 0, y: 0 }, canStep }))).toEqual(['0,0', '1,0', '2,0']);
    expect(floodTiles(squareRoad(['.#']), { from: { x: 0, y: 0 } })).toEqual([]);
  });

  test('whose callbacks change the board, or answer nonsense, leaves others alone', () => {
    const board = squareRoad(['####']);
    const from = { x: 0, y: 0 };
    const solid = (tile: Tile) => {
      board.setTile(tile, undefined);
      return false;
    };
    expect(at(floodTiles(board, { from, solid }))).toEqual(['0,0']);
    for (const x of [1, 2, 3]) board.setTile({ x, y: 0 }, {});
    const canStep = ((_: Tile, { x }: Tile) => (x < 2 ? true : 'no')) as () => boolean;
    expect(() => floodTiles(board, { from, canStep })).toThrow('canStep answered no, but must answer true or false');
    expect(floodTiles(board, { from })).toHaveLength(4);
  });

  test.each([
    { steps: Number.NaN },
    { steps: -1 },
    { steps: '3' },
    { corners: 'some' },
    { solid: true },
    { canStep: 1 },
    { range: 2 },
  ])('%j is an error that says what is allowed', (bad) => {
    const board = squareRoad(['###']);
    const from = { x: 0, y: 0 };
    expect(() => floodTiles(board, { from, ...(bad as object) })).toThrow(/^floodTiles: .*(must be|allowed)/);
    if (!('steps' in bad)) return;
    const steps = bad.steps as number;
    expect(() => rayCells(board.layout, { from, direction: 'E', steps })).toThrow(/^rayCells: steps is .* must be/);
  });

  test('does not cut corners unless told', () => {
    const board = squareRoad(['#.', '.#'], {}, { directions: 8 });
    const from = xy('0,0');
    expect(at(floodTiles(board, { from }))).toEqual(['0,0']);
    expect(at(floodTiles(board, { from, corners: 'always' }))).toEqual(['0,0', '1,1']);
  });

  test('past walls that end in the corner only where corners are not asked; never through one on the diagonal itself', () => {
    const board = squareRoad(['##', '##'], {}, { directions: 8 });
    const from = xy('0,0');
    board.setWall(from, 'E', 'wall');
    board.setWall(from, 'S', 'wall');
    expect(at(floodTiles(board, { from }))).toEqual(['0,0']);
    expect(at(floodTiles(board, { from, corners: 'always', steps: 1 }))).toEqual(['0,0', '1,1']);
    board.setWall(from, 'SE', 'wall');
    expect(at(floodTiles(board, { from, corners: 'always' }))).toEqual(['0,0']);
  });

  test('may begin another one in its callback, and is not harmed by one that throws', () => {
    const board = squareRoad(['####', '####']);
    const from = xy('0,0');
    const nested = floodTiles(board, { from, canStep: () => floodTiles(board, { from }).length === 8 });
    expect(nested).toHaveLength(8);
    const fail = () => {
      throw new Error('no');
    };
    expect(() => floodTiles(board, { from, canStep: fail })).toThrow('no');
    expect(floodTiles(board, { from })).toHaveLength(8);
  });
});

describe('a random empty tile', () => {
  const layout = squareLayout({ columns: 4, rows: 2 });

  test('is each of the empty ones about equally often', () => {
    const board = new Board<TileProperties, string>(layout, { tiles: ['####', '.###'] });
    board.place('pawn', { x: 0, y: 0 });
    board.place('bird', { x: 1, y: 0 }, { z: 'sky' });
    const random = createRandom('spread');
    const counts = new Map<number, number>();
    for (let draw = 0; draw < 5000; draw++) {
      const cell = randomEmptyTile(board, { random })?.cell ?? -1;
      counts.set(cell, (counts.get(cell) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([2, 3, 5, 6, 7]);
    // 1,000 expected; six standard deviations are 170.
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(170);
  });

  test('may be of a level, within an area, and pass a test; the same seed gives the same', () => {
    const board = new Board<TileProperties, string>(layout);
    board.place('bird', { x: 1, y: 0 }, { z: 'sky' });
    const draw = (options: object) => randomEmptyTile(board, { random: createRandom(7), ...options })?.cell;
    expect(draw({ z: 'sky', within: [{ x: 1, y: 0 }] })).toBeUndefined();
    expect(draw({ z: 0, within: [{ x: 1, y: 0 }] })).toBe(1);
    // All of the area, not only its rim (rex fault B18), and each tile once.
    const around = discCells(layout, { center: { x: 2, y: 0 }, radius: 1 }).map((cell) => ({ cell }));
    const all = randomEmptyTiles(board, { random: createRandom(7), within: [...around, ...around], count: 99 });
    expect(all.map(({ cell }) => cell).sort()).toEqual([2, 3, 6]);
    expect(
      draw({
        where: ({ x }: Tile) => x === 3,
        within: [
          { x: 9, y: 9 },
          { x: 3, y: 1 },
        ],
      }),
    ).toBe(7);
    expect(draw({})).toBe(draw({}));
  });

  test('draws once, and nothing where there is none', () => {
    const random = createRandom(1);
    const before = random.state;
    const none = new Board(layout, { tiles: 'none' });
    expect(randomEmptyTile(none, { random })).toBeUndefined();
    expect(random.state).toEqual(before);
    const graph = new Board(graphLayout({ nodes: { a: { x: 0, y: 0 } }, edges: [] }));
    expect(randomEmptyTile(graph, { random })?.cell).toBe(0);
    const expected = createRandom(1);
    expected.next();
    expect(random.state).toEqual(expected.state);
  });

  test('comes several at once, all different', () => {
    const board = new Board(layout);
    const tiles = randomEmptyTiles(board, { random: createRandom(3), count: 5 });
    expect(new Set(tiles).size).toBe(5);
    expect(() => randomEmptyTiles(board, { random: createRandom(3), count: 1.5 })).toThrow('count is 1.5');
  });
});

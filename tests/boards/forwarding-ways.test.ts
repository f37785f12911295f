// What is a way: road, edges, solid, diagonals, BLOCKED (forwarding.md, "Ground" and rule 1), and the reasons why not.
import { describe, expect, test } from 'vitest';
import { type ClosedReason, planForward, type TileProperties } from '../../src/boards/index.js';
import { CROSSING, path, type Road, squareRoad, TEE, xy } from './roads.js';

/** Where a piece that came from the W goes on a straight road, and why it does not. */
function walkEast(board: Road, options: object = {}) {
  const from = { from: { x: 1, y: 0 }, cameFrom: { x: 0, y: 0 }, face: 'E', points: 1 };
  return planForward(board, { ...from, deadEnd: 'refuse', ...options });
}

describe('solid is asked: callback, then the property of the tile, then solid pieces', () => {
  const road = (tile: TileProperties = {}, isOccupied = false) => {
    const board = squareRoad(['###'], { '2,0': tile });
    if (isOccupied) board.place('post', { x: 2, y: 0 }, { solid: true, z: 'any' });
    return board;
  };
  const isOpen = (board: Road, options: object = {}) => walkEast(board, options).end === 'spent';

  test('the callback is an answer both ways', () => {
    expect(isOpen(road({ solid: true }, true), { solid: () => false })).toBe(true);
    expect(isOpen(road(), { solid: () => true })).toBe(false);
  });

  test('undefined is no answer', () => {
    expect(isOpen(road(), { solid: () => undefined })).toBe(true);
    expect(isOpen(road({ solid: true }), { solid: () => undefined })).toBe(false);
    expect(isOpen(road({}, true), { solid: () => undefined })).toBe(false);
  });

  test('a tile is solid only where the property is true; false does not open it for a piece', () => {
    expect(isOpen(road({ solid: true }))).toBe(false);
    expect(isOpen(road({ solid: false }))).toBe(true);
    expect(isOpen(road({ solid: false }, true))).toBe(false);
  });

  test('pieces that are not solid do not count', () => {
    const board = road();
    board.place('ghost', { x: 2, y: 0 });
    expect(isOpen(board)).toBe(true);
    board.setSolid('ghost', true);
    expect(isOpen(board)).toBe(false);
  });

  test('the mover is never in its own way, wherever it really stands', () => {
    const board = squareRoad(['###', '#.#', '###']);
    board.place('pawn', { x: 0, y: 0 }, { solid: true });
    const lap = { from: { x: 0, y: 0 }, face: 'E', points: 9 };
    expect(path(planForward(board, { ...lap, piece: 'pawn' }))).toBe('1,0 2,0 2,1 2,2 1,2 0,2 0,1 0,0 1,0');
    expect(planForward(board, lap)).toMatchObject({ end: 'spent', cameFrom: xy('0,2'), target: xy('1,2') });
    board.place('post', { x: 0, y: 0 }, { solid: true });
    expect(planForward(board, { ...lap, piece: 'pawn' }).target).toMatchObject(xy('1,2'));
  });

  test('two pieces in turn: what one plan found out does not leak into the next', () => {
    const board = squareRoad(['####']);
    board.place('a', { x: 1, y: 0 }, { solid: true });
    board.place('b', { x: 3, y: 0 }, { solid: true });
    const from = { from: { x: 2, y: 0 }, cameFrom: { x: 3, y: 0 }, face: 'W', points: 1 };
    for (let turn = 0; turn < 3; turn++) {
      expect(planForward(board, { ...from, piece: 'a' }).target).toMatchObject(xy('1,0'));
      expect(planForward(board, { ...from, piece: 'b' }).target).toMatchObject(xy('3,0'));
      expect(planForward(board, from).end).toBe('blocked');
    }
  });

  test('another answer than true, false or undefined is a mistake', () => {
    expect(() => walkEast(road(), { solid: () => null })).toThrow('solid answered null');
    expect(() => walkEast(road(), { road: () => 0 })).toThrow('road answered 0');
  });
});

describe('road', () => {
  test('the property and the callback both can say no, neither can say yes over the other', () => {
    const board = squareRoad(['###'], { '2,0': { road: false } });
    expect(walkEast(board, { road: () => true }).end).toBe('dead-end');
    expect(walkEast(squareRoad(['###']), { road: ({ x }: { x: number }) => x < 2 }).end).toBe('dead-end');
    expect(walkEast(squareRoad(['###']), { road: () => undefined }).end).toBe('spent');
  });

  test('a piece off the road steps onto it, and came from nowhere', () => {
    const board = squareRoad(TEE, { '2,1': { road: false } });
    // With two ways, and neither behind its face, it takes the lower direction, S; then there is no road back.
    const plan = planForward(board, { from: { x: 2, y: 1 }, cameFrom: { x: 2, y: 2 }, face: 'E', points: 2 });
    expect(path(plan)).toBe('2,2');
    expect(plan).toMatchObject({ end: 'blocked', remaining: 1 });
  });

  test('off the road for the callback only: the same', () => {
    const options = { from: { x: 2, y: 2 }, cameFrom: { x: 2, y: 1 }, face: 'N', points: 0.5, cost: () => 1 };
    const plan = planForward(squareRoad(CROSSING), { ...options, road: ({ x, y }) => x !== 2 || y !== 2 });
    // Its back is S, straight behind its face, not N where it came from: N is straight on.
    expect(plan).toMatchObject({ end: 'short', refused: { tile: xy('2,1') }, cameFrom: xy('2,1') });
  });
});

describe('diagonals, with 8 directions', () => {
  const eight = { directions: 8 } as const;

  test('joined: closed if road lies at the corner, solid or not', () => {
    const corner = ['##', '.#'];
    const from = { from: { x: 0, y: 0 }, face: 'SE', points: 1 };
    const end = (tile: TileProperties, options: object = {}) => {
      const { target } = planForward(squareRoad(corner, { '1,0': tile }, eight), { ...from, ...options });
      return `${target.x},${target.y}`;
    };
    expect(end({})).toBe('1,0');
    expect(end({ solid: true })).toBe('0,0');
    expect(end({ road: false })).toBe('1,1');
    expect(end({}, { road: ({ x, y }: { x: number; y: number }) => x === y })).toBe('1,1');
    expect(end({ solid: true }, { diagonals: 'always' })).toBe('1,1');
    expect(end({ road: false }, { diagonals: 'never' })).toBe('0,0');
  });

  test('with 4 directions the option changes nothing', () => {
    for (const diagonals of ['joined', 'always', 'never'] as const) {
      expect(walkEast(squareRoad(['###']), { diagonals }).end).toBe('spent');
    }
  });
});

test('closed tells the first reason for each direction that is no way', () => {
  const board = squareRoad(
    ['....', '.##.', '.##.', '....'],
    { '2,1': { solid: true, cost: 'BLOCKED' }, '1,2': { road: false, solid: true }, '2,2': { cost: 'BLOCKED' } },
    { directions: 8 },
  );
  const closed = (options: object = {}) => {
    const plan = planForward(board, { from: { x: 1, y: 1 }, face: 'E', points: 1, ...options });
    expect(plan).toMatchObject({ end: 'blocked', steps: [], remaining: 1 });
    const names = board.layout.directions;
    return Object.fromEntries((plan.closed ?? []).map(({ direction, reason }) => [names[direction], reason]));
  };
  const none = { W: 'no-tile', N: 'no-tile', SW: 'no-tile', NW: 'no-tile', NE: 'no-tile' } satisfies Record<
    string,
    ClosedReason
  >;
  expect(closed()).toEqual({ ...none, E: 'solid', S: 'off-road', SE: 'diagonal' });
  expect(closed({ diagonals: 'always' })).toEqual({ ...none, E: 'solid', S: 'off-road', SE: 'cost' });
  board.setEdge({ x: 1, y: 1 }, 'E', false);
  expect(closed({ solid: () => false })).toEqual({ ...none, E: 'edge', S: 'off-road', SE: 'diagonal' });
  board.setEdge({ x: 1, y: 1 }, 'E', true);
  expect(closed({ solid: () => false })).toEqual({ ...none, E: 'cost', S: 'off-road', SE: 'diagonal' });
});

test('closed at a dead end leaves the way back out', () => {
  const plan = walkEast(squareRoad(['##']));
  expect(plan).toMatchObject({ end: 'dead-end' });
  expect(plan.closed).toEqual([0, 1, 3].map((direction) => ({ direction, reason: 'no-tile' })));
});

test('edges: one-way streets and exits close one direction only, and walls may come and go between plans', () => {
  const board = squareRoad(['###'], { '2,0': { exits: '' } });
  expect(walkEast(board).end).toBe('spent');
  expect(planForward(board, { from: { x: 2, y: 0 }, face: 'W', points: 1 }).end).toBe('blocked');
  board.setEdge({ x: 1, y: 0 }, 'E', false);
  expect(walkEast(board).end).toBe('dead-end');
  board.setEdge({ x: 1, y: 0 }, 'E', true);
  expect(walkEast(board).end).toBe('spent');
  board.setTile({ x: 2, y: 0 }, undefined);
  expect(walkEast(board).end).toBe('dead-end');
});

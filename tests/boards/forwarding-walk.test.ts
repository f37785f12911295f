// The walk itself: circles of cost 0, dead ends, going backwards, fractions, limits, goals (forwarding.md).
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  Board,
  createRandom,
  type Direction,
  hexLayout,
  planForward,
  planForwardTo,
  squareLayout,
  type TileProperties,
} from '../../src/boards/index.js';
import { CROSSING, path, RING, squareRoad, TEE, xy } from './roads.js';

const east = { from: { x: 0, y: 0 }, face: 'E' } as const;
const free = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { cost: 0 }]));

test('a plan is pure: asked twice it answers the same, and nothing has moved', () => {
  const board = squareRoad(CROSSING);
  board.place('pawn', { x: 0, y: 2 }, { solid: true });
  const revision = board.revision;
  const options = { from: { x: 0, y: 2 }, face: 'E', points: 9, piece: 'pawn', random: createRandom(4) } as const;
  expect(planForward(board, options)).toEqual(planForward(board, options));
  expect(board.spotOf('pawn')).toMatchObject({ x: 0, y: 2 });
  expect(board.revision).toBe(revision);
});

describe('a board that changes between plans', () => {
  const end = (board: ReturnType<typeof squareRoad>, points = 15) => {
    const { target } = planForward(board, { ...east, points });
    return `${target.x},${target.y}`;
  };

  test('a long walk meets every change of tiles, edges and solid pieces on its way', () => {
    const board = squareRoad(RING);
    expect([end(board), end(board)]).toEqual(['0,1', '0,1']);
    board.setEdge({ x: 4, y: 3 }, 'S', false);
    expect(end(board)).toBe('0,1');
    expect(end(board, 8)).toBe('4,2');
    board.setEdge({ x: 4, y: 3 }, 'S', true);
    board.setTile({ x: 3, y: 4 }, undefined);
    expect(end(board, 9)).toBe('4,3');
    board.setTile({ x: 3, y: 4 }, { cost: 2 });
    expect(end(board, 10)).toBe('3,4');
    board.place('post', { x: 1, y: 4 }, { solid: true });
    expect(end(board, 13)).toBe('3,4');
    board.move('post', { x: 2, y: 2 });
    expect(end(board)).toBe('0,2');
    board.setTile({ x: 2, y: 1 }, {});
    expect(planForward(board, { ...east, points: 15, fork: 'choose' })).toMatchObject({
      end: 'fork',
      target: xy('2,0'),
    });
    board.resize(squareLayout({ columns: 5, rows: 3 }));
    expect(end(board, 7)).toBe('4,1');
  });

  test('after many more changes than a table can count', () => {
    const board = squareRoad(['####']);
    for (let change = 0; change < 70_000; change++) {
      const isOpen = change % 2 === 1;
      board.setEdge({ x: 2, y: 0 }, 'E', isOpen);
      const { steps } = planForward(board, { ...east, points: 3 });
      if (steps.at(-1)?.tile.x !== (isOpen ? 3 : 1)) throw new Error(`after ${change} changes: ${steps.length} steps`);
    }
  });
});

test("the revision of a plan does not count the piece's own steps", () => {
  const board = squareRoad(RING);
  board.place('pawn', { x: 0, y: 0 }, { solid: true });
  const plan = () => planForward(board, { ...east, points: 1, piece: 'pawn' });
  const before = plan().revision;
  board.move('pawn', { x: 1, y: 0 });
  expect(plan().revision).toBe(before);
  board.setEdge({ x: 0, y: 0 }, 'E', false);
  expect(plan().revision).toBeGreaterThan(before);
});

describe('circles of cost 0', () => {
  const loop = ['####', '.#.#', '.###'];
  const loopTiles = ['1,0', '2,0', '3,0', '3,1', '3,2', '2,2', '1,2', '1,1'];

  test('throw and name their tiles, not those before', () => {
    // A sign is neither chance nor a callback, and a callback without an answer decides nothing.
    const board = squareRoad(loop, { ...free(...loopTiles), '1,0': { cost: 0, face: 'E' } });
    const plan = () => planForward(board, { ...east, points: 3, onFork: () => undefined });
    expect(plan).toThrow(RangeError);
    expect(plan).toThrow(/zero-cost circle.* \(2, 0\), \(3, 0\), \(3, 1\), \(3, 2\), \(2, 2\), \(1, 2\), \(1, 1\)/);
    expect(plan).not.toThrow(/\(0, 0\)/);
  });

  test('after paid steps too; and where it began counts as a place where it came from', () => {
    const road = squareRoad(['###', '#.#', '###'], free('0,0', '1,0', '2,0', '2,1', '2,2', '1,2', '0,2', '0,1'));
    expect(() => planForward(road, { ...east, cameFrom: { x: 0, y: 1 }, points: 1 })).toThrow('zero-cost circle');
    const paid = squareRoad(
      ['####', '#..#', '####'],
      free('2,0', '3,0', '3,1', '3,2', '2,2', '1,2', '0,2', '0,1', '0,0'),
    );
    expect(planForward(paid, { ...east, points: 2 }).steps.at(-1)).toMatchObject({ spent: 2, tile: xy('1,0') });
  });

  test('a dead end that costs nothing is a circle as well', () => {
    expect(() => planForward(squareRoad(['###'], free('0,0', '1,0', '2,0')), { ...east, points: 1 })).toThrow(
      'zero-cost circle',
    );
  });

  test('where a callback decides it may leave the circle later', () => {
    const board = squareRoad(loop, free(...loopTiles));
    let laps = 0;
    const onFork = (): Direction => (laps++ < 2 ? 'E' : 'W');
    expect(planForward(board, { ...east, points: 1, onFork }).target).toMatchObject(xy('0,0'));
  });

  test('more than 4 × road size steps of cost 0 in a row throw, whoever decides', () => {
    const board = squareRoad(loop, free(...loopTiles));
    // The road has 9 tiles: the 37th step of cost 0 is one too many.
    const cost = vi.fn(() => undefined);
    const plan = () =>
      planForward(board, { ...east, points: 1, cost, onFork: ({ tile }) => (tile.y === 0 ? 'E' : 'S') });
    expect(plan).toThrow(/zero-cost circle.*\(3, 2\)/);
    expect(cost).toHaveBeenCalledTimes(37);
  });

  test('chance may leave them, and points that a STOP takes are paid', () => {
    const board = squareRoad(loop, free(...loopTiles));
    const random = createRandom('out of here');
    // From the circle to (0, 0) and back into it: that alone costs a point.
    const plan = planForward(board, { ...east, points: 1, fork: 'random', random });
    expect(plan).toMatchObject({ end: 'spent', target: xy('0,0') });
    const stop = squareRoad(['####'], { ...free('1,0', '2,0'), '3,0': { cost: 'STOP' } });
    expect(planForward(stop, { ...east, points: 1 })).toMatchObject({ end: 'stopped', target: xy('3,0') });
  });
});

describe('tiles of cost 0 at the end', () => {
  test('are passed, not landed on, at every end but a fork', () => {
    const road = squareRoad(['#####'], free('2,0', '3,0', '4,0'));
    expect(planForward(road, { ...east, points: 1.5, deadEnd: 'stop' })).toMatchObject({
      end: 'dead-end',
      target: xy('1,0'),
      face: 0,
      cameFrom: xy('0,0'),
      remaining: 0.5,
    });
    const closed = squareRoad(['####'], { ...free('2,0'), '2,0': { cost: 0, exits: '' } });
    expect(planForward(closed, { ...east, points: 2 })).toMatchObject({ end: 'blocked', target: xy('1,0') });
  });

  test('all of them: no step, face and came-from as given', () => {
    const road = squareRoad(['###'], { '1,0': { cost: 0 }, '2,0': { cost: 5 } });
    const plan = planForward(road, { ...east, face: 'S', cameFrom: { x: 2, y: 0 }, points: 1 });
    expect(plan).toMatchObject({ steps: [], end: 'short', face: 1, cameFrom: xy('2,0'), target: xy('0,0') });
  });
});

describe('dead ends', () => {
  test('refuse, ludo: only the exact throw brings the piece home', () => {
    const lane = squareRoad(['######']);
    const throwOf = (points: number) =>
      planForward(lane, { ...east, from: { x: 2, y: 0 }, cameFrom: { x: 1, y: 0 }, points, deadEnd: 'refuse' });
    expect([1, 2, 3, 4, 5, 6].map((points) => [throwOf(points).target.x, throwOf(points).remaining])).toEqual([
      [3, 0],
      [4, 0],
      [5, 0],
      [2, 4],
      [2, 5],
      [2, 6],
    ]);
    expect(throwOf(4)).toMatchObject({ end: 'dead-end', steps: [], face: 0, cameFrom: xy('1,0') });
  });

  test('refuse: short is not void, blocked neither', () => {
    const toll = squareRoad(['####'], { '2,0': { cost: 5 } });
    expect(planForward(toll, { ...east, points: 2, deadEnd: 'refuse' })).toMatchObject({
      end: 'short',
      target: xy('1,0'),
    });
    const oneWay = squareRoad(['###'], { '2,0': { exits: '' } });
    expect(planForward(oneWay, { ...east, points: 9, deadEnd: 'refuse' })).toMatchObject({
      end: 'blocked',
      target: xy('2,0'),
      remaining: 7,
    });
  });

  test('stop: a dead end ends the walk, but a piece that stands in one leaves it', () => {
    const road = squareRoad(['####']);
    expect(planForward(road, { ...east, points: 9, deadEnd: 'stop' })).toMatchObject({ end: 'dead-end', remaining: 6 });
    const again = { from: { x: 3, y: 0 }, cameFrom: { x: 2, y: 0 }, face: 'E', points: 9, deadEnd: 'stop' } as const;
    expect(planForward(road, again)).toMatchObject({ end: 'dead-end', target: xy('0,0'), remaining: 6 });
  });

  test('a fresh piece in a dead end, looking at the wall, turns round as well', () => {
    const road = squareRoad(['###']);
    const wall = { from: { x: 2, y: 0 }, face: 'E', points: 1 } as const;
    expect(path(planForward(road, wall))).toBe('1,0');
    expect(planForward(road, { ...wall, deadEnd: 'refuse' }).end).toBe('dead-end');
    expect(path(planForward(road, { ...wall, face: 'N', deadEnd: 'refuse' }))).toBe('1,0');
  });
});

describe('backwards', () => {
  test('retraces the way that the piece came, then goes on like any other, and looks ahead at the end', () => {
    const board = squareRoad(RING);
    const there = planForward(board, { ...east, points: 6 });
    const { target, face, cameFrom } = there;
    const back = planForward(board, { from: target, face, cameFrom, points: 5, backwards: true });
    expect(path(back)).toBe('4,1 4,0 3,0 2,0 1,0');
    expect(back).toMatchObject({ face: 0, cameFrom: undefined, backwards: true });
    // Forward again, it goes the way that it looks.
    expect(path(planForward(board, { from: back.target, face: back.face, points: 2 }))).toBe('2,0 3,0');
  });

  test('the first step is no question, even at a fork', () => {
    const onFork = vi.fn((): Direction => 'S');
    const at = { from: { x: 2, y: 0 }, cameFrom: { x: 1, y: 0 }, face: 'E', points: 2, backwards: true } as const;
    expect(path(planForward(squareRoad(TEE), { ...at, fork: 'choose', onFork }))).toBe('1,0 0,0');
    expect(onFork).not.toHaveBeenCalled();
  });

  test('a closed way back is none: the face is turned round, and it came from nowhere', () => {
    const board = squareRoad(CROSSING, { '1,2': { solid: true } });
    const at = { from: { x: 2, y: 2 }, cameFrom: { x: 1, y: 2 }, face: 'S', points: 1, backwards: true } as const;
    expect(path(planForward(board, at))).toBe('2,1');
    const blocked = ({ x }: { x: number }) => (x === 1 ? 'BLOCKED' : 1);
    expect(path(planForward(squareRoad(CROSSING), { ...at, cost: blocked }))).toBe('2,1');
  });

  test('one-way edges hold', () => {
    const board = squareRoad(['###'], { '2,0': { exits: '' } });
    const at = { from: { x: 2, y: 0 }, cameFrom: { x: 1, y: 0 }, face: 'E', points: 1, backwards: true } as const;
    expect(planForward(board, at)).toMatchObject({ end: 'blocked', face: 0, cameFrom: xy('1,0') });
  });

  test('without a step, face and came-from are as before', () => {
    const at = { from: { x: 1, y: 0 }, cameFrom: { x: 0, y: 0 }, face: 'E', backwards: true } as const;
    const toll = squareRoad(['###'], { '0,0': { cost: 2 } });
    expect(planForward(toll, { ...at, points: 1 })).toMatchObject({ end: 'short', face: 0, cameFrom: xy('0,0') });
    expect(planForward(toll, { ...at, points: 0 })).toMatchObject({ end: 'spent', face: 0, cameFrom: xy('0,0') });
  });
});

describe('numbers', () => {
  const long = squareRoad(['#'.repeat(60)]);

  test.for([0.1, 0.2, 1 / 3, 0.7, 0.001])(
    'fifty steps of %d take fifty times as much, though binary fractions do not add up',
    (cost) => {
      const plan = planForward(long, { ...east, points: 50 * cost, cost: () => cost });
      expect(plan).toMatchObject({ end: 'spent', remaining: 0 });
      expect(plan.steps).toHaveLength(50);
      expect(plan.steps.at(-1)?.spent).toBe(50 * cost);
    },
  );

  test('what is left is shown without the dust of binary fractions', () => {
    const plan = planForward(long, { ...east, points: 1, cost: () => 0.1 });
    expect(plan.steps.map(({ spent }) => spent)).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]);
    expect(plan.steps.map(({ remaining }) => remaining)).toEqual([0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0]);
  });

  test('a millionth too little is too little', () => {
    expect(planForward(long, { ...east, points: 0.999999 })).toMatchObject({ end: 'short', remaining: 0.999999 });
  });

  test('spent and remaining add up to the points on every step', () => {
    const costs = fc.array(fc.constantFrom(0, 0.1, 0.25, 1 / 3, 1, 2.5), { minLength: 59, maxLength: 59 });
    fc.assert(
      fc.property(costs, fc.constantFrom(0.3, 1, 2.7, 10, 33.3), (list, points) => {
        const cost = ({ x }: { x: number }) => list[x - 1] ?? 1;
        for (const step of planForward(long, { ...east, points, cost, deadEnd: 'stop' }).steps) {
          expect(step.spent + step.remaining).toBeCloseTo(points, 9);
        }
      }),
    );
  });

  test('a billion points on a ring is a mistake that does not hang', () => {
    expect(() => planForward(squareRoad(RING), { ...east, points: 1e9 })).toThrow(
      new RangeError('points 1000000000 make more than 1000000 steps'),
    );
    expect(() => planForward(squareRoad(RING), { ...east, points: 1e300 })).toThrow('1e+300');
    const stop = squareRoad(RING, { '4,4': { cost: 'STOP' } });
    expect(planForward(stop, { ...east, points: 1e9 })).toMatchObject({ end: 'stopped', target: xy('4,4') });
    const far = planForward(squareRoad(RING), { ...east, points: 1e6 });
    expect(far).toMatchObject({ end: 'spent', target: xy('0,0') });
    expect(far.steps).toHaveLength(1e6);
  });
});

describe('on the way to a goal', () => {
  test('a predicate: the next tile that passes, at least one step on', () => {
    const board = squareRoad(RING, { '2,0': { class: 'station' }, '4,2': { class: 'station' } });
    const isStation = ({ properties }: { properties: TileProperties }) => properties.class === 'station';
    const plan = planForwardTo(board, { from: { x: 2, y: 0 }, face: 'E', to: isStation });
    expect(plan).toMatchObject({ end: 'arrived', target: xy('4,2'), points: 0, remaining: 0 });
    expect(plan.steps.every(({ cost, spent, remaining }) => cost + spent + remaining === 0)).toBe(true);
  });

  test('cost callbacks are not asked, costs without sense neither; BLOCKED closes', () => {
    const cost = vi.fn(() => 1);
    const board = squareRoad(['####'], { '1,0': { cost: 'much' }, '2,0': { cost: 'STOP' } });
    expect(planForwardTo(board, { ...east, to: { x: 3, y: 0 }, cost }).end).toBe('arrived');
    expect(cost).not.toHaveBeenCalled();
    board.setTile({ x: 2, y: 0 }, { cost: 'BLOCKED' });
    const closed = planForwardTo(board, { ...east, to: { x: 3, y: 0 }, deadEnd: 'stop' });
    expect(closed).toMatchObject({ end: 'dead-end', steps: [], target: xy('0,0') });
  });

  test('zero-cost tiles at the end are kept, circles of them are no mistake', () => {
    const board = squareRoad(RING, free('1,0', '2,0', '3,0'));
    expect(path(planForwardTo(board, { ...east, to: { x: 2, y: 0 } }))).toBe('1,0 2,0');
  });

  test('without a way: blocked, dead-end, or unreachable, and never a step', () => {
    const to = { x: 0, y: 0 };
    const walk = { face: 'E', to } as const;
    const island = squareRoad(['#.#'], {});
    expect(planForwardTo(island, { ...walk, from: { x: 2, y: 0 } })).toMatchObject({ end: 'blocked', steps: [] });
    const gate = squareRoad(['####'], { '1,0': { solid: true } });
    const start = { ...walk, from: { x: 2, y: 0 } };
    expect(planForwardTo(gate, { ...start, deadEnd: 'stop' })).toMatchObject({ end: 'dead-end', steps: [] });
    expect(planForwardTo(gate, { ...start, deadEnd: 'refuse' })).toMatchObject({ end: 'dead-end', steps: [] });
    expect(planForwardTo(gate, start)).toMatchObject({ end: 'unreachable', steps: [], target: xy('2,0') });
  });

  test('unreachable after 4 × road size steps, where a callback decides all the time', () => {
    const onFork = vi.fn((): Direction => 'E');
    const rows = ['####', '.#.#', '.###'];
    const plan = planForwardTo(squareRoad(rows), { ...east, from: { x: 1, y: 2 }, face: 'W', to: xy('0,0'), onFork });
    expect(plan).toMatchObject({ end: 'unreachable', steps: [] });
    // 9 tiles are 36 steps; the fork (1, 0) comes every 8 of them, first after 2.
    expect(onFork).toHaveBeenCalledTimes(5);
  });

  test('chance may come by at last', () => {
    const board = squareRoad(CROSSING);
    const walk = { from: { x: 2, y: 4 }, face: 'N', to: { x: 0, y: 2 }, fork: 'random' } as const;
    const ends = Array.from({ length: 40 }, (_, seed) => planForwardTo(board, { ...walk, random: createRandom(seed) }));
    expect(ends.every(({ end }) => end === 'arrived')).toBe(true);
    expect(ends.some(({ steps }) => steps.length > 4)).toBe(true);
  });
});

test('every step leads to a neighbour, by its direction, over wrapped edges too', () => {
  const layouts = [
    hexLayout({ columns: 6, rows: 6, wrap: 'both' }),
    hexLayout({ columns: 6, rows: 6, wrap: 'both', orientation: 'flat', offset: 'even' }),
  ];
  fc.assert(
    fc.property(fc.constantFrom(...layouts), fc.infiniteStream(fc.boolean()), fc.nat(), (layout, coins, seed) => {
      const board = new Board(layout, { tiles: (x, y) => (x + y === 0 || coins.next().value ? {} : undefined) });
      const start = { from: { x: 0, y: 0 }, points: 30, fork: 'random', random: createRandom(seed) } as const;
      const { steps, from } = planForward(board, start);
      for (const [index, { tile, direction, face }] of steps.entries()) {
        const { cell } = steps[index - 1]?.tile ?? from;
        expect(layout.neighbors[cell * 6 + direction]).toBe(tile.cell);
        expect(face).toBe(direction);
      }
    }),
  );
});

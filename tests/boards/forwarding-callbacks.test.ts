// Callbacks: what they are asked and how often, and what their answers mean (forwarding.md, rules 4, 6 and 7).
import { describe, expect, test, vi } from 'vitest';
import {
  BLOCKED,
  type Cost,
  createRandom,
  type Direction,
  type ForkQuestion,
  forwardOutcomes,
  planForward,
  resumeForward,
  STOP,
  type TileProperties,
} from '../../src/boards/index.js';
import { at, CROSSING, path, RING, squareRoad, TEE, xy } from './roads.js';

const east = { from: { x: 0, y: 0 }, face: 'E' } as const;

describe('cost', () => {
  test('is told the tile, the tile before and the direction', () => {
    const board = squareRoad(['##', '.#']);
    const cost = vi.fn(() => 1);
    planForward(board, { ...east, points: 2, cost });
    const [a, b, c] = ['0,0', '1,0', '1,1'].map((name) => board.tile(xy(name)));
    expect(cost.mock.calls).toEqual([
      [b, a, 0],
      [c, b, 1],
    ]);
  });

  test('is asked for the chosen way only, once a step', () => {
    const board = squareRoad(CROSSING);
    const cost = vi.fn(({ x }: { x: number }): Cost => (x === 3 ? BLOCKED : 1));
    const { steps } = planForward(board, { from: { x: 1, y: 2 }, face: 'E', points: 3, cost, onFork: () => 'S' });
    expect(steps.map(({ tile }) => at(board, tile))).toEqual(['2,2', '2,3', '2,4']);
    expect(cost).toHaveBeenCalledTimes(3);
  });

  test('under choose it is asked for each onward way once, and not again for one that is left', () => {
    const board = squareRoad(CROSSING);
    const asked: string[] = [];
    const cost = ({ x, y }: { x: number; y: number }, _: unknown, direction: number): Cost => {
      asked.push(`${x},${y}`);
      return direction === 0 ? 1 : BLOCKED;
    };
    const walk = { from: { x: 1, y: 2 }, face: 'E', points: 2, fork: 'choose', cost } as const;
    expect(path(planForward(board, walk))).toBe('2,2 3,2');
    expect(asked).toEqual(['2,2', '3,2', '2,3', '2,1']);
    asked.length = 0;
    forwardOutcomes(board, walk);
    expect(asked).toEqual(['2,2', '3,2', '2,3', '2,1']);
  });

  test('undefined leaves it to the tile, and that to 1', () => {
    const board = squareRoad(['####'], { '2,0': { cost: 3 } });
    const { steps } = planForward(board, { ...east, points: 5, cost: () => undefined });
    expect(steps.map(({ cost, spent, remaining }) => [cost, spent, remaining])).toEqual([
      [1, 1, 4],
      [3, 4, 1],
      [1, 5, 0],
    ]);
    expect(path(planForward(board, { ...east, points: 3, cost: () => 1 }))).toBe('1,0 2,0 3,0');
  });

  test('the property BLOCKED closes before the callback is asked', () => {
    const cost = vi.fn(() => 1);
    const plan = planForward(squareRoad(['##'], { '1,0': { cost: 'BLOCKED' } }), { ...east, points: 1, cost });
    expect(plan).toMatchObject({ end: 'blocked', closed: [{ direction: 0, reason: 'cost' }, {}, {}, {}] });
    expect(cost).not.toHaveBeenCalled();
  });

  test('the words of a tile have no case, and its number may be text, as authors write in Tiled', () => {
    const board = squareRoad(['#####'], { '1,0': { cost: '2' }, '2,0': { cost: '0.5' }, '3,0': { cost: 'stop' } });
    const plan = planForward(board, { ...east, points: 9 });
    expect(plan.steps.map(({ cost }) => cost)).toEqual([2, 0.5, 6.5]);
    expect(plan.end).toBe('stopped');
    expect(planForward(squareRoad(['##'], { '1,0': { cost: 'Blocked' } }), { ...east, points: 1 }).end).toBe('blocked');
  });

  test.for([-1, Number.NaN, Number.POSITIVE_INFINITY, 'stop', '1', null, true, {}])('%o throws', (answer) => {
    const cost = () => answer as Cost;
    expect(() => planForward(squareRoad(['##']), { ...east, points: 1, cost })).toThrow(
      /tile \(1, 0\): the cost callback answered .*, but must be a finite number ≥ 0, 'STOP' or 'BLOCKED'/,
    );
  });

  test.for([-1, Number.NaN, 'many', '', '-2', '1e9', true])('as a property, %o throws', (cost) => {
    const board = squareRoad(['##'], { '1,0': { cost } as unknown as TileProperties });
    expect(() => planForward(board, { ...east, points: 1 })).toThrow('tile (1, 0): its cost is');
  });

  test('STOP takes all, and wins over spent', () => {
    const plan = planForward(squareRoad(['####']), { ...east, points: 1, cost: () => STOP });
    expect(plan).toMatchObject({ end: 'stopped', remaining: 0, steps: [{ cost: 1, spent: 1 }] });
  });
});

describe('BLOCKED from the callback takes a way out of the step', () => {
  const blocked =
    (...names: string[]) =>
    ({ x, y }: { x: number; y: number }): Cost =>
      names.includes(`${x},${y}`) ? BLOCKED : 1;
  const board = squareRoad(CROSSING);
  const walk = { from: { x: 1, y: 2 }, face: 'E', points: 2 } as const;

  test('straight on blocked, one other closed: the other one, without chance', () => {
    board.setEdge({ x: 2, y: 2 }, 'N', false);
    expect(path(planForward(board, { ...walk, cost: blocked('3,2') }))).toBe('2,2 2,3');
    board.setEdge({ x: 2, y: 2 }, 'N', true);
  });

  test('all onward ways blocked: it turns round, and the tile behind may be blocked too', () => {
    const cost = blocked('3,2', '2,1', '2,3');
    const chance = { onFork: () => 'E', random: createRandom(1) };
    expect(path(planForward(board, { ...walk, cost, ...chance }))).toBe('2,2 1,2');
    expect(planForward(board, { ...walk, cost, fork: 'choose', deadEnd: 'stop' })).toMatchObject({ end: 'dead-end' });
    const all = planForward(board, { ...walk, fork: 'choose', cost: blocked('3,2', '2,1', '2,3', '1,2') });
    expect(all).toMatchObject({ end: 'blocked', remaining: 1 });
    expect(all.closed?.map(({ reason }) => reason)).toEqual(['cost', 'cost', 'cost', 'cost']);
  });

  test('onFork and signs are not asked again', () => {
    const road = squareRoad(CROSSING, { '2,2': { face: 'N' } });
    const onFork = vi.fn((): Direction => 'S');
    expect(path(planForward(road, { ...walk, cost: blocked('2,3'), onFork }))).toBe('2,2 3,2');
    expect(onFork).toHaveBeenCalledTimes(1);
    const plan = planForward(road, { ...walk, cost: blocked('2,1'), fork: 'choose', onFork: () => undefined });
    expect(plan.ways?.map(({ direction }) => direction)).toEqual([0, 1]);
  });

  test('a piece from nowhere that is left with exactly two ways needs no luck', () => {
    const tee = squareRoad(['#####', '..#..']);
    // From (2, 0), looking S, there is nothing behind it: E, S, W are onward.
    const fresh = { from: { x: 2, y: 0 }, face: 'S', points: 1 } as const;
    expect(path(planForward(tee, { ...fresh, cost: blocked('2,1') }))).toBe('3,0');
  });
});

describe('onFork', () => {
  const board = squareRoad(TEE, { '2,0': { face: 'S' } });
  const walk = { from: { x: 0, y: 0 }, face: 'E', points: 4 } as const;
  const answering = (answer: Direction | undefined) => ({ ...walk, onFork: () => answer });

  test('is told all that it may decide by', () => {
    const onFork = vi.fn((_: ForkQuestion): undefined => undefined);
    planForward(board, { ...walk, onFork });
    expect(onFork.mock.calls).toEqual([
      [
        {
          tile: board.tile(xy('2,0')),
          ways: [
            { direction: 0, tile: board.tile(xy('3,0')) },
            { direction: 1, tile: board.tile(xy('2,1')) },
          ],
          back: 2,
          cameFrom: board.tile(xy('1,0')),
          face: 0,
          remaining: 2,
          backwards: false,
        },
      ],
    ]);
  });

  test('comes before the sign; names and numbers will do', () => {
    expect(path(planForward(board, answering('E')))).toBe('1,0 2,0 3,0 4,0');
    expect(path(planForward(board, answering(0)))).toBe('1,0 2,0 3,0 4,0');
    expect(path(planForward(board, answering('s')))).toBe('1,0 2,0 2,1 2,2');
  });

  test('may send it back', () => {
    expect(path(planForward(board, answering('W')))).toBe('1,0 2,0 1,0 0,0');
  });

  test('undefined and a closed direction are no answer: the sign decides', () => {
    expect(path(planForward(board, answering(undefined)))).toBe('1,0 2,0 2,1 2,2');
    expect(path(planForward(board, answering('N')))).toBe('1,0 2,0 2,1 2,2');
    expect(planForward(board, { ...answering('N'), fork: 'choose' })).toMatchObject({ end: 'fork', suggested: 1 });
  });

  test.for(['SE', 4, 0.5, null])('%o, which the layout does not have, throws and names the tile', (answer) => {
    expect(() => planForward(board, answering(answer as Direction))).toThrow(
      /tile \(2, 0\): the answer of onFork is .*, but the directions of this square layout are/,
    );
  });

  test('is not asked where there is no fork: on a ring, at dead ends, by a fresh piece at a corner', () => {
    const onFork = vi.fn();
    planForward(squareRoad(RING), { ...walk, points: 40, fork: 'choose', onFork });
    planForward(squareRoad(['###']), { ...walk, points: 9, onFork });
    planForward(squareRoad(RING), { from: { x: 4, y: 4 }, face: 'E', points: 1, onFork });
    expect(onFork).not.toHaveBeenCalled();
  });

  test('is told the face as it walks: turned round while it goes backwards', () => {
    const onFork = vi.fn((_: ForkQuestion): Direction => 'S');
    const plan = planForward(board, { from: { x: 4, y: 0 }, face: 'E', points: 3, backwards: true, onFork });
    expect(path(plan)).toBe('3,0 2,0 2,1');
    expect(onFork.mock.calls[0]?.[0]).toMatchObject({ face: 2, back: 0, backwards: true, remaining: 1 });
  });
});

test('callbacks may ask the board anything, another search included', () => {
  const board = squareRoad(CROSSING);
  const plain = { from: { x: 0, y: 2 }, face: 'E', points: 4 } as const;
  const expected = planForward(board, plain);
  const ask = (): undefined => {
    planForward(board, { from: { x: 2, y: 4 }, face: 'N', points: 3, fork: 'choose' });
    forwardOutcomes(board, { from: { x: 4, y: 2 }, face: 'W', points: 4, fork: 'choose' });
    const fork = planForward(board, { ...plain, fork: 'choose' });
    resumeForward(fork, 'N');
    board.setEdge({ x: 0, y: 2 }, 'E', board.isOpen({ x: 0, y: 2 }, 'E'));
  };
  const curious = planForward(board, {
    ...plain,
    cost: () => ask() ?? 1,
    solid: () => ask(),
    road: () => ask(),
    onFork: () => ask(),
  });
  expect(curious.steps).toEqual(expected.steps);
  expect(curious.end).toBe(expected.end);
});

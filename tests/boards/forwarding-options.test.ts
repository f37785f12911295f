// Rule of the house 2: a programming mistake throws and names the option, the value and what is allowed.
import { describe, expect, test } from 'vitest';
import {
  createRandom,
  type ForwardOptions,
  forwardOutcomes,
  planForward,
  planForwardTo,
  type TileProperties,
} from '../../src/boards/index.js';
import { graphRoad, RING, squareRoad } from './roads.js';

const board = squareRoad(RING);
const good = { from: { x: 0, y: 0 }, face: 'E', points: 3 };
const plan = (options: object) => () =>
  planForward(board, { ...good, ...options } as ForwardOptions<TileProperties, string>);

describe('options that make no sense throw', () => {
  test.for([
    [{ points: -1 }, RangeError, 'planForward: points is -1, but must be a finite number ≥ 0'],
    [{ points: Number.NaN }, RangeError, 'points is NaN'],
    [{ points: Number.POSITIVE_INFINITY }, RangeError, 'points is Infinity'],
    [{ points: '3' }, TypeError, "points is '3'"],
    [{ points: undefined }, TypeError, 'points is undefined'],
    [{ fork: 'left' }, RangeError, "fork is 'left', but must be 'forward' or 'random' or 'choose'"],
    [{ deadEnd: 'bounce' }, RangeError, "deadEnd is 'bounce', but must be 'turn' or 'stop' or 'refuse'"],
    [{ diagonals: true }, RangeError, "diagonals is true, but must be 'joined' or 'always' or 'never'"],
    [{ backwards: 1 }, TypeError, 'backwards is 1, but must be true or false'],
    [{ cost: 2 }, TypeError, 'cost is 2, but must be a function'],
    [{ solid: [] }, TypeError, 'solid is [], but must be a function'],
    [{ road: {} }, TypeError, 'road is {}, but must be a function'],
    [{ onFork: 'E' }, TypeError, "onFork is 'E', but must be a function"],
    [{ random: Math }, TypeError, 'random is {}, but must be a generator'],
    [{ face: 'up' }, RangeError, "planForward: face is 'up', but the directions of this square layout are 0 E"],
    [{ face: 4 }, RangeError, 'face is 4'],
    [{ from: undefined }, TypeError, 'from is undefined, but must be a place'],
    [{ from: { x: 9, y: 0 } }, RangeError, 'from is (9, 0), which is outside the board'],
    [{ from: { x: 1, y: 1 } }, RangeError, 'from is (1, 1), where there is no tile'],
    [{ cameFrom: { x: -1, y: 0 } }, RangeError, 'cameFrom is (-1, 0), which is outside the board'],
    [{ cameFrom: 7 }, TypeError, 'cameFrom is 7, but must be a place'],
    [{ dice: 6 }, TypeError, 'planForward: there is no option dice; allowed: from, face, cameFrom, piece'],
  ] as const)('%o', ([options, kind, message]) => {
    expect(plan(options)).toThrow(kind);
    expect(plan(options)).toThrow(message);
  });

  test('each function knows its own options only', () => {
    expect(plan({ to: { x: 1, y: 0 } })).toThrow('there is no option to');
    expect(plan({ useOnFork: true })).toThrow('there is no option useOnFork');
    const { points, ...rest } = good;
    expect(() => planForwardTo(board, { ...rest, to: { x: 7, y: 0 } })).toThrow('planForwardTo: to is (7, 0)');
    expect(() => planForwardTo(board, { ...rest, to: undefined } as never)).toThrow('to is undefined');
    expect(() => planForwardTo(board, { ...good, to: { x: 1, y: 0 } } as never)).toThrow('there is no option points');
    expect(() => forwardOutcomes(board, { ...good, useOnFork: 'yes' } as never)).toThrow("useOnFork is 'yes'");
    expect(() => forwardOutcomes(board, { ...good, points: -2 })).toThrow('forwardOutcomes: points is -2');
    expect(points).toBe(3);
  });

  test('no options at all', () => {
    expect(() => planForward(board, undefined as never)).toThrow('options is undefined, but must be an object');
  });

  test('on a graph the face is an angle', () => {
    const graph = graphRoad({ a: [0, 0], b: [1, 0] }, 'a=b');
    expect(() => planForward(graph, { from: { node: 'a' }, face: '0', points: 1 })).toThrow(
      "face is '0', but on a graph layout must be an angle in degrees",
    );
    expect(() => planForward(graph, { from: { node: 'z' }, points: 1 })).toThrow("node 'z'");
  });
});

test('undefined options are as good as none: defaults are face 0, forward, turn, joined', () => {
  const none = planForward(board, { from: { x: 0, y: 0 }, points: 3 });
  const undefinedOnes = {
    face: undefined,
    fork: undefined,
    deadEnd: undefined,
    diagonals: undefined,
    random: undefined,
  };
  expect(planForward(board, { from: { x: 0, y: 0 }, points: 3, ...undefinedOnes }).steps).toEqual(none.steps);
  expect(none).toMatchObject({
    faceBefore: 0,
    options: { fork: 'forward', deadEnd: 'turn', diagonals: 'joined', backwards: false },
  });
});

test('names of directions have no case, numbers are the same directions', () => {
  const west = { from: { x: 2, y: 4 }, points: 2 };
  const byNumber = planForward(board, { ...west, face: 2 });
  expect(planForward(board, { ...west, face: 'w' }).steps).toEqual(byNumber.steps);
  expect(planForward(board, { ...west, face: 'W' }).steps).toEqual(byNumber.steps);
});

test('a plan asks nothing of chance that it does not need: a generator may be there or not', () => {
  const random = createRandom(1);
  const { randomBefore, randomAfter } = planForward(board, { ...good, random });
  expect(randomAfter).toEqual(randomBefore);
  expect(randomBefore).toEqual(random.state);
  expect(planForward(board, good)).toMatchObject({ randomBefore: undefined, randomAfter: undefined });
});

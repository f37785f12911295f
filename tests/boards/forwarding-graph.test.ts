// Layouts without opposite directions keep the face as an angle, clockwise from E, y down (forwarding.md, "Direction
// words"): straight on is the way with the smallest turn, straight back the one nearest to face + 180°, each below 90°.
import { describe, expect, test } from 'vitest';
import {
  Board,
  createRandom,
  type Direction,
  forwardOutcomes,
  type Layout,
  planForward,
  planForwardTo,
  resumeForward,
} from '../../src/boards/index.js';
import { graphRoad, path } from './roads.js';

/** A middle m, a tail behind it in the W, and ends of arms at the angles given, in this order. */
function star(...angles: number[]) {
  const nodes: Record<string, [number, number]> = { m: [0, 0], tail: [-10, 0] };
  const name = (angle: number) => `a${angle}`;
  for (const angle of angles) {
    const radians = (angle * Math.PI) / 180;
    nodes[name(angle)] = [10 * Math.cos(radians), 10 * Math.sin(radians)];
  }
  return graphRoad(nodes, ['m=tail', ...angles.map((angle) => `m=${name(angle)}`)].join(' '));
}
const fromTail = { from: { node: 'tail' }, face: 0, points: 2, random: createRandom('graph') };

test('a step has the number of the edge at the node left, and the angle', () => {
  const board = graphRoad({ a: [0, 0], b: [10, 10], c: [0, 20] }, 'b=c a=b');
  const plan = planForward(board, { from: { node: 'a' }, face: 45, points: 2 });
  expect(path(plan)).toBe('b c');
  expect(plan.steps.map(({ direction, face }) => [direction, face])).toEqual([
    [0, 45],
    [0, 135],
  ]);
  expect(plan).toMatchObject({ face: 135, cameFrom: { x: 1, y: 0 } });
});

describe('straight on', () => {
  test.for([
    [[60, 30], 'a30'],
    [[80, -10, 20], 'a-10'],
    [[89, 135], 'a89'],
    [[-45, 45], 'a-45'],
    [[45, -45], 'a45'],
  ] as const)('of the arms %o it is %s', ([angles, arm]) => {
    const plan = planForward(star(...angles), fromTail);
    expect(path(plan)).toBe(`m ${arm}`);
    expect(plan.randomAfter).toEqual(plan.randomBefore);
  });

  test('a right angle is no longer straight on: chance decides', () => {
    const plan = planForward(star(90, -90), fromTail);
    expect(plan.randomAfter).not.toEqual(plan.randomBefore);
    expect(() => planForward(star(90, -90), { ...fromTail, random: undefined })).toThrow("the fork on tile 'm'");
  });

  test('where the way back has the smallest turn there is none', () => {
    // The face is not that of the last step: a game may turn a piece as it likes.
    const board = star(100, -100);
    const turned = { from: { node: 'm' }, cameFrom: { node: 'tail' }, face: 180, points: 1 };
    expect(() => planForward(board, turned)).toThrow('chance decides');
    expect(path(planForward(board, { ...turned, face: 120 }))).toBe('a100');
  });
});

describe('straight back, for a piece that came from nowhere', () => {
  const fresh = (board: ReturnType<typeof star>, face: number) =>
    planForward(board, { from: { node: 'm' }, face, points: 1, fork: 'choose' });

  test('is the way nearest to face + 180°', () => {
    expect(fresh(star(30, -30), 0)).toMatchObject({ end: 'fork', back: 0, ways: [{ direction: 1 }, { direction: 2 }] });
    expect(fresh(star(30, -30), 30)).toMatchObject({ end: 'fork', back: 0 });
  });

  test('is below 90°', () => {
    const plan = fresh(star(30, -30), 90);
    expect(plan).toMatchObject({ end: 'fork', back: 2 });
    expect(fresh(star(180 - 30, 180 + 30), 180).back).toBeUndefined();
    expect(fresh(star(120, 240), 0).back).toBe(0);
  });

  test('a tie is none', () => {
    const board = graphRoad({ m: [0, 0], a: [-10, 10], b: [-10, -10], c: [10, 0] }, 'm=a m=b m=c');
    expect(planForward(board, { from: { node: 'm' }, face: 0, points: 1, fork: 'choose' })).toMatchObject({
      end: 'fork',
      ways: [{ direction: 0 }, { direction: 1 }, { direction: 2 }],
      back: undefined,
    });
    expect(path(planForward(board, { from: { node: 'm' }, face: 0, points: 1 }))).toBe('c');
  });
});

test('a fresh piece on a node with two ways: the sign, else its face, else the lower edge', () => {
  const nodes = { m: [0, 0], a: [0, 10], b: [10, 1] } as const;
  const board = graphRoad(nodes, 'm=a m=b');
  const fresh = { from: { node: 'm' }, points: 1 };
  expect(path(planForward(board, { ...fresh, face: 45 }))).toBe('b');
  expect(path(planForward(board, { ...fresh, face: 100 }))).toBe('a');
  expect(path(planForward(board, { ...fresh, face: 270 }))).toBe('b');
  board.setTile({ node: 'm' }, { face: 'a' });
  expect(path(planForward(board, { ...fresh, face: 45 }))).toBe('a');
});

test('signs name the edge of the node, by number or by the neighbour', () => {
  for (const face of [2, 'a-60'] as Direction[]) {
    const board = star(10, -60);
    board.setTile({ node: 'm' }, { face });
    expect(path(planForward(board, fromTail))).toBe('m a-60');
    expect(planForward(board, { ...fromTail, fork: 'choose' })).toMatchObject({ end: 'fork', suggested: 2 });
  }
});

test('angles are the same with a whole turn more or less', () => {
  for (const face of [0, 360, -360, 720]) expect(path(planForward(star(60, 30), { ...fromTail, face }))).toBe('m a30');
});

test('backwards turns the angle round, and one-way edges hold', () => {
  const board = graphRoad({ a: [0, 0], b: [10, 0], c: [20, 10] }, 'a=b b=c');
  const plan = planForward(board, {
    from: { node: 'c' },
    cameFrom: { node: 'b' },
    face: 45,
    points: 2,
    backwards: true,
  });
  expect(path(plan)).toBe('b a');
  expect(plan).toMatchObject({ face: 0, cameFrom: undefined });
  const oneWay = graphRoad({ a: [0, 0], b: [10, 0], c: [20, 0] }, 'b=c a>b');
  const stopped = planForward(oneWay, { from: { node: 'c' }, cameFrom: { node: 'b' }, points: 2, backwards: true });
  expect(path(stopped)).toBe('b c');
});

test('closed tells nothing of edges that the node does not have', () => {
  const board = star(30, -30);
  board.setTile({ node: 'm' }, { solid: true });
  expect(planForward(board, { ...fromTail, points: 1 }).closed).toEqual([{ direction: 0, reason: 'solid' }]);
});

test('outcomes, goals and resuming work on graphs too', () => {
  const board = star(45, -45);
  const walk = { ...fromTail, fork: 'choose' } as const;
  expect(forwardOutcomes(board, walk).map(({ tile, face, choices }) => [tile.cell, Math.round(face), choices])).toEqual(
    [
      [2, 45, [1]],
      [3, 315, [2]],
    ],
  );
  const { points, ...toward } = walk;
  const fork = planForwardTo(board, { ...toward, to: { node: 'a-45' } });
  const resumed = resumeForward(fork, 2);
  expect(fork.end).toBe('fork');
  expect(resumed.ok && resumed.plan).toMatchObject({ end: 'arrived', target: { x: 3, y: 0 } });
  expect(points).toBe(2);
});

test('a hub of more edges than a machine word has bits', () => {
  const angles = Array.from({ length: 300 }, (_, i) => -89 + i / 2);
  const plan = planForward(star(...angles), { ...fromTail, fork: 'choose' });
  expect(plan.ways).toHaveLength(300);
  const resumed = resumeForward(plan, 300);
  expect(resumed.ok && path(resumed.plan)).toBe('a60.5');
});

test("a user's own layout without opposite directions, triangles in a strip", () => {
  // Eight triangles in a row, pointing up and down in turn: left, right, and the third side that leads nowhere.
  const size = 8;
  const layout: Layout = {
    shape: 'strip',
    size,
    directions: ['L', 'R', 'V'],
    neighbors: Int32Array.from(
      Array.from({ length: size }, (_, cell) => [cell - 1, cell + 1 < size ? cell + 1 : -1, -1]).flat(),
    ),
    cellOf: (x, y) => (y === 0 && x >= 0 && x < size ? x : undefined),
    xyOf: (cell) => ({ x: cell, y: 0 }),
    center: (cell) => ({ x: cell * 5, y: cell % 2 === 0 ? 6 : 3 }),
    corners: () => [],
    cellAt: () => undefined,
    opposite: () => undefined,
    distance: (a, b) => Math.abs(a - b),
  };
  const board = new Board(layout);
  const plan = planForward(board, { from: { cell: 2 }, face: 0, points: 7 });
  expect(plan.steps.map(({ tile }) => tile.cell)).toEqual([3, 4, 5, 6, 7, 6, 5]);
});

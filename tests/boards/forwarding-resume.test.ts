// Waiting at a fork and going on from there (forwarding.md, "resumeForward").
import { describe, expect, test } from 'vitest';
import {
  BLOCKED,
  createRandom,
  type Direction,
  type ForwardPlan,
  planForward,
  planForwardTo,
  resumeForward,
  type TileProperties,
} from '../../src/boards/index.js';
import { CROSSING, path, squareRoad, TEE, xy } from './roads.js';

type Plan = ForwardPlan<TileProperties, string>;

function resumed(plan: Plan, direction: Direction): Plan {
  const result = resumeForward(plan, direction);
  if (!result.ok) throw new Error(result.reason);
  return result.plan;
}

const choose = { face: 'E', fork: 'choose' } as const;
const toFork = (points = 4) =>
  planForward(squareRoad(TEE), { ...choose, from: { x: 0, y: 0 }, cameFrom: { x: 1, y: 0 }, points });

test('goes on from the fork with the points that remained', () => {
  const fork = planForward(squareRoad(TEE), { ...choose, from: { x: 0, y: 0 }, points: 4 });
  const plan = resumed(fork, 'S');
  expect(path(fork)).toBe('1,0 2,0');
  expect(plan).toMatchObject({ from: xy('2,0'), points: 2, end: 'spent', face: 1, cameFrom: xy('2,1') });
  expect(plan.steps.map(({ spent, remaining }) => [spent, remaining])).toEqual([
    [1, 1],
    [2, 0],
  ]);
  expect(plan).toMatchObject({ faceBefore: 0, cameFromBefore: xy('1,0') });
});

test('takes any of the ways, and back; numbers and names', () => {
  const fork = planForward(squareRoad(CROSSING), { ...choose, from: { x: 1, y: 2 }, points: 2 });
  const ends = ['E', 'S', 'N', 'W', 1].map((direction) => path(resumed(fork, direction)));
  expect(ends).toEqual(['3,2', '2,3', '2,1', '1,2', '2,3']);
});

test('the plan that was waiting is not changed, and may be resumed again', () => {
  const fork = planForward(squareRoad(CROSSING), { ...choose, from: { x: 1, y: 2 }, points: 2 });
  const before = { ...fork };
  resumed(fork, 'S');
  expect(path(resumed(fork, 'N'))).toBe('2,1');
  expect(fork).toEqual(before);
});

describe('no', () => {
  test('no-fork: the plan does not wait', () => {
    const plan = planForward(squareRoad(['###']), { from: { x: 0, y: 0 }, points: 1 });
    expect(resumeForward(plan, 'E')).toEqual({ ok: false, reason: 'no-fork' });
  });

  test('not-offered: a direction without a way, a blocked one, one that has been closed since', () => {
    const board = squareRoad(CROSSING);
    const cost = ({ x }: { x: number }) => (x === 3 ? BLOCKED : 1);
    const fork = planForward(board, { ...choose, from: { x: 2, y: 0 }, face: 'S', points: 4, cost });
    expect(fork.ways?.map(({ direction }) => direction)).toEqual([1, 2]);
    expect(resumeForward(fork, 'E')).toEqual({ ok: false, reason: 'not-offered' });
    board.place('post', { x: 1, y: 2 }, { solid: true });
    expect(resumeForward(fork, 'W')).toEqual({ ok: false, reason: 'not-offered' });
    board.remove('post');
    expect(resumeForward(fork, 'W').ok).toBe(true);
  });

  test('a direction that the layout does not have is a mistake', () => {
    const fork = planForward(squareRoad(TEE), { ...choose, from: { x: 0, y: 0 }, points: 4 });
    expect(() => resumeForward(fork, 'SE')).toThrow("resumeForward: direction is 'SE'");
  });
});

test('on the board as it is now', () => {
  const board = squareRoad(TEE);
  const fork = planForward(board, { ...choose, from: { x: 0, y: 0 }, points: 4 });
  board.setTile({ x: 2, y: 2 }, { cost: 'STOP' });
  board.setTile({ x: 4, y: 0 }, undefined);
  expect(resumed(fork, 'S')).toMatchObject({ end: 'stopped', target: xy('2,2') });
  expect(path(resumed(fork, 'E'))).toBe('3,0 2,0');
});

test('the chosen way blocked by its cost: the rest of the ways are offered', () => {
  const closed = new Set<string>();
  const cost = ({ x, y }: { x: number; y: number }) => (closed.has(`${x},${y}`) ? BLOCKED : 1);
  const fork = planForward(squareRoad(CROSSING), { ...choose, from: { x: 1, y: 2 }, points: 3, cost });
  closed.add('1,2');
  const again = resumed(fork, 'W');
  expect(again).toMatchObject({ end: 'fork', steps: [], remaining: 2, back: undefined, cameFrom: xy('1,2') });
  expect(path(resumed(again, 'E'))).toBe('3,2 4,2');
});

test('the rules and the piece of the plan go on: also the first step of the move is over', () => {
  // A dead end behind the fork: with `stop` only the first step of a move may turn round.
  const board = squareRoad(['###', '.#.']);
  const walk = { ...choose, from: { x: 0, y: 0 }, points: 5, deadEnd: 'stop', piece: 'pawn' } as const;
  board.place('pawn', { x: 0, y: 0 }, { solid: true });
  const plan = resumed(planForward(board, walk), 'S');
  expect(plan).toMatchObject({ end: 'dead-end', target: xy('1,1'), options: { deadEnd: 'stop', piece: 'pawn' } });
  const fresh = planForward(board, { ...walk, from: { x: 1, y: 1 }, face: 'S', cameFrom: { x: 1, y: 0 }, points: 1 });
  expect(path(fresh)).toBe('1,0');
});

test('a fork where the walk did not even start is still before the first step', () => {
  const blocked = new Set<string>();
  const cost = ({ x, y }: { x: number; y: number }) => (blocked.has(`${x},${y}`) ? BLOCKED : 1);
  const board = squareRoad(['###', '.#.']);
  const at = { ...choose, from: { x: 1, y: 0 }, cameFrom: { x: 0, y: 0 }, points: 1, deadEnd: 'stop', cost } as const;
  const fork = planForward(board, at);
  expect(fork).toMatchObject({ end: 'fork', steps: [], heading: { stepsMade: 0 } });
  blocked.add('2,0').add('1,1');
  expect(path(resumed(fork, 'E'))).toBe('0,0');
});

test('refuse: a walk that is void after a choice leaves the piece on the fork', () => {
  const plan = resumed(
    planForward(squareRoad(['###', '.#.']), { ...choose, from: { x: 0, y: 0 }, points: 5, deadEnd: 'refuse' }),
    'S',
  );
  expect(plan).toMatchObject({ end: 'dead-end', steps: [], remaining: 4, target: xy('1,0'), cameFrom: xy('0,0') });
});

test('tiles of cost 0 up to the fork are kept, those behind it are dropped again', () => {
  const board = squareRoad(['#####', '.#...'], { '1,0': { cost: 0 }, '2,0': { cost: 0 }, '3,0': { cost: 9 } });
  const fork = planForward(board, { ...choose, from: { x: 0, y: 0 }, points: 2 });
  expect(path(fork)).toBe('1,0');
  const plan = resumed(fork, 'E');
  expect(plan).toMatchObject({ end: 'short', steps: [], target: xy('1,0'), face: 0, cameFrom: xy('0,0') });
});

test('several forks, one after the other, backwards as well', () => {
  const ladder = ['####', '.#.#', '.###'];
  const start = { fork: 'choose', from: { x: 0, y: 0 }, face: 'W', points: 6, backwards: true } as const;
  const first = planForward(squareRoad(ladder), start);
  expect(first).toMatchObject({ end: 'fork', target: xy('1,0'), face: 2, cameFrom: undefined, back: 2 });
  expect(first.heading).toEqual({ face: 0, cameFrom: first.from, stepsMade: 1 });
  const second = resumed(first, 'S');
  expect(path(second)).toBe('1,1 1,2 2,2 3,2 3,1');
  expect(second).toMatchObject({ end: 'spent', face: 1, cameFrom: undefined, backwards: true });
  const back = resumed(first, 'W');
  expect(path(back)).toBe('0,0 1,0');
  expect(back).toMatchObject({ end: 'fork', remaining: 3, heading: { face: 0, stepsMade: 3 } });
});

test('going on to the same goal', () => {
  const board = squareRoad(CROSSING);
  const fork = planForwardTo(board, { ...choose, from: { x: 0, y: 2 }, to: ({ x, y }) => x === 2 && y === 0 });
  expect(fork).toMatchObject({ end: 'fork', remaining: 0, points: 0, ways: [{ cost: 0 }, { cost: 0 }, { cost: 0 }] });
  expect(path(fork)).toBe('1,2 2,2');
  expect(resumed(fork, 'N')).toMatchObject({ end: 'arrived', target: xy('2,0'), steps: [{ cost: 0, spent: 0 }, {}] });
  const around = resumed(fork, 'S');
  expect(path(around)).toBe('2,3 2,4 2,3 2,2');
  expect(around.end).toBe('fork');
});

test('chance goes on where the plan has left it', () => {
  const rows = ['.#.', '###', '.#.'];
  // From the S end: chance at the crossing under `random`, the choice by onFork only in the first plan.
  const random = createRandom('resume');
  const fork = planForward(squareRoad(rows), { ...choose, from: { x: 1, y: 2 }, face: 'N', points: 5, random });
  const { options } = fork;
  const drawing: Plan = { ...fork, options: { ...options, fork: 'random' } };
  const plan = resumed(drawing, 'N');
  expect(plan.randomBefore).toEqual(fork.randomAfter);
  expect(plan.randomAfter).not.toEqual(plan.randomBefore);
  expect(random.state).toEqual(createRandom('resume').state);
});

test('a plan can be made again from what a save keeps', () => {
  const fork = toFork();
  const { board, options, end, target, remaining, face, heading, ways, back } = fork;
  const saved = JSON.parse(JSON.stringify({ end, target, remaining, face, heading, ways, back })) as Partial<Plan>;
  const loaded = { board, options, ...saved } as Plan;
  expect(resumeForward(loaded, 'S')).toMatchObject({ ok: true, plan: { steps: resumed(fork, 'S').steps } });
});

// Chance in forwarding: one draw per fork that chance decides, from a generator that is copied (forwarding.md, "Chance").
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BLOCKED, createRandom, planForward, type Random } from '../../src/boards/index.js';
import { CROSSING, path, squareRoad } from './roads.js';

const walk = { from: { x: 1, y: 2 }, face: 'E', points: 2, fork: 'random' } as const;
const board = squareRoad(CROSSING);

/** How many draws lead from one state to another. */
function draws(plan: { randomBefore: Random['state'] | undefined; randomAfter: Random['state'] | undefined }): number {
  if (plan.randomBefore === undefined) return Number.NaN;
  const random = createRandom(plan.randomBefore);
  for (let count = 0; count < 100; count++, random.next())
    if (`${random.state}` === `${plan.randomAfter}`) return count;
  return Number.NaN;
}

test('it is the same for the same state, and the generator is not advanced', () => {
  const random = createRandom('dice');
  const before = random.state;
  const plans = Array.from({ length: 5 }, () => planForward(board, { ...walk, random }));
  expect(new Set(plans.map(path)).size).toBe(1);
  expect(random.state).toEqual(before);
  expect(plans[0]?.randomBefore).toEqual(before);
});

test('exactly one draw per fork that chance decides', () => {
  // A ladder: a fork at every rung of the upper side.
  const ladder = squareRoad(['#########', '#.#.#.#.#']);
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 30 }), (seed, points) => {
      const plan = planForward(ladder, { ...walk, from: { x: 0, y: 0 }, points, random: createRandom(seed) });
      const forks = plan.steps.filter(({ tile }, index) => {
        const isRung = tile.y === 0 && tile.x % 2 === 0 && tile.x > 0 && tile.x < 8;
        return isRung && index < plan.steps.length - 1;
      });
      expect(draws(plan)).toBe(forks.length);
    }),
  );
});

test('none where the rule, a sign or the game decides', () => {
  const random = createRandom(3);
  expect(draws(planForward(board, { ...walk, fork: 'forward', random }))).toBe(0);
  expect(draws(planForward(board, { ...walk, onFork: () => 'S', random }))).toBe(0);
  expect(draws(planForward(squareRoad(CROSSING, { '2,2': { face: 'N' } }), { ...walk, random }))).toBe(0);
});

test('one, too, where the ways that it draws are blocked', () => {
  const onlySouth = ({ x, y }: { x: number; y: number }) => (x > 2 || y < 2 ? BLOCKED : 1);
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const plan = planForward(board, { ...walk, random: createRandom(seed), cost: onlySouth });
    expect(path(plan)).toBe('2,2 2,3');
    expect(draws(plan)).toBe(1);
  }
});

test('a draw without random throws and names the tile', () => {
  expect(() => planForward(board, walk)).toThrow(TypeError);
  expect(() => planForward(board, walk)).toThrow('chance decides at the fork on tile (2, 2), but option random');
  // Under forward only where no way leads straight on.
  const corner = squareRoad(['#####', '..#..'].reverse());
  expect(() => planForward(corner, { ...walk, from: { x: 2, y: 0 }, face: 'S', fork: 'forward' })).toThrow('(2, 1)');
});

describe('all onward ways are equally likely, back is not among them', () => {
  const count = (options: object, tries = 3000) => {
    const random = createRandom('uniform');
    const ends: Record<string, number> = {};
    for (let i = 0; i < tries; i++) {
      random.next();
      const end =
        path(planForward(board, { ...walk, ...options, random }))
          .split(' ')
          .at(-1) ?? '';
      ends[end] = (ends[end] ?? 0) + 1;
    }
    return ends;
  };

  test('three ways', () => {
    const ends = count({});
    expect(Object.keys(ends).sort()).toEqual(['2,1', '2,3', '3,2']);
    // 1000 each; the standard deviation is 26.
    for (const times of Object.values(ends)) expect(Math.abs(times - 1000)).toBeLessThan(110);
  });

  test('two of three, one of them blocked', () => {
    const ends = count({ cost: ({ x }: { x: number }) => (x === 3 ? BLOCKED : 1) });
    expect(Object.keys(ends).sort()).toEqual(['2,1', '2,3']);
    for (const times of Object.values(ends)) expect(Math.abs(times - 1500)).toBeLessThan(120);
  });
});

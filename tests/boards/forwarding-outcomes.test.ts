// All ends of a move (forwarding.md, "forwardOutcomes"). The law: under `choose` they are what one gets by resuming the
// plan in every way, and chance gives each fork's ways equal shares.
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  BLOCKED,
  Board,
  createRandom,
  type ForwardOptions,
  type ForwardOutcome,
  type ForwardPlan,
  forwardOutcomes,
  hexLayout,
  planForward,
  resumeForward,
  squareLayout,
  type TileProperties,
} from '../../src/boards/index.js';
import { at, CROSSING, RING, type Road, squareRoad, TEE } from './roads.js';

type Options = ForwardOptions<TileProperties, string>;
type Outcome = ForwardOutcome<TileProperties>;
type Leaf = Omit<Outcome, 'probability' | 'jump'> & { readonly weight: number };

/** Every end of a plan that waits at forks, with the product of the shares of its choices. */
function* leaves(
  plan: ForwardPlan<TileProperties, string>,
  share: (fork: ForwardPlan<TileProperties, string>, direction: number) => number,
  choices: readonly number[] = [],
  weight = 1,
): Generator<Leaf> {
  if (plan.end !== 'fork') {
    const { target: tile, cameFrom, face, end, remaining } = plan;
    yield { tile, cameFrom, face, end, remaining, choices, weight };
    return;
  }
  for (const { direction } of plan.ways ?? []) {
    const chance = share(plan, direction);
    const next = resumeForward(plan, direction);
    if (next.ok && chance > 0) yield* leaves(next.plan, share, [...choices, direction], weight * chance);
  }
}

const equalShares = (fork: ForwardPlan<TileProperties, string>) => 1 / (fork.ways?.length ?? 1);

const keyOf = ({ tile, cameFrom, face, end, remaining }: Omit<Leaf, 'choices' | 'weight'>) =>
  `${tile.cell} from ${cameFrom?.cell} facing ${face} ${end} ${remaining}`;

/** Shorter lists first, then lower directions. */
function compareChoices(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length) return a.length - b.length;
  return a.map((direction, index) => direction - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

const layouts = {
  square: squareLayout({ columns: 5, rows: 5 }),
  'square, wrapped': squareLayout({ columns: 5, rows: 5, wrap: 'both' }),
  'hex pointy': hexLayout({ columns: 5, rows: 5 }),
  'hex flat': hexLayout({ columns: 5, rows: 5, orientation: 'flat', offset: 'even' }),
};

/** A random board of 5 × 5 whose tiles have one of the costs, and a piece on its middle. */
function roads(costs: readonly (number | string | undefined)[], signs: boolean) {
  const tile = fc.record({
    isRoad: fc.integer({ min: 0, max: 9 }).map((n) => n < 7),
    cost: fc.constantFrom(...costs),
    face: signs ? fc.constantFrom(undefined, undefined, 0, 1, 2, 3) : fc.constant(undefined),
    solid: fc.integer({ min: 0, max: 19 }).map((n) => n === 0),
    exits: fc.constantFrom(undefined, undefined, undefined, [0, 1], [1, 2, 3]),
  });
  return fc.record({
    layout: fc.constantFrom(...Object.values(layouts)),
    tiles: fc.array(tile, { minLength: 25, maxLength: 25 }),
    face: fc.integer({ min: 0, max: 3 }),
    cameFrom: fc.constantFrom(undefined, { x: 1, y: 2 }, { x: 3, y: 2 }, { x: 2, y: 1 }),
    points: fc.constantFrom(0, 1, 2, 3, 4.5, 5),
    backwards: fc.boolean(),
    random: fc.nat().map(createRandom),
  });
}

function prepare({ layout, tiles, ...options }: ReturnType<typeof roads> extends fc.Arbitrary<infer T> ? T : never) {
  const board: Road = new Board(layout, { tiles: 'none' });
  for (const [cell, { isRoad, cost, face, solid, exits }] of tiles.entries()) {
    const known = { cost, face, solid, exits };
    const properties = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
    if (isRoad || cell === 12) board.setTile({ cell }, properties);
  }
  return { board, options: { ...options, from: { x: 2, y: 2 } } };
}

describe('under choose they are the ends of all resumed plans', () => {
  // Two tiles of cost 0 are never neighbours here, so that there is no circle of them.
  const evenOnly = (board: Road) => (tile: { x: number; y: number; properties: TileProperties }) =>
    board.layout.shape === 'square' && (tile.x + tile.y) % 2 === 0
      ? undefined
      : tile.properties.cost === 0
        ? 1
        : undefined;

  test.for(['turn', 'stop', 'refuse'] as const)('deadEnd %s', (deadEnd) => {
    fc.assert(
      fc.property(roads([undefined, undefined, 2, 0.5, 0, 'STOP', 'BLOCKED'], true), (road) => {
        const { board, options: rest } = prepare(road);
        const options: Options = { ...rest, fork: 'choose', deadEnd, cost: evenOnly(board) };
        const expected = new Map<string, Leaf>();
        for (const leaf of leaves(planForward(board, options), equalShares)) {
          const known = expected.get(keyOf(leaf));
          if (!known || compareChoices(leaf.choices, known.choices) < 0) expected.set(keyOf(leaf), leaf);
        }
        const found = forwardOutcomes(board, options);
        const entry = (each: Omit<Leaf, 'weight'>) => `${keyOf(each)} by ${each.choices}`;
        expect(found.map(entry).sort()).toEqual([...expected.values()].map(entry).sort());
        expect(found.every(({ probability }) => probability === undefined)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});

describe('probabilities', () => {
  const straightOn = (fork: ForwardPlan<TileProperties, string>, direction: number) => {
    const ahead = fork.ways?.find((way) => way.direction === fork.heading?.face);
    if (ahead === undefined) return equalShares(fork);
    return ahead.direction === direction ? 1 : 0;
  };

  test.for([
    ['random', equalShares],
    ['forward', straightOn],
  ] as const)('under %s they are the shares of the forks', ([fork, share]) => {
    fc.assert(
      fc.property(roads([undefined, undefined, 2, 0.5, 'STOP', 'BLOCKED'], false), (road) => {
        const { board, options } = prepare(road);
        const expected: Record<string, number> = {};
        for (const leaf of leaves(planForward(board, { ...options, fork: 'choose' }), share)) {
          expected[keyOf(leaf)] = (expected[keyOf(leaf)] ?? 0) + leaf.weight;
        }
        const found = forwardOutcomes(board, { ...options, fork });
        expect(found.map(keyOf).sort()).toEqual(Object.keys(expected).sort());
        for (const outcome of found) expect(outcome.probability).toBeCloseTo(expected[keyOf(outcome)] ?? 0, 9);
        expect(found.reduce((sum, { probability = 0 }) => sum + probability, 0)).toBeCloseTo(1, 9);
      }),
      { numRuns: 150 },
    );
  });

  /** How often plans with other luck come to each end, of those that come to one. */
  function frequencies(board: Road, options: Options, tries = 4000) {
    const random = createRandom('often');
    const counts = new Map<string, number>();
    for (let i = 0; i < tries; i++) {
      random.next();
      try {
        const { target, ...plan } = planForward(board, { ...options, random });
        const key = keyOf({ tile: target, ...plan });
        counts.set(key, (counts.get(key) ?? 0) + 1 / tries);
      } catch (error) {
        expect(String(error)).toContain('zero-cost circle');
      }
    }
    return counts;
  }

  const costs = {
    tiles: () => undefined,
    'free inside': ({ x }: { x: number }) => (x === 0 || x === 4 ? 1 : 0),
    'east is blocked': ({ x }: { x: number }) => (x === 3 ? BLOCKED : 1),
  };

  test.for<[string, readonly string[], Record<string, TileProperties>, keyof typeof costs, Partial<Options>]>([
    ['a sign and a free crossing', CROSSING, { '2,2': { cost: 0 }, '2,1': { face: 'N' } }, 'tiles', {}],
    [
      'a free circle with two exits',
      ['.###.', '##.##', '.###.'],
      {},
      'free inside',
      { from: { x: 0, y: 1 }, points: 1 },
    ],
    ['void walks', CROSSING, {}, 'tiles', { deadEnd: 'refuse' }],
    ['a blocked way at a fresh start', TEE, {}, 'east is blocked', { from: { x: 2, y: 0 }, face: 'S', points: 1 }],
    ['a blocked way at a fork', CROSSING, {}, 'east is blocked', {}],
  ])('agree with what happens: %s', ([, rows, tiles, cost, options]) => {
    const board = squareRoad(rows, tiles);
    const start: Options = { from: { x: 0, y: 2 }, face: 'E', points: 3, fork: 'random' };
    const walk = { ...start, cost: costs[cost], ...options };
    const outcomes = forwardOutcomes(board, walk);
    const found = frequencies(board, walk);
    expect(new Set(outcomes.map(keyOf))).toEqual(new Set(found.keys()));
    for (const outcome of outcomes) {
      // Four standard deviations of 4000 tries are at most 0.032.
      expect(Math.abs((outcome.probability ?? 0) - (found.get(keyOf(outcome)) ?? 0))).toBeLessThan(0.035);
    }
  });

  test('a fresh piece from which chance takes a blocked way looks ahead: two thirds against one', () => {
    const board = squareRoad(['#####', '..#..'], {});
    const cost = ({ x }: { x: number }) => (x === 1 ? BLOCKED : 1);
    const fresh: Options = { from: { x: 2, y: 0 }, face: 'S', points: 1, fork: 'random', cost };
    const found = forwardOutcomes(board, fresh).map(({ tile, probability }) => [at(board, tile), probability]);
    expect(Object.fromEntries(found)).toEqual({ '3,0': expect.closeTo(1 / 3, 9), '2,1': expect.closeTo(2 / 3, 9) });
  });

  test('no chance, no question: one end of probability 1', () => {
    const [only, ...others] = forwardOutcomes(squareRoad(RING), { from: { x: 0, y: 0 }, points: 7 });
    expect(only).toMatchObject({ probability: 1, choices: [], end: 'spent', remaining: 0 });
    expect(others).toEqual([]);
  });

  test('chance is asked for nothing: no generator is needed, none is drawn from', () => {
    const random = createRandom(8);
    const next = vi.spyOn(random, 'next');
    forwardOutcomes(squareRoad(CROSSING), { from: { x: 0, y: 2 }, points: 4, fork: 'random', random });
    expect(next).not.toHaveBeenCalled();
  });
});

describe('choices', () => {
  const board = squareRoad(TEE, { '2,0': { face: 'S' } });
  const walk = { from: { x: 0, y: 0 }, face: 'E', points: 4 } as const;
  const list = (options: object) =>
    forwardOutcomes(board, { ...walk, ...options }).map(({ tile, choices }) => [at(board, tile), choices]);

  test('signs hold, except under choose', () => {
    expect(list({ fork: 'choose' })).toEqual([
      ['4,0', [0]],
      ['2,2', [1]],
    ]);
    expect(list({ fork: 'forward' })).toEqual([['2,2', [1]]]);
    expect(list({ fork: 'random' })).toEqual([['2,2', [1]]]);
    expect(list({ fork: 'random', backwards: true, face: 'W' })).toHaveLength(2);
  });

  test('an onFork that is not asked may take any onward way; with useOnFork it decides', () => {
    const onFork = vi.fn(() => 'E');
    expect(list({ fork: 'forward', onFork })).toEqual([
      ['4,0', [0]],
      ['2,2', [1]],
    ]);
    expect(onFork).not.toHaveBeenCalled();
    expect(forwardOutcomes(board, { ...walk, onFork })[0]).not.toHaveProperty('probability');
    expect(list({ onFork, useOnFork: true })).toEqual([['4,0', [0]]]);
    expect(forwardOutcomes(board, { ...walk, onFork, useOnFork: true })[0]?.probability).toBe(1);
    expect(list({ onFork: () => 'W', useOnFork: true })).toEqual([['0,0', [2]]]);
    expect(list({ onFork: () => undefined, useOnFork: true })).toEqual([['2,2', [1]]]);
    expect(list({ onFork: () => undefined, useOnFork: true, fork: 'choose' })).toHaveLength(2);
  });

  test('going back is no outcome of a choice', () => {
    const ends = forwardOutcomes(squareRoad(CROSSING), { ...walk, from: { x: 1, y: 2 }, points: 2, fork: 'choose' });
    expect(ends.map(({ choices }) => choices)).toEqual([[0], [1], [3]]);
  });

  test('the shortest list, of these the lowest: two ways round a block meet again', () => {
    const block = squareRoad(['.###.', '##.##', '.###.']);
    const ends = forwardOutcomes(block, { from: { x: 0, y: 1 }, face: 'E', points: 6, fork: 'choose' });
    expect(ends.filter(({ tile }) => at(block, tile) === '4,1').map(({ choices }) => choices)).toEqual([[1, 0]]);
  });
});

describe('jump', () => {
  const ladders = squareRoad(['######'], { '2,0': { jump: { x: 4, y: 0 } }, '4,0': { jump: '5,0' } });

  test('is the tile at the end of the chain', () => {
    const [end] = forwardOutcomes(ladders, { from: { x: 0, y: 0 }, points: 2 });
    expect([at(ladders, end?.tile), at(ladders, end?.jump)]).toEqual(['2,0', '5,0']);
  });

  test('is none where nothing is landed on: no jump there, or no step', () => {
    expect(forwardOutcomes(ladders, { from: { x: 0, y: 0 }, points: 1 })[0]).not.toHaveProperty('jump');
    expect(forwardOutcomes(ladders, { from: { x: 2, y: 0 }, points: 0 })[0]).not.toHaveProperty('jump');
    const short = { from: { x: 2, y: 0 }, points: 0.5 };
    expect(forwardOutcomes(ladders, short)).toMatchObject([{ end: 'short', tile: { x: 2 }, remaining: 0.5 }]);
    expect(forwardOutcomes(ladders, short)[0]).not.toHaveProperty('jump');
  });
});

describe('circles of cost 0', () => {
  const ring = ['###', '#.#', '###'];
  const cost = () => 0;

  test('are left out; if nothing else is left it throws like the walk', () => {
    expect(() => forwardOutcomes(squareRoad(ring), { from: { x: 0, y: 0 }, points: 1, cost })).toThrow(
      /zero-cost circle.*\(1, 0\)/,
    );
    const exit = squareRoad(['###.', '#.##', '###.']);
    const free = ({ x }: { x: number }) => (x === 3 ? 1 : 0);
    const found = forwardOutcomes(exit, { from: { x: 0, y: 0 }, points: 1, cost: free, fork: 'choose' });
    expect(found).toMatchObject([{ tile: { x: 3, y: 1 }, end: 'spent' }]);
  });

  test('where chance may be caught in one, the probabilities are given that it is not', () => {
    const trap = squareRoad(['#####', '..#..', '.###.', '.#.#.', '.###.']);
    trap.setEdge({ x: 2, y: 2 }, 'N', false);
    const free = ({ y }: { y: number }) => (y >= 2 ? 0 : 1);
    const ends = forwardOutcomes(trap, { from: { x: 0, y: 0 }, face: 'E', points: 4, cost: free, fork: 'random' });
    expect(ends).toMatchObject([{ tile: { x: 4, y: 0 }, choices: [0], probability: 1 }]);
  });
});

test('they never explode: many forks and points make many lists of choices, but few ends', () => {
  const grid = squareRoad(Array.from({ length: 12 }, (_, y) => (y % 2 === 0 ? '############' : '#.#.#.#.#.##')));
  const found = forwardOutcomes(grid, { from: { x: 4, y: 4 }, face: 'E', points: 40, fork: 'choose' });
  expect(found.length).toBeGreaterThan(50);
  expect(found.length).toBeLessThan(4 * 144);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom, isRandomState, type Random } from '../../src/boards/random.js';

const words = (random: Random, count: number) => Array.from({ length: count }, () => random.next() * 2 ** 32);

describe('the generator', () => {
  // The outputs are those of the reference implementation https://prng.di.unimi.it/xoshiro128starstar.c (1.1), as in
  // the tests of the Rust crate rand_xoshiro; the state after them from the same C program.
  it('is xoshiro128**', () => {
    const random = createRandom([1, 2, 3, 4]);
    expect(words(random, 10)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
    expect(random.state).toEqual([939045227, 1864939416, 1451579149, 2199351389]);
  });

  it('is xoshiro128** where every bit is set', () => {
    const all = 2 ** 32 - 1;
    expect(words(createRandom([all, all, all, all]), 4)).toEqual([4294962679, 4294962679, 4292019319, 2943360]);
  });

  // mmh3.hash(seed.encode('utf-16-le'), word, signed=False) of Python's mmh3, word 0 … 3.
  it.each([
    ['', [0, 1364076727, 821347078, 2247144487]],
    ['ab', [374890698, 4132460154, 1203668745, 4112046016]],
    ['harbour', [562088384, 4104233123, 173670186, 1124416736]],
    ['Würfel', [1689294940, 1066928607, 3567720055, 829818497]],
    ['骰子', [3057276795, 2614301108, 3290312812, 3587768670]],
    ['🎲', [2091249749, 2229372472, 2213617727, 4060976848]],
    [7, [3127535974, 1711925321, 3885775507, 602572328]],
  ])('hashes the seed %j with MurmurHash3', (seed, state) => {
    expect(createRandom(seed).state).toEqual(state);
  });

  it('splits streams by the hash of state and name', () => {
    // The same hash of '1,2,3,4/pawn'.
    const random = createRandom([1, 2, 3, 4]);
    expect(random.split('pawn').state).toEqual([3504696974, 2964067773, 3228861202, 1665612487]);
    expect(random.state).toEqual([1, 2, 3, 4]);
    expect(random.split('rook').state).not.toEqual(random.split('pawn').state);
  });

  it('goes on from a saved state, and a clone goes its own way', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer()), fc.nat(20), (seed, drawn) => {
        const random = createRandom(seed);
        words(random, drawn);
        const saved: unknown = JSON.parse(JSON.stringify(random.state));
        const clone = random.clone();
        const expected = words(random, 5);
        if (!isRandomState(saved)) throw new Error('the state is not plain JSON');
        const restored = createRandom('other');
        restored.restore(saved);
        expect([words(clone, 5), words(restored, 5), words(createRandom(saved), 5)]).toEqual([
          expected,
          expected,
          expected,
        ]);
      }),
    );
  });

  it.each([[[0, 0, 0, 0]], [[1, 2, 3]], [[1, 2, 3, 4.5]], [[1, 2, 3, -4]], [[1, 2, 3, 2 ** 32]], [null], ['1']])(
    'refuses the state %j',
    (state) => {
      expect(isRandomState(state)).toBe(false);
      expect(() => createRandom(1).restore(state as never)).toThrow(TypeError);
    },
  );

  it.each([[Number.NaN], [Number.POSITIVE_INFINITY], [undefined], [true]])('refuses the seed %s', (seed) => {
    expect(() => createRandom(seed as never)).toThrow(/seed/);
  });
});

describe('drawing', () => {
  // 4.5 σ of a binomial of 60 000 and 1/6.
  it('throws a fair die', () => {
    const random = createRandom('die');
    const counts = new Map<number, number>();
    for (let i = 0; i < 60_000; i++) {
      const points = random.integer(1, 6);
      counts.set(points, (counts.get(points) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(411);
  });

  it('takes exactly one draw for integer, pick and next', () => {
    const draws: ((random: Random) => unknown)[] = [
      (random) => random.next(),
      (random) => random.integer(-3, 3),
      (random) => random.integer(5, 5),
      (random) => random.pick(['a', 'b', 'c']),
    ];
    for (const draw of draws) {
      const [drawn, advanced] = [createRandom(4), createRandom(4)];
      draw(drawn);
      advanced.next();
      expect(drawn.state).toEqual(advanced.state);
    }
  });

  it('shuffles into each order equally often', () => {
    const random = createRandom('shuffle');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = random.shuffle(['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // 5 σ of a binomial of 24 000 and 1/24.
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(155);
  });

  it('shuffles a copy that holds the same items', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (list, seed) => {
        const before = [...list];
        const shuffled = createRandom(seed).shuffle(list);
        expect(list).toEqual(before);
        expect([...shuffled].sort()).toEqual([...before].sort());
      }),
    );
  });

  it('covers the widest range and refuses what is none', () => {
    const random = createRandom([1, 2, 3, 4]);
    expect(random.integer(0, 2 ** 32 - 1)).toBe(11520);
    expect(() => random.integer(0, 2 ** 32)).toThrow(RangeError);
    expect(() => random.integer(2, 1)).toThrow('integer(2, 1)');
    expect(() => random.integer(0.5, 2)).toThrow(RangeError);
    expect(() => random.pick([])).toThrow(RangeError);
  });
});

/** The state of a generator: four whole numbers of 32 bits, as JSON. */
export type RandomState = readonly [number, number, number, number];

/** A seeded generator; the same seed or state gives the same numbers everywhere. */
export interface Random {
  /** A number from 0 up to, not including, 1, in steps of 2⁻³². The other methods draw through this one. */
  next(): number;
  /** A whole number from min to max, both included; one draw. Throws where they are not whole or max < min. */
  integer(min: number, max: number): number;
  /** One item of a list; one draw. Throws on an empty list. */
  pick<Item>(list: readonly Item[]): Item;
  /** A new list with the items in random order; one draw less than there are items. */
  shuffle<Item>(list: readonly Item[]): Item[];
  /** A generator of its own, made from this one's present state and a name; this one is not advanced. */
  split(name: string): Random;
  /** The present state, a copy. */
  readonly state: RandomState;
  /** Goes on from a state taken before. */
  restore(state: RandomState): void;
  /** A generator in the same state. */
  clone(): Random;
}

/**
 * A generator from a seed or from a saved state. Seeds 7 and '7' are the same.
 * The generator is xoshiro128** 1.1 of Blackman and Vigna (https://prng.di.unimi.it/xoshiro128starstar.c).
 */
export function createRandom(seed: number | string | RandomState): Random {
  if (typeof seed === 'object') {
    return new Xoshiro128(seed);
  }
  if (typeof seed === 'number' ? !Number.isFinite(seed) : typeof seed !== 'string') {
    throw new TypeError(`random seed: ${String(seed)} is neither a finite number, a string nor a saved state`);
  }
  return new Xoshiro128(stateFrom(String(seed)));
}

const TWO_POW_32 = 2 ** 32;

class Xoshiro128 implements Random {
  #a = 0;
  #b = 0;
  #c = 0;
  #d = 0;

  constructor(state: RandomState) {
    this.restore(state);
  }

  next(): number {
    const word = Math.imul(rotateLeft(Math.imul(this.#b, 5), 7), 9);
    const shifted = this.#b << 9;
    this.#c ^= this.#a;
    this.#d ^= this.#b;
    this.#b ^= this.#c;
    this.#a ^= this.#d;
    this.#c ^= shifted;
    this.#d = rotateLeft(this.#d, 11);
    return (word >>> 0) / TWO_POW_32;
  }

  integer(min: number, max: number): number {
    const count = max - min + 1;
    if (!Number.isSafeInteger(min) || !Number.isSafeInteger(max) || count < 1 || count > TWO_POW_32) {
      throw new RangeError(`integer(${min}, ${max}): needs whole numbers, min ≤ max, at most 2³² apart`);
    }
    return min + Math.floor(this.next() * count);
  }

  pick<Item>(list: readonly Item[]): Item {
    if (list.length === 0) {
      throw new RangeError('pick: the list is empty');
    }
    return list[this.integer(0, list.length - 1)] as Item;
  }

  shuffle<Item>(list: readonly Item[]): Item[] {
    const items = [...list];
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.integer(0, last);
      [items[last], items[other]] = [items[other] as Item, items[last] as Item];
    }
    return items;
  }

  split(name: string): Random {
    return new Xoshiro128(stateFrom(`${this.state.join()}/${name}`));
  }

  get state(): RandomState {
    return [this.#a >>> 0, this.#b >>> 0, this.#c >>> 0, this.#d >>> 0];
  }

  restore(state: RandomState): void {
    if (!isRandomState(state)) {
      throw new TypeError(`random state: ${JSON.stringify(state)} is not four whole 32-bit numbers, not all 0`);
    }
    [this.#a, this.#b, this.#c, this.#d] = state;
  }

  clone(): Random {
    return new Xoshiro128(this.state);
  }
}

/** Whether a value, say out of a save, is a state that `createRandom` takes. */
export function isRandomState(value: unknown): value is RandomState {
  return (
    Array.isArray(value) &&
    value.length === 4 &&
    value.every((word) => Number.isInteger(word) && word >= 0 && word < TWO_POW_32) &&
    value.some((word) => word !== 0)
  );
}

function stateFrom(text: string): RandomState {
  return [murmur3(text, 0), murmur3(text, 1), murmur3(text, 2), murmur3(text, 3)];
}

/** MurmurHash3 x86 32 of Austin Appleby (public domain) over the text as UTF-16, low byte first. */
function murmur3(text: string, seed: number): number {
  let hash = seed;
  const even = text.length & ~1;
  for (let i = 0; i < even; i += 2) {
    hash ^= scramble(text.charCodeAt(i) | (text.charCodeAt(i + 1) << 16));
    hash = (Math.imul(rotateLeft(hash, 13), 5) + 0xe6546b64) | 0;
  }
  if (even < text.length) {
    hash ^= scramble(text.charCodeAt(even));
  }
  hash ^= text.length * 2;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function scramble(block: number): number {
  return Math.imul(rotateLeft(Math.imul(block, 0xcc9e2d51), 15), 0x1b873593);
}

function rotateLeft(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

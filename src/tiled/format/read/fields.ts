import { show, TiledError, type TiledPlace } from '../error.js';

/** An object of a file whose shape is not known yet. */
export type Shape = { readonly [key: string]: unknown };

/** Groups and values nested deeper than this are an error. */
export const MAX_DEPTH = 50;

export function isShape(value: unknown): value is Shape {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads the fields of an object that may hold anything: each is asked for by name and type, and what it is not becomes
 * a TiledError. XML is read through the same eyes; there all values are text.
 */
export class Fields {
  readonly shape: Shape;
  /** What errors say about where this is. */
  readonly place: TiledPlace;
  readonly #path: string;
  readonly #xml: boolean;

  constructor(shape: Shape, place: TiledPlace, xml: boolean, path = '') {
    this.shape = shape;
    this.place = place;
    this.#xml = xml;
    this.#path = path;
  }

  get isXml(): boolean {
    return this.#xml;
  }

  /** The same object, with more said about where it is. */
  at(place: Partial<TiledPlace>): Fields {
    return new Fields(this.shape, { ...this.place, ...place }, this.#xml, this.#path);
  }

  /** The same object under another name in messages. */
  called(name: string): Fields {
    return new Fields(this.shape, this.place, this.#xml, name);
  }

  /** The value as it is; undefined where there is none or null. */
  get(key: string): unknown {
    return Object.hasOwn(this.shape, key) ? (this.shape[key] ?? undefined) : undefined;
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  /** How messages call a field, or this object itself: `layers[2].width`. */
  name(key?: string): string {
    return [this.#path, key].filter((part) => part !== undefined && part !== '').join('.');
  }

  error(key: string, allowed: string): TiledError {
    return this.fail(`${this.name(key)} is ${show(this.get(key))}, but must be ${allowed}`);
  }

  fail(reason: string): TiledError {
    return new TiledError(this.place, reason);
  }

  text(key: string): string;
  text<T>(key: string, fallback: T): string | T;
  text<T>(key: string, ...fallback: T[]): string | T | undefined {
    const value = this.get(key);
    if (value === undefined && fallback.length > 0) return fallback[0];
    if (typeof value === 'string') return value;
    throw this.error(key, 'text');
  }

  /** A finite number. */
  number(key: string): number;
  number<T>(key: string, fallback: T): number | T;
  number<T>(key: string, ...fallback: T[]): number | T | undefined {
    const value = this.get(key);
    if (value === undefined && fallback.length > 0) return fallback[0];
    const number = this.#xml ? numberOf(value) : value;
    if (typeof number === 'number' && Number.isFinite(number)) return number;
    throw this.error(key, 'a number');
  }

  /** A whole number of at least `min`, at most `max`. */
  whole(key: string, range: Range): number;
  whole<T>(key: string, range: Range, fallback: T): number | T;
  whole<T>(key: string, { min, max = 0x3fffffff }: Range, ...fallback: T[]): number | T | undefined {
    const value = this.get(key);
    if (value === undefined && fallback.length > 0) return fallback[0];
    const number = this.#xml ? numberOf(value) : value;
    if (typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max) return number;
    throw this.error(key, `a whole number from ${min} to ${max}`);
  }

  flag(key: string, fallback: boolean): boolean {
    const value = this.get(key);
    if (value === undefined) return fallback;
    const flag = this.#xml ? flagOf(value) : value;
    if (typeof flag === 'boolean') return flag;
    throw this.error(key, 'true or false');
  }

  oneOf<const T extends string>(key: string, allowed: readonly T[], fallback?: T): T {
    const value = this.get(key);
    const found = value === undefined ? fallback : allowed.find((candidate) => candidate === value);
    if (found !== undefined) return found;
    throw this.error(key, allowed.map((each) => `"${each}"`).join(' or '));
  }

  /** `#RRGGBB` or `#AARRGGBB`; undefined where none is set. */
  color(key: string): string | undefined {
    const value = this.text(key, '');
    if (value === '') return undefined;
    if (!/^#?([0-9a-f]{6}|[0-9a-f]{8})$/i.test(value)) throw this.error(key, 'a colour, #RRGGBB or #AARRGGBB');
    return value.startsWith('#') ? value : `#${value}`;
  }

  child(key: string): Fields | undefined {
    const value = this.get(key);
    if (value === undefined) return undefined;
    if (!isShape(value)) throw this.error(key, 'an object');
    return new Fields(value, this.place, this.#xml, this.name(key));
  }

  /** The objects of a list; none where there is no list, unless it is required. */
  children(key: string, presence: 'optional' | 'required' = 'optional'): Fields[] {
    const value = this.get(key);
    if (value === undefined && presence === 'optional') return [];
    if (!Array.isArray(value)) throw this.error(key, 'a list');
    return value.map((each: unknown, index) => {
      const path = `${this.name(key)}[${index}]`;
      if (!isShape(each)) throw this.fail(`${path} is ${show(each)}, but must be an object`);
      return new Fields(each, this.place, this.#xml, path);
    });
  }
}

interface Range {
  readonly min: number;
  /** By default 2^30 − 1, beyond which nothing makes sense. */
  readonly max?: number;
}

/** The number that XML text stands for, if it does. */
export function numberOf(text: unknown): number | undefined {
  const isNumber = typeof text === 'string' && /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(text);
  return isNumber ? Number(text) : undefined;
}

/** The truth value that XML text stands for, if it does. */
export function flagOf(text: unknown): boolean | undefined {
  if (typeof text !== 'string') return undefined;
  if (/^(true|1)$/i.test(text)) return true;
  return /^(false|0|)$/i.test(text) ? false : undefined;
}

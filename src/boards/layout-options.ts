import type { Point } from './layout.js';

type Members = Readonly<Record<string, unknown>>;

/** Reads the options of a layout and throws errors that name layout, option, value and what is allowed. */
export class LayoutOptionReader {
  readonly #shape: string;
  readonly #options: Members;

  constructor(shape: string, options: unknown, known: readonly string[]) {
    this.#shape = shape;
    this.#options = membersOf(options);
    const unknown = Object.keys(this.#options).find((option) => !known.includes(option));
    if (unknown !== undefined) {
      throw new TypeError(`${shape} layout: there is no option '${unknown}', the options are ${known.join(', ')}`);
    }
  }

  get(option: string): unknown {
    return this.#options[option];
  }

  has(option: string): boolean {
    return this.get(option) !== undefined;
  }

  whole(option: string, least: number): number {
    const value = this.get(option);
    if (isWhole(value) && value >= least) return value;
    throw this.error(option, `a whole number of at least ${least}`);
  }

  /** A finite number above 0. */
  length(option: string, fallback?: number): number {
    const value = this.get(option) ?? fallback;
    if (typeof value === 'number' && Number.isFinite(value) && value > 0) return value;
    throw this.error(option, 'a number above 0');
  }

  between(option: string, least: number, most: number): number {
    const value = this.get(option);
    if (typeof value === 'number' && value >= least && value <= most) return value;
    throw this.error(option, `a number from ${least} to ${most}`);
  }

  /** One of the values allowed, by default the first. */
  oneOf<TValue>(option: string, allowed: readonly TValue[]): TValue {
    const value = this.has(option) ? this.get(option) : allowed[0];
    const found = allowed.find((candidate) => candidate === value);
    if (found !== undefined) return found;
    throw this.error(option, allowed.map(inWords).join(' or '));
  }

  /** A point of whole numbers, by default 0, 0. */
  wholePoint(option: string): Point {
    const { x, y } = membersOf(this.get(option) ?? { x: 0, y: 0 });
    if (isWhole(x) && isWhole(y)) return { x, y };
    throw this.error(option, '{ x, y } of whole numbers');
  }

  /** A point of finite numbers. */
  point(option: string): Point {
    const { x, y } = membersOf(this.get(option));
    if (typeof x === 'number' && typeof y === 'number' && Number.isFinite(x) && Number.isFinite(y)) return { x, y };
    throw this.error(option, '{ x, y } of finite numbers');
  }

  error(option: string, allowed: string, value = this.get(option)): RangeError {
    return new RangeError(`${this.#shape} layout: ${option} is ${inWords(value)}, but must be ${allowed}`);
  }
}

/** A value of unknown kind as an object whose members can be asked for; what is no object has none. */
export function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null ? (value as Members) : {};
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function inWords(value: unknown): string {
  return typeof value === 'object' || typeof value === 'string' ? JSON.stringify(value) : String(value);
}

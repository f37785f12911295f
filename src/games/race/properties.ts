/** The properties of a tile, a card or options, judged as they are read: errors name the thing and the property. */
export class Properties {
  readonly #what: string;
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(what: string, values: Readonly<Record<string, unknown>>) {
    this.#what = what;
    this.#values = values;
  }

  /** Whether it is there and not false. */
  has(name: string): boolean {
    const value = this.#values[name];
    return value !== undefined && value !== false;
  }

  /** A whole number within limits, both included. */
  whole(name: string, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY): number | undefined {
    const value = this.#values[name];
    if (value === undefined) return undefined;
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most) return value;
    const from = Number.isFinite(least) ? ` ≥ ${least}` : '';
    throw this.mistake(name, Number.isFinite(most) ? `a whole number, ${least} … ${most}` : `a whole number${from}`);
  }

  /** Text that is not empty. */
  text(name: string): string | undefined {
    const value = this.#values[name];
    if (value === undefined || (typeof value === 'string' && value !== '')) return value;
    throw this.mistake(name, 'text');
  }

  /** Absent is false. */
  flag(name: string): boolean {
    const value = this.#values[name];
    if (value === undefined || typeof value === 'boolean') return value ?? false;
    throw this.mistake(name, 'true or false');
  }

  /** One of some words. */
  word<Word extends string>(name: string, words: readonly Word[]): Word | undefined {
    const value = this.#values[name];
    const word = words.find((known) => known === value);
    if (value === undefined || word !== undefined) return word;
    throw this.mistake(name, words.map((known) => `'${known}'`).join(' or '));
  }

  /** A property, as it was read, that must be there. */
  need<Value>(name: string, value: Value | undefined): Value {
    if (value === undefined) throw this.wrong(`${name} is missing`);
    return value;
  }

  /** Throws where there are others than these. */
  onlyThese(names: readonly string[]): void {
    const other = Object.keys(this.#values).find((name) => this.has(name) && !names.includes(name));
    if (other === undefined) return;
    throw this.wrong(`there is no ${other}; allowed: ${names.join(', ')}`);
  }

  /** That a property is not what is allowed. */
  mistake(name: string, allowed: string): RangeError {
    const value = this.#values[name];
    const shown = typeof value === 'string' ? `'${value}'` : typeof value === 'object' ? JSON.stringify(value) : value;
    return this.wrong(`${name} is ${String(shown)}, but must be ${allowed}`);
  }

  /** That something else is wrong with the thing. */
  wrong(what: string): RangeError {
    return new RangeError(`race: ${this.#what}: ${what}`);
  }
}

/** Data that JSON holds without loss. */
type Plain = null | boolean | number | string | readonly Plain[] | PlainObject;

/** An object of such data. */
export interface PlainObject {
  readonly [name: string]: Plain;
}

/**
 * A copy of a value as plain JSON data; properties that are undefined are left out. Throws a TypeError that names
 * the path of whatever JSON cannot hold.
 */
export function plainCopy(value: unknown, path: string): Plain {
  return copy(value, path, []);
}

function copy(value: unknown, path: string, around: readonly object[]): Plain {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  // + 0 because JSON has no −0.
  if (typeof value === 'number' && Number.isFinite(value)) return value + 0;
  if (typeof value !== 'object') throw new TypeError(`${path} is ${String(value)}, which JSON cannot hold`);
  if (around.includes(value)) throw new TypeError(`${path} contains itself, which JSON cannot hold`);
  const within = [...around, value];
  if (Array.isArray(value)) return value.map((item: unknown, index) => copy(item, `${path}[${index}]`, within));
  if (!isPlainObject(value)) throw new TypeError(`${path} is an object of a class, which JSON cannot hold`);
  const kept = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(kept.map(([name, item]) => [name, copy(item, `${path}.${name}`, within)]));
}

function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

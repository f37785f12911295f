import * as z from 'zod/mini';
import { show } from './property.js';
import { type ColorInput, color } from './schemas.js';

const schema = color('A colour.');

/** A colour as text. Throws a TypeError that begins with `what` on what is none. */
export function readColor(what: string, given: ColorInput): string {
  const { success, data, error } = z.safeParse(schema, given);
  if (success) return data;
  throw new TypeError(`${what}: ${show(given)} is not allowed, must be ${error.issues[0]?.message}`);
}

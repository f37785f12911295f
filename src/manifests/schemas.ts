import * as z from 'zod/mini';

// Pieces of schemas that several manifests share.

/** A direction by number or by name, as `'E'`. */
export const direction = (description: string) =>
  z.union([z.int().check(z.gte(0)), z.string().check(z.minLength(1))]).check(z.describe(description));

/** A seed: a number, or any text. */
export const seed = (description: string) => z.union([z.number(), z.string()]).check(z.describe(description));

/** A colour as it may be given: as text, or as what says it as text, as a `Color` of Excalibur does. */
export type ColorInput = string | { toHex(): string };

const colors = "a hex colour such as '#2d2a3a' or '#2d2a3a80', a Color of Excalibur, or 'none'";

/** A colour, `#rgb`, `#rrggbb` or `#rrggbbaa`, or 'none'; given as a `Color` of Excalibur it is read as text. */
export const color = (description: string) =>
  z
    .pipe(
      z.transform((given: ColorInput) => (isHexColor(given) ? given.toHex() : given)),
      z.string(colors).check(z.regex(/^(none|#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8}))$/i, colors)),
    )
    .check(z.describe(description));

function isHexColor(given: unknown): given is Exclude<ColorInput, string> {
  return typeof given === 'object' && given !== null && 'toHex' in given && typeof given.toHex === 'function';
}

/** Where a tile is: `{ x, y }`, `{ cell }` or `{ node }`. For the arguments of members, not for properties. */
export const place = (description: string) =>
  z
    .union([
      z.strictObject({ x: z.int(), y: z.int() }),
      z.strictObject({ cell: z.int() }),
      z.strictObject({ node: z.string() }),
    ])
    .check(z.describe(description));

import * as z from 'zod/mini';

// Pieces of schemas that several manifests share.

/** A direction by number or by name, as `'E'`. */
export const direction = (description: string) =>
  z.union([z.int().check(z.gte(0)), z.string().check(z.minLength(1))]).check(z.describe(description));

/** A seed: a number, or any text. */
export const seed = (description: string) => z.union([z.number(), z.string()]).check(z.describe(description));

/** A colour, `#rgb`, `#rrggbb` or `#rrggbbaa`, or 'none'. */
export const color = (description: string) =>
  z
    .string()
    .check(
      z.regex(
        /^(none|#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8}))$/i,
        "a colour such as '#2d2a3a' or '#2d2a3a80', or 'none'",
      ),
      z.describe(description),
    );

/** Where a tile is: `{ x, y }`, `{ cell }` or `{ node }`. For the arguments of members, not for properties. */
export const place = (description: string) =>
  z
    .union([
      z.strictObject({ x: z.int(), y: z.int() }),
      z.strictObject({ cell: z.int() }),
      z.strictObject({ node: z.string() }),
    ])
    .check(z.describe(description));

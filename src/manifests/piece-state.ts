import * as z from 'zod/mini';

/** A level in a save. */
export const savedLevel = z.union([z.number(), z.string()]);

/** The x and y of a tile in a save. */
export const savedPlace = z.strictObject({ x: z.int(), y: z.int() });

/** The state of a generator in a save. */
export const savedRandom = z.tuple([z.int(), z.int(), z.int(), z.int()]);

/** What a saved game keeps of a piece. */
export const pieceState = z.strictObject({
  id: z.string().check(z.minLength(1)),
  /** Where it is, if it is on the board. */
  spot: z.optional(z.strictObject({ x: z.int(), y: z.int(), z: savedLevel })),
  /** The level that it takes as soon as it is free, if that is another one. */
  home: z.optional(savedLevel),
  solid: z.boolean(),
});

export type PieceState = z.output<typeof pieceState>;

import * as z from 'zod/mini';
import { savedPlace, savedRandom } from './piece-state.js';

/** What a saved game keeps of a `GridMove`. */
export const gridMoveState = z.strictObject({
  home: z.optional(savedPlace),
  /** The generator for wandering, once it has been used. */
  random: z.optional(savedRandom),
  /** The tiles of a list that have not been walked. */
  path: z.array(savedPlace),
});

export type GridMoveState = z.output<typeof gridMoveState>;

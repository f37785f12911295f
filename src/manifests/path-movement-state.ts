import * as z from 'zod/mini';
import { savedRandom } from './piece-state.js';

/** What a saved game keeps of a `PathMovement`. */
export const pathMovementState = z.strictObject({
  /** The generator for random shapes, once it has been used. */
  random: z.optional(savedRandom),
});

export type PathMovementState = z.output<typeof pathMovementState>;

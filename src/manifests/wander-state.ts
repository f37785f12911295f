import * as z from 'zod/mini';
import { savedPlace, savedRandom } from './piece-state.js';

/** What a saved game keeps of a `Wander`. */
export const wanderState = z.strictObject({
  isWandering: z.boolean(),
  center: z.optional(savedPlace),
  /** Its chance, once it has been used. */
  random: z.optional(savedRandom),
  /** What is left of its pause, in milliseconds; absent before a pause has begun. */
  pauseLeft: z.optional(z.number()),
});

export type WanderState = z.output<typeof wanderState>;

import * as z from 'zod/mini';
import { savedLevel, savedPlace } from './piece-state.js';

/** What a saved game keeps of a `MiniBoard`. */
export const miniBoardState = z.strictObject({
  turns: z.int(),
  /** Where it is put, and its members by their ids, with their places on the small board. */
  put: z.optional(
    z.strictObject({
      at: savedPlace,
      members: z.array(z.strictObject({ id: z.string(), own: savedPlace, z: savedLevel })),
    }),
  ),
});

export type MiniBoardState = z.output<typeof miniBoardState>;

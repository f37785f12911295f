import * as z from 'zod/mini';
import { savedPlace } from './piece-state.js';

/** What a saved game keeps of a `Pin`: nothing where it is not pinned to a piece that stands with it. */
export const pinState = z.strictObject({
  tie: z.optional(
    z.strictObject({
      /** The id of its leader. */
      leader: z.string(),
      /** Where it belongs while the leader is at a place. */
      own: savedPlace,
      leaderAt: savedPlace,
      face: z.optional(z.int()),
      turns: z.int(),
    }),
  ),
});

export type PinState = z.output<typeof pinState>;

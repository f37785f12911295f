import * as z from 'zod/mini';
import { direction } from './schemas.js';

/** What a saved game keeps of a `FieldOfView`. */
export const fieldOfViewState = z.strictObject({
  face: direction('Where it looks.'),
});

export type FieldOfViewState = z.output<typeof fieldOfViewState>;

import * as z from 'zod/mini';
import { defineManifest } from './manifest.js';

/** The manifest of `Solid`. */
export const solid = defineManifest({
  id: 'solid',
  description: 'Makes its piece solid while it is attached and enabled: no other piece may enter its tile.',
  properties: z.strictObject({}),
});

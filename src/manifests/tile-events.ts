import * as z from 'zod/mini';
import { defineManifest } from './manifest.js';

const happened = {
  tile: z.unknown().check(z.describe('The tile.')),
  piece: z.unknown().check(z.describe('The actor of the piece.')),
};
const moved = { ...happened, cause: z.string().check(z.describe('Why: move, jump, placed, removed and so on.')) };

/** The manifest of `TileEvents`. */
export const tileEvents = defineManifest({
  id: 'tile-events',
  description: 'Tells when pieces enter and leave tiles, pass them and land on them; of a board or of one piece.',
  properties: z.strictObject({
    label: z.optional(z.string().check(z.describe('Only tiles with this label.'))),
    class: z.optional(z.string().check(z.describe('Only tiles of this class.'))),
  }),
  triggers: {
    enter: { description: 'A piece came to a tile, by whatever way.', arguments: moved },
    leave: { description: 'A piece left a tile, by whatever way.', arguments: moved },
    pass: { description: 'A piece came by on its walk.', arguments: happened },
    land: { description: 'A piece ended its walk.', arguments: happened },
  },
});

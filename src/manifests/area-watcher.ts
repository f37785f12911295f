import * as z from 'zod/mini';
import { defineManifest } from './manifest.js';
import { place } from './schemas.js';

const piece = z.unknown().check(z.describe('The actor of the piece.'));
const spot = (description: string) => z.optional(z.unknown().check(z.describe(`${description}: { cell, x, y, z }.`)));
const cells = (description: string) => z.array(z.int()).check(z.describe(description));
const passed = {
  piece,
  from: spot('Where it was; undefined if it was not on the board, or was on this tile before'),
  to: spot('Where it is; undefined off the board'),
  cause: z.string().check(z.describe('Why: move, jump, swap and so on, placed, removed, or area if that has changed.')),
};

/** The manifest of `AreaWatcher`. */
export const areaWatcher = defineManifest({
  id: 'area-watcher',
  description: 'Watches an area of a board: tells when pieces come in and go out, by whatever way.',
  properties: z.strictObject({
    label: z.optional(z.string().check(z.describe('The area is the tiles with this label.'))),
    class: z.optional(z.string().check(z.describe('The area is the tiles of this class.'))),
  }),
  actions: {
    watch: {
      description: 'Watches another area from now on; answers which cells have come to it and have left it.',
      arguments: {
        area: z
          .unknown()
          .check(z.describe('A list of tiles, a function that gives one, properties of tiles, or an area.')),
      },
    },
    refresh: { description: 'Asks anew which tiles the area has; answers which cells have come and left.' },
  },
  conditions: {
    has: { description: 'Whether a tile is in the area.', arguments: { place: place('The tile.') } },
    isInside: { description: 'Whether a piece is in the area.', arguments: { piece } },
    isEmpty: { description: 'Whether no piece is in the area.' },
  },
  expressions: {
    cells: { description: 'The cells of the area, in their order.' },
    inside: { description: 'The pieces in the area, in the order in which they came.' },
  },
  triggers: {
    entered: { description: 'A piece has come in.', arguments: passed },
    left: { description: 'A piece has gone out.', arguments: passed },
    changed: {
      description: 'The area has other cells than before.',
      arguments: { entered: cells('The cells that have come to it.'), left: cells('The cells that have left it.') },
    },
  },
});

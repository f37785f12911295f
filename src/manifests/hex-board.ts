import * as z from 'zod/mini';
import { boardMembers, boardProperties, gridProperties, tileLength } from './board-parts.js';
import { defineManifest } from './manifest.js';

/** The manifest of `HexBoard`. */
export const hexBoard = defineManifest({
  id: 'hex-board',
  description: 'A board of hexes in rows or columns that are shifted in turn.',
  properties: z.strictObject({
    ...gridProperties,
    orientation: z._default(
      z.enum(['pointy', 'flat']).check(z.describe('Which side of a hex is up: rows shift, or columns.')),
      'pointy',
    ),
    offset: z._default(z.enum(['odd', 'even']).check(z.describe('Which rows or columns are shifted.')), 'odd'),
    size: tileLength('Centre to corner of a regular hex in board units; 32 if no size is given.'),
    tileWidth: tileLength('Width of a tile in board units.'),
    tileHeight: tileLength('Height of a tile in board units.'),
    sideLength: z.optional(
      z.number().check(z.gte(0), z.describe('Length of the straight sides in board units, as in Tiled.')),
    ),
    ...boardProperties,
  }),
  ...boardMembers,
});

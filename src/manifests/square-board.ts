import * as z from 'zod/mini';
import { boardMembers, boardProperties, gridProperties, tileLength } from './board-parts.js';
import { defineManifest } from './manifest.js';

/** The manifest of `SquareBoard`. */
export const squareBoard = defineManifest({
  id: 'square-board',
  description: 'A board of squares, seen from above or isometric.',
  properties: z.strictObject({
    ...gridProperties,
    size: tileLength('Width and height of a tile in board units; 64 if no size is given.'),
    tileWidth: tileLength('Width of a tile in board units.'),
    tileHeight: tileLength('Height of a tile in board units.'),
    projection: z._default(
      z.enum(['orthogonal', 'isometric']).check(z.describe('Whether tiles are upright or lie on a corner.')),
      'orthogonal',
    ),
    directions: z._default(z.literal([4, 8]).check(z.describe('How many neighbours a tile has.')), 4),
    ...boardProperties,
  }),
  ...boardMembers,
});

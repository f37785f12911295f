import * as z from 'zod/mini';
import { boardMembers, boardProperties, gridProperties, tileLength } from './board-parts.js';
import { defineManifest } from './manifest.js';

/** The manifest of `SquareBoard`. */
export const squareBoard = defineManifest({
  id: 'square-board',
  description: 'A board of squares, seen from above, on a corner, or oblique.',
  properties: z.strictObject({
    ...gridProperties,
    size: tileLength('Width and height of a tile in board units; 64 if no size is given.'),
    tileWidth: tileLength('Width of a tile in board units.'),
    tileHeight: tileLength('Height of a tile in board units.'),
    projection: z._default(
      z
        .enum(['orthogonal', 'isometric', 'staggered', 'oblique'])
        .check(
          z.describe('Whether tiles are upright, lie on a corner, do so on a board with straight edges, or lean.'),
        ),
      'orthogonal',
    ),
    staggerAxis: z.optional(
      z
        .enum(['y', 'x'])
        .check(z.describe('Staggered boards: whether rows are shifted in turn (y), or columns; y if left out.')),
    ),
    offset: z.optional(
      z
        .enum(['odd', 'even'])
        .check(z.describe('Staggered boards: which rows or columns are shifted; odd if left out.')),
    ),
    directions: z._default(z.literal([4, 8]).check(z.describe('How many neighbours a tile has.')), 4),
    ...boardProperties,
  }),
  ...boardMembers,
});

import * as z from 'zod/mini';
import { boardMembers, boardProperties, gridProperties, tileLength } from './board-parts.js';
import { defineManifest } from './manifest.js';

/** The manifest of `TriangleBoard`. */
export const triangleBoard = defineManifest({
  id: 'triangle-board',
  description: 'A board of triangles that point up and down in turn.',
  properties: z.strictObject({
    ...gridProperties,
    pointing: z._default(z.enum(['up', 'down']).check(z.describe('Which way the tile 0, 0 points.')), 'up'),
    size: tileLength('The side of a triangle with three equal ones in board units; 64 if no size is given.'),
    tileWidth: tileLength('Width of a tile in board units.'),
    tileHeight: tileLength('Height of a tile in board units.'),
    ...boardProperties,
  }),
  ...boardMembers,
});

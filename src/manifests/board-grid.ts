import * as z from 'zod/mini';
import { defineManifest } from './manifest.js';
import { color } from './schemas.js';

const length = (description: string, fallback: number) =>
  z._default(z.number().check(z.gte(0), z.describe(description)), fallback);

/** The manifest of `BoardGrid`. */
export const boardGrid = defineManifest({
  id: 'board-grid',
  description: 'Draws the tiles of the board on its actor, and its walls.',
  properties: z.strictObject({
    color: z._default(color('The colour of the lines.'), '#2d2a3a'),
    width: length('The width of the lines in board units; 0 for none.', 2),
    fill: z._default(color('The colour of the tiles.'), 'none'),
    lines: z._default(
      z
        .enum(['auto', 'outlines', 'connections', 'both'])
        .check(z.describe('Outlines of tiles, lines from tile to tile, or both; auto is both on graphs only.')),
      'auto',
    ),
    inset: z._default(z.number().check(z.describe('How far inside its tile an outline lies, in board units.')), 0),
    radius: length('The radius of the corners of tiles, in board units.', 0),
    shadow: length('How far down the shadow of a tile falls, in board units; 0 for none.', 0),
    shadowColor: z._default(color('The colour of the shadows.'), '#2d2a3a40'),
    walls: z._default(color('The colour of the walls on edges.'), '#2d2a3a'),
    wallWidth: length('The width of walls in board units; those that one steps over or sees through are dashed.', 6),
    cells: z._default(
      z.enum(['tiles', 'all']).check(z.describe('Whether cells without a tile are drawn too.')),
      'tiles',
    ),
    z: z._default(z.number().check(z.describe("How far above the board's actor.")), 0),
  }),
  actions: {
    refresh: { description: 'Asks anew what colours the tiles have: after what the callback reads has changed.' },
  },
});

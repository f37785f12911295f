import * as z from 'zod/mini';
import { defineManifest } from './manifest.js';
import { color } from './schemas.js';

const flag = (description: string) => z._default(z.boolean().check(z.describe(description)), true);

/** The manifest of `BoardOverlay`. */
export const boardOverlay = defineManifest({
  id: 'board-overlay',
  description: 'Shows over a board what it knows and what its pieces asked it last: for finding mistakes.',
  properties: z.strictObject({
    coordinates: flag('Whether x and y of each tile are shown, on graphs the name of the node.'),
    costs: flag('Whether costs other than 1 are shown.'),
    solids: flag('Whether solid tiles and solid pieces are shown.'),
    walls: flag('Whether walls and closed edges are shown; what is seen through or stepped over is drawn thinner.'),
    faces: flag('Whether the faces of tiles are shown, as arrows.'),
    forks: flag(
      'Whether tiles of the road with three or more ways are shown, unless most tiles are such, as on an open field.',
    ),
    levels: flag('Whether the levels of the pieces on a tile are shown.'),
    last: flag('Whether the last path, area, plan and field of view that a piece asked for are shown.'),
    ink: z._default(color('The colour of text and marks.'), '#2d2a3a'),
    halo: z._default(color('The colour of an edge around text and marks.'), '#fff8ec'),
    wallColor: z._default(color('The colour of walls and of what is solid.'), '#c0392b'),
    font: z._default(z.string().check(z.describe('The font, as in CSS.')), 'system-ui, sans-serif'),
    z: z._default(z.number().check(z.describe("How far above the board's actor; above the pieces by default.")), 1000),
  }),
});

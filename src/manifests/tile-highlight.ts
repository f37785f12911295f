import * as z from 'zod/mini';
import { defineManifest } from './manifest.js';
import type { Data, DataInput } from './read-options.js';
import { color } from './schemas.js';

const length = (description: string, fallback: number) =>
  z._default(z.number().check(z.gte(0), z.describe(description)), fallback);
const flag = (description: string, fallback: boolean) =>
  z._default(z.boolean().check(z.describe(description)), fallback);

/** How lit tiles look. */
export const highlightStyle = z.strictObject({
  fill: z._default(color('The colour of the tiles.'), '#e8a93f59'),
  outline: z._default(color('The colour of their outline.'), '#d9822b'),
  width: length('The width of the outline in board units.', 3),
  dash: length('The length of the dashes in board units; 0 for a line without gaps.', 0),
  halo: z._default(color('The colour of an edge around outline and path.'), 'none'),
  inset: z._default(z.number().check(z.describe('How far inside its tile an outline lies, in board units.')), 0),
  radius: length('The radius of the corners, in board units.', 0),
  merge: flag('One outline round the whole area instead of one round each tile.', false),
  path: z._default(color('The colour of a line along the tiles in their order.'), 'none'),
  pathWidth: length('The width of this line in board units.', 5),
  arrow: flag('Whether this line ends in an arrow.', true),
  text: z._default(
    z
      .enum(['none', 'order', 'cost', 'spent', 'remaining', 'chance'])
      .check(
        z.describe(
          'What is written on a tile: its number, or what is known of it: what the step costs, what the way has cost up to ' +
            'there, what remains then, how likely the outcome is.',
        ),
      ),
    'none',
  ),
  textColor: z._default(color('The colour of the text.'), '#2d2a3a'),
  textHalo: z._default(color('The colour of an edge around the text, so that it is read on any ground.'), '#fff8ec'),
  textSize: length('The height of the text in board units.', 18),
  font: z._default(z.string().check(z.describe('The font of the text, as in CSS.')), 'system-ui, sans-serif'),
  breathe: flag('Fades slowly out and in; not for visitors who want less motion.', false),
});

/** The manifest of `TileHighlight`. */
export const tileHighlight = defineManifest({
  id: 'tile-highlight',
  description: 'Lights tiles, paths and the tile under the mouse, over the board and below the pieces.',
  properties: z.strictObject({
    hover: flag('Whether the tile under the mouse is lit.', false),
    z: z._default(z.number().check(z.describe("How far above the board's actor.")), 0.5),
    ...highlightStyle.shape,
  }),
  actions: {
    show: {
      description: 'Lights tiles under a name, above all other names; what was lit under this one before is gone.',
      arguments: {
        name: z.string().check(z.describe('The name to hide it by.')),
        lit: z
          .unknown()
          .check(z.describe('Tiles or places in order, the outcomes of a move, a path or plan, or a movable area.')),
        style: z.unknown().check(z.describe('What differs from the style of the behaviour.')),
      },
    },
    hide: {
      description: 'Puts out what is lit under a name.',
      arguments: { name: z.string().check(z.describe('The name.')) },
    },
    clear: { description: 'Puts out everything.' },
  },
  conditions: {
    isShown: {
      description: 'Whether anything is lit under a name.',
      arguments: { name: z.string().check(z.describe('The name.')) },
    },
  },
});

/** How lit tiles look, every default filled in. */
export type HighlightStyle = Omit<Data<typeof tileHighlight>, 'hover' | 'z'>;

/** How lit tiles are to look, as `TileHighlight.show` takes it: what differs from the style of the behaviour. */
export type HighlightStyleInput = Omit<DataInput<typeof tileHighlight>, 'hover' | 'z'>;

import * as z from 'zod/mini';
import { defineManifest } from './manifest.js';
import { direction, place } from './schemas.js';

const target = z.union([place('The tile.'), z.unknown()]).check(z.describe('A tile by its place, or an actor on it.'));
const other = z.unknown().check(z.describe('The actor.'));
const tiles = (description: string) => z.unknown().check(z.describe(description));

/** The manifest of `FieldOfView`. */
export const fieldOfView = defineManifest({
  id: 'field-of-view',
  description: 'What its piece sees of the board, and which pieces come into its sight and leave it.',
  properties: z.strictObject({
    range: z.optional(z.number().check(z.gte(0), z.describe('How far it sees, in steps; without it to the end.'))),
    face: z._default(direction('Where it looks at first; means nothing without a cone.'), 0),
    turns: z._default(z.boolean().check(z.describe('Whether it looks where its piece has stepped.')), false),
    coneSteps: z.optional(
      z.int().check(z.gte(0), z.describe('A cone: how many directions it reaches to each side of the face.')),
    ),
    coneDegrees: z.optional(
      z.number().check(z.gte(0), z.lte(360), z.describe('A cone by its whole opening in degrees, in place of steps.')),
    ),
    holes: z._default(
      z.enum(['opaque', 'open']).check(z.describe('Whether cells without a tile hide what is behind, or are open.')),
      'opaque',
    ),
    solidPieces: z._default(z.boolean().check(z.describe('Whether solid pieces hide what is behind them.')), false),
    costProperty: z.optional(
      z.string().check(z.describe('The tile property that says what it takes to see through a tile, as smoke.')),
    ),
    points: z.optional(
      z.number().check(z.gte(0), z.describe('How much the tiles between may cost; needs costProperty or cost.')),
    ),
  }),
  actions: {
    refresh: { description: 'Looks anew, and tells what has changed: after what callbacks read has changed.' },
  },
  conditions: {
    sees: { description: 'Whether it sees a tile or an actor.', arguments: { target } },
  },
  expressions: {
    tiles: { description: 'The tiles that it sees, its own first.' },
    pieces: { description: 'The other pieces that it sees.' },
    face: { description: 'Where it looks: the number of a direction.' },
    look: { description: 'Whether it sees a tile, and if not why not.', arguments: { at: place('The tile.') } },
  },
  triggers: {
    changed: {
      description: 'It sees other tiles than before: told at its own steps, and once a frame for what else changes.',
      arguments: { entered: tiles('The tiles that it sees now.'), left: tiles('Those that it sees no more.') },
    },
    spotted: {
      description: 'A piece, of whatever side, has come into its sight, or is in it at first.',
      arguments: { piece: other },
    },
    lost: { description: 'A piece has left its sight.', arguments: { piece: other } },
  },
});

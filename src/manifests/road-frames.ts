import * as z from 'zod/mini';
import { defineManifest } from './manifest.js';

/** The manifest of `RoadFrames`. */
export const roadFrames = defineManifest({
  id: 'road-frames',
  description: 'Shows the frame of a sprite sheet that joins its piece to the neighbours of its kind.',
  properties: z.strictObject({
    tag: z._default(
      z.string().check(z.minLength(1), z.describe('The kind: pieces of one tag on one level join each other.')),
      'road',
    ),
  }),
  actions: {
    update: { description: 'Finds the frame and shows it, also where it is the same as before.' },
  },
  expressions: {
    mask: { description: 'The sum of 2^direction over the neighbours of its kind; undefined off the board.' },
    frame: { description: 'The number of the frame for this mask; undefined off the board.' },
  },
  triggers: {
    changed: {
      description: 'It joins other neighbours than before.',
      arguments: {
        piece: z.unknown().check(z.describe('The actor of the piece.')),
        mask: z.int().check(z.describe('The sum of 2^direction over the neighbours of its kind.')),
        frame: z.int().check(z.describe('The number of the frame.')),
      },
    },
  },
});

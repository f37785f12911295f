import * as z from 'zod/mini';
import { defineManifest } from './manifest.js';

const time = (description: string, fallback: number) =>
  z._default(z.number().check(z.gte(0), z.describe(description)), fallback);
const spot = (description: string) => z.unknown().check(z.describe(`${description}: { cell, x, y, z }.`));
const piece = z.unknown().check(z.describe('The actor that wanders.'));

/** The manifest of `Wander`. */
export const wander = defineManifest({
  id: 'wander',
  description: 'Walks its piece to a random neighbour now and then, near a place.',
  properties: z.strictObject({
    range: z._default(z.int().check(z.gte(0), z.describe('How many steps from its centre it goes.')), 3),
    pause: time('How long it stands between two steps, in milliseconds.', 1000),
    pauseSpread: time('How much longer it may stand, by chance, in milliseconds.', 0),
    auto: z._default(z.boolean().check(z.describe('Whether it sets out without being told.')), true),
    stream: z.optional(
      z
        .string()
        .check(
          z.minLength(1),
          z.describe("The name of its chance among the board's; without it, one of its piece's own."),
        ),
    ),
  }),
  actions: {
    start: { description: 'Wanders from now on, after a pause.' },
    stop: { description: 'Wanders no more; a step that is under way is walked to its end.' },
  },
  conditions: {
    isWandering: { description: 'Whether it wanders.' },
  },
  expressions: {
    center: { description: 'The place around which it wanders.' },
  },
  triggers: {
    started: { description: 'It wanders from now on.', arguments: { piece } },
    stopped: { description: 'It wanders no more.', arguments: { piece } },
    stepped: {
      description: 'It has set out to a neighbour.',
      arguments: {
        piece,
        from: spot('From where'),
        to: spot('To where'),
        direction: z.int().check(z.describe('The direction of the step.')),
      },
    },
    stuck: {
      description: 'No neighbour within its range lets it in; it tries again after a pause.',
      arguments: { piece, at: spot('Where it stands') },
    },
  },
});

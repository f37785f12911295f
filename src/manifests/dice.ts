import * as z from 'zod/mini';
import { defineManifest } from './manifest.js';
import { savedRandom } from './piece-state.js';
import { color, seed } from './schemas.js';

const rolled = {
  values: z.unknown().check(z.describe('What each die shows, a list.')),
  total: z.int().check(z.describe('Their sum.')),
};

/** The manifest of `Dice`. */
export const dice = defineManifest({
  id: 'dice',
  description: 'One die or several: what they show is decided at once, and then they tumble.',
  properties: z.strictObject({
    count: z._default(z.int().check(z.gte(1), z.lte(20), z.describe('How many dice.')), 1),
    sides: z._default(z.int().check(z.gte(2), z.lte(9999), z.describe('How many sides a die has.')), 6),
    seed: z.optional(seed('Where their chance starts; without it at that of the board, or at 0.')),
    stream: z._default(
      z
        .string()
        .check(z.minLength(1), z.describe("The name of their chance among the board's: dice of one name agree.")),
      'dice',
    ),
    duration: z._default(z.number().check(z.gte(0), z.describe('How long they tumble, in milliseconds.')), 700),
    size: z._default(z.number().check(z.gt(0), z.describe('The side of a die, in pixels.')), 56),
    color: z._default(color('The colour of a die.'), '#ffffff'),
    ink: z._default(color('The colour of pips, outline and shadow.'), '#2d2a3a'),
    font: z._default(z.string().check(z.describe('The font of numbers, as in CSS.')), 'system-ui, sans-serif'),
  }),
  actions: {
    roll: {
      description: 'Rolls: the values are decided at once, the picture follows.',
      arguments: {
        values: z.optional(z.unknown().check(z.describe('Values that were decided elsewhere, one for each die.'))),
      },
    },
    show: {
      description: 'Shows values that were decided elsewhere, without tumbling.',
      arguments: { values: z.unknown().check(z.describe('One whole number for each die.')) },
    },
  },
  conditions: { isRolling: { description: 'Whether the dice still tumble.' } },
  expressions: {
    values: { description: 'What each die shows; empty before the first roll.' },
    total: { description: 'The sum of the values.' },
  },
  triggers: {
    rolled: { description: 'The values are decided; the dice may still tumble.', arguments: rolled },
    shown: { description: 'The dice lie still and show the values.', arguments: rolled },
  },
});

/** What a saved game keeps of dice. */
export const diceState = z.strictObject({
  values: z.array(z.int().check(z.gte(1))),
  random: savedRandom,
});

/** What a saved game keeps of dice. */
export type DiceState = z.output<typeof diceState>;

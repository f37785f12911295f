import * as z from 'zod/mini';
import { defineManifest } from './manifest.js';

const goal = z.unknown().check(z.describe('The tile, by its place, or a test for tiles.'));
const points = z.optional(z.number().check(z.gte(0), z.describe('Moving points; without them those of `points`.')));
const path = z.unknown().check(z.describe('The path: { from, steps, target, cost }.'));

/** The manifest of `PathMovement`. */
export const pathMovement = defineManifest({
  id: 'path-movement',
  description: 'Finds ways for its piece over the board: the tiles in reach, the cheapest path to a tile, and goes it.',
  properties: z.strictObject({
    points: z.optional(
      z.number().check(z.gte(0), z.describe('What a move may cost; without it, as much as the way costs.')),
    ),
    occupied: z._default(
      z
        .enum(['avoid', 'ignore'])
        .check(
          z.describe(
            'Whether it goes round tiles where another piece stands on its level, or does not ask; ' +
              "then GridMove must be one that sneaks or kicks, else it refuses the step as 'occupied'.",
          ),
        ),
      'avoid',
    ),
    corners: z._default(
      z
        .enum(['never', 'one-open', 'always'])
        .check(
          z.describe('When it may cut a corner by a diagonal: never, past one open side, or always (8 directions).'),
        ),
      'never',
    ),
    diagonalCost: z._default(
      z.number().check(z.gte(1), z.describe('How many times as much a diagonal step costs (8 directions).')),
      1,
    ),
    weight: z._default(
      z
        .number()
        .check(z.gte(1), z.describe('1 finds the cheapest path; above, faster, at most so many times as expensive.')),
      1,
    ),
    shape: z._default(
      z
        .enum(['any', 'straight', 'diagonal', 'line', 'random'])
        .check(
          z.describe('Which of several cheapest paths: any, fewest turns, most turns, next to the line, by chance.'),
        ),
      'any',
    ),
    nearest: z._default(
      z
        .boolean()
        .check(
          z.describe(
            'Whether it goes as far as its points allow towards a goal that is too far, ' +
              'and next to one that cannot be reached.',
          ),
        ),
      false,
    ),
    leastCost: z._default(
      z
        .number()
        .check(z.gte(0), z.describe('The least that a step costs by the cost callback: paths are found sooner.')),
      0,
    ),
  }),
  actions: {
    go: {
      description: 'Goes the cheapest path to a tile, or with `nearest` towards it, by GridMove.',
      arguments: { to: goal },
    },
  },
  conditions: {
    canReach: { description: 'Whether a move can lead to a tile.', arguments: { to: goal } },
  },
  expressions: {
    pathTo: {
      description: 'The path to a tile, or with `nearest` towards it; nothing moves.',
      arguments: { to: goal, points },
    },
    area: { description: 'The tiles in reach and the ways there; nothing moves.', arguments: { points } },
  },
  triggers: {
    planned: {
      description: 'It is about to go a path.',
      arguments: { piece: z.unknown().check(z.describe('The actor that goes.')), path },
    },
    noPath: {
      description: 'It was asked to go where no way leads.',
      arguments: {
        piece: z.unknown().check(z.describe('The actor that stays.')),
        reason: z
          .string()
          .check(z.describe('closed, unreachable, too-far, off-board, disabled, stale, or why GridMove refuses.')),
      },
    },
  },
});

import * as z from 'zod/mini';
import { defineManifest } from './manifest.js';
import { place } from './schemas.js';

const direction = (description: string) => z.union([z.number(), z.string()]).check(z.describe(description));
const piece = z.unknown().check(z.describe('The actor that walks.'));
const tile = z.unknown().check(z.describe('The tile.'));
const step = z.optional(z.unknown().check(z.describe('The step onto the tile, if one was made.')));
const points = z.number().check(z.gte(0), z.describe('Moving points.'));
const plan = z.unknown().check(z.describe('A plan of this behaviour.'));
const options = z.optional(z.unknown().check(z.describe('Rules for this once, such as { fork: "choose" }.')));

/** The manifest of `MonopolyMovement`. */
export const monopolyMovement = defineManifest({
  id: 'monopoly-movement',
  description: 'Walks its piece along a road by moving points, tile by tile, with forks, costs and jumps.',
  properties: z.strictObject({
    face: z._default(
      direction(
        'Where it looks at first: a direction; on layouts without opposite directions degrees clockwise from E.',
      ),
      0,
    ),
    fork: z._default(
      z
        .enum(['forward', 'random', 'choose'])
        .check(z.describe('What decides at forks without a sign: straight on, chance, or the player.')),
      'forward',
    ),
    deadEnd: z._default(
      z
        .enum(['turn', 'stop', 'refuse'])
        .check(z.describe('At a dead end: turn round, stop there, or make no move at all (exact finishes).')),
      'turn',
    ),
    diagonals: z._default(
      z
        .enum(['joined', 'always', 'never'])
        .check(
          z.describe('Whether diagonals are ways: where no road joins the tiles round the corner, always, or never.'),
        ),
      'joined',
    ),
    landAfterJump: z._default(
      z.boolean().check(z.describe('Whether a piece lands again where a jump has led it.')),
      false,
    ),
  }),
  actions: {
    commit: { description: 'Makes a plan the path to be walked; moves nothing.', arguments: { plan } },
    popTile: { description: 'Hands out the next step of the path; moves nothing.' },
    popLastTile: { description: 'Hands out the last step of the path and empties it; moves nothing.' },
    resume: {
      description: 'Goes on from the fork where the committed plan waits; moves nothing.',
      arguments: { direction: direction('One of the ways offered, or back.') },
    },
    undoStep: { description: 'Takes the last step of this move back.' },
    retrace: {
      description: 'Goes back along the tiles really walked.',
      arguments: { steps: z.int().check(z.gte(1), z.describe('How many steps.')) },
    },
  },
  conditions: {
    isEmpty: { description: 'Whether no step is left in the path.' },
    isBusy: { description: 'Whether its path is being walked, or it is on a jump.' },
    isMoveOpen: { description: 'Whether a committed move has not come to its end.' },
  },
  expressions: {
    forward: {
      description: 'The plan of a walk with so many points; nothing changes.',
      arguments: { points, options },
    },
    forwardTo: {
      description: 'The plan of a walk to a tile; nothing changes.',
      arguments: { place: place('The tile.'), options },
    },
    outcomes: { description: 'Where a walk with so many points can end.', arguments: { points, options } },
    face: { description: 'Where it looks: the number of a direction, or degrees.' },
    cameFrom: { description: 'The tile that it came from, if known.' },
    path: { description: 'The steps that are left.' },
    remainingSteps: { description: 'How many steps are left.' },
    remainingPoints: { description: 'How many points are left after the steps made.' },
    target: { description: 'The last tile of the path.' },
    openFork: { description: 'What is offered at the fork where the piece waits.' },
    totalMovingPoints: { description: 'The points of the committed plan.' },
  },
  triggers: {
    turn: {
      description: 'The face has changed within a move.',
      arguments: {
        piece,
        from: z.number().check(z.describe('The face before.')),
        to: z.number().check(z.describe('The face now.')),
        tile,
      },
    },
    pass: { description: 'It has come to a tile and goes on.', arguments: { piece, tile, step } },
    unpass: { description: 'A step onto a tile that was passed is taken back.', arguments: { piece, tile, step } },
    fork: {
      description: 'It waits at a fork for a choice.',
      arguments: {
        piece,
        tile,
        ways: z.unknown().check(z.describe('The onward ways: { direction, tile, cost }.')),
        back: z.optional(z.int().check(z.describe('The direction of the way back.'))),
        suggested: z.optional(z.int().check(z.describe('The way that a sign shows.'))),
        remaining: points,
      },
    },
    land: {
      description: 'A move has come to its end.',
      arguments: {
        piece,
        tile,
        end: z.string().check(z.describe('Why: spent, stopped, short, blocked, dead-end, arrived or unreachable.')),
        remaining: points,
        steps: z.int().check(z.describe('How many steps were made.')),
      },
    },
    jumping: {
      description: 'It is about to jump; a handler may cancel it.',
      arguments: {
        piece,
        from: tile,
        to: tile,
        cancel: z.unknown().check(z.describe('Call it to stay.')),
      },
    },
    jumped: { description: 'It has jumped.', arguments: { piece, from: tile, to: tile } },
  },
});

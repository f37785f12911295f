import * as z from 'zod/mini';
import { defineManifest } from './manifest.js';
import { direction } from './schemas.js';

const piece = z.unknown().check(z.describe('The actor that is pinned.'));
const leader = z.unknown().check(z.describe('The actor that it is pinned to.'));
const spot = (description: string) => z.unknown().check(z.describe(`${description}: { cell, x, y, z }.`));

/** The manifest of `Pin`. */
export const pin = defineManifest({
  id: 'pin',
  description: 'Keeps its piece at an offset to another piece, and follows that wherever it goes.',
  properties: z.strictObject({
    offset: z.optional(
      z
        .string()
        .check(
          z.describe("The steps from the leader to its place, such as 'W NW', '' for none; without it, as they stand."),
        ),
    ),
    turn: z._default(z.boolean().check(z.describe('Whether the offset turns with the leader.')), false),
    face: z.optional(
      direction('Where the leader looks when the offset is as it was given; without it, where it looks when pinned.'),
    ),
    occupied: z._default(
      z
        .enum(['refuse', 'sneak', 'kick'])
        .check(
          z.describe(
            'If the level of a piece without GridMove is taken: do not go; go, on a level of its own until that is free; or remove the other.',
          ),
        ),
      'refuse',
    ),
  }),
  actions: {
    pin: {
      description: 'Pins it to a piece, as soon as both stand on one board.',
      arguments: {
        leader,
        offset: z.optional(z.string().check(z.describe('The steps from the leader; without it, as they stand.'))),
      },
    },
    unpin: { description: 'Lets it stay where it is.' },
    turnTo: {
      description: 'Turns the offset as if the leader looked there.',
      arguments: { face: direction('The direction.') },
    },
  },
  conditions: { isPinned: { description: 'Whether it is pinned to a piece.' } },
  expressions: {
    leader: { description: 'The actor that it is pinned to.' },
    place: { description: 'The x and y where it belongs now, also outside of the board.' },
  },
  triggers: {
    pinned: { description: 'It is pinned from now on.', arguments: { piece, leader } },
    unpinned: { description: 'It has been let go.', arguments: { piece, leader } },
    followed: {
      description: 'It has gone after its leader; its picture may follow later.',
      arguments: { piece, leader, from: spot('From where'), to: spot('To where') },
    },
    blocked: {
      description: 'It cannot go where it belongs; it tries again when the leader moves on.',
      arguments: {
        piece,
        leader,
        reason: z.string().check(z.describe('outside, or what GridMove or the board says.')),
        blocker: z.optional(z.unknown().check(z.describe('The piece in the way.'))),
      },
    },
    lost: {
      description: 'Its leader has left the board, or is on another one, and it is pinned no more.',
      arguments: { piece, leader },
    },
  },
});

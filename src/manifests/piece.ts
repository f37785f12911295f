import * as z from 'zod/mini';
import { defineManifest } from './manifest.js';
import { place } from './schemas.js';

const spot = (description: string) => z.unknown().check(z.describe(`${description}: { cell, x, y, z }.`));
const actor = z.unknown().check(z.describe('The actor that is the piece.'));

/** The manifest of `Piece`. */
export const piece = defineManifest({
  id: 'piece',
  description: 'Makes its actor a piece on a board: it stands on a tile, and its picture with it.',
  properties: z.strictObject({
    z: z.optional(
      z
        .union([z.number(), z.string()])
        .check(
          z.describe(
            'The level on its tile, which it keeps; without it the lowest whole number from 1 up that is free there. ' +
              "Only pieces of the same level are in each other's way.",
          ),
        ),
    ),
    solid: z._default(z.boolean().check(z.describe('Whether no other piece may enter its tile.')), false),
    id: z.optional(
      z
        .string()
        .check(
          z.minLength(1),
          z.describe("What it is known by in saves and by chance, its own on its board; without it, the actor's name."),
        ),
    ),
    lift: z._default(z.number().check(z.describe('How far above its tile it is drawn, in board units.')), 0),
  }),
  actions: {
    put: {
      description: 'Puts the piece on a tile, at once, wherever it was.',
      arguments: { place: place('The tile.') },
    },
    leave: { description: 'Takes the piece off the board.' },
  },
  conditions: {
    isOnBoard: { description: 'Whether the piece is on a board.' },
    isGliding: { description: 'Whether its picture is still on the way to its tile.' },
  },
  expressions: {
    spot: { description: 'Where it is: { cell, x, y, z }; undefined off the board.' },
    tile: { description: 'The tile under it.' },
    id: { description: 'What it is known by.' },
  },
  triggers: {
    placed: { description: 'It was put on the board.', arguments: { piece: actor, at: spot('Where') } },
    moved: {
      description: 'It went to another tile or level; its picture may follow later.',
      arguments: {
        piece: actor,
        from: spot('From where'),
        to: spot('To where'),
        cause: z.string().check(z.describe('Why: move, jump, undo, retrace, swap, kick or load.')),
      },
    },
    removed: {
      description: 'It left the board.',
      arguments: {
        piece: actor,
        from: spot('From where'),
        reason: z.enum(['board', 'killed', 'scene']).check(z.describe('Taken off, killed, or gone with its scene.')),
      },
    },
    displaced: {
      description: 'Back in a scene, it found its place taken, and stays off the board.',
      arguments: { piece: actor, at: spot('Its old place'), blocker: z.unknown().check(z.describe('Who is there.')) },
    },
  },
});

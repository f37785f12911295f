import * as z from 'zod/mini';
import { defineManifest } from './manifest.js';
import { place } from './schemas.js';

const spot = (description: string) => z.unknown().check(z.describe(`${description}: { cell, x, y, z }.`));
const piece = z.unknown().check(z.describe('The actor that moves.'));
const other = z.unknown().check(z.describe('An actor that is a piece.'));
const targets = z.unknown().check(z.describe('A place or a piece, or a list of them.'));
const direction = z.optional(z.int().check(z.describe('The direction, if the tiles are neighbours.')));

/** The manifest of `GridMove`. */
export const gridMove = defineManifest({
  id: 'grid-move',
  description: 'Moves its piece from tile to tile: the tile changes at once, the picture follows.',
  properties: z.strictObject({
    speed: z._default(
      z.number().check(z.gt(0), z.describe('Pixels per second, as they are when a request begins.')),
      240,
    ),
    acceleration: z._default(z.number().check(z.gte(0), z.describe('Pixels per second²; 0 is full speed at once.')), 0),
    deceleration: z._default(z.number().check(z.gte(0), z.describe('Pixels per second²; 0 stops at once.')), 0),
    hop: z._default(z.number().check(z.gte(0), z.describe('How high it hops over each tile, in pixels.')), 0),
    occupied: z._default(
      z
        .enum(['refuse', 'sneak', 'kick'])
        .check(
          z.describe(
            'If its level is taken: do not go; go, on a level of its own until that is free; or remove the other.',
          ),
        ),
      'refuse',
    ),
    requireTile: z._default(z.boolean().check(z.describe('Whether it goes only where a tile is.')), true),
    rotate: z._default(z.boolean().check(z.describe('Whether the actor turns to the direction it goes in.')), false),
    instant: z.optional(
      z
        .boolean()
        .check(z.describe('Whether the picture does not glide; without it, where the visitor wants less motion.')),
    ),
    wanderRange: z._default(z.int().check(z.gte(0), z.describe('How many steps from home it wanders.')), 1),
  }),
  actions: {
    toward: {
      description: 'Goes to the neighbour in a direction.',
      arguments: {
        direction: z.union([z.int(), z.string()]).check(z.describe('The direction, as a number or a name.')),
      },
    },
    to: {
      description:
        'Goes to a tile, however far, in one step over all that lies between; PathMovement.go walks round it.',
      arguments: { place: place('The tile.') },
    },
    by: {
      description: 'Goes so many columns and rows, over wrapped edges too, whatever lies between.',
      arguments: { offset: z.strictObject({ dx: z.int(), dy: z.int() }).check(z.describe('How far: { dx, dy }.')) },
    },
    toPiece: { description: 'Goes to the tile of another piece, whatever lies between.', arguments: { piece: other } },
    follow: {
      description: 'Walks the committed path, a plan, or a list of tiles.',
      arguments: {
        path: z.optional(z.unknown().check(z.describe('A plan or a list; without it, the committed path.'))),
      },
    },
    wander: { description: 'Goes to a random open neighbour near home.' },
    approach: { description: 'Goes to the neighbour that is nearest to one or many targets.', arguments: { targets } },
    depart: { description: 'Goes to the neighbour that is farthest from one or many targets.', arguments: { targets } },
    swap: { description: 'Changes places with another piece.', arguments: { piece: other } },
    stop: { description: 'Halts at the next tile.' },
    cancel: { description: 'Halts now; the picture goes to its tile.' },
  },
  conditions: {
    isMoving: { description: 'Whether a request is under way.' },
  },
  expressions: {
    home: { description: 'The place around which it wanders.' },
    path: { description: 'The tiles of the walk that have not been taken.' },
    test: {
      description: 'Whether it could go to a tile now, and if not why not.',
      arguments: { place: place('The tile.') },
    },
  },
  triggers: {
    beforeMove: {
      description: 'A step is about to be tested; the game may move the pieces on the target away.',
      arguments: {
        piece,
        from: spot('From where'),
        to: z.unknown().check(z.describe('The target { cell, x, y }; undefined outside the board.')),
        direction,
        pieces: z.unknown().check(z.describe('The pieces on the target.')),
      },
    },
    accepted: {
      description: 'A step was made, and the picture sets out.',
      arguments: {
        ok: z.literal(true).check(z.describe('True.')),
        from: spot('From where'),
        to: spot('To where'),
        direction,
      },
    },
    rejected: {
      description: 'A step was not made.',
      arguments: {
        ok: z.literal(false).check(z.describe('False.')),
        reason: z.string().check(z.describe('Why not.')),
        blocker: z.optional(z.unknown().check(z.describe('The piece in the way.'))),
      },
    },
    kicked: {
      description: 'Another piece was removed from its place.',
      arguments: { piece: other, by: piece, at: spot('Where') },
    },
    arrived: {
      description: 'The picture has reached the tile.',
      arguments: { piece, from: spot('From where'), at: spot('Where'), direction },
    },
    finished: {
      description: 'A request has come to its end.',
      arguments: {
        piece,
        end: z.string().check(z.describe('arrived, superseded, stopped, cancelled, refused, stale, removed or left.')),
      },
    },
  },
});

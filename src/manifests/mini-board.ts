import * as z from 'zod/mini';
import { defineManifest } from './manifest.js';
import { place } from './schemas.js';

const flag = (description: string, fallback: boolean) =>
  z._default(z.boolean().check(z.describe(description)), fallback);
const at = place('Where the origin of the group is to lie.');
const board = z.optional(z.unknown().check(z.describe('Another board than the one of the options.')));
const turns = z.int().check(z.describe('Turns clockwise: of 90° on squares, 60° on hexes, 120° on triangles.'));
const axis = z.string().check(z.describe("The axis, as the layout has them: 'N-S', 'E-W' and so on."));
const members = z.unknown().check(z.describe('The actors of the group.'));
const point = z.unknown().check(z.describe('A point of the world.'));
const spot = z.optional(z.unknown().check(z.describe('The x and y under the origin; undefined beside the board.')));

/** The manifest of `MiniBoard`. */
export const miniBoard = defineManifest({
  id: 'mini-board',
  description: 'Makes the pieces of a small board one group, which is put on another board as a whole.',
  properties: z.strictObject({
    test: z._default(
      z
        .enum(['none', 'inside', 'empty'])
        .check(
          z.describe(
            "What is asked of each place. 'none': that it is on the board. 'inside': that there is a tile, too. " +
              "'empty': moreover that the tile is not solid, and its level free. Without 'empty' whoever is in the way is removed.",
          ),
        ),
      'empty',
    ),
    drag: flag('Whether visitors may drag the group.', false),
    dragDistance: z._default(
      z.number().check(z.gte(0), z.describe('How far a pointer slips until it drags, in pixels of the page.')),
      10,
    ),
    snap: flag('Whether a group that is dragged is shown on the tiles where it can be put.', true),
    goBack: flag('Whether a group that is dropped where it cannot be put goes back.', true),
  }),
  actions: {
    put: { description: 'Puts the group on the board, or elsewhere on it.', arguments: { at, board } },
    pullOut: { description: 'Takes the group off the board, back to its small one.' },
    dissolve: { description: 'Lets its members go, which stay on the board as ordinary pieces.' },
    putBack: { description: 'Puts it where it was last, and as it was turned there.' },
    rotate: { description: 'Rotates the group about its origin.', arguments: { turns: z.optional(turns) } },
    rotateTo: { description: 'Rotates it so that it has made so many turns in all.', arguments: { turns } },
    mirror: { description: 'Mirrors the group along an axis through its origin.', arguments: { axis } },
    pickUp: { description: 'Begins to drag the group at a point of the world.', arguments: { point } },
    carry: { description: 'Drags it on to a point of the world.', arguments: { point } },
    drop: { description: 'Puts it where it is dragged to, or lets it go back.' },
    cancelDrag: { description: 'Lets a group that is dragged go back.' },
  },
  conditions: {
    isPut: { description: 'Whether the group is on the board.' },
    isDragging: { description: 'Whether the group is dragged.' },
  },
  expressions: {
    members: { description: 'The actors of the group.' },
    at: { description: 'The x and y of its origin on the board; undefined while it is not there.' },
    turns: { description: 'How many turns it has made, 0 up to a whole one.' },
    canPut: { description: 'Whether it could be put somewhere: { ok } and why not.', arguments: { at, board } },
    canRotate: { description: 'Whether it could be rotated.', arguments: { turns: z.optional(turns) } },
    canMirror: { description: 'Whether it could be mirrored.', arguments: { axis } },
  },
  triggers: {
    accepted: {
      description: 'The group has been put on the board.',
      arguments: { at: place('Where its origin lies.'), members },
    },
    rejected: {
      description: 'The group has not been put, rotated or mirrored, and is as before.',
      arguments: {
        action: z.enum(['put', 'rotate', 'mirror']).check(z.describe('What was to be done.')),
        reason: z.string().check(z.describe('Why not.')),
        piece: z.optional(z.unknown().check(z.describe('The member that has no place.'))),
        place: z.optional(place('Where that was to be.')),
        blocker: z.optional(z.unknown().check(z.describe('The piece in the way.'))),
      },
    },
    pulledOut: {
      description: 'The group is off the board.',
      arguments: { from: place('Where its origin was.'), members },
    },
    dissolved: {
      description: 'The members are ordinary pieces of the board from now on.',
      arguments: { at: place('Where its origin was.'), members },
    },
    rotated: { description: 'The group has been rotated.', arguments: { turns } },
    mirrored: { description: 'The group has been mirrored.', arguments: { axis } },
    dragStart: { description: 'The group has been picked up.', arguments: { members } },
    drag: {
      description: 'The group is dragged over another tile, or turned there.',
      arguments: {
        at: spot,
        canPut: z.boolean().check(z.describe('Whether it can be put there.')),
        tiles: z.unknown().check(z.describe('The places on the board that it would cover.')),
      },
    },
    dragCancel: {
      description: 'The group that was dragged goes back, also after a drop that is refused.',
      arguments: { members },
    },
  },
});

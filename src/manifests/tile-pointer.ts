import * as z from 'zod/mini';
import { defineManifest } from './manifest.js';
import { place } from './schemas.js';

const number = (description: string, fallback: number) =>
  z._default(z.number().check(z.gte(0), z.describe(description)), fallback);

const spot = {
  cell: z.int().check(z.describe('The cell.')),
  place: place('The x and y of the cell.'),
  tile: z.unknown().check(z.describe('The tile; undefined where the cell has none.')),
  pieces: z.unknown().check(z.describe('The pieces on the cell, by level.')),
  worldPos: z.unknown().check(z.describe('Where the pointer is in the world.')),
  pointer: z.unknown().check(z.describe("Excalibur's own event.")),
};
const piece = z.unknown().check(z.describe('The actor that is dragged.'));
const from = z.unknown().check(z.describe('Where it stands: { cell, x, y, z }.'));

/** The manifest of `TilePointer`. */
export const tilePointer = defineManifest({
  id: 'tile-pointer',
  description: 'Gestures on the tiles of a board, with mouse and fingers: tap, double tap, press, swipe, drag a piece.',
  properties: z.strictObject({
    doubleTapTime: number('How soon a tap follows another to make a double tap, in milliseconds.', 350),
    pressTime: number('How long a pointer rests on a tile to press it, in milliseconds.', 500),
    swipeDistance: number('How far a pointer goes in a swipe at least, in pixels of the page.', 40),
    swipeTime: number('How long a swipe may take, in milliseconds.', 300),
    drag: z.optional(
      z.boolean().check(z.describe('Whether pieces can be dragged; without it, if there is a `canDrag`.')),
    ),
    dragDistance: number('How far a pointer slips until it drags or no longer presses, in pixels of the page.', 10),
    dragLift: number('How far above its place a piece is seen while it is dragged, in board units.', 8),
    returnTime: number('How long a piece takes to its tile when it is let go, in milliseconds.', 150),
    requireTile: z._default(z.boolean().check(z.describe('Whether pieces are dropped only where a tile is.')), true),
    occupied: z._default(
      z
        .enum(['refuse', 'sneak', 'kick'])
        .check(
          z.describe(
            'If the level of a piece without GridMove is taken where it is dropped: do not drop it there; drop it, on a level of its own until that is free; or remove the other.',
          ),
        ),
      'refuse',
    ),
  }),
  actions: {
    cancelDrag: { description: 'Lets the piece that is dragged go back to its tile.' },
  },
  conditions: { isDragging: { description: 'Whether a piece is dragged.' } },
  expressions: { draggedPiece: { description: 'The piece that is dragged.' } },
  triggers: {
    tap: { description: 'A click or a short touch on a tile, or a key of BoardCursor.', arguments: spot },
    doubleTap: {
      description: 'The second of two taps on the same tile; both have been told as taps.',
      arguments: spot,
    },
    press: { description: 'A pointer has rested on a tile; it will be no tap.', arguments: spot },
    swipe: {
      description: 'A pointer has gone quickly over the board from a tile.',
      arguments: {
        ...spot,
        direction: z.optional(z.int().check(z.describe('The direction of the layout that is nearest.'))),
        angle: z.number().check(z.describe('Where to: degrees clockwise from E of the board, 0 to 360.')),
        distance: z.number().check(z.describe('How far, in pixels of the page.')),
      },
    },
    dragStart: { description: 'A piece has been picked up.', arguments: { piece, from, ...spot } },
    drag: {
      description: 'A piece is carried on; `cell` and what belongs to it are undefined beside the board.',
      arguments: {
        piece,
        from,
        ...spot,
        canDrop: z.boolean().check(z.describe('Whether it may be dropped there.')),
      },
    },
    drop: {
      description: 'A piece has been dropped on another tile, and goes there.',
      arguments: { piece, from, ...spot },
    },
    dragCancel: {
      description: 'A piece that was dragged stays where it stands.',
      arguments: {
        piece,
        from,
        reason: z
          .string()
          .check(
            z.describe(
              'Why: back, outside, refused, escape, pointercancel, second-pointer, moved, removed, hidden, disabled, cancelled.',
            ),
          ),
        refusal: z.optional(z.string().check(z.describe('Why GridMove or the board refused.'))),
      },
    },
  },
});

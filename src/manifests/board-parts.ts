import * as z from 'zod/mini';
import { place, seed } from './schemas.js';

// What the manifests of all boards share.

const count = (description: string) => z._default(z.int().check(z.gte(1), z.describe(description)), 8);

/** Of every board. */
export const boardProperties = {
  seed: z.optional(seed('Where chance on this board starts; 0 if left out.')),
  tapDistance: z._default(
    z.number().check(z.gte(0), z.describe('How far a finger may slip in a tap, in pixels of the page.')),
    12,
  ),
  tapTime: z._default(z.number().check(z.gt(0), z.describe('How long a tap may take, in milliseconds.')), 500),
};

/** Of every board of columns and rows. */
export const gridProperties = {
  columns: count('How many columns.'),
  rows: count('How many rows.'),
  wrap: z._default(
    z.enum(['none', 'x', 'y', 'both']).check(z.describe('The axes that close upon themselves.')),
    'none',
  ),
};

/** A length of a tile. */
export const tileLength = (description: string) => z.optional(z.number().check(z.gt(0), z.describe(description)));

const pointer = {
  tile: z.unknown().check(z.describe('The tile; undefined where the cell has none.')),
  cell: z.int().check(z.describe('The cell.')),
  place: place('The x and y of the cell.'),
  piece: z.unknown().check(z.describe('The topmost piece on the cell.')),
  worldPos: z.unknown().check(z.describe('Where the pointer is in the world.')),
  pointer: z.unknown().check(z.describe("Excalibur's own event.")),
};

const point = { point: z.unknown().check(z.describe('A point { x, y } in board units.')) };
const world = { world: z.unknown().check(z.describe('A point of the world.')) };

/** What every board can tell and reports. */
export const boardMembers = {
  expressions: {
    board: { description: 'The tiles, edges and pieces.' },
    layout: { description: 'The geometry.' },
    hoveredCell: { description: 'The cell under the mouse.' },
    toWorld: { description: 'The point of the world for a point of the board.', arguments: point },
    toBoard: { description: 'The point of the board for a point of the world.', arguments: world },
    tileToWorld: { description: 'The middle of a tile in the world.', arguments: { place: place('The tile.') } },
    cellAtWorld: { description: 'The cell at a point of the world.', arguments: world },
    tileAtWorld: { description: 'The tile at a point of the world.', arguments: world },
  },
  triggers: {
    pointerdown: { description: 'A pointer went down on a cell.', arguments: pointer },
    pointerup: { description: 'A pointer went up on a cell.', arguments: pointer },
    pointermove: { description: 'A pointer moved on a cell.', arguments: pointer },
    pointerenter: { description: 'A pointer came to a cell.', arguments: pointer },
    pointerleave: { description: 'A pointer left a cell.', arguments: pointer },
    tap: { description: 'A click, or a short touch that did not slip.', arguments: pointer },
  },
};

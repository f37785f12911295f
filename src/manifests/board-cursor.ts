import * as z from 'zod/mini';
import { defineManifest } from './manifest.js';
import { color, place } from './schemas.js';

const keys = (description: string, fallback: string) =>
  z._default(
    z
      .string()
      .check(
        z.regex(
          /^(([A-Z][A-Za-z0-9]*)( +[A-Z][A-Za-z0-9]*)*)?$/,
          "codes of keys with spaces between them, such as 'ArrowUp KeyW', or '' for none",
        ),
        z.describe(description),
      ),
    fallback,
  );
const time = (description: string, least: number, fallback: number) =>
  z._default(z.number().check(z.gte(least), z.describe(description)), fallback);

const spot = {
  cell: z.int().check(z.describe('The cell.')),
  place: place('The x and y of the cell.'),
  tile: z.unknown().check(z.describe('The tile; undefined where the cell has none.')),
  pieces: z.unknown().check(z.describe('The pieces on it.')),
};

/** The manifest of `BoardCursor`. */
export const boardCursor = defineManifest({
  id: 'board-cursor',
  description: 'Walks a cursor over the board by keys, taps tiles with it, and says where it is.',
  properties: z.strictObject({
    upKeys: keys('The codes of the keys that lead up; a key that also leads left leads up and left.', 'ArrowUp KeyW'),
    downKeys: keys('The keys that lead down.', 'ArrowDown KeyS'),
    leftKeys: keys('The keys that lead left.', 'ArrowLeft KeyA'),
    rightKeys: keys('The keys that lead right.', 'ArrowRight KeyD'),
    tapKeys: keys('The keys that tap.', 'Enter NumpadEnter Space'),
    firstKeys: keys('The keys that lead to the first tile.', 'Home'),
    lastKeys: keys('The keys that lead to the last tile.', 'End'),
    nextKeys: keys('The keys that lead to the next tile in the order of the cells, wherever it lies.', 'PageDown'),
    previousKeys: keys('The keys that lead to the tile before.', 'PageUp'),
    canvasOnly: z._default(
      z
        .boolean()
        .check(z.describe('Whether keys count only while the canvas has the focus, not also while nothing has it.')),
      false,
    ),
    requireTile: z._default(z.boolean().check(z.describe('Whether it goes only where a tile is.')), true),
    chordTime: time('How long it waits for a second key that makes a slant, in milliseconds.', 0, 40),
    repeatDelay: time('How long a key is held until the cursor walks on, in milliseconds.', 0, 400),
    repeatInterval: time('The time from step to step while a key is held, in milliseconds.', 10, 110),
    outline: z._default(color('The colour of its outline.'), '#2d2a3a'),
    halo: z._default(color('The colour of the edges of the outline, so that it is seen on any ground.'), '#ffffff'),
    width: z._default(z.number().check(z.gt(0), z.describe('The width of the outline in board units.')), 5),
    inset: z._default(z.number().check(z.describe('How far inside its tile it lies, in board units.')), 2),
    radius: z._default(z.number().check(z.gte(0), z.describe('The radius of the corners, in board units.')), 0),
    z: z._default(z.number().check(z.describe("How far above the board's actor it is drawn.")), 10),
  }),
  actions: {
    step: {
      description: 'Goes one tile further, as with a key.',
      arguments: {
        direction: z
          .enum(['up', 'down', 'left', 'right', 'up-left', 'up-right', 'down-left', 'down-right'])
          .check(z.describe('Where to on the screen.')),
      },
    },
    tap: { description: 'Taps the tile under it.' },
    show: { description: 'Shows it, and says where it is.' },
    hide: { description: 'Hides it.' },
    focus: { description: 'Lets the keys be for this board, where a scene has several.' },
  },
  conditions: {
    isShown: { description: 'Whether it is to be seen.' },
    hasFocus: { description: 'Whether the keys are for this board.' },
  },
  expressions: {
    cursor: { description: 'The x and y of the cell under it; can be set.' },
    cell: { description: 'The cell under it.' },
    tile: { description: 'The tile under it.' },
  },
  triggers: {
    moved: {
      description: 'It has come to another cell.',
      arguments: { ...spot, from: z.optional(place('Where it was.')) },
    },
    tapped: { description: 'It has tapped its cell; the board has raised `tap`.', arguments: spot },
    announced: {
      description: 'There is something to say, for a live region.',
      arguments: { text: z.string().check(z.describe('What to say.')), ...spot },
    },
  },
});

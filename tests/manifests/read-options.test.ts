import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { classNameOf, defineManifest } from '../../src/manifests/manifest.js';
import { readColor } from '../../src/manifests/read-color.js';
import { readOptions } from '../../src/manifests/read-options.js';
import { color, direction } from '../../src/manifests/schemas.js';

const mover = defineManifest({
  id: 'grid-mover',
  description: 'Moves.',
  properties: z.strictObject({
    speed: z._default(z.number().check(z.gt(0), z.describe('Pixels per second.')), 240),
    steps: z.optional(z.int().check(z.gte(1), z.lte(9), z.describe('How many.'))),
    occupied: z._default(z.enum(['refuse', 'kick']).check(z.describe('What to do.')), 'refuse'),
    face: z._default(direction('Where it looks.'), 0),
    tint: z.optional(color('Its colour.')),
    solid: z._default(z.boolean().check(z.describe('Whether.')), false),
    name: z.optional(z.string().check(z.minLength(1), z.describe('Its name.'))),
  }),
});
const read = (options: object) => readOptions<typeof mover, { canMove: () => boolean }>(mover, ['canMove'], options);

describe('options', () => {
  test('get their defaults; hooks are kept as they are', () => {
    const canMove = () => true;
    expect(read({})).toEqual({ speed: 240, occupied: 'refuse', face: 0, solid: false });
    expect(read({ speed: 3, canMove, steps: undefined })).toEqual({
      speed: 3,
      occupied: 'refuse',
      face: 0,
      solid: false,
      canMove,
    });
    expect(read({ face: 'NE' }).face).toBe('NE');
    expect(read({ tint: { toHex: () => '#FF8800' } }).tint).toBe('#FF8800');
  });

  test.for([
    [{ speed: -1 }, 'GridMover.speed: -1 is not allowed, must be a finite number > 0'],
    [{ speed: Number.NaN }, 'GridMover.speed: NaN is not allowed, must be a finite number > 0'],
    [{ speed: Infinity }, 'GridMover.speed: Infinity is not allowed, must be a finite number > 0'],
    [{ speed: '3' }, "GridMover.speed: '3' is not allowed, must be a finite number > 0"],
    [{ steps: 1.5 }, 'GridMover.steps: 1.5 is not allowed, must be a whole number >= 1 and <= 9'],
    [{ steps: 10 }, 'GridMover.steps: 10 is not allowed, must be a whole number >= 1 and <= 9'],
    [{ occupied: 'push' }, "GridMover.occupied: 'push' is not allowed, must be 'refuse' or 'kick'"],
    [{ face: -1 }, 'GridMover.face: -1 is not allowed, must be a number or a text'],
    [{ face: [] }, 'GridMover.face: a list is not allowed, must be a number or a text'],
    [
      { tint: 'red' },
      "GridMover.tint: 'red' is not allowed, must be a hex colour such as '#2d2a3a' or '#2d2a3a80', a Color of Excalibur, or 'none'",
    ],
    [
      { tint: 5 },
      "GridMover.tint: 5 is not allowed, must be a hex colour such as '#2d2a3a' or '#2d2a3a80', a Color of Excalibur, or 'none'",
    ],
    [{ solid: 1 }, 'GridMover.solid: 1 is not allowed, must be true or false'],
    [{ name: '' }, "GridMover.name: '' is not allowed, must be a text of length >= 1"],
    [
      { sped: 3 },
      'GridMover.sped: there is no such property, must be one of speed, steps, occupied, face, tint, solid, name, canMove',
    ],
    [
      { speed: 0, solid: null },
      'GridMover.speed: 0 is not allowed, must be a finite number > 0\nGridMover.solid: null is not allowed, must be true or false',
    ],
  ] as const)('%o is refused by name', ([options, message]) => {
    expect(() => read(options)).toThrow(new TypeError(message));
  });

  test.for([null, 3, 'fast', []])('%o is no options object', (options) => {
    expect(() => read(options as never)).toThrow('is not allowed, must be an object with its options');
  });
});

describe('a manifest', () => {
  const parts = { description: 'Moves.', properties: z.strictObject({}) };

  test('has an id in kebab-case, from which the name of the class is made', () => {
    expect(classNameOf(mover)).toBe('GridMover');
    for (const id of ['GridMove', 'grid_move', 'grid--move', '']) {
      expect(() => defineManifest({ ...parts, id })).toThrow(`Manifest.id: '${id}' is not allowed`);
    }
  });

  test('describes each property', () => {
    const properties = z.strictObject({ speed: z.number() });
    expect(() => defineManifest({ ...parts, id: 'a', properties })).toThrow("the property 'speed' needs a description");
  });

  test('holds no property that could not be shown', () => {
    const properties = z.strictObject({ tiles: z.array(z.string()).check(z.describe('Tiles.')) });
    expect(() => defineManifest({ ...parts, id: 'a', properties })).toThrow('a array cannot be shown');
  });
});

test('a colour outside of options is read likewise', () => {
  expect(readColor('BoardGrid.fillOf', { toHex: () => '#ff0000' })).toBe('#ff0000');
  expect(() => readColor('BoardGrid.fillOf', 'red')).toThrow(
    "BoardGrid.fillOf: 'red' is not allowed, must be a hex colour such as '#2d2a3a'",
  );
});

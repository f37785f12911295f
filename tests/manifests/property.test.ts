import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { describeProperty } from '../../src/manifests/property.js';
import { color, direction, seed } from '../../src/manifests/schemas.js';

describe('what a property says of itself', () => {
  const bounds = { min: undefined, max: undefined, values: undefined, orNumber: false };

  test('numbers', () => {
    const speed = z._default(z.number().check(z.gt(0), z.lte(900), z.describe('Pixels per second.')), 240);
    expect(describeProperty(speed)).toEqual({
      ...bounds,
      kind: 'number',
      description: 'Pixels per second.',
      fallback: 240,
      optional: true,
      min: { value: 0, inclusive: false },
      max: { value: 900, inclusive: true },
    });
  });

  test.for([
    z.int().check(z.gte(1), z.describe('How many.')),
    z.number().check(z.int(), z.gte(1), z.describe('How many.')),
  ])('whole numbers', (schema) => {
    expect(describeProperty(schema)).toMatchObject({
      kind: 'int',
      description: 'How many.',
      optional: false,
      min: { value: 1 },
    });
  });

  test('booleans, texts and choices', () => {
    expect(describeProperty(z._default(z.boolean(), true))).toMatchObject({ kind: 'boolean', fallback: true });
    expect(describeProperty(z.string().check(z.minLength(2)))).toMatchObject({ kind: 'string', min: { value: 2 } });
    expect(describeProperty(z.enum(['a', 'b']))).toMatchObject({ kind: 'enum', values: ['a', 'b'] });
    expect(describeProperty(z.literal([4, 8]))).toMatchObject({ kind: 'enum', values: [4, 8] });
  });

  test('a number or a text is shown as a text', () => {
    expect(describeProperty(direction('Where it looks.'))).toMatchObject({ kind: 'string', orNumber: true });
    expect(describeProperty(z.optional(seed('Where chance starts.')))).toMatchObject({
      kind: 'string',
      description: 'Where chance starts.',
      optional: true,
    });
  });

  test('a colour is shown as a text', () => {
    expect(describeProperty(z._default(color('The ink.'), '#2d2a3a'))).toMatchObject({
      kind: 'string',
      description: 'The ink.',
      fallback: '#2d2a3a',
    });
  });

  test.for([z.object({}), z.array(z.string()), z.union([z.boolean(), z.string()]), z.unknown()])(
    'what neither Tiled nor an inspector can show is refused',
    (schema) => {
      expect(() => describeProperty(schema)).toThrow('cannot be shown in Tiled or in an inspector');
    },
  );
});

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { referencePages } from '../../scripts/reference/pages.js';

const root = resolve(import.meta.dirname, '../..');

test('the reference pages are those of the sources (else: npm run reference)', () => {
  const folder = join(root, 'docs/reference');
  const written = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
  const made = referencePages(root);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(made));
}, 60_000);

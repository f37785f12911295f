import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');

test('the first example is the page that runs, and has under 60 lines', () => {
  const example = readme.split('```ts\n')[1]?.split('```')[0];
  expect(example).toBe(readFileSync('demo/square/main.ts', 'utf8'));
  expect(example?.trimEnd().split('\n').length).toBeLessThan(60);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const guide = readFileSync('docs/your-own-game.md', 'utf8');

/** The code that is quoted from a file, in order: its blocks begin with ```ts and the file's name. */
function quotesOf(file: string): string[] {
  return [...guide.matchAll(/^```ts (\S+)\n(.*?)^```$/gms)]
    .filter(([, name]) => name === file)
    .map(([, , code = '']) => code);
}

test.each(['rules.ts', 'bot.ts', 'main.ts'])('the guide quotes %s, whole and as it is', (file) => {
  expect(quotesOf(file).join('\n')).toBe(readFileSync(`demo/fox/${file}`, 'utf8'));
});

test('what it does with a record is tested', () => {
  const quotes = quotesOf('fox.test.ts');
  expect(quotes.length).toBe(1);
  const tests = readFileSync('tests/demo/fox.test.ts', 'utf8').replaceAll(/^ {2}/gm, '');
  for (const code of quotes) expect(tests).toContain(code);
});

test('all its code is quoted', () => {
  const blocks = guide.match(/^```ts.*$/gm) ?? [];
  const names = ['rules.ts', 'bot.ts', 'main.ts', 'fox.test.ts'];
  expect(blocks.map((line) => line.slice(6)).filter((name) => !names.includes(name))).toEqual([]);
});

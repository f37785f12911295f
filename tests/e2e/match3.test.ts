import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectText, frames, patience, textOf } from './page-text.js';
import { usePages } from './pages.js';
import { medium, phone } from './views.js';

const open = usePages();

/** Where a tile is on the page; a1 is the lower left one of 7 × 8, a quarter of a tile from the edge. */
async function placeOf(page: Page, name: string): Promise<[x: number, y: number]> {
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('the board is not shown');
  const along = (tile: number) => ((0.25 + tile + 0.5) / 7.5) * box.width;
  return [box.x + along('abcdefg'.indexOf(name.charAt(0))), box.y + along(8 - Number(name.charAt(1)))];
}

/** The page, when its board listens. */
async function openReady(options: typeof medium | typeof phone): Promise<Page> {
  const page = await open('match3/?seed=1', options);
  await expectQuiet(page, '20', '0');
  return page;
}

/** When everything has fallen. */
async function expectQuiet(page: Page, moves: string, score: string): Promise<void> {
  await expectText(page, '#moves', moves);
  await expect.poll(() => page.locator('#board').getAttribute('aria-busy'), patience).toBe('false');
  expect(await textOf(page, '#score')).toBe(score);
}

/** The two tiles of a swap that matches. */
async function hintOf(page: Page): Promise<[a: string, b: string]> {
  await page.getByRole('button', { name: 'Hint' }).click();
  await expectText(page, '#news', /^Swap .. and ..\.$/);
  const [, a = '', b = ''] = /Swap (..) and (..)/.exec((await textOf(page, '#news')) ?? '') ?? [];
  return [a, b];
}

describe('Beach finds', () => {
  test('by mouse: a swipe, two taps, a swap that does not match', async () => {
    const page = await openReady(medium);
    const [a, b] = await hintOf(page);
    expect([a, b]).toEqual(['d4', 'e4']);
    await page.mouse.move(...(await placeOf(page, a)));
    await page.mouse.down();
    await frames(page);
    await page.mouse.move(...(await placeOf(page, b)), { steps: 3 });
    await frames(page);
    await page.mouse.up();
    // The new finds come by the seed as well.
    await expectQuiet(page, '19', '290');
    await page.mouse.click(...(await placeOf(page, 'a1')));
    await frames(page);
    await page.mouse.click(...(await placeOf(page, 'b1')));
    await expectText(page, '#news', 'That makes no three in a row.');
    expect(await textOf(page, '#moves')).toBe('19');
    await page.getByRole('button', { name: 'New game' }).click();
    await expectQuiet(page, '20', '0');
  });

  test('by touch on a phone, with room for everything, and by keys', async () => {
    const page = await openReady(phone);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    for (const tile of await hintOf(page)) {
      await page.touchscreen.tap(...(await placeOf(page, tile)));
      await frames(page);
    }
    await expectQuiet(page, '19', '290');
    const [a] = await hintOf(page);
    await page.touchscreen.tap(...(await placeOf(page, a)));
    await frames(page);
    await page.locator('canvas').focus();
    await page.keyboard.press('ArrowRight');
    await expectText(page, '#cursor', /^D5, \w+\.$/);
    await page.keyboard.press('Enter');
    await expectText(page, '#moves', '18');
  });
});

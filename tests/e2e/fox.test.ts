import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { frames, patience, textOf } from './page-text.js';
import { usePages } from './pages.js';
import { medium, phone } from './views.js';

const open = usePages();

/** The page with two people at it. */
async function openForTwo(options: typeof medium | typeof phone): Promise<Page> {
  const page = await open('fox/', options);
  await page.getByLabel('You play').selectOption('both: two people');
  await expectTask(page, 'The fox is to move.');
  return page;
}

const expectTask = (page: Page, text: string) => expect.poll(() => textOf(page, '#task'), patience).toBe(text);
const expectNews = (page: Page, text: string) => expect.poll(() => textOf(page, '#news'), patience).toBe(text);

/** Where a point of the board is on the page; a1 is the lower left one of 7 × 7, in a margin of a quarter of a tile. */
async function placeOf(page: Page, name: string): Promise<[x: number, y: number]> {
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('the board is not shown');
  const along = (tile: number) => ((0.25 + tile + 0.5) / 7.5) * box.width;
  return [box.x + along('abcdefg'.indexOf(name.charAt(0))), box.y + along(7 - Number(name.charAt(1)))];
}

describe('Fox and geese', () => {
  test('by mouse: a tap, a drag, and undo', async () => {
    const page = await openForTwo(medium);
    await page.mouse.click(...(await placeOf(page, 'd5')));
    await expectNews(page, 'The fox goes to d5.');
    await page.mouse.move(...(await placeOf(page, 'c3')));
    await page.mouse.down();
    await frames(page);
    await page.mouse.move(...(await placeOf(page, 'c4')), { steps: 5 });
    await frames(page);
    await page.mouse.up();
    await expectNews(page, 'A goose goes from c3 to c4.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectNews(page, 'The fox goes to d5.');
    await expectTask(page, 'The geese are to move.');
  });

  test('by keys alone; the cursor says where it is', async () => {
    const page = await openForTwo(medium);
    const press = async (key: string, said: string) => {
      await page.keyboard.press(key);
      await expect.poll(() => textOf(page, '#cursor'), patience).toBe(said);
    };
    await page.locator('canvas').focus();
    await press('ArrowUp', 'd5: free, a way to go');
    await page.keyboard.press('Enter');
    await expectNews(page, 'The fox goes to d5.');
    await press('ArrowDown', 'd4: free');
    await press('ArrowDown', 'd3: a goose');
    await page.keyboard.press('Enter');
    await press('ArrowUp', 'd4: free, a way to go');
    await page.keyboard.press('Enter');
    await expectNews(page, 'A goose goes from d3 to d4.');
  });

  test('by touch on a phone, with room for everything', async () => {
    const page = await openForTwo(phone);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.touchscreen.tap(...(await placeOf(page, 'e4')));
    await expectNews(page, 'The fox goes to e4.');
    await page.touchscreen.tap(...(await placeOf(page, 'd3')));
    await page.touchscreen.tap(...(await placeOf(page, 'd4')));
    await expectNews(page, 'A goose goes from d3 to d4.');
  });

  test('a bot begins', async () => {
    const page = await open('', medium);
    // The time of the page is wound on, so that a bot thinks no longer on a slow machine.
    await page.clock.install();
    await page.goto(`${inject('site')}fox/`);
    await expectTask(page, 'The fox is to move.');
    await page.clock.runFor(1000);
    expect(await textOf(page, '#news')).toMatch(/^The fox goes to (c4|d5|e4)\.$/);
    expect(await textOf(page, '#task')).toBe('The geese are to move.');
  });
});

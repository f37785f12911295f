import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectText, frames, patience } from './page-text.js';
import { usePages } from './pages.js';
import { medium, phone } from './views.js';

const open = usePages();

const expectHash = (page: Page, hash: RegExp) => expect.poll(() => new URL(page.url()).hash, patience).toMatch(hash);

/** Where a point of the board of 9 × 9 squares is on the page; it is shown whole, in a margin of 22. */
async function placeOf(page: Page, x: number, y: number): Promise<[x: number, y: number]> {
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('the board is not shown');
  const size = (64 * Math.min(box.width, box.height)) / (9 * 64 + 2 * 22);
  return [box.x + box.width / 2 + size * (x - 4.5), box.y + box.height / 2 + size * (y - 4.5)];
}

type Point = readonly [x: number, y: number];

async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(...(await placeOf(page, ...from)));
  await page.mouse.down();
  await frames(page);
  await page.mouse.move(...(await placeOf(page, ...to)), { steps: 4 });
  await frames(page);
  await page.mouse.up();
  await frames(page);
}

describe('Board lab', () => {
  test('by mouse and keys: pieces, walls, undo, other boards, the link', async () => {
    const page = await open('lab/', medium);
    await expectText(page, '#said', 'tiles in reach: 33, cost: 12, steps: 11.');
    await frames(page); // the board hears pointers from its first frame on
    await drag(page, [1.5, 4.5], [2.5, 7.5]);
    await expectText(page, '#news', 'The explorer is on 2, 7.');
    await expectHash(page, /explorer=65/);

    await page.getByTitle('Wall').click();
    await drag(page, [6, 0.1], [6, 3.9]);
    await expectHash(page, /walls=k\.1k\.2c\.2k\.3c\.3k/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectHash(page, /^#board=square&explorer=65$/);

    await page.locator('canvas').focus();
    await page.keyboard.press('Enter'); // it only shows the cursor
    await expectText(page, '#cursor', '1, 4: plain, to N: no wall');
    await page.keyboard.press('e');
    await expectText(page, '#cursor', '1, 4: plain, to E: no wall');
    await page.keyboard.press('Enter');
    await expectText(page, '#cursor', '1, 4: plain, to E: a wall');
    await page.keyboard.press('4'); // solid
    await page.keyboard.press('ArrowRight');
    await expectText(page, '#cursor', '2, 4: plain');
    await page.keyboard.press('Enter');
    await expectText(page, '#said', /^tiles in reach: 2\d/);

    await page.getByRole('button', { name: 'Walk' }).click();
    await expectText(page, '#said', 'cost: 0, steps: 0.');
    await page.getByLabel('Layout').selectOption('Triangles');
    await page.getByText('Sight', { exact: true }).click();
    await expectText(page, '#said', /^tiles seen: /);
    await page.evaluate((hash) => location.assign(hash), '#board=moon');
    await expectText(page, '#news', 'This link holds no sheet: its board is not one of square');
  });

  test('by touch on a phone, with room for everything', async () => {
    const page = await open('lab/#board=square&mode=match', phone);
    await expectText(page, '#said', /^found: \d/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    for (const tool of ['Star', 'Hole']) {
      await page.getByTitle(tool).tap();
      await page.touchscreen.tap(...(await placeOf(page, 0.5, 0.5)));
      await frames(page);
    }
    await expectHash(page, /ground=o/);
    await page.getByText('Path', { exact: true }).tap();
    await page.getByTitle('Move').tap();
    await page.touchscreen.tap(...(await placeOf(page, 1.5, 4.5)));
    await expectText(page, '#news', 'Picked up');
    await page.touchscreen.tap(...(await placeOf(page, 1.5, 8.5)));
    await expectHash(page, /explorer=73/);
    const small = await page.evaluate(() => {
      const controls = [...document.querySelectorAll('button, select, summary, .tools label, .modes label')];
      const sizes = controls.map((control) => control.getBoundingClientRect()).filter(({ width }) => width > 0);
      return sizes.filter(({ width, height }) => width < 44 || height < 44).length;
    });
    expect(small).toBe(0);
  });
});

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectText, frames } from './page-text.js';
import { usePages } from './pages.js';
import { medium, phone } from './views.js';

const open = usePages();

/** Where a tile is on the page: hexes of 40 from centre to corner, in a margin of 20, on 560 × 660. */
async function placeOf(page: Page, x: number, y: number): Promise<[x: number, y: number]> {
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('the board is not shown');
  const scale = box.width / 560;
  const across = (x + 0.5 + (y % 2) / 2) * Math.sqrt(3) * 40;
  return [box.x + (20 + across) * scale, box.y + (60 + y * 60) * scale];
}

/** The page, when its board listens. */
async function openReady(options: typeof medium | typeof phone): Promise<Page> {
  const page = await open('tactics/?seed=1', options);
  await expectText(page, '#task', /^Pick one of your three/);
  await frames(page);
  return page;
}

describe('Skirmish', () => {
  test('by keys and mouse: pick, go, end the turn', async () => {
    const page = await openReady(medium);
    await page.locator('canvas').focus();
    await page.keyboard.press('ArrowRight');
    await expectText(page, '#cursor', 'E2, grass.');
    await page.keyboard.press('ArrowLeft');
    await expectText(page, '#cursor', 'D2, grass, your knight, health 4.');
    await page.keyboard.press('Enter');
    await expectText(page, '#task', 'Your knight: go to a lit tile.');
    await page.keyboard.press('ArrowRight');
    await expectText(page, '#cursor', 'E2, grass, in reach.');
    await page.keyboard.press('Enter');
    await expectText(page, '#news', 'Your knight goes to e2.');
    await page.mouse.click(...(await placeOf(page, 2, 9)));
    await expectText(page, '#task', 'Your archer: go to a lit tile.');
    await page.mouse.click(...(await placeOf(page, 2, 7)));
    await expectText(page, '#news', 'Your archer goes to c3.');
    await page.getByRole('button', { name: 'End turn' }).click();
    await expectText(page, '#news', /in the fog|Their/);
    await expectText(page, '#task', 'Your archer: go to a lit tile');
  });

  test('by touch on a phone, with room for everything', async () => {
    const page = await openReady(phone);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.touchscreen.tap(...(await placeOf(page, 4, 9)));
    await expectText(page, '#task', 'Your scout: go to a lit tile.');
    await page.touchscreen.tap(...(await placeOf(page, 4, 6)));
    await expectText(page, '#news', 'Your scout goes to e4.');
  });
});

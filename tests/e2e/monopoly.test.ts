import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { usePages } from './pages.js';

const open = usePages();
// Nothing glides, so that a slow machine plays as fast as a quick one; the last test lets the pawns walk.
const still = { reducedMotion: 'reduce' } as const;
const desk = { ...still, viewport: { width: 1280, height: 800 } };
const phone = { ...still, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

const rollButton = (page: Page) => page.locator('#roll[aria-disabled="false"]');
const question = (page: Page) => page.getByRole('group', { name: 'Which way?' });
const lines = (page: Page) => page.getByRole('log').locator('li').allTextContents();

/** Rolls until somebody stands at a fork with points left. */
async function playToFork(page: Page, roll: () => Promise<void>): Promise<void> {
  for (;;) {
    const waiting = rollButton(page).or(question(page));
    await waiting.waitFor();
    if (await question(page).isVisible()) return;
    await roll();
  }
}

/** Where the middle of a tile of the map is on the page: the map is fitted to the view with half a tile of sea around. */
async function middleOf(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const [columns, rows, size] = [15, 11, 128];
  const view = await page.locator('canvas').boundingBox();
  if (!view) throw new Error('the board is not shown');
  const zoom = Math.min(view.width / ((columns + 0.5) * size), view.height / (rows * size));
  const along = (tile: number, count: number) => (tile + 0.5 - count / 2) * size * zoom;
  return { x: view.x + view.width / 2 + along(x, columns), y: view.y + view.height / 2 + along(y, rows) };
}

describe('Harbour Round', () => {
  test('by mouse: rolls, walks, asks at a fork, and tells what happened', async () => {
    const page = await open('monopoly/?seed=7', desk);
    expect(await page.locator('#excalibur-play').count()).toBe(0);
    await playToFork(page, () => rollButton(page).click());
    expect(await lines(page)).toContainEqual(expect.stringMatching(/^Ada rolled [1-6]\.$/));
    expect(await lines(page)).toContainEqual(expect.stringMatching(/^Bo rolled [1-6]\.$/));
    await page.waitForTimeout(500); // a frame with the ways lit
    await page.screenshot({ path: 'docs/monopoly.png' });
    await question(page).getByRole('button').first().click();
    await rollButton(page).waitFor();
    expect(await question(page).isVisible()).toBe(false);
  });

  test('the same seed plays the same game', async () => {
    const play = async () => {
      const page = await open('monopoly/?seed=3', desk);
      await playToFork(page, () => rollButton(page).click());
      return lines(page);
    };
    expect(await play()).toEqual(await play());
  });

  test('by keyboard alone', async () => {
    const page = await open('monopoly/?seed=7', desk);
    await playToFork(page, async () => {
      await rollButton(page).waitFor();
      await page.keyboard.press('r');
    });
    expect(await page.evaluate(() => document.activeElement?.closest('#question') !== null)).toBe(true);
    const before = (await lines(page)).length;
    await page.keyboard.press('ArrowUp'); // from Stile Corner up to the Dairy
    await rollButton(page).waitFor();
    expect((await lines(page)).length).toBeGreaterThan(before);
    await page.locator('#roll:focus').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => lines(page).then((all) => all.length)).toBeGreaterThan(before + 1);
  });

  test('by touch on a phone: a tap on a lit tile is an answer', async () => {
    const page = await open('monopoly/?seed=7', phone);
    await playToFork(page, () => rollButton(page).tap());
    expect(await page.locator('#question-text').textContent()).toContain('Stile Corner');
    const dairy = await middleOf(page, 1, 3);
    await page.touchscreen.tap(dairy.x, dairy.y);
    await rollButton(page).waitFor();
    expect(await question(page).isVisible()).toBe(false);
    for (const button of [rollButton(page)]) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('the pawns walk, and the game waits for them', async () => {
    const page = await open('monopoly/?seed=7', { viewport: { width: 640, height: 400 } });
    await rollButton(page).click();
    await page.locator('#roll[aria-disabled="true"]').waitFor();
    await rollButton(page).waitFor({ timeout: 25_000 });
    expect((await lines(page)).length).toBeGreaterThanOrEqual(2);
  });
});

test('a map that is not there is told to everybody', async () => {
  const page = await open('monopoly/?seed=7', desk, async (fresh) => {
    await fresh.route('**/harbor.tmx', (route) => route.fulfill({ status: 404, body: 'no such file' }));
  });
  const problem = page.getByRole('alert');
  await problem.filter({ hasText: 'harbor.tmx' }).waitFor();
  expect(await problem.textContent()).toContain('404');
});

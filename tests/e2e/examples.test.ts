import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { usePages } from './pages.js';

const open = usePages();
const view = { viewport: { width: 640, height: 480 }, reducedMotion: 'reduce' } as const;

/** Where the die of each page lies, and the middle of a tile, of its first fork, and of a way from there. */
const pages = {
  square: { die: [200, 240], tile: [240, 80], turn: [320, 160] },
  hex: { die: [320, 436], tile: [300, 62], turn: [540, 200] },
  graph: { die: [350, 325], tile: [330, 90], turn: [270, 220] },
} as const;

async function colorAt(page: Page, [x, y]: readonly [number, number]): Promise<string> {
  const clip = { x, y, width: 1, height: 1 };
  const png = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (data) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3).join();
  }, png);
}

const paper = '247,239,226';

describe.each(Object.entries(pages))('the small example on a %s board', (name, { die, tile }) => {
  // The built page is minified: in such a page Excalibur draws an entity only if it has all that an actor has.
  test('draws its tiles; a click on the die lights tiles or moves the pawn', async () => {
    const page = await open(`${name}/`, view);
    await expect.poll(() => colorAt(page, tile), { timeout: 15_000 }).toBe(paper);
    const before = await page.screenshot();
    await page.mouse.click(die[0], die[1]);
    await expect.poll(async () => (await page.screenshot()).equals(before), { timeout: 15_000 }).toBe(false);
  });
});

test('the site leads to every page', async () => {
  const page = await open('', view);
  for (const link of await page.getByRole('link').all()) {
    const address = new URL((await link.getAttribute('href')) ?? '', inject('site'));
    expect((await page.request.get(address.href)).status()).toBe(200);
  }
});

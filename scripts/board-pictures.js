// `npm run board-pictures`: shows each board on the built page, and keeps a small picture of it in demo/public/monopoly/boards,
// and of games at a fork those of the README, in docs.
// JavaScript, since plain Node runs it; the types are checked all the same.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { chromiumLaunch } from './chromium.js';

const BOARDS = ['harbor', 'lagoon', 'harbor-hex', 'harbor-iso'];
const [WIDTH, HEIGHT] = [480, 270];

const PEOPLE = 'person=Ada&person=Bo&person=Chen&person=Dora';
/** The pictures of the README: the size of the window, and what has been played. */
const GAMES = [
  {
    ...{ name: 'monopoly', board: 'harbor', width: 1280, height: 800 },
    moves: 'rrrrrrg0g0brg0g1brrg3rrdrbrg0brg1g1rrrdrbrg2rrg3rg2',
  },
  {
    ...{ name: 'harbor-hex', board: 'harbor-hex', width: 960, height: 640 },
    moves: 'rg1rg1rg3rg1rg4brg4rrrbrrg2brrrg4rrrrrg2brg3g4brg0rg2brrrrrrrbrbrrrg0brrg3brg1r',
  },
  {
    ...{ name: 'harbor-iso', board: 'harbor-iso', width: 960, height: 640 },
    moves: 'rrbrrbrrg3rg0g1brbrg3brg0brrg0g1brrbrg1rrg1g0brg1rg0',
  },
];

const target = join(import.meta.dirname, '../demo/public/monopoly/boards');
const configFile = 'demo/vite.config.ts';
await build({ configFile, logLevel: 'warn', mode: 'production' });
const server = await preview({ configFile, logLevel: 'warn', preview: { host: '127.0.0.1', port: 0 } });
const browser = await chromium.launch(chromiumLaunch());
try {
  const [site = ''] = server.resolvedUrls?.local ?? [];
  for (const board of BOARDS) {
    // Nothing but the board, drawn large and kept small.
    const page = await browser.newPage({ viewport: { width: 1240, height: 520 }, reducedMotion: 'reduce' });
    await page.goto(`${site}monopoly/#v=1&board=${board}&seed=7&person=Ada&person=Bo`);
    await page.waitForFunction("typeof game !== 'undefined' && game.stage.table.phase === 'choosing'");
    await page.evaluate("game.stage.view.lookAt('board'); game.stage.dice.close()");
    await page.addStyleTag({ content: '* { visibility: hidden } canvas { visibility: visible }' });
    await page.waitForTimeout(1000);
    const large = await page.locator('canvas').screenshot();
    await page.setViewportSize({ width: WIDTH, height: HEIGHT });
    const style = 'width: 100vw; height: 100vh; object-fit: cover; display: block';
    await page.setContent(
      `<body style="margin: 0"><img style="${style}" src="data:image/png;base64,${large.toString('base64')}">`,
    );
    await page.locator('img').evaluate((image) => /** @type {HTMLImageElement} */ (image).decode());
    await page.screenshot({ path: join(target, `${board}.jpg`), type: 'jpeg', quality: 82 });
    await page.close();
  }
  for (const { name, board, width, height, moves } of GAMES) {
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
    await page.goto(`${site}monopoly/#v=1&board=${board}&seed=harbour&rounds=20&${PEOPLE}&moves=${moves}`);
    await page.locator('#question:not([hidden]) button.answer').first().waitFor();
    await page.waitForTimeout(1000);
    await writeFile(join(import.meta.dirname, `../docs/${name}.webp`), await webpOf(page));
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}

/**
 * A picture of a page, which Chromium packs: WebP takes half of what PNG does.
 * @param {import('playwright').Page} page
 */
async function webpOf(page) {
  const png = (await page.screenshot()).toString('base64');
  const webp = await page.evaluate(async (data) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    const bytes = new Uint8Array(
      await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })).arrayBuffer(),
    );
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, png);
  return Buffer.from(webp, 'base64');
}

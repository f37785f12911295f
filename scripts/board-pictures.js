// Shows each board on the built page, and keeps a small picture of it in demo/public/monopoly/boards (`npm run board-pictures`).
// JavaScript, since plain Node runs it; the types are checked all the same.
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { chromiumLaunch } from './chromium.js';

const BOARDS = ['harbor', 'lagoon', 'harbor-hex', 'harbor-iso'];
const [WIDTH, HEIGHT] = [480, 270];

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
} finally {
  await browser.close();
  await server.close();
}

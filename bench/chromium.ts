import { chromium, type Page } from 'playwright';
import { chromiumLaunch, findChromium } from '../scripts/chromium.js';

/** An address that is answered from memory. With these headers a page is isolated, and its clock counts in 5 µs. */
const ADDRESS = 'http://127.0.0.1/';
const HEADERS = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

/** Whether there is a Chromium to measure in; says so if there is none. */
export function hasChromium(suite: string): boolean {
  const isThere = findChromium() !== undefined;
  if (!isThere) console.error(`bench: there is no Chromium, so ${suite} is left out; CHROMIUM_PATH may name one`);
  return isThere;
}

/** Opens as many pages as asked for, each in a process of its own, runs a script in each, and closes them after use. */
export async function withPages<Result>(
  script: string,
  count: number,
  use: (pages: readonly Page[]) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const pages: Page[] = [];
    for (let number = 0; number < count; number++) pages.push(await browser.newPage());
    for (const page of pages) {
      await page.route('**', (route) => route.fulfill({ contentType: 'text/html', headers: HEADERS, body: '' }));
      await page.goto(ADDRESS);
      await page.addScriptTag({ content: script });
    }
    return await use(pages);
  } finally {
    await browser.close();
  }
}

import { chromium } from 'playwright';
import { chromiumLaunch, findChromium } from '../scripts/chromium.js';

/** An address that is answered from memory. With these headers the page is isolated, and its clock counts in 5 µs. */
const PAGE = 'http://127.0.0.1/';
const HEADERS = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

/** Whether there is a Chromium to measure in; says so if there is none. */
export function hasChromium(suite: string): boolean {
  const isThere = findChromium() !== undefined;
  if (!isThere) console.error(`bench: no Chromium, ${suite} is left out; CHROMIUM_PATH may name one`);
  return isThere;
}

/** Runs a script in a page, and answers what an expression gives there; every time in a page of its own, fresh. */
export async function evaluateIn<Result>(script: string, expressions: readonly string[]): Promise<Result[]> {
  const browser = await chromium.launch(chromiumLaunch());
  const results: Result[] = [];
  try {
    for (const expression of expressions) {
      const page = await browser.newPage();
      await page.route('**', (route) => route.fulfill({ contentType: 'text/html', headers: HEADERS, body: '' }));
      await page.goto(PAGE);
      await page.addScriptTag({ content: script });
      results.push(await page.evaluate(expression));
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return results;
}

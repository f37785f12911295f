import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

type Open = (path: string, options?: BrowserContextOptions, sabotage?: (page: Page) => Promise<void>) => Promise<Page>;

/**
 * Opens pages of the built site. A test fails if one of its pages raised an error or missed a file, unless it was
 * sabotaged on purpose.
 */
export function usePages(): Open {
  let browser: Browser;
  const faults: string[] = [];
  beforeAll(async () => {
    browser = await chromium.connect(inject('chromium'));
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(faults.splice(0)).toEqual([]);
  });

  return async (path, options = {}, sabotage) => {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    if (sabotage) await sabotage(page);
    else {
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      page.on('response', (response) => {
        if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
      });
    }
    await page.goto(`${inject('site')}${path}`);
    return page;
  };
}

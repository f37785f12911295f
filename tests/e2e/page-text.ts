import type { Page } from 'playwright';
import { expect } from 'vitest';

/** A slow machine takes its time. */
export const patience = { timeout: 20_000 };

export function textOf(page: Page, selector: string): Promise<string | null> {
  return page.locator(selector).textContent();
}

/** Waits until an element says something. */
export async function expectText(page: Page, selector: string, text: string | RegExp): Promise<void> {
  await expect.poll(() => textOf(page, selector), patience).toMatch(text);
}

/** Lets the game hear what a pointer has done: all that comes in one frame is one thing to it, as down and up are a tap. */
export async function frames(page: Page): Promise<void> {
  for (let count = 0; count < 3; count++) await page.evaluate(() => new Promise(requestAnimationFrame));
}

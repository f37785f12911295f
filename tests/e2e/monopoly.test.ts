// Harbour Round in a real browser, beside whole games (race-play) and what is taken back, saved and shared (race-record).
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { Session } from '../../demo/monopoly/session.js';
import { usePages } from './pages.js';
import { addressOf, playUntil, recordOf, setupOf } from './race-games.js';
import { answers, asked, lines, pawnsSeen, placeOf, positionOf, rollButton, stateOf } from './race-page.js';
import { desk, phone, small } from './views.js';

declare const game: Session;

const open = usePages();

async function newGame(page: Page, how: 'click' | 'press'): Promise<void> {
  const dialog = page.locator('dialog.setup');
  const buttons = [page.getByRole('button', { name: 'Menu' }), page.getByRole('button', { name: 'New game' })];
  for (const button of [...buttons, dialog.getByRole('button', { name: 'Start' })]) {
    await (how === 'click' ? button.click() : button.press('Enter'));
  }
  await dialog.waitFor({ state: 'detached' });
  await asked(page);
}

/** Answers whatever is asked by the first answer, by keys. */
async function playFirstRound(page: Page): Promise<void> {
  for (let state = await asked(page); state.round === 1; state = await asked(page)) {
    const position = await positionOf(page);
    await page.keyboard.press(state.phase === 'roll' ? 'r' : 'Enter');
    await expect.poll(() => positionOf(page), { timeout: 20_000 }).toBeGreaterThan(position);
  }
}

describe('Harbour Round', () => {
  test('is seen in the middle of a game, at a fork', async () => {
    const setup = setupOf('harbour', 4, 20);
    const record = await recordOf(setup);
    playUntil(record, 40);
    playUntil(record, 400, ({ state }) => state.phase === 'fork' && (state.walk?.remaining ?? 0) > 3);
    const page = await open(addressOf(setup, record), desk);
    await asked(page);
    expect(await page.locator('#excalibur-play').count()).toBe(0);
    expect(await stateOf(page)).toEqual(record.state);
    await answers(page).first().waitFor();
    await expect.poll(() => pawnsSeen(page), { timeout: 15_000 }).toEqual(record.state.players.map(({ cell }) => cell));
  });

  test('begins at once; asks who plays a new game, and bots make their moves', async () => {
    const page = await open('monopoly/', small);
    expect((await asked(page)).players).toHaveLength(3);
    await page.keyboard.press('h');
    await newGame(page, 'click');
    await playFirstRound(page);
    // Also where it was begun by keys, the keys are then with who is asked.
    await newGame(page, 'press');
    await playFirstRound(page);
    const told = await lines(page);
    for (const name of ['Bo', 'Chen']) expect(told).toContainEqual(expect.stringMatching(`^${name} rolls`));
  });

  test('fits a phone, and all of the board can be looked at there', async () => {
    const page = await open(addressOf(setupOf('phone', 6, 9)), phone);
    await asked(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    for (const button of await page.getByRole('button').all()) {
      if (!(await button.isVisible())) continue;
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    const whole = page.getByRole('button', { name: 'Whole board' });
    expect(await whole.getAttribute('aria-pressed')).toBe('false');
    await whole.tap();
    expect(await whole.getAttribute('aria-pressed')).toBe('true');
  });

  test('the pawns walk, and the game waits for them', async () => {
    const page = await open(addressOf(setupOf('walk', 2, 9)), { viewport: { width: 640, height: 400 } });
    await asked(page);
    await rollButton(page).click();
    await page.locator('#roll[aria-disabled="true"]').waitFor();
    const { players } = await asked(page);
    expect(await pawnsSeen(page)).toEqual(players.map(({ cell }) => cell));
  });

  test('shows the card of a tile under the mouse, and gives a picture of the board', async () => {
    const page = await open(addressOf(setupOf('picture', 3, 9)), small);
    await asked(page);
    const cell = await page.evaluate(() => game.stage.game.tileNamed('bakery')?.cell ?? 0);
    const { x, y } = await placeOf(page, cell);
    await page.mouse.move(x, y);
    await page.locator('#tile-card:not([hidden])').filter({ hasText: 'Bakery' }).waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save a picture' }).click();
    expect((await download).suggestedFilename()).toBe('harbour-round.png');
  });
});

test('a map that is not there is told to everybody', async () => {
  const page = await open(addressOf(setupOf('lost', 2, 9)), small, async (fresh) => {
    await fresh.route('**/harbor.tmx', (route) => route.fulfill({ status: 404, body: 'no such file' }));
  });
  const problem = page.getByRole('alert');
  await problem.filter({ hasText: 'harbor.tmx' }).waitFor();
  expect(await problem.textContent()).toContain('404');
});

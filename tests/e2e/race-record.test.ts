// Taking back, making again, saves and links: the page shows the state that the record says, at every moment.
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { Session } from '../../demo/monopoly/session.js';
import { usePages } from './pages.js';
import { addressOf, playUntil, type RaceRecord, recordOf, setupOf } from './race-games.js';
import { asked, lines, pawnsSeen, positionOf, rollButton, stateOf } from './race-page.js';
import { small } from './views.js';

declare const game: Session;

const open = usePages();

/** A game of two people, played so far by the rules alone. */
async function gameOf(seed: string, moves: number): Promise<{ address: string; record: RaceRecord }> {
  const setup = setupOf(seed, 2, 12);
  const record = await recordOf(setup);
  playUntil(record, moves);
  return { address: addressOf(setup, record), record };
}

/** Checks that the page shows what the rules say in Node. */
async function expectShown(page: Page, record: RaceRecord): Promise<void> {
  const { state } = record;
  expect(await positionOf(page)).toBe(record.position);
  expect(await stateOf(page)).toEqual(state);
  await expect
    .poll(() => pawnsSeen(page), { timeout: 15_000 })
    .toEqual(state.players.map(({ cell, isOut }) => (isOut ? undefined : cell)));
  const purses = await page.locator('#players .coins').allTextContents();
  expect(purses.map((text) => Number.parseInt(text, 10))).toEqual(state.players.map(({ coins }) => coins));
}

/** Takes a move back by a key; the other one agrees, or not. */
async function takeBack(page: Page, agrees: boolean): Promise<void> {
  await page.keyboard.press('u');
  const dialog = page.locator('dialog.consent');
  await dialog.waitFor();
  if (agrees) {
    await dialog.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await dialog.getByRole('button', { name: 'Take it back' }).focus();
    await page.keyboard.press('Enter');
  } else await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

const undoButton = (page: Page) => page.getByRole('button', { name: 'Undo' });
const redoButton = (page: Page) => page.getByRole('button', { name: 'Redo' });

describe('taking back', () => {
  test('needs the consent of the others; to the start and to the end again', async () => {
    const { address, record } = await gameOf('back', 7);
    const page = await open(address, small);
    await asked(page);
    await expectShown(page, record);
    const told = await lines(page);
    await takeBack(page, false);
    await expectShown(page, record);
    while (record.position > 0) {
      record.undo();
      await takeBack(page, true);
      await expectShown(page, record);
    }
    expect(await lines(page)).toEqual([]);
    expect(await undoButton(page).getAttribute('aria-disabled')).toBe('true');
    for (const _ of record.moves) {
      record.redo();
      await page.keyboard.press('y');
      await expectShown(page, record);
    }
    expect(await lines(page)).toEqual(told);
    expect(await redoButton(page).getAttribute('aria-disabled')).toBe('true');
  });

  test('in the middle of a move, while the pawn walks: all is where it was, and then where it was to go', async () => {
    const { address, record } = await gameOf('middle', 0);
    const page = await open(address, { viewport: { width: 640, height: 480 } });
    await asked(page);
    await rollButton(page).click();
    record.play({ type: 'roll' });
    const start = record.branch(0).state.players[0]?.cell;
    await page.waitForFunction((cell) => game.stage.cellAt(game.stage.pawn(0).foot) !== cell, start);
    expect(await page.evaluate(() => game.stage.table.phase)).toBe('animating');
    record.undo();
    await takeBack(page, true);
    await expectShown(page, record);
    expect(await lines(page)).toEqual([]);
    record.redo();
    await page.keyboard.press('y');
    await expectShown(page, record);
    await asked(page);
  });
});

test('a reload goes on where the game was, and a link opens it elsewhere, with what was taken back', async () => {
  const page = await open(addressOf(setupOf('reload', 2, 12)), small);
  for (const _ of [1, 2]) {
    await asked(page);
    await page.keyboard.press('r');
    await page.keyboard.press('Enter');
  }
  await asked(page);
  const [state, told] = [await stateOf(page), await lines(page)];
  expect(new URL(page.url()).hash).toBe('');
  await page.reload();
  expect(await asked(page)).toEqual(state);
  expect(await lines(page)).toEqual(told);
  await takeBack(page, true);
  expect(await stateOf(page)).not.toEqual(state);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Share this game' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  const other = await open(link.slice(link.indexOf('monopoly/')), small);
  expect(await asked(other)).toEqual(await stateOf(page));
  await other.keyboard.press('y');
  await expect.poll(() => stateOf(other), { timeout: 15_000 }).toEqual(state);
});

test('a link that holds moves against the rules is told, and a game can be played', async () => {
  const page = await open('monopoly/#v=1&board=harbor&seed=7&person=Ada&person=Bo&moves=bbb', small);
  await page.getByRole('alert').filter({ hasText: 'moves[0]' }).waitFor();
  expect((await asked(page)).players).toHaveLength(3);
});

// Whole games in a real browser, on boards of all kinds of tiles: by mouse, by touch, by keys.
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { RaceState } from '../../src/games/index.js';
import { usePages } from './pages.js';
import { addressOf, setupOf } from './race-games.js';
import { answers, asked, lines, movesOf, pawnsSeen, placeOf, positionOf, result, rollButton } from './race-page.js';
import { phone, small } from './views.js';

const open = usePages();

/** Answers one question; `turn` counts them. */
type Player = (page: Page, state: RaceState, turn: number) => Promise<void>;

/** Plays to the end, and checks after every move that pawns and purses are where the state says. */
async function playToEnd(page: Page, play: Player): Promise<void> {
  let state = await asked(page);
  for (let turn = 0; state.phase !== 'over'; turn++) {
    const position = await positionOf(page);
    await play(page, state, turn);
    await expect.poll(() => positionOf(page), { timeout: 20_000 }).toBeGreaterThan(position);
    state = await asked(page);
    const cells = state.players.map(({ cell, isOut }) => (isOut ? undefined : cell));
    await expect.poll(() => pawnsSeen(page), { timeout: 15_000 }).toEqual(cells);
    const purses = await page.locator('#players .coins').allTextContents();
    expect(purses.map((text) => Number.parseInt(text, 10))).toEqual(state.players.map(({ coins }) => coins));
  }
  await result(page).waitFor();
  const winners = state.outcome?.winners ?? [];
  expect(winners.length).toBeGreaterThan(0);
  for (const seat of winners) expect(await result(page).textContent()).toContain(['Ada', 'Bo'][seat]);
}

describe('a whole game', () => {
  test('by mouse', async () => {
    const page = await open(addressOf(setupOf('mouse', 2, 2, 'harbor-hex')), small);
    await playToEnd(page, async (_page, { phase }, turn) => {
      if (phase === 'roll') await rollButton(page).click();
      else
        await answers(page)
          .nth(turn % 2)
          .click();
    });
    expect(await lines(page)).toContainEqual(expect.stringMatching(/^Ada rolls [1-6] and [1-6]: \d+\.$/));
  });

  test('by touch: swipes over the dice, taps on lit tiles, buttons that a thumb reaches', async () => {
    const page = await open(addressOf(setupOf('touch', 2, 2, 'harbor-iso')), phone);
    const touch = await page.context().newCDPSession(page);
    const swipe = async (x: number, y: number) => {
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
      await send('touchStart', [{ x, y }]);
      await page.waitForTimeout(60);
      await send('touchMove', [{ x: x + 60, y: y + 40 }]);
      await page.waitForTimeout(60);
      await send('touchEnd', []);
    };
    await playToEnd(page, async (_page, state, turn) => {
      const way = state.walk?.ways[turn % state.walk.ways.length];
      if (state.phase === 'roll' && turn % 2 === 0) await swipe(38, 70);
      else if (state.phase === 'roll') await rollButton(page).tap();
      else if (way) {
        const { x, y } = await placeOf(page, way.cell);
        await page.touchscreen.tap(x, y);
      } else {
        for (const button of await answers(page).all()) {
          expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        }
        await answers(page).first().tap();
      }
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('by keys', async () => {
    const page = await open(addressOf(setupOf('keys', 2, 3)), small);
    const arrows = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
    await playToEnd(page, async (_page, { phase }, turn) => {
      const moves = await movesOf(page);
      const move = moves[turn % moves.length];
      if (phase === 'roll') await page.keyboard.press('r');
      else if (move?.type === 'go') await page.keyboard.press(arrows[move.direction] ?? '');
      else if (move?.type === 'buy') await page.keyboard.press('b');
      else if (move?.type === 'decline') await page.keyboard.press('n');
      else await page.keyboard.press('Enter');
    });
    // The click that follows a tap comes when the dialog is already there, at times; nobody has pressed anything in it.
    await page.evaluate(() => {
      const click = new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true });
      document.querySelector('dialog.result button.chief')?.dispatchEvent(click);
    });
    expect(await result(page).isVisible()).toBe(true);
    await result(page).getByRole('button', { name: 'Look at the board' }).click();
    await result(page).waitFor({ state: 'detached' });
  });
});

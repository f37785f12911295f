import type { Page } from 'playwright';
import type { Session } from '../../demo/monopoly/session.js';
import type { RaceMove, RaceState } from '../../src/games/index.js';

// What the page hands to its console.
declare const game: Session;

/** Waits until somebody is asked, or the game is over; gives the state. */
export async function asked(page: Page): Promise<RaceState> {
  await page.waitForFunction(
    () => typeof game !== 'undefined' && ['choosing', 'over'].includes(game.stage.table.phase),
    undefined,
    { timeout: 60_000 },
  );
  return stateOf(page);
}

export function stateOf(page: Page): Promise<RaceState> {
  return page.evaluate(() => game.record.state);
}

export function positionOf(page: Page): Promise<number> {
  return page.evaluate(() => game.record.position);
}

/** The moves that may be made. */
export function movesOf(page: Page): Promise<readonly RaceMove[]> {
  return page.evaluate(() => [...game.record.game.moves(game.record.state)]);
}

/** Where a tile is on the page. */
export function placeOf(page: Page, cell: number): Promise<{ readonly x: number; readonly y: number }> {
  return page.evaluate((wanted) => {
    const { x, y } = game.stage.pagePlaceOf({ cell: wanted });
    return { x, y };
  }, cell);
}

/** Where the pawns are seen, in the cells of the board; without those that are out. */
export function pawnsSeen(page: Page): Promise<readonly (number | undefined)[]> {
  return page.evaluate(() =>
    game.record.state.players.map(({ isOut }, seat) => {
      const { actor, foot } = game.stage.pawn(seat);
      return isOut && !actor.graphics.isVisible ? undefined : game.stage.cellAt(foot);
    }),
  );
}

export const rollButton = (page: Page) => page.locator('#roll[aria-disabled="false"]');
export const answers = (page: Page) => page.locator('#question:not([hidden]) button.answer');
export const lines = (page: Page) => page.getByRole('log').locator('li').allTextContents();
export const result = (page: Page) => page.locator('dialog.result');

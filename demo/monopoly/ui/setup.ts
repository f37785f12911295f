import { openDialog } from './dialog.js';
import { firstSetup, type GameSetup } from './game-setup.js';

/** Asks who plays, where and how long, beginning with what was before. Undefined if it was dismissed. */
export async function askSetup(before: GameSetup = firstSetup()): Promise<GameSetup | undefined> {
  const answer = await openDialog({
    title: 'New game',
    className: 'setup',
    content: [],
    answers: [{ value: 'start', label: 'Start' }],
  }).closed;
  return answer === 'start' ? before : undefined;
}

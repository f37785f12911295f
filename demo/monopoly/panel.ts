// TEMPORARY, until ui/ is there.
import type { RaceEvent, RaceMove, RaceState } from 'excalibur-boardkit/games';

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no element '${id}'`);
  return found;
}
export function showPlayers(state: RaceState): void {
  element('players').replaceChildren(
    ...state.players.map((player, seat) => {
      const item = document.createElement('li');
      item.className = 'player';
      if (seat === state.turn) item.setAttribute('aria-current', 'true');
      item.textContent = `${seat}: ${player.coins}`;
      return item;
    }),
  );
}
export function log(event: RaceEvent): void {
  const line = document.createElement('li');
  line.textContent = JSON.stringify(event);
  element('log').append(line);
  element('log').scrollTop = 1e6;
}
export function askButtons(moves: readonly RaceMove[], signal: AbortSignal): Promise<RaceMove> {
  element('question').hidden = false;
  signal.addEventListener('abort', () => element('ways').replaceChildren());
  return new Promise((resolve) => {
    element('ways').replaceChildren(
      ...moves.map((move) => {
        const button = document.createElement('button');
        button.textContent = Object.values(move).join(' ');
        button.addEventListener('click', () => {
          element('question').hidden = true;
          resolve(move);
        });
        return button;
      }),
    );
  });
}
export function report(error: unknown): void {
  const problem = element('problem');
  problem.textContent = error instanceof Error ? error.message : String(error);
  problem.hidden = false;
  throw error;
}

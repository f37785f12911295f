// The card of a tile, shown while it is pointed at.
import type { RaceTile } from 'excalibur-boardkit/games';
import { element, icon, make } from './dom.js';
import type { Moment } from './game-setup.js';
import { lookOf } from './looks.js';
import { describeTile } from './tile-words.js';

const card = element('tile-card', HTMLElement);

/**
 * Shows what a tile is, or hides the card. `at` is a point of the window, in CSS pixels, beside which it lies; without
 * one it lies in the corner of the board.
 */
export function showTileCard(
  tile: RaceTile | undefined,
  moment: Moment,
  at?: { readonly x: number; readonly y: number },
): void {
  card.hidden = tile === undefined;
  if (tile === undefined) return;
  const { name, lines, owner, sign } = describeTile(tile, moment);
  const title = make('p', 'tile-name', ...(sign === undefined ? [] : [icon(sign)]), name);
  if (owner !== undefined) title.append(icon(`flag-${lookOf(owner).shape}`));
  card.replaceChildren(title, ...lines.map((line) => make('p', '', line)));
  card.classList.toggle('beside', at !== undefined);
  if (at !== undefined) putBeside(at);
}

/** Above the point, or below where there is no room; never over the edge of the board. */
function putBeside({ x, y }: { readonly x: number; readonly y: number }): void {
  const view = card.offsetParent?.getBoundingClientRect();
  if (view === undefined) return;
  const [gap, edge] = [18, 8];
  const left = Math.min(Math.max(x - view.x - card.offsetWidth / 2, edge), view.width - card.offsetWidth - edge);
  const above = y - view.y - card.offsetHeight - gap;
  const top = above >= edge ? above : y - view.y + gap;
  card.style.left = `${Math.round(left)}px`;
  card.style.top = `${Math.round(Math.min(top, view.height - card.offsetHeight - edge))}px`;
}

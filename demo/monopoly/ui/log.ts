// The log: what happened, the newest last. Screen readers read out what is added.
import { element, icon, make } from './dom.js';
import { lookOf } from './looks.js';
import type { Words } from './words.js';

const MOST_LINES = 300;
const log = element('log', HTMLElement);
const list = element('log-lines', HTMLOListElement);

/** Writes a line about the move with a number, the position of the record after it. */
export function tell(words: Words, position: number): void {
  const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 48;
  list.append(lineOf(words, position));
  while (list.childElementCount > MOST_LINES) list.firstElementChild?.remove();
  if (isAtEnd) log.scrollTop = log.scrollHeight;
}

/** Takes away the lines about moves that are no longer made: those after a position. */
export function untell(position: number): void {
  for (const line of [...list.children]) {
    if (line instanceof HTMLElement && Number(line.dataset.position) > position) line.remove();
  }
}

/** Writes the log anew without reading it out, as after a reload. */
export function retell(lines: readonly { readonly words: Words; readonly position: number }[]): void {
  log.ariaLive = 'off';
  list.replaceChildren(...lines.slice(-MOST_LINES).map(({ words, position }) => lineOf(words, position)));
  // Not before the browser has laid the lines out, and has seen them as silent.
  setTimeout(() => {
    log.scrollTop = log.scrollHeight;
    log.ariaLive = 'polite';
  }, 200);
}

function lineOf({ who, what, seat }: Words, position: number): HTMLLIElement {
  const line = make('li', seat === undefined ? 'news' : '');
  line.dataset.position = String(position);
  if (seat !== undefined) {
    const sign = icon(`mark-${lookOf(seat).shape}`);
    sign.style.color = lookOf(seat).color;
    line.append(sign);
  }
  line.append(make('strong', '', who), ` ${what}`);
  return line;
}

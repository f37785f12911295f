// The HTML beside and over the board: purses, the roll, the question at a fork, and the log.
import type { Actor } from 'excalibur';
import type { BoardBehavior, ForkOffer } from 'excalibur-boardkit';
import type { Player } from './rules.js';

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no element '${id}'`);
  return found;
}

const list = element('players');
const rollButton = element('roll');
const question = element('question');
const lines = element('log');

/** Lists the players and marks whose turn it is. */
export function showPlayers(players: readonly Player[], current?: Player): void {
  list.replaceChildren(
    ...players.map((player) => {
      const item = make('li', 'player');
      if (player === current) item.setAttribute('aria-current', 'true');
      const picture = make('img');
      picture.src = player.picture;
      picture.alt = '';
      const coins = make('span', 'coins', String(player.coins));
      coins.append(make('span', 'visually-hidden', ' coins'));
      item.append(picture, player.name, coins);
      return item;
    }),
  );
}

/** Shows what the players have now. */
export function showCoins(players: readonly Player[]): void {
  for (const [index, coins] of list.querySelectorAll('.coins').entries()) {
    coins.firstChild?.replaceWith(String(players[index]?.coins));
  }
}

/** Writes a line; screen readers read it out. */
export function log(who: string, what: string): void {
  const line = make('li');
  line.append(make('strong', '', who), ` ${what}`);
  lines.append(line);
  lines.scrollTop = lines.scrollHeight;
}

/** Waits for the roll: the button, the key R, or a tap on the die. */
export async function letRoll(die: Actor): Promise<void> {
  rollButton.ariaDisabled = 'false';
  await new Promise<void>((resolve) => {
    const ended = new AbortController();
    const roll = () => {
      ended.abort();
      tap.close();
      resolve();
    };
    const tap = die.on('pointerup', roll);
    rollButton.addEventListener('click', roll, ended);
    addEventListener('keydown', ({ code, repeat }) => code === 'KeyR' && !repeat && roll(), ended);
  });
  rollButton.ariaDisabled = 'true';
}

const arrowKeys: Readonly<Record<string, string>> = { ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W', ArrowUp: 'N' };

/** Asks which way to go: by a button, by a tap on the tile that is lit, or by an arrow key. Gives the direction. */
export async function ask({ tile, ways, remaining }: ForkOffer, { layout, events }: BoardBehavior): Promise<number> {
  element('question-text').textContent = `${tile.properties.name}: ${remaining} left to go. Which way?`;
  const { promise, resolve } = withResolver<number>();
  const buttons = ways.map((way) => {
    const name = layout.directions[way.direction] ?? '';
    const button = make('button', 'way');
    button.innerHTML = `<svg class="arrow" aria-hidden="true"><use href="ui.svg#arrow-${name.toLowerCase()}"/></svg>`;
    button.append(String(way.tile.properties.name));
    button.addEventListener('click', () => resolve(way.direction));
    return button;
  });
  element('ways').replaceChildren(...buttons);
  question.hidden = false;
  buttons[0]?.focus();

  const take = (isMeant: (way: (typeof ways)[number]) => boolean) => {
    const way = ways.find(isMeant);
    if (way) resolve(way.direction);
  };
  const ended = new AbortController();
  addEventListener('keydown', ({ code }) => take((way) => layout.directions[way.direction] === arrowKeys[code]), ended);
  const tap = events.on('tap', ({ cell }) => take((way) => way.tile.cell === cell));

  const direction = await promise;
  ended.abort();
  tap.close();
  question.hidden = true;
  rollButton.focus();
  return direction;
}

/** Shows what went wrong, to everybody. */
export function report(error: unknown): void {
  const problem = element('problem');
  problem.textContent = error instanceof Error ? error.message : String(error);
  problem.hidden = false;
  throw error;
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

function withResolver<TValue>(): { promise: Promise<TValue>; resolve: (value: TValue) => void } {
  let resolve: (value: TValue) => void = () => {};
  const promise = new Promise<TValue>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

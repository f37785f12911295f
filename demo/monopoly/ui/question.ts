// The question over the lower edge of the board: one button for each answer.
import { announce } from './announce.js';
import type { Choice } from './choices.js';
import { button, element, icon, make, spoken } from './dom.js';
import { onKeys } from './keys.js';

const box = element('question', HTMLElement);
const roll = element('roll', HTMLButtonElement);

/** A question that is put. */
export interface Question {
  readonly who: string;
  /** The picture of the pawn of who is asked. */
  readonly picture: string;
  readonly text: string;
  /** What else is to be seen, under the text. */
  readonly details?: Node;
  /** How the answers lie: side by side, in a list that may be long, or as small numbers. */
  readonly layout: 'row' | 'list' | 'numbers';
  readonly choices: readonly Choice[];
  readonly onAnswer: (choice: Choice) => void;
  /** Called when an answer is pointed at or focused, and with undefined when no longer. */
  readonly onPoint: (choice: Choice | undefined) => void;
}

/** Shows a question until the signal is aborted. */
export function putQuestion(question: Question, signal: AbortSignal): void {
  const { who, picture, text, details, layout, choices, onAnswer, onPoint } = question;
  const pawn = make('img', 'pawn');
  pawn.src = picture;
  pawn.alt = '';
  const asked = make('p', 'asked', make('strong', '', who), ` ${text}`);
  asked.id = 'question-text';
  const answers = make('div', `answers ${layout}`);
  answers.append(...choices.map((choice, index) => answerButton(choice, index, layout, onAnswer, onPoint)));
  box.replaceChildren(make('div', 'question-head', pawn, asked), ...(details ? [details] : []), answers);
  box.hidden = false;

  // The focus goes to the question if it was with the game, not if somebody reads the log or looks over the board.
  if (isIdle(document.activeElement)) answers.querySelector('button')?.focus({ preventScroll: true });
  else announce(`${who}: ${text}`);

  onKeys((key) => {
    const choice = choices.find(
      (one, index) => one.key === key || keyFor(one, index, layout) === key || isArrow(one, key),
    );
    const meant = choice ?? (key === 'enter' ? choices[0] : undefined);
    return meant && (() => onAnswer(meant));
  }, signal);
  signal.addEventListener('abort', () => close(), { once: true });
}

function close(): void {
  const hadFocus = box.contains(document.activeElement);
  box.hidden = true;
  box.replaceChildren();
  if (hadFocus) roll.focus({ preventScroll: true });
}

function isIdle(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused === roll || box.contains(focused);
}

function answerButton(
  choice: Choice,
  index: number,
  layout: Question['layout'],
  onAnswer: Question['onAnswer'],
  onPoint: Question['onPoint'],
): HTMLButtonElement {
  const { label, note, coins, icon: sign, angle, key } = choice;
  const words = make('span', 'words', label);
  if (note !== undefined) words.append(make('small', '', note));
  const made = button(`answer ${choice.move.type}`, () => onAnswer(choice));
  if (sign !== undefined) {
    const drawn = icon(sign);
    if (angle !== undefined) drawn.style.rotate = `${angle}deg`;
    made.append(drawn);
  }
  made.append(words);
  if (coins !== undefined) made.append(make('span', 'amount', icon('coin'), String(coins), spoken('coins')));
  const shortcut = key ?? keyFor(choice, index, layout);
  if (shortcut !== undefined) {
    made.ariaKeyShortcuts = shortcut.toUpperCase();
    if (layout !== 'numbers') made.append(make('kbd', '', shortcut.toUpperCase()));
  }
  for (const event of ['pointerenter', 'focus'] as const) made.addEventListener(event, () => onPoint(choice));
  for (const event of ['pointerleave', 'blur'] as const) made.addEventListener(event, () => onPoint(undefined));
  return made;
}

/** Answers are counted from 1, but numbers mean themselves. */
function keyFor({ label }: Choice, index: number, layout: Question['layout']): string | undefined {
  if (layout === 'numbers') return label;
  return index < 9 ? String(index + 1) : undefined;
}

const arrows: Readonly<Record<string, number>> = { arrowright: 0, arrowdown: 90, arrowleft: 180, arrowup: 270 };

/** Whether an arrow key points where a way leads, give or take less than an eighth of a turn. */
function isArrow({ angle }: Choice, key: string): boolean {
  const pointed = arrows[key];
  if (angle === undefined || pointed === undefined) return false;
  const turn = Math.abs(angle - pointed) % 360;
  return Math.min(turn, 360 - turn) < 45;
}

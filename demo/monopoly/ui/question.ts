// The question over the lower edge of the board: one button for each answer.
import { announce } from './announce.js';
import type { Choice } from './choices.js';
import { element, icon, keyHint, make, pawnOf, spoken } from './dom.js';
import { onKeys } from './keys.js';

const box = element('question', HTMLElement);
const roll = element('roll', HTMLButtonElement);

/** A question that is put. */
export interface Question {
  readonly who: string;
  /** The seat of who is asked. */
  readonly seat: number;
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
  const { who, seat, text, details, layout, choices, onAnswer, onPoint } = question;
  const asked = make('p', 'asked', make('strong', '', who), ` ${text}`);
  asked.id = 'question-text';
  // Answers are counted from 1, but numbers mean themselves.
  const numbers = choices.map(({ label }, index) => (layout === 'numbers' ? label : String(index + 1)));
  const buttons = choices.map((choice, index) => {
    const made = answerButton(choice, numbers[index] ?? '', layout);
    made.addEventListener('click', () => onAnswer(choice));
    return made;
  });
  const answers = make('div', `answers ${layout}`, ...buttons);
  box.replaceChildren(make('div', 'question-head', pawnOf(seat), asked), ...(details ? [details] : []), answers);
  box.hidden = false;

  // The focus goes to the question if it was with the game, not if somebody reads the log or looks over the board.
  if (isIdle(document.activeElement)) buttons[0]?.focus({ preventScroll: true });
  else announce(`${who}: ${text}`);
  // From now on: as long as nobody has pointed at an answer, none is meant before the others.
  for (const [index, made] of buttons.entries()) {
    const point = () => onPoint(choices[index]);
    const leave = () => onPoint(undefined);
    for (const event of ['pointerenter', 'focus']) made.addEventListener(event, point);
    for (const event of ['pointerleave', 'blur']) made.addEventListener(event, leave);
  }

  onKeys((key) => {
    const choice = choices.find((one, index) => one.key === key || numbers[index] === key || isArrow(one, key));
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

/** A button with what there is to know about an answer, and the key that gives it. */
function answerButton(
  { move, label, note, coins, icon: sign, angle, key }: Choice,
  number: string,
  layout: Question['layout'],
): HTMLButtonElement {
  const made = make('button', 'answer');
  made.type = 'button';
  made.dataset.move = move.type;
  if (sign !== undefined) {
    const drawn = icon(sign);
    if (angle !== undefined) drawn.style.rotate = `${angle}deg`;
    made.append(drawn);
  }
  made.append(make('span', 'words', label, ...(note === undefined ? [] : [' ', make('small', '', note)])));
  if (coins !== undefined) made.append(' ', make('span', 'amount', icon('coin'), String(coins), spoken(' coins')));
  const shortcut = key ?? number;
  if (shortcut.length === 1) {
    made.ariaKeyShortcuts = shortcut.toUpperCase();
    if (layout !== 'numbers') made.append(keyHint(shortcut));
  }
  return made;
}

const arrows: Readonly<Record<string, number>> = { arrowright: 0, arrowdown: 90, arrowleft: 180, arrowup: 270 };

/** Whether an arrow key points where a way leads, give or take less than an eighth of a turn. */
function isArrow({ angle }: Choice, key: string): boolean {
  const pointed = arrows[key];
  if (angle === undefined || pointed === undefined) return false;
  const turn = Math.abs(angle - pointed) % 360;
  return Math.min(turn, 360 - turn) < 45;
}

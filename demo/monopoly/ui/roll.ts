// The button that rolls: by click or tap, by R or Space, or by a swipe across it.
import { dieFace } from './die.js';
import { element, make } from './dom.js';
import { onKeys } from './keys.js';

const roll = element('roll', HTMLButtonElement);
const dice = make('span', 'dice');
const label = make('span', 'roll-label', 'Roll');
roll.replaceChildren(dice, label, make('kbd', '', 'R'));
rest();
showDice([0, 0]);

/** Shows how the dice lie. */
export function showDice(spots: readonly number[]): void {
  dice.replaceChildren(...spots.map(dieFace));
}

/** Nobody may roll by hand now; the button says what goes on. */
export function rest(text = 'Roll'): void {
  roll.ariaDisabled = 'true';
  label.textContent = text;
}

/** Lets roll until the signal is aborted. */
export function offerRoll(text: string, onRoll: () => void, signal: AbortSignal): void {
  roll.ariaDisabled = 'false';
  label.textContent = text;
  roll.addEventListener('click', onRoll, { signal });
  onKeys((key) => (key === 'r' || key === ' ' ? onRoll : undefined), signal);
  onSwipe(onRoll, signal);
  if (document.activeElement === document.body) roll.focus({ preventScroll: true });
  signal.addEventListener('abort', () => rest(), { once: true });
}

/** A swipe begins on the button; it is no click if it leaves it, nor for a finger that has moved. */
function onSwipe(action: () => void, signal: AbortSignal): void {
  const far = 24;
  let start: PointerEvent | undefined;
  const begin = (event: PointerEvent) => {
    start = event;
  };
  const end = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (start?.pointerId === pointerId && Math.hypot(clientX - start.clientX, clientY - start.clientY) > far) action();
    start = undefined;
  };
  roll.addEventListener('pointerdown', begin, { signal });
  addEventListener('pointerup', end, { signal });
}

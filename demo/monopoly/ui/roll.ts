// The button that rolls: by click or tap, by R, or by Space. The dice on the board can be tapped or thrown as well.
import { announce } from './announce.js';
import { element, icon, keyHint, make } from './dom.js';
import { onKeys } from './keys.js';

const roll = element('roll', HTMLButtonElement);
const label = make('span', 'roll-label', 'Roll');
roll.replaceChildren(icon('dice'), label, keyHint('R'));

/** Nobody may roll by hand now; the button says what goes on. */
export function restRoll(text: string): void {
  roll.ariaDisabled = 'true';
  label.textContent = text;
}

/** Lets roll until the signal is aborted. */
export function offerRoll(text: string, onRoll: () => void, signal: AbortSignal): void {
  roll.ariaDisabled = 'false';
  label.textContent = text;
  roll.addEventListener('click', onRoll, { signal });
  onKeys((key) => (key === 'r' || key === ' ' ? onRoll : undefined), signal);
  if (document.activeElement === document.body) roll.focus({ preventScroll: true });
  else announce(text);
  signal.addEventListener('abort', () => restRoll('Roll'), { once: true });
}

import { button, element, icon, make } from './dom.js';

/** Shows what went wrong, to everybody, until it is put away. */
export function report(error: unknown): void {
  const place = element('problem', HTMLElement);
  const text = error instanceof Error ? error.message : String(error);
  const away = button('dismiss', () => place.replaceChildren(), icon('close'));
  away.ariaLabel = 'Close';
  place.replaceChildren(make('p', 'problem', text, away));
}

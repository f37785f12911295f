import { element } from './dom.js';

/** Reads something out that is seen elsewhere, or not at all. */
export function announce(text: string): void {
  const region = element('announcer', HTMLElement);
  // The same words again are a change only if they differ.
  region.textContent = region.textContent === text ? `${text} ` : text;
}

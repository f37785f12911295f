// Small helps with the document, for all that is HTML.
import { lookOf } from './looks.js';

/** The element of the page with an id. Throws where it is missing or of another kind. */
export function element<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`the page has no ${kind.name} with the id '${id}'`);
}

/** A new element with a class and content. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.append(...content);
  return made;
}

/** A new button with content. */
export function button(className: string, onClick: () => void, ...content: (Node | string)[]): HTMLButtonElement {
  const made = make('button', className, ...content);
  made.type = 'button';
  made.addEventListener('click', onClick);
  return made;
}

/** A sign out of ui.svg, in the colour of the text around it; it says nothing to screen readers. */
export function icon(name: string): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const made = document.createElementNS(namespace, 'svg');
  const use = document.createElementNS(namespace, 'use');
  use.setAttribute('href', `ui.svg#${name}`);
  made.append(use);
  made.setAttribute('class', 'icon');
  made.setAttribute('aria-hidden', 'true');
  return made;
}

/** What is read out and not seen. */
export function spoken(text: string): HTMLSpanElement {
  return make('span', 'visually-hidden', text);
}

/** The key that does what a button does, for who sees it; others hear of it by `aria-keyshortcuts`. */
export function keyHint(key: string): HTMLElement {
  const made = make('kbd', '', key.toUpperCase());
  made.ariaHidden = 'true';
  return made;
}

/** The picture of the pawn of a seat, beside its name. */
export function pawnOf(seat: number): HTMLImageElement {
  const made = make('img', 'pawn');
  made.src = lookOf(seat).picture;
  made.alt = '';
  return made;
}

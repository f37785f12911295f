// The controls beside the board.
import { LAYOUT_IDS, LAYOUTS } from './layouts.js';
import { type LabOptions, LIMITS, type Mode, type NumberName } from './options.js';
import { SYMBOLS } from './sheet.js';
import type { Tool } from './tools.js';
import type { Figure } from './words.js';

/** The tools that make sense in a mode, in the order of their keys. */
export const toolsOf: Readonly<Record<Mode, readonly Tool[]>> = {
  path: ['move', 'wall', 'erase', 'solid', 'hole', '1', '2', '3', '4', '5'],
  sight: ['move', 'wall', 'erase', 'solid', 'hole', 'smoke'],
  match: ['move', 'wall', 'erase', 'hole', ...SYMBOLS],
};

/** The element of the page with an id. Throws where it is missing or of another kind. */
export function element<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`the page has no ${kind.name} with the id '${id}'`);
}

/** Fills in what the page does not say itself. */
export function preparePanel(form: HTMLFormElement): void {
  const layouts = LAYOUT_IDS.map((id) => new Option(LAYOUTS[id].name, id));
  element('layout', HTMLSelectElement).append(...layouts);
  for (const [name, [least, most]] of Object.entries(LIMITS)) {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement) Object.assign(input, { min: `${least}`, max: `${most}` });
  }
}

/** What the controls say now; what there is no control for stays as it was. */
export function readPanel(form: HTMLFormElement, before: LabOptions): LabOptions {
  const values = new FormData(form);
  const options: Record<string, unknown> = { ...before, notes: values.has('notes') };
  for (const [name, value] of values) {
    if (name in LIMITS) options[name] = Number(value);
    else if (name !== 'notes' && name in before) options[name] = value;
  }
  return options as unknown as LabOptions;
}

/** Sets the controls to these options. */
export function writePanel(form: HTMLFormElement, options: LabOptions): void {
  for (const [name, value] of Object.entries(options)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value === true;
    else if (control instanceof RadioNodeList || control instanceof HTMLSelectElement) control.value = `${value}`;
    else if (control instanceof HTMLInputElement) control.value = `${value}`;
    if (control instanceof HTMLInputElement && name in LIMITS) {
      control.parentElement?.querySelector('output')?.replaceChildren(shown(name as NumberName, Number(value)));
    }
  }
  for (const part of form.querySelectorAll<HTMLElement>('[data-mode]'))
    part.hidden = part.dataset.mode !== options.mode;
}

function shown(name: NumberName, value: number): string {
  if (name === 'weight') return (value / 10).toFixed(1);
  return name === 'cone' ? `${value}°` : `${value}`;
}

/** The line of numbers. */
export function writeFigures(line: HTMLElement, figures: readonly Figure[]): void {
  const parts = figures.map(([value, what]) => {
    const part = document.createElement('span');
    const number = document.createElement('b');
    number.append(value);
    part.append(number, ` ${what}`);
    return part;
  });
  line.replaceChildren(...parts);
}

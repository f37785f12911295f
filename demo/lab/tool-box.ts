// The tools of the mode, as a row of choices, and the two buttons that go back and forth.

import type { Mode } from './options.js';
import { toolsOf } from './panel.js';
import { SYMBOLS } from './sheet.js';
import type { Tool } from './tools.js';

/** What the box can do beside giving tools. */
export interface ToolBoxActions {
  undo(): void;
  redo(): void;
  chosen(tool: Tool): void;
}

/** The box of tools: it shows those of one mode, and knows which is in hand. */
export class ToolBox {
  readonly #box: HTMLElement;
  readonly #undo: HTMLButtonElement;
  readonly #redo: HTMLButtonElement;
  readonly #actions: ToolBoxActions;
  #mode: Mode | undefined;
  #tool: Tool = 'move';

  constructor(box: HTMLElement, actions: ToolBoxActions) {
    this.#box = box;
    this.#actions = actions;
    this.#undo = button('undo', 'Undo', () => actions.undo());
    this.#redo = button('redo', 'Redo', () => actions.redo());
  }

  get tool(): Tool {
    return this.#tool;
  }

  /** Shows the tools of a mode; what is in hand stays there if the mode has it. */
  show(mode: Mode, can: { readonly undo: boolean; readonly redo: boolean }): void {
    this.#undo.ariaDisabled = `${!can.undo}`;
    this.#redo.ariaDisabled = `${!can.redo}`;
    if (mode === this.#mode) return;
    this.#mode = mode;
    if (!toolsOf[mode].includes(this.#tool)) this.#tool = 'move';
    const choices = toolsOf[mode].map((tool, index) => this.#choice(tool, (index + 1) % 10));
    this.#box.replaceChildren(...this.#box.querySelectorAll('legend'), ...choices, this.#undo, this.#redo);
  }

  /** Takes the tool of a key, 1 to 9 and 0; false if there is none. */
  take(key: string): boolean {
    const input = this.#box.querySelector<HTMLInputElement>(`input[data-key="${CSS.escape(key)}"]`);
    input?.click();
    return input !== null;
  }

  #choice(tool: Tool, key: number): HTMLLabelElement {
    const input = document.createElement('input');
    Object.assign(input, { type: 'radio', name: 'tool', value: tool, checked: tool === this.#tool });
    input.dataset.key = `${key}`;
    input.ariaKeyShortcuts = `${key}`;
    input.addEventListener('change', () => {
      this.#tool = tool;
      this.#actions.chosen(tool);
    });
    const label = document.createElement('label');
    const isCost = /\d/.test(tool);
    label.title = `${isCost ? `Cost ${tool}` : nameOf(tool)} (${key})`;
    label.append(input, pictureOf(tool), isCost ? 'Cost' : nameOf(tool));
    return label;
  }
}

function nameOf(tool: Tool): string {
  return tool.charAt(0).toUpperCase() + tool.slice(1);
}

function pictureOf(tool: Tool): Element {
  if (/\d/.test(tool)) {
    const number = document.createElement('b');
    number.append(tool);
    return number;
  }
  if (!SYMBOLS.some((symbol) => symbol === tool)) return icon(tool);
  const image = document.createElement('img');
  Object.assign(image, { src: `${tool}.svg`, alt: '' });
  return image;
}

function button(sign: string, name: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.append(icon(sign), name);
  made.addEventListener('click', onClick);
  return made;
}

/** A sign out of tools.svg; it says nothing to screen readers. */
function icon(name: string): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const made = document.createElementNS(namespace, 'svg');
  const use = document.createElementNS(namespace, 'use');
  use.setAttribute('href', `tools.svg#${name}`);
  made.append(use);
  made.setAttribute('aria-hidden', 'true');
  return made;
}

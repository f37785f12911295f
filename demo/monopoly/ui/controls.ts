// The buttons around the game: taking back, pace, sound, the camera, and a menu with the rest.
import { button, element, icon } from './dom.js';
import { onKeys } from './keys.js';
import { makeMenu } from './menu.js';
import type { Sounds } from './sounds.js';
import type { ThemeSwitch } from './theme.js';

/** What the buttons do. */
export interface Actions {
  undo(): void;
  redo(): void;
  /** Plays quickly, or at a calm pace. */
  hurry(isOn: boolean): void;
  newGame(): void;
  share(): void;
  picture(): void;
  zoom(how: 'in' | 'out'): void;
  /** Shows the whole board, or goes with whose turn it is. */
  look(at: 'board' | 'turn'): void;
}

/** What can be done now, and what is on. What is left out stays as it was. */
export interface Abilities {
  readonly undo?: boolean;
  readonly redo?: boolean;
  readonly hurry?: boolean;
  /** What the camera does: neither, if visitors have moved it. */
  readonly camera?: 'board' | 'turn' | 'free';
}

/** The buttons, once they are there. */
export interface Controls {
  update(abilities: Abilities): void;
}

/** Makes the buttons. */
export function startControls(actions: Actions, settings: { sounds: Sounds; theme: ThemeSwitch }): Controls {
  const { sounds } = settings;
  const undo = tool('undo', 'Undo', 'U', actions.undo);
  const redo = tool('redo', 'Redo', 'Y', actions.redo);
  const hurry = tool('hurry', 'Hurry', 'H', () => {
    press(hurry, hurry.ariaPressed !== 'true');
    actions.hurry(hurry.ariaPressed === 'true');
  });
  const sound = tool('sound', 'Sound', 'M', () => {
    sounds.mute(!sounds.isMuted);
    showSound();
  });
  const showSound = () => {
    press(sound, !sounds.isMuted);
    sound.replaceChildren(icon(sounds.isMuted ? 'mute' : 'sound'));
  };
  const zoomIn = tool('zoom-in', 'Zoom in', '+', () => actions.zoom('in'));
  const zoomOut = tool('zoom-out', 'Zoom out', '-', () => actions.zoom('out'));
  const board = tool('whole', 'Whole board', '0', () => actions.look('board'));
  const turn = tool('follow', 'Follow the game', 'F', () => actions.look('turn'));
  const bars = [element('tools', HTMLElement), element('view-tools', HTMLElement)] as const;
  bars[0].replaceChildren(undo, redo, hurry, sound, ...makeMenu(actions, settings.theme));
  bars[1].replaceChildren(zoomOut, zoomIn, board, turn);
  // A press of the mouse leaves the focus with the game, so that Enter still answers it.
  for (const bar of bars) bar.addEventListener('mousedown', (event) => event.preventDefault());
  showSound();

  const keys = new Map([undo, redo, hurry, sound, zoomIn, zoomOut, board, turn].map((one) => [one.dataset.key, one]));
  onKeys((key) => {
    const meant = keys.get(key === '=' ? '+' : key);
    return meant && (() => meant.click());
  });

  const update = ({ undo: canUndo, redo: canRedo, hurry: isHurried, camera }: Abilities) => {
    if (canUndo !== undefined) undo.ariaDisabled = String(!canUndo);
    if (canRedo !== undefined) redo.ariaDisabled = String(!canRedo);
    if (isHurried !== undefined) press(hurry, isHurried);
    if (camera === undefined) return;
    press(board, camera === 'board');
    press(turn, camera === 'turn');
  };
  update({ undo: false, redo: false, hurry: false, camera: 'board' });
  return { update };
}

/** A button with a sign, a name that is read out and shown by hovering, and a key. It does nothing while disabled. */
function tool(sign: string, name: string, key: string, action: () => void): HTMLButtonElement {
  const made = button('tool', () => made.ariaDisabled !== 'true' && action(), icon(sign));
  made.ariaLabel = name;
  made.title = `${name} (${key})`;
  made.ariaKeyShortcuts = key;
  made.dataset.key = key.toLowerCase();
  return made;
}

function press(pressed: HTMLButtonElement, isOn: boolean): void {
  pressed.ariaPressed = String(isOn);
}

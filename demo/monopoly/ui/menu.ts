// The menu: what is not needed at every turn.
import { button, icon, make } from './dom.js';
import { showHelp } from './help.js';
import { THEMES, type Theme, type ThemeSwitch } from './theme.js';

/** What the menu can do. */
export interface MenuActions {
  newGame(): void;
  share(): void;
  picture(): void;
}

/** The button that opens the menu, and the menu. */
export function makeMenu(actions: MenuActions, theme: ThemeSwitch): HTMLElement[] {
  const menu = make('div', 'menu');
  menu.id = 'menu';
  menu.popover = 'auto';
  const item = (sign: string, name: string, action: () => void) => {
    const choose = () => {
      menu.hidePopover();
      action();
    };
    return button('menu-item', choose, icon(sign), make('span', '', name));
  };
  menu.append(
    item('new', 'New game', () => actions.newGame()),
    item('share', 'Share this game', () => actions.share()),
    item('picture', 'Save a picture', () => actions.picture()),
    item('help', 'How to play', () => void showHelp()),
    themeChoice(theme),
  );
  const opener = button('tool', () => {}, icon('menu'));
  opener.ariaLabel = 'Menu';
  opener.title = 'Menu';
  opener.popoverTargetElement = menu;
  return [opener, menu];
}

const names: Readonly<Record<Theme, readonly [sign: string, name: string]>> = {
  auto: ['auto', 'Auto'],
  light: ['sun', 'Light'],
  dark: ['moon', 'Dark'],
};

function themeChoice(theme: ThemeSwitch): HTMLFieldSetElement {
  const choices = THEMES.map((one) => {
    const input = make('input');
    input.type = 'radio';
    input.name = 'theme';
    input.checked = theme.theme === one;
    input.addEventListener('change', () => theme.set(one));
    const [sign, name] = names[one];
    return make('label', 'segment', input, icon(sign), name);
  });
  return make('fieldset', 'segments', make('legend', 'visually-hidden', 'Colours'), ...choices);
}

// Light, dark, or as the system has it.
import type { Store } from './store.js';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The theme of the page. */
export interface ThemeSwitch {
  readonly theme: Theme;
  /** What it comes to at present. */
  readonly isDark: boolean;
  set(theme: Theme): void;
  /** Calls back when it comes to something else. */
  onChange(callback: (isDark: boolean) => void): void;
}

/** Takes the theme that was chosen the last time. */
export function startTheme(store: Store): ThemeSwitch {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const callbacks: ((isDark: boolean) => void)[] = [];
  let theme = THEMES.find((known) => known === store.read('theme')) ?? 'auto';
  const isDark = () => (theme === 'auto' ? system.matches : theme === 'dark');
  const apply = () => {
    document.documentElement.dataset.theme = theme;
    for (const callback of callbacks) callback(isDark());
  };
  system.addEventListener('change', apply);
  apply();
  return {
    get theme() {
      return theme;
    },
    get isDark() {
      return isDark();
    },
    set(chosen) {
      theme = chosen;
      store.write('theme', chosen);
      apply();
    },
    onChange: (callback) => void callbacks.push(callback),
  };
}

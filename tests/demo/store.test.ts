// What the page remembers: the game after every move, and settings; also where the browser forbids it.
import { describe, expect, test } from 'vitest';
import { openStore } from '../../demo/monopoly/ui/store.js';
import { setup } from './moment.js';

/** The storage of a browser, with the room of so many characters. */
function memory(room = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
  };
  return { items, open: () => storage };
}

const played = { moves: [{ type: 'roll' }, { type: 'buy' }], position: 1 } as const;

describe('the store', () => {
  test('keeps the game, also what is undone in it', () => {
    const { open } = memory();
    expect(openStore(open).saveGame(setup, played)).toBe(true);
    expect(openStore(open).savedGame()).toEqual({ ok: true, setup, ...played });
  });

  test('forgets the game', () => {
    const { open, items } = memory();
    const store = openStore(open);
    store.saveGame(setup, played);
    store.forgetGame();
    expect(store.savedGame()).toBeUndefined();
    expect(items.size).toBe(0);
  });

  test('keeps settings beside it, under names of its own', () => {
    const { open, items } = memory();
    const store = openStore(open);
    store.write('theme', 'dark');
    store.saveGame(setup, played);
    expect(store.read('theme')).toBe('dark');
    expect([...items.keys()].every((key) => key.startsWith('harbour-round/'))).toBe(true);
    store.write('theme', undefined);
    expect(store.read('theme')).toBeUndefined();
  });

  test('a save that is spoilt says so and is no game', () => {
    const { open, items } = memory();
    items.set('harbour-round/game', '#v=1&board=harbor&seed=x&moves=zzz');
    expect(openStore(open).savedGame()).toMatchObject({ ok: false });
  });

  test('where there is no room, nothing throws', () => {
    const store = openStore(memory(10).open);
    expect(store.saveGame(setup, played)).toBe(false);
    expect(store.savedGame()).toBeUndefined();
  });

  test('where storage is forbidden, nothing throws', () => {
    const store = openStore(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(store.saveGame(setup, played)).toBe(false);
    expect(store.read('theme')).toBeUndefined();
    store.forgetGame();
  });
});

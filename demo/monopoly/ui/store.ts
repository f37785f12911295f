// What the browser remembers of this page: the game being played, and how one likes the page.
import type { GameSetup } from './game-setup.js';
import { fromHash, type Played, type SharedGame, toHash } from './share.js';

const PREFIX = 'harbour-round/';

/** What is remembered. Where the browser allows no storage or has no room, it is forgotten: nothing throws. */
export interface Store {
  /** A text kept under a name; undefined if there is none. */
  read(name: string): string | undefined;
  /** Keeps a text under a name, or forgets it; answers whether that was possible. */
  write(name: string, text: string | undefined): boolean;
  /** Keeps the game being played; answers whether that was possible. */
  saveGame(setup: GameSetup, played: Played): boolean;
  /** The game that was being played; undefined if there is none. */
  savedGame(): SharedGame | undefined;
  /** Forgets the game that was being played. */
  forgetGame(): void;
}

/** Opens the store; asking for it may throw as well where storage is forbidden. */
export function openStore(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Store {
  const attempt = <Result>(action: () => Result): Result | undefined => {
    try {
      return action();
    } catch {
      return undefined;
    }
  };
  const read = (name: string) => attempt(() => storage().getItem(PREFIX + name) ?? undefined);
  const write = (name: string, text: string | undefined) =>
    attempt(() => {
      if (text === undefined) storage().removeItem(PREFIX + name);
      else storage().setItem(PREFIX + name, text);
      return true;
    }) ?? false;
  return {
    read,
    write,
    saveGame: (setup, played) => write('game', toHash(setup, played)),
    savedGame: () => fromHash(read('game') ?? ''),
    forgetGame: () => void write('game', undefined),
  };
}

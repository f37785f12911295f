import type { Keyboard, KeyEvent, Keys } from 'excalibur';
import type { Point } from '../../boards/index.js';
import type { boardCursor } from '../../manifests/board-cursor.js';
import type { Data } from '../../manifests/read-options.js';
import type { Closable } from '../behavior.js';

type KeyOptions = Data<typeof boardCursor>;

/** What is asked of the cursor by a key: to go somewhere on the screen, or one of the other things. */
export type CursorWish = Point | 'tap' | 'first' | 'last' | 'next' | 'previous';

/** What the keys need to know. */
export interface KeyHost {
  readonly options: KeyOptions;
  /** Whether a key is for the cursor now; without an event, a key that is held. */
  mayUse(event?: KeyboardEvent): boolean;
  wish(wish: CursorWish, event?: Event): void;
}

const steps = [
  ['upKeys', { x: 0, y: -1 }],
  ['downKeys', { x: 0, y: 1 }],
  ['leftKeys', { x: -1, y: 0 }],
  ['rightKeys', { x: 1, y: 0 }],
] as const;
const others = [
  ['tapKeys', 'tap'],
  ['firstKeys', 'first'],
  ['lastKeys', 'last'],
  ['nextKeys', 'next'],
  ['previousKeys', 'previous'],
] as const;

/** What each key is for, by its code. Throws a TypeError on a key that is for two things at once. */
export function readKeys(options: KeyOptions): ReadonlyMap<string, CursorWish> {
  const wishes = new Map<string, CursorWish>();
  for (const [name, step] of steps) {
    for (const code of codesIn(options[name])) {
      const before = wishes.get(code);
      const { x, y } = typeof before === 'object' ? before : { x: 0, y: 0 };
      const slant = { x: x + step.x, y: y + step.y };
      if (slant.x === 0 && slant.y === 0) throw taken(name, code);
      wishes.set(code, slant);
    }
  }
  for (const [name, wish] of others) {
    for (const code of codesIn(options[name])) {
      if (wishes.has(code)) throw taken(name, code);
      wishes.set(code, wish);
    }
  }
  return wishes;
}

function codesIn(keys: string): string[] {
  return keys.split(/ +/).filter((code) => code !== '');
}

function taken(name: string, code: string): TypeError {
  return new TypeError(`BoardCursor.${name}: '${code}' is for something else already`);
}

/**
 * Makes wishes of what Excalibur's keyboard tells, in the frames of the scene: a step once no second key has come that
 * makes it a slant, and again and again while it is held.
 */
export class CursorKeys {
  readonly #host: KeyHost;
  #wishes: ReadonlyMap<string, CursorWish>;
  /** What was pressed since the last frame. */
  #pressed: KeyEvent[] = [];
  /** The keys that lead somewhere and are held. */
  readonly #held = new Set<Keys>();
  /** How long until a step is made for want of a second key; undefined while no step is open. */
  #open: number | undefined;
  /** How long until the next step while a key is held. */
  #wait = 0;

  constructor(host: KeyHost) {
    this.#host = host;
    this.#wishes = readKeys(host.options);
  }

  /** The options have been changed. Throws as `readKeys` does. */
  configure(): void {
    this.#wishes = readKeys(this.#host.options);
    this.#release();
  }

  /** Listens to a keyboard; keys that are for the cursor do not scroll the page. */
  listen(keyboard: Keyboard, window: Window): Closable {
    const isMeant = (event: KeyEvent['originalEvent']) => this.#host.mayUse(event as KeyboardEvent | undefined);
    const keep = (event: KeyboardEvent) => {
      // Excalibur tells of the first event of a held key only, and the browser scrolls with each.
      if (this.#wishes.has(event.code) && isMeant(event)) event.preventDefault();
    };
    window.addEventListener('keydown', keep);
    const pressed = keyboard.on('press', (event) => {
      if (this.#wishes.has(event.key) && isMeant(event.originalEvent)) this.#pressed.push(event);
    });
    return {
      close: () => {
        window.removeEventListener('keydown', keep);
        pressed.close();
        this.#release();
      },
    };
  }

  /** A frame of the scene. */
  update(keyboard: Keyboard, elapsedMs: number): void {
    const pressed = this.#pressed;
    this.#pressed = [];
    if (pressed.length + this.#held.size === 0) return;
    if (!this.#host.mayUse()) {
      this.#release();
      return;
    }
    for (const { key, originalEvent } of pressed) this.#press(key, originalEvent);
    this.#letGo(keyboard);
    if (pressed.length === 0) this.#pass(elapsedMs);
  }

  #press(key: Keys, event: Event | undefined): void {
    const wish = this.#wishes.get(key);
    if (wish === undefined) return;
    if (typeof wish === 'string') {
      this.#takeOpen();
      this.#host.wish(wish, event);
      return;
    }
    const isFirst = this.#held.size === 0;
    this.#held.add(key);
    if (isFirst && this.#host.options.chordTime > 0) this.#open = this.#host.options.chordTime;
    else this.#take();
  }

  #letGo(keyboard: Keyboard): void {
    const gone = [...this.#held].filter((key) => !keyboard.isHeld(key));
    if (gone.length > 0) this.#takeOpen();
    for (const key of gone) this.#held.delete(key);
  }

  #pass(elapsedMs: number): void {
    if (this.#open !== undefined) {
      this.#open -= elapsedMs;
      if (this.#open <= 0) this.#take();
      return;
    }
    this.#wait -= elapsedMs;
    while (this.#held.size > 0 && this.#wait <= 0) {
      this.#wait += this.#host.options.repeatInterval;
      this.#step();
    }
  }

  #takeOpen(): void {
    if (this.#open !== undefined) this.#take();
  }

  #take(): void {
    this.#open = undefined;
    this.#wait = this.#host.options.repeatDelay;
    this.#step();
  }

  #step(): void {
    let [x, y] = [0, 0];
    for (const key of this.#held) {
      const wish = this.#wishes.get(key);
      if (typeof wish !== 'object') continue;
      x += wish.x;
      y += wish.y;
    }
    if (x !== 0 || y !== 0) this.#host.wish({ x: Math.sign(x), y: Math.sign(y) });
  }

  #release(): void {
    this.#pressed = [];
    this.#held.clear();
    this.#open = undefined;
  }
}

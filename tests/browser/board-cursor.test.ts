import { Actor, Color, Scene, vec } from 'excalibur';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { BoardCursorOptions } from '../../src/behaviors/board-cursor/cursor-options.js';
import { BoardCursor } from '../../src/behaviors/board-cursor.js';
import { HexBoard } from '../../src/behaviors/hex-board.js';
import { SquareBoard } from '../../src/behaviors/square-board.js';
import { pixelsOf } from '../helpers/pixels.js';
import { colorAt } from './color-at.js';
import { startGame } from './game.js';

const sea = '#7fc0cc';

/** A key goes down or up where the focus is; tells whether the page was kept from using it. */
function key(type: 'down' | 'up', code: string, options: KeyboardEventInit = {}): boolean {
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent(`key${type}`, { code, key: code, bubbles: true, cancelable: true, ...options });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

/** A board of 4 × 3 squares of 40 pixels whose top left corner is at 20, 20. */
async function cursorOn(options: BoardCursorOptions = {}) {
  const game = await startGame();
  const actor = new Actor({ pos: vec(20, 20) });
  const square = new SquareBoard({ columns: 4, rows: 3, size: 40, directions: 8 });
  const cursor = new BoardCursor(options);
  actor.addComponent(square).addComponent(cursor);
  game.scene.add(actor);
  game.frames(2);
  /** A key is pressed for a moment; the cursor has gone there when this is over. */
  const press = (code: string) => {
    key('down', code);
    game.frames();
    key('up', code);
    game.frames();
  };
  const at = () => (cursor.cursor ? `${cursor.cursor.x},${cursor.cursor.y}` : 'nowhere');
  return { ...game, actor, square, cursor, press, at };
}

describe('keys', () => {
  test('arrows, WASD, Home and End, Page Up and Page Down walk', async () => {
    const { press, at } = await cursorOn();
    const way = ['ArrowRight', 'KeyD', 'ArrowDown', 'KeyS', 'ArrowLeft', 'KeyW', 'End', 'PageUp', 'Home', 'PageDown'];
    const seen = way.map((code) => {
      press(code);
      return at();
    });
    expect(seen).toEqual(['1,0', '2,0', '2,1', '2,2', '1,2', '1,1', '3,2', '2,2', '0,0', '1,0']);
  });

  test('a short press within a frame is one step', async () => {
    const { frames, at } = await cursorOn();
    key('down', 'ArrowRight');
    key('up', 'ArrowRight');
    frames(10);
    expect(at()).toBe('1,0');
  });

  test('two keys at once make one slanted step, also if the second comes a moment later', async () => {
    const { frames, at } = await cursorOn();
    key('down', 'ArrowRight');
    frames();
    key('down', 'ArrowDown');
    frames();
    expect(at()).toBe('1,1');
    key('up', 'ArrowRight');
    frames(2);
    key('up', 'ArrowDown');
    frames(20);
    expect(at()).toBe('1,1');
  });

  test('a key that is held walks on after a while, as fast as it is told, whatever the frames', async () => {
    const rows: string[] = [];
    for (const elapsedMs of [10, 25]) {
      const { frames, at } = await cursorOn({ repeatDelay: 300, repeatInterval: 100, chordTime: 50 });
      key('down', 'ArrowRight');
      frames(1);
      const seen: string[] = [];
      for (const until of [50, 200, 300, 400, 1000]) {
        const before = [0, 50, 200, 300, 400][[50, 200, 300, 400, 1000].indexOf(until)] ?? 0;
        frames((until - before) / elapsedMs, elapsedMs);
        seen.push(at());
      }
      key('up', 'ArrowRight');
      frames();
      rows.push(seen.join(' '));
    }
    expect(rows).toEqual(['1,0 1,0 1,0 2,0 3,0', '1,0 1,0 1,0 2,0 3,0']);
  });

  test('presses in one frame are taken in their order', async () => {
    const { frames, cursor } = await cursorOn();
    const heard: string[] = [];
    cursor.events.on('tapped', ({ place }) => heard.push(`${place.x},${place.y}`));
    cursor.show();
    for (const code of ['ArrowRight', 'Enter', 'ArrowDown']) key('down', code);
    frames();
    expect(heard).toEqual(['1,0']);
    for (const code of ['ArrowRight', 'Enter', 'ArrowDown']) key('up', code);
    frames();
    expect(cursor.cursor).toEqual({ x: 2, y: 1 });
  });

  test('Enter and Space tap; while the cursor is hidden they only show it', async () => {
    const { press, square, cursor } = await cursorOn();
    const taps: unknown[] = [];
    square.events.on('tap', ({ place, pointer }) => taps.push([place, (pointer.nativeEvent as KeyboardEvent).code]));
    press('Enter');
    expect([taps.length, cursor.isShown]).toEqual([0, true]);
    press('Enter');
    press('ArrowDown');
    press('Space');
    expect(taps).toEqual([
      [{ x: 0, y: 0 }, 'Enter'],
      [{ x: 0, y: 1 }, 'Space'],
    ]);
  });

  test('other keys can be chosen', async () => {
    const { press, at } = await cursorOn({ upKeys: 'Numpad8 Numpad9', rightKeys: 'Numpad6 Numpad9', leftKeys: '' });
    press('ArrowDown');
    press('Numpad9');
    expect(at()).toBe('1,0');
    press('ArrowRight');
    expect(at()).toBe('1,0');
  });
});

describe('whose keys they are', () => {
  function focused<K extends keyof HTMLElementTagNameMap>(name: K): HTMLElementTagNameMap[K] {
    const element = document.createElement(name);
    element.tabIndex = 0;
    document.body.append(element);
    element.focus();
    onTestFinished(() => element.remove());
    return element;
  }

  test.for(['input', 'textarea', 'button', 'select'] as const)('those of a focused %s are not', async (name) => {
    const { press, at } = await cursorOn();
    const element = focused(name);
    expect(document.activeElement).toBe(element);
    press('ArrowRight');
    expect(at()).toBe('0,0');
    expect(key('down', 'ArrowRight')).toBe(false);
    key('up', 'ArrowRight');
    element.blur();
    press('ArrowRight');
    expect(at()).toBe('1,0');
  });

  test('while the canvas has the focus, or something around it, they are', async () => {
    const { press, at, canvas } = await cursorOn();
    canvas.tabIndex = 0;
    canvas.focus();
    expect(document.activeElement).toBe(canvas);
    press('ArrowRight');
    expect(at()).toBe('1,0');
    const around = focused('div');
    around.append(canvas);
    around.focus();
    press('ArrowRight');
    expect(at()).toBe('2,0');
  });

  test('of a page with other things, only while the canvas has the focus', async () => {
    const { press, at, canvas } = await cursorOn({ canvasOnly: true });
    press('ArrowRight');
    expect(at()).toBe('0,0');
    expect(key('down', 'ArrowRight')).toBe(false);
    key('up', 'ArrowRight');
    canvas.tabIndex = 0;
    canvas.focus();
    press('ArrowRight');
    expect(at()).toBe('1,0');
  });

  test('the page does not scroll by keys that are for the cursor, held or not', async () => {
    const { frames, cursor } = await cursorOn();
    expect(key('down', 'ArrowDown')).toBe(true);
    expect(key('down', 'ArrowDown', { repeat: true })).toBe(true);
    expect(key('down', 'KeyX')).toBe(false);
    key('up', 'ArrowDown');
    frames();
    cursor.enabled = false;
    expect(key('down', 'ArrowDown')).toBe(false);
    key('up', 'ArrowDown');
  });

  test('commands of the browser are not', async () => {
    const { frames, at } = await cursorOn();
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) {
      expect(key('down', 'ArrowRight', { [modifier]: true })).toBe(false);
      key('up', 'ArrowRight', { [modifier]: true });
      frames();
    }
    expect(at()).toBe('0,0');
  });

  test('a key that is held as the focus goes elsewhere leads no further', async () => {
    const { frames, at } = await cursorOn();
    key('down', 'ArrowRight');
    frames(5);
    expect(at()).toBe('1,0');
    focused('input');
    frames(100);
    expect(at()).toBe('1,0');
    key('up', 'ArrowRight');
  });

  test('of a scene that is not shown they are not', async () => {
    const { frames, at, game } = await cursorOn();
    game.addScene('other', new Scene());
    await game.goToScene('other');
    key('down', 'ArrowRight');
    frames();
    key('up', 'ArrowRight');
    await game.goToScene('root');
    frames(3);
    expect(at()).toBe('0,0');
  });

  test('of two boards, the one that was touched last', async () => {
    const { scene, press, at, pointer, frames } = await cursorOn();
    const actor = new Actor({ pos: vec(200, 20) });
    const cursor = new BoardCursor();
    actor.addComponent(new HexBoard({ columns: 2, rows: 3, size: 20 })).addComponent(cursor);
    scene.add(actor);
    frames();
    press('ArrowRight');
    expect([at(), cursor.cell]).toEqual(['0,0', 1]);
    pointer('down', 100, 100);
    pointer('up', 100, 100);
    frames();
    expect(cursor.isShown).toBe(false);
    press('ArrowRight');
    expect([at(), cursor.cell]).toEqual(['3,2', 1]);
  });
});

describe('what is seen', () => {
  test('an outline with two colours, from the first key to the next touch', async () => {
    const { press, frames, canvas, pointer, at } = await cursorOn({ inset: 0, width: 4 });
    const row = () => {
      frames();
      const picture = pixelsOf(canvas);
      return new Set(Array.from({ length: 10 }, (_, x) => colorAt(picture, 55 + x, 40)));
    };
    expect(row()).toEqual(new Set([sea]));
    press('ArrowRight');
    expect(row()).toEqual(new Set([sea, '#2d2a3a', '#ffffff']));
    pointer('move', 100, 60);
    frames();
    expect(row()).toEqual(new Set([sea, '#2d2a3a', '#ffffff']));
    pointer('down', 120, 100);
    frames();
    expect(row()).toEqual(new Set([sea]));
    pointer('up', 120, 100);
    frames();
    expect(at()).toBe('2,2');
    press('ArrowUp');
    expect(at()).toBe('2,1');
  });

  test('follows the board, and goes with it', async () => {
    const { press, frames, canvas, actor, scene, cursor } = await cursorOn({ inset: 0, width: 4 });
    const isSeenAt = (x: number, y: number) => {
      frames(2);
      return colorAt(pixelsOf(canvas), x, y) === '#2d2a3a';
    };
    press('ArrowRight');
    expect(isSeenAt(60, 40)).toBe(true);
    actor.pos = vec(120, 20);
    expect([isSeenAt(60, 40), isSeenAt(160, 40)]).toEqual([false, true]);
    cursor.enabled = false;
    expect(isSeenAt(160, 40)).toBe(false);
    cursor.enabled = true;
    expect(isSeenAt(160, 40)).toBe(true);
    actor.kill();
    expect(isSeenAt(160, 40)).toBe(false);
    expect(actor.children).toHaveLength(0);
    scene.add(actor);
    expect(isSeenAt(160, 40)).toBe(true);
    press('ArrowRight');
    expect(cursor.cursor).toEqual({ x: 2, y: 0 });
  });

  test('a clone has a cursor of its own', async () => {
    const { press, frames, at, scene } = await cursorOn();
    press('ArrowRight');
    const actor = new Actor({ pos: vec(20, 20), color: Color.Transparent });
    actor.addComponent(new SquareBoard({ columns: 2, rows: 2 })).addComponent(new BoardCursor({ at: { x: 1, y: 1 } }));
    const copy = actor.clone();
    scene.add(copy);
    frames();
    const cursor = copy.get(BoardCursor);
    press('ArrowUp');
    expect(cursor.cursor).toEqual({ x: 1, y: 0 });
    expect(at()).toBe('1,0');
    copy.kill();
    frames();
    press('ArrowRight');
    expect(at()).toBe('2,0');
  });

  test('a camera that is turned turns the keys with it', async () => {
    const { press, at, scene, frames } = await cursorOn();
    scene.camera.rotation = Math.PI / 2;
    frames();
    // The camera turns the world clockwise on the screen: what was E is seen below.
    press('ArrowDown');
    expect(at()).toBe('1,0');
  });
});

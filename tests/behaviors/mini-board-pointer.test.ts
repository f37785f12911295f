// How a pointer drags a group, with a stand-in for the engine's input; the board has found the piece under it.
import { Actor, type Engine, EventEmitter, Keys, PointerButton, type PointerEvent, type Vector, vec } from 'excalibur';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MiniBoard } from '../../src/behaviors/mini-board.js';
import { Piece } from '../../src/behaviors/piece.js';
import { claimsOf } from '../../src/behaviors/pointer-claims.js';
import { SquareBoard } from '../../src/behaviors/square-board.js';
import type { TilePointerEvent } from '../../src/behaviors/tile-pointer-event.js';
import { headlessWorld } from './headless.js';

function world() {
  for (const name of ['PointerEvent', 'MouseEvent']) vi.stubGlobal(name, class {});
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { scene, step: wind } = headlessWorld();
  const pointers = {
    currentFrameDown: [] as PointerEvent[],
    currentFrameMove: [] as PointerEvent[],
    currentFrameUp: [] as PointerEvent[],
    currentFrameCancel: [] as PointerEvent[],
  };
  const keyboard = new EventEmitter();
  const page = Object.assign(new EventTarget(), { hidden: false });
  const canvas = Object.assign(new EventTarget(), { ownerDocument: page, setPointerCapture: () => {} });
  const same = (point: Vector) => point;
  const screen = { pageToScreenCoordinates: same, screenToWorldCoordinates: same };
  Object.assign(scene.engine, { input: { pointers, keyboard }, canvas, screen } as unknown as Engine);

  const board = new Actor();
  board.addComponent(new SquareBoard({ columns: 6, rows: 6, size: 40 }));
  const small = new Actor({ pos: vec(400, 400) });
  const square = new SquareBoard({ columns: 2, rows: 1, size: 40 });
  const mini = new MiniBoard({ board, drag: true });
  small.addComponent(square).addComponent(mini);
  const pieces = [0, 1].map((x) => {
    const piece = new Actor();
    piece.addComponent(new Piece({ board: small, at: { x, y: 0 } }));
    return piece;
  });
  for (const actor of [board, small, ...pieces]) scene.add(actor);
  wind(16);

  const event = (type: string, x: number, y: number, id: number) => {
    const at = vec(x, y);
    const nativeEvent = { timeStamp: 0 };
    return { type, button: PointerButton.Left, pagePos: at, worldPos: at, pointerId: id, nativeEvent } as never;
  };
  const frame = (events: Partial<typeof pointers> = {}) => {
    Object.assign(pointers, events);
    wind(16);
    for (const list of Object.values(pointers)) list.length = 0;
  };
  return {
    scene,
    mini,
    frame,
    down: (x: number, y: number, piece = pieces[0], id = 1) => {
      const on = mini.isPut ? board.get(SquareBoard) : square;
      on?.events.emit('pointerdown', { piece, pointer: event('down', x, y, id) } as unknown as TilePointerEvent);
    },
    move: (x: number, y: number, id = 1) => frame({ currentFrameMove: [event('move', x, y, id)] }),
    up: (x: number, y: number, id = 1) => frame({ currentFrameUp: [event('up', x, y, id)] }),
    cancel: () => frame({ currentFrameCancel: [event('cancel', 0, 0, 1)] }),
    second: () => frame({ currentFrameDown: [event('down', 0, 0, 2)] }),
    escape: () => keyboard.emit('press', { key: Keys.Escape }),
    hide: () => {
      page.hidden = true;
      page.dispatchEvent(new Event('visibilitychange'));
    },
    at: () => pieces.map((piece) => piece.get(Piece)?.spot).map((spot) => `${spot?.x},${spot?.y}`),
  };
}

test('dragged onto the board, and on it from member to tile', () => {
  const { mini, down, move, up, at } = world();
  down(410, 410);
  move(405, 405);
  expect(mini.isDragging).toBe(false);
  move(90, 90);
  expect(mini.isDragging).toBe(true);
  up(91, 91);
  expect([mini.isDragging, mini.at]).toEqual([false, { x: 2, y: 2 }]);
  expect(at()).toEqual(['2,2', '3,2']);
  down(130, 90);
  move(130, 170);
  up(130, 170);
  expect(at()).toEqual(['2,4', '3,4']);
});

test('a pointer that does not slip is a tap, and belongs to nobody then', () => {
  const { mini, scene, down, up } = world();
  down(410, 410);
  expect(claimsOf(scene).isBusyFor({})).toBe(true);
  up(412, 412);
  expect(mini.isPut).toBe(false);
  expect(claimsOf(scene).isBusyFor({})).toBe(false);
});

test.for(['cancel', 'second', 'escape', 'hide'] as const)('%s lets it go back', (how) => {
  const game = world();
  game.mini.put({ x: 0, y: 0 });
  game.down(20, 20);
  game.move(100, 100);
  expect([game.mini.isDragging, game.mini.isPut]).toEqual([true, false]);
  game[how]();
  expect(game.mini.isDragging).toBe(false);
  expect(game.at()).toEqual(['0,0', '1,0']);
  expect(claimsOf(game.scene).isBusyFor({})).toBe(false);
});

test('not without being asked, not by what is no member, not a pointer that another has', () => {
  const { mini, scene, down, move } = world();
  mini.configure({ drag: false });
  down(410, 410);
  move(90, 90);
  mini.configure({ drag: true });
  down(410, 410, new Actor());
  move(90, 90);
  claimsOf(scene).hold(1, {});
  down(410, 410);
  move(90, 90);
  expect(mini.isDragging).toBe(false);
});

import type {} from '@vitest/browser-playwright';
import { Actor, Color, DisplayMode, type Engine, type EngineOptions, Scene, type Vector, vec } from 'excalibur';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import type { CameraFollowOptions } from '../../src/behaviors/camera-follow/follow-options.js';
import { CameraFollow } from '../../src/behaviors/camera-follow.js';
import { GridMove } from '../../src/behaviors/grid-move.js';
import { Piece } from '../../src/behaviors/piece.js';
import { SquareBoard } from '../../src/behaviors/square-board.js';
import { startGame } from './game.js';
import { inWindow } from './in-window.js';

interface Setup {
  readonly camera?: CameraFollowOptions;
  readonly engine?: Partial<EngineOptions>;
  readonly parent?: HTMLElement;
  readonly tapDistance?: number;
}

/** A board of 20 × 15 squares of 40 pixels from 100, 100 on, with a pawn in its middle that the camera follows. */
async function followed({ camera, engine, parent, tapDistance }: Setup = {}) {
  const game = await startGame(engine, parent);
  const board = new Actor({ name: 'board', pos: vec(100, 100) });
  const square = new SquareBoard({ columns: 20, rows: 15, size: 40, ...(tapDistance ? { tapDistance } : {}) });
  board.addComponent(square);
  const pawn = new Actor({ name: 'pawn', width: 20, height: 20, color: Color.Red });
  const follow = new CameraFollow({ board, ...camera });
  const walking = new GridMove({ speed: 400 });
  pawn
    .addComponent(new Piece({ board, at: { x: 10, y: 7 } }))
    .addComponent(walking)
    .addComponent(follow);
  const heard: string[] = [];
  for (const name of ['followed', 'looked', 'fitted', 'replaced'] as const)
    follow.events.on(name, () => heard.push(name));
  square.events.on('tap', ({ place }) => heard.push(`tap ${place.x},${place.y}`));
  game.scene.add(board);
  game.scene.add(pawn);
  game.frames(2);
  const { camera: view } = game.scene;
  const middle = () => [Math.round(view.x), Math.round(view.y)];
  return { ...game, board, square, pawn, follow, walking, heard, view, middle };
}

/** The point of the world under a point of the canvas, in CSS pixels. */
function under({ screen, canvas }: Engine, x: number, y: number): Vector {
  const { left, top } = canvas.getBoundingClientRect();
  return screen.pageToWorldCoordinates(vec(left + window.scrollX + x, top + window.scrollY + y));
}

function wheel(canvas: HTMLCanvasElement, x: number, y: number, deltaY: number): void {
  const { left, top } = canvas.getBoundingClientRect();
  canvas.dispatchEvent(new WheelEvent('wheel', { clientX: left + x, clientY: top + y, deltaY, cancelable: true }));
}

describe('following', () => {
  test('begins in the middle of the actor, and stays there from frame to frame', async () => {
    const { middle, walking, frames, pawn, view } = await followed({ camera: { halfLife: 0 } });
    expect(middle()).toEqual([520, 400]);
    walking.by({ dx: 1, dy: 0 });
    for (let frame = 0; frame < 8; frame++) {
      frames(1, 20);
      expect(view.pos.distance(pawn.pos)).toBeLessThan(0.1);
    }
    expect(middle()).toEqual([560, 400]);
  });

  test('what is drawn is where the camera is', async () => {
    const { game, frames, walking, pawn } = await followed({ camera: { halfLife: 0 } });
    walking.by({ dx: 2, dy: 0 });
    frames(3);
    expect(game.screen.worldToScreenCoordinates(pawn.pos).distance(vec(150, 100))).toBeLessThan(0.1);
  });

  test('glides, in whatever frames', async () => {
    const places: number[] = [];
    for (const elapsed of [10, 40]) {
      const { pawn, frames, view } = await followed({ camera: { halfLife: 80 } });
      pawn.get(Piece).put({ x: 12, y: 7 });
      frames(160 / elapsed, elapsed);
      places.push(view.x);
    }
    // Two half-lives: three quarters of 80 pixels.
    expect(places[0]).toBeCloseTo(520 + 60, 6);
    expect(places[1]).toBeCloseTo(520 + 60, 6);
  });

  test('cuts for visitors who want less motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    const { pawn, frames, middle } = await followed();
    pawn.get(Piece).put({ x: 12, y: 7 });
    frames();
    expect(middle()).toEqual([600, 400]);
  });

  test('within the bounds of the board, or of its own', async () => {
    const { pawn, frames, middle, follow } = await followed({ camera: { halfLife: 0 } });
    pawn.get(Piece).put({ x: 0, y: 0 });
    frames();
    // 300 × 200 at zoom 1, from 100, 100 on.
    expect(middle()).toEqual([250, 200]);
    follow.configure({ margin: 30 });
    frames();
    expect(middle()).toEqual([220, 170]);
    follow.configure({ bounds: { x: -500, y: -500, width: 2000, height: 2000 } });
    frames();
    expect(middle()).toEqual([120, 120]);
  });

  test('asked for something else before it is in a scene, it does that', async () => {
    const { scene, frames, view, board } = await followed();
    const actor = new Actor({ pos: vec(300, 300) });
    const follow = new CameraFollow({ board, zoom: 3 });
    actor.addComponent(follow);
    follow.fit();
    scene.add(actor);
    frames(2);
    expect([view.zoom, follow.isFitting]).toEqual([200 / 600, true]);
    follow.follow();
    frames(200);
    expect([view.zoom, view.x]).toEqual([3, 300]);
  });

  test('with a dead zone', async () => {
    const { pawn, frames, middle } = await followed({ camera: { halfLife: 0, deadZone: 0.5 } });
    pawn.get(Piece).put({ x: 11, y: 8 });
    frames();
    expect(middle()).toEqual([520, 400]);
    pawn.get(Piece).put({ x: 12, y: 7 });
    frames();
    expect(middle()).toEqual([525, 400]);
  });

  test('another actor, and nobody once that is gone', async () => {
    const { scene, frames, middle, follow, heard } = await followed({ camera: { halfLife: 0 } });
    const other = new Actor({ pos: vec(400, 300) });
    scene.add(other);
    follow.follow(other);
    expect(heard).toEqual(['followed']);
    frames();
    expect(middle()).toEqual([400, 300]);
    expect(follow.target).toBe(other);
    other.kill();
    frames(3);
    expect(middle()).toEqual([400, 300]);
    expect(follow.isFollowing).toBe(true);
  });

  test('on the actor of a board: the whole board, until it is given someone', async () => {
    const { scene, frames, board, pawn, middle, view } = await followed();
    const whole = new CameraFollow({ halfLife: 0 });
    board.addComponent(whole);
    frames(2);
    expect(whole.isFitting).toBe(true);
    // 200 / 600 < 300 / 800
    expect([middle(), view.zoom]).toEqual([[500, 400], 200 / 600]);
    expect(() => whole.follow()).toThrow('CameraFollow.follow: on a board it has no target of its own');
    whole.follow(pawn);
    whole.zoomTo(2);
    frames();
    expect([middle(), view.zoom]).toEqual([[520, 400], 2]);
    expect(scene.camera).toBe(view);
  });
});

describe('dragging', () => {
  test.for(['mouse', 'touch', 'pen'] as const)(
    'with a %s the world goes with it, and no tile is tapped',
    async (kind) => {
      const { game, pointer, frames, heard, follow } = await followed();
      const grip = under(game, 200, 120);
      pointer('down', 200, 120, { kind });
      frames();
      for (const [x, y] of [
        [195, 118],
        [180, 110],
        [120, 60],
      ] as const) {
        pointer('move', x, y, { kind });
        frames();
      }
      expect(under(game, 120, 60).distance(grip)).toBeLessThan(0.01);
      pointer('up', 120, 60, { kind });
      frames(3);
      expect(under(game, 120, 60).distance(grip)).toBeLessThan(0.01);
      expect(heard).toEqual(['looked']);
      expect(follow.isFollowing).toBe(false);
    },
  );

  test('a click that slips a little is a tap, and the camera stays', async () => {
    const { pointer, frames, heard, middle } = await followed();
    pointer('down', 150, 100);
    frames();
    pointer('move', 157, 100);
    frames();
    pointer('up', 157, 100);
    frames();
    expect(heard).toEqual(['tap 10,7']);
    expect(middle()).toEqual([520, 400]);
  });

  test('what has dragged is no tap, though the board would take it for one', async () => {
    const { pointer, frames, heard, middle } = await followed({ tapDistance: 100 });
    pointer('down', 150, 100);
    frames();
    pointer('move', 165, 100);
    pointer('up', 165, 100);
    frames();
    expect(heard).toEqual(['looked']);
    expect(middle()).toEqual([505, 400]);
  });

  test('from its first frame on, and through one long frame', async () => {
    const { pointer, frames, heard, middle } = await followed({ tapDistance: 100 });
    pointer('down', 150, 100);
    pointer('move', 165, 100);
    frames();
    expect(middle()).toEqual([505, 400]);
    pointer('move', 175, 100);
    pointer('up', 175, 100);
    frames();
    expect(middle()).toEqual([495, 400]);
    expect(heard).toEqual(['looked']);
  });

  test('stops at the bounds and comes away from them at once', async () => {
    const { pointer, frames, middle } = await followed();
    pointer('down', 150, 100);
    pointer('move', 1150, 100);
    frames();
    expect(middle()).toEqual([250, 400]);
    pointer('move', 1130, 100);
    frames();
    expect(middle()).toEqual([270, 400]);
  });

  test('with the right button, or if it is not wanted, it does nothing', async () => {
    const { pointer, frames, middle, follow } = await followed();
    pointer('down', 150, 100, { button: 2 });
    pointer('move', 100, 100);
    frames();
    pointer('up', 100, 100, { button: 2 });
    frames();
    expect(middle()).toEqual([520, 400]);
    follow.configure({ drag: false });
    pointer('down', 150, 100);
    pointer('move', 100, 100);
    frames();
    expect(middle()).toEqual([520, 400]);
  });

  test('what an actor above keeps to itself does not drag', async () => {
    const { pointer, frames, middle, scene } = await followed();
    const button = new Actor({ pos: vec(520, 400), width: 50, height: 50, z: 9 });
    button.on('pointerdown', (event) => event.cancel());
    scene.add(button);
    frames();
    pointer('down', 150, 100);
    frames();
    pointer('move', 100, 100);
    frames();
    expect(middle()).toEqual([520, 400]);
  });

  test('ends where an actor above keeps the end to itself, where it is cancelled, and where nobody heard of it', async () => {
    const { pointer, frames, middle, scene, canvas } = await followed();
    const button = new Actor({ pos: vec(470, 400), width: 20, height: 200, z: 9 });
    button.on('pointerup', (event) => event.cancel());
    scene.add(button);
    pointer('down', 150, 100);
    pointer('move', 100, 100);
    frames();
    pointer('up', 100, 100);
    frames();
    pointer('move', 50, 100);
    frames();
    expect(middle()).toEqual([570, 400]);
    pointer('down', 150, 100, { kind: 'touch', id: 7 });
    pointer('move', 130, 100, { kind: 'touch', id: 7 });
    frames();
    pointer('cancel', 130, 100, { kind: 'touch', id: 7 });
    frames();
    pointer('move', 100, 100, { kind: 'touch', id: 7 });
    frames();
    expect(middle()).toEqual([590, 400]);
    pointer('down', 150, 100);
    frames();
    const { left, top } = canvas.getBoundingClientRect();
    canvas.dispatchEvent(new PointerEvent('pointermove', { pointerId: 1, clientX: left, clientY: top, buttons: 0 }));
    frames();
    expect(middle()).toEqual([590, 400]);
  });
});

describe('of the browser itself', () => {
  test('a mouse drags on beyond the canvas, and is heard when it is let go there', async () => {
    const { game, canvas, frames, heard } = await followed();
    const mouse = async (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', x: number, y: number, buttons = 0) => {
      const button = type === 'mouseMoved' && buttons === 0 ? 'none' : 'left';
      const event = { type, ...inWindow(canvas, x, y), button, buttons, clickCount: 1 } as const;
      await cdp().send('Input.dispatchMouseEvent', event);
      frames();
    };
    const grip = under(game, 150, 150);
    await mouse('mousePressed', 150, 150, 1);
    await mouse('mouseMoved', 150, 190, 1);
    await mouse('mouseMoved', 150, 260, 1);
    expect(under(game, 150, 260).distance(grip)).toBeLessThan(0.01);
    await mouse('mouseReleased', 150, 260);
    await mouse('mouseMoved', 150, 100);
    expect(under(game, 150, 260).distance(grip)).toBeLessThan(0.01);
    expect(heard).toEqual(['looked']);
  });

  test('two fingers pinch', async () => {
    const { game, canvas, frames, view, heard } = await followed();
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: (readonly [number, number])[]) => {
      const touchPoints = points.map(([x, y], id) => ({ ...inWindow(canvas, x, y), id }));
      await cdp().send('Input.dispatchTouchEvent', { type, touchPoints });
      frames();
    };
    const grip = under(game, 150, 100);
    await touch('touchStart', [140, 100]);
    await touch('touchStart', [140, 100], [160, 100]);
    await touch('touchMove', [130, 100], [170, 100]);
    await touch('touchMove', [120, 100], [180, 100]);
    await touch('touchEnd');
    frames(2);
    expect(view.zoom).toBeCloseTo(3, 1);
    expect(under(game, 150, 100).distance(grip)).toBeLessThan(1);
    expect(heard).toEqual(['looked']);
  });
});

describe('after dragging', () => {
  async function dragged(camera: CameraFollowOptions = {}) {
    const setup = await followed({ camera: { halfLife: 0, ...camera } });
    setup.pointer('down', 150, 100);
    setup.pointer('move', 50, 100);
    setup.frames();
    setup.pointer('up', 50, 100);
    setup.frames();
    expect(setup.middle()).toEqual([620, 400]);
    return setup;
  }

  test('it follows when it is told to', async () => {
    const { follow, frames, middle, heard } = await dragged();
    frames(50);
    expect(middle()).toEqual([620, 400]);
    follow.follow();
    frames();
    expect(middle()).toEqual([520, 400]);
    expect(heard).toEqual(['looked', 'followed']);
  });

  test('it follows when the actor sets out, but not while it makes room', async () => {
    const { walking, frames, middle, heard, scene, board } = await dragged();
    const guest = new Actor({ name: 'guest' });
    guest.addComponent(new Piece({ board, at: { x: 10, y: 7 } }));
    scene.add(guest);
    frames(30);
    expect(middle()).toEqual([620, 400]);
    walking.by({ dx: 0, dy: 1 });
    frames();
    expect(middle()[0]).toBeLessThan(540);
    expect(heard).toEqual(['looked', 'followed']);
  });

  test('it follows after some time, if that is wanted', async () => {
    const { walking, frames, middle } = await dragged({ returnOnMove: false, returnAfter: 500 });
    walking.by({ dx: 0, dy: 1 });
    frames(20, 20);
    expect(middle()).toEqual([620, 400]);
    frames(10, 20);
    expect(middle()).toEqual([520, 440]);
  });
});

describe('zooming', () => {
  test('with the wheel, about the pointer, to the limits', async () => {
    const { game, canvas, frames, view, heard, follow } = await followed();
    const zooms: number[] = [];
    follow.events.on('zoomed', ({ zoom }) => zooms.push(zoom));
    const grip = under(game, 200, 60);
    wheel(canvas, 200, 60, -500);
    frames();
    // 500 pixels of 0.002 each: one power of two.
    expect(view.zoom).toBeCloseTo(2, 9);
    expect(under(game, 200, 60).distance(grip)).toBeLessThan(0.01);
    wheel(canvas, 200, 60, -5000);
    frames();
    expect(view.zoom).toBe(4);
    wheel(canvas, 200, 60, 50000);
    frames();
    expect(view.zoom).toBeCloseTo(200 / 600, 9);
    expect(heard).toEqual(['looked']);
    expect(zooms).toHaveLength(3);
    follow.configure({ wheel: false });
    wheel(canvas, 200, 60, -500);
    frames();
    expect(view.zoom).toBeCloseTo(200 / 600, 9);
  });

  test('with two fingers, about the middle between them, and moves with them', async () => {
    const { game, pointer, frames, view, heard } = await followed();
    const touch = (type: 'down' | 'move' | 'up', id: number, x: number, y: number) =>
      pointer(type, x, y, { kind: 'touch', id });
    touch('down', 1, 100, 100);
    touch('down', 2, 140, 100);
    frames();
    const [a, b] = [under(game, 100, 100), under(game, 140, 100)];
    touch('move', 1, 90, 110);
    touch('move', 2, 170, 110);
    frames();
    expect(view.zoom).toBeCloseTo(2, 9);
    expect(under(game, 90, 110).distance(a)).toBeLessThan(0.01);
    expect(under(game, 170, 110).distance(b)).toBeLessThan(0.01);
    touch('up', 1, 90, 110);
    frames();
    touch('move', 2, 150, 110);
    frames();
    expect(under(game, 150, 110).distance(b)).toBeLessThan(0.01);
    touch('up', 2, 150, 110);
    frames();
    expect(heard).toEqual(['looked']);
  });

  test('fingers that only touch are no taps together; without dragging a finger that is left does nothing', async () => {
    const { pointer, frames, heard, middle } = await followed({ camera: { drag: false } });
    pointer('down', 100, 100, { kind: 'touch', id: 1 });
    pointer('down', 200, 100, { kind: 'touch', id: 2 });
    frames();
    pointer('up', 100, 100, { kind: 'touch', id: 1 });
    frames();
    const before = middle();
    pointer('move', 150, 100, { kind: 'touch', id: 2 });
    frames();
    pointer('up', 150, 100, { kind: 'touch', id: 2 });
    frames();
    expect(middle()).toEqual(before);
    expect(heard.filter((entry) => entry.startsWith('tap'))).toEqual([]);
  });

  test('by the game, gliding, about the middle; or on the camera itself', async () => {
    const { follow, frames, view, middle, scene } = await followed({ camera: { halfLife: 16 } });
    follow.zoomTo(4);
    expect(follow.zoom).toBe(4);
    frames(1, 16);
    expect(view.zoom).toBeCloseTo(2, 9);
    frames(30);
    expect([view.zoom, middle()]).toEqual([4, [520, 400]]);
    scene.camera.zoom = 1.5;
    frames(30);
    expect(view.zoom).toBe(1.5);
    expect(follow.isFollowing).toBe(true);
    expect(() => follow.zoomTo(0)).toThrow('CameraFollow.zoomTo: 0 is not allowed');
  });

  test('to the whole, and back', async () => {
    const { follow, frames, view, middle, heard } = await followed({ camera: { halfLife: 0, zoom: 2 } });
    expect(view.zoom).toBe(2);
    follow.fit();
    frames();
    expect([view.zoom, middle(), follow.isFitting]).toEqual([200 / 600, [500, 400], true]);
    follow.follow();
    frames();
    expect([view.zoom, middle()]).toEqual([2, [520, 400]]);
    expect(heard).toEqual(['fitted', 'followed']);
  });
});

describe('the screen', () => {
  function container(style: string): HTMLElement {
    const element = document.createElement('div');
    element.style.cssText = style;
    document.body.append(element);
    onTestFinished(() => element.remove());
    return element;
  }

  test('that fills a container which changes its size: the middle stays', async () => {
    const parent = container('width: 400px; height: 240px; margin: 31px 0 0 57px');
    const engine = { displayMode: DisplayMode.FillContainer, suppressHiDPIScaling: false, pixelRatio: 2 };
    const { game, frames, follow, middle, view } = await followed({ parent, engine });
    expect(game.screen.resolution).toEqual({ width: 400, height: 240 });
    follow.lookAt({ x: 320, y: 250 });
    frames(32, 100);
    expect(middle()).toEqual([320, 250]);
    const resized = new Promise((resolve) => game.screen.events.once('resize', resolve));
    parent.style.width = '200px';
    await resized;
    frames();
    expect(game.screen.resolution).toEqual({ width: 200, height: 240 });
    expect(middle()).toEqual([320, 250]);
    const again = new Promise((resolve) => game.screen.events.once('resize', resolve));
    parent.style.width = '600px';
    await again;
    frames();
    expect(middle()).toEqual([400, 250]);
    follow.fit();
    frames(32, 100);
    expect(view.zoom).toBeCloseTo(0.4, 3);
    const last = new Promise((resolve) => game.screen.events.once('resize', resolve));
    parent.style.width = '200px';
    await last;
    frames();
    expect([view.zoom, middle()]).toEqual([0.25, [500, 400]]);
  });

  test.for([DisplayMode.FillContainer, DisplayMode.FitScreen, DisplayMode.FitContainer, DisplayMode.FitScreenAndFill])(
    'shown as %s, shifted and at two pixels for one: the world goes with the pointer',
    async (displayMode) => {
      const parent = container('width: 420px; height: 250px; margin: 31px 0 0 57px; position: relative');
      const engine = { displayMode, suppressHiDPIScaling: false, pixelRatio: 2 };
      const { game, frames, pointer, canvas } = await followed({ parent, engine, camera: { maxZoom: 8 } });
      onTestFinished(() => {
        document.body.style.cssText = '';
      });
      const grip = under(game, 150, 100);
      pointer('down', 150, 100);
      frames();
      pointer('move', 90, 130);
      frames();
      expect(under(game, 90, 130).distance(grip)).toBeLessThan(0.01);
      pointer('up', 90, 130);
      frames();
      wheel(canvas, 90, 130, -300);
      frames();
      expect(under(game, 90, 130).distance(grip)).toBeLessThan(0.01);
    },
  );
});

describe('of several', () => {
  test('the last one that was attached, enabled or asked has the camera, and the others are disabled', async () => {
    const { scene, frames, middle, follow, heard } = await followed({ camera: { halfLife: 0 } });
    const other = new Actor({ pos: vec(400, 300) });
    const second = new CameraFollow({ halfLife: 0 });
    other.addComponent(second);
    scene.add(other);
    frames(2);
    expect([follow.enabled, second.enabled, middle()]).toEqual([false, true, [400, 300]]);
    expect(heard).toEqual(['replaced']);
    follow.follow();
    frames();
    expect([follow.enabled, second.enabled, middle()]).toEqual([true, false, [520, 400]]);
    second.enabled = true;
    frames();
    expect([follow.enabled, second.enabled, middle()]).toEqual([false, true, [400, 300]]);
    other.kill();
    frames(2);
    expect([follow.enabled, middle()]).toEqual([false, [400, 300]]);
    follow.enabled = true;
    frames();
    expect(middle()).toEqual([520, 400]);
  });

  test('it glides on from where the other one was', async () => {
    const { scene, frames, view, follow } = await followed({ camera: { halfLife: 16 } });
    const other = new Actor({ pos: vec(400, 400) });
    other.addComponent(new CameraFollow({ halfLife: 16 }));
    scene.add(other);
    frames(2);
    expect(view.x).toBe(400);
    follow.follow();
    frames(1, 16);
    expect(view.x).toBeCloseTo(460, 6);
  });

  test('in two scenes each has its own', async () => {
    const { game, frames, follow } = await followed({ camera: { halfLife: 0 } });
    const other = new Scene();
    const actor = new Actor({ pos: vec(77, 88) });
    const second = new CameraFollow({ halfLife: 0 });
    actor.addComponent(second);
    other.add(actor);
    game.addScene('other', other);
    await game.goToScene('other');
    frames(2);
    expect([follow.enabled, second.enabled]).toEqual([true, true]);
    expect([other.camera.x, other.camera.y]).toEqual([77, 88]);
  });
});

describe('its life', () => {
  test('disabled it lets the camera be; hands do nothing', async () => {
    const { follow, frames, middle, scene, pointer, heard } = await followed();
    follow.enabled = false;
    scene.camera.pos = vec(300, 300);
    pointer('down', 150, 100);
    pointer('move', 100, 100);
    frames(3);
    expect(middle()).toEqual([300, 300]);
    expect(heard).toEqual([]);
  });

  test('killed and added again it follows again', async () => {
    const { pawn, frames, middle, scene, pointer } = await followed({ camera: { halfLife: 0 } });
    pawn.kill();
    frames(2);
    scene.camera.pos = vec(300, 300);
    pointer('down', 150, 100);
    pointer('move', 100, 100);
    frames();
    expect(middle()).toEqual([300, 300]);
    pointer('up', 100, 100);
    scene.add(pawn);
    frames(2);
    expect(middle()).toEqual([520, 400]);
  });

  test('a clone follows its own actor', async () => {
    const { frames, middle, scene, follow } = await followed({ camera: { halfLife: 0 } });
    const actor = new Actor({ pos: vec(300, 350), color: Color.Red });
    actor.addComponent(new CameraFollow({ halfLife: 0 }));
    const copy = actor.clone();
    copy.pos = vec(440, 350);
    scene.add(copy);
    frames(2);
    expect(middle()).toEqual([440, 350]);
    expect(follow.enabled).toBe(false);
  });

  test('while time stands still visitors may look around', async () => {
    const { game, frames, pointer, middle } = await followed();
    game.timescale = 0;
    pointer('down', 150, 100);
    pointer('move', 100, 100);
    frames();
    expect(middle()).toEqual([570, 400]);
  });
});

test('mistakes are named', () => {
  expect(() => new CameraFollow({ halfLife: -1 })).toThrow('CameraFollow.halfLife: -1 is not allowed');
  expect(() => new CameraFollow({ minZoom: 5 })).toThrow('CameraFollow.minZoom: 5 is not allowed, must not be more');
  expect(() => new CameraFollow({ board: new Actor() })).toThrow('CameraFollow.board: it must be a board behaviour');
  expect(() => new CameraFollow({ bounds: { x: 0, y: 0, width: 0, height: 9 } })).toThrow(
    'CameraFollow.bounds: (0, 0, 0, 9) is not allowed',
  );
  const actor = new Actor();
  const follow = new CameraFollow();
  actor.addComponent(follow);
  expect(() => follow.fit()).toThrow('CameraFollow.fit: it has no bounds, give it a board or bounds');
});

test('the camera does not go nowhere', async () => {
  const { follow, scene, board, view, middle, frames } = await followed();
  for (const point of [{ x: Number.NaN, y: 0 }, {}, undefined]) {
    expect(() => follow.lookAt(point as never)).toThrow('is not allowed, must be a point { x, y } of numbers');
  }
  expect(() => follow.follow({} as never)).toThrow('CameraFollow.follow: it must be an actor');
  const lost = new Actor({ pos: vec(Number.NaN, 0) });
  scene.add(lost);
  follow.follow(lost);
  frames(2);
  view.zoom = Number.NaN;
  frames(2);
  board.scale = vec(Number.NaN, 1);
  frames(2);
  expect([...middle(), view.zoom]).toEqual([520, 400, 1]);
  board.scale = vec(1, 1);
  lost.pos = vec(600, 400);
  frames(200);
  expect(middle()).toEqual([600, 400]);
});

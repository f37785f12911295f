import type {} from '@vitest/browser-playwright';
import { Actor, CollisionType, CoordPlane, Entity, TransformComponent, vec } from 'excalibur';
import { describe, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { type BoardBehavior, boardOf } from '../../src/behaviors/board-behavior.js';
import { CustomBoard } from '../../src/behaviors/custom-board.js';
import { HexBoard } from '../../src/behaviors/hex-board.js';
import { SquareBoard, type SquareBoardOptions } from '../../src/behaviors/square-board.js';
import { squareLayout } from '../../src/boards/index.js';
import { startGame } from './game.js';
import { inWindow } from './in-window.js';

/** A board of 4 × 3 tiles of 20 pixels whose top left corner is at 40, 30. */
function boardActor(options: SquareBoardOptions = {}): { actor: Actor; board: SquareBoard; heard: string[] } {
  const actor = new Actor({ pos: vec(40, 30), collisionType: CollisionType.PreventCollision });
  const board = new SquareBoard({ columns: 4, rows: 3, size: 20, ...options });
  actor.addComponent(board);
  return { actor, board, heard: listen(board) };
}

function listen(board: BoardBehavior): string[] {
  const heard: string[] = [];
  for (const name of ['pointerdown', 'pointerup', 'pointerenter', 'pointerleave', 'tap'] as const) {
    board.events.on(name, ({ place }) => heard.push(`${name.replace('pointer', '')} ${place.x},${place.y}`));
  }
  return heard;
}

describe('a mouse', () => {
  test('comes, moves on, clicks and goes', async () => {
    const { scene, frames, pointer } = await startGame();
    const { actor, board, heard } = boardActor();
    const moves: number[] = [];
    board.events.on('pointermove', ({ cell }) => moves.push(cell));
    scene.add(actor);
    frames();
    pointer('move', 45, 35);
    frames();
    expect(heard).toEqual(['enter 0,0']);
    expect(board.hoveredCell).toBe(0);
    pointer('move', 65, 35);
    frames();
    expect(heard).toEqual(['enter 0,0', 'leave 0,0', 'enter 1,0']);
    pointer('down', 65, 35);
    frames();
    pointer('up', 66, 36);
    frames(3);
    expect(heard.slice(3)).toEqual(['down 1,0', 'up 1,0', 'tap 1,0']);
    pointer('move', 10, 10);
    frames();
    expect(heard.slice(6)).toEqual(['leave 1,0']);
    expect(board.hoveredCell).toBeUndefined();
    expect(moves).toEqual([0, 1]);
  });

  test('all in one frame', async () => {
    const { scene, frames, pointer } = await startGame();
    const { actor, heard } = boardActor();
    scene.add(actor);
    frames();
    pointer('move', 45, 35);
    pointer('down', 45, 35);
    pointer('up', 45, 35);
    frames();
    expect(heard).toEqual(['enter 0,0', 'down 0,0', 'up 0,0', 'tap 0,0']);
  });

  test('gives the tile, its piece, and where', async () => {
    const { scene, frames, pointer } = await startGame();
    const { actor, board } = boardActor({ tiles: (x, y) => (y === 1 ? { label: `${x}` } : undefined) });
    const events: unknown[] = [];
    board.events.on('tap', ({ tile, cell, place, piece, worldPos, pointer }) =>
      events.push([
        tile?.properties.label,
        cell,
        place,
        piece,
        Math.round(worldPos.x),
        Math.round(worldPos.y),
        pointer.button,
      ]),
    );
    const pawn = new Actor();
    board.board.place(pawn, { x: 2, y: 1 });
    scene.add(actor);
    frames();
    for (const [x, y] of [
      [85, 55],
      [45, 35],
    ] as const) {
      pointer('down', x, y);
      pointer('up', x, y);
      frames();
    }
    expect(events).toEqual([
      ['2', 6, { x: 2, y: 1 }, pawn, 85, 55, 'Left'],
      [undefined, 0, { x: 0, y: 0 }, undefined, 45, 35, 'Left'],
    ]);
  });

  test('that drags is no tap, nor one that waits, nor the right button', async () => {
    const { scene, frames, pointer } = await startGame();
    const { actor, heard } = boardActor({ tapDistance: 5, tapTime: 100 });
    scene.add(actor);
    frames();
    pointer('down', 41, 31);
    frames();
    pointer('move', 55, 31);
    frames();
    pointer('move', 41, 31);
    pointer('up', 41, 31);
    frames();
    expect(heard.splice(0)).toEqual(['enter 0,0', 'down 0,0', 'up 0,0']);
    pointer('down', 41, 31);
    frames(8);
    pointer('up', 41, 31);
    frames();
    expect(heard.splice(0)).toEqual(['down 0,0', 'up 0,0']);
    pointer('down', 41, 31, { button: 2 });
    pointer('up', 41, 31, { button: 2 });
    frames();
    expect(heard.splice(0)).toEqual(['down 0,0', 'up 0,0']);
    pointer('down', 59, 31);
    pointer('up', 61, 31);
    frames();
    expect(heard).not.toContain('tap 0,0');
  });

  test('leaves when it leaves the canvas, and when the board does', async () => {
    const { scene, frames, pointer, canvas } = await startGame();
    const { actor, heard } = boardActor();
    scene.add(actor);
    frames();
    pointer('move', 45, 35);
    frames();
    canvas.dispatchEvent(new PointerEvent('pointerleave', { pointerId: 1 }));
    frames();
    expect(heard.splice(0)).toEqual(['enter 0,0', 'leave 0,0']);
    pointer('move', 45, 35);
    frames();
    actor.kill();
    frames();
    expect(heard.splice(0)).toEqual(['enter 0,0', 'leave 0,0']);
    pointer('move', 46, 36);
    frames();
    expect(heard).toEqual([]);
    scene.add(actor);
    frames();
    pointer('move', 47, 36);
    frames();
    expect(heard).toEqual(['enter 0,0']);
  });

  test('meets another cell when the board or the camera moves under it', async () => {
    const { scene, frames, pointer } = await startGame();
    const { actor, heard } = boardActor();
    scene.add(actor);
    frames();
    pointer('move', 65, 35);
    frames();
    actor.pos = vec(60, 30);
    frames();
    expect(heard).toEqual(['enter 1,0', 'leave 1,0', 'enter 0,0']);
    scene.camera.pos = scene.camera.pos.add(vec(0, 20));
    frames(2);
    expect(heard.slice(3)).toEqual(['leave 0,0', 'enter 0,1']);
  });

  test('is not heard while the board is not enabled', async () => {
    const { scene, frames, pointer } = await startGame();
    const { actor, board, heard } = boardActor();
    scene.add(actor);
    frames();
    pointer('move', 45, 35);
    frames();
    board.enabled = false;
    frames();
    pointer('down', 45, 35);
    frames();
    expect(heard).toEqual(['enter 0,0', 'leave 0,0']);
  });

  test('is heard while time stands still', async () => {
    const { game, scene, frames, pointer } = await startGame();
    const { actor, heard } = boardActor();
    scene.add(actor);
    frames();
    game.timescale = 0;
    pointer('down', 45, 35);
    pointer('up', 45, 35);
    frames();
    expect(heard).toEqual(['enter 0,0', 'down 0,0', 'up 0,0', 'tap 0,0']);
  });
});

describe('what the browser itself makes of it', () => {
  test('a touch taps, though the finger leaves the canvas as it is lifted', async () => {
    const { scene, frames, canvas } = await startGame();
    const { actor, heard } = boardActor();
    scene.add(actor);
    frames();
    const tools = cdp();
    await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [inWindow(canvas, 65, 35)] });
    frames();
    await tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    frames(2);
    expect(heard).toEqual(['enter 1,0', 'down 1,0', 'up 1,0', 'tap 1,0', 'leave 1,0']);
  });

  test('a mouse clicks, and leaves the canvas', async () => {
    const { scene, frames, canvas } = await startGame();
    const { actor, heard } = boardActor();
    actor.pos = vec(0, 0);
    scene.add(actor);
    frames();
    const tools = cdp();
    const mouse = async (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', x: number, y: number) => {
      const button = type === 'mouseMoved' ? 'none' : 'left';
      await tools.send('Input.dispatchMouseEvent', { type, ...inWindow(canvas, x, y), button, clickCount: 1 });
      frames();
    };
    await mouse('mouseMoved', 25, 5);
    await mouse('mousePressed', 25, 5);
    await mouse('mouseReleased', 25, 5);
    await mouse('mouseMoved', 25, 250);
    frames();
    expect(heard).toEqual(['enter 1,0', 'down 1,0', 'up 1,0', 'tap 1,0', 'leave 1,0']);
  });
});

describe('fingers', () => {
  test('enter when they touch and leave when they are lifted', async () => {
    const { scene, frames, pointer } = await startGame();
    const { actor, board, heard } = boardActor();
    scene.add(actor);
    frames();
    pointer('down', 45, 35, { kind: 'touch' });
    frames();
    expect(heard).toEqual(['enter 0,0', 'down 0,0']);
    expect(board.hoveredCell).toBeUndefined();
    pointer('up', 46, 35, { kind: 'touch' });
    frames(2);
    expect(heard.slice(2)).toEqual(['up 0,0', 'tap 0,0', 'leave 0,0']);
  });

  test('are told apart, also when one is lifted before the other', async () => {
    const { scene, frames, pointer } = await startGame();
    const { actor, heard } = boardActor();
    scene.add(actor);
    frames();
    const first = { kind: 'touch', id: 11 } as const;
    const second = { kind: 'touch', id: 12 } as const;
    pointer('down', 45, 35, first);
    frames();
    pointer('down', 105, 75, second);
    frames();
    pointer('up', 45, 35, first);
    frames();
    pointer('move', 106, 75, second);
    frames();
    pointer('up', 106, 75, second);
    frames();
    expect(heard).toEqual([
      'enter 0,0',
      'down 0,0',
      'enter 3,2',
      'down 3,2',
      'up 0,0',
      'tap 0,0',
      'leave 0,0',
      'up 3,2',
      'tap 3,2',
      'leave 3,2',
    ]);
  });

  test('that the browser takes away leave and do not tap', async () => {
    const { scene, frames, pointer } = await startGame();
    const { actor, heard } = boardActor();
    scene.add(actor);
    frames();
    pointer('down', 45, 35, { kind: 'touch' });
    frames();
    pointer('cancel', 45, 35, { kind: 'touch' });
    frames();
    expect(heard).toEqual(['enter 0,0', 'down 0,0', 'leave 0,0']);
  });
});

describe('what lies above', () => {
  test('a piece hears the pointer as well as the board', async () => {
    const { scene, frames, pointer } = await startGame();
    const { actor, heard } = boardActor();
    const piece = new Actor({ pos: vec(50, 40), radius: 8, z: 1 });
    piece.on('pointerdown', () => heard.push('piece'));
    scene.add(actor);
    scene.add(piece);
    frames();
    pointer('down', 50, 40);
    frames();
    expect(heard).toEqual(['piece', 'enter 0,0', 'down 0,0']);
  });

  test('a piece that cancels keeps the board from hearing, and the hover leaves', async () => {
    const { scene, frames, pointer } = await startGame();
    const { actor, heard } = boardActor();
    const piece = new Actor({ pos: vec(50, 40), radius: 4, z: 1 });
    for (const name of ['pointerdown', 'pointerup', 'pointermove'] as const) piece.on(name, (event) => event.cancel());
    scene.add(actor);
    scene.add(piece);
    frames();
    pointer('move', 42, 32);
    frames();
    pointer('move', 50, 40);
    frames();
    pointer('down', 50, 40);
    frames();
    pointer('up', 50, 40);
    frames();
    expect(heard).toEqual(['enter 0,0', 'leave 0,0']);
  });

  test('of two boards the upper one is asked first and can keep the event', async () => {
    const { scene, frames, pointer } = await startGame();
    const lower = boardActor();
    const upper = boardActor();
    upper.actor.z = 5;
    upper.actor.pos = vec(80, 30);
    scene.add(upper.actor);
    scene.add(lower.actor);
    const order: string[] = [];
    lower.board.events.on('pointerdown', () => order.push('lower'));
    upper.board.events.on('pointerdown', () => order.push('upper'));
    frames();
    pointer('down', 85, 35);
    frames();
    expect(order).toEqual(['upper', 'lower']);
    upper.board.events.on('pointerdown', (event) => event.cancel());
    pointer('down', 85, 35);
    frames();
    expect(order).toEqual(['upper', 'lower', 'upper']);
    pointer('down', 45, 35);
    frames();
    expect(order).toEqual(['upper', 'lower', 'upper', 'lower']);
  });

  test('an empty corner of a turned board is no cell', async () => {
    const { scene, frames, pointer } = await startGame();
    const { actor, heard } = boardActor();
    actor.rotation = Math.PI / 4;
    actor.pos = vec(120, 30);
    scene.add(actor);
    frames();
    const { x, y } = { x: 120, y: 30 };
    pointer('move', x - 30, y + 4);
    frames();
    expect(heard).toEqual([]);
    // (10, 10) of the board, turned by 45°, lies straight below its origin.
    pointer('move', x, y + 10 * Math.SQRT2);
    frames();
    expect(heard).toEqual(['enter 0,0']);
  });
});

describe('where the board is', () => {
  test('scaled, turned, in a parent, under a camera that zooms', async () => {
    const { scene, frames, pointer, game } = await startGame();
    const parent = new Entity([new TransformComponent()]);
    const at = parent.get(TransformComponent);
    if (!at) throw new Error('no transform');
    at.pos = vec(100, 40);
    at.scale = vec(2, 2);
    at.rotation = Math.PI / 2;
    const actor = new Actor({ pos: vec(10, 0), scale: vec(0.5, 0.5) });
    const board = new HexBoard({ columns: 5, rows: 4, size: 12 });
    actor.addComponent(board);
    parent.addChild(actor);
    scene.add(parent);
    scene.camera.zoom = 1.5;
    scene.camera.pos = vec(80, 60);
    const heard = listen(board);
    frames(2);
    for (let cell = 0; cell < board.layout.size; cell++) {
      const place = board.layout.xyOf(cell);
      // The law of the matrices, written out: parent (turned by 90°, twice as large) × actor (half as large).
      const { x, y } = board.layout.center(cell);
      const world = vec(100 - 2 * (0.5 * y), 40 + 2 * (10 + 0.5 * x));
      expect(board.tileToWorld(place).distance(world)).toBeLessThan(1e-9);
      expect(board.cellAtWorld(world)).toBe(cell);
      expect(board.toBoard(world).x).toBeCloseTo(x, 9);
      const screen = game.screen.worldToScreenCoordinates(world);
      if (screen.x < 0 || screen.y < 0 || screen.x > 300 || screen.y > 200) continue;
      pointer('down', screen.x, screen.y, { kind: 'touch' });
      pointer('up', screen.x, screen.y, { kind: 'touch' });
      frames();
      expect(heard.splice(0)).toContain(`tap ${place.x},${place.y}`);
    }
  });

  test('on the screen, where the camera does not matter', async () => {
    const { scene, frames, pointer } = await startGame();
    const { actor, heard } = boardActor();
    actor.transform.coordPlane = CoordPlane.Screen;
    scene.add(actor);
    scene.camera.pos = vec(500, 500);
    scene.camera.zoom = 3;
    frames(2);
    pointer('move', 45, 35);
    frames();
    expect(heard).toEqual(['enter 0,0']);
  });

  test('resized, it hears on its new cells', async () => {
    const { scene, frames, pointer } = await startGame();
    const { actor, board, heard } = boardActor();
    scene.add(actor);
    frames();
    board.configure({ columns: 6 });
    pointer('move', 155, 35);
    frames();
    expect(heard).toEqual(['enter 5,0']);
    expect(boardOf(actor)?.layout.size).toBe(18);
  });

  test('one board on two actors', async () => {
    const { scene, frames, pointer } = await startGame();
    const first = boardActor();
    const actor = new Actor({ pos: vec(200, 100), scale: vec(0.5, 0.5) });
    const second = new CustomBoard({ board: first.board.board });
    actor.addComponent(second);
    const heard = listen(second);
    scene.add(first.actor);
    scene.add(actor);
    frames();
    pointer('move', 215, 105);
    frames();
    expect(heard).toEqual(['enter 1,0']);
    expect(first.heard).toEqual([]);
    first.board.board.resize(squareLayout({ columns: 2, rows: 2, size: 20 }));
    pointer('move', 216, 106);
    frames();
    expect(second.layout.size).toBe(4);
  });
});

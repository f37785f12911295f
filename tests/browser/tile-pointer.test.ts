import { Actor, Color, Scene, type Vector, vec } from 'excalibur';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { BoardCursor } from '../../src/behaviors/board-cursor.js';
import { CameraFollow } from '../../src/behaviors/camera-follow.js';
import { GridMove } from '../../src/behaviors/grid-move.js';
import { HexBoard } from '../../src/behaviors/hex-board.js';
import { Piece } from '../../src/behaviors/piece.js';
import { SquareBoard } from '../../src/behaviors/square-board.js';
import type { TilePointerOptions } from '../../src/behaviors/tile-pointer/gesture-options.js';
import { TilePointer } from '../../src/behaviors/tile-pointer.js';
import { startGame } from './game.js';

/** A board of 6 × 4 squares of 40 pixels from 20, 20 on, with a pointer that keeps a diary. */
async function pointed(options: TilePointerOptions = {}, tiles?: readonly string[]) {
  const game = await startGame();
  const board = new Actor({ name: 'board', pos: vec(20, 20) });
  const square = new SquareBoard({ columns: 6, rows: 4, size: 40, directions: 8, ...(tiles ? { tiles } : {}) });
  const pointer = new TilePointer(options);
  board.addComponent(square).addComponent(pointer);
  game.scene.add(board);
  const heard: string[] = [];
  for (const name of ['tap', 'doubleTap', 'press', 'swipe'] as const) {
    pointer.events.on(name, ({ place }) => heard.push(`${name} ${place.x},${place.y}`));
  }
  pointer.events.on('dragStart', ({ piece, place }) => heard.push(`dragStart ${piece.name} ${place.x},${place.y}`));
  pointer.events.on('drop', ({ piece, from, place }) =>
    heard.push(`drop ${piece.name} ${from.x},${from.y} to ${place.x},${place.y}`),
  );
  pointer.events.on('dragCancel', ({ piece, reason, refusal }) =>
    heard.push(`dragCancel ${piece.name} ${reason}${refusal ? ` ${refusal}` : ''}`),
  );
  square.events.on('tap', ({ place }) => heard.push(`board ${place.x},${place.y}`));
  game.frames();
  /** A pawn of 20 pixels on the board. */
  const pawnAt = (x: number, y: number, name = 'pawn') => {
    const actor = new Actor({ name, width: 20, height: 20, color: Color.Red });
    const piece = new Piece({ board, at: { x, y } });
    actor.addComponent(piece);
    game.scene.add(actor);
    game.frames();
    const at = () => (piece.spot ? `${piece.spot.x},${piece.spot.y}` : 'nowhere');
    return { actor, piece, at };
  };
  /** The middle of a tile on the canvas. */
  const tile = (x: number, y: number): [number, number] => [20 + 40 * x + 20, 20 + 40 * y + 20];
  return { ...game, touch: game.pointer, board, square, pointer, heard, pawnAt, tile };
}

const near = (a: Vector, x: number, y: number) => a.distance(vec(x, y)) < 0.01;

describe('taps', () => {
  test('are those of the board, with the pieces on the tile', async () => {
    const { touch, frames, pointer, pawnAt, heard, tile } = await pointed();
    const { actor } = pawnAt(1, 1);
    const events: unknown[] = [];
    pointer.events.on('tap', ({ tile, pieces, cell }) => events.push([tile?.cell, pieces, cell]));
    touch('down', ...tile(1, 1));
    touch('up', ...tile(1, 1));
    frames();
    expect(events).toEqual([[7, [actor], 7]]);
    expect(heard.sort()).toEqual(['board 1,1', 'tap 1,1']);
  });

  test('twice on the same tile, soon enough, are a double tap; three times are one', async () => {
    const { touch, frames, heard, tile } = await pointed({ doubleTapTime: 200 });
    const tap = (x: number, y: number, wait: number) => {
      touch('down', ...tile(x, y), { kind: 'touch' });
      touch('up', ...tile(x, y), { kind: 'touch' });
      frames(1, wait);
    };
    tap(0, 0, 100);
    tap(0, 0, 100);
    tap(0, 0, 100);
    tap(1, 0, 100);
    tap(2, 0, 150);
    tap(2, 0, 150);
    tap(3, 0, 150);
    frames(1, 150);
    tap(3, 0, 100);
    const own = heard.filter((entry) => !entry.startsWith('board'));
    expect(own).toEqual([
      'tap 0,0',
      'tap 0,0',
      'doubleTap 0,0',
      'tap 0,0',
      'tap 1,0',
      'tap 2,0',
      'tap 2,0',
      'doubleTap 2,0',
      'tap 3,0',
      'tap 3,0',
    ]);
  });

  test('by keys are taps, too', async () => {
    const { board, frames, heard } = await pointed();
    const cursor = new BoardCursor({ at: { x: 2, y: 1 } });
    board.addComponent(cursor);
    frames();
    cursor.tap();
    expect(heard).toContain('tap 2,1');
  });
});

describe('a press', () => {
  test('is a pointer that rests, told while it rests, and no tap', async () => {
    const { touch, frames, heard, tile } = await pointed({ pressTime: 300 });
    touch('down', ...tile(2, 2), { kind: 'touch' });
    frames();
    touch('move', 124, 122, { kind: 'touch' });
    frames(1, 200);
    expect(heard).toEqual([]);
    frames(1, 100);
    expect(heard).toEqual(['press 2,2']);
    frames(1, 20);
    touch('up', 124, 122, { kind: 'touch' });
    frames();
    expect(heard).toEqual(['press 2,2']);
  });

  test('is none if the pointer slips, or is lifted before', async () => {
    const { touch, frames, heard, tile } = await pointed({ pressTime: 300 });
    touch('down', ...tile(2, 2));
    frames();
    touch('move', 140, 120);
    frames(1, 400);
    touch('up', 140, 120);
    frames();
    touch('down', ...tile(2, 2));
    frames(1, 200);
    touch('up', ...tile(2, 2));
    frames(1, 400);
    expect(heard).toEqual(['board 2,2', 'tap 2,2']);
  });
});

describe('a swipe', () => {
  test.for([
    ['right', 60, 4, 0, 'E'],
    ['down and left', -50, 50, 135, 'SW'],
    ['up', 3, -70, 272.5, 'N'],
  ] as const)('%s', async ([, dx, dy, angle, name]) => {
    const { touch, frames, heard, pointer, square, tile } = await pointed();
    const swipes: unknown[] = [];
    pointer.events.on('swipe', ({ direction, angle, distance, cell }) =>
      swipes.push([square.layout.directions[direction ?? -1], Math.round(angle), Math.round(distance), cell]),
    );
    const [x, y] = tile(3, 2);
    touch('down', x, y, { kind: 'touch' });
    frames();
    touch('move', x + dx / 2, y + dy / 2, { kind: 'touch' });
    frames();
    touch('up', x + dx, y + dy, { kind: 'touch' });
    frames();
    const degrees = Math.round(((Math.atan2(dy, dx) * 180) / Math.PI + 360) % 360);
    expect(Math.abs(degrees - angle)).toBeLessThan(5);
    expect(swipes).toEqual([[name, degrees, Math.round(Math.hypot(dx, dy)), 15]]);
    expect(heard).toEqual(['swipe 3,2']);
  });

  test('is none if it is slow, or short', async () => {
    const { touch, frames, heard, tile } = await pointed({ swipeTime: 200 });
    const [x, y] = tile(3, 2);
    touch('down', x, y);
    frames();
    touch('move', x + 60, y);
    frames(1, 200);
    touch('up', x + 60, y);
    frames();
    touch('down', x, y);
    frames();
    touch('up', x + 30, y);
    frames();
    expect(heard).toEqual([]);
  });

  test('is none where it drags the camera', async () => {
    const { touch, frames, heard, tile, board } = await pointed();
    board.addComponent(new CameraFollow({ maxZoom: 9, minZoom: 2, halfLife: 0 }));
    frames(2);
    const [x, y] = tile(3, 2);
    for (const [type, dx] of [
      ['down', 0],
      ['move', 50],
      ['up', 60],
    ] as const) {
      touch(type, x + dx, y);
      frames();
    }
    expect(heard).toEqual([]);
  });
});

describe('a drag', () => {
  test.for(['mouse', 'touch'] as const)(
    'with a %s: the picture follows, and is dropped on another tile',
    async (kind) => {
      const { touch, frames, pawnAt, heard, tile, pointer } = await pointed({
        drag: true,
        dragLift: 5,
        returnTime: 100,
      });
      const { actor, at, piece } = pawnAt(1, 1);
      const [x, y] = tile(1, 1);
      touch('down', x + 4, y + 3, { kind });
      frames();
      expect(pointer.isDragging).toBe(false);
      touch('move', x + 44, y + 13, { kind });
      frames();
      // It is held where it was gripped, and a little above that.
      expect(near(actor.pos, x + 40, y + 10 - 5)).toBe(true);
      expect(pointer.draggedPiece).toBe(actor);
      expect([at(), heard]).toEqual(['1,1', ['dragStart pawn 1,1']]);
      touch('move', x + 84, y + 50, { kind });
      frames();
      touch('up', x + 84, y + 50, { kind });
      frames();
      expect([at(), heard]).toEqual(['3,2', ['dragStart pawn 1,1', 'drop pawn 1,1 to 3,2']]);
      expect(piece.isGliding).toBe(true);
      frames(10, 20);
      expect(near(actor.pos, ...tile(3, 2))).toBe(true);
      expect(piece.isGliding).toBe(false);
      expect(heard).toHaveLength(2);
    },
  );

  test('tells where it may be dropped, tile by tile', async () => {
    const { touch, frames, pawnAt, tile, pointer } = await pointed({
      canDrag: ({ piece }) => piece.name === 'pawn',
      canDrop: ({ place }) => place.y === 1,
    });
    pawnAt(1, 1);
    const told: string[] = [];
    pointer.events.on('drag', ({ place, canDrop }) =>
      told.push(`${place ? `${place.x},${place.y}` : 'off'} ${canDrop}`),
    );
    touch('down', ...tile(1, 1));
    frames();
    for (const [x, y] of [[95, 80], tile(2, 1), tile(2, 2), [5, 5]] as const) {
      touch('move', x, y);
      frames(2);
    }
    expect(told).toEqual(['1,1 false', '2,1 true', '2,2 false', 'off false']);
  });

  test.for([
    ['its own tile', [82, 80], 'back'],
    ['beside the board', [5, 100], 'outside'],
    ['where no tile is', [200, 80], 'refused'],
    ['where it may not be dropped', [60, 160], 'refused'],
    ['where its level is taken', [160, 80], 'refused occupied'],
  ] as const)('goes back from %s', async ([, place, why]) => {
    const { touch, frames, pawnAt, tile, heard } = await pointed(
      { canDrag: () => true, canDrop: ({ place }) => place.y < 3 },
      ['######', '####.#', '######', '######'],
    );
    const { actor, at, piece } = pawnAt(1, 1);
    pawnAt(3, 1, 'other');
    touch('down', ...tile(1, 1));
    frames();
    touch('move', 110, 90);
    frames();
    touch('up', place[0], place[1]);
    frames();
    expect(heard.at(-1)).toBe(`dragCancel pawn ${why}`);
    frames(20);
    expect([at(), piece.isGliding, near(actor.pos, ...tile(1, 1))]).toEqual(['1,1', false, true]);
  });

  test('by GridMove, which is asked for the move and brings the picture from where it is', async () => {
    const { touch, frames, pawnAt, tile, heard } = await pointed({ drag: true, dragLift: 0 });
    const { actor, at } = pawnAt(1, 1);
    const moves: string[] = [];
    const grid = new GridMove({ speed: 100, canMove: ({ x }) => x < 4 });
    actor.addComponent(grid);
    grid.events.on('accepted', ({ to }) => moves.push(`accepted ${to.x},${to.y}`));
    grid.events.on('rejected', ({ reason }) => moves.push(`rejected ${reason}`));
    touch('down', ...tile(1, 1));
    frames();
    touch('move', 140, 90);
    frames();
    touch('up', 150, 90);
    frames(1, 10);
    expect([at(), moves]).toEqual(['3,1', ['accepted 3,1']]);
    expect(actor.pos.distance(vec(150, 90))).toBeLessThan(2.1);
    frames(30);
    expect(near(actor.pos, ...tile(3, 1))).toBe(true);
    touch('down', ...tile(3, 1));
    frames();
    touch('move', 215, 85);
    frames();
    touch('up', 215, 85);
    frames();
    expect(heard.slice(-2)).toEqual(['dragStart pawn 3,1', 'dragCancel pawn refused refused']);
    frames(30);
    expect([at(), near(actor.pos, ...tile(3, 1))]).toEqual(['3,1', true]);
  });

  test('by the game itself', async () => {
    const answers = [true, false, undefined] as const;
    for (const answer of answers) {
      const asked: string[] = [];
      const { touch, frames, pawnAt, tile, heard } = await pointed({
        drag: true,
        onDrop: ({ piece, from, place }) => {
          asked.push(`${piece.name} ${from.x},${from.y} to ${place.x},${place.y}`);
          if (answer) piece.get(Piece).put({ x: 0, y: 0 });
          return answer;
        },
      });
      const { at, actor } = pawnAt(1, 1);
      touch('down', ...tile(1, 1));
      frames();
      touch('move', ...tile(2, 1));
      frames();
      touch('up', ...tile(2, 1));
      frames(20);
      expect(asked).toEqual(['pawn 1,1 to 2,1']);
      const place = answer ? '0,0' : answer === false ? '1,1' : '2,1';
      const [x = 0, y = 0] = place.split(',').map(Number);
      expect([at(), near(actor.pos, ...tile(x, y))]).toEqual([place, true]);
      expect(heard.at(-1)).toBe(answer === false ? 'dragCancel pawn refused' : 'drop pawn 1,1 to 2,1');
    }
  });

  test('of the piece that is seen under the pointer, though it stands on another tile', async () => {
    const { touch, frames, pawnAt, tile, heard } = await pointed({ drag: true });
    const { actor } = pawnAt(1, 2, 'tall');
    actor.graphics.localBounds = actor.graphics.localBounds.scale(vec(1, 5));
    frames();
    touch('down', ...tile(1, 1));
    frames();
    touch('move', ...tile(2, 1));
    frames();
    expect(heard).toEqual(['dragStart tall 1,1']);
  });

  test('is drawn over the others, and comes back to its height', async () => {
    const { touch, frames, pawnAt, tile } = await pointed({ drag: true, returnTime: 50 });
    const { actor } = pawnAt(1, 1);
    const other = pawnAt(3, 1, 'other');
    other.actor.z = 7;
    const before = actor.z;
    touch('down', ...tile(1, 1));
    frames();
    touch('move', ...tile(2, 1));
    frames();
    expect(actor.z).toBeGreaterThan(7);
    touch('up', ...tile(2, 1));
    frames(10);
    expect(actor.z).toBe(before);
  });

  test('is no tap and moves no camera; without a piece the camera is dragged', async () => {
    const { touch, frames, pawnAt, tile, heard, board, scene } = await pointed({ drag: true });
    const { at } = pawnAt(1, 1);
    board.addComponent(new CameraFollow({ minZoom: 0.1, bounds: { x: -500, y: -500, width: 2000, height: 2000 } }));
    const camera = board.get(CameraFollow);
    camera.lookAt(vec(150, 100));
    camera.zoomTo(1);
    frames(200);
    touch('down', ...tile(1, 1));
    frames();
    touch('move', ...tile(2, 1));
    frames();
    touch('up', ...tile(2, 1));
    frames(20);
    expect([at(), scene.camera.x, scene.camera.y]).toEqual(['2,1', 150, 100]);
    expect(heard).toEqual(['dragStart pawn 1,1', 'drop pawn 1,1 to 2,1']);
    touch('down', ...tile(4, 2));
    frames();
    touch('move', ...tile(3, 2));
    frames();
    expect(scene.camera.x).toBe(190);
  });

  test('a camera that follows the piece does not run away from it', async () => {
    const { touch, frames, pawnAt, tile, scene } = await pointed({ drag: true });
    const { actor } = pawnAt(3, 2);
    actor.addComponent(new CameraFollow({ halfLife: 0 }));
    frames(2);
    const before = scene.camera.pos.clone();
    expect(before.distance(vec(...tile(3, 2)))).toBeLessThan(0.1);
    touch('down', 150, 100);
    frames();
    touch('move', 110, 100);
    frames(5);
    expect(scene.camera.pos.distance(before)).toBeLessThan(0.01);
    touch('up', 110, 100);
    frames(30);
    expect(scene.camera.pos.distance(vec(...tile(2, 2)))).toBeLessThan(0.1);
  });

  test('after the pointer has rested on the piece for long', async () => {
    const { touch, frames, pawnAt, tile, heard } = await pointed({ drag: true, pressTime: 100 });
    const { at } = pawnAt(1, 1);
    touch('down', ...tile(1, 1));
    frames(10, 20);
    touch('move', ...tile(2, 1));
    frames();
    touch('up', ...tile(2, 1));
    frames();
    expect([at(), heard]).toEqual(['2,1', ['press 1,1', 'dragStart pawn 1,1', 'drop pawn 1,1 to 2,1']]);
  });

  test('pieces stay where they are unless they can be dragged', async () => {
    for (const options of [{}, { drag: false, canDrag: () => true }, { canDrag: () => false }]) {
      const { touch, frames, pawnAt, tile, heard, pointer } = await pointed(options);
      pawnAt(1, 1);
      touch('down', ...tile(1, 1));
      frames();
      touch('move', ...tile(2, 1));
      frames();
      expect([heard, pointer.isDragging]).toEqual([[], false]);
    }
  });

  test('a piece that glides cannot be picked up', async () => {
    const { touch, frames, pawnAt, tile, heard } = await pointed({ drag: true });
    const { actor } = pawnAt(1, 1);
    const grid = new GridMove({ speed: 20 });
    actor.addComponent(grid);
    grid.toward('E');
    frames();
    touch('down', ...tile(1, 1));
    frames();
    touch('move', ...tile(3, 1));
    frames();
    expect(heard).toEqual([]);
  });
});

describe('a drag ends without a move', () => {
  async function dragging(options: TilePointerOptions = {}) {
    const setup = await pointed({ drag: true, returnTime: 60, ...options });
    const pawn = setup.pawnAt(1, 1);
    const kind = { kind: 'touch', id: 5 } as const;
    setup.touch('down', ...setup.tile(1, 1), kind);
    setup.frames();
    setup.touch('move', ...setup.tile(3, 2), kind);
    setup.frames();
    expect(setup.pointer.isDragging).toBe(true);
    const isHome = (x = 1, y = 1) => near(pawn.actor.pos, ...setup.tile(x, y)) && !pawn.piece.isGliding;
    return { ...setup, ...pawn, kind, isHome };
  }

  test('on Escape', async () => {
    const { frames, heard, isHome, pointer, touch, tile, kind, at } = await dragging();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', key: 'Escape', bubbles: true }));
    document.body.dispatchEvent(new KeyboardEvent('keyup', { code: 'Escape', key: 'Escape', bubbles: true }));
    expect(heard.at(-1)).toBe('dragCancel pawn escape');
    touch('move', ...tile(4, 2), kind);
    frames(10);
    expect([isHome(), pointer.isDragging]).toEqual([true, false]);
    touch('up', ...tile(4, 2), kind);
    frames(2);
    expect([at(), heard]).toEqual(['1,1', ['dragStart pawn 1,1', 'dragCancel pawn escape']]);
  });

  test('when the browser takes the pointer away', async () => {
    const { frames, heard, isHome, touch, tile, kind } = await dragging();
    touch('cancel', ...tile(3, 2), kind);
    frames(10);
    expect([isHome(), heard.at(-1)]).toEqual([true, 'dragCancel pawn pointercancel']);
  });

  test('when a second finger comes, which makes no gesture either', async () => {
    const { frames, heard, isHome, touch, tile, kind } = await dragging();
    touch('down', ...tile(5, 3), { kind: 'touch', id: 6 });
    frames();
    expect(heard.at(-1)).toBe('dragCancel pawn second-pointer');
    touch('up', ...tile(5, 3), { kind: 'touch', id: 6 });
    touch('up', ...tile(3, 2), kind);
    frames(10);
    expect(isHome()).toBe(true);
    expect(heard.filter((entry) => entry.startsWith('drop') || entry.startsWith('swipe'))).toEqual([]);
  });

  test('and two fingers pinch at once', async () => {
    const { frames, touch, tile, pawnAt, board, scene, heard } = await pointed({ drag: true });
    pawnAt(1, 1);
    board.addComponent(new CameraFollow({ bounds: { x: -500, y: -500, width: 2000, height: 2000 } }));
    board.get(CameraFollow).lookAt(vec(150, 100));
    board.get(CameraFollow).zoomTo(1);
    frames(200);
    const finger = (type: 'down' | 'move', id: number, x: number, y: number) =>
      touch(type, x, y, { kind: 'touch', id });
    finger('down', 5, ...tile(1, 1));
    frames();
    finger('move', 5, ...tile(3, 2));
    frames();
    finger('down', 6, ...tile(3, 0));
    frames();
    expect(heard).toEqual(['dragStart pawn 1,1', 'dragCancel pawn second-pointer']);
    // From 80 pixels apart to 160.
    finger('move', 6, 160, 0);
    finger('move', 5, 160, 160);
    frames();
    expect(scene.camera.zoom).toBeCloseTo(2, 6);
  });

  test('when the page is hidden', async () => {
    const { frames, heard, isHome } = await dragging();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    document.dispatchEvent(new Event('visibilitychange'));
    frames(10);
    expect([isHome(), heard.at(-1)]).toEqual([true, 'dragCancel pawn hidden']);
  });

  test('when the piece is killed, or taken off the board', async () => {
    const killed = await dragging();
    killed.actor.kill();
    killed.frames(2);
    expect([killed.heard.at(-1), killed.pointer.isDragging]).toEqual(['dragCancel pawn removed', false]);
    const taken = await dragging();
    taken.piece.leave();
    taken.frames(2);
    expect([taken.heard.at(-1), taken.pointer.isDragging]).toEqual(['dragCancel pawn removed', false]);
    taken.piece.put({ x: 0, y: 0 });
    taken.frames();
    expect(taken.isHome(0, 0)).toBe(true);
  });

  test('when someone else moves the piece', async () => {
    const { frames, heard, piece, isHome } = await dragging();
    piece.put({ x: 5, y: 0 });
    frames();
    expect([isHome(5, 0), heard.at(-1)]).toEqual([true, 'dragCancel pawn moved']);
  });

  test('when its GridMove moves it: from where the picture is', async () => {
    const { frames, heard, touch, tile, pawnAt } = await pointed({ drag: true, dragLift: 0 });
    const { actor } = pawnAt(1, 1);
    const grid = new GridMove({ speed: 100 });
    actor.addComponent(grid);
    touch('down', ...tile(1, 1));
    frames();
    touch('move', ...tile(3, 1));
    frames();
    grid.to({ x: 3, y: 3 });
    frames(1, 10);
    expect(heard.at(-1)).toBe('dragCancel pawn moved');
    expect(actor.pos.distance(vec(...tile(3, 1)))).toBeLessThan(2.1);
    frames(80, 20);
    expect(near(actor.pos, ...tile(3, 3))).toBe(true);
  });

  test('when it is disabled, told to, or its scene is left', async () => {
    const disabled = await dragging();
    disabled.pointer.enabled = false;
    disabled.frames(10);
    expect([disabled.isHome(), disabled.heard.at(-1)]).toEqual([true, 'dragCancel pawn disabled']);
    const told = await dragging();
    told.pointer.cancelDrag();
    told.frames(10);
    expect([told.isHome(), told.heard.at(-1)]).toEqual([true, 'dragCancel pawn cancelled']);
    const left = await dragging();
    left.game.addScene('other', new Scene());
    await left.game.goToScene('other');
    expect([left.heard.at(-1), left.pointer.isDragging]).toEqual(['dragCancel pawn hidden', false]);
  });

  test('when the board goes: the piece is at home at once', async () => {
    const { frames, heard, board, piece } = await dragging();
    board.kill();
    frames();
    expect([piece.isGliding, heard.at(-1)]).toEqual([false, 'dragCancel pawn disabled']);
  });

  test('at once for visitors who want less motion', async () => {
    const { pointer, isHome, frames } = await dragging();
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    pointer.cancelDrag();
    frames();
    expect(isHome()).toBe(true);
  });
});

describe('the board', () => {
  test('turned and scaled, under a camera that zooms and moves meanwhile', async () => {
    const { scene, frames, pointer: touch } = await startGame();
    const board = new Actor({ pos: vec(150, 20), rotation: Math.PI / 3, scale: vec(1.5, 1.5) });
    const hex = new HexBoard({ columns: 5, rows: 5, size: 12 });
    board.addComponent(hex).addComponent(new TilePointer({ drag: true, dragLift: 0 }));
    const pawn = new Actor({ width: 10, height: 10, color: Color.Red });
    const piece = new Piece({ board, at: { x: 2, y: 2 } });
    pawn.addComponent(piece);
    scene.add(board);
    scene.add(pawn);
    scene.camera.zoom = 1.25;
    frames(2);
    const { screen } = scene.engine;
    const start = screen.worldToScreenCoordinates(hex.tileToWorld({ x: 2, y: 2 }));
    touch('down', start.x, start.y);
    frames();
    touch('move', start.x + 30, start.y + 10);
    frames();
    expect(screen.worldToScreenCoordinates(pawn.pos).distance(start.add(vec(30, 10)))).toBeLessThan(0.01);
    scene.camera.pos = scene.camera.pos.add(vec(7, 5));
    frames(2);
    expect(screen.worldToScreenCoordinates(pawn.pos).distance(start.add(vec(30, 10)))).toBeLessThan(0.01);
    const goal = screen.worldToScreenCoordinates(hex.tileToWorld({ x: 3, y: 3 }));
    touch('move', goal.x, goal.y);
    frames();
    touch('up', goal.x, goal.y);
    frames(20);
    expect(piece.spot).toMatchObject({ x: 3, y: 3 });
    expect(pawn.pos.distance(hex.tileToWorld({ x: 3, y: 3 }))).toBeLessThan(0.01);
  });

  test('of two, each has its own gestures', async () => {
    const { scene, frames, touch, heard, tile } = await pointed();
    const other = new Actor({ pos: vec(20, 190) });
    const second = new TilePointer();
    const taps: number[] = [];
    other.addComponent(new SquareBoard({ columns: 2, rows: 1, size: 10 })).addComponent(second);
    second.events.on('tap', ({ cell }) => taps.push(cell));
    scene.add(other);
    frames();
    touch('down', 35, 195);
    touch('up', 35, 195);
    frames();
    expect([taps, heard]).toEqual([[1], []]);
    touch('down', ...tile(0, 0));
    touch('up', ...tile(0, 0));
    frames();
    expect([taps, heard.length]).toEqual([[1], 2]);
  });

  test('killed and added again it has its gestures again, a clone has its own', async () => {
    const { scene, frames, touch, heard, tile, board } = await pointed();
    board.kill();
    frames(2);
    touch('down', ...tile(0, 0));
    touch('up', ...tile(0, 0));
    frames();
    expect(heard).toEqual([]);
    scene.add(board);
    frames();
    touch('down', ...tile(0, 0));
    touch('up', ...tile(0, 0));
    frames();
    expect(heard).toContain('tap 0,0');
    const copy = board.get(TilePointer).clone();
    expect(copy.options).toEqual(board.get(TilePointer).options);
  });
});

describe('a gesture that goes wrong', () => {
  test.each(['onDrop', 'drop', 'drag'] as const)('in `%s` of the game leaves no piece in the hand', async (name) => {
    const fault = () => {
      throw new Error('a mistake in the game');
    };
    const { touch, frames, game, clock, pointer, pawnAt, tile, heard } = await pointed({
      drag: true,
      ...(name === 'onDrop' ? { onDrop: fault } : {}),
    });
    const { at } = pawnAt(1, 1);
    const subscription = name === 'onDrop' ? undefined : pointer.events.on(name, fault);
    // The engine stops on what is thrown in a frame; a game may go on.
    game.onFatalException = () => {};
    const frame = () => {
      frames();
      clock.start();
    };
    const dragFrom = (x: number) => {
      for (const type of ['down', 'move', 'up'] as const) {
        touch(type, ...tile(type === 'down' ? x : x + 2, 1));
        frame();
      }
    };
    dragFrom(1);
    expect(pointer.isDragging).toBe(false);
    const stands = name === 'drop' ? 3 : 1;
    expect(at()).toBe(`${stands},1`);
    subscription?.close();
    if (name === 'onDrop') pointer.configure({ onDrop: () => undefined });
    frames(20);
    heard.length = 0;
    dragFrom(stands);
    expect(heard).toContain(`drop pawn ${stands},1 to ${stands + 2},1`);
  });

  test('a finger that is lifted in another scene is down no more', async () => {
    const { touch, frames, game, pawnAt, tile } = await pointed({ drag: true });
    const { at } = pawnAt(1, 1);
    const home = game.currentSceneName;
    game.addScene('other', new Scene());
    touch('down', ...tile(1, 1), { id: 5, kind: 'touch' });
    frames();
    await game.goToScene('other');
    frames();
    touch('up', ...tile(1, 1), { id: 5, kind: 'touch' });
    frames();
    await game.goToScene(home);
    frames();
    for (const type of ['down', 'move', 'up'] as const) {
      touch(type, ...tile(type === 'down' ? 1 : 3, 1), { id: 6, kind: 'touch' });
      frames();
    }
    expect(at()).toBe('3,1');
  });

  test('on a board that becomes smaller comes to nothing', async () => {
    const { touch, frames, game, square, heard, tile } = await pointed({ pressTime: 100 });
    const thrown: unknown[] = [];
    game.onFatalException = (error) => thrown.push(error);
    touch('down', ...tile(5, 3));
    frames();
    square.configure({ columns: 2, rows: 2 });
    frames(20);
    touch('up', ...tile(2, 3));
    frames();
    expect([heard, thrown]).toEqual([[], []]);
  });

  test('a piece goes back when the tile under it has gone, or is another one', async () => {
    const { touch, frames, square, heard, pawnAt, tile } = await pointed({ drag: true });
    const { at } = pawnAt(1, 1);
    const dragTo = (x: number) => {
      touch('down', ...tile(1, 1));
      frames();
      touch('move', ...tile(x, 1));
      frames();
    };
    dragTo(3);
    square.board.setTile({ x: 3, y: 1 }, undefined);
    touch('up', ...tile(3, 1));
    frames(20);
    expect([at(), heard]).toEqual(['1,1', ['dragStart pawn 1,1', 'dragCancel pawn refused']]);
    // Cell 8, to which it is dragged, is beside the board of two columns.
    dragTo(2);
    square.configure({ columns: 2, rows: 5 });
    touch('up', ...tile(2, 1));
    frames(20);
    expect([at(), heard.at(-1)]).toEqual(['1,1', 'dragCancel pawn outside']);
  });
});

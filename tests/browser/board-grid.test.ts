import { Actor, Color, Flags, vec } from 'excalibur';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { BoardBehavior } from '../../src/behaviors/board-behavior.js';
import { BoardGrid, type BoardGridOptions } from '../../src/behaviors/board-grid.js';
import { HexBoard } from '../../src/behaviors/hex-board.js';
import { SquareBoard } from '../../src/behaviors/square-board.js';
import { TriangleBoard } from '../../src/behaviors/triangle-board.js';
import { differingPixels, pixelsOf } from '../helpers/pixels.js';
import { colorAt } from './color-at.js';
import { startGame } from './game.js';

const sea = '#7fc0cc';

test('lines and fill of squares, at chosen pixels', async () => {
  const { scene, frames, canvas } = await startGame();
  const actor = new Actor({ pos: vec(20, 10) });
  const board = new SquareBoard({ columns: 3, rows: 2, size: 20, tiles: ['#.#', '###'] });
  actor.addComponent(board).addComponent(new BoardGrid({ color: '#2d2a3a', width: 2, fill: '#f7efe2' }));
  scene.add(actor);
  frames(2);
  const picture = pixelsOf(canvas);
  const seen = (x: number, y: number) => colorAt(picture, 20 + x, 10 + y);
  expect(seen(10, 10)).toBe('#f7efe2');
  expect(seen(30, 10)).toBe(sea);
  expect(seen(-1, 10)).toBe('#2d2a3a');
  expect(seen(0, 10)).toBe('#2d2a3a');
  expect(seen(1, 10)).toBe('#f7efe2');
  expect(seen(-2, 10)).toBe(sea);
  expect(seen(19, 10)).toBe('#2d2a3a');
  expect(seen(21, 10)).toBe(sea);
  expect(seen(30, 19)).toBe('#2d2a3a');
  expect(seen(30, 40)).toBe('#2d2a3a');
  expect(seen(30, 41)).toBe(sea);
});

test('is the picture that a canvas draws of the same lines', async () => {
  const { scene, frames, canvas } = await startGame();
  const actor = new Actor({ pos: vec(30, 30) });
  actor.addComponent(new HexBoard({ columns: 5, rows: 4, size: 20 }));
  actor.addComponent(new BoardGrid({ color: '#000000', width: 3, fill: '#ffffff' }));
  scene.add(actor);
  frames(2);
  const shown = pixelsOf(canvas);
  const reference = document.createElement('canvas');
  [reference.width, reference.height] = [300, 200];
  const context = reference.getContext('2d');
  if (!context) throw new Error('no 2D context');
  context.fillStyle = sea;
  context.fillRect(0, 0, 300, 200);
  context.translate(30, 30);
  context.lineWidth = 3;
  context.lineJoin = 'round';
  // Pointy hexes of size s: width √3 s, rows 1.5 s apart, odd rows half a width to the right.
  const path = new Path2D();
  const [size, width] = [20, 20 * Math.sqrt(3)];
  for (let y = 0; y < 4; y++) {
    for (let x = 0; x < 5; x++) {
      const [cx, cy] = [width * (x + 0.5 + (y % 2) / 2), size * (1 + 1.5 * y)];
      for (let corner = 0; corner < 6; corner++) {
        const angle = (corner * 60 - 90) * (Math.PI / 180);
        const point = [cx + size * Math.cos(angle), cy + size * Math.sin(angle)] as const;
        if (corner === 0) path.moveTo(...point);
        else path.lineTo(...point);
      }
      path.closePath();
    }
  }
  context.fillStyle = '#ffffff';
  context.fill(path);
  context.stroke(path);
  // Where lines meet, rounding of corners may differ by a shade.
  expect(differingPixels(shown, pixelsOf(reference), 8)).toBeLessThan(20);
});

test('changes with the tiles, the layout and the style, and goes with its actor', async () => {
  const { scene, frames, canvas } = await startGame();
  const actor = new Actor({ pos: vec(20, 10) });
  const board = new SquareBoard({ columns: 2, rows: 2, size: 20 });
  const grid = new BoardGrid({ color: '#000000', fill: '#ff0000' });
  actor.addComponent(board).addComponent(grid);
  scene.add(actor);
  const seen = (x: number, y: number) => {
    frames();
    return colorAt(pixelsOf(canvas), 20 + x, 10 + y);
  };
  frames();
  expect(seen(10, 10)).toBe('#ff0000');
  board.board.setTile({ x: 0, y: 0 }, undefined);
  expect(seen(10, 10)).toBe(sea);
  board.board.setTile({ x: 0, y: 0 }, {});
  expect(seen(10, 10)).toBe('#ff0000');
  expect(seen(50, 10)).toBe(sea);
  board.configure({ columns: 3 });
  expect(seen(50, 10)).toBe('#ff0000');
  grid.configure({ fill: '#00ff00' });
  expect(seen(50, 10)).toBe('#00ff00');
  grid.enabled = false;
  expect(seen(50, 10)).toBe(sea);
  grid.enabled = true;
  actor.kill();
  frames();
  expect(seen(50, 10)).toBe(sea);
  expect(actor.children).toHaveLength(0);
  scene.add(actor);
  frames();
  expect(seen(50, 10)).toBe('#00ff00');
});

/** A board at (20, 20) on the screen; colours are asked for in its own coordinates. */
async function drawn(behavior: BoardBehavior, options: BoardGridOptions) {
  const { scene, frames, canvas } = await startGame();
  const actor = new Actor({ pos: vec(20, 20) });
  const grid = new BoardGrid({ width: 0, fill: '#ffffff', ...options });
  actor.addComponent(behavior).addComponent(grid);
  scene.add(actor);
  frames();
  const seen = (x: number, y: number) => {
    frames();
    return colorAt(pixelsOf(canvas), 20 + x, 20 + y);
  };
  return { grid, board: behavior.board, seen };
}

test('tiles have the colours that the game gives them, anew when they change', async () => {
  const woods = { color: '#00ff00' };
  const { grid, board, seen } = await drawn(new SquareBoard({ columns: 3, rows: 1, size: 20 }), {
    fillOf: ({ properties }) => {
      if (properties.class === 'hill') return Color.fromHex('#ff0000');
      return properties.class === 'woods' ? woods.color : undefined;
    },
  });
  board.setTile({ x: 0, y: 0 }, { class: 'hill' });
  board.setTile({ x: 1, y: 0 }, { class: 'woods' });
  expect([seen(10, 10), seen(30, 10), seen(50, 10)]).toEqual(['#ff0000', '#00ff00', '#ffffff']);
  board.setTile({ x: 0, y: 0 }, { class: 'woods' });
  woods.color = '#0000ff';
  expect([seen(10, 10), seen(30, 10)]).toEqual(['#0000ff', '#0000ff']);
  woods.color = 'none';
  grid.refresh();
  expect([seen(10, 10), seen(50, 10)]).toEqual([sea, '#ffffff']);
});

describe('walls are lines on their edges', () => {
  const black = '#000000';

  test('of squares, anew when they come and go; not where that is not wanted', async () => {
    const { grid, board, seen } = await drawn(new SquareBoard({ columns: 3, rows: 2, size: 30 }), { walls: black });
    expect(seen(30, 15)).toBe('#ffffff');
    board.setWall({ x: 0, y: 0 }, 'E', 'wall');
    // 6 wide about x = 30, as long as the side.
    expect([26, 27, 32, 33].map((x) => seen(x, 15))).toEqual(['#ffffff', black, black, '#ffffff']);
    expect([seen(30, 2), seen(30, 28), seen(30, 45)]).toEqual([black, black, '#ffffff']);
    grid.configure({ wallWidth: 10 });
    expect(seen(26, 15)).toBe(black);
    grid.configure({ walls: 'none' });
    expect(seen(30, 15)).toBe('#ffffff');
    grid.configure({ walls: Color.Black });
    expect(seen(30, 15)).toBe(black);
    board.setWall({ x: 0, y: 0 }, 'E', undefined);
    expect(seen(30, 15)).toBe('#ffffff');
  });

  test('dashed where one sees through them or steps over them', async () => {
    const { board, seen } = await drawn(new SquareBoard({ columns: 3, rows: 1, size: 40 }), { walls: black });
    board.setWall({ x: 0, y: 0 }, 'E', 'window', { transparent: true });
    board.setWall({ x: 1, y: 0 }, 'E', 'curtain', { passable: true });
    for (const x of [40, 80]) {
      const line = Array.from({ length: 36 }, (_, y) => seen(x, 2 + y));
      expect(new Set(line)).toContain(black);
      expect(new Set(line)).toContain('#ffffff');
    }
  });

  test('over a wrapped edge on both sides of the board', async () => {
    const wrapped = new SquareBoard({ columns: 3, rows: 2, size: 30, wrap: 'x' });
    const { board, seen } = await drawn(wrapped, { walls: black });
    board.setWall({ x: 0, y: 0 }, 'W', 'wall');
    // Half of them lie outside of the board.
    expect([-2, 1, 45, 88, 92].map((x) => seen(x, 15))).toEqual([black, black, '#ffffff', black, black]);
    expect([seen(1, 45), seen(88, 45)]).toEqual(['#ffffff', '#ffffff']);
  });

  test('of hexes and triangles', async () => {
    // Pointy hexes of size 20 are √3 × 20 = 34.6 wide; the east side reaches from y = 10 to 30.
    const hexes = await drawn(new HexBoard({ columns: 3, rows: 2, size: 20 }), { walls: black });
    hexes.board.setWall({ x: 0, y: 0 }, 'E', 'wall');
    expect([34, 28, 40].map((x) => hexes.seen(x, 20))).toEqual([black, '#ffffff', '#ffffff']);
    // Triangles with a side of 40 are √3 / 2 × 40 = 34.6 high; the first one points up, its base is the south side.
    const triangles = await drawn(new TriangleBoard({ columns: 3, rows: 2, size: 40 }), { walls: black });
    triangles.board.setWall({ x: 0, y: 0 }, 'S', 'wall');
    expect([34, 28, 40].map((y) => triangles.seen(20, y))).toEqual([black, '#ffffff', '#ffffff']);
  });
});

test('a board of many chunks is seamless, and only what is on the screen is painted', async () => {
  const { scene, frames, canvas } = await startGame();
  const actor = new Actor();
  const size = 50;
  actor
    .addComponent(new SquareBoard({ columns: 100, rows: 100, size }))
    .addComponent(new BoardGrid({ color: '#000000', width: 2, fill: '#ffffff' }));
  scene.add(actor);
  // The corner where four chunks meet lies in the middle of the screen.
  scene.camera.pos = vec(1022, 1022);
  frames(2);
  const picture = pixelsOf(canvas);
  const left = 1022 - 150;
  const top = 1022 - 100;
  let wrong = 0;
  for (let y = 0; y < 200; y++) {
    for (let x = 0; x < 300; x++) {
      const onLine = (left + x + 1) % size < 2 || (top + y + 1) % size < 2;
      if (colorAt(picture, x, y) !== (onLine ? '#000000' : '#ffffff')) wrong++;
    }
  }
  expect(wrong).toBe(0);
});

test('is as sharp as the screen', async () => {
  const { scene, frames, canvas } = await startGame({ suppressHiDPIScaling: false, pixelRatio: 2 });
  const actor = new Actor({ pos: vec(20, 10) });
  actor.addComponent(new SquareBoard({ columns: 3, rows: 2, size: 20 }));
  actor.addComponent(new BoardGrid({ color: '#000000', width: 1, fill: '#ffffff' }));
  scene.add(actor);
  frames(2);
  const picture = pixelsOf(canvas);
  expect(picture.width).toBe(600);
  // A line of one unit in the middle of x = 20 is two pixels wide: 79 and 80.
  expect([78, 79, 80, 81].map((x) => colorAt(picture, x, 40))).toEqual(['#ffffff', '#000000', '#000000', '#ffffff']);
});

test('is drawn by the canvas that stands in where there is no WebGL', async () => {
  Flags._reset();
  Flags.useCanvasGraphicsContext();
  onTestFinished(() => Flags._reset());
  const { scene, frames, canvas } = await startGame();
  const actor = new Actor({ pos: vec(20, 10) });
  actor
    .addComponent(new SquareBoard({ columns: 3, rows: 2, size: 20 }))
    .addComponent(new BoardGrid({ fill: '#ff0000' }));
  scene.add(actor);
  frames(2);
  expect(colorAt(pixelsOf(canvas), 30, 20)).toBe('#ff0000');
  actor.kill();
  frames();
});

test('on an actor that is no board it says so', () => {
  const actor = new Actor({ name: 'stone' });
  actor.addComponent(new BoardGrid());
  expect(() => actor._add(undefined as never)).toThrow("BoardGrid: 'stone' is no board");
});

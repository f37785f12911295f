import { Actor, vec } from 'excalibur';
import { expect, test } from 'vitest';
import { BoardOverlay, type BoardOverlayOptions } from '../../src/behaviors/board-overlay.js';
import { PathMovement } from '../../src/behaviors/path-movement.js';
import { Piece } from '../../src/behaviors/piece.js';
import { SquareBoard, type SquareBoardOptions } from '../../src/behaviors/square-board.js';
import { pixelsOf } from '../helpers/pixels.js';
import { colorAt } from './color-at.js';
import { startGame } from './game.js';

const sea = '#7fc0cc';
const wall = '#c0392b';

/** A board of 4 × 3 tiles of 40 pixels whose top left corner is at 20, 20. */
async function shown(options: BoardOverlayOptions = {}, board: SquareBoardOptions = {}) {
  const game = await startGame();
  const actor = new Actor({ pos: vec(20, 20) });
  const square = new SquareBoard({ columns: 4, rows: 3, size: 40, ...board });
  const overlay = new BoardOverlay({ coordinates: false, ...options });
  actor.addComponent(square).addComponent(overlay);
  game.scene.add(actor);
  const seen = (x: number, y: number) => {
    game.frames();
    return colorAt(pixelsOf(game.canvas), 20 + x, 20 + y);
  };
  /** How many pixels of the tile at x, y are not as the ground is. */
  const marks = (x: number, y: number) => {
    game.frames();
    const picture = pixelsOf(game.canvas);
    let count = 0;
    for (let dy = 4; dy < 36; dy++) {
      for (let dx = 4; dx < 36; dx++) if (colorAt(picture, 20 + 40 * x + dx, 20 + 40 * y + dy) !== sea) count++;
    }
    return count;
  };
  return { ...game, actor, square, overlay, seen, marks };
}

test('walls on their edges, the moment that they stand there, until the overlay is switched off', async () => {
  const { square, overlay, seen } = await shown();
  expect(seen(40, 20)).toBe(sea);
  square.board.setWall({ x: 0, y: 0 }, 'E', 'wall');
  expect([seen(40, 20), seen(39, 10), seen(20, 40)]).toEqual([wall, wall, sea]);
  overlay.enabled = false;
  expect(seen(40, 20)).toBe(sea);
  overlay.enabled = true;
  square.board.setWall({ x: 1, y: 0 }, 'W', undefined);
  expect(seen(40, 20)).toBe(sea);
});

test('costs, solid tiles, faces, levels and coordinates: what is there, and nothing that is not asked for', async () => {
  const { square, overlay, marks, actor, scene } = await shown();
  expect(marks(1, 1)).toBe(0);
  square.board.setTile({ x: 1, y: 1 }, { cost: 3 });
  square.board.setTile({ x: 2, y: 1 }, { solid: true });
  square.board.setTile({ x: 3, y: 1 }, { face: 'N' });
  const piece = new Actor();
  piece.addComponent(new Piece({ board: actor, at: { x: 0, y: 1 } }));
  scene.add(piece);
  for (const x of [0, 1, 2, 3]) expect(marks(x, 1)).toBeGreaterThan(10);
  overlay.configure({ costs: false, solids: false, faces: false, levels: false });
  for (const x of [0, 1, 2, 3]) expect(marks(x, 1)).toBe(0);
  overlay.configure({ coordinates: true });
  expect(marks(2, 2)).toBeGreaterThan(10);
});

test('forks of a road, but none on an open field', async () => {
  const road = await shown({}, { tiles: ['####', '..#.', '..#.'] });
  expect(road.marks(2, 0)).toBeGreaterThan(10);
  expect(road.marks(1, 0)).toBe(0);
  const field = await shown();
  expect(field.marks(1, 1)).toBe(0);
});

test('the last path and area that a piece asked for', async () => {
  const { actor, scene, frames, seen, overlay, square } = await shown({ levels: false });
  const piece = new Actor();
  const paths = new PathMovement({ points: 1 });
  piece.addComponent(new Piece({ board: actor, at: { x: 0, y: 1 } })).addComponent(paths);
  scene.add(piece);
  frames();
  expect(seen(100, 60)).toBe(sea);
  paths.pathTo({ x: 3, y: 1 }, 9);
  expect([seen(100, 60), seen(100, 20)]).toEqual(['#2e86c1', sea]);
  const before = seen(20, 20);
  paths.area();
  expect(seen(20, 20)).not.toBe(before);
  overlay.clear();
  expect([seen(100, 60), seen(20, 20)]).toEqual([sea, sea]);
  square.board.setWall({ x: 2, y: 2 }, 'W', 'wall');
  expect(seen(80, 100)).toBe(wall);
});

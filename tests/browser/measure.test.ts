import { Actor, CollisionType, type Scene, vec } from 'excalibur';
import { test } from 'vitest';
import { GridMove, MonopolyMovement, Piece, SquareBoard } from '../../src/index.js';
import { startGame } from './game.js';

const PIECES = 1000;
const TILE = 64;
const speedOf = (index: number) => 180 + (120 * index) / PIECES;

const fills: Record<string, (scene: Scene) => void> = {
  actors: (scene) => {
    for (let y = 0; y < PIECES; y++)
      scene.add(new Actor({ pos: vec(TILE / 2, (y + 0.5) * TILE), vel: vec(speedOf(y), 0), collisionType: CollisionType.PreventCollision }));
  },
  lists: (scene) => {
    const board = new Actor();
    board.addComponent(new SquareBoard({ columns: 40, rows: PIECES, size: TILE }));
    scene.add(board);
    for (let y = 0; y < PIECES; y++) {
      const walker = new Actor();
      walker.addComponent(new Piece({ board, at: { x: 0, y } }));
      walker.addComponent(new GridMove({ speed: speedOf(y) }));
      scene.add(walker);
      walker.get(GridMove).follow(Array.from({ length: 39 }, (_, step) => ({ x: step + 1, y })));
    }
  },
  still: (scene) => {
    const board = new Actor();
    board.addComponent(new SquareBoard({ columns: 40, rows: PIECES, size: TILE }));
    scene.add(board);
    for (let y = 0; y < PIECES; y++) {
      const walker = new Actor();
      walker.addComponent(new Piece({ board, at: { x: 0, y } }));
      scene.add(walker);
    }
  },
  heard: (scene) => {
    for (let y = 0; y < PIECES; y++) {
      const actor = new Actor({ pos: vec(TILE / 2, (y + 0.5) * TILE), vel: vec(speedOf(y), 0), collisionType: CollisionType.PreventCollision });
      actor.on('remove', () => {});
      scene.add(actor);
    }
  },
  glides: (scene) => {
    const board = new Actor();
    board.addComponent(new SquareBoard({ columns: 40, rows: PIECES, size: TILE }));
    scene.add(board);
    for (let y = 0; y < PIECES; y++) {
      const walker = new Actor();
      walker.addComponent(new Piece({ board, at: { x: 0, y } }));
      walker.addComponent(new GridMove({ speed: speedOf(y) }));
      scene.add(walker);
      walker.get(GridMove).to({ x: 39, y });
    }
  },
  plans: (scene) => {
    const board = new Actor();
    const isRing = (x: number, y: number) => y % 4 === 0 || y % 4 === 2 || (y % 4 === 1 && x % 11 === 0);
    board.addComponent(new SquareBoard({ columns: 12, rows: PIECES * 4, size: TILE, tiles: (x, y) => (isRing(x, y) ? {} : undefined) }));
    scene.add(board);
    for (let y = 0; y < PIECES; y++) {
      const walker = new Actor();
      walker.addComponent(new Piece({ board, at: { x: 0, y: y * 4 } }));
      walker.addComponent(new GridMove({ speed: speedOf(y) }));
      walker.addComponent(new MonopolyMovement({ face: 'E' }));
      scene.add(walker);
      walker.get(GridMove).follow(walker.get(MonopolyMovement).forward(48));
    }
  },
};

const at = (list: number[], q: number) => list.toSorted((a, b) => a - b)[Math.floor(list.length * q)] ?? 0;

test.for(['actors', 'heard', 'still', 'glides', 'lists', 'plans', 'heard', 'still', 'glides', 'lists'])('measure %s', { timeout: 300_000 }, async (kind) => {
  const sides = [];
  for (const name of ['actors', kind]) {
    const { scene, clock } = await startGame({ width: 1280, height: 720 });
    scene.draw = () => {};
    fills[name]?.(scene);
    sides.push({ clock, times: [] as number[] });
  }
  const [theirs, ours] = sides;
  const order = [...sides];
  for (let frame = 0; frame < 420; frame++) {
    await new Promise(requestAnimationFrame);
    order.reverse();
    for (const { clock, times } of order) {
      const before = performance.now();
      clock.step(16);
      times.push(performance.now() - before);
    }
  }
  const a = theirs?.times.slice(120) ?? [];
  const b = ours?.times.slice(120) ?? [];
  console.log('RESULT', kind, at(a, 0.5).toFixed(2), at(b, 0.5).toFixed(2), 'medians', (at(b, 0.5) / at(a, 0.5)).toFixed(2), 'lower fifth', (at(b, 0.2) / at(a, 0.2)).toFixed(2));
});

import { Actor, CollisionType, vec } from 'excalibur';
import { test } from 'vitest';
import { GridMove, MonopolyMovement, Piece, SquareBoard } from '../../src/index.js';
import { startGame } from './game.js';

const COUNT = 1000;

async function world(kind: 'pieces' | 'actors' | 'idle-pieces' | 'monopoly' | 'pieces-no-move') {
  const { game, scene, clock } = await startGame({ width: 600, height: 400 });
  const board = new Actor();
  board.addComponent(new SquareBoard({ columns: 100, rows: 100, size: 16, wrap: 'both' }));
  scene.add(board);
  const inner = board.get(SquareBoard).board;
  for (let i = 0; i < COUNT; i++) {
    const at = { x: (i % 10) * 10, y: Math.floor(i / 10) };
    const actor = new Actor({ collisionType: CollisionType.PreventCollision, pos: vec(at.x * 16 + 8, at.y * 16 + 8) });
    scene.add(actor);
    if (kind === 'actors') {
      actor.vel = vec(60, 0);
      continue;
    }
    actor.addComponent(new Piece({ board, at }));
    if (kind === 'pieces-no-move') continue;
    if (kind === 'monopoly') actor.addComponent(new MonopolyMovement({ face: 'E' }));
    actor.addComponent(new GridMove({ speed: 60, occupied: 'sneak' }));
  }
  const start = () => {
    if (kind === 'actors' || kind === 'idle-pieces' || kind === 'pieces-no-move') return;
    for (const actor of inner.pieces()) {
      if (kind === 'monopoly') actor.get(GridMove).follow(actor.get(MonopolyMovement).forward(60));
      else {
        const spot = inner.spotOf(actor);
        const path = Array.from({ length: 60 }, (_, k) => ({ x: ((spot?.x ?? 0) + k + 1) % 100, y: spot?.y ?? 0 }));
        actor.get(GridMove).follow(path);
      }
    }
  };
  return { game, scene, clock, start };
}

const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

test.for([['actors', 'actors'], ['actors', 'pieces'], ['actors', 'monopoly'], ['actors', 'idle-pieces']] as const)('measure %s', { timeout: 300_000 }, async (kinds) => {
  const worlds = [];
  for (const kind of kinds) worlds.push({ kind, times: [] as number[], ...(await world(kind)) });
  for (const { game, scene, clock } of worlds) {
    // No drawing.
    (game as unknown as { _draw: () => void })._draw = () => {};
    clock.run(30, 16);
    void scene;
  }
  for (const { start } of worlds) start();
  for (let frame = 0; frame < 300; frame++) {
    for (const each of worlds) {
      const before = performance.now();
      each.clock.step(16);
      each.times.push(performance.now() - before);
    }
  }
  const at = (list: number[], q: number) => list.toSorted((a, b) => a - b)[Math.floor(list.length * q)] ?? 0;
  const base = worlds[0]?.times ?? [];
  for (const { kind, times } of worlds) console.log('RESULT', kind, at(times, 0.5).toFixed(2), 'ratio at medians', (at(times, 0.5) / at(base, 0.5)).toFixed(2), 'at lower fifth', (at(times, 0.2) / at(base, 0.2)).toFixed(2));
});

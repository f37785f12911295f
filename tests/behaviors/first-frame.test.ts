// A game puts its actors into the scene and sends them off in the same breath, before Excalibur's first frame.
import { expect, test } from 'vitest';
import { headlessWorld } from './headless.js';
import { boardActor, pawnOn } from './pawns.js';

test('a walk that begins before the first frame glides', async () => {
  const { scene, step } = headlessWorld();
  const { grid, actor } = pawnOn(boardActor({}, scene), { x: 0, y: 0 }, {}, scene);
  grid.follow([{ x: 1, y: 0 }]);
  await Promise.resolve();
  step(1); // the frame that brings it in
  step(50);
  // 16 pixels in 50 ms at 320 a second: half of a tile from the middle of the first, and the board lies at (100, 50).
  expect(actor.pos.x).toBeCloseTo(100 + 16 + 16);
  expect(grid.isMoving).toBe(true);
});

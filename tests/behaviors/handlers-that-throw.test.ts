// A handler that throws is the game's mistake: the error reaches it, and what was under way goes on all the same.
import { expect, test } from 'vitest';
import { headlessWorld } from './headless.js';
import { boardActor, pawnOn } from './pawns.js';

const path = [1, 2, 3].map((x) => ({ x, y: 0 }));

function pair() {
  const world = headlessWorld();
  const board = boardActor({}, world.scene);
  const first = pawnOn(board, { x: 0, y: 0 }, { name: 'first' }, world.scene);
  const second = pawnOn(board, { x: 0, y: 2 }, { name: 'second' }, world.scene);
  world.step(1);
  const frames = (count: number) => {
    for (let frame = 0; frame < count; frame++) world.step(20);
  };
  return { ...world, first, second, frames };
}

const fault = () => {
  throw new Error('a mistake in the game');
};

test.for(['moved', 'placed'] as const)('in `%s` of the piece: the step is made, and its picture arrives', (name) => {
  const { first, frames } = pair();
  const { piece, grid, actor } = first;
  if (name === 'placed') piece.leave();
  const subscription = piece.events.on(name, fault);
  if (name === 'placed') expect(() => piece.put({ x: 0, y: 0 })).toThrow('a mistake');
  else expect(() => grid.follow(path)).toThrow('a mistake');
  subscription.close();
  frames(60);
  expect(piece.isGliding).toBe(false);
  expect(grid.isMoving).toBe(false);
  const { x = -1 } = piece.spot ?? {};
  expect(x).toBe(name === 'moved' ? 3 : 0);
  expect(actor.pos.x).toBe(100 + 16 + x * 32);
});

test.for(['accepted', 'arrived', 'beforeMove'] as const)('in `%s`: nothing is stuck', (name) => {
  const { first, frames, step } = pair();
  const { piece, grid, actor } = first;
  let count = 0;
  grid.events.on(name, () => {
    count++;
    if (count === 2) fault();
  });
  grid.follow(path);
  expect(() => frames(60)).toThrow('a mistake');
  for (let frame = 0; frame < 60; frame++) step(20);
  if (grid.isMoving) grid.cancel();
  expect(piece.isGliding).toBe(false);
  expect(grid.follow(path.slice(piece.spot?.x ?? 0)).ok).toBe(true);
  frames(60);
  expect(piece.spot).toMatchObject({ x: 3, y: 0 });
  expect(actor.pos.x).toBe(212);
});

test('the other pieces have their frame', () => {
  const { first, second, step } = pair();
  first.grid.to({ x: 0, y: 1 });
  second.grid.to({ x: 1, y: 2 });
  first.grid.events.on('arrived', fault);
  expect(() => step(100)).toThrow('a mistake');
  step(1);
  expect(second.actor.pos.x).toBe(148);
});

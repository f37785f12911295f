// What a newcomer does wrong, or does at the wrong time: a clear error or answer, and nothing that never ends.
import { expect, test } from 'vitest';
import { Piece } from '../../src/behaviors/piece.js';
import { headlessWorld } from './headless.js';
import { boardActor, pawnOn } from './pawns.js';

const road = { face: 'E' } as const;

test('a path is not followed from elsewhere: what is left of it is stale', async () => {
  const { scene, step } = headlessWorld();
  const { grid, road: movement, piece } = pawnOn(boardActor({}, scene), { x: 0, y: 0 }, { road }, scene);
  const walk = grid.follow(movement.forward(4));
  for (let frame = 0; frame < 8; frame++) step(20); // the second tile is under way
  piece.put({ x: 4, y: 4 });
  expect(await walk.done).not.toBe('arrived');
  expect(movement.isNextOpen()).toBe(false);
  expect(grid.follow()).toMatchObject({ ok: false, reason: 'stale' });
  expect(piece.spot).toMatchObject({ x: 4, y: 4 });
});

test('out of a scene nothing glides, and a walk still comes to its end', async () => {
  const { grid, road: movement, piece } = pawnOn(boardActor(), { x: 0, y: 0 }, { road });
  expect(await grid.follow(movement.forward(3)).done).toBe('arrived');
  expect(piece.spot).toMatchObject({ x: 3, y: 0 });
});

test('a face that is refused changes nothing', () => {
  const { road: movement } = pawnOn(boardActor(), { x: 0, y: 0 }, { road });
  expect(() => {
    movement.face = 'left';
  }).toThrow(/MonopolyMovement\.face.*left/);
  expect(movement.face).toBe(0);
  expect(movement.forward(1).target).toMatchObject({ x: 1, y: 0 });
});

test('what is no plan is not committed', () => {
  const { road: movement, grid } = pawnOn(boardActor(), { x: 0, y: 0 }, { road });
  expect(() => movement.commit(6 as never)).toThrow(/MonopolyMovement\.commit/);
  expect(() => grid.follow({} as never)).toThrow(/MonopolyMovement\.commit/);
});

test('a place that was not found is not taken for none', () => {
  const board = boardActor();
  expect(() => new Piece({ board, at: undefined as never })).toThrow('Piece.at: undefined is not allowed');
});

test('there is no listening for what is never raised', () => {
  const { road: movement } = pawnOn(boardActor(), { x: 0, y: 0 }, { road });
  // @ts-expect-error - the event is called land
  expect(() => movement.events.on('landed', () => {})).toThrow(/MonopolyMovement\.events\.on: 'landed'.*land/);
});

import { describe, expect, test } from 'vitest';
import { boardOf } from '../../src/behaviors/board-behavior.js';
import { GridMove } from '../../src/behaviors/grid-move.js';
import { PathMovement } from '../../src/behaviors/path-movement.js';
import type { PathMovementOptions } from '../../src/behaviors/paths/path-movement-options.js';
import { Piece } from '../../src/behaviors/piece.js';
import type { SquareBoardOptions } from '../../src/behaviors/square-board.js';
import { headlessWorld } from './headless.js';
import { boardActor, pawnOn } from './pawns.js';

/** A pawn that finds its way, in a corner of a board of 5 × 5 tiles. */
function corner(options: PathMovementOptions = {}, boardOptions: SquareBoardOptions = {}) {
  const world = headlessWorld();
  const ground = boardActor(boardOptions, world.scene);
  const board = boardOf(ground)?.board;
  if (!board) throw new Error('no board');
  const pawn = pawnOn(ground, { x: 0, y: 0 }, {}, world.scene);
  const paths = new PathMovement(options);
  pawn.actor.addComponent(paths);
  world.step(1);
  return { ...world, ...pawn, ground, board, paths };
}

function placesOf(path: { readonly steps: readonly { tile: { x: number; y: number } }[] } | undefined) {
  return path?.steps.map(({ tile: { x, y } }) => `${x},${y}`).join(' ');
}

describe('area', () => {
  test('is what a move can lead to with the points of the option, or with others', () => {
    // Within 2 steps of a corner of a square board: 2 + 3 tiles.
    const { paths } = corner({ points: 2 });
    expect(paths.area()?.tiles).toHaveLength(5);
    expect(paths.area(1)?.tiles).toHaveLength(2);
  });

  test('has no tile behind a wall, and none where another piece stands on its level', () => {
    const { paths, board, ground, scene } = corner({ points: 1 });
    board.setWall({ x: 0, y: 0 }, 'E', 'wall');
    pawnOn(ground, { x: 0, y: 1 }, { name: 'other' }, scene);
    expect(paths.area()?.tiles).toEqual([]);
    paths.configure({ occupied: 'ignore' });
    expect(paths.area()?.tiles).toHaveLength(1);
  });
});

describe('go', () => {
  test('walks the cheapest path by GridMove, tile by tile', async () => {
    const { paths, board, piece, step, actor } = corner();
    for (const y of [0, 1, 2, 3]) board.setTile({ x: 1, y }, { cost: 9 });
    const planned: unknown[] = [];
    actor.on('planned', (event) => planned.push(event));
    const result = paths.go({ x: 2, y: 0 });
    if (!result.ok) throw new Error(result.reason);
    // Round by row 4: 4 down, 2 across, 4 up; straight through would cost 9 + 1.
    expect([result.path.cost, placesOf(result.path)]).toEqual([10, expect.any(String)]);
    expect(planned).toEqual([{ piece: actor, path: result.path }]);
    expect(piece.spot).toMatchObject({ x: result.path.steps[0]?.tile.x, y: result.path.steps[0]?.tile.y });
    for (let frame = 0; frame < 20; frame++) step(100);
    expect(await result.walk.done).toBe('arrived');
    expect(piece.spot).toMatchObject({ x: 2, y: 0 });
  });

  test('where no way leads stays, and says why', () => {
    const { paths, board, piece } = corner({ points: 3 });
    const told: unknown[] = [];
    paths.events.on('noPath', ({ reason }) => told.push(reason));
    board.setTile({ x: 2, y: 0 }, { solid: true });
    expect(paths.go({ x: 2, y: 0 })).toEqual({ ok: false, reason: 'closed' });
    expect(paths.go({ x: 4, y: 4 })).toEqual({ ok: false, reason: 'too-far' });
    paths.enabled = false;
    expect(paths.go({ x: 1, y: 0 })).toEqual({ ok: false, reason: 'disabled' });
    paths.enabled = true;
    piece.leave();
    expect(paths.go({ x: 1, y: 0 })).toEqual({ ok: false, reason: 'off-board' });
    expect(told).toEqual(['closed', 'too-far', 'disabled', 'off-board']);
    expect(paths.area()).toBeUndefined();
  });

  test('does not go a path that a handler of planned has made stale', () => {
    const { paths, board, piece } = corner();
    const hearing = paths.events.on('planned', () => board.setTile({ x: 1, y: 0 }, undefined));
    expect(paths.go({ x: 2, y: 0 })).toEqual({ ok: false, reason: 'stale' });
    expect(piece.spot).toMatchObject({ x: 0, y: 0 });
    hearing.close();
    paths.events.on('planned', () => piece.put({ x: 4, y: 4 }));
    expect(paths.go({ x: 2, y: 0 })).toEqual({ ok: false, reason: 'stale' });
  });

  test('with nearest goes as near as it can', () => {
    const { paths, board, step, piece } = corner({ nearest: true });
    board.setTile({ x: 4, y: 0 }, { solid: true });
    expect(paths.go({ x: 4, y: 0 })).toMatchObject({ ok: true, path: { target: { x: 3, y: 0 } } });
    for (let frame = 0; frame < 10; frame++) step(100);
    expect(piece.spot).toMatchObject({ x: 3, y: 0 });
  });

  test('to a test goes to the tile that costs least', () => {
    const { paths, board } = corner();
    for (const place of [
      { x: 4, y: 4 },
      { x: 0, y: 3 },
    ])
      board.setTile(place, { class: 'inn' });
    expect(paths.canReach(({ properties }) => properties.class === 'inn')).toBe(true);
    const result = paths.go(({ properties }) => properties.class === 'inn');
    expect(result).toMatchObject({ ok: true, path: { target: { x: 0, y: 3 } } });
  });

  test('by a cost callback', () => {
    const { paths } = corner({ cost: ({ x }) => (x === 1 ? 'BLOCKED' : undefined) });
    expect(paths.canReach({ x: 2, y: 0 })).toBe(false);
  });

  test('without GridMove is a mistake that says what is missing', () => {
    const { paths, actor } = corner();
    actor.removeComponent(GridMove, true);
    expect(() => paths.go({ x: 1, y: 0 })).toThrow("PathMovement.go: the actor 'pawn' needs a GridMove");
  });
});

describe('a path movement', () => {
  test('of a random shape draws anew with each move, and a save goes on where it was', () => {
    const { paths } = corner({ shape: 'random' });
    const ways = () => placesOf(asPath(paths));
    const before = paths.saveState();
    const first = Array.from({ length: 6 }, () => [ways(), paths.go({ x: 0, y: 0 }).ok][0]);
    expect(new Set(first).size).toBeGreaterThan(1);
    expect(ways()).toBe(ways());
    const state = JSON.parse(JSON.stringify(paths.saveState()));
    const next = [ways(), paths.go({ x: 0, y: 0 }).ok, ways()];
    paths.loadState(state);
    expect([ways(), paths.go({ x: 0, y: 0 }).ok, ways()]).toEqual(next);
    expect(before).toEqual({});
    expect(() => paths.loadState({ random: 'x' })).toThrow('PathMovement');
  });

  test('works after its actor was killed and added again, and as a clone', () => {
    const { paths, actor, scene, step } = corner({ points: 2 });
    actor.kill();
    step(1);
    expect(paths.area()).toBeUndefined();
    scene.add(actor);
    actor.get(Piece)?.put({ x: 0, y: 0 });
    step(1);
    expect(paths.area()?.tiles).toHaveLength(5);
    const clone = paths.clone() as PathMovement;
    expect(clone).not.toBe(paths);
    expect(clone.options).toEqual(paths.options);
  });

  test('refuses options that make no sense, naming them', () => {
    expect(() => new PathMovement({ weight: 0.5 })).toThrow('PathMovement.weight: 0.5 is not allowed');
    const wrong = { shape: 'crooked' } as unknown as PathMovementOptions;
    expect(() => new PathMovement(wrong)).toThrow('shape');
  });
});

function asPath(paths: PathMovement) {
  const found = paths.pathTo({ x: 4, y: 4 });
  return found.ok ? found.path : undefined;
}

import type { Actor } from 'excalibur';
import { describe, expect, test } from 'vitest';
import { GridMove } from '../../src/behaviors/grid-move.js';
import { Piece } from '../../src/behaviors/piece.js';
import { headlessWorld } from './headless.js';
import { boardActor, logOf, pawnOn } from './pawns.js';

const path = [1, 2, 3].map((x) => ({ x, y: 0 }));

function walking() {
  const world = headlessWorld();
  const boardPiece = boardActor({}, world.scene);
  const pawn = pawnOn(boardPiece, { x: 0, y: 0 }, {}, world.scene);
  world.step(1);
  const log = logOf(pawn.actor);
  const walk = pawn.grid.follow(path);
  world.step(150);
  return { ...world, ...pawn, boardPiece, log, walk };
}

describe('done always settles (Excalibur: promises of actions never do)', () => {
  test('arrived', async () => {
    const { step, walk } = walking();
    step(150);
    expect(await walk.done).toBe('arrived');
  });

  test('stopped: at the next tile; untaken steps stay', async () => {
    const { grid, step, walk, piece, actor, log } = walking();
    grid.stop();
    expect(walk.end).toBeUndefined();
    step(49);
    expect(walk.end).toBeUndefined();
    step(100);
    expect(await walk.done).toBe('stopped');
    expect(piece.spot).toMatchObject({ x: 2, y: 0 });
    expect(actor.pos.x).toBe(180);
    expect(grid.path).toEqual([{ x: 3, y: 0 }]);
    expect(log.at(-1)).toBe('finished stopped');
  });

  test('stopped on the way to the last tile, it has arrived', () => {
    const { grid, step, walk } = walking();
    step(100);
    grid.stop();
    step(100);
    expect(walk.end).toBe('arrived');
  });

  test('cancelled: now; the picture goes to its tile, untaken steps stay', async () => {
    const { grid, walk, piece, actor, log, step } = walking();
    grid.cancel();
    expect(actor.pos.x).toBe(180);
    expect(piece.spot).toMatchObject({ x: 2, y: 0 });
    expect(await walk.done).toBe('cancelled');
    expect(grid.path).toEqual([{ x: 3, y: 0 }]);
    step(500);
    expect(log.at(-1)).toBe('finished cancelled');
    expect(log.filter((entry) => entry.startsWith('finished'))).toHaveLength(1);
  });

  test('superseded: once, by the next request', async () => {
    const { grid, walk, log, step } = walking();
    grid.to({ x: 2, y: 3 });
    expect(await walk.done).toBe('superseded');
    expect(grid.path).toEqual([{ x: 3, y: 0 }]);
    step(1000);
    expect(log.filter((entry) => entry.startsWith('finished'))).toEqual(['finished superseded', 'finished arrived']);
  });

  const removals: Record<string, (pawn: { actor: Actor; piece: Piece }) => void> = {
    'killed actor': ({ actor }) => actor.kill(),
    'piece taken off the board': ({ piece }) => piece.leave(),
    'removed GridMove': ({ actor }) => actor.removeComponent(GridMove, true),
    'removed Piece': ({ actor }) => actor.removeComponent(Piece, true),
  };
  test.for(Object.entries(removals))('removed: %s', async ([, remove]) => {
    const pawn = walking();
    remove(pawn);
    expect(await pawn.walk.done).toBe('removed');
  });

  test('removed: kicked by another piece', async () => {
    const { boardPiece, scene, walk } = walking();
    const other = pawnOn(boardPiece, { x: 2, y: 1 }, { grid: { occupied: 'kick' } }, scene);
    other.grid.toward('N');
    expect(await walk.done).toBe('removed');
  });

  test('left: its scene is deactivated, and the picture goes to its tile', async () => {
    const { scene, walk, actor } = walking();
    scene.events.emit('deactivate', {} as never);
    expect(await walk.done).toBe('left');
    expect(actor.pos.x).toBe(180);
  });

  const departures: Record<string, (actor: Actor) => void> = {
    'scene.clear': (actor) => actor.scene?.clear(),
    'scene.transfer': (actor) => headlessWorld().scene.transfer(actor),
  };
  test.for(Object.entries(departures))('left: %s', async ([, leave]) => {
    const { actor, walk, step } = walking();
    leave(actor);
    step(16);
    expect(await walk.done).toBe('left');
  });

  test('superseded: someone else puts the piece elsewhere, and the picture is there at once', async () => {
    const { walk, piece, actor, step } = walking();
    piece.put({ x: 4, y: 4 });
    expect(await walk.done).toBe('superseded');
    expect(actor.pos).toMatchObject({ x: 244, y: 194 });
    step(100);
    expect(actor.pos).toMatchObject({ x: 244, y: 194 });
  });
});

describe('handlers may do anything', () => {
  const events = ['beforeMove', 'accepted', 'arrived', 'finished'] as const;
  const acts: Record<string, (pawn: ReturnType<typeof walking>) => void> = {
    kill: ({ actor }) => actor.kill(),
    cancel: ({ grid }) => grid.cancel(),
    'another request': ({ grid }) => grid.to({ x: 4, y: 4 }),
    'put elsewhere': ({ piece }) => piece.put({ x: 4, y: 4 }),
    leave: ({ piece }) => piece.leave(),
    'remove GridMove': ({ actor }) => actor.removeComponent(GridMove, true),
  };
  const cases = events.flatMap((event) => Object.keys(acts).map((act) => [event, act] as const));
  test.for(cases)('in %s: %s', async ([event, act]) => {
    const pawn = walking();
    let isDone = false;
    pawn.grid.events.on(event, () => {
      if (isDone) return;
      isDone = true;
      acts[act]?.(pawn);
    });
    for (let frame = 0; frame < 100; frame++) pawn.step(16);
    expect(isDone).toBe(true);
    expect(['arrived', 'superseded', 'cancelled', 'removed']).toContain(await pawn.walk.done);
    const { spot, isGliding } = pawn.piece;
    expect(isGliding).toBe(false);
    if (spot) expect(pawn.actor.pos).toMatchObject({ x: 116 + 32 * spot.x, y: 66 + 32 * spot.y });
  });
});

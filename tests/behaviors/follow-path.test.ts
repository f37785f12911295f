import { Actor } from 'excalibur';
import { describe, expect, test } from 'vitest';
import { FollowPath } from '../../src/behaviors/follow-path.js';
import { headlessWorld } from './headless.js';
import { boardActor, pawnOn } from './pawns.js';

function walker() {
  const world = headlessWorld();
  const board = boardActor({}, world.scene);
  const pawn = pawnOn(board, { x: 0, y: 0 }, { road: { face: 'E' } }, world.scene);
  world.step(1);
  const frames = (count: number) => {
    for (let frame = 0; frame < count; frame++) world.step(20);
  };
  return { ...world, ...pawn, frames };
}

describe('FollowPath in a sequence of actions', () => {
  test('a plan, then what comes after it, without a promise', () => {
    const { actor, road, frames, piece } = walker();
    const seen: unknown[] = [];
    actor.actions
      .runAction(new FollowPath(actor, road.forward(2)))
      .callMethod(() => seen.push(piece.spot?.x))
      .delay(100)
      .callMethod(() => seen.push('later'));
    frames(10);
    expect(seen).toEqual([]);
    frames(4);
    expect(seen).toEqual([2]);
    frames(10);
    expect(seen).toEqual([2, 'later']);
  });

  test('a path given as a function is asked for when the action begins', () => {
    const { actor, road, frames, piece } = walker();
    actor.actions
      .runAction(new FollowPath(actor, () => road.forward(2)))
      .runAction(new FollowPath(actor, () => road.forward(1)));
    frames(40);
    expect(piece.spot).toMatchObject({ x: 3, y: 0 });
  });

  test('a list, and the committed path', () => {
    const { actor, road, frames, piece } = walker();
    actor.actions.runAction(new FollowPath(actor, [{ x: 0, y: 1 }]));
    frames(10);
    road.commit(road.forward(1));
    actor.actions.runAction(new FollowPath(actor));
    frames(10);
    expect(piece.spot).toMatchObject({ x: 0, y: 2 });
  });

  test('a walk that is refused completes it, and says how', () => {
    const { actor, road, frames, piece } = walker();
    const plan = road.forward(2);
    piece.put({ x: 4, y: 4 });
    const action = new FollowPath(actor, plan);
    let isDone = false;
    actor.actions.runAction(action).callMethod(() => {
      isDone = true;
    });
    frames(4);
    expect([isDone, action.end]).toEqual([true, 'stale']);
  });

  test('clearActions halts at the next tile', () => {
    const { actor, road, frames, piece } = walker();
    actor.actions.runAction(new FollowPath(actor, road.forward(4)));
    frames(2);
    actor.actions.clearActions();
    frames(40);
    expect(piece.spot).toMatchObject({ x: 1, y: 0 });
    expect(piece.isGliding).toBe(false);
    expect(road.remainingSteps).toBe(3);
  });

  test('repeated', () => {
    const { actor, frames, piece } = walker();
    actor.actions.repeat((context) => {
      context.runAction(new FollowPath(actor, [{ x: 1, y: 0 }]));
      context.runAction(new FollowPath(actor, [{ x: 0, y: 0 }]));
    }, 2);
    frames(60);
    expect(piece.spot).toMatchObject({ x: 0, y: 0 });
    expect(actor.actions.getQueue().isComplete()).toBe(true);
  });

  test('without GridMove it throws', () => {
    const action = new FollowPath(new Actor({ name: 'stone' }), []);
    expect(() => action.update(16)).toThrow("FollowPath: the actor 'stone' needs a GridMove");
  });
});

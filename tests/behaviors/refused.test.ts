// A behaviour that throws while it is added to its actor is not added: the actor is as before.
import { Actor, CollisionType, Entity } from 'excalibur';
import { describe, expect, test } from 'vitest';
import { AreaWatcher } from '../../src/behaviors/area-watcher.js';
import type { Behavior } from '../../src/behaviors/behavior.js';
import { BoardCursor } from '../../src/behaviors/board-cursor.js';
import { BoardGrid } from '../../src/behaviors/board-grid.js';
import { BoardOverlay } from '../../src/behaviors/board-overlay.js';
import { GridMove } from '../../src/behaviors/grid-move.js';
import { MiniBoard } from '../../src/behaviors/mini-board.js';
import { Piece } from '../../src/behaviors/piece.js';
import { Pin } from '../../src/behaviors/pin.js';
import { Solid } from '../../src/behaviors/solid.js';
import { TileEvents } from '../../src/behaviors/tile-events.js';
import { TileHighlight } from '../../src/behaviors/tile-highlight.js';
import { TilePointer } from '../../src/behaviors/tile-pointer.js';
import { headlessWorld } from './headless.js';
import { boardActor, pawnOn } from './pawns.js';

/** What listens to an actor, by the names of the events; a name that nobody listens to any more counts for nothing. */
function heardOn(owner: Entity): Record<string, number> {
  const { _listeners } = owner.events as unknown as { _listeners: Record<string, readonly unknown[] | undefined> };
  const counts = Object.entries(_listeners).map(([name, handlers]) => [name, handlers?.length ?? 0] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

function refuses(owner: Entity, behavior: Behavior, message: string): void {
  const before = [heardOn(owner), owner.componentValues.length];
  expect(() => owner.addComponent(behavior)).toThrow(message);
  expect([heardOn(owner), owner.componentValues.length]).toEqual(before);
  expect(owner.has(behavior.constructor as typeof Piece)).toBe(false);
  expect([behavior.owner, behavior.isAttached]).toEqual([undefined, false]);
}

test('two that are pinned to each other: the second pin is refused, and the first one goes on', () => {
  const board = boardActor();
  const [one, two] = [0, 2].map((x) => pawnOn(board, { x, y: 0 }, { name: `${x}`, grid: false }));
  two?.actor.addComponent(new Pin({ leader: one?.actor as Actor }));
  refuses(
    one?.actor as Actor,
    new Pin({ leader: two?.actor as Actor }),
    "Pin.pin: '2' is, or is pinned to, '0' itself",
  );
  one?.piece.put({ x: 1, y: 3 });
  two?.piece.put({ x: 4, y: 4 });
  expect([one?.piece.spot, two?.piece.spot]).toMatchObject([
    { x: 1, y: 3 },
    { x: 4, y: 4 },
  ]);
});

test('a piece whose place is taken or outside', () => {
  const board = boardActor();
  pawnOn(board, { x: 1, y: 1 }, { name: 'first' });
  const actor = new Actor();
  const { collisionType } = actor.body;
  refuses(actor, new Piece({ board, at: { x: 1, y: 1 }, z: 1 }), "is occupied by 'first'");
  refuses(actor, new Piece({ board, at: { x: 9, y: 1 } }), 'is outside');
  expect(actor.body.collisionType).toBe(collisionType);
  actor.addComponent(new Piece({ board, at: { x: 2, y: 1 } }));
  expect(actor.body.collisionType).toBe(CollisionType.PreventCollision);
});

test('what needs an actor, on an entity', () => {
  for (const behavior of [new Piece(), new GridMove(), new Solid(), new Pin({ leader: new Actor() })]) {
    refuses(new Entity(), behavior, 'it must be attached to an actor first');
  }
});

describe('what needs a board, on an actor in a scene that is none', () => {
  const behaviors = {
    AreaWatcher: () => new AreaWatcher({ area: [] }),
    BoardCursor: () => new BoardCursor(),
    BoardGrid: () => new BoardGrid(),
    BoardOverlay: () => new BoardOverlay(),
    MiniBoard: () => new MiniBoard(),
    TileEvents: () => new TileEvents(),
    TileHighlight: () => new TileHighlight(),
    TilePointer: () => new TilePointer(),
  };
  test.for(Object.entries(behaviors))('%s', ([name, make]) => {
    const { scene, step } = headlessWorld();
    const actor = new Actor({ name: 'stone' });
    scene.add(actor);
    step(16);
    refuses(actor, make(), `${name}: 'stone' is`);
    for (const add of [() => step(16), () => scene.remove(actor), () => scene.add(actor)]) add();
    step(16);
  });
});

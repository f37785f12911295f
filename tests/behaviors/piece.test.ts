import { Actor, CollisionType, Color, Entity, TransformComponent, vec } from 'excalibur';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../src/behaviors/board-behavior.js';
import { Piece } from '../../src/behaviors/piece.js';
import { Solid } from '../../src/behaviors/solid.js';
import { SquareBoard } from '../../src/behaviors/square-board.js';
import { squareLayout } from '../../src/boards/index.js';
import { headlessWorld } from './headless.js';
import { boardActor, pawnOn } from './pawns.js';

const boardIn = (actor: Actor) => {
  const board = boardOf(actor)?.board;
  if (!board) throw new Error('no board');
  return board;
};

describe('where a piece is', () => {
  test('on the board from the moment it is attached, before anything is in a scene', () => {
    const board = boardActor();
    const actor = new Actor();
    actor.addComponent(new Piece({ board, at: { x: 3, y: 1 } }));
    const piece = actor.get(Piece);
    expect(piece.spot).toEqual({ cell: 8, x: 3, y: 1, z: 1 });
    expect(piece.tile).toMatchObject({ x: 3, y: 1 });
    expect(boardIn(board).pieceAt({ x: 3, y: 1 }, 1)).toBe(actor);
    expect(actor.pos).toMatchObject({ x: 212, y: 98 });
  });

  test('known to whoever listened to the board before there was any piece', () => {
    const board = boardActor();
    const heard: unknown[] = [];
    const look = ({ piece }: { readonly piece: Actor }) => heard.push(piece.get(Piece).tile?.x);
    for (const name of ['placed', 'moved', 'removed'] as const) boardIn(board).events.on(name, look);
    const actor = new Actor();
    actor.addComponent(new Piece({ board, at: { x: 3, y: 1 } }));
    actor.get(Piece).put({ x: 2, y: 1 });
    actor.get(Piece).leave();
    expect(heard).toEqual([3, 2, undefined]);
  });

  test('attached to an actor that is in a scene already, on a board that comes later', () => {
    const { scene, step } = headlessWorld();
    const actor = new Actor();
    scene.add(actor);
    step(16);
    const board = boardActor();
    actor.addComponent(new Piece({ board, at: { x: 0, y: 0 } }));
    expect(actor.pos).toMatchObject({ x: 116, y: 66 });
    board.pos = vec(0, 0);
    scene.add(board);
    step(16);
    expect(actor.pos).toMatchObject({ x: 16, y: 16 });
  });

  test('the board may be given as its behaviour', () => {
    const behavior = new SquareBoard({ columns: 2, rows: 2, size: 10 });
    const board = new Actor();
    board.addComponent(behavior);
    const { piece, actor } = pawnOn(board, { x: 1, y: 1 }, { piece: { board: behavior } });
    expect(piece.boardBehavior).toBe(behavior);
    expect(actor.pos).toMatchObject({ x: 15, y: 15 });
  });

  test('a board that has the actor already keeps it where it is', () => {
    const board = boardActor();
    const actor = new Actor();
    boardIn(board).place(actor, { x: 4, y: 4 }, { z: 'tower', solid: true });
    actor.addComponent(new Piece({ board, at: { x: 0, y: 0 } }));
    expect(actor.get(Piece).spot).toMatchObject({ x: 4, y: 4, z: 'tower' });
    expect(boardIn(board).isSolid(actor)).toBe(true);
  });

  test('without z it takes the lowest free level from 1 up', () => {
    const board = boardActor();
    const levels = [{}, { z: 3 }, {}, {}].map((piece) => pawnOn(board, { x: 0, y: 0 }, { piece }).piece.spot?.z);
    expect(levels).toEqual([1, 3, 2, 4]);
  });

  test('two on one tile without z are on two levels for good, and go over each other; with the same z the second throws', () => {
    const board = boardActor();
    const [one, two] = [pawnOn(board, { x: 0, y: 0 }), pawnOn(board, { x: 0, y: 0 })];
    expect(one.grid.to({ x: 1, y: 0 }).ok).toBe(true);
    expect(two.grid.to({ x: 1, y: 0 })).toMatchObject({ ok: true, to: { z: 2 } });
    const single = { piece: { z: 1 }, name: 'single' };
    pawnOn(board, { x: 3, y: 3 }, single);
    expect(() => pawnOn(board, { x: 3, y: 3 }, single)).toThrow("is occupied by 'single'");
  });

  test('what makes no sense throws and says why', () => {
    const board = boardActor();
    expect(() => pawnOn(board, { x: 9, y: 0 })).toThrow('Piece.at: {"x":9,"y":0} is outside');
    pawnOn(board, { x: 0, y: 0 }, { piece: { z: 1 }, name: 'first' });
    expect(() => pawnOn(board, { x: 0, y: 0 }, { piece: { z: 1 } })).toThrow("is occupied by 'first'");
    expect(() => new Piece({ at: { x: 0, y: 0 } })).toThrow('Piece.at: a place needs a board');
    expect(() => new Piece({ board: new Actor() })).toThrow('Piece.board: it must be a board behaviour');
    expect(() => new Piece({ lift: Number.NaN })).toThrow('Piece.lift');
    pawnOn(board, { x: 1, y: 0 }, { piece: { id: 'queen' }, name: 'first' });
    expect(() => pawnOn(board, { x: 2, y: 0 }, { piece: { id: 'queen' } })).toThrow("Piece.id: 'queen' is the id of");
  });

  test('put and leave, with the answers of the board', () => {
    const board = boardActor();
    const { piece } = pawnOn(board, { x: 0, y: 0 });
    const other = pawnOn(board, { x: 1, y: 0 });
    expect(piece.put({ x: 2, y: 2 })).toMatchObject({ ok: true, x: 2, y: 2, from: { x: 0, y: 0 } });
    expect(piece.put({ x: 1, y: 0 })).toMatchObject({ ok: false, reason: 'occupied', blocker: other.actor });
    expect(piece.put({ x: 9, y: 9 })).toMatchObject({ ok: false, reason: 'outside' });
    expect(piece.put({ x: 1, y: 0 }, { occupied: 'kick' })).toMatchObject({ ok: true, kicked: other.actor });
    expect(other.piece.isOnBoard).toBe(false);
    expect([piece.leave(), piece.leave(), piece.spot, piece.tile]).toEqual([true, false, undefined, undefined]);
    expect(piece.put({ x: 3, y: 3 })).toMatchObject({ ok: true, z: 1 });
  });

  test('put on another board, it is on one board only (rex B8)', () => {
    const first = boardActor();
    const second = boardActor();
    const { piece, actor } = pawnOn(first, { x: 0, y: 0 });
    piece.put({ x: 4, y: 4 }, { board: second });
    expect(boardIn(first).spotOf(actor)).toBeUndefined();
    expect(boardIn(second).spotOf(actor)).toMatchObject({ x: 4, y: 4 });
    expect(piece.board).toBe(boardIn(second));
    pawnOn(first, { x: 1, y: 1 });
    expect(piece.put({ x: 1, y: 1 }, { board: first, z: 1 })).toMatchObject({ ok: false, reason: 'occupied' });
    expect(piece.board).toBe(boardIn(second));
  });

  test('a board that is resized takes its pieces along by x and y, or lets them go', () => {
    const { scene, step } = headlessWorld();
    const board = boardActor({}, scene);
    const stays = pawnOn(board, { x: 2, y: 2 }, {}, scene);
    const goes = pawnOn(board, { x: 4, y: 4 }, {}, scene);
    step(16);
    boardIn(board).resize(squareLayout({ columns: 3, rows: 3, size: 50 }));
    step(16);
    expect(stays.piece.spot).toEqual({ cell: 8, x: 2, y: 2, z: 1 });
    expect(stays.actor.pos).toMatchObject({ x: 225, y: 175 });
    expect(goes.piece.isOnBoard).toBe(false);
  });
});

describe('the one writer of the position', () => {
  test("a board that moves takes its pieces along without a frame's lag", () => {
    const { scene, step } = headlessWorld();
    const first = pawnOn(boardActor({}), { x: 0, y: 0 }, {}, scene);
    const board = boardActor({}, scene);
    const { actor } = pawnOn(board, { x: 1, y: 0 }, {}, scene);
    board.vel = vec(1000, 0);
    board.angularVelocity = 1;
    for (let frame = 0; frame < 5; frame++) {
      step(16);
      const expected = board.transform.apply(vec(48, 16));
      expect(actor.pos.x).toBeCloseTo(expected.x, 9);
      expect(actor.pos.y).toBeCloseTo(expected.y, 9);
    }
    expect(first.piece.isOnBoard).toBe(true);
  });

  test('scale and rotation of the board count', () => {
    const board = boardActor();
    board.scale = vec(2, 3);
    board.rotation = Math.PI / 2;
    const { actor } = pawnOn(board, { x: 1, y: 0 });
    // (48, 16) scaled is (96, 48), turned a quarter clockwise (−48, 96).
    expect(actor.pos.x).toBeCloseTo(52, 9);
    expect(actor.pos.y).toBeCloseTo(146, 9);
  });

  test('a child of the board stands in board units', () => {
    const { scene, step } = headlessWorld();
    const board = boardActor({}, scene);
    const child = new Actor();
    board.addChild(child);
    child.addComponent(new Piece({ board, at: { x: 2, y: 1 } }));
    board.scale = vec(2, 2);
    step(16);
    expect(child.pos).toMatchObject({ x: 80, y: 48 });
    expect(child.globalPos.x).toBeCloseTo(260, 9);
  });

  test('a child of another entity stands on its tile all the same', () => {
    const { scene, step } = headlessWorld();
    const board = boardActor({}, scene);
    const parent = new Entity([new TransformComponent()]);
    const child = new Actor();
    parent.addChild(child);
    scene.add(parent);
    child.addComponent(new Piece({ board, at: { x: 0, y: 0 } }));
    const transform = parent.get(TransformComponent);
    transform.pos = vec(-37, 11);
    transform.rotation = 0.7;
    transform.scale = vec(0.5, 2);
    step(16);
    expect(child.globalPos.x).toBeCloseTo(116, 9);
    expect(child.globalPos.y).toBeCloseTo(66, 9);
  });

  test('what others write is written over, also after globalPos was set', () => {
    const { scene, step } = headlessWorld();
    const { actor } = pawnOn(boardActor({}, scene), { x: 0, y: 0 }, {}, scene);
    actor.vel = vec(500, 500);
    actor.transform.globalPos = vec(0, 0);
    step(16);
    expect(actor.pos).toMatchObject({ x: 116, y: 66 });
    expect(actor.transform.get().matrix.data[4]).toBe(116);
  });

  test('lift draws it above its tile', () => {
    const { scene, step } = headlessWorld();
    const { actor, piece } = pawnOn(boardActor({}, scene), { x: 0, y: 0 }, { piece: { lift: 10 } }, scene);
    expect(actor.pos.y).toBe(56);
    piece.lift = 4;
    step(16);
    expect(actor.pos.y).toBe(62);
    piece.configure({ lift: 0 });
    step(16);
    expect(actor.pos.y).toBe(66);
  });

  test('kept out of collisions, unless it has a collision type of its own', () => {
    const board = boardActor();
    const { actor } = pawnOn(board, { x: 0, y: 0 });
    expect(actor.body.collisionType).toBe(CollisionType.PreventCollision);
    const fixed = new Actor({ collisionType: CollisionType.Fixed });
    fixed.addComponent(new Piece({ board, at: { x: 1, y: 0 } }));
    expect(fixed.body.collisionType).toBe(CollisionType.Fixed);
  });
});

describe('several pieces on one tile', () => {
  test('stand beside each other, open and close smoothly', () => {
    const { scene, step } = headlessWorld();
    const board = boardActor({}, scene);
    const first = pawnOn(board, { x: 0, y: 0 }, {}, scene);
    step(16);
    const second = pawnOn(board, { x: 0, y: 0 }, {}, scene);
    step(80);
    // Half of the time: the first half-way to the left; who is put there is there at once.
    expect(first.actor.pos.x).toBeCloseTo(112, 6);
    step(80);
    expect([first.actor.pos.x, second.actor.pos.x]).toEqual([108, 124]);
    second.piece.leave();
    step(80);
    expect(first.actor.pos.x).toBeCloseTo(112, 6);
    step(200);
    expect(first.actor.pos.x).toBe(116);
  });

  test('a piece that walks through opens them and closes them again', () => {
    const { scene, step } = headlessWorld();
    const board = boardActor({}, scene);
    const stands = pawnOn(board, { x: 1, y: 0 }, {}, scene);
    const walks = pawnOn(board, { x: 0, y: 0 }, { grid: { occupied: 'sneak', speed: 64 } }, scene);
    step(16);
    walks.grid.follow([
      { x: 1, y: 0 },
      { x: 2, y: 0 },
    ]);
    for (let frame = 0; frame < 20; frame++) step(20);
    expect(stands.actor.pos.x).toBe(140);
    for (let frame = 0; frame < 40; frame++) step(20);
    expect([stands.actor.pos.x, walks.actor.pos.x]).toEqual([148, 180]);
  });

  test('the spread can be replaced, or left out', () => {
    const board = boardActor();
    const asked: unknown[] = [];
    const spread = ({ index, count, radius }: { index: number; count: number; radius: number }) => {
      asked.push([index, count, radius]);
      return { x: 0, y: -5 * index };
    };
    const first = pawnOn(board, { x: 0, y: 0 }, { piece: { spread } });
    const second = pawnOn(board, { x: 0, y: 0 }, { piece: { spread } });
    const apart = pawnOn(board, { x: 0, y: 0 }, { piece: { spread: false } });
    expect([first, second, apart].map(({ actor }) => actor.pos.y)).toEqual([66, 61, 66]);
    expect(asked.slice(-2)).toEqual([
      [0, 2, 16],
      [1, 2, 16],
    ]);
  });
});

describe('the life of a piece', () => {
  function standing() {
    const world = headlessWorld();
    const board = boardActor({}, world.scene);
    const pawn = pawnOn(board, { x: 2, y: 3 }, { piece: { z: 4 } }, world.scene);
    world.step(16);
    return { ...world, ...pawn, boardPiece: board, board: boardIn(board) };
  }

  test('killed, it leaves the board at once, and comes back when its actor does', () => {
    const { actor, piece, scene, step, board } = standing();
    const reasons: unknown[] = [];
    piece.events.on('removed', ({ reason }) => reasons.push(reason));
    board.setSolid(actor, true);
    actor.kill();
    expect(piece.isOnBoard).toBe(false);
    step(16);
    expect(reasons).toEqual(['killed']);
    scene.add(actor);
    step(16);
    expect(piece.spot).toMatchObject({ x: 2, y: 3, z: 4 });
    expect(board.isSolid(actor)).toBe(true);
    expect(actor.pos).toMatchObject({ x: 180, y: 162 });
  });

  test('back to a place that is taken, it stays off the board and says so', () => {
    const { actor, piece, scene, step, boardPiece } = standing();
    const missed: unknown[] = [];
    piece.events.on('displaced', ({ at, blocker }) => missed.push([at.x, at.y, blocker]));
    actor.kill();
    step(16);
    const other = pawnOn(boardPiece, { x: 2, y: 3 }, { piece: { z: 4 } }, scene);
    scene.add(actor);
    step(16);
    expect(piece.isOnBoard).toBe(false);
    expect(missed).toEqual([[2, 3, other.actor]]);
    expect(piece.put({ x: 0, y: 0 }).ok).toBe(true);
  });

  test('moved to another scene, it takes its place again', () => {
    const { actor, piece, step } = standing();
    const next = headlessWorld();
    next.scene.transfer(actor);
    step(16);
    next.step(16);
    expect(piece.spot).toMatchObject({ x: 2, y: 3, z: 4 });
    expect(actor.pos).toMatchObject({ x: 180, y: 162 });
  });

  test('cleared with its scene, it has left the board', () => {
    const { scene, step, piece, board } = standing();
    scene.clear();
    step(16);
    expect(piece.isOnBoard).toBe(false);
    expect(board.pieces()).toEqual([]);
  });

  test('taken off the board before, it stays off', () => {
    const { actor, piece, scene, step } = standing();
    piece.leave();
    actor.kill();
    step(16);
    scene.add(actor);
    step(16);
    expect(piece.isOnBoard).toBe(false);
  });

  test('a clone starts off the board, with its own id, and the original goes on', () => {
    const { actor, piece, step } = standing();
    // Excalibur 0.32 clones only what has a colour.
    actor.color = Color.Red;
    const clone = actor.clone();
    clone.name = 'pawn';
    const copy = clone.get(Piece);
    expect(copy).not.toBe(piece);
    expect(copy.isOnBoard).toBe(false);
    expect(copy.put({ x: 0, y: 0 })).toMatchObject({ ok: true });
    expect([piece.id, copy.id]).toEqual(['pawn', 'pawn 2']);
    step(16);
    expect(piece.spot).toMatchObject({ x: 2, y: 3 });
  });

  test('removed from its actor, it leaves the board', () => {
    const { actor, piece, board } = standing();
    actor.removeComponent(Piece, true);
    expect(board.spotOf(actor)).toBeUndefined();
    expect(piece.spot).toBeUndefined();
  });

  test('a board that is killed keeps its pieces where they are', () => {
    const { actor, piece, step, boardPiece } = standing();
    boardPiece.kill();
    step(16);
    expect(piece.put({ x: 0, y: 0 }).ok).toBe(true);
    step(16);
    expect(actor.pos).toMatchObject({ x: 116, y: 66 });
  });

  test('listens to nothing once it is gone', () => {
    const { scene, step } = headlessWorld();
    const open = new Set<object>();
    const { on } = scene.events;
    scene.events.on = (name: string, handler: (event: unknown) => void) => {
      const subscription = on.call(scene.events, name, handler);
      open.add(subscription);
      return { close: () => open.delete(subscription) && subscription.close() };
    };
    const { actor } = pawnOn(boardActor(), { x: 0, y: 0 }, { road: {} }, scene);
    step(16);
    expect(open.size).toBeGreaterThan(0);
    actor.kill();
    step(16);
    expect(open.size).toBe(0);
  });
});

describe('save and load', () => {
  test('through JSON, level, home level and solidity included', () => {
    const board = boardActor();
    pawnOn(board, { x: 1, y: 1 });
    const { piece, actor } = pawnOn(board, { x: 0, y: 0 }, { piece: { z: 1, id: 'queen', solid: true } });
    piece.put({ x: 1, y: 1 }, { occupied: 'sneak' });
    const saved = JSON.parse(JSON.stringify(piece.saveState()));
    expect(saved).toEqual({ id: 'queen', spot: { x: 1, y: 1, z: '1.' }, home: 1, solid: true });
    piece.put({ x: 4, y: 4 });
    boardIn(board).setSolid(actor, false);
    piece.loadState(saved);
    expect(piece.spot).toMatchObject({ x: 1, y: 1, z: '1.' });
    expect([piece.level, boardIn(board).isSolid(actor)]).toEqual([1, true]);
    expect(piece.saveState()).toEqual(saved);
  });

  test('off the board too', () => {
    const { piece } = pawnOn(boardActor(), { x: 0, y: 0 });
    piece.leave();
    const saved = piece.saveState();
    piece.put({ x: 1, y: 1 });
    piece.loadState(saved);
    expect(piece.isOnBoard).toBe(false);
  });

  test('a state that makes no sense is named', () => {
    const { piece } = pawnOn(boardActor(), { x: 0, y: 0 });
    expect(() => piece.loadState({ id: 'a', spot: { x: 0.5, y: 0, z: 1 }, solid: false })).toThrow(/spot\.x/);
    expect(piece.spot).toMatchObject({ x: 0, y: 0 });
  });
});

describe('Solid', () => {
  test('while attached and enabled', () => {
    const board = boardActor();
    const { actor, piece } = pawnOn(board, { x: 0, y: 0 });
    const solid = new Solid();
    actor.addComponent(solid);
    expect(boardIn(board).isSolid(actor)).toBe(true);
    solid.enabled = false;
    expect(boardIn(board).isSolid(actor)).toBe(false);
    solid.enabled = true;
    piece.leave();
    piece.put({ x: 2, y: 2 });
    expect(boardIn(board).isSolid(actor)).toBe(true);
    actor.removeComponent(Solid, true);
    expect(boardIn(board).isSolid(actor)).toBe(false);
  });

  test('attached before the piece', () => {
    const board = boardActor();
    const actor = new Actor();
    actor.addComponent(new Solid());
    actor.addComponent(new Piece({ board, at: { x: 0, y: 0 } }));
    expect(boardIn(board).isSolid(actor)).toBe(true);
    expect(actor.get(Solid).clone().enabled).toBe(true);
  });

  test('in the way of others', () => {
    const board = boardActor();
    const { actor } = pawnOn(board, { x: 1, y: 0 });
    actor.addComponent(new Solid());
    const { grid } = pawnOn(board, { x: 0, y: 0 });
    expect(grid.toward('E')).toMatchObject({ ok: false, reason: 'solid' });
  });
});

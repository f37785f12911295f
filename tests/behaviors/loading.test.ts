// States that do not fit change nothing, and the behaviours of an actor can be loaded in any order.
import { describe, expect, test } from 'vitest';
import { type ActorBoard, boardOf } from '../../src/behaviors/board-behavior.js';
import { SquareBoard } from '../../src/behaviors/square-board.js';
import { headlessWorld } from './headless.js';
import { boardActor, logOf, pawnOn } from './pawns.js';

const ring = ['#####', '#...#', '#...#', '#...#', '#####'];
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

function game() {
  const world = headlessWorld();
  const actor = boardActor({ tiles: ring }, world.scene);
  const board = boardOf(actor)?.board;
  if (!board) throw new Error('no board');
  const add = (at: { x: number; y: number }, name = 'pawn') => {
    const pawn = pawnOn(actor, at, { name, road: { face: 'E' } }, world.scene);
    return { ...pawn, log: logOf(pawn.actor) };
  };
  const frames = (count: number) => {
    for (let frame = 0; frame < count; frame++) world.step(20);
  };
  return { ...world, boardActor: actor, board, add, frames };
}

type Pawn = ReturnType<ReturnType<typeof game>['add']>;

const saved = ({ piece, road, grid }: Pawn) => throughJson([piece.saveState(), road.saveState(), grid.saveState()]);

describe('a piece', () => {
  test('whose place is taken stays where and what it was', () => {
    const { add, frames } = game();
    const [pawn, other] = [add({ x: 0, y: 0 }), add({ x: 3, y: 0 }, 'other')];
    frames(1);
    const before = saved(pawn);
    expect(() => pawn.piece.loadState({ ...other.piece.saveState(), id: 'pawn' })).toThrow(/\(3, 0\) is occupied/);
    expect(() => pawn.piece.loadState({ id: 'pawn', spot: { x: 9, y: 9, z: 1 }, solid: false })).toThrow(/outside/);
    expect(() => pawn.piece.loadState({ ...pawn.piece.saveState(), id: 'other' })).toThrow(/'other' is the id/);
    expect(saved(pawn)).toEqual(before);
    expect(pawn.log).toEqual([]);
  });

  test('that has traded places with another is loaded once both are off the board', () => {
    const { add } = game();
    const [one, two] = [add({ x: 0, y: 0 }, 'one'), add({ x: 3, y: 0 }, 'two')];
    const states = [one.piece.saveState(), two.piece.saveState()];
    one.grid.swap(two.actor);
    one.piece.leave();
    two.piece.leave();
    one.piece.loadState(states[0] ?? {});
    two.piece.loadState(states[1] ?? {});
    expect([one.piece.spot?.x, two.piece.spot?.x]).toEqual([0, 3]);
    expect([one.piece.id, two.piece.id]).toEqual(['one', 'two']);
  });

  test('takes the id of its state', () => {
    const { add } = game();
    const pawn = add({ x: 0, y: 0 });
    pawn.piece.loadState({ ...pawn.piece.saveState(), id: 'hero' });
    expect(pawn.piece.id).toBe('hero');
    expect(add({ x: 4, y: 4 }).piece.id).toBe('pawn');
  });
});

describe('a movement', () => {
  test.for([
    [0, 1, 2],
    [2, 1, 0],
    [1, 0, 2],
  ])('goes on after a load in the order %j', (order) => {
    const first = game();
    const pawn = first.add({ x: 0, y: 0 });
    pawn.grid.follow(pawn.road.forward(5));
    first.frames(12);
    pawn.grid.cancel();
    const states = saved(pawn);
    const second = game();
    const copy = second.add({ x: 4, y: 4 });
    const behaviors = [copy.piece, copy.road, copy.grid];
    for (const index of order) behaviors[index]?.loadState(states[index] ?? {});
    expect(saved(copy)).toEqual(states);
    copy.grid.follow();
    second.frames(40);
    expect(copy.piece.spot).toMatchObject({ x: 4, y: 1 });
    expect([copy.road.face, copy.road.cameFrom?.y]).toEqual([1, 0]);
  });

  test('whose state does not fit the board is as it was', () => {
    const { add } = game();
    const pawn = add({ x: 0, y: 0 });
    pawn.road.commit(pawn.road.forward(5, { fork: 'random' }));
    const before = saved(pawn);
    const [, state] = before;
    const random: [number, number, number, number] = [1, 2, 3, 4];
    const bad: object[] = [
      { ...state, random, face: 17 },
      { ...state, random, tile: { x: 9, y: 9 } },
      { ...state, random, jump: { from: { x: 0, y: 0 }, to: { x: 2, y: 2 } } },
    ];
    for (const each of bad) expect(() => pawn.road.loadState(each)).toThrow(/MonopolyMovement\.loadState/);
    expect(saved(pawn)).toEqual(before);
  });
});

describe('a save in the middle of a chain of jumps', () => {
  const jumps = (board: ActorBoard) => {
    board.setTile({ x: 2, y: 0 }, { jump: { x: 4, y: 0 } });
    board.setTile({ x: 4, y: 0 }, { jump: { x: 0, y: 4 } });
  };

  test('goes on to its end', () => {
    const first = game();
    jumps(first.board);
    const pawn = first.add({ x: 0, y: 0 });
    pawn.grid.follow(pawn.road.forward(2));
    first.frames(12);
    expect(pawn.log.at(-1)).toBe('moved 4,0');
    const states = saved(pawn);
    const second = game();
    jumps(second.board);
    const copy = second.add({ x: 4, y: 4 });
    for (const [index, behavior] of [copy.piece, copy.road, copy.grid].entries())
      behavior.loadState(states[index] ?? {});
    expect(copy.road.isBusy).toBe(true);
    copy.log.length = 0;
    const walk = copy.grid.follow();
    second.frames(40);
    expect(copy.log).toEqual(['jumped 4,0', 'jumping 0,4', 'moved 0,4', 'jumped 0,4', 'finished arrived']);
    expect(walk.end).toBe('arrived');
    expect(copy.piece.spot).toMatchObject({ x: 0, y: 4 });
    expect(copy.road.isBusy).toBe(false);
  });
});

describe('what comes between', () => {
  test('a tile taken away under a piece that glides onto it: the move ends, and the next may begin', () => {
    const { board, add, frames } = game();
    const pawn = add({ x: 0, y: 0 });
    frames(1);
    pawn.grid.follow(pawn.road.forward(2));
    frames(8);
    board.setTile({ x: 2, y: 0 }, undefined);
    frames(20);
    expect(pawn.log.filter((entry) => /^(pass|land|finished)/.test(entry))).toEqual([
      'pass 1,0',
      'land 2,0',
      'finished arrived',
    ]);
    expect([pawn.road.isMoveOpen, pawn.road.isBusy]).toEqual([false, false]);
  });

  test('put on another board, a handler of `removed` may put it back, and it is on one board only', () => {
    const { board, add, scene } = game();
    const pawn = add({ x: 0, y: 0 });
    const elsewhere = boardActor({}, scene);
    const once = pawn.piece.events.on('removed', () => {
      once.close();
      pawn.piece.put({ x: 1, y: 0 });
    });
    expect(pawn.piece.put({ x: 2, y: 2 }, { board: elsewhere })).toEqual({ ok: false, reason: 'already-on-board' });
    const boards = [board, boardOf(elsewhere)?.board];
    expect(boards.map((each) => each?.spotOf(pawn.actor)?.x)).toEqual([1, undefined]);
    expect(pawn.piece.spot).toMatchObject({ x: 1, y: 0 });
  });

  test('a fork is offered to a piece that stands there as the plan has left it, not to one put back there', () => {
    const { board, add, frames } = game();
    board.setTile({ x: 2, y: 1 }, {});
    const pawn = add({ x: 0, y: 0 });
    pawn.road.configure({ fork: 'choose' });
    frames(1);
    pawn.grid.follow(pawn.road.forward(4));
    frames(30);
    expect(pawn.road.openFork?.remaining).toBe(2);
    pawn.piece.put({ x: 0, y: 0 });
    pawn.piece.put({ x: 2, y: 0 });
    expect(pawn.road.openFork).toBeUndefined();
  });

  test('`follow` at the end of a walk that has landed already leaves nothing busy', () => {
    const { add } = game();
    const pawn = add({ x: 0, y: 0 });
    pawn.road.commit(pawn.road.forward(1));
    const step = pawn.road.popTile();
    if (step) pawn.piece.put(step.tile);
    expect(pawn.grid.follow()).toMatchObject({ ok: false, reason: 'nothing-to-follow' });
    expect(pawn.road.isBusy).toBe(false);
    expect(pawn.road.commit(pawn.road.forward(1)).ok).toBe(true);
  });

  test('killed before its first frame, it has left the board', () => {
    const { board, add } = game();
    const pawn = add({ x: 0, y: 0 });
    pawn.actor.kill();
    expect(board.piecesAt({ x: 0, y: 0 })).toEqual([]);
    expect(pawn.piece.isOnBoard).toBe(false);
  });

  test('pieces lost to a smaller board make no room on a tile of the same number', () => {
    const { boardActor: actor, add, frames } = game();
    for (let count = 0; count < 3; count++) add({ x: 4, y: 0 }, `lost ${count}`);
    const pawn = add({ x: 0, y: 0 });
    frames(1);
    actor.get(SquareBoard).configure({ columns: 4, rows: 5 });
    frames(20);
    pawn.piece.put({ x: 0, y: 1 });
    frames(20);
    // In the middle of its tile, as a piece alone stands.
    expect(pawn.actor.pos).toMatchObject({ x: 116, y: 98 });
  });
});

test('instant requests awaited one after another let a frame through, so that no page stands still', async () => {
  const { scene, step } = headlessWorld();
  const pawn = pawnOn(boardActor({}, scene), { x: 0, y: 0 }, { grid: { instant: true } }, scene);
  step(1);
  let requests = 0;
  const walkOn = async () => {
    for (; requests < 1000; requests++) await pawn.grid.toward(requests % 2 === 0 ? 'E' : 'W').done;
  };
  const all = walkOn();
  await new Promise((resolve) => setTimeout(resolve));
  expect(requests).toBeLessThan(1000);
  for (let frame = 0; frame < 20; frame++) {
    step(20);
    await new Promise((resolve) => setTimeout(resolve));
  }
  await all;
  expect(pawn.piece.spot).toMatchObject({ x: 0, y: 0 });
});

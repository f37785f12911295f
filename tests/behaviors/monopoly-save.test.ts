import type { Actor } from 'excalibur';
import { Actor as ExcaliburActor } from 'excalibur';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../src/behaviors/board-behavior.js';
import type { MonopolyOptions } from '../../src/behaviors/monopoly/monopoly-options.js';
import { SquareBoard } from '../../src/behaviors/square-board.js';
import { Board, type TileProperties } from '../../src/boards/index.js';
import { headlessWorld } from './headless.js';
import { boardActor, logOf, pawnOn } from './pawns.js';

const town = ['#######', '#..#..#', '#######', '#..#..#', '#######'];

function roadPawn(road: MonopolyOptions = {}, seed: number | string = 7) {
  const world = headlessWorld();
  const boardPiece = boardActor({ columns: 7, rows: 5, tiles: town, seed }, world.scene);
  const board = boardOf(boardPiece)?.board;
  if (!board) throw new Error('no board');
  const pawn = pawnOn(boardPiece, { x: 0, y: 0 }, { road: { face: 'E', ...road } }, world.scene);
  world.step(1);
  return { ...world, ...pawn, board, boardPiece, log: logOf(pawn.actor) };
}

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** The same game in another process: the board out of its save, and a fresh pawn with the saved state. */
function loaded(pawn: ReturnType<typeof roadPawn>, road: MonopolyOptions = {}) {
  const world = headlessWorld();
  const save = throughJson(pawn.board.save({ idOf: () => pawn.piece.id }));
  const board = Board.load<TileProperties, Actor>({ ...save, pieces: [] });
  const boardPiece = new ExcaliburActor();
  boardPiece.addComponent(new SquareBoard({ board }));
  world.scene.add(boardPiece);
  const next = pawnOn(boardPiece, { x: 6, y: 4 }, { road }, world.scene);
  next.piece.loadState(throughJson(pawn.piece.saveState()));
  next.road.loadState(throughJson(pawn.road.saveState()));
  next.grid.loadState(throughJson(pawn.grid.saveState()));
  world.step(1);
  return { ...world, ...next, board, boardPiece, log: logOf(next.actor) };
}

type Pawn = ReturnType<typeof roadPawn> | ReturnType<typeof loaded>;

function stanceOf({ road, piece }: Pawn) {
  const { face, cameFrom, path, remainingPoints, totalMovingPoints, target, openFork, isMoveOpen } = road;
  const steps = path.map(({ tile: { x, y }, ...step }) => ({ ...step, x, y }));
  return {
    spot: piece.spot,
    face,
    cameFrom: cameFrom && [cameFrom.x, cameFrom.y],
    steps,
    remainingPoints,
    totalMovingPoints,
    target: target && [target.x, target.y],
    fork: openFork && [
      openFork.ways.map(({ direction, cost }) => [direction, cost]),
      openFork.back,
      openFork.remaining,
    ],
    isMoveOpen,
  };
}

/** Something that a player or the game does. */
const acts: Record<string, (pawn: Pawn) => unknown> = {
  forward: ({ road }) => road.commit(road.forward(3)),
  'forward at random': ({ road }) => road.commit(road.forward(5, { fork: 'random' })),
  'forward backwards': ({ road }) => road.commit(road.forward(3, { backwards: true, fork: 'choose' })),
  'advance to': ({ road }) => road.commit(road.forwardTo({ x: 6, y: 4 }, { fork: 'choose' })),
  choose: ({ road }) => road.resume(road.openFork?.ways[0]?.direction ?? 0),
  'choose back': ({ road }) => road.resume(road.openFork?.back ?? 0),
  pop: ({ road, piece }) => {
    const step = road.popTile();
    if (step) piece.put(step.tile);
  },
  'pop only': ({ road }) => road.popTile(),
  walk: ({ grid }) => grid.follow(),
  frames: ({ step }) => {
    for (let frame = 0; frame < 15; frame++) step(20);
  },
  undo: ({ road }) => road.undoStep(),
  retrace: ({ road }) => road.retrace(2),
  'put elsewhere': ({ piece }) => piece.put({ x: 3, y: 2 }),
};

describe('a save', () => {
  test('at any moment, through JSON, goes on like the game itself', () => {
    const names = fc.constantFrom(...Object.keys(acts));
    fc.assert(
      fc.property(fc.array(names, { maxLength: 14 }), fc.array(names, { maxLength: 14 }), (before, after) => {
        const pawn = roadPawn({ fork: 'choose' });
        for (const name of before) acts[name]?.(pawn);
        // A picture on its way is not saved: it is on its tile when the game is loaded.
        pawn.grid.cancel();
        const copy = loaded(pawn, { fork: 'choose' });
        expect(stanceOf(copy)).toEqual(stanceOf(pawn));
        expect(throughJson(copy.road.saveState())).toEqual(throughJson(pawn.road.saveState()));
        pawn.log.length = 0;
        copy.log.length = 0;
        for (const name of after) {
          acts[name]?.(pawn);
          acts[name]?.(copy);
        }
        expect(stanceOf(copy)).toEqual(stanceOf(pawn));
        expect(copy.log).toEqual(pawn.log);
      }),
      { numRuns: 50 },
    );
  });

  test('in the middle of a glide: the tile is passed, and the walk can be followed on', () => {
    const pawn = roadPawn();
    pawn.grid.follow(pawn.road.forward(3));
    pawn.step(50);
    const copy = loaded(pawn);
    expect(copy.piece.spot).toMatchObject({ x: 1, y: 0 });
    copy.grid.follow();
    for (let frame = 0; frame < 30; frame++) copy.step(20);
    expect(copy.log.filter((entry) => /^(pass|land)/.test(entry))).toEqual(['pass 1,0', 'pass 2,0', 'land 3,0']);
  });

  test('the callbacks are those of the behaviour that loads', () => {
    const pawn = roadPawn({ fork: 'choose', cost: () => 1 });
    pawn.grid.follow(pawn.road.forward(5));
    for (let frame = 0; frame < 30; frame++) pawn.step(20);
    const copy = loaded(pawn, { fork: 'choose', cost: () => 2 });
    expect(copy.road.openFork).toMatchObject({ remaining: 2 });
    const answer = copy.road.resume('E');
    expect(answer.ok && answer.path.map(({ cost }) => cost)).toEqual([2]);
  });

  test('a walk to a goal that is no tile is saved with its path, but cannot be resumed after a load', () => {
    const pawn = roadPawn({ fork: 'choose' });
    const plan = pawn.road.forwardTo((tile) => tile.x === 6 && tile.y === 4);
    pawn.road.commit(plan);
    const copy = loaded(pawn);
    expect(copy.road.path).toHaveLength(plan.steps.length);
    for (let step = copy.road.popTile(); step; step = copy.road.popTile()) copy.piece.put(step.tile);
    expect(copy.road.resume('E')).toEqual({ ok: false, reason: 'no-fork' });
  });

  test('what makes no sense is named, and nothing has changed', () => {
    const { road } = roadPawn();
    const saved = throughJson(road.saveState());
    expect(() => road.loadState({ ...saved, face: 'E' })).toThrow(/MonopolyMovement\.loadState|face/);
    expect(() => road.loadState({})).toThrow(/face/);
    expect(road.saveState()).toEqual(saved);
  });
});

import type { Actor as Pawn } from 'excalibur';
import { Actor } from 'excalibur';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../src/behaviors/board-behavior.js';
import { GridMove } from '../../src/behaviors/grid-move.js';
import { Piece } from '../../src/behaviors/piece.js';
import { headlessWorld } from './headless.js';
import { boardActor, logOf, pawnOn } from './pawns.js';

/** A pawn at (2, 2) in the middle of a board of 5 × 5 tiles, in a scene. */
function middle(options: Parameters<typeof pawnOn>[2] = {}, boardOptions: Parameters<typeof boardActor>[0] = {}) {
  const world = headlessWorld();
  const boardPiece = boardActor(boardOptions, world.scene);
  const board = boardOf(boardPiece)?.board;
  if (!board) throw new Error('no board');
  const pawn = pawnOn(boardPiece, { x: 2, y: 2 }, options, world.scene);
  world.step(1);
  return { ...world, ...pawn, board, boardPiece, log: logOf(pawn.actor) };
}

describe('a step', () => {
  test('beforeMove, the board, accepted, the picture glides, arrived, finished', () => {
    const { grid, step, piece, actor, log } = middle();
    const request = grid.toward('E');
    expect(request).toMatchObject({ ok: true, from: { x: 2, y: 2 }, to: { x: 3, y: 2, z: 1 }, direction: 0 });
    expect(piece.spot).toMatchObject({ x: 3, y: 2 });
    expect(log).toEqual(['beforeMove 3,2', 'moved 3,2', 'accepted 3,2']);
    step(50);
    // 320 px/s: 16 of the 32 pixels from the middle of (2, 2), which is at (100, 50) + (80, 80).
    expect(actor.pos.x).toBeCloseTo(196, 9);
    expect(actor.pos.y).toBe(130);
    step(50);
    expect(actor.pos).toMatchObject({ x: 212, y: 130 });
    expect(log.slice(3)).toEqual(['arrived 3,2', 'finished arrived']);
  });

  test('can be tested before: nothing moves and nothing is raised, and the answer is the one that a step would get', () => {
    const { grid, board, boardPiece, scene, piece, log } = middle();
    board.setWall({ x: 2, y: 2 }, 'N', 'wall');
    board.setTile({ x: 1, y: 2 }, { solid: true });
    const other = pawnOn(boardPiece, { x: 2, y: 3 }, { name: 'other' }, scene);
    expect(grid.test({ x: 3, y: 2 })).toEqual({ ok: true });
    expect(grid.test({ x: 2, y: 2 })).toEqual({ ok: true });
    expect(grid.test({ x: 2, y: 1 })).toEqual({ ok: false, reason: 'edge' });
    expect(grid.test({ x: 1, y: 2 })).toEqual({ ok: false, reason: 'solid' });
    expect(grid.test({ x: 2, y: 3 })).toEqual({ ok: false, reason: 'occupied', blocker: other.actor });
    expect(grid.test({ x: 9, y: 9 })).toEqual({ ok: false, reason: 'outside' });
    grid.enabled = false;
    expect(grid.test({ x: 3, y: 2 })).toEqual({ ok: false, reason: 'disabled' });
    expect([log, piece.spot?.x]).toEqual([[], 2]);
  });

  test('the answer and the event are the same value', () => {
    const { grid } = middle();
    const heard: unknown[] = [];
    grid.events.on('accepted', (result) => heard.push(result));
    grid.events.on('rejected', (result) => heard.push(result));
    const accepted = grid.toward('E');
    const rejected = grid.to({ x: 9, y: 9 });
    expect(heard[0]).toBe(accepted);
    expect(heard[1]).toBe(rejected);
  });

  test('beforeMove names the pieces on the target, and the game may move them away', () => {
    const { grid, boardPiece, scene, piece } = middle();
    const other = pawnOn(boardPiece, { x: 3, y: 2 }, { name: 'other' }, scene);
    grid.events.on('beforeMove', ({ pieces, to }) => {
      expect(pieces).toEqual([other.actor]);
      expect(to).toMatchObject({ x: 3, y: 2 });
      other.piece.put({ x: 4, y: 4 });
    });
    expect(grid.toward('E').ok).toBe(true);
    expect(piece.spot).toMatchObject({ x: 3, y: 2 });
  });
});

describe('why a step is refused, in this order', () => {
  test('outside', () => {
    const { grid, log } = middle();
    expect(grid.to({ x: 5, y: 2 })).toMatchObject({ ok: false, reason: 'outside' });
    expect(log).toEqual(['beforeMove', 'rejected outside', 'finished refused']);
  });

  test('off the edge of the board: an event tells of it (rex D1 was silent)', () => {
    const { grid, log, piece } = middle();
    piece.put({ x: 4, y: 2 });
    log.length = 0;
    expect(grid.toward('E')).toMatchObject({ ok: false, reason: 'outside' });
    expect(log).toEqual(['beforeMove', 'rejected outside', 'finished refused']);
  });

  test('no tile, unless none is required', () => {
    const { grid, board } = middle();
    board.setTile({ x: 3, y: 2 }, undefined);
    expect(grid.toward('E')).toMatchObject({ ok: false, reason: 'no-tile' });
    grid.configure({ requireTile: false });
    expect(grid.toward('E').ok).toBe(true);
  });

  test('a closed edge, between neighbours only', () => {
    const { grid, board } = middle();
    board.setEdge({ x: 2, y: 2 }, 'E', false);
    expect(grid.toward('E')).toMatchObject({ ok: false, reason: 'edge' });
    expect(grid.to({ x: 4, y: 2 }).ok).toBe(true);
  });

  test('solid: the tile, then a piece on any level', () => {
    const { grid, board, boardPiece, scene } = middle();
    board.setTile({ x: 3, y: 2 }, { solid: true });
    expect(grid.toward('E')).toMatchObject({ ok: false, reason: 'solid' });
    const { actor } = pawnOn(boardPiece, { x: 1, y: 2 }, { piece: { solid: true, z: 'wall' } }, scene);
    const request = grid.toward('W');
    expect(request).toMatchObject({ ok: false, reason: 'solid' });
    expect(request.ok ? undefined : request.blocker).toBe(actor);
  });

  test('a solid mover is not in its own way', () => {
    const { grid } = middle({ piece: { solid: true } });
    expect(grid.toward('E').ok).toBe(true);
  });

  test('its own level is taken; another level is free', () => {
    const { grid, boardPiece, scene, piece } = middle();
    const { actor } = pawnOn(boardPiece, { x: 3, y: 2 }, {}, scene);
    const request = grid.toward('E');
    expect(request).toMatchObject({ ok: false, reason: 'occupied' });
    expect(request.ok ? undefined : request.blocker).toBe(actor);
    pawnOn(boardPiece, { x: 1, y: 2 }, { piece: { z: 7 } }, scene);
    expect(grid.toward('W').ok).toBe(true);
    expect(piece.spot?.z).toBe(1);
  });

  test('canMove, asked last', () => {
    const asked: unknown[] = [];
    const { grid, actor } = middle({
      grid: {
        canMove: (question) => {
          asked.push(question);
          return false;
        },
      },
    });
    expect(grid.to({ x: 5, y: 5 })).toMatchObject({ ok: false, reason: 'outside' });
    expect(asked).toEqual([]);
    expect(grid.toward('N')).toMatchObject({ ok: false, reason: 'refused' });
    expect(asked).toMatchObject([
      { piece: actor, from: { x: 2, y: 2 }, x: 2, y: 1, direction: 3, tile: { x: 2, y: 1 } },
    ]);
  });

  test('disabled: nothing moves, not even on the board (rex V9 moved)', () => {
    const { grid, piece, log } = middle();
    grid.enabled = false;
    expect(grid.toward('E')).toMatchObject({ ok: false, reason: 'disabled' });
    expect(piece.spot).toMatchObject({ x: 2, y: 2 });
    expect(log).toEqual(['rejected disabled', 'finished refused']);
  });

  test('off the board', () => {
    const { grid, piece } = middle();
    piece.leave();
    expect(grid.toward('E')).toMatchObject({ ok: false, reason: 'off-board' });
    const alone = new Actor();
    alone.addComponent(new GridMove());
    expect(alone.get(GridMove).to({ x: 0, y: 0 })).toMatchObject({ ok: false, reason: 'off-board' });
  });

  test('a refused request leaves the one under way alone', async () => {
    const { grid, step, actor } = middle();
    const first = grid.toward('E');
    step(40);
    expect(grid.to({ x: 9, y: 9 }).end).toBe('refused');
    step(60);
    expect(first.end).toBe('arrived');
    expect(actor.pos.x).toBe(212);
  });
});

describe('programming mistakes', () => {
  test('a direction that the layout does not have', () => {
    const { grid } = middle();
    expect(() => grid.toward('UP')).toThrow(/GridMove.toward: direction is 'UP', but/);
  });

  test('a speed of 0 (rex V11 ran for ever), and what else makes no sense', () => {
    expect(() => new GridMove({ speed: 0 })).toThrow('GridMove.speed: 0 is not allowed, must be a finite number > 0');
    expect(() => new GridMove({ acceleration: -1 })).toThrow('GridMove.acceleration');
    expect(() => new GridMove({ occupied: 'push' as 'kick' })).toThrow(/GridMove.occupied: 'push' .* 'refuse' or/);
  });
});

describe('to its own tile', () => {
  test('is answered ok, raises nothing and has arrived', async () => {
    const { grid, log } = middle();
    const request = grid.to({ x: 2, y: 2 });
    expect(request).toMatchObject({ ok: true, from: { x: 2, y: 2 }, to: { x: 2, y: 2 } });
    expect(await request.done).toBe('arrived');
    expect(grid.by({ dx: 0, dy: 0 }).ok).toBe(true);
    expect(log).toEqual([]);
  });
});

describe('other requests', () => {
  test('by an offset, folded on wrapped axes', () => {
    const { grid, piece } = middle({}, { wrap: 'x' });
    expect(grid.by({ dx: 4, dy: -1 })).toMatchObject({ ok: true, to: { x: 1, y: 1 } });
    expect(grid.by({ dx: 0, dy: -2 })).toMatchObject({ ok: false, reason: 'outside' });
    expect(piece.spot).toMatchObject({ x: 1, y: 1 });
  });

  test('to another piece, on its own level', () => {
    const { grid, boardPiece, scene } = middle();
    const { actor } = pawnOn(boardPiece, { x: 4, y: 1 }, { piece: { z: 3 } }, scene);
    expect(grid.toPiece(actor)).toMatchObject({ ok: true, to: { x: 4, y: 1, z: 1 } });
  });

  test('swap: both change places, and both pictures glide', () => {
    const { grid, boardPiece, scene, step, actor, piece, log } = middle();
    const other = pawnOn(boardPiece, { x: 2, y: 4 }, {}, scene);
    step(1);
    const request = grid.swap(other.actor);
    expect(request).toMatchObject({ ok: true, to: { x: 2, y: 4 } });
    expect([piece.spot, other.piece.spot]).toMatchObject([{ y: 4 }, { y: 2 }]);
    step(100);
    expect([actor.pos.y, other.actor.pos.y]).toEqual([162, 162]);
    step(100);
    expect([actor.pos.y, other.actor.pos.y]).toEqual([194, 130]);
    expect(log).toEqual(['beforeMove 2,4', 'moved 2,4', 'accepted 2,4', 'arrived 2,4', 'finished arrived']);
  });

  test('swap with a piece of no board', () => {
    const { grid } = middle();
    expect(grid.swap(new Actor())).toMatchObject({ ok: false, reason: 'off-board' });
  });
});

describe('occupied', () => {
  test('sneak: a level of its own until the old one is free (rex D2, V4)', () => {
    const { grid, boardPiece, scene, piece } = middle({ grid: { occupied: 'sneak' } });
    const first = pawnOn(boardPiece, { x: 3, y: 2 }, {}, scene);
    expect(grid.toward('E').ok).toBe(true);
    expect(piece.spot?.z).not.toBe(1);
    expect(piece.level).toBe(1);
    first.grid.toward('E');
    expect(piece.spot?.z).toBe(1);
  });

  test('sneak through: on the next free tile it has its own level again', () => {
    const { grid, boardPiece, scene, piece } = middle({ grid: { occupied: 'sneak' } });
    pawnOn(boardPiece, { x: 3, y: 2 }, {}, scene);
    grid.toward('E');
    grid.toward('E');
    expect(piece.spot).toMatchObject({ x: 4, y: 2, z: 1 });
  });

  test('two sneak onto one tile, each on a level of its own', () => {
    const { grid, boardPiece, scene, board } = middle({ grid: { occupied: 'sneak' } });
    pawnOn(boardPiece, { x: 3, y: 2 }, {}, scene);
    const third = pawnOn(boardPiece, { x: 3, y: 1 }, { grid: { occupied: 'sneak' } }, scene);
    grid.toward('E');
    third.grid.toward('S');
    expect(new Set(board.piecesAt({ x: 3, y: 2 }).map((piece: Pawn) => board.spotOf(piece)?.z)).size).toBe(3);
  });

  test('kick: the other is removed', () => {
    const { grid, boardPiece, scene, log } = middle({ grid: { occupied: 'kick' } });
    const other = pawnOn(boardPiece, { x: 3, y: 2 }, {}, scene);
    const kicked: unknown[] = [];
    grid.events.on('kicked', ({ piece }) => kicked.push(piece));
    const walk = other.grid.toward('W');
    expect(walk.ok).toBe(false);
    expect(grid.toward('E').ok).toBe(true);
    expect(kicked).toEqual([other.actor]);
    expect(other.piece.isOnBoard).toBe(false);
    expect(log).toContain('kicked 3,2');
  });

  test('kick does not kick what is solid', () => {
    const { grid, boardPiece, scene } = middle({ grid: { occupied: 'kick' } });
    pawnOn(boardPiece, { x: 3, y: 2 }, { piece: { solid: true } }, scene);
    expect(grid.toward('E')).toMatchObject({ ok: false, reason: 'solid' });
  });
});

describe('rotate', () => {
  test('turns the actor to its direction on the board, whatever the rotation of board and parent', () => {
    const { grid, actor, boardPiece, scene } = middle({ grid: { rotate: true } });
    grid.toward('S');
    expect(actor.rotation).toBeCloseTo(Math.PI / 2, 6);
    boardPiece.rotation = 0.5;
    grid.toward('E');
    expect(actor.rotation).toBeCloseTo(0.5, 6);
    const child = new Actor();
    boardPiece.addChild(child);
    child.addComponent(new Piece({ board: boardPiece, at: { x: 0, y: 0 } }));
    child.addComponent(new GridMove({ rotate: true }));
    scene.add(child);
    child.get(GridMove).toward('S');
    expect(child.rotation).toBeCloseTo(Math.PI / 2, 6);
  });
});

describe('a list of tiles', () => {
  const path = [3, 4].map((x) => ({ x, y: 2 })).concat({ x: 4, y: 3 });

  test('is walked step by step, each step tested', () => {
    const { grid, step, log } = middle();
    const walk = grid.follow(path);
    expect(walk).toMatchObject({ ok: true, to: { x: 3, y: 2 } });
    for (let frame = 0; frame < 30; frame++) step(10);
    expect(walk.end).toBe('arrived');
    expect(log).toEqual([
      ...['beforeMove 3,2', 'moved 3,2', 'accepted 3,2', 'arrived 3,2'],
      ...['beforeMove 4,2', 'moved 4,2', 'accepted 4,2', 'arrived 4,2'],
      ...['beforeMove 4,3', 'moved 4,3', 'accepted 4,3', 'arrived 4,3', 'finished arrived'],
    ]);
  });

  test('a refused step ends the walk and stays first in the list; it can be followed on', () => {
    const { grid, step, board, log, piece } = middle();
    board.setTile({ x: 4, y: 2 }, { solid: true });
    const walk = grid.follow(path);
    step(100);
    expect(walk.end).toBe('refused');
    expect(log.slice(-3)).toEqual(['beforeMove 4,2', 'rejected solid', 'finished refused']);
    expect(grid.path).toEqual(path.slice(1));
    board.setTile({ x: 4, y: 2 }, {});
    const rest = grid.follow();
    step(100);
    step(100);
    expect(rest.end).toBe('arrived');
    expect(piece.spot).toMatchObject({ x: 4, y: 3 });
    expect(grid.follow()).toMatchObject({ ok: false, reason: 'nothing-to-follow' });
  });

  test('the list given is not changed', () => {
    const { grid, step } = middle();
    const given = [...path];
    grid.follow(given);
    step(500);
    expect(given).toEqual(path);
  });

  test('an empty one is answered ok, raises nothing and has arrived', () => {
    const { grid, log } = middle();
    expect(grid.follow([])).toMatchObject({ ok: true, end: 'arrived' });
    expect(log).toEqual([]);
  });
});

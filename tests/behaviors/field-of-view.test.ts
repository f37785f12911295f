import type { Actor } from 'excalibur';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../src/behaviors/board-behavior.js';
import { FieldOfView } from '../../src/behaviors/field-of-view.js';
import type { FieldOfViewOptions } from '../../src/behaviors/sight/field-of-view-options.js';
import type { SquareBoardOptions } from '../../src/behaviors/square-board.js';
import { headlessWorld } from './headless.js';
import { boardActor, pawnOn } from './pawns.js';

/** A guard in the west of a board of 5 × 5 tiles. */
function guard(options: FieldOfViewOptions = {}, boardOptions: SquareBoardOptions = {}) {
  const world = headlessWorld();
  const ground = boardActor(boardOptions, world.scene);
  const board = boardOf(ground)?.board;
  if (!board) throw new Error('no board');
  const pawn = pawnOn(ground, { x: 0, y: 2 }, { name: 'guard' }, world.scene);
  const eyes = new FieldOfView(options);
  pawn.actor.addComponent(eyes);
  const log: string[] = [];
  eyes.events.on('changed', ({ entered, left }) => log.push(`+${entered.length} -${left.length}`));
  eyes.events.on('spotted', ({ piece }) => log.push(`spotted ${piece.name}`));
  eyes.events.on('lost', ({ piece }) => log.push(`lost ${piece.name}`));
  const thief = (at: { x: number; y: number }) => pawnOn(ground, at, { name: 'thief' }, world.scene);
  return { ...world, ...pawn, ground, board, eyes, log, thief };
}

describe('what a piece sees', () => {
  test('is all of an open board; a solid tile is seen, what is behind it is not', () => {
    const { eyes, board } = guard();
    expect(eyes.tiles).toHaveLength(25);
    board.setTile({ x: 2, y: 2 }, { solid: true });
    expect([eyes.sees({ x: 2, y: 2 }), eyes.sees({ x: 3, y: 2 }), eyes.sees({ x: 4, y: 2 })]).toEqual([
      true,
      false,
      false,
    ]);
    expect(eyes.look({ x: 4, y: 2 })).toMatchObject({ ok: false, reason: 'opaque', tile: { x: 2, y: 2 } });
  });

  test('ends at a wall, unless that is transparent', () => {
    const { eyes, board } = guard();
    board.setWall({ x: 0, y: 2 }, 'E', 'wall');
    expect(eyes.sees({ x: 1, y: 2 })).toBe(false);
    board.setWall({ x: 0, y: 2 }, 'E', 'window', { transparent: true });
    expect(eyes.sees({ x: 1, y: 2 })).toBe(true);
  });

  test('with a range is what lies within so many steps', () => {
    // On a board of 4 directions from the middle of a side: 1 + 3 + 5 tiles.
    expect(guard({ range: 2 }).eyes.tiles).toHaveLength(9);
  });

  test('with a cone is what lies before it, and it turns where it steps', () => {
    const { eyes, piece } = guard({ coneDegrees: 90, turns: true });
    expect([eyes.face, eyes.sees({ x: 1, y: 2 }), eyes.sees({ x: 0, y: 1 })]).toEqual([0, true, false]);
    piece.put({ x: 0, y: 1 });
    expect([eyes.face, eyes.sees({ x: 1, y: 1 }), eyes.sees({ x: 0, y: 0 })]).toEqual([3, false, true]);
    eyes.face = 'S';
    expect([eyes.face, eyes.sees({ x: 0, y: 3 }), eyes.sees({ x: 0, y: 0 })]).toEqual([1, true, false]);
    expect(() => {
      eyes.face = 'up';
    }).toThrow('FieldOfView.face');
  });

  test('is dimmed by what costs to see through', () => {
    const { eyes, board } = guard({ costProperty: 'smoke', points: 1 });
    board.setTile({ x: 1, y: 2 }, { smoke: 1 });
    expect(eyes.sees({ x: 2, y: 2 })).toBe(true);
    board.setTile({ x: 2, y: 2 }, { smoke: 1 });
    expect([eyes.sees({ x: 2, y: 2 }), eyes.sees({ x: 3, y: 2 })]).toEqual([true, false]);
  });

  test('is nothing off the board, and while it is not enabled', () => {
    const { eyes, piece } = guard();
    eyes.enabled = false;
    expect(eyes.tiles).toEqual([]);
    eyes.enabled = true;
    piece.leave();
    expect([eyes.tiles, eyes.sees({ x: 0, y: 0 }), eyes.look({ x: 0, y: 0 })]).toEqual([[], false, undefined]);
  });
});

describe('a piece tells once a frame', () => {
  test('which pieces come into its sight and leave it, whoever moves', () => {
    const { board, step, log, thief, eyes } = guard();
    board.setTile({ x: 2, y: 2 }, { solid: true });
    const { piece, actor } = thief({ x: 4, y: 2 });
    step(16);
    log.length = 0;
    piece.put({ x: 4, y: 0 });
    expect(eyes.pieces.map(({ name }: Actor) => name)).toEqual(['thief']);
    step(16);
    step(16);
    expect(log).toEqual(['spotted thief']);
    board.setWall({ x: 4, y: 0 }, 'W', 'wall');
    board.setWall({ x: 4, y: 0 }, 'S', 'wall');
    step(16);
    expect(log.slice(1)).toEqual([expect.stringMatching(/^\+0 -\d+$/), 'lost thief']);
    board.setWall({ x: 4, y: 0 }, 'W', undefined);
    board.setWall({ x: 4, y: 0 }, 'S', undefined);
    step(16);
    actor.kill();
    step(16);
    expect(log.slice(3)).toEqual([expect.stringMatching(/^\+\d+ -0$/), 'spotted thief', 'lost thief']);
  });

  test('or at once, where its callbacks say something else now', () => {
    const closed = { is: false };
    const { eyes, step, log } = guard({ opaque: ({ x }) => closed.is && x === 1 });
    step(16);
    closed.is = true;
    expect(eyes.tiles).toHaveLength(25);
    eyes.refresh();
    // It sees its own column, and of the closed one three tiles: the lines to the outer two run through these.
    expect(log).toEqual(['+25 -0', '+0 -17']);
  });

  test('of each piece in turn, whatever its handlers do', () => {
    const { eyes, step, log, thief } = guard();
    thief({ x: 3, y: 3 });
    const other = thief({ x: 4, y: 4 });
    other.actor.name = 'other';
    const leaving = eyes.events.on('changed', () => {
      other.piece.leave();
      eyes.refresh();
    });
    step(16);
    leaving.close();
    other.piece.put({ x: 4, y: 4 });
    const closing = eyes.events.on('spotted', () => {
      eyes.enabled = false;
    });
    step(16);
    closing.close();
    const expected = ['+25 -0', 'spotted thief', 'spotted other', '+0 -25', 'lost thief', 'lost other'];
    expect(log).toEqual(expected);
  });

  test('later, what a handler that throws has kept it from', () => {
    const { eyes, step, log, thief } = guard();
    thief({ x: 3, y: 3 });
    thief({ x: 4, y: 4 }).actor.name = 'other';
    const mistake = eyes.events.on('spotted', () => {
      throw new Error('a mistake in the game');
    });
    expect(() => step(16)).toThrow('a mistake');
    mistake.close();
    step(16);
    expect(log).toEqual(['+25 -0', 'spotted thief', 'spotted other']);
  });

  test('all anew when its actor comes back', () => {
    const { actor, scene, step, log, piece } = guard();
    step(16);
    actor.kill();
    step(16);
    scene.add(actor);
    if (!piece.isOnBoard) piece.put({ x: 0, y: 2 });
    step(16);
    step(16);
    expect(log).toEqual(['+25 -0', '+25 -0']);
  });
});

test('its face is saved; bad options and states are named', () => {
  const { eyes } = guard({ coneSteps: 0 });
  eyes.face = 'W';
  const saved = JSON.parse(JSON.stringify(eyes.saveState()));
  eyes.face = 'N';
  eyes.loadState(saved);
  expect(eyes.face).toBe(2);
  expect(() => eyes.loadState({ face: null })).toThrow('FieldOfView');
  expect(() => new FieldOfView({ coneDegrees: 400 })).toThrow('FieldOfView.coneDegrees');
  const copy = eyes.clone() as FieldOfView;
  expect([copy.tiles, copy.options]).toEqual([[], eyes.options]);
});

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

  test('is never itself, whoever else listens', () => {
    const world = headlessWorld();
    const ground = boardActor({}, world.scene);
    const { actor, piece } = pawnOn(ground, { x: 0, y: 2 }, { name: 'guard' }, world.scene);
    const eyes = new FieldOfView();
    // One who has been listening before it.
    boardOf(ground)?.board.events.on('moved', () => eyes.refresh());
    actor.addComponent(eyes);
    const seen: string[] = [];
    eyes.events.on('spotted', ({ piece: other }) => seen.push(other.name));
    world.step(16);
    piece.put({ x: 1, y: 2 });
    world.step(16);
    expect(seen).toEqual([]);
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

describe('who walks past a guard who sees one step far', () => {
  /** A guard at (3, 1), and a walker who goes by row 2 from (1, 2) to (6, 2): only (3, 2) is a neighbour of the guard. */
  async function walkPast(instant: boolean, guardWalks: boolean) {
    const { piece, grid, eyes, log, ground, scene, step } = guard({ range: 1 }, { columns: 8 });
    const other = pawnOn(ground, { x: 1, y: 2 }, { name: 'walker', grid: { instant } }, scene);
    if (guardWalks) {
      piece.put({ x: 1, y: 1 });
      other.piece.put({ x: 3, y: 2 });
      grid.configure({ instant });
    } else piece.put({ x: 3, y: 1 });
    step(16);
    log.length = 0;
    eyes.events.on('spotted', () => log.push(`at ${piece.spot?.x}, ${other.piece.spot?.x}`));
    const walk = guardWalks
      ? grid.follow([2, 3, 4, 5].map((x) => ({ x, y: 1 })))
      : other.grid.follow([2, 3, 4, 5, 6].map((x) => ({ x, y: 2 })));
    // Without motion no frame comes before the end of the walk.
    if (instant) await walk.done;
    else for (let frame = 0; frame < 50; frame++) step(16);
    expect(walk.end).toBe('arrived');
    return log;
  }

  test.each([true, false])('is spotted and lost, in one call as with motion (instant: %s)', async (instant) => {
    expect(await walkPast(instant, false)).toEqual(['spotted walker', 'at 3, 3', 'lost walker']);
  });

  test.each([true, false])('or stands, while the guard walks past (instant: %s)', async (instant) => {
    // Its own tile and the four about it: with each step three of them are others.
    const steps = ['+3 -3', '+3 -3', 'spotted walker', 'at 3, 3', '+3 -3', 'lost walker', '+3 -3'];
    expect(await walkPast(instant, true)).toEqual(steps);
  });

  test('is looked for with the tiles in sight as they are known, unless solid pieces hide what is behind them', () => {
    const asked = { times: 0 };
    const opaque = () => {
      asked.times++;
      return undefined;
    };
    const { ground, scene, step, log, eyes } = guard({ opaque });
    const { piece } = pawnOn(ground, { x: 4, y: 4 }, { name: 'rock', piece: { solid: true } }, scene);
    step(16);
    const before = asked.times;
    piece.put({ x: 4, y: 3 });
    piece.put({ x: 2, y: 2 });
    expect([asked.times, eyes.tiles.length, asked.times]).toEqual([before, 25, before]);
    log.length = 0;
    eyes.configure({ solidPieces: true });
    piece.put({ x: 1, y: 2 });
    // All of its row lies behind the rock.
    expect(log[0]).toMatch(/^\+0 -\d+$/);
    expect([eyes.sees({ x: 1, y: 2 }), eyes.sees({ x: 2, y: 2 })]).toEqual([true, false]);
  });

  test('is seen on another board that the guard was put on', () => {
    const { piece, scene, step, log } = guard();
    const elsewhere = boardActor({}, scene);
    const other = pawnOn(elsewhere, { x: 4, y: 4 }, { name: 'stranger' }, scene);
    other.piece.leave();
    step(16);
    piece.put({ x: 0, y: 0 }, { board: elsewhere });
    step(16);
    log.length = 0;
    other.piece.put({ x: 4, y: 4 });
    other.piece.leave();
    expect(log).toEqual(['spotted stranger', 'lost stranger']);
  });
});

describe('a piece tells', () => {
  test('which pieces come into its sight and leave it, whoever moves', () => {
    const { board, step, log, thief, eyes } = guard();
    board.setTile({ x: 2, y: 2 }, { solid: true });
    const { piece, actor } = thief({ x: 4, y: 2 });
    step(16);
    log.length = 0;
    piece.put({ x: 4, y: 0 });
    expect(log).toEqual(['spotted thief']);
    expect(eyes.pieces.map(({ name }: Actor) => name)).toEqual(['thief']);
    step(16);
    step(16);
    expect(log).toHaveLength(1);
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
    const closing = eyes.events.on('spotted', () => {
      eyes.enabled = false;
    });
    other.piece.put({ x: 4, y: 4 });
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

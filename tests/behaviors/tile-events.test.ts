import { Actor } from 'excalibur';
import { describe, expect, test } from 'vitest';
import { Piece } from '../../src/behaviors/piece.js';
import { SquareBoard } from '../../src/behaviors/square-board.js';
import { TileEvents } from '../../src/behaviors/tile-events.js';
import { headlessWorld } from './headless.js';

const labels = ['home', undefined, 'bank', 'gate'];

/** A row of four tiles and a piece on the first. */
function row(where: 'board' | 'piece' = 'board', options: ConstructorParameters<typeof TileEvents>[0] = {}) {
  const { scene, step } = headlessWorld();
  const board = new Actor();
  const square = new SquareBoard({
    columns: 4,
    rows: 1,
    tiles: (x) => ({ ...(labels[x] && { label: labels[x] }), class: x < 2 ? 'Shore' : 'Town' }),
  });
  board.addComponent(square);
  const pawn = new Actor({ name: 'pawn' });
  const piece = new Piece({ board, at: { x: 0, y: 0 } });
  pawn.addComponent(piece);
  const tiles = new TileEvents(options);
  (where === 'board' ? board : pawn).addComponent(tiles);
  scene.add(board);
  scene.add(pawn);
  step(16);
  const heard: string[] = [];
  for (const name of ['enter', 'leave'] as const) {
    tiles.events.on(name, ({ tile, piece, cause }) => heard.push(`${piece.name} ${name} ${tile.x} ${cause}`));
  }
  for (const name of ['pass', 'land'] as const) {
    tiles.events.on(name, ({ tile, piece }) => heard.push(`${piece.name} ${name} ${tile.x}`));
  }
  /** As a mover does: its events reach the actor. */
  const walk = (name: 'pass' | 'land', x: number, actor = pawn) =>
    actor.events.emit(name, { tile: square.board.tile({ x, y: 0 }) });
  return { scene, step, board, square, pawn, piece, tiles, heard, walk };
}

describe.for(['board', 'piece'] as const)('on the actor of a %s', (where) => {
  test('tells when the piece comes and goes', () => {
    const { piece, heard, step } = row(where);
    piece.put({ x: 2, y: 0 });
    piece.put({ x: 3, y: 0 }, { cause: 'jump' });
    piece.put({ x: 3, y: 0 }, { z: 5 });
    piece.leave();
    piece.put({ x: 1, y: 0 });
    step(16);
    expect(heard).toEqual([
      'pawn leave 0 move',
      'pawn enter 2 move',
      'pawn leave 2 jump',
      'pawn enter 3 jump',
      'pawn leave 3 removed',
      'pawn enter 1 placed',
    ]);
  });

  test('tells when it passes and lands', () => {
    const { heard, walk } = row(where);
    walk('pass', 1);
    walk('land', 2);
    expect(heard).toEqual(['pawn pass 1', 'pawn land 2']);
  });

  test('hears nothing while its actor is out of the scene', () => {
    const { heard, walk, piece, board, pawn, step, scene } = row(where);
    const actor = where === 'board' ? board : pawn;
    actor.kill();
    step(16);
    heard.length = 0;
    walk('pass', 1);
    piece.put({ x: 2, y: 0 });
    expect(heard).toEqual([]);
    scene.add(actor);
    step(16);
    heard.length = 0;
    walk('pass', 1);
    expect(heard).toEqual(['pawn pass 1']);
  });

  test('of a class or label only', () => {
    const { piece, heard } = row(where, { class: 'Town' });
    piece.put({ x: 2, y: 0 });
    piece.put({ x: 0, y: 0 });
    expect(heard).toEqual(['pawn enter 2 move', 'pawn leave 2 move']);
  });
});

test('the board hears of every piece, also of those that come later, and of none that has gone', () => {
  const { heard, walk, board, scene, step } = row();
  const late = new Actor({ name: 'late' });
  const piece = new Piece({ board, at: { x: 1, y: 0 } });
  late.addComponent(piece);
  scene.add(late);
  step(16);
  walk('land', 1, late);
  piece.leave();
  walk('land', 1, late);
  expect(heard).toEqual(['late enter 1 placed', 'late land 1', 'late leave 1 removed']);
});

test('a piece hears of itself only', () => {
  const { heard, board } = row('piece');
  const other = new Actor({ name: 'other' });
  other.addComponent(new Piece({ board, at: { x: 1, y: 0 } }));
  expect(heard).toEqual([]);
});

test('handlers for some tiles', () => {
  const { tiles, walk, piece } = row();
  const heard: string[] = [];
  const bank = tiles.on('pass', { label: 'bank' }, ({ tile }) => heard.push(`bank ${tile.x}`));
  tiles.on(
    'land',
    ({ x }) => x > 2,
    ({ tile }) => heard.push(`far ${tile.x}`),
  );
  tiles.on('enter', { label: 'gate', class: 'Town' }, ({ cause }) => heard.push(`gate ${cause}`));
  for (const x of [1, 2, 3]) walk('pass', x);
  for (const x of [1, 2, 3]) walk('land', x);
  for (const x of [1, 2, 3]) piece.put({ x, y: 0 });
  expect(heard).toEqual(['bank 2', 'far 3', 'gate move']);
  bank.close();
  walk('pass', 2);
  expect(heard).toHaveLength(3);
});

test('mistakes are named', () => {
  const { tiles } = row();
  // @ts-expect-error there is no such event
  expect(() => tiles.on('stop', {}, () => {})).toThrow("TileEvents.on: 'stop' is not allowed, must be one of enter");
  // @ts-expect-error a label alone is no filter
  expect(() => tiles.on('pass', 'bank', () => {})).toThrow('TileEvents.on: the filter must be');
  const { scene, step } = headlessWorld();
  const stone = new Actor({ name: 'stone' });
  stone.addComponent(new TileEvents());
  scene.add(stone);
  expect(() => step(16)).toThrow("TileEvents: 'stone' is neither a board nor a piece");
});

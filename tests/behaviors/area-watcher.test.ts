import { Actor, Color } from 'excalibur';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AreaWatcher, type AreaWatcherOptions } from '../../src/behaviors/area-watcher.js';
import { CustomBoard } from '../../src/behaviors/custom-board.js';
import { Piece } from '../../src/behaviors/piece.js';
import { graphLayout, type Layout, type Place, squareLayout, type TileProperties } from '../../src/boards/index.js';
import { headlessWorld } from './headless.js';

interface WorldOptions {
  readonly layout?: Layout;
  readonly tiles?: (x: number, y: number) => TileProperties;
}

/** A row of six tiles with pieces on it, and what its watcher tells. */
function row(
  options: AreaWatcherOptions = {},
  { layout = squareLayout({ columns: 6, rows: 1 }), tiles }: WorldOptions = {},
) {
  const world = headlessWorld();
  const actor = new Actor({ name: 'board', color: Color.Red });
  const custom = new CustomBoard({ layout, ...(tiles ? { tiles } : {}) });
  actor.addComponent(custom);
  const watcher = new AreaWatcher(options);
  actor.addComponent(watcher);
  world.scene.add(actor);
  const { board } = custom;
  const pieceAt = (x: number, name = 'pawn') => {
    const pawn = new Actor({ name });
    const piece = new Piece({ board: actor, at: { cell: x } });
    pawn.addComponent(piece);
    world.scene.add(pawn);
    return { pawn, piece };
  };
  return { ...world, actor, board, watcher, pieceAt, heard: heardFrom(watcher) };
}

function heardFrom({ events }: AreaWatcher): string[] {
  const heard: string[] = [];
  for (const name of ['entered', 'left'] as const) {
    events.on(name, ({ piece, from, to, cause }) => {
      heard.push(`${piece.name} ${name} ${from?.x ?? '-'}>${to?.x ?? '-'} ${cause}`);
    });
  }
  events.on('changed', ({ entered, left }) => heard.push(`+${entered} -${left}`));
  return heard;
}

const at = (...xs: readonly number[]): Place[] => xs.map((x) => ({ x, y: 0 }));

describe('pieces', () => {
  test('come and go: placed, moved, swapped, kicked, removed', () => {
    const { watcher, heard, pieceAt, board, step } = row({ area: at(2, 3) });
    step(16);
    const { pawn, piece } = pieceAt(2);
    piece.put({ x: 3, y: 0 });
    piece.put({ x: 4, y: 0 }, { cause: 'jump' });
    piece.put({ x: 2, y: 0 });
    expect(watcher.inside).toEqual([pawn]);
    expect(watcher.isInside(pawn)).toBe(true);
    expect(watcher.isEmpty).toBe(false);
    const other = pieceAt(0, 'other');
    board.swap(pawn, other.pawn);
    piece.put({ x: 2, y: 0 }, { occupied: 'kick' });
    piece.leave();
    expect(watcher.isEmpty).toBe(true);
    expect(heard).toEqual([
      '+2,3 -',
      'pawn entered ->2 placed',
      'pawn left 3>4 jump',
      'pawn entered 4>2 move',
      'pawn left 2>0 swap',
      'other entered 0>2 swap',
      'other left 2>- removed',
      'pawn entered 0>2 move',
      'pawn left 2>- removed',
    ]);
  });

  test('those that are inside at first are told, too', () => {
    const { watcher, heard, pieceAt, step } = row({ area: at(2) });
    const { pawn } = pieceAt(2);
    expect(watcher.inside).toEqual([]);
    step(16);
    expect(watcher.inside).toEqual([pawn]);
    expect(heard).toEqual(['+2 -', 'pawn entered ->2 area']);
  });

  test('killed and gone with a scene they leave, and come back', () => {
    const { heard, pieceAt, step, scene } = row({ area: at(2) });
    step(16);
    const { pawn } = pieceAt(2);
    pawn.kill();
    step(16);
    scene.add(pawn);
    step(16);
    scene.remove(pawn);
    step(16);
    expect(heard.slice(1)).toEqual([
      'pawn entered ->2 placed',
      'pawn left 2>- removed',
      'pawn entered ->2 placed',
      'pawn left 2>- removed',
    ]);
  });

  test('what a handler has undone before is not told', () => {
    const { heard, pieceAt, step, board, watcher, actor } = row({});
    const { pawn, piece } = pieceAt(0);
    // Somebody who hears of moves before the watcher.
    board.events.on('moved', ({ to }) => {
      if (to.x === 2) board.move(pawn, { x: 5, y: 0 });
    });
    step(16);
    watcher.watch(at(2));
    piece.put({ x: 2, y: 0 });
    expect(piece.spot?.x).toBe(5);
    expect(watcher.inside).toEqual([]);
    const balance = heard.filter((line) => line.includes('entered')).length;
    expect(heard.filter((line) => line.includes('left')).length).toBe(balance);
    expect(actor.isKilled()).toBe(false);
  });

  test('come and go in turn, and the list is right, after any moves', () => {
    const number = fc.integer({ min: 0, max: 5 });
    const act = fc.record({
      kind: fc.constantFrom('put', 'kick', 'swap', 'leave', 'watch', 'toggle'),
      piece: fc.integer({ min: 0, max: 2 }),
      other: fc.integer({ min: 0, max: 2 }),
      x: number,
      area: fc.array(number),
    });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        const { watcher, board, pieceAt, step } = row({ area: at(1, 2) });
        const pieces = [0, 1, 2].map((x) => pieceAt(x, `${x}`));
        step(16);
        const count = new Map(pieces.map(({ pawn }) => [pawn, watcher.isInside(pawn) ? 1 : 0]));
        watcher.events.on('entered', ({ piece }) => count.set(piece, (count.get(piece) ?? 0) + 1));
        watcher.events.on('left', ({ piece }) => count.set(piece, (count.get(piece) ?? 0) - 1));
        let area = [1, 2];
        for (const { kind, piece: index, other, x, area: next } of acts) {
          const one = pieces[index];
          const two = pieces[other];
          if (!one || !two) continue;
          if (kind === 'put') one.piece.put({ cell: x });
          if (kind === 'kick') one.piece.put({ cell: x }, { occupied: 'kick' });
          if (kind === 'swap') board.swap(one.pawn, two.pawn);
          if (kind === 'leave') one.piece.leave();
          if (kind === 'watch') {
            area = next;
            watcher.watch(at(...area));
          }
          if (kind === 'toggle') watcher.enabled = !watcher.enabled;
        }
        watcher.enabled = true;
        const expected = pieces
          .filter(({ piece }) => piece.spot && area.includes(piece.spot.x))
          .map(({ pawn }) => pawn);
        expect(new Set(watcher.inside)).toEqual(new Set(expected));
        for (const { pawn } of pieces) expect(count.get(pawn)).toBe(expected.includes(pawn) ? 1 : 0);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the area', () => {
  test('a list, tiles, a function, an object with tiles', () => {
    const { watcher, board, step } = row();
    step(16);
    expect(watcher.cells).toEqual([]);
    watcher.watch(at(3, 1, 1, 99));
    expect(watcher.cells).toEqual([1, 3]);
    watcher.watch(board.tilesWhere(({ x }) => x > 3));
    expect(watcher.cells).toEqual([4, 5]);
    watcher.watch((given) => (given === board ? at(2) : []));
    expect(watcher.cells).toEqual([2]);
    watcher.watch({ tiles: new Set(at(0)) });
    expect(watcher.cells).toEqual([0]);
    expect([watcher.has({ x: 0, y: 0 }), watcher.has({ x: 1, y: 0 }), watcher.has({ x: 9, y: 0 })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('set anew: what entered and left, of tiles and of pieces', () => {
    const { watcher, heard, pieceAt, step } = row({ area: at(0, 1, 2) });
    pieceAt(1, 'stays');
    pieceAt(0, 'goes');
    pieceAt(3, 'comes');
    step(16);
    heard.length = 0;
    expect(watcher.watch(at(1, 2, 3, 4))).toEqual({ entered: [3, 4], left: [0] });
    expect(heard).toEqual(['+3,4 -0', 'goes left 0>0 area', 'comes entered ->3 area']);
    expect(watcher.watch(at(4, 3, 2, 1))).toEqual({ entered: [], left: [] });
    expect(heard).toHaveLength(3);
  });

  test('a function is asked again by refresh', () => {
    let tiles = at(0);
    const { watcher, heard, step } = row({ area: () => tiles });
    step(16);
    tiles = at(1);
    expect(watcher.cells).toEqual([0]);
    expect(watcher.refresh()).toEqual({ entered: [1], left: [0] });
    expect(heard).toEqual(['+0 -', '+1 -0']);
  });

  test('of a class or label, as the tiles change', () => {
    const tiles = (x: number) => ({ class: x < 2 ? 'Swamp' : 'Grass', label: x === 0 ? 'pit' : 'none' });
    const { watcher, board, heard, pieceAt, step } = row({ class: 'Swamp' }, { tiles });
    pieceAt(2);
    step(16);
    expect(watcher.cells).toEqual([0, 1]);
    board.setTile({ x: 2, y: 0 }, { class: 'Swamp' });
    board.setTile({ x: 3, y: 0 }, { class: 'Road' });
    board.setTile({ x: 0, y: 0 }, undefined);
    expect(watcher.cells).toEqual([1, 2]);
    expect(heard).toEqual(['+0,1 -', '+2 -', 'pawn entered ->2 area', '+ -0']);
    watcher.watch({ class: 'Grass', label: 'none' });
    expect(watcher.cells).toEqual([4, 5]);
    watcher.configure({ label: 'none' });
    expect(watcher.cells).toEqual([1]);
  });

  test('its own list cannot be changed from outside', () => {
    const { watcher, step } = row();
    step(16);
    const places = at(0);
    watcher.watch(places);
    places.push({ x: 1, y: 0 });
    watcher.refresh();
    expect(watcher.cells).toEqual([0]);
  });

  test('on another layout a list keeps its places, a function is asked again', () => {
    const layout = squareLayout({ columns: 3, rows: 3 });
    const { watcher, board, heard, pieceAt, step } = row({ area: [{ cell: 4 }, { x: 2, y: 2 }] }, { layout });
    const { pawn } = pieceAt(4);
    pieceAt(8, 'lost');
    step(16);
    heard.length = 0;
    board.resize(squareLayout({ columns: 2, rows: 4 }));
    // (1, 1) is cell 4 of three columns and cell 3 of two.
    expect(watcher.cells).toEqual([3]);
    watcher.refresh();
    expect(watcher.cells).toEqual([3]);
    expect(watcher.inside).toEqual([pawn]);
    expect(heard).toEqual(['lost left 2>- removed']);
    watcher.watch(() => [0, 1].map((x) => ({ x, y: 3 })));
    expect(watcher.cells).toEqual([6, 7]);
    board.resize(squareLayout({ columns: 3, rows: 4 }));
    expect(watcher.cells).toEqual([9, 10]);
  });

  test('of nodes, between graphs', () => {
    const nodes = { a: { x: 0, y: 0 }, b: { x: 10, y: 0 }, c: { x: 20, y: 0 } };
    const { watcher, board, step } = row({ area: [{ node: 'c' }] }, { layout: graphLayout({ nodes, edges: [] }) });
    step(16);
    expect(watcher.cells).toEqual([2]);
    const { b, c } = nodes;
    board.resize(graphLayout({ nodes: { c, b }, edges: [] }));
    expect(watcher.cells).toEqual([0]);
  });
});

describe('life', () => {
  test('not enabled it is silent; what has changed is told when it is enabled', () => {
    const { watcher, heard, pieceAt, step } = row({ area: at(2) });
    const { piece } = pieceAt(2);
    step(16);
    heard.length = 0;
    watcher.enabled = false;
    piece.put({ x: 0, y: 0 });
    const other = pieceAt(2, 'other');
    expect(heard).toEqual([]);
    watcher.enabled = true;
    expect(heard).toEqual(['pawn left 2>0 area', 'other entered ->2 area']);
    expect(watcher.inside).toEqual([other.pawn]);
  });

  test('out of the scene it is silent; back, it tells what has changed', () => {
    const { watcher, actor, heard, pieceAt, scene, step } = row({ area: at(2) });
    const { pawn, piece } = pieceAt(2);
    step(16);
    heard.length = 0;
    actor.kill();
    step(16);
    piece.put({ x: 0, y: 0 });
    expect(watcher.watch(at(0))).toEqual({ entered: [], left: [] });
    watcher.enabled = false;
    watcher.enabled = true;
    expect(heard).toEqual([]);
    const other = headlessWorld();
    scene.remove(actor);
    other.scene.add(actor);
    other.step(16);
    // It was told to be inside the old area, and is inside the new one.
    expect(watcher.inside).toEqual([pawn]);
    expect(heard).toEqual(['+0 -2']);
  });

  test('on an actor that is no board, and two boards that never meet', () => {
    const one = row();
    const two = row();
    const trap = new Actor();
    const watcher = new AreaWatcher({ board: one.actor, area: at(0) });
    trap.addComponent(watcher);
    one.scene.add(trap);
    one.step(16);
    const heard = heardFrom(watcher);
    two.pieceAt(0);
    expect(heard).toEqual([]);
    const { piece } = one.pieceAt(0);
    piece.put({ x: 0, y: 0 }, { board: two.actor });
    expect(heard).toEqual(['pawn entered ->0 placed', 'pawn left 0>- removed']);
  });

  test('attached to a board that is in a scene already; a clone watches on its own', () => {
    const { actor, scene, step, board } = row();
    step(16);
    actor.removeComponent(AreaWatcher, true);
    const watcher = new AreaWatcher({ area: at(1) });
    actor.addComponent(watcher);
    expect(watcher.cells).toEqual([1]);
    const copy = actor.clone();
    scene.add(copy);
    step(16);
    expect(copy.get(AreaWatcher)?.cells).toEqual([1]);
    const pawn = new Actor();
    pawn.addComponent(new Piece({ board: copy, at: { x: 1, y: 0 } }));
    expect(copy.get(AreaWatcher)?.inside).toEqual([pawn]);
    expect(watcher.inside).toEqual([]);
    expect(board.pieces()).toEqual([]);
  });

  test('a handler that throws keeps nobody from being told', () => {
    const { watcher, pieceAt, step } = row();
    pieceAt(0, 'a');
    pieceAt(1, 'b');
    step(16);
    const heard: string[] = [];
    watcher.events.on('entered', ({ piece }) => {
      heard.push(piece.name);
      if (piece.name === 'a') throw new Error('a handler');
    });
    expect(() => watcher.watch(at(0, 1))).toThrow('a handler');
    expect(heard).toEqual(['a', 'b']);
    expect(watcher.inside).toHaveLength(2);
  });

  test('mistakes are named', () => {
    const { watcher, actor } = row();
    // @ts-expect-error a text is no area
    expect(() => watcher.watch('Swamp')).toThrow("AreaWatcher.watch: 'Swamp' is not allowed, must be a list of tiles");
    // @ts-expect-error nor is a number
    expect(() => new AreaWatcher({ area: 3 })).toThrow('AreaWatcher.area: 3 is not allowed');
    const attached = row({ area: new Set(at(1)).values() });
    attached.step(16);
    // @ts-expect-error a number is no place
    expect(() => attached.watcher.watch([7])).toThrow('place is 7');
    attached.watcher.refresh();
    expect(attached.watcher.cells).toEqual([1]);
    expect(() => watcher.configure({ board: actor })).toThrow('AreaWatcher.board: it cannot be changed any more');
    const { scene, step } = headlessWorld();
    const stone = new Actor({ name: 'stone' });
    stone.addComponent(new AreaWatcher());
    scene.add(stone);
    expect(() => step(16)).toThrow("AreaWatcher: 'stone' is no board");
  });
});

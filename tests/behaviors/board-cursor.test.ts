import { Actor, PointerButton } from 'excalibur';
import { describe, expect, test } from 'vitest';
import type { BoardCursorOptions } from '../../src/behaviors/board-cursor/cursor-options.js';
import { BoardCursor } from '../../src/behaviors/board-cursor.js';
import { GraphBoard } from '../../src/behaviors/graph-board.js';
import { Piece } from '../../src/behaviors/piece.js';
import { SquareBoard, type SquareBoardOptions } from '../../src/behaviors/square-board.js';
import { headlessWorld } from './headless.js';

/** A board of 3 × 2 squares with a cursor, which keeps a diary. */
function cursorOn(options: BoardCursorOptions = {}, board: SquareBoardOptions = {}) {
  const world = headlessWorld();
  const actor = new Actor({ name: 'board' });
  const square = new SquareBoard({ columns: 3, rows: 2, size: 20, ...board });
  const cursor = new BoardCursor(options);
  actor.addComponent(square).addComponent(cursor);
  world.scene.add(actor);
  world.step(16);
  const heard: string[] = [];
  cursor.events.on('moved', ({ place, from }) =>
    heard.push(`moved ${from ? `${from.x},${from.y}` : 'here'} to ${place.x},${place.y}`),
  );
  cursor.events.on('tapped', ({ place }) => heard.push(`tapped ${place.x},${place.y}`));
  cursor.events.on('announced', ({ text }) => heard.push(`says ${text}`));
  return { ...world, actor, square, cursor, heard };
}

describe('a cursor', () => {
  test('begins on the first tile, or where it is told, and is hidden until it is used', () => {
    const { cursor } = cursorOn({}, { tiles: ['.##', '###'] });
    expect(cursor.cursor).toEqual({ x: 1, y: 0 });
    expect(cursor.isShown).toBe(false);
    expect(cursorOn({ at: { x: 2, y: 1 } }).cursor.tile).toMatchObject({ x: 2, y: 1 });
  });

  test('walks, and says where it is', () => {
    const { cursor, heard } = cursorOn();
    expect(cursor.step('right')).toBe(true);
    expect(cursor.step('down')).toBe(true);
    expect(cursor.step('down')).toBe(false);
    expect(heard).toEqual(['moved 0,0 to 1,0', 'says (1, 0)', 'moved 1,0 to 1,1', 'says (1, 1)']);
    expect(cursor.isShown).toBe(true);
    expect(cursor.cell).toBe(4);
  });

  test('says the name or the label of the tile, and who stands there', () => {
    const { cursor, heard, actor, scene, step } = cursorOn(
      {},
      { tiles: (x) => [{ name: 'Bank', label: 'b' }, { label: 'home' }, {}][x] },
    );
    for (const name of ['red', 'blue']) {
      const pawn = new Actor({ name });
      pawn.addComponent(new Piece({ board: actor, at: { x: 0, y: 0 } }));
      scene.add(pawn);
    }
    step(16);
    cursor.show();
    cursor.step('right');
    cursor.step('right');
    expect(heard.filter((entry) => entry.startsWith('says'))).toEqual([
      'says Bank (0, 0): red, blue',
      'says home (1, 0)',
      'says (2, 0)',
    ]);
  });

  test('says what the game wants it to say', () => {
    const { cursor, heard } = cursorOn({
      announce: ({ place, tile }) => `${tile ? 'tile' : 'no tile'} ${place.x + 1} of row ${place.y + 1}`,
    });
    cursor.show();
    expect(heard).toEqual(['says tile 1 of row 1']);
  });

  test('can be put somewhere, and says nothing while it is hidden', () => {
    const { cursor, heard } = cursorOn();
    cursor.cursor = { x: 2, y: 1 };
    cursor.cursor = { x: 2, y: 1 };
    expect(heard).toEqual(['moved 0,0 to 2,1']);
    expect(cursor.isShown).toBe(false);
  });

  test('taps as a pointer does', () => {
    const { cursor, square, heard, actor, scene, step } = cursorOn({ at: { x: 1, y: 1 } });
    const pawn = new Actor({ name: 'red' });
    pawn.addComponent(new Piece({ board: actor, at: { x: 1, y: 1 } }));
    scene.add(pawn);
    step(16);
    const taps: unknown[] = [];
    square.events.on('tap', ({ board, cell, place, tile, piece, worldPos, pointer }) =>
      taps.push([
        board === square,
        cell,
        place,
        tile?.cell,
        piece?.name,
        [worldPos.x, worldPos.y],
        pointer.button === PointerButton.Left,
        pointer.pointerId,
      ]),
    );
    expect(cursor.tap()).toBe(true);
    expect(taps).toEqual([[true, 4, { x: 1, y: 1 }, 4, 'red', [30, 30], true, -1]]);
    expect(heard).toEqual(['tapped 1,1']);
    square.enabled = false;
    expect(cursor.tap()).toBe(false);
    square.enabled = true;
    cursor.enabled = false;
    expect(cursor.tap()).toBe(false);
    expect(cursor.step('up')).toBe(false);
    expect(taps).toHaveLength(1);
  });
});

describe('over tiles only', () => {
  const tiles = ['#.#', '###'];

  test('or over all cells', () => {
    const { cursor } = cursorOn({}, { tiles });
    cursor.step('right');
    expect(cursor.cursor).toEqual({ x: 2, y: 0 });
    cursor.configure({ requireTile: false });
    cursor.step('left');
    expect(cursor.cursor).toEqual({ x: 1, y: 0 });
    expect(cursor.tile).toBeUndefined();
    cursor.configure({ requireTile: true });
    expect(cursor.tile).toBeDefined();
  });

  test('a tile that is taken away under it sends it to the nearest one', () => {
    const { cursor, square, heard } = cursorOn({ at: { x: 2, y: 0 } }, { tiles });
    square.board.setTile({ x: 2, y: 0 }, undefined);
    expect(cursor.cursor).toEqual({ x: 2, y: 1 });
    expect(heard).toEqual(['moved 2,0 to 2,1']);
  });

  test('on a board without tiles it is nowhere, until there is one', () => {
    const { cursor, square } = cursorOn({}, { tiles: 'none' });
    expect(cursor.cursor).toBeUndefined();
    expect(cursor.step('right')).toBe(false);
    expect(cursor.tap()).toBe(false);
    cursor.show();
    expect(cursor.isShown).toBe(false);
    square.board.setTile({ x: 1, y: 1 }, {});
    expect(cursor.cursor).toEqual({ x: 1, y: 1 });
    expect(cursor.isShown).toBe(true);
  });
});

describe('a board that is resized', () => {
  test('keeps it at its x and y, or sends it to the nearest tile', () => {
    const { cursor, square, heard } = cursorOn({ at: { x: 2, y: 1 } });
    square.configure({ columns: 5 });
    expect(cursor.cell).toBe(7);
    expect(heard).toEqual([]);
    square.configure({ columns: 2 });
    expect(cursor.cursor).toEqual({ x: 1, y: 1 });
    expect(heard).toEqual(['moved 2,1 to 1,1']);
  });

  test('while it is out of the scene', () => {
    const { cursor, square, actor, scene, step } = cursorOn({ at: { x: 2, y: 1 } });
    actor.kill();
    step(16);
    square.configure({ columns: 2, rows: 3 });
    expect(cursor.cursor).toEqual({ x: 1, y: 1 });
    scene.add(actor);
    step(16);
    expect(cursor.cursor).toEqual({ x: 1, y: 1 });
    expect(cursor.step('down')).toBe(true);
  });

  test('of a graph: it stays at its node', () => {
    const { scene, step } = headlessWorld();
    const actor = new Actor();
    const nodes = { a: { x: 0, y: 0 }, b: { x: 50, y: 0 }, c: { x: 100, y: 0 } };
    const graph = new GraphBoard({
      nodes,
      edges: [
        ['a', 'b'],
        ['b', 'c'],
      ],
    });
    const cursor = new BoardCursor({ at: { node: 'c' } });
    actor.addComponent(graph).addComponent(cursor);
    scene.add(actor);
    step(16);
    graph.configure({ nodes: { b: nodes.b, c: nodes.c }, edges: [['b', 'c']] });
    expect(cursor.cell).toBe(1);
    cursor.step('left');
    expect(cursor.cell).toBe(0);
  });
});

describe('two boards in a scene', () => {
  test('the keys are for the one that came last, or was given them; and for the other when that one goes', () => {
    const first = cursorOn();
    const actor = new Actor();
    const second = new BoardCursor();
    actor.addComponent(new SquareBoard({ columns: 2, rows: 2 })).addComponent(second);
    first.scene.add(actor);
    first.step(16);
    expect([first.cursor.hasFocus, second.hasFocus]).toEqual([false, true]);
    first.cursor.focus();
    expect([first.cursor.hasFocus, second.hasFocus]).toEqual([true, false]);
    first.cursor.enabled = false;
    expect([first.cursor.hasFocus, second.hasFocus]).toEqual([false, true]);
    first.cursor.focus();
    expect(first.cursor.hasFocus).toBe(false);
    first.cursor.enabled = true;
    first.actor.kill();
    first.step(16);
    expect([first.cursor.hasFocus, second.hasFocus]).toEqual([false, true]);
  });
});

describe('mistakes', () => {
  test('are named', () => {
    const { cursor } = cursorOn({}, { tiles: ['#.#', '###'] });
    expect(() => {
      cursor.cursor = { x: 3, y: 0 };
    }).toThrow('BoardCursor.cursor: (3, 0) is outside the board');
    expect(() => {
      cursor.cursor = { x: 1, y: 0 };
    }).toThrow('BoardCursor.cursor: (1, 0) has no tile');
    // @ts-expect-error there is no such direction
    expect(() => cursor.step('north')).toThrow("BoardCursor.step: 'north' is not allowed, must be one of up, down");
    expect(() => new BoardCursor({ upKeys: 'arrow up' })).toThrow(
      "BoardCursor.upKeys: 'arrow up' is not allowed, must be codes of keys",
    );
    expect(() => new BoardCursor({ tapKeys: 'KeyW' })).toThrow("BoardCursor.tapKeys: 'KeyW' is for something else");
    expect(() => new BoardCursor({ downKeys: 'ArrowUp' })).toThrow("BoardCursor.downKeys: 'ArrowUp' is for something");
    expect(() => cursor.configure({ firstKeys: 'End' })).toThrow("BoardCursor.lastKeys: 'End' is for something else");
    expect(cursor.options.firstKeys).toBe('Home');
    const { scene, step } = headlessWorld();
    const stone = new Actor({ name: 'stone' });
    stone.addComponent(new BoardCursor());
    scene.add(stone);
    expect(() => step(16)).toThrow("BoardCursor: 'stone' is no board");
    expect(() => cursorOn({ at: { x: 9, y: 9 } })).toThrow('BoardCursor.at: (9, 9) is outside the board');
  });
});

test('where it begins is where it was once: that tile may go, and all others', () => {
  const { cursor, square } = cursorOn({ at: { x: 0, y: 0 } }, { columns: 2, rows: 1 });
  const { board } = square;
  board.setTile({ x: 0, y: 0 }, undefined);
  board.setTile({ x: 1, y: 0 }, undefined);
  expect(cursor.cell).toBeUndefined();
  board.setTile({ x: 1, y: 0 }, {});
  expect(cursor.cursor).toEqual({ x: 1, y: 0 });
});

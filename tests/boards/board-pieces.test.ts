import { describe, expect, it } from 'vitest';
import { Board } from '../../src/boards/board.js';
import type { BoardPieceEvents } from '../../src/boards/board-events.js';
import { squareLayout } from '../../src/boards/square.js';
import type { TileProperties } from '../../src/boards/tile.js';

const layout = squareLayout({ columns: 4, rows: 3 });
const a1 = { x: 0, y: 0 };
const b1 = { x: 1, y: 0 };

function newBoard() {
  const board = new Board<TileProperties, string>(layout);
  const heard: unknown[] = [];
  for (const name of [
    'placed',
    'moved',
    'removed',
    'kicked',
    'solidChanged',
  ] satisfies (keyof BoardPieceEvents<string>)[]) {
    board.events.on(name, (event) => heard.push([name, event]));
  }
  return { board, heard };
}

describe('placing', () => {
  it('takes the lowest free level from 1 up', () => {
    const { board, heard } = newBoard();
    expect(board.place('a', a1)).toEqual({ ok: true, cell: 0, x: 0, y: 0, z: 1 });
    expect(board.place('c', a1, { z: 3 })).toMatchObject({ z: 3 });
    expect(board.place('zero', a1, { z: 0 })).toMatchObject({ z: 0 });
    expect(board.place('b', a1)).toMatchObject({ z: 2 });
    expect(board.place('d', a1)).toMatchObject({ z: 4 });
    expect(heard[0]).toEqual(['placed', { piece: 'a', at: { cell: 0, x: 0, y: 0, z: 1 } }]);
    expect(heard).toHaveLength(5);
  });

  // rex B7: adding a piece outside was silent.
  it('outside says so', () => {
    const { board, heard } = newBoard();
    expect(board.place('a', { x: 4, y: 0 })).toEqual({ ok: false, reason: 'outside' });
    expect(board.spotOf('a')).toBeUndefined();
    expect(heard).toEqual([]);
  });

  it('needs no tile', () => {
    const board = new Board<TileProperties, string>(layout, { tiles: 'none' });
    expect(board.place('a', a1)).toMatchObject({ ok: true });
  });

  it('a piece that is there already leaves it where it is, and says so', () => {
    const { board } = newBoard();
    board.place('a', a1);
    expect(board.place('a', b1)).toEqual({ ok: false, reason: 'already-on-board' });
    expect(board.place('a', a1, { z: 1 })).toEqual({ ok: false, reason: 'already-on-board' });
    expect(board.spotOf('a')).toMatchObject(a1);
  });

  it('on a taken spot says who is there', () => {
    const { board, heard } = newBoard();
    board.place('a', a1);
    expect(board.place('b', a1, { z: 1 })).toEqual({ ok: false, reason: 'occupied', blocker: 'a' });
    expect(heard).toHaveLength(1);
  });

  // rex B5: 0 and '0' kicked each other and were yet different.
  it('levels 0 and "0" are two', () => {
    const { board } = newBoard();
    expect(board.place('number', a1, { z: 0 }).ok).toBe(true);
    expect(board.place('text', a1, { z: '0' }).ok).toBe(true);
    expect(board.pieceAt(a1, 0)).toBe('number');
    expect(board.pieceAt(a1, '0')).toBe('text');
    expect(board.pieceAt(a1, -0)).toBe('number');
    board.move('number', b1, { z: -0 });
    expect(board.spotOf('number')?.z).toBe(0);
  });

  it('lists pieces by level, numbers before texts, whatever the order in which they came', () => {
    const { board } = newBoard();
    const levels = ['b', 10, 2, '10', -1, 'a'];
    for (const [number, z] of levels.entries()) board.place(`piece ${number}`, a1, { z });
    expect(board.piecesAt(a1).map((piece) => board.spotOf(piece)?.z)).toEqual([-1, 2, 10, '10', 'a', 'b']);
  });

  it('refuses what is no piece or no level', () => {
    const board = new Board(layout);
    for (const piece of [undefined, null, 3, true]) expect(() => board.place(piece, a1)).toThrow(/board piece/);
    for (const z of [Number.NaN, Number.POSITIVE_INFINITY, null, {}]) {
      expect(() => board.place('a', a1, { z: z as never })).toThrow(/z is/);
      expect(board.spotOf('a')).toBeUndefined();
    }
  });
});

describe('moving', () => {
  it('keeps the level unless told otherwise', () => {
    const { board, heard } = newBoard();
    board.place('a', a1, { z: 'air' });
    const from = { cell: 0, x: 0, y: 0, z: 'air' };
    const to = { cell: 1, x: 1, y: 0, z: 'air' };
    expect(board.move('a', b1)).toEqual({ ok: true, ...to, from });
    expect(board.move('a', a1, { z: 1, cause: 'jump' })).toMatchObject({ ok: true, cell: 0, z: 1 });
    expect(heard.slice(1)).toEqual([
      ['moved', { piece: 'a', from, to, cause: 'move' }],
      ['moved', { piece: 'a', from: to, to: { ...from, z: 1 }, cause: 'jump' }],
    ]);
    expect(board.piecesAt(b1)).toEqual([]);
  });

  it('to its own spot is fine and tells nothing', () => {
    const { board, heard } = newBoard();
    board.place('a', a1);
    const spot = board.spotOf('a');
    expect(board.move('a', a1)).toEqual({ ok: true, ...spot, from: spot });
    expect(heard).toHaveLength(1);
  });

  it('says why not', () => {
    const { board, heard } = newBoard();
    board.place('a', a1);
    board.place('b', b1);
    expect(board.move('a', { x: 9, y: 9 })).toEqual({ ok: false, reason: 'outside' });
    expect(board.move('c', a1)).toEqual({ ok: false, reason: 'not-on-board' });
    expect(board.move('a', b1)).toEqual({ ok: false, reason: 'occupied', blocker: 'b' });
    expect(board.raise('c', 2)).toEqual({ ok: false, reason: 'not-on-board' });
    expect(() => board.move('a', b1, { z: Number.NaN })).toThrow(/z is/);
    expect(heard).toHaveLength(2);
    expect(board.spotOf('a')).toMatchObject(a1);
  });

  it('to another level of the cell', () => {
    const { board, heard } = newBoard();
    board.place('a', a1);
    board.place('b', a1);
    expect(board.raise('a', 2)).toEqual({ ok: false, reason: 'occupied', blocker: 'b' });
    expect(board.raise('a', 'air')).toMatchObject({ ok: true, cell: 0, z: 'air' });
    expect(board.raise('b', 'air', { occupied: 'kick' })).toMatchObject({ kicked: 'a' });
    expect(heard.map((event) => (event as [string])[0])).toEqual([
      'placed',
      'placed',
      'moved',
      'removed',
      'kicked',
      'moved',
    ]);
  });
});

describe('kicking', () => {
  it('removes the other, tells of it before the mover, and everything is done by then', () => {
    const { board, heard } = newBoard();
    board.place('a', a1);
    board.place('b', b1);
    const from = board.spotOf('b');
    const seen: unknown[] = [];
    for (const name of ['removed', 'kicked', 'moved'] as const) {
      board.events.on(name, () => seen.push([board.spotOf('b'), board.pieceAt(b1, 1)]));
    }
    expect(board.move('a', b1, { occupied: 'kick' })).toMatchObject({ ok: true, kicked: 'b' });
    expect(heard.slice(2)).toMatchObject([
      ['removed', { piece: 'b', from }],
      ['kicked', { piece: 'b', from, by: 'a' }],
      ['moved', { piece: 'a' }],
    ]);
    expect(seen).toEqual([
      [undefined, 'a'],
      [undefined, 'a'],
      [undefined, 'a'],
    ]);
  });

  it('works when placing on a level', () => {
    const { board } = newBoard();
    board.place('a', a1);
    expect(board.place('b', a1, { z: 1, occupied: 'kick' })).toMatchObject({ ok: true, kicked: 'a' });
    expect(board.place('c', b1, { z: 1, occupied: 'kick' })).toEqual({ ok: true, cell: 1, x: 1, y: 0, z: 1 });
    expect(board.pieces()).toEqual(['b', 'c']);
  });

  // Backgammon: a hit man goes to the bar.
  it('lets a handler put the kicked piece elsewhere', () => {
    const { board, heard } = newBoard();
    board.place('a', a1);
    board.place('b', b1);
    board.events.on('kicked', ({ piece }) => board.place(piece, { x: 3, y: 2 }));
    board.move('a', b1, { occupied: 'kick' });
    expect(board.spotOf('b')).toMatchObject({ x: 3, y: 2 });
    expect(heard.slice(2).map((event) => (event as [string])[0])).toEqual(['removed', 'kicked', 'placed', 'moved']);
  });

  it('tells the others even if a handler throws, and the change stands', () => {
    const { board } = newBoard();
    board.place('a', a1);
    board.place('b', b1);
    let moved = false;
    board.events.on('kicked', () => {
      throw new Error('of the game');
    });
    board.events.on('moved', () => {
      moved = true;
    });
    expect(() => board.move('a', b1, { occupied: 'kick' })).toThrow('of the game');
    expect(moved).toBe(true);
    expect(board.pieceAt(b1, 1)).toBe('a');
  });
});

describe('swapping', () => {
  it('trades cell and level', () => {
    const { board, heard } = newBoard();
    board.place('a', a1, { z: 'air' });
    board.place('b', b1);
    const [spotA, spotB] = [board.spotOf('a'), board.spotOf('b')];
    expect(board.swap('a', 'b')).toEqual({ ok: true });
    expect([board.spotOf('a'), board.spotOf('b')]).toEqual([spotB, spotA]);
    expect([board.pieceAt(a1, 'air'), board.pieceAt(b1, 1)]).toEqual(['b', 'a']);
    expect(heard.slice(2)).toEqual([
      ['moved', { piece: 'a', from: spotA, to: spotB, cause: 'swap' }],
      ['moved', { piece: 'b', from: spotB, to: spotA, cause: 'swap' }],
    ]);
  });

  it('works on one cell, and with itself changes nothing', () => {
    const { board, heard } = newBoard();
    board.place('a', a1);
    board.place('b', a1);
    expect(board.swap('a', 'b')).toEqual({ ok: true });
    expect(board.piecesAt(a1)).toEqual(['b', 'a']);
    expect(board.swap('a', 'a')).toEqual({ ok: true });
    expect(heard).toHaveLength(4);
  });

  it('says which piece is not there', () => {
    const { board } = newBoard();
    board.place('a', a1);
    expect(board.swap('a', 'b')).toEqual({ ok: false, reason: 'not-on-board', piece: 'b' });
    expect(board.swap('b', 'a')).toEqual({ ok: false, reason: 'not-on-board', piece: 'b' });
  });
});

describe('removing', () => {
  it('says whether it was there', () => {
    const { board, heard } = newBoard();
    board.place('a', a1);
    expect(board.remove('a')).toBe(true);
    expect(board.remove('a')).toBe(false);
    expect(board.pieces()).toEqual([]);
    expect(heard.slice(1)).toEqual([['removed', { piece: 'a', from: { cell: 0, x: 0, y: 0, z: 1 } }]]);
  });
});

// rex B6: writing to what was handed out moved the piece in one table and not in the other.
it('hands out copies and frozen things only', () => {
  const { board } = newBoard();
  board.place('a', a1);
  const spot = board.spotOf('a');
  expect(Object.isFrozen(spot)).toBe(true);
  (board.piecesAt(a1) as string[]).pop();
  (board.pieces() as string[]).pop();
  expect(board.piecesAt(a1)).toEqual(['a']);
  expect(board.pieces()).toEqual(['a']);
});

// rex B8: a piece put on a second board stayed on the first in part. Here each board answers for itself, in full.
it('a piece may be on two boards, each of which knows its own spot', () => {
  const [one, other] = [newBoard().board, newBoard().board];
  one.place('a', a1);
  other.place('a', b1);
  one.remove('a');
  expect(one.spotOf('a')).toBeUndefined();
  expect(other.spotOf('a')).toMatchObject(b1);
});

it('any object is a piece', () => {
  const pawn = { colour: 'red' };
  const board = new Board<TileProperties, typeof pawn>(layout);
  board.place(pawn, a1);
  expect(board.pieceAt(a1, 1)).toBe(pawn);
  expect(board.spotOf({ colour: 'red' })).toBeUndefined();
});

describe('solidity', () => {
  it('is of pieces that are on the board', () => {
    const { board, heard } = newBoard();
    expect(board.setSolid('a', true)).toEqual({ ok: false, reason: 'not-on-board', piece: 'a' });
    board.place('a', a1, { solid: true });
    board.place('b', a1);
    expect([board.isSolid('a'), board.isSolid('b'), board.isSolid('c')]).toEqual([true, false, false]);
    expect(board.setSolid('b', true)).toEqual({ ok: true });
    expect(board.setSolid('b', true)).toEqual({ ok: true });
    expect(heard.slice(2)).toEqual([['solidChanged', { piece: 'b', at: board.spotOf('b'), solid: true }]]);
    board.remove('a');
    board.place('a', a1);
    expect(board.isSolid('a')).toBe(false);
  });

  it('is counted per cell and found on any level, the mover excepted', () => {
    const { board } = newBoard();
    board.place('a', a1, { solid: true, z: 'air' });
    board.place('b', a1);
    expect(board.cells.solidPieces[0]).toBe(1);
    expect(board.solidAt(0)).toBe('a');
    expect(board.solidAt(0, 'a')).toBeUndefined();
    expect(board.solidAt(0, 'b')).toBe('a');
    board.setSolid('b', true);
    expect(board.cells.solidPieces[0]).toBe(2);
    expect(board.solidAt(0, 'a')).toBe('b');
    board.move('a', b1);
    expect([...board.cells.solidPieces.subarray(0, 2)]).toEqual([1, 1]);
    board.remove('b');
    board.setSolid('a', false);
    expect(board.solidAt(0)).toBeUndefined();
    expect(board.solidAt(1)).toBeUndefined();
    expect(Math.max(...board.cells.solidPieces)).toBe(0);
  });
});

describe('the revision', () => {
  it('does not count pieces that are not solid', () => {
    const { board } = newBoard();
    board.place('a', a1);
    board.place('b', b1);
    board.move('a', { x: 2, y: 0 });
    board.swap('a', 'b');
    board.raise('a', 7);
    board.remove('a');
    expect(board.revision).toBe(0);
  });

  it('counts whatever changes where solid pieces are', () => {
    const { board } = newBoard();
    const changes = [
      () => board.place('a', a1, { solid: true }),
      () => board.move('a', b1),
      () => board.setSolid('a', false),
      () => board.setSolid('a', true),
      () => board.remove('a'),
    ];
    for (const change of changes) {
      const before = board.revision;
      change();
      expect(board.revision).toBeGreaterThan(before);
    }
    board.place('a', a1, { solid: true });
    const { revision } = board;
    board.raise('a', 5);
    board.setSolid('a', true);
    expect(board.revision).toBe(revision);
  });

  it('has grown by the time that handlers hear of the change', () => {
    const { board } = newBoard();
    let heard = 0;
    board.events.on('placed', () => {
      heard = board.revision;
    });
    board.place('a', a1, { solid: true });
    expect(heard).toBe(1);
  });

  it('without a piece leaves out that piece’s own moves, and nothing else', () => {
    const { board } = newBoard();
    board.place('mover', a1, { solid: true });
    board.place('other', { x: 3, y: 2 }, { solid: true });
    const start = board.revisionWithout('mover');
    board.move('mover', b1);
    board.move('mover', a1, { cause: 'jump' });
    board.swap('mover', 'other');
    board.swap('mover', 'other');
    expect(board.revisionWithout('mover')).toBe(start + 2);
    board.setSolid('mover', false);
    expect(board.revisionWithout('mover')).toBe(start + 3);
    board.setEdge(a1, 'E', false);
    expect(board.revisionWithout('mover')).toBe(start + 4);
    expect(board.revisionWithout('stranger')).toBe(board.revision);
  });

  it('without a piece that left and came back is another one', () => {
    const { board } = newBoard();
    board.place('a', a1, { solid: true });
    board.move('a', b1);
    const before = board.revisionWithout('a');
    board.remove('a');
    board.place('a', b1, { solid: true });
    expect(board.revisionWithout('a')).toBeGreaterThan(before);
  });
});

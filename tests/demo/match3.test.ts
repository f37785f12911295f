import { Actor } from 'excalibur';
import { describe, expect, test } from 'vitest';
import { beach, cascadeOf, deal, finds, nameOf, pointsOf, swapsOf } from '../../demo/match3/rules.js';
import { createRandom, type Tile } from '../../src/boards/index.js';
import { type ActorBoard, SquareBoard } from '../../src/index.js';

/** A board on which the finds lie as the letters say, eight rows from above, each by the first letter of its name. */
function boardOf(rows: readonly string[]): ActorBoard {
  const { board } = new SquareBoard(beach);
  for (const { x, y } of board.tiles()) {
    const name = finds.find((find) => find.startsWith(rows[y - 8]?.charAt(x) ?? '')) ?? '';
    board.place(new Actor({ name }), { x, y });
  }
  return board;
}

const tileAt = (board: ActorBoard, name: string) => [...board.tiles()].find((tile) => nameOf(tile) === name) as Tile;

// f fish, l leaf, r ring, a anchor; nothing is in a row of three.
const quiet = ['flraflr', 'raflraf', 'flraflr', 'raflraf', 'flraflr', 'raflraf', 'flraflr', 'raflraf'];

describe('a new beach', () => {
  test.each([1, 2, 3, 4, 5])('matches nothing, and leaves a swap that does (seed %i)', (seed) => {
    const board = boardOf(quiet);
    const dealt = deal(board, createRandom(seed));
    expect(dealt.size).toBe(56);
    for (const [tile, find] of dealt) {
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
      ] as const) {
        const next = [1, 2].map((far) => board.tile({ x: tile.x + dx * far, y: tile.y + dy * far }));
        expect(next.every((other) => other && dealt.get(other) === find)).toBe(false);
      }
    }
  });

  test('is the same for the same seed', () => {
    const named = (seed: number) => [...deal(boardOf(quiet), createRandom(seed)).values()];
    expect(named(7)).toEqual(named(7));
    expect(named(7)).not.toEqual(named(8));
  });
});

describe('a swap', () => {
  // d3 with d2 makes five in a row, c2 with c1 three.
  const rows = [...quiet.slice(0, 6), 'fllallr', 'rafllaf'];

  test('is found where it makes three in a row, the one that takes most first', () => {
    expect(swapsOf(boardOf(quiet))).toEqual([]);
    const swaps = swapsOf(boardOf(rows)).map(({ a, b }) => `${nameOf(a)} ${nameOf(b)}`);
    expect(swaps[0]).toBe('d3 d2');
    expect(swaps).toContain('c2 c1');
  });

  test('clears what matches, what is above falls, and new finds come from above', () => {
    const board = boardOf(rows);
    const before = board.pieces().map(({ name }) => name);
    const swap = [tileAt(board, 'c2'), tileAt(board, 'c1')] as const;
    const { steps, isQuiet } = cascadeOf(board, swap, createRandom(1));
    const [first] = steps;
    expect(first?.cleared.map(nameOf).sort()).toEqual(['c1', 'd1', 'e1']);
    expect(first?.fallen.every(({ from, to }) => from.x === to.x && to.y === from.y + 1)).toBe(true);
    expect(first?.refilled.map(({ to, distance }) => `${nameOf(to)} ${distance}`).sort()).toEqual([
      'c8 1',
      'd8 1',
      'e8 1',
    ]);
    expect(isQuiet).toBe(true);
    expect(board.pieces().map(({ name }) => name)).toEqual(before);
  });

  test('counts ten for a tile, and more from step to step', () => {
    const tiles = [...boardOf(quiet).tiles()].slice(0, 4);
    expect([1, 2, 3].map((step) => pointsOf(tiles, step))).toEqual([40, 80, 120]);
  });
});

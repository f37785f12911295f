import { Actor, vec } from 'excalibur';
import { expect, test } from 'vitest';
import { MiniBoard } from '../../src/behaviors/mini-board.js';
import { Piece } from '../../src/behaviors/piece.js';
import { SquareBoard } from '../../src/behaviors/square-board.js';
import { startGame } from './game.js';

/** A main board of 5 × 4 tiles of 30 pixels at (10, 10), and beside it two tiles in a row that can be dragged. */
async function domino() {
  const game = await startGame();
  const board = new Actor({ pos: vec(10, 10) });
  const squares = new SquareBoard({ columns: 5, rows: 4, size: 30 });
  board.addComponent(squares);
  game.scene.add(board);
  const actor = new Actor({ pos: vec(200, 100) });
  const mini = new MiniBoard({ board, drag: true });
  actor.addComponent(new SquareBoard({ columns: 2, rows: 1, size: 30 })).addComponent(mini);
  game.scene.add(actor);
  for (const x of [0, 1]) {
    const member = new Actor({ name: `half ${x}`, width: 26, height: 26 });
    member.addComponent(new Piece({ board: actor, at: { x, y: 0 } }));
    game.scene.add(member);
  }
  game.frames(2);
  const log: string[] = [];
  mini.events.on('accepted', ({ at }) => log.push(`accepted ${at.x},${at.y}`));
  mini.events.on('rejected', ({ reason }) => log.push(`rejected ${reason}`));
  /** Drags from one point of the screen to another, in steps as a hand does. */
  const drag = (from: readonly [number, number], to: readonly [number, number], kind: 'mouse' | 'touch' = 'mouse') => {
    game.pointer('down', from[0], from[1], { kind });
    game.frames();
    for (let step = 1; step <= 4; step++) {
      const at = (axis: 0 | 1) => from[axis] + ((to[axis] - from[axis]) * step) / 4;
      game.pointer('move', at(0), at(1), { kind });
      game.frames();
    }
    game.pointer('up', to[0], to[1], { kind });
    game.frames(2);
  };
  const placed = () => squares.board.pieces().map((piece) => `${piece.name} ${squares.board.spotOf(piece)?.cell}`);
  return { ...game, mini, log, drag, placed, squares };
}

test.each(['mouse', 'touch'] as const)('a group is dragged onto the board and about it, by %s', async (kind) => {
  const { mini, log, drag, placed } = await domino();
  // By its right half, from beside the board onto the tile (2, 1), so that its left half comes to (1, 1).
  drag([245, 115], [85, 55], kind);
  expect([mini.at, log, placed()]).toEqual([{ x: 1, y: 1 }, ['accepted 1,1'], ['half 0 6', 'half 1 7']]);
  drag([55, 55], [115, 115], kind);
  expect([mini.at, placed()]).toEqual([{ x: 3, y: 3 }, ['half 0 18', 'half 1 19']]);
});

test('where it has no room it goes back to where it was', async () => {
  const { mini, log, drag, placed } = await domino();
  drag([215, 115], [25, 25]);
  log.length = 0;
  // Its left half onto the last column: the right one would be outside.
  drag([25, 25], [145, 25]);
  expect([mini.at, placed()]).toEqual([{ x: 0, y: 0 }, ['half 0 0', 'half 1 1']]);
  expect(log[0]).toBe('rejected outside');
});

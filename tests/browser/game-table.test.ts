import { Actor, Color, Scene, vec } from 'excalibur';
import { expect, onTestFinished, test, vi } from 'vitest';
import { GameTable } from '../../src/behaviors/game-table.js';
import { GridMove } from '../../src/behaviors/grid-move.js';
import { Piece } from '../../src/behaviors/piece.js';
import { SquareBoard } from '../../src/behaviors/square-board.js';
import { GameRecord } from '../../src/games/index.js';
import { anyBot, type NimState, nim } from '../behaviors/nim.js';
import { startGame } from './game.js';

/** Ten tiles in a row and a pawn that walks on as sticks are taken, one tile for each: the move is shown by walking. */
async function nimOnBoard() {
  const game = await startGame();
  const board = new Actor({ pos: vec(20, 20) });
  board.addComponent(new SquareBoard({ columns: 11, rows: 1, size: 20 }));
  const pawn = new Actor({ width: 10, height: 10, color: Color.Red });
  const piece = new Piece({ board, at: { x: 0, y: 0 } });
  const walking = new GridMove({ speed: 200 });
  pawn.addComponent(piece).addComponent(walking);
  const record = new GameRecord(nim, { seed: 3, options: {} });
  const goTo = ({ sticks }: NimState) => walking.to({ x: 10 - sticks, y: 0 });
  const table = new GameTable<NimState, number>({
    record,
    seats: ['person', anyBot],
    thinkMs: 100,
    animate: async (_move, _before, after, signal) => {
      const walk = goTo(after);
      signal.addEventListener('abort', () => walking.cancel());
      await walk.done;
    },
  });
  table.events.on('undone', ({ state }) => piece.put({ x: 10 - state.sticks, y: 0 }));
  board.addComponent(table);
  game.scene.add(board);
  game.scene.add(pawn);
  game.frames(2);
  /** Frames, and between them what promises have to say. */
  const pass = async (count: number) => {
    for (let frame = 0; frame < count; frame++) {
      game.frames(1, 20);
      await Promise.resolve().then(() => {});
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  const where = () => (pawn.pos.x - 30) / 20;
  return { ...game, table, record, piece, where, pass };
}

test('a move is made at once and walked after; then the bot thinks, moves and walks', async () => {
  const { table, record, where, pass } = await nimOnBoard();
  table.play(3);
  expect([record.state.sticks, where(), table.phase]).toEqual([7, 0, 'animating']);
  await pass(10);
  expect(where()).toBeGreaterThan(1.5);
  expect(table.phase).toBe('animating');
  await pass(6);
  expect([where(), table.phase]).toEqual([3, 'thinking']);
  await pass(6);
  expect(table.phase).toBe('animating');
  await pass(20);
  expect([table.phase, where()]).toEqual(['choosing', 10 - record.state.sticks]);
});

test('an undo in the middle of a walk brings the picture back at once', async () => {
  const { table, piece, where, pass, frames } = await nimOnBoard();
  table.play(3);
  await pass(5);
  expect(where()).toBeGreaterThan(0.5);
  table.undo();
  frames();
  expect([where(), piece.spot?.x, piece.isGliding, table.phase]).toEqual([0, 0, false, 'choosing']);
  await pass(10);
  expect([where(), table.phase]).toEqual([0, 'choosing']);
});

test('bots wait in a scene that is not shown, while time stands still, and in a hidden page', async () => {
  const { table, record, game, pass } = await nimOnBoard();
  table.play(1);
  await pass(8);
  expect(table.phase).toBe('thinking');
  game.timescale = 0;
  await pass(20);
  expect(record.position).toBe(1);
  game.timescale = 1;
  game.addScene('other', new Scene());
  await game.goToScene('other');
  await pass(20);
  expect(record.position).toBe(1);
  await game.goToScene('root');
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  await pass(20);
  expect(record.position).toBe(1);
  hidden.mockReturnValue(false);
  await pass(8);
  expect(record.position).toBe(2);
});

test('what an animation throws is reported by the browser, and the game goes on', async () => {
  const { table, pass } = await nimOnBoard();
  const reported: unknown[] = [];
  const report = (event: ErrorEvent) => {
    reported.push(event.error);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('error', report, { capture: true });
  onTestFinished(() => window.removeEventListener('error', report, { capture: true }));
  const error = new Error('no picture');
  table.configure({
    animate: () => {
      throw error;
    },
  });
  table.play(1);
  await pass(1);
  expect([reported, table.phase]).toEqual([[error], 'thinking']);
});

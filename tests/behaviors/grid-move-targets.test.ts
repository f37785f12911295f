import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../src/behaviors/board-behavior.js';
import type { GridMoveOptions } from '../../src/behaviors/moving/grid-move-options.js';
import { headlessWorld } from './headless.js';
import { boardActor, logOf, pawnOn } from './pawns.js';

function field(grid: GridMoveOptions = {}, seed = 0, board: Parameters<typeof boardActor>[0] = {}) {
  const { scene, step } = headlessWorld();
  const boardPiece = boardActor({ columns: 7, rows: 7, seed, ...board }, scene);
  const pawn = pawnOn(boardPiece, { x: 3, y: 3 }, { grid }, scene);
  step(1);
  const inner = boardOf(boardPiece)?.board;
  if (!inner) throw new Error('no board');
  return { ...pawn, scene, step, boardPiece, board: inner, log: logOf(pawn.actor) };
}

/** How often it comes to which tile. */
function wanderings(pawn: ReturnType<typeof field>, times: number): Map<string, number> {
  const visits = new Map<string, number>();
  for (let time = 0; time < times; time++) {
    const { to } = pawn.grid.wander() as { to?: { x: number; y: number } };
    if (to) visits.set(`${to.x},${to.y}`, (visits.get(`${to.x},${to.y}`) ?? 0) + 1);
    pawn.step(200);
  }
  return visits;
}

describe('wander', () => {
  test('stays within its range of home, in steps, and comes everywhere there', () => {
    const visits = wanderings(field({ wanderRange: 1 }), 300);
    expect([...visits.keys()].sort()).toEqual(['2,3', '3,2', '3,3', '3,4', '4,3']);
  });

  test('home can be given, and changed', () => {
    const pawn = field({ home: { x: 0, y: 0 } });
    expect(pawn.grid.home).toEqual({ x: 0, y: 0 });
    expect(pawn.grid.wander()).toMatchObject({ ok: false, reason: 'refused' });
    pawn.grid.home = { x: 4, y: 3 };
    expect(pawn.grid.wander()).toMatchObject({ ok: true, to: { x: 4, y: 3 } });
  });

  test('without a home of its own, home is where it was first', () => {
    const { grid, piece } = field();
    piece.put({ x: 6, y: 6 });
    expect(grid.home).toEqual({ x: 3, y: 3 });
  });

  test('seeded: the same seed and id wander alike, others do not', () => {
    const way = (seed: number) => [...wanderings(field({ wanderRange: 3 }, seed), 40)];
    expect(way(5)).toEqual(way(5));
    expect(way(5)).not.toEqual(way(6));
  });

  test('to open neighbours only, each as likely as the other', () => {
    const pawn = field({ wanderRange: 9 });
    pawn.board.setTile({ x: 3, y: 2 }, { solid: true });
    const counts = { E: 0, S: 0, W: 0, N: 0 };
    for (let time = 0; time < 600; time++) {
      const answer = pawn.grid.wander();
      if (answer.ok) counts[(['E', 'S', 'W', 'N'] as const)[answer.direction ?? 0] ?? 'E']++;
      pawn.piece.put({ x: 3, y: 3 });
    }
    expect(counts.N).toBe(0);
    // 200 each, give or take five standard deviations of √(600 · ⅓ · ⅔) = 11.5.
    for (const count of [counts.E, counts.S, counts.W]) expect(Math.abs(count - 200)).toBeLessThan(58);
  });

  test('shut in, one of the neighbours refuses', () => {
    const pawn = field();
    for (const [x, y] of [
      [2, 3],
      [4, 3],
      [3, 2],
      [3, 4],
    ] as const)
      pawn.board.setTile({ x, y }, { solid: true });
    expect(pawn.grid.wander()).toMatchObject({ ok: false, reason: 'solid' });
  });

  test('goes on alike after a load', () => {
    const pawn = field({ wanderRange: 3 });
    wanderings(pawn, 5);
    const copy = field({ wanderRange: 3 });
    const spot = pawn.piece.spot;
    copy.piece.put({ x: spot?.x ?? 0, y: spot?.y ?? 0 });
    copy.grid.loadState(JSON.parse(JSON.stringify(pawn.grid.saveState())));
    expect(copy.grid.home).toEqual(pawn.grid.home);
    expect([...wanderings(copy, 20)]).toEqual([...wanderings(pawn, 20)]);
  });
});

describe('approach and depart', () => {
  test('the best neighbour by board distance, over wrapped axes too', () => {
    expect(field().grid.approach({ x: 3, y: 0 })).toMatchObject({ ok: true, to: { x: 3, y: 2 } });
    expect(field().grid.depart({ x: 3, y: 0 })).toMatchObject({ ok: true, to: { x: 4, y: 3 } });
    const wrapped = field({}, 0, { wrap: 'x' });
    wrapped.piece.put({ x: 1, y: 3 });
    expect(wrapped.grid.approach({ x: 6, y: 3 })).toMatchObject({ ok: true, to: { x: 0, y: 3 } });
  });

  test('over many targets, places and pieces: the sum decides', () => {
    const pawn = field();
    const other = pawnOn(pawn.boardPiece, { x: 6, y: 3 }, {}, pawn.scene);
    expect(pawn.grid.approach([other.actor, { x: 6, y: 2 }, { x: 0, y: 3 }])).toMatchObject({ to: { x: 4, y: 3 } });
  });

  test('staying is an answer, not a move (rex V8 raised complete)', () => {
    const pawn = field();
    expect(pawn.grid.approach({ x: 3, y: 3 })).toMatchObject({ ok: true, to: { x: 3, y: 3 }, end: 'arrived' });
    pawn.board.setTile({ x: 3, y: 2 }, { solid: true });
    expect(pawn.grid.approach({ x: 3, y: 0 })).toMatchObject({ ok: true, to: { x: 3, y: 3 } });
    expect(pawn.log).toEqual([]);
  });

  test('never farther by approaching, never nearer by departing', () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: 6 }), y: fc.integer({ min: 0, max: 6 }) });
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 4 }), place, (targets, start) => {
        for (const way of ['approach', 'depart'] as const) {
          const { grid, piece, board } = field();
          piece.put(start);
          const sum = () =>
            targets.reduce((all, { x, y }) => all + board.layout.distance(piece.spot?.cell ?? 0, y * 7 + x), 0);
          const before = sum();
          grid[way](targets);
          if (way === 'approach') expect(sum()).toBeLessThanOrEqual(before);
          else expect(sum()).toBeGreaterThanOrEqual(before);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('a target that is not on the board is a mistake', () => {
    const pawn = field();
    const other = pawnOn(pawn.boardPiece, { x: 6, y: 3 }, { name: 'ghost' }, pawn.scene);
    other.piece.leave();
    expect(() => pawn.grid.approach(other.actor)).toThrow("GridMove: the target the actor 'ghost' is not on the board");
  });
});

import { Actor } from 'excalibur';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../src/behaviors/board-behavior.js';
import { GraphBoard } from '../../src/behaviors/graph-board.js';
import type { MonopolyOptions } from '../../src/behaviors/monopoly/monopoly-options.js';
import { MonopolyMovement } from '../../src/behaviors/monopoly-movement.js';
import { planForward, resumeForward, type TileProperties } from '../../src/boards/index.js';
import { boardActor, pawnOn } from './pawns.js';

const ring = ['#####', '#...#', '#...#', '#...#', '#####'];
const tee = ['#####', '..#..', '..#..'];

/** A pawn on a road, no frames needed. */
function roadPawn(rows: readonly string[], at: { x: number; y: number }, road: MonopolyOptions = {}, seed = 0) {
  const boardPiece = boardActor({ columns: rows[0]?.length ?? 0, rows: rows.length, tiles: rows, seed });
  const board = boardOf(boardPiece)?.board;
  if (!board) throw new Error('no board');
  return { ...pawnOn(boardPiece, at, { road }), board, boardPiece };
}

const set = (pawn: ReturnType<typeof roadPawn>, x: number, y: number, properties: TileProperties) =>
  pawn.board.setTile({ x, y }, properties);

describe('asking is free', () => {
  test('a plan moves nothing, and asked twice it answers the same (rex M5b, M6: previews spoilt the memory)', () => {
    const { road, piece } = roadPawn(ring, { x: 4, y: 4 }, { face: 'N', fork: 'random' });
    const first = road.forward(7);
    const second = road.forward(7);
    expect(second.steps).toEqual(first.steps);
    expect(second.randomAfter).toEqual(first.randomAfter);
    expect(piece.spot).toMatchObject({ x: 4, y: 4 });
    expect(road.isEmpty).toBe(true);
    expect(road.face).toBe(3);
  });

  test('rules for this once go before those of the behaviour', () => {
    const { road } = roadPawn(tee, { x: 2, y: 2 }, { face: 'N', fork: 'choose' });
    expect(road.forward(5).end).toBe('fork');
    expect(road.forward(4, { onFork: () => 'W' }).target).toMatchObject({ x: 0, y: 0 });
    expect(road.forward(5, { fork: undefined }).end).toBe('fork');
    expect(road.forward(1, { backwards: true }).backwards).toBe(true);
  });

  test('hooks of the behaviour are asked', () => {
    const { road } = roadPawn(ring, { x: 0, y: 0 }, { face: 'E', cost: (tile) => (tile.x === 2 ? 2 : undefined) });
    expect(road.forward(3).steps.map(({ cost }) => cost)).toEqual([1, 2]);
  });

  test('advance to GO, once round if it stands there', () => {
    const { road } = roadPawn(ring, { x: 0, y: 0 }, { face: 'E' });
    const plan = road.forwardTo({ x: 0, y: 0 });
    expect(plan.steps).toHaveLength(16);
    expect(plan.end).toBe('arrived');
  });

  test('where it can end', () => {
    const { road } = roadPawn(tee, { x: 2, y: 2 }, { face: 'N', fork: 'choose' });
    const ends = road.outcomes(4).map(({ tile, choices }) => [tile.x, tile.y, ...choices]);
    expect(ends.toSorted()).toEqual([
      [0, 0, 2],
      [4, 0, 0],
    ]);
  });

  test('off the board it throws and names the piece', () => {
    const { road, piece } = roadPawn(ring, { x: 0, y: 0 });
    piece.leave();
    expect(() => road.forward(1)).toThrow("MonopolyMovement.forward: its piece 'pawn' is off the board");
    expect(() => new MonopolyMovement().forward(1)).toThrow();
  });
});

describe('commit', () => {
  test('stores the path and moves nothing', () => {
    const { road, piece } = roadPawn(ring, { x: 0, y: 0 }, { face: 'E' });
    const plan = road.forward(3);
    expect(road.commit(plan)).toEqual({ ok: true, path: plan.steps });
    expect(piece.spot).toMatchObject({ x: 0, y: 0 });
    expect([road.isEmpty, road.remainingSteps, road.totalMovingPoints]).toEqual([false, 3, 3]);
    expect(road.target).toBe(plan.target);
    expect(road.path).toEqual(plan.steps);
  });

  test('moves the generator on, so that the next plan draws anew', () => {
    const { road } = roadPawn(tee, { x: 2, y: 2 }, { face: 'N', fork: 'random' });
    const plan = road.forward(4);
    expect(plan.randomAfter).not.toEqual(plan.randomBefore);
    road.commit(plan);
    expect(road.forward(4).randomBefore).toEqual(plan.randomAfter);
  });

  test('a commit replaces what was left', () => {
    const { road } = roadPawn(ring, { x: 0, y: 0 }, { face: 'E' });
    road.commit(road.forward(5));
    road.commit(road.forward(2));
    expect(road.remainingSteps).toBe(2);
  });

  const changes: Record<string, (pawn: ReturnType<typeof roadPawn>) => void> = {
    'the piece is elsewhere': ({ piece }) => piece.put({ x: 4, y: 0 }),
    'the piece is off the board': ({ piece }) => piece.leave(),
    'another face': ({ road }) => {
      road.face = 'S';
    },
    'another came-from': ({ piece }) => {
      piece.put({ x: 1, y: 0 });
      piece.put({ x: 0, y: 0 });
    },
    'a tile was changed': (pawn) => set(pawn, 3, 0, { cost: 2 }),
    'an edge was closed': ({ board }) => board.setEdge({ x: 0, y: 0 }, 'S', false),
    'another piece became solid': ({ boardPiece, board }) => {
      const other = pawnOn(boardPiece, { x: 2, y: 4 });
      board.setSolid(other.actor, true);
    },
    'chance was used': ({ road }) => {
      const drawn = road.forward(9, { fork: 'random' });
      if (drawn.randomAfter) road.commit({ ...drawn, randomAfter: [1, 2, 3, 4] });
    },
  };
  test.for(Object.entries(changes))('stale: %s', ([, change]) => {
    const pawn = roadPawn(ring, { x: 0, y: 0 }, { face: 'E' });
    const plan = pawn.road.forward(3);
    change(pawn);
    expect(pawn.road.commit(plan)).toEqual({ ok: false, reason: 'stale' });
  });

  test('stale: a plan of another piece, even of one that stands alike', () => {
    const { road, boardPiece } = roadPawn(ring, { x: 0, y: 0 }, { face: 'E' });
    const other = pawnOn(boardPiece, { x: 0, y: 0 }, { road: { face: 'E' } });
    expect(road.commit(other.road.forward(3))).toEqual({ ok: false, reason: 'stale' });
  });

  test('its own steps do not make it stale, though it is solid', () => {
    const { road, piece, board, actor } = roadPawn(ring, { x: 0, y: 0 }, { face: 'E' });
    board.setSolid(actor, true);
    const plan = road.forward(3);
    piece.put({ x: 0, y: 1 });
    piece.put({ x: 0, y: 0 });
    road.face = 'E';
    // Where it came from has changed; nothing else may be the reason.
    expect(plan.revision).toBe(board.revisionWithout(actor));
  });

  test('disabled', () => {
    const { road } = roadPawn(ring, { x: 0, y: 0 });
    road.enabled = false;
    expect(road.commit(road.forward(1))).toEqual({ ok: false, reason: 'disabled' });
  });

  test('a plan made by planForward for this piece holds as well', () => {
    const { road, board, actor } = roadPawn(ring, { x: 0, y: 0 }, { face: 'E' });
    expect(road.commit(planForward(board, { from: { x: 0, y: 0 }, face: 'E', points: 2, piece: actor })).ok).toBe(true);
  });
});

describe('popping hands a step out and moves nothing', () => {
  test('tile by tile, and undefined on an empty path', () => {
    const { road, piece } = roadPawn(ring, { x: 0, y: 0 }, { face: 'E' });
    expect(road.popTile()).toBeUndefined();
    road.commit(road.forward(2));
    expect(road.popTile()).toMatchObject({ tile: { x: 1, y: 0 }, direction: 0, cost: 1, spent: 1, remaining: 1 });
    expect(piece.spot).toMatchObject({ x: 0, y: 0 });
    expect(road.remainingSteps).toBe(1);
    road.popTile();
    expect([road.popTile(), road.popLastTile(), road.target, road.remainingSteps]).toEqual([
      undefined,
      undefined,
      undefined,
      0,
    ]);
    expect(road.isEmpty).toBe(true);
  });

  test('the last one empties the path', () => {
    const { road } = roadPawn(ring, { x: 0, y: 0 }, { face: 'E' });
    road.commit(road.forward(6));
    expect(road.popLastTile()).toMatchObject({ tile: { x: 4, y: 2 } });
    expect(road.isEmpty).toBe(true);
  });
});

describe('face and came-from', () => {
  test("put on the tile handed out, by whomever, they become the step's, neighbour or not", () => {
    const { road, board, actor } = roadPawn(ring, { x: 0, y: 0 }, { face: 'E' });
    road.commit(road.forward(6));
    const last = road.popLastTile();
    expect(road.face).toBe(0);
    board.move(actor, last?.tile ?? { x: 0, y: 0 });
    expect(road.face).toBe(1);
    expect(road.cameFrom).toMatchObject({ x: 4, y: 1 });
  });

  test('jumped to the end of a whole round: it stands there already', () => {
    const { road, piece } = roadPawn(ring, { x: 0, y: 0 }, { face: 'E' });
    road.commit(road.forward(16));
    piece.put(road.popLastTile()?.tile ?? { x: 9, y: 9 });
    expect([road.face, road.cameFrom]).toMatchObject([3, { x: 0, y: 1 }]);
  });

  test('a step onto a neighbour sets them, whoever asked for it', () => {
    const { road, piece } = roadPawn(ring, { x: 0, y: 0 });
    piece.put({ x: 0, y: 1 });
    expect([road.face, road.cameFrom]).toMatchObject([1, { x: 0, y: 0 }]);
  });

  test('any other placement forgets came-from and keeps face', () => {
    const { road, piece } = roadPawn(ring, { x: 0, y: 0 });
    piece.put({ x: 0, y: 1 });
    piece.put({ x: 4, y: 4 });
    expect([road.face, road.cameFrom]).toEqual([1, undefined]);
  });

  test('swap and load are no steps', () => {
    const { road, piece, board, actor, boardPiece } = roadPawn(ring, { x: 0, y: 0 });
    const other = pawnOn(boardPiece, { x: 0, y: 2 }, { road: {} });
    piece.put({ x: 0, y: 1 });
    board.swap(actor, other.actor);
    expect([road.face, road.cameFrom]).toEqual([1, undefined]);
    expect([other.road.face, other.road.cameFrom]).toEqual([0, undefined]);
    piece.put({ x: 0, y: 3 }, { cause: 'load' });
    expect([road.face, road.cameFrom]).toEqual([1, undefined]);
  });

  test('on a graph the face is an angle, clockwise from E', () => {
    const boardPiece = new Actor();
    const nodes = { a: { x: 0, y: 0 }, b: { x: 100, y: 0 }, c: { x: 100, y: 100 } };
    boardPiece.addComponent(
      new GraphBoard({
        nodes,
        edges: [
          ['a', 'b'],
          ['b', 'c'],
        ],
      }),
    );
    const { road, piece } = pawnOn(boardPiece, { x: 0, y: 0 }, { road: { face: -90 } });
    expect(road.face).toBe(270);
    piece.put({ node: 'b' });
    piece.put({ node: 'c' });
    expect([road.face, road.cameFrom]).toMatchObject([90, { cell: 1 }]);
  });

  test('a face that the layout does not have throws', () => {
    const { road } = roadPawn(ring, { x: 0, y: 0 }, { face: 'S' });
    expect(road.face).toBe(1);
    expect(() => {
      road.face = 'SE';
    }).toThrow("MonopolyMovement.face is 'SE', but the directions of this square layout are 0 E, 1 S, 2 W, 3 N");
  });

  test('the second turn on a ring goes on, not back (rex bugs5)', () => {
    const { road, piece } = roadPawn(ring, { x: 0, y: 0 }, { face: 'E' });
    const turn = (points: number) => {
      road.commit(road.forward(points));
      for (let step = road.popTile(); step; step = road.popTile()) piece.put(step.tile);
    };
    turn(10);
    expect(piece.spot).toMatchObject({ x: 2, y: 4 });
    turn(5);
    expect(piece.spot).toMatchObject({ x: 0, y: 1 });
  });

  test('backwards: at the end the face is turned round again, and where it came from is forgotten', () => {
    const { road, piece } = roadPawn(ring, { x: 0, y: 0 }, { face: 'E' });
    piece.put({ x: 1, y: 0 });
    piece.put({ x: 2, y: 0 });
    const plan = road.forward(2, { backwards: true });
    road.commit(plan);
    for (let step = road.popTile(); step; step = road.popTile()) piece.put(step.tile);
    expect(piece.spot).toMatchObject({ x: 0, y: 0 });
    expect([road.face, road.cameFrom]).toEqual([0, undefined]);
  });
});

describe('resume', () => {
  test('goes on from the fork with what remained', () => {
    const { road, piece } = roadPawn(tee, { x: 2, y: 2 }, { face: 'N', fork: 'choose' });
    road.commit(road.forward(4));
    expect(road.resume('E')).toEqual({ ok: false, reason: 'stale' });
    for (let step = road.popTile(); step; step = road.popTile()) piece.put(step.tile);
    expect(road.resume('N')).toEqual({ ok: false, reason: 'not-offered' });
    const answer = road.resume('E');
    expect(answer.ok && answer.path.map(({ tile }) => tile.x)).toEqual([3, 4]);
    expect(road.totalMovingPoints).toBe(2);
  });

  test('back is offered too', () => {
    const { road, piece } = roadPawn(tee, { x: 2, y: 2 }, { face: 'N', fork: 'choose' });
    road.commit(road.forward(4));
    for (let step = road.popTile(); step; step = road.popTile()) piece.put(step.tile);
    expect(road.resume('S').ok).toBe(true);
  });

  test('without a fork', () => {
    const { road } = roadPawn(ring, { x: 0, y: 0 });
    expect(road.resume('E')).toEqual({ ok: false, reason: 'no-fork' });
    road.commit(road.forward(2));
    expect(road.resume('E')).toEqual({ ok: false, reason: 'no-fork' });
  });

  test('a plan resumed by resumeForward can be committed once the piece is at the fork', () => {
    const { road, piece } = roadPawn(tee, { x: 2, y: 2 }, { face: 'N', fork: 'choose' });
    const plan = road.forward(4);
    const resumed = resumeForward(plan, 'W');
    if (!resumed.ok) throw new Error(resumed.reason);
    road.commit(plan);
    expect(road.commit(resumed.plan)).toEqual({ ok: false, reason: 'stale' });
    road.commit(plan);
    for (let step = road.popTile(); step; step = road.popTile()) piece.put(step.tile);
    expect(road.commit(resumed.plan).ok).toBe(true);
    for (let step = road.popTile(); step; step = road.popTile()) piece.put(step.tile);
    expect(piece.spot).toMatchObject({ x: 0, y: 0 });
  });

  test('backwards: it goes on backwards from the fork', () => {
    const { road, piece } = roadPawn(tee, { x: 2, y: 2 }, { face: 'S', fork: 'choose' });
    const plan = road.forward(3, { backwards: true });
    expect(plan.end).toBe('fork');
    road.commit(plan);
    for (let step = road.popTile(); step; step = road.popTile()) piece.put(step.tile);
    expect(road.resume('W').ok).toBe(true);
    for (let step = road.popTile(); step; step = road.popTile()) piece.put(step.tile);
    expect(piece.spot).toMatchObject({ x: 1, y: 0 });
    expect([road.face, road.cameFrom]).toEqual([0, undefined]);
  });
});

describe('undoStep', () => {
  test('the piece stands as before, the step is in the path again, its points are given back', () => {
    const { road, piece } = roadPawn(ring, { x: 3, y: 0 }, { face: 'E' });
    piece.put({ x: 4, y: 0 });
    road.commit(road.forward(3));
    expect(road.undoStep()).toBeUndefined();
    for (let count = 0; count < 2; count++) piece.put(road.popTile()?.tile ?? { x: 0, y: 0 });
    expect([road.face, road.remainingPoints, road.remainingSteps]).toEqual([1, 1, 1]);
    expect(road.undoStep()).toMatchObject({ tile: { x: 4, y: 2 } });
    expect(road.undoStep()).toMatchObject({ tile: { x: 4, y: 1 } });
    expect(piece.spot).toMatchObject({ x: 4, y: 0 });
    expect([road.face, road.cameFrom]).toMatchObject([0, { x: 3, y: 0 }]);
    expect([road.remainingPoints, road.remainingSteps]).toEqual([3, 3]);
    expect(road.undoStep()).toBeUndefined();
    expect(road.popTile()).toMatchObject({ tile: { x: 4, y: 1 } });
  });

  test('a step handed out and not made goes back into the path as well', () => {
    const { road, piece } = roadPawn(ring, { x: 0, y: 0 }, { face: 'E' });
    road.commit(road.forward(3));
    piece.put(road.popTile()?.tile ?? { x: 0, y: 0 });
    road.popTile();
    road.undoStep();
    expect(road.path.map(({ tile }) => tile.x)).toEqual([1, 2, 3]);
  });

  test('back over a fork that was resumed', () => {
    const { road, piece } = roadPawn(tee, { x: 2, y: 2 }, { face: 'N', fork: 'choose' });
    const walk = () => {
      for (let step = road.popTile(); step; step = road.popTile()) piece.put(step.tile);
    };
    road.commit(road.forward(4));
    walk();
    road.resume('E');
    walk();
    for (let count = 0; count < 4; count++) road.undoStep();
    expect(piece.spot).toMatchObject({ x: 2, y: 2 });
    expect(road.path.map(({ tile }) => [tile.x, tile.y])).toEqual([
      [2, 1],
      [2, 0],
      [3, 0],
      [4, 0],
    ]);
  });
});

describe('retrace', () => {
  test('back along the tiles really walked, standing as it stood there', () => {
    const { road, piece } = roadPawn(ring, { x: 3, y: 0 }, { face: 'E' });
    road.commit(road.forward(3));
    for (let step = road.popTile(); step; step = road.popTile()) piece.put(step.tile);
    expect([piece.spot, road.face]).toMatchObject([{ x: 4, y: 2 }, 1]);
    expect(road.retrace(2)).toMatchObject({ x: 4, y: 0 });
    expect([road.face, road.cameFrom]).toMatchObject([0, { x: 3, y: 0 }]);
    expect(road.retrace(2)).toBeUndefined();
    expect(road.retrace(1)).toMatchObject({ x: 3, y: 0 });
    expect([road.face, road.cameFrom]).toEqual([0, undefined]);
  });

  test('a placement that is no step empties the trail', () => {
    const { road, piece } = roadPawn(ring, { x: 0, y: 0 });
    piece.put({ x: 1, y: 0 });
    piece.put({ x: 4, y: 4 });
    expect(road.retrace(1)).toBeUndefined();
    expect(piece.spot).toMatchObject({ x: 4, y: 4 });
  });

  test('64 are kept', () => {
    const { road, piece } = roadPawn(ring, { x: 0, y: 0 });
    for (let step = 0; step < 70; step++) piece.put({ x: (step + 1) % 2, y: 0 });
    expect(road.retrace(65)).toBeUndefined();
    expect(road.retrace(64)).toBeDefined();
    expect(() => road.retrace(0)).toThrow('MonopolyMovement.retrace: steps is 0, but must be a whole number ≥ 1');
  });
});

describe('chance in play', () => {
  test("each behaviour owns a stream made from the board's seed and its piece's id", () => {
    const streams = (seed: number, id: string) => {
      const boardPiece = boardActor({ columns: 5, rows: 3, tiles: tee, seed });
      const { road } = pawnOn(boardPiece, { x: 2, y: 2 }, { piece: { id }, road: { face: 'N', fork: 'random' } });
      return road.forward(4).randomBefore;
    };
    expect(streams(1, 'a')).toEqual(streams(1, 'a'));
    expect(streams(1, 'a')).not.toEqual(streams(1, 'b'));
    expect(streams(1, 'a')).not.toEqual(streams(2, 'a'));
  });

  test('pieces of the same name draw differently', () => {
    const boardPiece = boardActor({ columns: 5, rows: 3, tiles: tee });
    const [a, b] = [0, 1].map(() => pawnOn(boardPiece, { x: 2, y: 2 }, { road: { face: 'N', fork: 'random' } }));
    expect(a?.road.forward(4).randomBefore).not.toEqual(b?.road.forward(4).randomBefore);
    expect([a?.piece.id, b?.piece.id]).toEqual(['pawn', 'pawn 2']);
  });
});

import { describe, expect, test } from 'vitest';
import { boardOf } from '../../src/behaviors/board-behavior.js';
import type { MonopolyOptions } from '../../src/behaviors/monopoly/monopoly-options.js';
import type { GridMoveOptions } from '../../src/behaviors/moving/grid-move-options.js';
import { headlessWorld } from './headless.js';
import { boardActor, logOf, pawnOn } from './pawns.js';

const ring = ['#####', '#...#', '#...#', '#...#', '#####'];
const tee = ['#####', '..#..', '..#..'];

function roadPawn(
  rows: readonly string[],
  at: { x: number; y: number },
  road: MonopolyOptions = {},
  grid: GridMoveOptions | false = {},
) {
  const world = headlessWorld();
  const boardPiece = boardActor({ columns: rows[0]?.length ?? 0, rows: rows.length, tiles: rows }, world.scene);
  const board = boardOf(boardPiece)?.board;
  if (!board) throw new Error('no board');
  const pawn = pawnOn(boardPiece, at, { road, grid }, world.scene);
  world.step(1);
  const frames = (count: number) => {
    for (let frame = 0; frame < count; frame++) world.step(20);
  };
  return { ...world, ...pawn, board, boardPiece, frames, log: logOf(pawn.actor) };
}

const stepOnto = (place: string, ...between: string[]) => [
  `beforeMove ${place}`,
  `moved ${place}`,
  `accepted ${place}`,
  ...between,
  `arrived ${place}`,
];

describe('follow: the events of a walk, in order', () => {
  test('beforeMove, moved, accepted, turn, glide, arrived, pass; land closes it', () => {
    const { grid, road, frames, log } = roadPawn(ring, { x: 3, y: 0 }, { face: 'E' });
    const walk = grid.follow(road.forward(3));
    expect(walk).toMatchObject({ ok: true, from: { x: 3, y: 0 }, to: { x: 4, y: 0 }, direction: 0 });
    frames(20);
    expect(log).toEqual([
      ...stepOnto('4,0'),
      'pass 4,0',
      ...stepOnto('4,1', 'turn 4,1'),
      'pass 4,1',
      ...stepOnto('4,2'),
      'land 4,2',
      'finished arrived',
    ]);
    expect(walk.end).toBe('arrived');
  });

  test('at a fork: pass, then fork; resumed, land closes the move once', () => {
    const { grid, road, frames, log } = roadPawn(tee, { x: 2, y: 2 }, { face: 'N', fork: 'choose' });
    const asked: unknown[] = [];
    road.events.on('fork', ({ ways, back, remaining }) =>
      asked.push([ways.map(({ direction }) => direction), back, remaining]),
    );
    grid.follow(road.forward(4));
    frames(20);
    expect(log).toEqual([
      ...stepOnto('2,1'),
      'pass 2,1',
      ...stepOnto('2,0'),
      'pass 2,0',
      'fork 2,0',
      'finished arrived',
    ]);
    expect(asked).toEqual([[[0, 2], 1, 2]]);
    expect(road.resume('E').ok).toBe(true);
    log.length = 0;
    grid.follow();
    frames(20);
    expect(log).toEqual([
      ...stepOnto('3,0', 'turn 3,0'),
      'pass 3,0',
      ...stepOnto('4,0'),
      'land 4,0',
      'finished arrived',
    ]);
  });

  test('at a fork without a step', () => {
    const { grid, road, log } = roadPawn(tee, { x: 2, y: 0 }, { face: 'N', fork: 'choose' });
    const walk = grid.follow(road.forward(4));
    expect(walk).toMatchObject({ ok: true, end: 'arrived' });
    expect(log).toEqual(['pass 2,0', 'fork 2,0']);
    expect(grid.follow()).toMatchObject({ ok: false, reason: 'nothing-to-follow' });
  });

  test('a move without a step lands, and GridMove raises nothing', () => {
    const { grid, road, log } = roadPawn(ring, { x: 0, y: 0 }, { face: 'E' });
    expect(grid.follow(road.forward(0))).toMatchObject({ ok: true, end: 'arrived' });
    expect(log).toEqual(['land 0,0']);
  });

  test('a move without a step raises nothing either while the picture is still on its way back', async () => {
    const { grid, road, log, frames } = roadPawn(ring, { x: 0, y: 0 }, { face: 'E' });
    grid.follow(road.forward(3));
    frames(2);
    road.undoStep();
    log.length = 0;
    const walk = grid.follow(road.forward(0));
    expect(walk).toMatchObject({ ok: true });
    frames(40);
    expect(await walk.done).toBe('arrived');
    expect(log.filter((entry) => entry.startsWith('finished'))).toEqual([]);
  });

  test('what land tells', () => {
    const { grid, road, board, frames } = roadPawn(ring, { x: 0, y: 0 }, { face: 'E' });
    board.setTile({ x: 3, y: 0 }, { cost: 9 });
    const landings: unknown[] = [];
    road.events.on('land', ({ end, remaining, steps, tile }) => landings.push([end, remaining, steps, tile.x]));
    grid.follow(road.forward(5));
    frames(20);
    expect(landings).toEqual([['short', 3, 2, 2]]);
  });
});

describe('a walk is one act: board, face and came-from change together, then the picture glides', () => {
  test('seen in the event of the board', () => {
    const { grid, road, board } = roadPawn(ring, { x: 4, y: 0 }, { face: 'E' });
    const seen: unknown[] = [];
    board.events.on('moved', () => seen.push([road.face, road.cameFrom?.x, road.cameFrom?.y]));
    grid.follow(road.forward(2, { onFork: () => 'S' }));
    expect(seen).toEqual([[1, 4, 0]]);
  });
});

describe('the loop by hand runs through the same code', () => {
  const byHand: Record<string, (pawn: ReturnType<typeof roadPawn>) => void> = {
    'popped on arrival': ({ grid, road }) => {
      const next = () => {
        const step = road.popTile();
        if (step) grid.to(step.tile);
      };
      grid.events.on('arrived', next);
      next();
    },
    'popped on pass': ({ grid, road }) => {
      const next = () => {
        const step = road.popTile();
        if (step) grid.to(step.tile);
      };
      road.events.on('pass', next);
      next();
    },
  };
  test.for(Object.entries(byHand))('%s: the same tiles, faces and events', ([, walk]) => {
    const followed = roadPawn(ring, { x: 3, y: 0 }, { face: 'E' });
    followed.grid.follow(followed.road.forward(5));
    followed.frames(40);
    const pawn = roadPawn(ring, { x: 3, y: 0 }, { face: 'E' });
    pawn.road.commit(pawn.road.forward(5));
    walk(pawn);
    pawn.frames(40);
    const withoutEnds = (log: readonly string[]) => log.filter((entry) => !entry.startsWith('finished'));
    expect(withoutEnds(pawn.log)).toEqual(withoutEnds(followed.log));
    expect(pawn.piece.spot).toEqual(followed.piece.spot);
    expect([pawn.road.face, pawn.road.cameFrom]).toEqual([followed.road.face, followed.road.cameFrom]);
  });

  test('without GridMove: put, and the tile is passed or landed on at once', () => {
    const { road, piece, log } = roadPawn(ring, { x: 3, y: 0 }, { face: 'E' }, false);
    road.commit(road.forward(2));
    for (let step = road.popTile(); step; step = road.popTile()) piece.put(step.tile);
    expect(log).toEqual(['moved 4,0', 'pass 4,0', 'moved 4,1', 'turn 4,1', 'land 4,1']);
  });

  test('a move without a step lands when the loop finds the path empty', () => {
    const { road, log } = roadPawn(ring, { x: 3, y: 0 }, { face: 'E' }, false);
    road.commit(road.forward(0));
    expect(log).toEqual([]);
    expect(road.popTile()).toBeUndefined();
    expect(log).toEqual(['land 3,0']);
    expect(road.popTile()).toBeUndefined();
    expect(log).toEqual(['land 3,0']);
  });

  test('jumped to the end: land, no pass', () => {
    const { road, grid, frames, log } = roadPawn(ring, { x: 3, y: 0 }, { face: 'E' });
    road.commit(road.forward(5));
    grid.to(road.popLastTile()?.tile ?? { x: 0, y: 0 });
    frames(30);
    expect(log).toEqual([...stepOnto('4,4', 'turn 4,4'), 'land 4,4', 'finished arrived']);
  });
});

describe('follow refuses', () => {
  test('nothing to follow', () => {
    const { grid } = roadPawn(ring, { x: 0, y: 0 });
    expect(grid.follow()).toMatchObject({ ok: false, reason: 'nothing-to-follow' });
  });

  test('a stale plan', () => {
    const { grid, road, piece, log } = roadPawn(ring, { x: 0, y: 0 }, { face: 'E' });
    const plan = road.forward(3);
    piece.put({ x: 4, y: 4 });
    log.length = 0;
    const walk = grid.follow(plan);
    expect(walk).toMatchObject({ ok: false, reason: 'stale', end: 'stale' });
    expect(log).toEqual(['rejected stale', 'finished stale']);
  });

  test('in a handler of fork, the choice can be made and followed at once', () => {
    const { grid, road, frames, piece, log } = roadPawn(tee, { x: 2, y: 2 }, { face: 'N', fork: 'choose' });
    road.events.on('fork', () => {
      expect(road.resume('W').ok).toBe(true);
      expect(grid.follow().ok).toBe(true);
    });
    const walk = grid.follow(road.forward(4));
    frames(30);
    expect(walk.end).toBe('arrived');
    expect(piece.spot).toMatchObject({ x: 0, y: 0 });
    expect(log.filter((entry) => entry.startsWith('land'))).toEqual(['land 0,0']);
  });

  test('busy: a plan never supersedes a running walk', async () => {
    const { grid, road, frames, piece } = roadPawn(ring, { x: 0, y: 0 }, { face: 'E' });
    const walk = grid.follow(road.forward(4));
    frames(2);
    expect(road.isBusy).toBe(true);
    expect(road.commit(road.forward(2))).toEqual({ ok: false, reason: 'busy' });
    expect(grid.follow(road.forward(2))).toMatchObject({ ok: false, reason: 'busy' });
    expect(grid.follow()).toMatchObject({ ok: false, reason: 'busy' });
    expect(walk.end).toBeUndefined();
    grid.stop();
    frames(10);
    expect(await walk.done).toBe('stopped');
    expect(road.isBusy).toBe(false);
    expect(grid.follow(road.forward(1)).ok).toBe(true);
    expect(piece.spot).toMatchObject({ x: 2, y: 0 });
  });

  test('disabled, either of the two', () => {
    const { grid, road } = roadPawn(ring, { x: 0, y: 0 }, { face: 'E' });
    const plan = road.forward(2);
    road.enabled = false;
    expect(grid.follow(plan)).toMatchObject({ ok: false, reason: 'disabled' });
    road.enabled = true;
    road.commit(plan);
    road.enabled = false;
    expect(grid.follow()).toMatchObject({ ok: false, reason: 'disabled' });
    road.enabled = true;
    grid.enabled = false;
    expect(grid.follow()).toMatchObject({ ok: false, reason: 'disabled' });
  });
});

describe('the plan has decided', () => {
  test('an occupied tile is walked over and landed on, on a level of its own', () => {
    const { grid, road, boardPiece, scene, piece, frames } = roadPawn(ring, { x: 0, y: 0 }, { face: 'E' });
    pawnOn(boardPiece, { x: 1, y: 0 }, {}, scene);
    pawnOn(boardPiece, { x: 2, y: 0 }, {}, scene);
    const walk = grid.follow(road.forward(3));
    frames(6);
    expect(piece.spot?.z).not.toBe(1);
    frames(20);
    expect(walk.end).toBe('arrived');
    expect(piece.spot).toMatchObject({ x: 3, y: 0, z: 1 });
  });

  const closings: Record<string, (pawn: ReturnType<typeof roadPawn>) => void> = {
    'the tile is gone': ({ board }) => board.setTile({ x: 2, y: 0 }, undefined),
    'the tile is off the road': ({ board }) => board.setTile({ x: 2, y: 0 }, { road: false }),
    'the edge is closed': ({ board }) => board.setEdge({ x: 1, y: 0 }, 'E', false),
    'the tile is solid': ({ board }) => board.setTile({ x: 2, y: 0 }, { solid: true }),
    'a solid piece is there': ({ boardPiece, scene }) => {
      pawnOn(boardPiece, { x: 2, y: 0 }, { piece: { solid: true } }, scene);
    },
  };
  test.for(Object.entries(closings))('unless the board has changed: %s, and the walk is stale', ([, close]) => {
    const pawn = roadPawn(ring, { x: 0, y: 0 }, { face: 'E' });
    const walk = pawn.grid.follow(pawn.road.forward(4));
    close(pawn);
    pawn.frames(20);
    expect(walk.end).toBe('stale');
    expect(pawn.piece.spot).toMatchObject({ x: 1, y: 0 });
    expect(pawn.road.path.map(({ tile }) => tile.x)).toEqual([2, 3, 4]);
    expect(pawn.log.slice(-4)).toEqual(['pass 1,0', 'beforeMove 2,0', 'rejected stale', 'finished stale']);
  });

  test('changes elsewhere, of cost, and its own solid steps do not matter', () => {
    const { grid, road, board, frames, actor } = roadPawn(ring, { x: 0, y: 0 }, { face: 'E' });
    board.setSolid(actor, true);
    const walk = grid.follow(road.forward(3));
    board.setTile({ x: 2, y: 0 }, { cost: 5 });
    board.setTile({ x: 0, y: 4 }, undefined);
    frames(20);
    expect(walk.end).toBe('arrived');
  });

  test('the callbacks are asked again', () => {
    let isClosed = false;
    const { grid, road, board, frames, piece } = roadPawn(
      ring,
      { x: 0, y: 0 },
      { face: 'E', solid: (tile) => isClosed && tile.x === 3 },
    );
    const walk = grid.follow(road.forward(4));
    isClosed = true;
    board.setTile({ x: 0, y: 4 }, {});
    frames(20);
    expect(walk.end).toBe('stale');
    expect(piece.spot).toMatchObject({ x: 2, y: 0 });
  });

  test('stopped, it is followed on later', () => {
    const { grid, road, frames, log, piece } = roadPawn(ring, { x: 0, y: 0 }, { face: 'E' });
    grid.follow(road.forward(3));
    grid.stop();
    frames(10);
    expect(log.at(-1)).toBe('finished stopped');
    grid.follow();
    frames(20);
    expect(piece.spot).toMatchObject({ x: 3, y: 0 });
    expect(log.filter((entry) => /^(pass|land)/.test(entry))).toEqual(['pass 1,0', 'pass 2,0', 'land 3,0']);
  });

  test('cancelled, the tile where the picture goes is passed', () => {
    const { grid, road, frames, log } = roadPawn(ring, { x: 0, y: 0 }, { face: 'E' });
    grid.follow(road.forward(3));
    grid.cancel();
    expect(log.slice(3)).toEqual(['pass 1,0', 'finished cancelled']);
    grid.follow();
    frames(20);
    expect(log.filter((entry) => /^(pass|land)/.test(entry))).toEqual(['pass 1,0', 'pass 2,0', 'land 3,0']);
  });

  test('superseded by another request, the untaken steps stay', () => {
    const { grid, road, frames } = roadPawn(ring, { x: 0, y: 0 }, { face: 'E' });
    const walk = grid.follow(road.forward(3));
    frames(2);
    grid.to({ x: 0, y: 0 });
    expect(walk.end).toBe('superseded');
    expect(road.path.map(({ tile }) => tile.x)).toEqual([2, 3]);
    expect(road.isBusy).toBe(false);
  });
});

describe('jumps', () => {
  const ladder = (options: MonopolyOptions = {}, grid: GridMoveOptions | false = {}) => {
    const pawn = roadPawn(ring, { x: 0, y: 0 }, { face: 'E', ...options }, grid);
    pawn.board.setTile({ x: 2, y: 0 }, { jump: { x: 4, y: 4 } });
    return pawn;
  };

  test('after land: jumping, the piece glides there, jumped; came-from is forgotten, face kept', async () => {
    const { grid, road, frames, log, piece } = ladder();
    const walk = grid.follow(road.forward(2));
    frames(10);
    expect(piece.spot).toMatchObject({ x: 4, y: 4 });
    expect(walk.end).toBeUndefined();
    frames(30);
    expect(log.slice(6)).toEqual([
      ...stepOnto('2,0').slice(1),
      ...['land 2,0', 'jumping 4,4', 'moved 4,4', 'jumped 4,4', 'finished arrived'],
    ]);
    expect([road.face, road.cameFrom]).toEqual([0, undefined]);
    expect(await walk.done).toBe('arrived');
  });

  test('without GridMove it is placed at once', () => {
    const { road, piece, log } = ladder({}, false);
    road.commit(road.forward(2));
    for (let step = road.popTile(); step; step = road.popTile()) piece.put(step.tile);
    expect(log.slice(2)).toEqual(['moved 2,0', 'land 2,0', 'jumping 4,4', 'moved 4,4', 'jumped 4,4']);
    expect(piece.spot).toMatchObject({ x: 4, y: 4 });
  });

  test('they chain, without a second land', () => {
    const { grid, road, frames, log, board, piece } = ladder();
    board.setTile({ x: 4, y: 4 }, { jump: { x: 0, y: 4 } });
    const walk = grid.follow(road.forward(2));
    frames(100);
    expect(piece.spot).toMatchObject({ x: 0, y: 4 });
    expect(log.filter((entry) => /^(land|jump)/.test(entry))).toEqual([
      'land 2,0',
      'jumping 4,4',
      'jumped 4,4',
      'jumping 0,4',
      'jumped 0,4',
    ]);
    expect(walk.end).toBe('arrived');
  });

  test('landAfterJump: it lands again', () => {
    const { grid, road, frames, log } = ladder({ landAfterJump: true });
    grid.follow(road.forward(2));
    frames(50);
    expect(log.slice(-5)).toEqual(['jumping 4,4', 'moved 4,4', 'jumped 4,4', 'land 4,4', 'finished arrived']);
  });

  test('cancelled by a handler of jumping', () => {
    const { grid, road, frames, log, piece } = ladder();
    road.events.on('jumping', ({ cancel }) => cancel());
    grid.follow(road.forward(2));
    frames(50);
    expect(piece.spot).toMatchObject({ x: 2, y: 0 });
    expect(log.at(-1)).toBe('finished arrived');
  });

  test('cancelled by a handler of land that moves the piece', () => {
    const { grid, road, frames, log, piece } = ladder();
    road.events.on('land', () => piece.put({ x: 0, y: 2 }));
    const walk = grid.follow(road.forward(2));
    frames(50);
    expect(piece.spot).toMatchObject({ x: 0, y: 2 });
    expect(log.some((entry) => entry.startsWith('jump'))).toBe(false);
    expect(walk.end).toBe('arrived');
  });

  test('only if at least one step was made', () => {
    const { grid, road, log, board } = ladder();
    board.setTile({ x: 0, y: 0 }, { jump: { x: 4, y: 4 } });
    grid.follow(road.forward(0));
    expect(log).toEqual(['land 0,0']);
  });

  test('while it jumps nothing can be committed', () => {
    const { grid, road, frames } = ladder();
    grid.follow(road.forward(2));
    frames(12);
    expect(road.isBusy).toBe(true);
    expect(road.commit(road.forward(1))).toEqual({ ok: false, reason: 'busy' });
    expect(grid.follow()).toMatchObject({ ok: false, reason: 'busy' });
    frames(50);
    expect(road.isBusy).toBe(false);
  });

  test('cancel makes the rest of the jumps at once', () => {
    const { grid, road, frames, piece, actor, board } = ladder();
    board.setTile({ x: 4, y: 4 }, { jump: { x: 0, y: 4 } });
    const walk = grid.follow(road.forward(2));
    frames(12);
    grid.cancel();
    expect(walk.end).toBe('cancelled');
    expect(piece.spot).toMatchObject({ x: 0, y: 4 });
    expect(actor.pos).toMatchObject({ x: 116, y: 194 });
    expect(road.isBusy).toBe(false);
  });

  test('a handler of land may start the next move', async () => {
    const { grid, road, frames, piece } = roadPawn(ring, { x: 0, y: 0 }, { face: 'E' });
    let moves = 0;
    road.events.on('land', () => {
      moves++;
      if (moves < 3) expect(grid.follow(road.forward(2)).ok).toBe(true);
    });
    const walk = grid.follow(road.forward(2));
    frames(60);
    expect(moves).toBe(3);
    expect(piece.spot).toMatchObject({ x: 4, y: 2 });
    expect(await walk.done).toBe('arrived');
  });
});

describe('back, with a picture', () => {
  test('undoStep in the middle of a walk: unpass only for a tile that was passed', () => {
    const { grid, road, frames, log, piece, actor } = roadPawn(ring, { x: 0, y: 0 }, { face: 'E' });
    const walk = grid.follow(road.forward(3));
    frames(7);
    expect(piece.spot).toMatchObject({ x: 2, y: 0 });
    road.undoStep();
    expect(walk.end).toBe('superseded');
    road.undoStep();
    expect(piece.spot).toMatchObject({ x: 0, y: 0 });
    expect(log.filter((entry) => entry.startsWith('unpass'))).toEqual(['unpass 1,0']);
    frames(20);
    expect(actor.pos.x).toBe(116);
    grid.follow();
    frames(20);
    expect(piece.spot).toMatchObject({ x: 3, y: 0 });
  });

  test('retrace walks the picture back tile by tile', () => {
    const { grid, road, frames, piece, actor, step } = roadPawn(ring, { x: 3, y: 0 }, { face: 'E' });
    grid.follow(road.forward(3));
    frames(20);
    road.retrace(3);
    expect(piece.spot).toMatchObject({ x: 3, y: 0 });
    step(150);
    // From (4, 2) up the side: 48 of 64 pixels.
    expect(actor.pos.x).toBe(244);
    expect(actor.pos.y).toBeCloseTo(82, 6);
    frames(10);
    expect(actor.pos).toMatchObject({ x: 212, y: 66 });
  });
});

describe('instant', () => {
  test('the same events, in microtasks', async () => {
    const slow = roadPawn(ring, { x: 3, y: 0 }, { face: 'E' });
    const fast = roadPawn(ring, { x: 3, y: 0 }, { face: 'E' }, { instant: true });
    for (const { board } of [slow, fast]) board.setTile({ x: 4, y: 2 }, { jump: { x: 0, y: 0 } });
    slow.grid.follow(slow.road.forward(3));
    slow.frames(60);
    await fast.grid.follow(fast.road.forward(3)).done;
    expect(fast.log).toEqual(slow.log);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headlessWorld } from './headless.js';
import { boardActor, pawnOn } from './pawns.js';

const row = (from: number, to: number, y = 0) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ x: from + index, y }));
const sizes = fc.array(fc.double({ min: 2, max: 120, noNaN: true }), { minLength: 1, maxLength: 400 });

/** A pawn at (0, 0) of 12 × 3 tiles of 32 pixels; the middle of its tile is at (116, 66). */
function track(options: Parameters<typeof pawnOn>[2] = {}, board: Parameters<typeof boardActor>[0] = {}) {
  const world = headlessWorld();
  const boardPiece = boardActor({ columns: 12, rows: 3, ...board }, world.scene);
  const pawn = pawnOn(boardPiece, { x: 0, y: 0 }, options, world.scene);
  world.step(1);
  return { ...world, ...pawn, boardPiece };
}

/** Steps frame by frame until `isOver`, and tells how long it took, in whole frames and exactly. */
function timeUntil(step: (ms: number) => void, frames: readonly number[], isOver: () => boolean): number {
  let time = 0;
  for (let index = 0; !isOver() && index < 10_000; index++) {
    const frame = frames[index % frames.length] ?? 16;
    step(frame);
    time += frame;
  }
  return time;
}

describe('left-over milliseconds go into the next tile (rex V6 was 12 % slow)', () => {
  test('a list of n tiles takes n × distance ÷ speed, whatever the frames', () => {
    fc.assert(
      fc.property(
        sizes,
        fc.double({ min: 60, max: 3000, noNaN: true }),
        fc.integer({ min: 1, max: 11 }),
        (frames, speed, tiles) => {
          const { grid, step } = track({ grid: { speed } });
          const walk = grid.follow(row(1, tiles));
          const time = timeUntil(step, frames, () => walk.end !== undefined);
          const exact = (tiles * 32 * 1000) / speed;
          expect(time).toBeGreaterThanOrEqual(exact - 1e-3);
          expect(time - exact).toBeLessThan(120.001);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('and a loop by hand, one request after another on arrival, takes no longer', () => {
    fc.assert(
      fc.property(sizes, (frames) => {
        const { grid, step, actor } = track({ grid: { speed: 500 } });
        const path = row(1, 8);
        let arrivedAt = -1;
        let time = 0;
        const next = () => {
          const place = path.shift();
          if (place) grid.to(place);
          else arrivedAt = time;
        };
        grid.events.on('arrived', next);
        next();
        for (let index = 0; arrivedAt < 0; index++) {
          const frame = frames[index % frames.length] ?? 16;
          time += frame;
          step(frame);
          // Where it would be at 500 px/s if there were no frames.
          expect(actor.pos.x).toBeCloseTo(116 + Math.min(8 * 32, time / 2), 3);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('with acceleration over the whole path: up, on over the tiles between without a halt, down', () => {
    const { grid, step, actor } = track({ grid: { speed: 100, acceleration: 100, deceleration: 100 } });
    const walk = grid.follow(row(1, 5));
    // 160 px: 50 up in 1 s, 60 at full speed in 0.6 s, 50 down in 1 s.
    for (let time = 0; time < 1000; time += 20) step(20);
    expect(actor.pos.x).toBeCloseTo(166, 6);
    for (let time = 0; time < 600; time += 20) step(20);
    expect(actor.pos.x).toBeCloseTo(226, 6);
    for (let time = 0; time < 980; time += 20) step(20);
    expect(walk.end).toBeUndefined();
    step(20);
    expect(walk.end).toBe('arrived');
  });
});

describe('the picture', () => {
  test('is never shown beyond its goal (Excalibur: moveTo overshoots)', () => {
    fc.assert(
      fc.property(sizes, (frames) => {
        const { grid, step, actor } = track();
        grid.follow(row(1, 3));
        for (const frame of frames) {
          step(frame);
          expect(actor.pos.x).toBeLessThanOrEqual(116 + 3 * 32);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('a new request in the middle of a glide starts from where the picture is', async () => {
    const { grid, step, actor, piece } = track();
    const first = grid.to({ x: 1, y: 0 });
    step(50);
    const second = grid.to({ x: 1, y: 1 });
    expect(first.end).toBe('superseded');
    expect(piece.spot).toMatchObject({ x: 1, y: 1 });
    expect(actor.pos).toMatchObject({ x: 132, y: 66 });
    // From (132, 66) straight to (148, 98): 16 · √5 px at 320 px/s.
    step(25 * Math.sqrt(5));
    expect(actor.pos.x).toBeCloseTo(140, 6);
    expect(actor.pos.y).toBeCloseTo(82, 6);
    step(25 * Math.sqrt(5) + 1e-6);
    expect(second.end).toBe('arrived');
    expect(await first.done).toBe('superseded');
  });

  test('a request for its own tile in the middle of a glide lets the glide go on', () => {
    const { grid, step, actor } = track();
    const first = grid.to({ x: 1, y: 0 });
    step(50);
    expect(grid.to({ x: 1, y: 0 })).toMatchObject({ ok: true, end: 'arrived' });
    step(50);
    expect(first.end).toBe('arrived');
    expect(actor.pos.x).toBe(148);
  });

  test('over a wrapped edge: half a cell out, half a cell in, once', () => {
    const { grid, step, actor } = track({}, { wrap: 'x' });
    grid.toward('W');
    const seen: number[] = [];
    for (let frame = 0; frame < 10; frame++) {
      step(10);
      seen.push(actor.pos.x - 100);
    }
    const expected = [12.8, 9.6, 6.4, 3.2, 384, 380.8, 377.6, 374.4, 371.2, 368];
    for (const [index, x] of expected.entries()) expect(seen[index]).toBeCloseTo(x, 6);
  });

  test('a second request before the jump ends on the right pixel (rex V5)', () => {
    const { grid, step, actor } = track({}, { wrap: 'x' });
    grid.toward('W');
    step(20);
    const second = grid.toward('S');
    expect(actor.pos.x - 100).toBeCloseTo(9.6, 6);
    for (let frame = 0; frame < 30; frame++) step(10);
    expect(second.end).toBe('arrived');
    expect(actor.pos).toMatchObject({ x: 100 + 11 * 32 + 16, y: 50 + 48 });
  });

  test('back before the jump turns round where it is', () => {
    const { grid, step, actor } = track({}, { wrap: 'x' });
    grid.toward('W');
    step(20);
    grid.toward('E');
    step(10);
    expect(actor.pos.x - 100).toBeCloseTo(12.8, 6);
    step(10);
    expect(actor.pos.x - 100).toBe(16);
  });

  test('hops over each tile where it is to', () => {
    const { grid, step, actor } = track({ grid: { hop: 12 } });
    grid.to({ x: 1, y: 0 });
    step(50);
    expect(actor.pos.y).toBeCloseTo(66 - 12, 9);
    step(50);
    expect(actor.pos.y).toBe(66);
  });
});

describe('a pause', () => {
  test('enabled = false stands still and settles nothing; enabled again it goes on', () => {
    const { grid, step, actor } = track();
    const request = grid.to({ x: 1, y: 0 });
    step(25);
    grid.enabled = false;
    step(1000);
    expect(request.end).toBeUndefined();
    expect(actor.pos.x).toBe(124);
    grid.enabled = true;
    step(75);
    expect(request.end).toBe('arrived');
  });

  test('disabled on a tile of a walk: the next step waits', () => {
    const { grid, step, piece } = track();
    const walk = grid.follow(row(1, 3));
    grid.events.once('arrived', () => {
      grid.enabled = false;
    });
    step(250);
    step(250);
    expect(walk.end).toBeUndefined();
    expect(piece.spot).toMatchObject({ x: 1, y: 0 });
    grid.enabled = true;
    step(300);
    expect(walk.end).toBe('arrived');
  });

  test('time that stands still settles nothing', () => {
    const { grid, step } = track();
    const request = grid.to({ x: 1, y: 0 });
    for (let frame = 0; frame < 10; frame++) step(0);
    expect(request.end).toBeUndefined();
  });
});

describe('instant: no glide, one tile per microtask, the same events', () => {
  test('in the same order as a glide', async () => {
    const { grid, actor, step } = track({ grid: { instant: true } });
    const log: string[] = [];
    for (const name of ['beforeMove', 'accepted', 'arrived', 'finished'] as const) {
      grid.events.on(name, () => log.push(name));
    }
    const walk = grid.follow(row(1, 2));
    expect(log).toEqual(['beforeMove', 'accepted']);
    await Promise.resolve();
    expect(log).toEqual(['beforeMove', 'accepted', 'arrived', 'beforeMove', 'accepted']);
    expect(await walk.done).toBe('arrived');
    expect(log.slice(5)).toEqual(['arrived', 'finished']);
    step(16);
    expect(actor.pos.x).toBe(116 + 64);
  });

  test('paused, it waits', async () => {
    const { grid, step } = track({ grid: { instant: true } });
    const walk = grid.follow(row(1, 2));
    grid.enabled = false;
    await Promise.resolve();
    await Promise.resolve();
    expect(walk.end).toBeUndefined();
    grid.enabled = true;
    step(16);
    expect(await walk.done).toBe('arrived');
  });
});

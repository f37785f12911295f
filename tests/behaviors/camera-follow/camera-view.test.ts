import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CameraFrame,
  type CameraView,
  easedView,
  followedMiddle,
  limitView,
  movedView,
  viewOfArea,
  worldOffset,
} from '../../../src/behaviors/camera-follow/camera-view.js';
import type { Point } from '../../../src/boards/index.js';

const frame: CameraFrame = { width: 400, height: 200, rotation: 0 };
const bounds = { x: 100, y: 50, width: 1000, height: 800 };
const limits = { bounds, minZoom: undefined, maxZoom: 4 };

const anyPoint = fc.record({ x: fc.integer({ min: -2000, max: 2000 }), y: fc.integer({ min: -2000, max: 2000 }) });
const anyZoom = fc.double({ min: 0.1, max: 8, noNaN: true });
const anyView = fc.tuple(anyPoint, anyZoom).map(([point, zoom]): CameraView => ({ ...point, zoom }));
const anyFrame = fc.record({
  width: fc.integer({ min: 50, max: 2000 }),
  height: fc.integer({ min: 50, max: 2000 }),
  rotation: fc.double({ min: -4, max: 4, noNaN: true }),
});

/** The point of the world that is seen at a point, from the middle of the view. */
function seenAt(view: CameraView, through: CameraFrame, point: Point): Point {
  const { x, y } = worldOffset(point, view, through);
  return { x: view.x + x, y: view.y + y };
}

/** The corners of what is seen. */
function corners(view: CameraView, through: CameraFrame): Point[] {
  const { width, height } = through;
  return [-1, 1].flatMap((x) => [-1, 1].map((y) => seenAt(view, through, { x: (x * width) / 2, y: (y * height) / 2 })));
}

describe('limits', () => {
  test('a view that is smaller than the bounds stays within them', () => {
    fc.assert(
      fc.property(anyView, anyFrame, (view, through) => {
        const limited = limitView(view, through, { bounds, minZoom: undefined, maxZoom: 1000 });
        const seen = corners(limited, through);
        for (const [low, high, start, length] of [
          [Math.min(...seen.map(({ x }) => x)), Math.max(...seen.map(({ x }) => x)), bounds.x, bounds.width],
          [Math.min(...seen.map(({ y }) => y)), Math.max(...seen.map(({ y }) => y)), bounds.y, bounds.height],
        ] as const) {
          if (high - low >= length) expect((low + high) / 2).toBeCloseTo(start + length / 2, 6);
          else {
            expect(low).toBeGreaterThanOrEqual(start - 1e-6);
            expect(high).toBeLessThanOrEqual(start + length + 1e-6);
          }
        }
      }),
    );
  });

  test('a view that is allowed stays as it is; once limited, nothing changes any more', () => {
    expect(limitView({ x: 600, y: 300, zoom: 1 }, frame, limits)).toEqual({ x: 600, y: 300, zoom: 1 });
    fc.assert(
      fc.property(anyView, anyFrame, (view, through) => {
        const once = limitView(view, through, limits);
        const twice = limitView(once, through, limits);
        expect(Math.hypot(twice.x - once.x, twice.y - once.y)).toBeLessThan(1e-6);
        expect(twice.zoom).toBe(once.zoom);
      }),
    );
  });

  test('at an edge, by hand: 400 × 200 at zoom 2 sees 200 × 100', () => {
    expect(limitView({ x: 0, y: 0, zoom: 2 }, frame, limits)).toEqual({ x: 200, y: 100, zoom: 2 });
    expect(limitView({ x: 9999, y: 9999, zoom: 2 }, frame, limits)).toEqual({ x: 1000, y: 800, zoom: 2 });
  });

  test('of the zoom: the least shows the whole bounds, or is told', () => {
    // 200 / 800 < 400 / 1000
    expect(limitView({ x: 0, y: 0, zoom: 0.01 }, frame, limits)).toEqual({ x: 600, y: 450, zoom: 0.25 });
    expect(limitView({ x: 0, y: 0, zoom: 0.01 }, frame, { ...limits, minZoom: 0.5 }).zoom).toBe(0.5);
    expect(limitView({ x: 0, y: 0, zoom: 99 }, frame, limits).zoom).toBe(4);
    // Bounds that are smaller than the screen at the largest zoom are shown at that.
    const small = { bounds: { x: 0, y: 0, width: 10, height: 10 }, minZoom: undefined, maxZoom: 4 };
    expect(limitView({ x: 0, y: 0, zoom: 1 }, frame, small)).toEqual({ x: 5, y: 5, zoom: 4 });
  });

  test('none: everything is allowed', () => {
    const view = { x: -5000, y: 7, zoom: 0.3 };
    expect(limitView(view, frame, { bounds: undefined, minZoom: undefined, maxZoom: 4 })).toEqual(view);
  });
});

describe('the whole', () => {
  test('fits, and touches two sides', () => {
    fc.assert(
      fc.property(anyFrame, (through) => {
        const view = viewOfArea(bounds, through);
        // Of the four corners of the bounds, seen from the middle, the farthest lies on the edge of the view.
        const seen = [-1, 1].flatMap((x) =>
          [-1, 1].map((y) => {
            const [dx, dy] = [(x * bounds.width) / 2, (y * bounds.height) / 2];
            const [cos, sin] = [Math.cos(through.rotation), Math.sin(through.rotation)];
            return { x: Math.abs(dx * cos - dy * sin) * view.zoom, y: Math.abs(dx * sin + dy * cos) * view.zoom };
          }),
        );
        const wide = Math.max(...seen.map(({ x }) => x)) / (through.width / 2);
        const high = Math.max(...seen.map(({ y }) => y)) / (through.height / 2);
        expect(Math.max(wide, high)).toBeCloseTo(1, 6);
        expect(view).toMatchObject({ x: 600, y: 450 });
      }),
    );
  });
});

describe('hands', () => {
  test('what was under the first point is under the second', () => {
    fc.assert(
      fc.property(anyView, anyFrame, anyPoint, anyPoint, anyZoom, (view, through, from, to, zoom) => {
        const moved = movedView(view, through, { from, to, zoom });
        const [before, after] = [seenAt(view, through, from), seenAt(moved, through, to)];
        expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1e-6);
        expect(moved.zoom).toBe(zoom);
      }),
    );
  });
});

describe('easing', () => {
  const from = { x: 0, y: 100, zoom: 1 };
  const to = { x: 800, y: 100, zoom: 4 };

  test('after a half-life half of the way is left', () => {
    const half = easedView(from, to, 120, 120);
    expect(half.x).toBeCloseTo(400, 9);
    // Of a zoom the factor: from 1 to 4 the half is 2.
    expect(half.zoom).toBeCloseTo(2, 9);
    expect(easedView(from, to, 360, 120).x).toBeCloseTo(700, 9);
  });

  test('comes to the same place in whatever frames', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 20 }), (frames) => {
        let view: CameraView = from;
        for (const elapsed of frames) view = easedView(view, to, elapsed, 200);
        const whole = easedView(
          from,
          to,
          frames.reduce((sum, elapsed) => sum + elapsed, 0),
          200,
        );
        expect(view.x).toBeCloseTo(whole.x, 1);
        expect(view.zoom).toBeCloseTo(whole.zoom, 3);
      }),
    );
  });

  test('arrives, and a half-life of 0 cuts', () => {
    expect(easedView(from, to, 5000, 120)).toBe(to);
    expect(easedView(from, to, 1, 0)).toBe(to);
    expect(easedView(from, to, 0, 120)).toEqual(from);
  });
});

describe('the dead zone', () => {
  const view = { x: 500, y: 500, zoom: 2 };

  test('within it the view rests; beyond it the actor is brought back to its edge', () => {
    // Half of 400 × 200 at zoom 2: 50 to the left and right, 25 up and down.
    expect(followedMiddle(view, frame, { x: 549, y: 476 }, 0.5)).toEqual({ x: 500, y: 500 });
    expect(followedMiddle(view, frame, { x: 560, y: 470 }, 0.5)).toEqual({ x: 510, y: 495 });
    expect(followedMiddle(view, frame, { x: 560, y: 470 }, 0)).toEqual({ x: 560, y: 470 });
  });

  test('goes with the turn of the camera', () => {
    const turned = { ...frame, rotation: Math.PI / 2 };
    const { x, y } = followedMiddle(view, turned, { x: 540, y: 560 }, 0.5);
    // Turned by 90° the zone reaches 25 along x and 50 along y of the world.
    expect(x).toBeCloseTo(515, 9);
    expect(y).toBeCloseTo(510, 9);
  });
});

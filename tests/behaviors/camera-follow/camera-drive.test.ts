import { describe, expect, test } from 'vitest';
import { CameraDrive, type CameraManner, type SeenTarget } from '../../../src/behaviors/camera-follow/camera-drive.js';

const limits = { bounds: { x: 0, y: 0, width: 1000, height: 1000 }, minZoom: undefined, maxZoom: 4 };

/** A drive that sees 100 × 100 pixels, and goes 16 ms a frame. */
function drive(manner: Partial<CameraManner> = {}) {
  const camera = new CameraDrive();
  camera.startAt({ x: 500, y: 500, zoom: 1 }, 'follow');
  const whole = { halfLife: 0, deadZone: 0, returnOnMove: true, ...manner };
  const next = (target: SeenTarget | undefined, { isHeld = false, elapsedMs = 16, width = 100 } = {}) => {
    const frame = { width, height: 100, rotation: 0 };
    return camera.next({ frame, limits, target, isHeld, elapsedMs }, whole);
  };
  return { camera, next };
}

const at = (x: number, isMoving = false): SeenTarget => ({ at: { x, y: 500 }, isMoving });

test('begins at its target without gliding, and glides after it', () => {
  const { next } = drive({ halfLife: 16 });
  expect(next(at(300)).x).toBe(300);
  expect(next(at(400)).x).toBe(350);
  expect(next(at(400)).x).toBe(375);
});

test('begins as it was asked to before', () => {
  const camera = new CameraDrive();
  camera.zoom = 2;
  camera.fit();
  camera.startAt({ x: 0, y: 0, zoom: 1 }, 'follow');
  expect([camera.mode, camera.zoom]).toEqual(['fit', 2]);
});

test('without a target it stays where it is', () => {
  const { next } = drive();
  expect(next(undefined)).toEqual({ x: 500, y: 500, zoom: 1 });
});

describe('after a look around', () => {
  test('it follows again when the target sets out, not while it is still on its way', () => {
    const { camera, next } = drive();
    next(at(300, true));
    camera.look({ x: 700, y: 500 });
    expect(next(at(310, true)).x).toBe(700);
    expect(next(at(320, true)).x).toBe(700);
    expect(next(at(320)).x).toBe(700);
    expect(next(at(330, true)).x).toBe(330);
    expect(camera.mode).toBe('follow');
  });

  test('never while hands hold it', () => {
    const { camera, next } = drive({ returnAfter: 20 });
    camera.look({ x: 700, y: 500 });
    next(at(300), { isHeld: true });
    expect(next(at(310, true), { isHeld: true, elapsedMs: 500 }).x).toBe(700);
    expect(next(at(310)).x).toBe(700);
    expect(next(at(310)).x).toBe(310);
  });

  test('after some time, counted from the last touch', () => {
    const { camera, next } = drive({ returnAfter: 100, returnOnMove: false });
    camera.look({ x: 700, y: 500 });
    next(at(300), { elapsedMs: 90 });
    camera.jump({ x: 710, y: 500, zoom: 1 });
    expect(next(at(300), { elapsedMs: 90 }).x).toBe(710);
    expect(next(at(300), { elapsedMs: 10 }).x).toBe(300);
  });

  test('or not at all', () => {
    const { camera, next } = drive({ returnOnMove: false });
    camera.look({ x: 700, y: 500 });
    next(at(300));
    expect(next(at(310, true), { elapsedMs: 1e9 }).x).toBe(700);
  });

  test('and keeps the zoom', () => {
    const { camera, next } = drive();
    camera.jump({ x: 700, y: 500, zoom: 3 });
    next(at(300));
    expect(next(at(310, true))).toEqual({ x: 310, y: 500, zoom: 3 });
  });
});

describe('the whole', () => {
  test('stays whole when the screen changes its size; then it is as large again as it was', () => {
    const { camera, next } = drive();
    camera.fit();
    expect(next(at(300))).toEqual({ x: 500, y: 500, zoom: 0.1 });
    expect(next(at(300), { width: 50 })).toEqual({ x: 500, y: 500, zoom: 0.05 });
    camera.follow();
    expect(next(at(300))).toEqual({ x: 300, y: 500, zoom: 1 });
  });

  test('is left by a zoom', () => {
    const { camera, next } = drive();
    camera.fit();
    next(at(300));
    camera.zoom = 2;
    expect(camera.mode).toBe('look');
    expect(next(at(300))).toEqual({ x: 500, y: 500, zoom: 2 });
  });
});

test('what is in the middle comes back there after the screen was larger for a while', () => {
  const { camera, next } = drive();
  camera.look({ x: 60, y: 500 });
  expect(next(at(300)).x).toBe(60);
  expect(next(at(300), { width: 400 }).x).toBe(200);
  expect(next(at(300)).x).toBe(60);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Glide } from '../../src/behaviors/moving/glide.js';
import { straightStretch } from '../../src/behaviors/moving/stretch.js';
import { type Pace, TimeLaw } from '../../src/behaviors/moving/time-law.js';

const steady: Pace = { speed: 200, acceleration: 0, deceleration: 0 };
const rate = fc.double({ min: 20, max: 2000, noNaN: true });
const paces = fc.record({
  speed: rate,
  acceleration: fc.oneof(fc.constant(0), rate),
  deceleration: fc.oneof(fc.constant(0), rate),
});

describe('how far along a path one is after a time', () => {
  test('without acceleration, length ÷ speed', () => {
    expect(new TimeLaw(100, steady).duration).toBeCloseTo(500, 9);
    expect(new TimeLaw(100, steady).distanceAt(125)).toBeCloseTo(25, 9);
  });

  test('from rest with acceleration a to speed v: v²/2a on the way up, v²/2d on the way down', () => {
    // 100 px/s, up in 1 s over 50 px, down in 0.5 s over 25 px, the 100 px between take 1 s.
    const law = new TimeLaw(175, { speed: 100, acceleration: 100, deceleration: 200 });
    expect(law.duration).toBeCloseTo(2500, 9);
    expect(law.distanceAt(1000)).toBeCloseTo(50, 9);
    expect(law.distanceAt(2000)).toBeCloseTo(150, 9);
    expect(law.distanceAt(2250)).toBeCloseTo(175 - 0.25 * 25, 9);
  });

  test('a path too short for full speed: up and down, and never faster than it can stop', () => {
    // Half of 100 px at 200 px/s² each way: t = √(2 · 50 / 200) s.
    const law = new TimeLaw(100, { speed: 1e6, acceleration: 200, deceleration: 200 });
    expect(law.duration).toBeCloseTo(2 * Math.sqrt(0.5) * 1000, 6);
    expect(law.distanceAt(law.duration / 2)).toBeCloseTo(50, 6);
  });

  test('never back, never beyond its goal, there in the end; the time of a distance is when it is reached', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 5000, noNaN: true }),
        paces,
        // Millionths: below what a clock can tell, numbers round up and down as they like.
        fc.array(fc.integer({ min: 0, max: 1_000_000 }).map((millionths) => millionths / 1_000_000)),
        (length, pace, shares) => {
          const law = new TimeLaw(length, pace);
          const distances = shares.toSorted((a, b) => a - b).map((share) => law.distanceAt(share * law.duration));
          expect(distances).toEqual(distances.toSorted((a, b) => a - b));
          expect(distances.every((distance) => distance >= 0 && distance <= length + 1e-9)).toBe(true);
          expect(law.distanceAt(law.duration)).toBe(length);
          for (const distance of distances) {
            expect(law.distanceAt(law.timeAt(distance, law.duration))).toBeCloseTo(distance, 5);
          }
        },
      ),
    );
  });

  test('easing is of the whole path', () => {
    const law = new TimeLaw(100, { ...steady, easing: (time) => time * time });
    expect(law.duration).toBe(500);
    expect(law.distanceAt(250)).toBeCloseTo(25, 9);
  });

  test('an easing that answers no number throws and says so', () => {
    const law = new TimeLaw(100, { ...steady, easing: () => Number.NaN });
    expect(() => law.distanceAt(1)).toThrow('easing(0.002) is NaN, but must be a finite number');
  });
});

class Point {
  x = 0;

  glideTo(x: number): void {
    this.x = x;
  }
}

describe('a glide over several stretches', () => {
  const path = [0, 30, 70, 100].map((x) => ({ x, y: 0 }));
  const ways = path.slice(1).map((to, index) => straightStretch(path[index] ?? to, to));

  function run(pace: Pace, frames: readonly number[]) {
    const picture = new Point();
    const glide = new Glide(picture, 100, pace);
    const rest = [...ways];
    const shown: number[] = [];
    glide.enter(rest.shift() ?? ways[0] ?? straightStretch({ x: 0, y: 0 }, { x: 0, y: 0 }));
    for (const frame of frames) {
      let elapsed = frame;
      while (glide.advance(elapsed)) {
        const next = rest.shift();
        if (!next) return { x: picture.x, shown, spare: glide.spare };
        glide.enter(next);
        elapsed = 0;
      }
      shown.push(picture.x);
    }
    return { x: picture.x, shown, spare: undefined };
  }

  test('frames of any length come to the same place', () => {
    fc.assert(
      fc.property(
        paces,
        fc.array(fc.double({ min: 0.1, max: 60, noNaN: true }), { minLength: 1, maxLength: 60 }),
        (pace, frames) => {
          const total = frames.reduce((sum, frame) => sum + frame, 0);
          const inFrames = run(pace, frames);
          const atOnce = run(pace, [total]);
          expect(inFrames.x).toBeCloseTo(atOnce.x, 6);
          if (atOnce.spare !== undefined) expect(total - atOnce.spare).toBeCloseTo(new TimeLaw(100, pace).duration, 6);
        },
      ),
    );
  });

  test('an easing that overshoots is not shown beyond the goal, one that bounces not back over a tile', () => {
    const back = (time: number) => 1 + 2.7 * (time - 1) ** 3 + 1.7 * (time - 1) ** 2;
    const { shown } = run(
      { ...steady, easing: back },
      Array.from({ length: 29 }, () => 16),
    );
    expect(Math.max(...shown)).toBeLessThanOrEqual(100);
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  });

  test('what is left of the time at a tile on the way is what the tile did not need', () => {
    const picture = new Point();
    const glide = new Glide(picture, 100, steady);
    glide.enter(straightStretch({ x: 0, y: 0 }, { x: 30, y: 0 }));
    expect(glide.advance(170)).toBe(true);
    expect(picture.x).toBe(30);
    expect(glide.spare).toBeCloseTo(20, 6);
  });
});

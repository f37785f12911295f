import { describe, expect, test } from 'vitest';
import { hexLayout, type Layout, squareLayout, triangleLayout } from '../../src/boards/index.js';
import { distanceBetween, FURTHER, firstOf, metricOf, secondOf, sideOf } from '../../src/boards/metric.js';
import { cellsOf, grids, holdsFor } from './layout-samples.js';

describe('metric', () => {
  test('is there where nothing wraps and every step leads over a side', () => {
    const measures = { columns: 5, rows: 4 };
    const has = (layout: Layout) => metricOf(layout) !== undefined;
    expect(has(squareLayout(measures))).toBe(true);
    expect(has(squareLayout({ ...measures, projection: 'staggered' }))).toBe(true);
    expect(has(hexLayout({ ...measures, orientation: 'flat' }))).toBe(true);
    expect(has(squareLayout({ ...measures, directions: 8 }))).toBe(false);
    expect(has(squareLayout({ ...measures, wrap: 'x' }))).toBe(false);
    expect(has(hexLayout({ ...measures, wrap: 'y', rows: 6 }))).toBe(false);
    expect(has(triangleLayout(measures))).toBe(false);
    // One that is made from another one may have other neighbours.
    expect(has({ ...squareLayout(measures) } as object as Layout)).toBe(false);
  });

  test('is the distance, and foretells how each step changes it', () => {
    let tried = 0;
    holdsFor(grids, ({ layout }) => {
      const { neighbors, directions } = layout;
      const metric = metricOf(layout);
      if (metric === undefined) return;
      const { points, leanings } = metric;
      const along = (from: number, to: number) => firstOf(points[from] ?? 0) - firstOf(points[to] ?? 0);
      const across = (from: number, to: number) => secondOf(points[from] ?? 0) - secondOf(points[to] ?? 0);
      for (const goal of cellsOf(layout)) {
        for (const cell of cellsOf(layout)) {
          const away = layout.distance(cell, goal);
          expect(distanceBetween(metric, cell, goal)).toBe(away);
          const leaning = leanings[sideOf(along(cell, goal), across(cell, goal))] ?? 0;
          for (const direction of directions.keys()) {
            const next = neighbors[cell * directions.length + direction] ?? -1;
            if (next < 0) continue;
            const longer = ((leaning >> (direction + FURTHER)) & 1) - ((leaning >> direction) & 1);
            expect(longer).toBe(layout.distance(next, goal) - away);
            tried++;
          }
        }
      }
    });
    expect(tried).toBeGreaterThan(100);
  });
});

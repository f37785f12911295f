// What the behaviours cost in a frame, in Chromium: many pieces that walk, and a large grid that stands.
import { bundle } from '../bundle.mjs';
import { evaluateIn, hasChromium } from '../chromium.js';
import type { FrameTimes } from '../pages/frames.js';
import { makeRow, type Row } from '../row.js';

/** In how many pages each is measured; how a page lies in memory makes a difference. */
const PAGES = 3;
const VELOCITY = 'excalibur 0.32.0 actors with vel';
const GRID_TARGET_MS = 0.5;

export async function rows(): Promise<Omit<Row, 'suite'>[]> {
  if (!hasChromium('frames')) return [];
  const script = await bundle("export * from './pages/frames.js'", { format: 'iife', globalName: 'frames' });
  const times = async (name: string): Promise<FrameTimes> =>
    medianPage(await evaluateIn<FrameTimes>(script, Array<string>(PAGES).fill(`frames.${name}()`)));
  const grid = await times('grid');
  const more = { ours: Math.max(grid.ours - grid.theirs, 0), theirs: GRID_TARGET_MS };
  return [
    makeRow('1,000 pieces walking lists', VELOCITY, await times('lists'), 'ms/frame'),
    makeRow('1,000 pieces walking plans', VELOCITY, await times('plans'), 'ms/frame'),
    makeRow('grid of 100 × 100 hexes, beyond an empty scene', 'target', more, 'ms/frame'),
  ];
}

/** The page with the median ratio. */
function medianPage(pages: readonly FrameTimes[]): FrameTimes {
  const sorted = [...pages].sort((a, b) => a.theirs / a.ours - b.theirs / b.ours);
  return sorted[sorted.length >> 1] ?? { ours: Number.NaN, theirs: Number.NaN };
}

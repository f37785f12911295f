// What the behaviours cost in a frame, in Chromium: many pieces that walk, and a large grid that stands.
import { bundle } from '../bundle.mjs';
import { hasChromium, withPages } from '../chromium.js';
import type { SceneName } from '../pages/frames.js';
import { makeRow, type Row } from '../row.js';

/** How a page comes to lie in memory makes a difference: each scene is measured in so many, one after another. */
const ROUNDS = 3;
const WARM_UP = 120;
const FRAMES = 100;
/** So many frames of one, then of the next, so that a busy machine is busy for all. */
const TURN = 10;

const VELOCITY = 'excalibur 0.32.0 actors with vel';
const GRID_TARGET_MS = 0.5;

export async function rows(): Promise<Omit<Row, 'suite'>[]> {
  if (!hasChromium('frames')) return [];
  const times = await medians(['velocities', 'lists', 'plans', 'empty', 'grid']);
  const { velocities: theirs, lists, plans, empty, grid } = times;
  const more = { ours: Math.max(grid - empty, 0), theirs: GRID_TARGET_MS };
  return [
    makeRow('1,000 pieces walking lists', VELOCITY, { ours: lists, theirs }, 'ms/frame'),
    makeRow('1,000 pieces walking plans', VELOCITY, { ours: plans, theirs }, 'ms/frame'),
    makeRow('grid of 100 × 100 hexes, beyond an empty scene', 'target', more, 'ms/frame'),
  ];
}

/** The median script time of a frame of each scene, in milliseconds. Each has a page and a process of its own. */
async function medians<Name extends SceneName>(names: readonly Name[]): Promise<Record<Name, number>> {
  const script = await bundle("export * from './pages/frames.js'", { format: 'iife', globalName: 'bench' });
  const times = names.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    await withPages(script, names.length, async (pages) => {
      for (const [index, page] of pages.entries()) await page.evaluate(`bench.start('${names[index]}')`);
      for (const page of pages) await page.evaluate(`bench.frames(${WARM_UP})`);
      for (let turn = 0; turn < FRAMES / TURN; turn++) {
        for (const [index, page] of pages.entries()) {
          times[index]?.push(...(await page.evaluate<number[]>(`bench.frames(${TURN})`)));
        }
      }
    });
  }
  return Object.fromEntries(names.map((name, index) => [name, median(times[index] ?? [])])) as Record<Name, number>;
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}

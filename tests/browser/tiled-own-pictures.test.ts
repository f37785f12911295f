/**
 * Maps of ours as Excalibur shows them against the pictures that Tiled itself makes of them: by `tmxrasterizer` of Tiled
 * 1.8.2, as those of the shared data are.
 */
import { expect, test } from 'vitest';
import { TiledBoardResource } from '../../src/tiled/index.js';
import { differingPixels } from '../helpers/pixels.js';
import { pictureOn, ROUNDING, type Sample, show } from './tiled-picture.js';

interface OwnSample extends Sample {
  /** Pixels along the edges of pictures that are turned by 60° or 120°: Tiled smooths them, a canvas does it otherwise. */
  readonly rims?: number;
}

const own: readonly OwnSample[] = [
  { name: 'tall-left-up', origin: [0, 0] },
  { name: 'turned', origin: [0, 0] },
  { name: 'offsets', origin: [3, 0] },
  { name: 'infinite', origin: [256, 256] },
  { name: 'objects', origin: [0, 0] },
  { name: 'images', origin: [0, 0] },
  { name: 'isometric-offsets', origin: [51, 20] },
  { name: 'isometric-turned', origin: [36, 0] },
  { name: 'isometric-infinite', origin: [768, 265] },
  { name: 'isometric-objects', origin: [48, 0] },
  { name: 'isometric-images', origin: [48, 0] },
  { name: 'isometric-tint', origin: [48, 9], layer: 'road' },
  { name: 'staggered-turned', origin: [0, 0] },
  { name: 'staggered-columns', origin: [3, 9], layer: 'road' },
  { name: 'staggered-infinite', origin: [256, 256] },
  { name: 'hexagonal-turned', origin: [0, 0] },
  { name: 'hexagonal-rotated', origin: [0, 0], rims: 650 },
  { name: 'hexagonal-columns', origin: [0, 9], layer: 'road' },
  { name: 'hexagonal-infinite', origin: [352, 384] },
  { name: 'hexagonal-rows-infinite', origin: [512, 272] },
  { name: 'hexagonal-images', origin: [0, 0] },
];

test.for(own)('$name', async (sample) => {
  const folder = new URL('./tiled-maps', import.meta.url).href;
  const map = new TiledBoardResource(`${folder}/${sample.name}.tmx`, { layer: sample.layer });
  await map.load();
  const wanted = await pictureOn(map, `tests/browser/tiled-maps/${sample.name}.png`);
  expect(differingPixels(await show(map, sample, wanted), wanted, ROUNDING)).toBeLessThanOrEqual(sample.rims ?? 0);
});

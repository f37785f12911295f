import { type Slices, sliceCells } from '../../boards/index.js';
import type { TiledTileLayer } from '../format/index.js';
import { isAnimated, type Looks } from './tile-look.js';
import type { PixelArea } from './tile-raster.js';

/**
 * How far the pictures of the tiles of a layer reach from the bottom left of their cells; where there are none, left
 * lies beyond right.
 */
export function* reachOf({ chunks }: TiledTileLayer, looks: Looks): Slices<PixelArea> {
  const gids = new Set<number>();
  for (const { data } of chunks) {
    yield* sliceCells(data.length, (from, to) => {
      for (let index = from; index < to; index++) gids.add(data[index] ?? 0);
    });
  }
  const shown = [...gids].map(looks).flatMap((look) => {
    return look && isAnimated(look) ? look.frames.map((frame) => frame.look) : [look];
  });
  const boxes = shown.flatMap((look) => look?.box ?? []);
  const most = (of: (box: PixelArea) => number) => boxes.reduce((found, box) => Math.max(found, of(box)), -Infinity);
  return {
    left: -most(({ left }) => -left),
    top: -most(({ top }) => -top),
    right: most(({ right }) => right),
    bottom: most(({ bottom }) => bottom),
  };
}

import type { LayoutOptionReader } from './layout-options.js';

/** Takes half of a length. */
export type Halving = (length: number) => number;

export const exactHalf: Halving = (length) => length / 2;

/** How the sizes of a tile are halved: whole numbers as Tiled does it, which cuts off. Half of 1 would be nothing. */
export function halvingOf(
  read: LayoutOptionReader,
  sizes: { readonly tileWidth: number; readonly tileHeight: number; readonly [other: string]: number },
): Halving {
  if (!Object.values(sizes).every(Number.isInteger)) return exactHalf;
  for (const name of ['tileWidth', 'tileHeight'] as const) {
    if (sizes[name] < 2) throw read.error(name, 'at least 2 where the sizes are whole numbers');
  }
  return (length) => Math.trunc(length / 2);
}

import { TiledError } from './error.js';
import type { TiledChunk, TiledTileLayer } from './model-layers.js';
import { type CellArea, MAX_CELLS } from './read/cells.js';

/** The smallest rectangle around all chunks of a layer; undefined for an infinite layer without any. */
export function areaOf({ chunks }: TiledTileLayer): CellArea | undefined {
  const [first] = chunks;
  if (first === undefined) return undefined;
  let [left, top, right, bottom] = [first.x, first.y, first.x, first.y];
  for (const chunk of chunks) {
    left = Math.min(left, chunk.x);
    top = Math.min(top, chunk.y);
    right = Math.max(right, chunk.x + chunk.width);
    bottom = Math.max(bottom, chunk.y + chunk.height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** All cells of a layer in one rectangle, empty (1 × 1) if it has none. Throws a TiledError if they are too far apart. */
export function cellsOf(layer: TiledTileLayer, file: string): TiledChunk {
  const [only] = layer.chunks;
  if (only && layer.chunks.length === 1) return only;
  const area = areaOf(layer) ?? { x: 0, y: 0, width: 1, height: 1 };
  if (area.width * area.height > MAX_CELLS) {
    const size = `${area.width} × ${area.height}`;
    throw new TiledError({ file, layer: layer.name }, `the cells lie ${size} apart, the most is ${MAX_CELLS} in all`);
  }
  const data = new Uint32Array(area.width * area.height);
  for (const chunk of layer.chunks) {
    for (let row = 0; row < chunk.height; row++) {
      const from = chunk.data.subarray(row * chunk.width, (row + 1) * chunk.width);
      data.set(from, (chunk.y - area.y + row) * area.width + chunk.x - area.x);
    }
  }
  return { ...area, data };
}

import { areaOf, cellsOf, type TiledChunk, type TiledTileLayer } from '../format/index.js';

/** The global tile id, with flags, of a cell; 0 where there is no tile. */
export type GidReader = (x: number, y: number) => number;

/** Reads the cells of a layer where they lie, without putting its chunks together. */
export function gidReader(layer: TiledTileLayer, file: string): GidReader {
  const chunks = onRaster(layer.chunks) ? layer.chunks : [cellsOf(layer, file)];
  const area = areaOf(layer);
  const [first] = chunks;
  if (!first || !area) return () => 0;
  const { width, height } = first;
  const byPlace = new Map(chunks.map((chunk) => [placeOf(chunk.x - area.x, chunk.y - area.y, first), chunk]));
  let last: TiledChunk = first;
  return (x, y) => {
    const [column, row] = [x - last.x, y - last.y];
    if (column >= 0 && column < width && row >= 0 && row < height) return last.data[row * width + column] ?? 0;
    const [right, down] = [x - area.x, y - area.y];
    if (right < 0 || down < 0 || right >= area.width || down >= area.height) return 0;
    const chunk = byPlace.get(placeOf(right, down, first));
    if (!chunk) return 0;
    last = chunk;
    return chunk.data[(y - chunk.y) * width + x - chunk.x] ?? 0;
  };
}

/** Whether chunks are all alike and on one raster, as Tiled writes them. */
function onRaster(chunks: readonly TiledChunk[]): boolean {
  const [first] = chunks;
  return chunks.every(({ x, y, width, height }) => {
    const sameSize = width === first?.width && height === first.height;
    return sameSize && (x - first.x) % width === 0 && (y - first.y) % height === 0;
  });
}

/** A number for the place of a chunk on the raster; cells are at most 2^31 apart. */
function placeOf(x: number, y: number, { width, height }: TiledChunk): string {
  return `${Math.floor(x / width)},${Math.floor(y / height)}`;
}

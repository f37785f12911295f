import { expect, test } from 'vitest';
import { createRandom } from '../../../src/boards/index.js';
import { gidReader } from '../../../src/tiled/drawing/gid-reader.js';
import { parseTiledMap } from '../../../src/tiled/format/index.js';
import { tileLayer, tmx } from '../format/maps.js';

type Corner = readonly [x: number, y: number, width: number, height: number];

/** A layer of chunks with cells at random, and its cells by place. */
function sample(chunks: readonly Corner[]) {
  const random = createRandom('chunks');
  const cells = new Map<string, number>();
  const text = chunks.map(([left, top, width, height]) => {
    const gids = Array.from({ length: width * height }, (_, index) => {
      const gid = random.integer(0, 16);
      cells.set(`${left + (index % width)},${top + Math.floor(index / width)}`, gid);
      return gid;
    });
    return `<chunk x="${left}" y="${top}" width="${width}" height="${height}">${gids}</chunk>`;
  });
  const map = { infinite: 1, width: 1, height: 1 };
  const data = `<data encoding="csv">${text.join('')}</data>`;
  return { layer: tileLayer(parseTiledMap(tmx({ map, data }), 'a.tmx')), cells };
}

test.for<[string, Corner[]]>([
  ['one chunk', [[3, -2, 5, 4]]],
  [
    'chunks on a raster, with gaps',
    [
      [-8, -4, 4, 4],
      [0, 4, 4, 4],
      [-4, 0, 4, 4],
      [8, -4, 4, 4],
    ],
  ],
  [
    'chunks of any size',
    [
      [0, 0, 3, 2],
      [3, 0, 1, 5],
      [-4, -4, 4, 3],
    ],
  ],
  ['no chunk', []],
])('every cell has its gid, and 0 where there is no chunk: %s', ([, chunks]) => {
  const { layer, cells } = sample(chunks);
  const gidAt = gidReader(layer, 'a.tmx');
  for (let y = -9; y < 13; y++) {
    for (let x = -9; x < 13; x++) expect([x, y, gidAt(x, y)]).toEqual([x, y, cells.get(`${x},${y}`) ?? 0]);
  }
});

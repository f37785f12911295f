/** Maps of others as Excalibur shows them against the pictures that Tiled itself makes of them. */
import { expect, test } from 'vitest';
import { layersOf, type TiledMap, type TiledObject } from '../../src/tiled/format/index.js';
import { TiledBoardResource } from '../../src/tiled/index.js';
import { count } from '../helpers/corpus.js';
import { differingPixels, type Picture } from '../helpers/pixels.js';
import { pictureOn, ROUNDING, type Sample, show } from './tiled-picture.js';
import { describeTiledData, diskFiles } from './tiled-samples.js';

/** Of each map of the shared data that Tiled 1.8 can draw; `besideObjects` those that Tiled draws with outlines of objects. */
const corpus: readonly (Sample & { readonly besideObjects?: true })[] = [
  { name: 'flame_tiled/8_tiles-flips.tmx', origin: [0, 0] },
  { name: 'flame_tiled/oversized_tiles_isometric.tmx', origin: [32, 0] },
  { name: 'DotTiled/map-with-multiline-string-prop/map-with-multiline-string-prop.tmx', origin: [80, 0] },
  { name: 'rs-tiled/tiled_xml.tmx', origin: [0, 0] },
  { name: 'rs-tiled/tiled_base64_zstandard.tmx', origin: [0, 0], besideObjects: true },
  { name: 'rs-tiled/tiled_class_property.tmx', origin: [0, 0], besideObjects: true },
  { name: 'rs-tiled/tiled_object_list_property.tmx', origin: [0, 0], besideObjects: true },
  {
    name: 'DotTiled/map-with-many-layers/map-with-many-layers.tmj',
    origin: [0, 0],
    layer: 'Tile Layer 1',
    besideObjects: true,
  },
  { name: 'excalibur-tiled/isometric/isometric.tmx', origin: [80, 8], layer: 'Ground', besideObjects: true },
  { name: 'flame_tiled/iso_staggered_overlap_x_even.tmx', origin: [0, 0] },
  { name: 'flame_tiled/iso_staggered_overlap_y_odd.tmx', origin: [0, 0] },
  { name: 'flame_tiled/flat_hex_even.tmx', origin: [0, 0] },
  { name: 'flame_tiled/flat_hex_odd.tmx', origin: [0, 0] },
  { name: 'flame_tiled/pointy_hex_even.tmx', origin: [0, 0] },
  { name: 'flame_tiled/pointy_hex_odd.tmx', origin: [0, 0] },
  { name: 'flame_tiled/oversized_tiles_hexagonal.tmx', origin: [0, 0] },
  { name: 'pytiled_parser/map_tests/hexagonal/map.tmx', origin: [0, 0] },
  {
    name: 'bevy_ecs_tiled/maps/hexagonal/finite_pointy_top_odd.tmx',
    origin: [0, 27],
    layer: 'TerrainLayer',
    besideObjects: true,
  },
];

/** How far the marks of points and the names of objects reach, in pixels. */
const MARK = 36;

/** Makes two pictures the same around objects, where Tiled draws outlines and names and a game does not. */
function coverObjects(map: TiledMap, { origin }: Sample, wanted: Picture, seen: Picture): void {
  const objects = layersOf(map).flatMap(({ layer }) => (layer.type === 'objectgroup' ? layer.objects : []));
  for (const object of objects) {
    const points = outlineOf(object).map(({ x, y }) => {
      const isometric = { x: ((x - y) * map.tilewidth) / (2 * map.tileheight), y: (x + y) / 2 };
      const at = map.orientation === 'isometric' ? isometric : { x, y };
      return { x: at.x + origin[0], y: at.y + origin[1] };
    });
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    for (let y = Math.floor(Math.min(...ys)) - MARK; y < Math.max(...ys) + MARK; y++) {
      for (let x = Math.floor(Math.min(...xs)) - MARK; x < Math.max(...xs) + MARK; x++) {
        if (x < 0 || y < 0 || x >= wanted.width || y >= wanted.height) continue;
        const at = 4 * (y * wanted.width + x);
        seen.data.set(wanted.data.subarray(at, at + 4), at);
      }
    }
  }
}

function outlineOf({ x, y, width, height, points }: TiledObject): { x: number; y: number }[] {
  const corners = [-height, height].flatMap((down) => [-width, width].map((right) => ({ x: x + right, y: y + down })));
  return [...corners, ...points.map((point) => ({ x: x + point.x, y: y + point.y }))];
}

await describeTiledData('maps of others', (data) => {
  test.for(corpus)('$name', { timeout: 60_000 }, async (sample) => {
    const { name, layer, besideObjects } = sample;
    const map = new TiledBoardResource(`${data}/maps/${name}`, { files: diskFiles, layer });
    await map.load();
    expect(map.resource.strict).toBe(true);
    const wanted = await pictureOn(map, `${data}/oracle/${name.replaceAll('/', '_')}.png`);
    const seen = await show(map, sample, wanted);
    if (besideObjects) coverObjects(map.map, sample, wanted, seen);
    expect(differingPixels(seen, wanted, ROUNDING)).toBe(0);
    count('tiled', 'maps shown as by Tiled', 1, corpus.length);
  });
});

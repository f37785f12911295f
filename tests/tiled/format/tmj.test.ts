import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TiledResource } from '@excaliburjs/plugin-tiled';
import { beforeAll, expect, test, vi } from 'vitest';
import { layersOf, loadTiledMap, parseTiledMap, type TiledMap, toTmj } from '../../../src/tiled/format/index.js';
import { count, describeData } from '../../helpers/data.js';
import { tmx } from './maps.js';

beforeAll(() => {
  // Excalibur makes images and texts at once; nothing is drawn or measured here.
  const context = new Proxy({}, { get: () => () => ({ width: 0 }) });
  class Picture extends EventTarget {}
  vi.stubGlobal('Image', Picture);
  vi.stubGlobal('document', { createElement: () => Object.assign(new EventTarget(), { getContext: () => context }) });
  return () => vi.unstubAllGlobals();
});

/** What plugin-tiled makes of a map in its strict mode, without pictures. */
async function pluginLoads(map: TiledMap): Promise<TiledResource> {
  const resource = new TiledResource(map.file, {
    headless: true,
    mapFormatOverride: 'TMJ',
    pathMap: [{ path: /.+/, output: '[match]' }],
    fileLoader: async () => JSON.parse(JSON.stringify(toTmj(map))),
  });
  await resource.load();
  return resource;
}

const image = (width: number, height: number) => `<image source="art/t.png" width="${width}" height="${height}"/>`;

test('class and list properties become text, gids lose the flag that plugin-tiled does not know', async () => {
  const map = parseTiledMap(
    tmx({
      properties: `<properties><property name="Rules" type="class" propertytype="Rules"><properties>
        <property name="Dice" type="int" value="2"/></properties></property></properties>`,
      tiles:
        '<tile id="1" type="Fork"><properties><property name="l" type="list"><item value="a"/></property></properties></tile>',
      data: '<data encoding="csv">1,268435458,0,2147483652</data>',
    }),
    'maps/a.tmx',
  );
  const resource = await pluginLoads(map);
  expect(resource.map.properties).toEqual([{ name: 'Rules', type: 'string', value: '{"Dice":2}' }]);
  expect(resource.getTileLayers('Ground')[0]?.data).toEqual([1, 2, 0, 2147483652]);
  expect(resource.getTileByCoordinate('Ground', 1, 0)?.tiledTile?.class).toBe('Fork');
});

test('images keep their path, and are cut where Tiled cuts them, margin and all', async () => {
  const tilesets = `<tileset firstgid="1" name="t" tilewidth="16" tileheight="16" tilecount="8" columns="4" margin="8"
    spacing="2">${image(84, 44)}</tileset>`;
  const resource = await pluginLoads(parseTiledMap(tmx({ tilesets }), 'maps/a.tmx'));
  const sprite = resource.tilesets[0]?.getSpriteForGid(8);
  // libtiled, Tileset::loadFromImage: x from the margin on in steps of width and spacing.
  expect(sprite?.sourceView).toMatchObject({ x: 8 + 3 * 18, y: 8 + 18, width: 16, height: 16 });
  expect(sprite?.image.path).toBe('maps/art/t.png');
});

test('a collection with holes shows the image of each tile', async () => {
  const tilesets = `<tileset firstgid="1" name="c" tilewidth="8" tileheight="8" tilecount="2" columns="0">
    <tile id="1"><image source="a.png" width="8" height="8"/></tile>
    <tile id="3"><image source="b.png" width="8" height="8"/></tile></tileset>`;
  const map = parseTiledMap(tmx({ tilesets, data: '<data encoding="csv">2,4,0,0</data>' }), 'a.tmx');
  const resource = await pluginLoads(map);
  expect([2, 4].map((gid) => resource.getTilesetForTileGid(gid).getSpriteForGid(gid).image.path)).toEqual([
    'a.png',
    'b.png',
  ]);
});

test.for([
  ['orthogonal', { x: -32, y: -16 }],
  // Tile -2, -1: (x − y) × 16 / 2 = -8, (x + y) × 16 / 2 = -24.
  ['isometric', { x: -8, y: -24 }],
] as const)('an infinite %s layer begins where its first cell lies', async ([orientation, start]) => {
  const data = `<data encoding="csv"><chunk x="-2" y="-1" width="2" height="1">1,2</chunk>
    <chunk x="0" y="0" width="2" height="1">3,4</chunk></data>`;
  const resource = await pluginLoads(parseTiledMap(tmx({ map: { orientation, infinite: 1 }, data }), 'a.tmx'));
  const layer = resource.getTileLayers()[0] ?? resource.getIsoTileLayers()[0];
  expect(layer?.data).toEqual([1, 2, 0, 0, 0, 0, 3, 4]);
  const { pos } = resource.getTileLayers()[0]?.tilemap ?? resource.getIsoTileLayers()[0]?.isometricMap.transform ?? {};
  expect(pos).toMatchObject(start);
});

test('an infinite layer without chunks is a layer without tiles', async () => {
  const map = parseTiledMap(tmx({ map: { infinite: 1 }, data: '<data encoding="csv"></data>' }), 'a.tmx');
  expect((await pluginLoads(map)).getTileLayers()[0]?.data).toEqual([0]);
});

test('groups are dissolved into their layers', async () => {
  const layer = '<layer id="2" name="g" width="2" height="2" opacity="0.5"><data encoding="csv">1,2,0,4</data></layer>';
  const layers = `<group id="1" name="a" offsetx="32" offsety="8" opacity="0.5" visible="0">${layer}</group>`;
  const resource = await pluginLoads(parseTiledMap(tmx({ layers }), 'a.tmx'));
  const [tiles] = resource.getTileLayers('g');
  expect(tiles?.tilemap.pos).toMatchObject({ x: 32, y: 8 });
  expect(tiles?.tiledTileLayer).toMatchObject({ opacity: 0.25, visible: false });
});

test('objects of all shapes arrive, those of templates whole', async () => {
  const layers = `<objectgroup id="1" name="o" tintcolor="#80ff0000">
    <object id="1" template="p.tx" x="8" y="16"/><object id="2" name="p"><point/></object>
    <object id="3" name="e" width="4" height="4"><ellipse/></object>
    <object id="4" name="g"><polygon points="0,0 4,0 4,4"/></object></objectgroup>`;
  const others = {
    'p.tx': '<template><tileset firstgid="1" source="x.tsx"/><object name="Pawn" gid="2"/></template>',
    'x.tsx': `<tileset name="x" tilewidth="16" tileheight="16" tilecount="4" columns="4">${image(64, 16)}
      <tile id="1" type="Piece"/></tileset>`,
  };
  const resource = await pluginLoads(parseTiledMap(tmx({ layers }), 'a.tmx', others));
  expect(resource.getObjectsByName('Pawn')[0]).toMatchObject({ class: 'Piece', x: 8, y: 16, gid: 18 });
  expect(resource.getObjectLayers('o')[0]?.objects).toHaveLength(4);
  // #AARRGGBB of Tiled is #RRGGBBAA of Excalibur.
  expect(resource.getObjectLayers('o')[0]?.tiledObjectLayer.tintcolor).toBe('#ff000080');
});

describeData('plugin-tiled in strict mode', (folder) => {
  const maps = ['maps', 'malformed'].flatMap((kind) =>
    readdirSync(join(folder, 'tiled', kind), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tm[xj]$/.test(path))
      .map((path) => join(folder, 'tiled', kind, path)),
  );

  test('loads every map that the reader loads', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    let loaded = 0;
    for (const path of maps) {
      const map = await loadTiledMap(path, { readFile: (file) => readFile(file) }).catch(() => undefined);
      if (map === undefined) continue;
      const resource = await pluginLoads(map);
      expect(resource.map.layers, path).toHaveLength(layersOf(map).length);
      loaded++;
      count('tiled', 'through plugin-tiled', 1, 42);
    }
    expect(loaded).toBe(42);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });
});

import { expect, test } from 'vitest';
import { layersOf, parseTiledMap, tileOfGid } from '../../../src/tiled/format/index.js';
import { layerOfType, tileLayer, tmj, tmx } from './maps.js';

// What changed from version to version: Tiled's manual, TMX Changelog and JSON Map Format, Changelog.

test('Tiled 1.0: no ids of layers, no tiledversion, a version that is a number, columns and tilecount left out', () => {
  const tilesets = `<tileset firstgid="1" name="t" tilewidth="16" tileheight="16" margin="2" spacing="1">
    <image source="t.png" width="70" height="53"/></tileset>`;
  const layer = (name: string) =>
    `<layer name="${name}" width="2" height="2"><data encoding="csv">1,2,0,4</data></layer>`;
  const objects = '<objectgroup name="o"><object x="1" y="1"/><object id="7"/></objectgroup>';
  const map = parseTiledMap(
    tmx({ map: { version: '1.0', tiledversion: undefined }, tilesets, layers: layer('a') + layer('b') + objects }),
    'a.tmx',
  );
  expect(map.layers.every(({ id }) => id > 0 && id < map.nextlayerid)).toBe(true);
  expect(new Set(map.layers.map(({ id }) => id)).size).toBe(3);
  const ids = layerOfType(map, 'objectgroup').objects.map(({ id }) => id);
  expect(ids[1]).toBe(7);
  expect(ids[0]).toBeGreaterThan(7);
  expect(map.nextobjectid).toBeGreaterThan(Math.max(...ids));
  // libtiled, Tileset::columnCountForWidth: (70 − 2 + 1) / (16 + 1) = 4; rows: (53 − 2 + 1) / 17 = 3.
  expect(map.tilesets[0]).toMatchObject({ columns: 4, tilecount: 12 });
});

test('Tiled 1.0 and 1.1 in JSON: properties, tiles and their properties are objects', () => {
  const map = parseTiledMap(
    tmj({
      map: { version: 1, tiledversion: '1.0.3', properties: { wind: 3, name: 'x' }, propertytypes: { wind: 'float' } },
      tileset: {
        tiles: { 3: { type: 'Road', animation: [{ tileid: 1, duration: 100 }] } },
        tileproperties: { 3: { cost: 2 }, 0: { solid: true } },
        tilepropertytypes: { 3: { cost: 'int' }, 0: { solid: 'bool' } },
      },
      layer: { id: undefined },
    }),
    'a.json',
  );
  expect(map.properties).toEqual([
    { name: 'wind', type: 'float', propertytype: undefined, value: 3 },
    { name: 'name', type: 'string', propertytype: undefined, value: 'x' },
  ]);
  expect(tileOfGid(map, 4)?.tile).toMatchObject({
    class: 'Road',
    properties: [{ name: 'cost', type: 'int', value: 2 }],
    animation: [{ tileid: 1, duration: 100 }],
  });
  expect(tileOfGid(map, 1)?.tile?.properties).toMatchObject([{ name: 'solid', type: 'bool', value: true }]);
});

test.for(['type', 'class'])(
  'the class of tiles and objects is `%s` (`type` to 1.8 and from 1.10 on, `class` in 1.9)',
  (key) => {
    const layers = `<layer id="1" name="g" class="Board" width="2" height="2"><data encoding="csv">1,0,0,0</data></layer>
    <objectgroup id="2" name="o"><object id="1" ${key}="Piece"/></objectgroup>`;
    const map = parseTiledMap(tmx({ map: { class: 'Map' }, tiles: `<tile id="0" ${key}="Road"/>`, layers }), 'a.tmx');
    expect(map.class).toBe('Map');
    expect(map.tilesets[0]?.tiles[0]?.class).toBe('Road');
    expect(tileLayer(map).class).toBe('Board');
    expect(layerOfType(map, 'objectgroup').objects[0]?.class).toBe('Piece');
  },
);

test('Tiled 1.9: a tile of a collection may be a part of its image', () => {
  const tilesets = `<tileset firstgid="1" name="c" tilewidth="8" tileheight="8" tilecount="1" columns="0">
    <tile id="0" x="4" y="8" width="12" height="6"><image source="a.png" width="32" height="32"/></tile></tileset>`;
  const map = parseTiledMap(tmx({ tilesets, data: '<data encoding="csv">1,0,0,0</data>' }), 'a.tmx');
  expect(tileOfGid(map, 1)?.tile?.rectangle).toEqual({ x: 4, y: 8, width: 12, height: 6 });
});

test('Tiled 1.12: oblique maps, capsules, opacity of objects, lists', () => {
  const layers = `<objectgroup id="2" name="o"><object id="1" width="9" height="3" opacity="0.5"><capsule/>
    <properties><property name="l" type="list"><item value="a"/><item type="int" value="2"/>
    <item type="list"><item type="bool" value="true"/></item></property></properties></object></objectgroup>`;
  const map = parseTiledMap(tmx({ map: { orientation: 'oblique', skewx: 16, skewy: -8 }, layers }), 'a.tmx');
  expect(map).toMatchObject({ orientation: 'oblique', skewx: 16, skewy: -8 });
  const [object] = layerOfType(map, 'objectgroup').objects;
  expect(object).toMatchObject({ shape: 'capsule', opacity: 0.5 });
  expect(object?.properties[0]?.value).toMatchObject([
    { type: 'string', value: 'a' },
    { type: 'int', value: 2 },
    { type: 'list', value: [{ type: 'bool', value: true }] },
  ]);
});

test('classes nest, keep the case of names, and hold only what was set; XML and JSON agree', () => {
  const xml = `<properties><property name="Ferry" type="class" propertytype="Ferry"><properties>
    <property name="Fare" type="int" value="2"/><property name="To" type="class" propertytype="Port"><properties>
    <property name="Pier" type="object" value="5"/></properties></property></properties></property>
    <property name="None" type="class" propertytype="Empty"/></properties>`;
  const json = [
    { name: 'Ferry', type: 'class', propertytype: 'Ferry', value: { Fare: 2, To: { Pier: 5 } } },
    { name: 'None', type: 'class', propertytype: 'Empty', value: {} },
  ];
  expect(parseTiledMap(tmx({ properties: xml }), 'a.tmx').properties).toEqual(json);
  expect(parseTiledMap(tmj({ map: { properties: json } }), 'a.tmj').properties).toEqual(json);
});

test('values keep their case, entities and lines; a bool is also 0 or 1', () => {
  const properties = `<properties>
    <property name="s">line 1 &lt;b&gt; &amp; X
Line 2</property><property name="e" value=""/><property name="t" type="bool" value="1"/>
    <property name="f" type="bool" value="FALSE"/><property name="o" type="object" value="0"/>
    <property name="__proto__" value="x"/></properties>`;
  const map = parseTiledMap(tmx({ properties }), 'a.tmx');
  expect(map.properties.map(({ name, value }) => [name, value])).toEqual([
    ['s', 'line 1 <b> & X\nLine 2'],
    ['e', ''],
    ['t', true],
    ['f', false],
    ['o', 0],
    ['__proto__', 'x'],
  ]);
});

test('keys that nobody knows are kept out', () => {
  const text = tmx({ map: { spirit: 'x', layers: 'x', tilesets: 3 }, properties: '<weather rain="1"/>' });
  const map = parseTiledMap(text, 'a.tmx');
  expect(map).not.toHaveProperty('spirit');
  expect(map.layers).toHaveLength(1);
  expect(parseTiledMap(tmj({ map: { spirit: {} } }), 'a.tmj')).not.toHaveProperty('spirit');
});

test('a byte order mark and a document type are allowed', () => {
  const text = tmx().replace('?>', '?>\n<!DOCTYPE map SYSTEM "http://mapeditor.org/dtd/1.0/map.dtd">');
  expect(parseTiledMap(`\uFEFF${text}`, 'a.tmx').layers).toHaveLength(1);
  expect(parseTiledMap(`\uFEFF${tmj()}`, 'a.tmj').layers).toHaveLength(1);
});

test('what groups add to their layers: offsets, opacity, visibility, parallax, tint', () => {
  const layer =
    '<layer id="3" name="g" width="2" height="2" opacity="0.5" offsetx="1"><data encoding="csv">1,0,0,0</data></layer>';
  const layers = `<group id="1" name="a" offsetx="32" offsety="8" opacity="0.5" parallaxx="0.5" tintcolor="#ff8000">
    <group id="2" name="b" visible="0" offsety="-4" tintcolor="#80808080">${layer}</group></group>`;
  const [placed] = layersOf(parseTiledMap(tmx({ layers }), 'a.tmx'));
  expect(placed).toMatchObject({
    visible: false,
    opacity: 0.25,
    offset: { x: 33, y: 4 },
    parallax: { x: 0.5, y: 1 },
    tint: '#80804000',
  });
  expect(placed?.groups.map(({ name }) => name)).toEqual(['a', 'b']);
});

test('a tile object without a size has that of its tile', () => {
  const layers = '<objectgroup id="1" name="o"><object id="1" gid="2" x="3" y="4"/></objectgroup>';
  expect(layerOfType(parseTiledMap(tmx({ layers }), 'a.tmx'), 'objectgroup').objects[0]).toMatchObject({
    width: 16,
    height: 16,
  });
});

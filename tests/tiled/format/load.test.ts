import { expect, test } from 'vitest';
import { loadTiledMap, TiledError, tileOfGid } from '../../../src/tiled/format/index.js';
import { layerOfType, tmj, tmx } from './maps.js';

const image = '<image source="t.png" width="64" height="64"/>';
const tsx = `<tileset name="ext" tilewidth="16" tileheight="16" tilecount="16" columns="4">${image}
  <tile id="2" type="Pawn"/></tileset>`;

/** Files in memory, and which of them were asked for. */
function disk(files: Readonly<Record<string, string | Uint8Array>>) {
  const asked: string[] = [];
  const readFile = async (path: string) => {
    asked.push(path);
    const content = files[path];
    if (content === undefined) throw new Error('no such file');
    return content;
  };
  return { readFile, asked, imageExists: () => true };
}

const failure = (loading: Promise<unknown>) =>
  loading.then(
    () => undefined,
    (error: unknown) => error,
  );

test('tilesets and templates are found from the file that names them, and read once', async () => {
  const object = (id: number) => `<object id="${id}" template="../templates/pawn.tx" x="8" y="16"/>`;
  const files = disk({
    'maps/harbor.tmx': tmx({
      tilesets:
        '<tileset firstgid="1" source="../tilesets/a.tsx"/><tileset firstgid="17" source="..\\tilesets\\b.tsx"/>',
      layers: `<objectgroup id="2" name="o">${object(1)}${object(2)}</objectgroup>`,
    }),
    'tilesets/a.tsx': tsx,
    'tilesets/b.tsx': new TextEncoder().encode(`\uFEFF${tsx.replace('t.png', 'ü.png')}`),
    'templates/pawn.tx': `<template><tileset firstgid="1" source="../tilesets/b.tsx"/><object gid="3"/></template>`,
  });
  const map = await loadTiledMap('maps/harbor.tmx', files);
  expect(files.asked.toSorted()).toEqual(['maps/harbor.tmx', 'templates/pawn.tx', 'tilesets/a.tsx', 'tilesets/b.tsx']);
  expect(map.tilesets.map(({ firstgid, file, image }) => [firstgid, file, image])).toEqual([
    [1, 'tilesets/a.tsx', 'tilesets/t.png'],
    [17, 'tilesets/b.tsx', 'tilesets/ü.png'],
  ]);
  // The template counts from 1 in its tileset, the map has that tileset from 17 on.
  expect(layerOfType(map, 'objectgroup').objects.map(({ gid }) => gid)).toEqual([19, 19]);
});

test('the tileset of a template that the map does not have comes after its own, flags kept', async () => {
  const files = disk({
    'a.tmj': tmj({ layer: { type: 'objectgroup', objects: [{ id: 1, template: 'p.tj', x: 0, y: 16 }] } }),
    'p.tj': JSON.stringify({
      type: 'template',
      tileset: { firstgid: 5, source: 'x.tsx' },
      object: { gid: 0x80000007, width: 16, height: 16, name: 'pawn', type: '' },
    }),
    'x.tsx': tsx,
  });
  const map = await loadTiledMap('a.tmj', files);
  const [object] = layerOfType(map, 'objectgroup').objects;
  expect(map.tilesets.map(({ firstgid, name }) => [firstgid, name])).toEqual([
    [1, 't'],
    [17, 'ext'],
  ]);
  expect(object).toMatchObject({ shape: 'tile', gid: 0x80000000 + 19, name: 'pawn' });
  expect(tileOfGid(map, object?.gid ?? 0)).toMatchObject({ id: 2, tile: { class: 'Pawn' } });
});

test('an object has from its template all that it does not say itself', async () => {
  const template = `<template><object name="Goal" type="Area" width="30" height="20" rotation="45" visible="0">
    <properties><property name="a" value="template"/><property name="b" value="template"/></properties><ellipse/>
    </object></template>`;
  const files = disk({
    'a.tmx': tmx({
      layers: `<objectgroup id="2" name="o"><object id="1" template="g.tx" x="1" y="2"/>
        <object id="2" template="g.tx" name="Mine" class="Other" x="3" y="4" width="5" height="6" rotation="0" visible="1">
        <properties><property name="b" value="own"/></properties><point/></object></objectgroup>`,
    }),
    'g.tx': template,
  });
  const [plain, changed] = layerOfType(await loadTiledMap('a.tmx', files), 'objectgroup').objects;
  const base = { name: 'Goal', class: 'Area', shape: 'ellipse', width: 30, height: 20, rotation: 45, visible: false };
  expect(plain).toMatchObject({ id: 1, x: 1, y: 2, ...base });
  expect(changed).toMatchObject({
    id: 2,
    name: 'Mine',
    class: 'Other',
    shape: 'point',
    width: 5,
    rotation: 0,
    visible: true,
  });
  expect(changed?.properties.map(({ name, value }) => [name, value])).toEqual([
    ['a', 'template'],
    ['b', 'own'],
  ]);
});

test.for([
  ['the map', {}, /^a.tmx: the map cannot be read: no such file/],
  [
    'a tileset',
    { 'a.tmx': tmx({ tilesets: '<tileset firstgid="1" source="b.tsx"/>' }) },
    /^a.tmx: the tileset b.tsx is missing or cannot be read: no such file/,
  ],
  [
    'a template',
    { 'a.tmx': tmx({ layers: '<objectgroup id="1" name="o"><object id="9" template="b.tx"/></objectgroup>' }) },
    /^a.tmx: the template b.tx is missing/,
  ],
  [
    'the tileset of a template',
    {
      'a.tmx': tmx({ layers: '<objectgroup id="1" name="o"><object id="9" template="b.tx"/></objectgroup>' }),
      'b.tx': '<template><tileset firstgid="1" source="c.tsx"/><object gid="1"/></template>',
    },
    /^b.tx: the tileset c.tsx is missing/,
  ],
  [
    'a tileset that is no XML',
    { 'a.tmx': tmx({ tilesets: '<tileset firstgid="1" source="b.tsx"/>' }), 'b.tsx': '<tileset' },
    /^b.tsx: not XML/,
  ],
  [
    'a map for a tileset',
    { 'a.tmx': tmx({ tilesets: '<tileset firstgid="1" source="a.tmx"/>' }) },
    /^a.tmx: the file is a map, not a tileset/,
  ],
  [
    'a tileset that names a tileset',
    {
      'a.tmx': tmx({ tilesets: '<tileset firstgid="1" source="b.tsx"/>' }),
      'b.tsx': '<tileset firstgid="1" source="b.tsx"/>',
    },
    /^b.tsx: a tileset file cannot name another/,
  ],
  [
    'a template of a template',
    {
      'a.tmx': tmx({ layers: '<objectgroup id="1" name="o"><object id="9" template="b.tx"/></objectgroup>' }),
      'b.tx': '<template><object template="b.tx"/></template>',
    },
    /^b.tx: the object of a template cannot have a template itself/,
  ],
] as const)('missing or wrong: %s', async ([, files, says]) => {
  const error = await failure(loadTiledMap('a.tmx', disk(files)));
  expect(error).toBeInstanceOf(TiledError);
  expect(String(error).replace('TiledError: ', '')).toMatch(says);
});

test('files that name each other in a circle are read once: a tile may have a template with its own tileset', async () => {
  const files = disk({
    'a.tmx': tmx({ tilesets: '<tileset firstgid="1" source="b.tsx"/>' }),
    'b.tsx': tsx.replace(
      '<tile id="2" type="Pawn"/>',
      '<tile id="2"><objectgroup><object id="1" template="c.tx"/></objectgroup></tile>',
    ),
    'c.tx': '<template><tileset firstgid="1" source="b.tsx"/><object name="shape" gid="1"/></template>',
  });
  const map = await loadTiledMap('a.tmx', files);
  expect(map.tilesets[0]?.tiles[0]?.objectgroup?.objects[0]).toMatchObject({ name: 'shape', gid: 0 });
  expect(files.asked).toHaveLength(3);
});

test('a server that answers every path with a template does not keep the reader busy for ever', async () => {
  const template = '<template><tileset firstgid="1" source="x/t.tsx"/><object/></template>';
  const endless = tsx.replace('type="Pawn"/>', '><objectgroup><object template="x/o.tx"/></objectgroup></tile>');
  const map = tmx({ tilesets: '<tileset firstgid="1" source="x/t.tsx"/>' });
  let asked = 0;
  const readFile = async (path: string) => {
    asked++;
    return path.endsWith('.tmx') ? map : path.endsWith('.tx') ? template : endless;
  };
  expect(await failure(loadTiledMap('a.tmx', { readFile }))).toBeInstanceOf(TiledError);
  expect(asked).toBeLessThan(100);
});

test('an image must exist: `imageExists` is asked, else readFile', async () => {
  const files = { 'maps/a.tmx': tmx() };
  const error = await failure(loadTiledMap('maps/a.tmx', { readFile: disk(files).readFile }));
  expect(String(error)).toBe('TiledError: maps/a.tmx: the image maps/t.png is missing: no such file');
  const refused = await failure(loadTiledMap('maps/a.tmx', { ...disk(files), imageExists: () => false }));
  expect(String(refused)).toBe('TiledError: maps/a.tmx: the image maps/t.png is missing');
  const asked: string[] = [];
  const imageExists = async (path: string) => asked.push(path) > 0;
  await loadTiledMap('maps/a.tmx', { ...disk(files), imageExists });
  expect(asked).toEqual(['maps/t.png']);
});

test('readFile that gives neither text nor bytes is an error of the file', async () => {
  const readFile = async () => undefined as unknown as string;
  expect(String(await failure(loadTiledMap('a.tmx', { readFile })))).toMatch(/a.tmx: the map cannot be read/);
});

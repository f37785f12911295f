import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cellsOf, parseTiledMap, splitGid, tileOfGid } from '../../../src/tiled/format/index.js';
import { count, describeData } from '../../helpers/data.js';
import { errorOf, tileLayer, tmj, tmx } from './maps.js';

// Packed with zstd 1.5.4: `-19` of a file, and the same through a pipe, which leaves the size out of the header.
const ZSTD_50000 =
  'KLUv/aRADQMAVAIAkowOj1ERERARMBEBBwcPFx8vN9/R1cPJz9PByXf18X29HF185+C7OHr5+j6uvpODp5+Th6uj7+bl4+LhIAMAZMf/2OQRvv0gbhZVAAAAAQA9DeP/uQYCjkPKXw==';
const ZSTD_PIPED =
  'KLUv/QRoVAIAkowOj1ERERARMBEBBwcPFx8vN9/R1cPJz9PByXf18X29HF185+C7OHr5+j6uvpODp5+Th6uj7+bl4+LhIAMAZMf/2OQRvv0gbhZVAAAAAQA9DeP/uQYCjkPKXw==';

const bytesOf = (cells: readonly number[]) => new Uint8Array(Uint32Array.from(cells).buffer);
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

test('every way to write the cells gives the same cells', () => {
  const cells = [1, 2, 0, 2 ** 31 + 4];
  const bytes = bytesOf(cells);
  const layers = [
    '<data encoding="csv">1,2,0,2147483652</data>',
    '<data encoding="csv">\n1,2,\n0,2147483652\n</data>',
    '<data encoding="csv">1, 2, 0, 2147483652,</data>',
    '<data><tile gid="1"/><tile gid="2"/><tile/><tile gid="2147483652"/></data>',
    `<data encoding="base64">${base64(bytes)}</data>`,
    `<data encoding="base64">\n   ${base64(bytes)}\n  </data>`,
    `<data encoding="base64" compression="">${base64(bytes)}</data>`,
    `<data encoding="base64" compression="zlib">${base64(deflateSync(bytes))}</data>`,
    `<data encoding="base64" compression="gzip">${base64(gzipSync(bytes))}</data>`,
    '<data encoding="base64" compression="zstd">KLUv/QBYgQAAAQAAAAIAAAAAAAAABAAAgA==</data>',
    '<data encoding="base64" compression="zstd">KLUv/SAQgQAAAQAAAAIAAAAAAAAABAAAgA==</data>',
  ];
  for (const data of layers) {
    const map = parseTiledMap(tmx({ data }), 'a.tmx');
    expect([...cellsOf(tileLayer(map), map.file).data], data).toEqual(cells);
  }
  const inJson = [
    {},
    { encoding: 'csv' },
    { encoding: 'base64', data: base64(bytes) },
    { encoding: 'base64', compression: 'gzip', data: base64(gzipSync(bytes)) },
  ];
  for (const layer of inJson) {
    const map = parseTiledMap(tmj({ layer: { data: cells, ...layer } }), 'a.tmj');
    expect([...cellsOf(tileLayer(map), map.file).data], JSON.stringify(layer)).toEqual(cells);
  }
});

test.for(Object.entries({ ZSTD_50000, ZSTD_PIPED }))('zstd of several blocks: %s', ([, data]) => {
  const cells = Array.from({ length: 250 * 200 }, (_, index) => 1 + (Math.floor((index * index) / 7) % 16));
  const text = tmx({
    map: { width: 250, height: 200 },
    data: `<data encoding="base64" compression="zstd">${data}</data>`,
  });
  expect([...(tileLayer(parseTiledMap(text, 'a.tmx')).chunks[0]?.data ?? [])]).toEqual(cells);
});

test('an infinite layer keeps its chunks, also left of and above 0', () => {
  const chunk = (x: number, y: number, gid: number) => `<chunk x="${x}" y="${y}" width="2" height="1">${gid},0</chunk>`;
  const data = `<data encoding="csv">${chunk(-2, -1, 3)}${chunk(0, -1, 4)}${chunk(2, 1, 5)}</data>`;
  const map = parseTiledMap(tmx({ map: { infinite: 1 }, data }), 'a.tmx');
  const layer = tileLayer(map);
  expect(layer.chunks.map(({ x, y }) => [x, y])).toEqual([
    [-2, -1],
    [0, -1],
    [2, 1],
  ]);
  const { data: cells, ...area } = cellsOf(layer, map.file);
  expect(area).toEqual({ x: -2, y: -1, width: 6, height: 3 });
  expect([...cells]).toEqual([3, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0]);
});

test('the flags of a gid are its four highest bits (TMX Map Format, Tile flipping)', () => {
  const upright = { horizontal: false, vertical: false, diagonal: false, turned120: false };
  expect(splitGid(7)).toEqual({ gid: 7, ...upright });
  expect(splitGid(0x80000007)).toEqual({ gid: 7, ...upright, horizontal: true });
  expect(splitGid(0x40000007)).toEqual({ gid: 7, ...upright, vertical: true });
  expect(splitGid(0x20000007)).toEqual({ gid: 7, ...upright, diagonal: true });
  expect(splitGid(0x10000007)).toEqual({ gid: 7, ...upright, turned120: true });
});

test('a gid belongs to the last tileset that begins at or before it, even if an earlier one has grown', () => {
  const tileset = (firstgid: number, name: string, tilecount: number) =>
    `<tileset firstgid="${firstgid}" name="${name}" tilewidth="16" tileheight="16" tilecount="${tilecount}" columns="4">
      <image source="${name}.png" width="64" height="64"/></tileset>`;
  const tilesets = tileset(17, 'b', 4) + tileset(1, 'a', 32);
  const map = parseTiledMap(tmx({ tilesets, data: '<data encoding="csv">1,16,17,20</data>' }), 'a.tmx');
  const names = [1, 16, 17, 20].map((gid) => {
    const found = tileOfGid(map, gid);
    return [found?.tileset.name, found?.id];
  });
  expect(names).toEqual([
    ['a', 0],
    ['a', 15],
    ['b', 0],
    ['b', 3],
  ]);
  expect(tileOfGid(map, 0)).toBeUndefined();
  expect(tileOfGid(map, 21)).toBeUndefined();
});

test('a collection of images may have holes in its ids, but no cell shows one', () => {
  const tilesets = `<tileset firstgid="1" name="c" tilewidth="8" tileheight="8" tilecount="2" columns="0">
    <tile id="0"><image source="a.png" width="8" height="8"/></tile>
    <tile id="3"><image source="b.png" width="8" height="8"/></tile></tileset>`;
  const map = parseTiledMap(tmx({ tilesets, data: '<data encoding="csv">1,4,4,0</data>' }), 'a.tmx');
  expect(tileOfGid(map, 4)).toMatchObject({ id: 3, tile: { image: 'b.png' } });
  const error = errorOf(() => parseTiledMap(tmx({ tilesets, data: '<data encoding="csv">1,4,2,0</data>' }), 'a.tmx'));
  expect(error).toMatchObject({ layer: 'Ground', cell: { x: 0, y: 1 }, reason: expect.stringContaining('gid 2 ') });
});

describeData('maps of rs-tiled', (folder) => {
  test('XML cells are those written in the file', () => {
    const path = join(folder, 'tiled/maps/rs-tiled/tiled_xml.tmx');
    const text = readFileSync(path, 'utf8');
    const written = [...text.matchAll(/<tile(?: gid="(\d+)")?\/>/g)].map(([, gid]) => Number(gid ?? 0));
    expect(written).toHaveLength(100 * 100);
    expect([...(tileLayer(parseTiledMap(text, path)).chunks[0]?.data ?? [])]).toEqual(written);
    count('tiled', 'cells compared', 1, 2);
  });

  test('zstd cells are those that the zstd program unpacks', () => {
    const path = join(folder, 'tiled/maps/rs-tiled/tiled_base64_zstandard.tmx');
    const cells = tileLayer(parseTiledMap(readFileSync(path, 'utf8'), path)).chunks[0]?.data ?? new Uint32Array();
    expect(cells).toHaveLength(100 * 100);
    const sum = cells.reduce((total, gid, index) => (total + gid * (index + 1)) % 1_000_003, 0);
    expect(sum).toBe(974796);
    count('tiled', 'cells compared', 1, 2);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardFromTiled, layersOf, parseTiledMap, TiledError, toTmj } from '../../../src/tiled/format/index.js';
import { findOverlap } from '../../../src/tiled/format/read/chunks.js';
import { dataFolder } from '../../helpers/data.js';
import { tmj, tmx } from './maps.js';

const TX = `<template><tileset firstgid="1" source="t.tsx"/>
  <object name="pawn" type="Piece" gid="3" width="16" height="16" rotation="90">
   <properties><property name="steps" type="int" value="3"/></properties></object></template>`;
const TSX = `<tileset name="x" tilewidth="16" tileheight="16" tilecount="16" columns="4">
  <image source="t.png" width="64" height="64"/><tile id="1" class="TileData"><properties>
  <property name="Cost" value="STOP"/></properties></tile></tileset>`;
const others = { 'pawn.tx': TX, 't.tsx': TSX };

const rich = tmx({
  map: { orientation: 'isometric', infinite: 1 },
  properties: `<properties><property name="wrap" value="none"/><property name="Directions" type="int" value="8"/>
    <property name="c" type="class" propertytype="C"><properties><property name="d" type="list"><item value="a"/>
    <item type="int" value="3"/></property></properties></property></properties>`,
  tilesets: `<tileset firstgid="1" source="t.tsx"/><tileset firstgid="17" name="c" tilewidth="8" tileheight="8"
    tilecount="1" columns="0"><tile id="2" x="1" y="1" width="4" height="4"><image source="b.png" width="8" height="8"/>
    <animation><frame tileid="2" duration="100"/></animation></tile></tileset>`,
  layers: `<group id="1" name="g" offsety="0.25" opacity="0.5" tintcolor="#80ff0000">
    <layer id="2" name="Road" class="Board"><data encoding="csv">
      <chunk x="-2" y="-1" width="2" height="2">1,2,19,4</chunk><chunk x="0" y="-1" width="2" height="2">0,2,2,1</chunk>
    </data></layer></group>
    <objectgroup id="3" name="o"><object id="1" template="pawn.tx" x="16" y="16"/>
      <object id="2" name="rule" type="TileData" x="16" y="-16" width="16" height="16" rotation="3"><properties>
        <property name="jump" type="object" value="1"/></properties></object>
      <object id="3" x="4" y="4"><polygon points="0,0 4,0 4,4"/></object>
      <object id="4" x="4" y="4"><text wrap="1" color="#ff0000">hello</text></object></objectgroup>
    <imagelayer id="4" name="i" offsetx="1"><image source="t.png" width="64" height="64"/></imagelayer>`,
});

/** Maps of others, if they are there, beside our own: what is small enough to be read many times. */
function texts(): string[] {
  const folder = dataFolder();
  const found = folder ? readdirSync(join(folder, 'tiled'), { recursive: true, encoding: 'utf8' }) : [];
  const maps = found.filter((path) => /\.tm[xj]$/.test(path));
  const read = maps.map((path) => readFileSync(join(folder ?? '', 'tiled', path), 'utf8'));
  return [rich, tmx(), tmj(), ...read.filter((text) => text.length < 20_000)];
}

const tokens = [
  ...['"', "'", '<', '>', '/>', '&', ',', '[', ']', '{', '}', '0', '-1', '999999999999', '1e999', 'NaN', 'null'],
  ...['true', '""', '../', '\\', '\0', '\uFEFF', '\uD800', 'ü', 'class', 'csv', 'base64', 'zstd', 'zlib', 'TileData'],
];

const change = fc.record({
  at: fc.nat(),
  take: fc.oneof(fc.nat(3), fc.nat(200)),
  put: fc.oneof(fc.constantFrom('', ...tokens), fc.string({ maxLength: 4 })),
  twice: fc.boolean(),
});

function changed(text: string, changes: readonly { at: number; take: number; put: string; twice: boolean }[]): string {
  return changes.reduce((result, { at, take, put, twice }) => {
    const start = at % (result.length + 1);
    const taken = result.slice(start, start + take);
    return result.slice(0, start) + (twice ? taken + taken : put) + result.slice(start + take);
  }, text);
}

/** A map or a TiledError comes out, and whatever is made of the map is made or a TiledError too. */
function readAll(text: string, files: Record<string, string>): void {
  const start = performance.now();
  try {
    const map = parseTiledMap(text, 'a.tmx', files);
    for (const make of [() => toTmj(map), () => boardFromTiled(map), () => layersOf(map)]) attempt(make);
  } catch (error) {
    expect(error).toBeInstanceOf(TiledError);
  }
  expect(performance.now() - start).toBeLessThan(2000);
}

function attempt(make: () => unknown): void {
  try {
    make();
  } catch (error) {
    expect(error).toBeInstanceOf(TiledError);
  }
}

test('the maps to be damaged are sound', () => {
  const map = parseTiledMap(rich, 'a.tmx', others);
  expect(boardFromTiled(map).tilesWhere(() => true)).toHaveLength(7);
});

test('a damaged file gives a map or a TiledError, soon', { timeout: 60_000 }, () => {
  const sound = texts();
  fc.assert(
    fc.property(fc.constantFrom(...sound), fc.array(change, { minLength: 1, maxLength: 4 }), (text, changes) =>
      readAll(changed(text, changes), others),
    ),
    { numRuns: 3000 },
  );
});

test('a damaged tileset or template does too', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(
      fc.constantFrom('pawn.tx', 't.tsx'),
      fc.array(change, { minLength: 1, maxLength: 3 }),
      (name, changes) => readAll(rich, { ...others, [name]: changed(others[name], changes) }),
    ),
    { numRuns: 1000 },
  );
});

test('so does any JSON in any place of a JSON map', { timeout: 60_000 }, () => {
  const sound = texts().filter((text) => text.trimStart().startsWith('{'));
  fc.assert(
    fc.property(fc.constantFrom(...sound), fc.nat(), fc.jsonValue({ maxDepth: 3 }), (text, place, value) =>
      readAll(JSON.stringify(withValueAt(JSON.parse(text), place, value)), others),
    ),
    { numRuns: 3000 },
  );
});

/** The value with another in the place of one of its parts, counted from the outside in. */
function withValueAt(root: unknown, place: number, value: unknown): unknown {
  const parts: { owner: Record<string, unknown>; key: string }[] = [];
  const collect = (owner: unknown) => {
    if (typeof owner !== 'object' || owner === null) return;
    for (const key of Object.keys(owner)) {
      parts.push({ owner: owner as Record<string, unknown>, key });
      collect((owner as Record<string, unknown>)[key]);
    }
  };
  collect(root);
  const part = parts[place % parts.length];
  if (part) part.owner[part.key] = value;
  return root;
}

test('chunks that lie on each other are found, wherever they are', () => {
  const side = fc.integer({ min: 1, max: 4 });
  const place = fc.integer({ min: -6, max: 6 });
  const area = fc.record({ x: place, y: place, width: side, height: side });
  fc.assert(
    fc.property(fc.array(area, { maxLength: 8 }), (areas) => {
      const cells = areas.flatMap(({ x, y, width, height }) =>
        Array.from({ length: width * height }, (_, index) => `${x + (index % width)},${y + Math.floor(index / width)}`),
      );
      expect(findOverlap(areas) !== undefined).toBe(new Set(cells).size < cells.length);
    }),
    { numRuns: 1000 },
  );
});

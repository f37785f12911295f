import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { boardFromTiled, layersOf, loadTiledMap, TiledError, toTmj } from '../../../src/tiled/format/index.js';
import { count, describeData, readJson } from '../../helpers/data.js';

const load = (path: string) => loadTiledMap(path, { readFile: (file) => readFile(file) });

describeData('maps of others', (folder) => {
  const maps = readdirSync(join(folder, 'tiled/maps'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tm[xj]$/.test(path),
  );

  test.for(maps)('%s loads, and becomes TMJ', async (path) => {
    const map = await load(join(folder, 'tiled/maps', path));
    expect(layersOf(map).length).toBeGreaterThan(0);
    expect(toTmj(map)).toMatchObject({ type: 'map', infinite: false });
    count('tiled', 'maps', 1, maps.length);
  });

  test.for(maps)('%s is a board of the cells that are not empty', async (path) => {
    const map = await load(join(folder, 'tiled/maps', path));
    const layer = layersOf(map)
      .map((placed) => placed.layer)
      .findLast(({ type }) => type === 'tilelayer');
    if (layer?.type !== 'tilelayer') throw new Error('the map has no tile layer');
    const filled = layer.chunks.flatMap(({ data }) => [...data]).filter((gid) => gid !== 0);
    expect([...boardFromTiled(map, { layer: layer.name }).tiles()]).toHaveLength(filled.length);
    count('tiled', 'boards', 1, maps.length);
  });
});

describeData('malformed maps', (folder) => {
  const verdicts = readJson<Record<string, { verdict: 'loads' | 'error' }>>(folder, 'tiled/malformed/verdicts.json');
  const cases = Object.entries(verdicts).map(([name, { verdict }]) => [name, verdict] as const);

  test.for(cases)('%s: %s', async ([name, verdict]) => {
    const path = join(folder, 'tiled/malformed', name);
    const result = await load(path).catch((error: unknown) => error);
    if (verdict === 'loads') {
      expect(result).toMatchObject({ file: path, layers: expect.anything() });
    } else {
      expect(result).toBeInstanceOf(TiledError);
      expect(result).toMatchObject({ file: path, message: expect.stringMatching(/^\S+: ./) });
    }
    count('tiled', 'malformed', 1, cases.length);
  });
});

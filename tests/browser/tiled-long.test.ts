/** Long maps: read in a worker, made in slices, drawn by us where plugin-tiled would make an object of each cell. */
import { vec } from 'excalibur';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadTiledMap, type TiledMap } from '../../src/tiled/format/index.js';
import { TiledBoardResource, TiledError } from '../../src/tiled/index.js';
import { readMap } from '../../src/tiled/reading/read-map.js';
import { pixelsOf } from '../helpers/pixels.js';
import { colorAt } from './color-at.js';
import { startGame } from './game.js';
import { sampleFiles, sampleMap, tileColors } from './tiled-samples.js';

const [columns, rows] = [500, 400];

/** A map of more than 256 kB: rows of the tiles 1, 2, 3, 4 in turn, or what is given for the first cell. */
function longMap(first: string | number = 1, attributes: Readonly<Record<string, string | number>> = {}): string {
  const cells = Array.from({ length: columns * rows }, (_, index) => (Math.floor(index / columns) % 4) + 1);
  const data = [first, ...cells.slice(1)].map((cell) => `${cell}`.padStart(2)).join(',');
  const layer = `<layer id="1" name="road" width="${columns}" height="${rows}"><data encoding="csv">${data}</data></layer>`;
  const group = `<group id="2" name="group"><layer id="3" name="same" width="${columns}" height="${rows}">
    <data encoding="csv">${data}</data></layer></group>`;
  return sampleMap(layer + group, { width: columns, height: rows, ...attributes });
}

const optionsFor = (text: string) => ({
  readFile: async (path: string) => {
    if (path === 'long.tmx') return text;
    throw new Error('there is no such file');
  },
  imageExists: async () => true,
});

/** A map as one text: to compare lists so long as values takes seconds. */
function textOf(map: TiledMap): string {
  return JSON.stringify(map, (_, value: unknown) => {
    if (ArrayBuffer.isView(value)) return [value.constructor.name, ...(value as Uint32Array)];
    return value instanceof Map ? [...value] : value;
  });
}

function countWorkers(): () => number {
  let count = 0;
  const Original = Worker;
  vi.stubGlobal(
    'Worker',
    class extends Original {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        count++;
      }
    },
  );
  return () => count;
}

afterEach(() => vi.unstubAllGlobals());

describe('a long map', () => {
  test('is read in a worker, and is what it is when the page reads it', async () => {
    const workers = countWorkers();
    const options = optionsFor(longMap());
    const map = await readMap('long.tmx', options);
    expect(workers()).toBe(1);
    expect(textOf(map) === textOf(await loadTiledMap('long.tmx', options))).toBe(true);
  });

  test('that is wrong is the same TiledError', async () => {
    const workers = countWorkers();
    const options = optionsFor(longMap('x'));
    const error = await readMap('long.tmx', options).catch((reason: unknown) => reason);
    expect(workers()).toBe(1);
    expect(error).toBeInstanceOf(TiledError);
    expect(error).toMatchObject({ file: 'long.tmx', layer: 'road', cell: { x: 0, y: 0 } });
    const onPage = await loadTiledMap('long.tmx', options).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: (onPage as Error).message });
  });

  test('whose other files are missing says so, as the page does', async () => {
    const text = longMap().replace('</map>', '<tileset firstgid="99" source="gone.tsx"/></map>');
    const error = await readMap('long.tmx', optionsFor(text)).catch((reason: unknown) => reason);
    expect(String(error)).toContain('gone.tsx is missing or cannot be read: there is no such file');
    const noImage = { ...optionsFor(longMap()), imageExists: async () => false };
    await expect(readMap('long.tmx', noImage)).rejects.toThrow('the image colors.png is missing');
  });

  test('is read on the page where there are no workers, or where they do not start', async () => {
    const options = optionsFor(longMap());
    vi.stubGlobal('Worker', undefined);
    const map = await readMap('long.tmx', options);
    expect(map.layers).toHaveLength(2);
    expect(textOf(await readMap('long.tmx', options, async () => undefined)) === textOf(map)).toBe(true);
  });

  test('lets others have their turn while it is loaded', async () => {
    const map = new TiledBoardResource('long.tmx', { files: sampleFiles({ 'long.tmx': longMap() }), layer: 'road' });
    let turns = 0;
    const timer = setInterval(() => turns++, 0);
    await map.load();
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
    expect(map.board.layout.size).toBe(columns * rows);
    expect(map.board.tile({ x: 499, y: 399 })).toBeDefined();
  });

  test('is drawn, also where it is orthogonal', async () => {
    const { scene, frames, canvas } = await startGame();
    const map = new TiledBoardResource('long.tmx', { files: sampleFiles({ 'long.tmx': longMap() }), layer: 'road' });
    await map.load();
    expect(map.resource.getTileLayers()).toHaveLength(0);
    map.addToScene(scene);
    scene.camera.pos = vec(499 * 16, 399 * 16);
    frames(2);
    // The middle of the screen is the top left corner of the last cell; beyond it there is nothing.
    const picture = pixelsOf(canvas);
    expect([colorAt(picture, 151, 101), colorAt(picture, 151, 99), colorAt(picture, 167, 101)]).toEqual([
      tileColors[3],
      tileColors[2],
      '#7fc0cc',
    ]);
  });
});

test('a short map needs no worker', async () => {
  const workers = countWorkers();
  const files = sampleFiles({
    'a.tmx': sampleMap(
      '<layer id="1" name="road" width="3" height="2"><data encoding="csv">1,2,0,3,0,4</data></layer>',
    ),
  });
  await new TiledBoardResource('a.tmx', { files }).load();
  expect(workers()).toBe(0);
});

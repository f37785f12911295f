import { DefaultLoader, DisplayMode, Engine, Scene } from 'excalibur';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { boardOf } from '../../src/behaviors/board-behavior.js';
import { CustomBoard } from '../../src/behaviors/custom-board.js';
import { TiledBoardResource, TiledError } from '../../src/tiled/index.js';
import { sampleFiles, sampleLayer, sampleMap } from './tiled-samples.js';

const road = sampleLayer('road', '1,2,0,3,0,4');

/** A tile whose property makes no sense. */
const broken = sampleMap(
  `<objectgroup id="5" name="notes"><object id="1" type="TileData" x="18" y="2" width="8" height="8">
    <properties><property name="Face" value="upwards"/></properties>
  </object></objectgroup>${road}`,
);

async function failure(promise: Promise<unknown>): Promise<TiledError> {
  const error = await promise.then(
    () => undefined,
    (reason) => reason,
  );
  if (error instanceof TiledError) return error;
  throw new Error(`no TiledError but ${error}`);
}

afterEach(() => vi.unstubAllGlobals());

describe('loading', () => {
  test('gives the board, its actor, the map and what plugin-tiled made of it', async () => {
    const map = new TiledBoardResource('map.tmx', { files: sampleFiles({ 'map.tmx': sampleMap(road) }), seed: 7 });
    expect(map.isLoaded()).toBe(false);
    expect(map.data).toBeUndefined();
    const board = await map.load();
    expect(map.isLoaded()).toBe(true);
    expect(map.board).toBe(board);
    expect(map.data).toBe(board);
    expect([...board.tiles()].map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
      [2, 1],
    ]);
    expect(board.seed).toBe(7);
    const behavior = boardOf(map.boardActor);
    expect(behavior).toBeInstanceOf(CustomBoard);
    expect(behavior?.board).toBe(board);
    expect(map.boardActor.name).toBe('road');
    expect(map.map.orientation).toBe('orthogonal');
    expect(map.resource.getTileLayers('road')).toHaveLength(1);
  });

  test('happens once, however often it is asked for', async () => {
    const files = sampleFiles({ 'map.tmx': sampleMap(road) });
    const map = new TiledBoardResource('map.tmx', { files });
    const boards = await Promise.all([map.load(), map.load()]);
    boards.push(await map.load());
    expect(new Set(boards).size).toBe(1);
    expect(files.reads).toEqual(['map.tmx', 'colors.png']);
  });

  test('that has not happened is an error for all that needs it', () => {
    const map = new TiledBoardResource('map.tmx');
    const uses = [
      () => map.board,
      () => map.boardActor,
      () => map.map,
      () => map.resource,
      () => map.addToScene(new Scene()),
    ];
    for (const use of uses) expect(use).toThrow("'map.tmx' is not loaded yet, await load() first");
  });

  test('takes the name of a file', () => {
    expect(() => new TiledBoardResource('')).toThrow('the path "" is not allowed, must name a map file');
  });

  test('that failed can be tried again', async () => {
    const texts: Record<string, string> = {};
    const map = new TiledBoardResource('map.tmx', { files: sampleFiles(texts) });
    await expect(map.load()).rejects.toThrow('map.tmx: the map cannot be read: there is no such file');
    expect(() => map.board).toThrow('there is no such file');
    texts['map.tmx'] = sampleMap(road);
    await map.load();
    expect(map.board.tile({ x: 2, y: 1 })).toBeDefined();
  });

  test('takes files from an object with methods of its own', async () => {
    class Archive {
      readonly #texts = { 'map.tmx': sampleMap(road) };
      readonly #images = sampleFiles({});
      async readFile(path: string): Promise<string> {
        return Reflect.get(this.#texts, path);
      }
      readImage(path: string): Promise<Blob> {
        return this.#images.readImage(path);
      }
    }
    const map = new TiledBoardResource('map.tmx', { files: new Archive() });
    await map.load();
    expect(map.board.layout.size).toBe(6);
  });

  test('without pictures reads no images', async () => {
    const files = sampleFiles({ 'map.tmx': sampleMap(road) });
    const map = new TiledBoardResource('map.tmx', { files, tiled: { headless: true } });
    await map.load();
    expect(files.reads).toEqual(['map.tmx']);
  });
});

describe('in the loader of Excalibur', () => {
  class QuickLoader extends DefaultLoader {
    override async onAfterLoad(): Promise<void> {}
  }

  async function play(map: TiledBoardResource): Promise<Engine> {
    const canvasElement = document.createElement('canvas');
    document.body.append(canvasElement);
    const game = new Engine({
      width: 100,
      height: 80,
      canvasElement,
      displayMode: DisplayMode.Fixed,
      suppressPlayButton: true,
      suppressConsoleBootMessage: true,
      handleContextLost: () => {},
    });
    onTestFinished(() => {
      game.dispose();
      canvasElement.remove();
    });
    await game.start(new QuickLoader({ loadables: [map] }));
    return game;
  }

  test('a map is there when the game starts', async () => {
    const map = new TiledBoardResource('map.tmx', { files: sampleFiles({ 'map.tmx': sampleMap(road) }) });
    const game = await play(map);
    map.addToScene(game.currentScene);
    expect(map.boardActor.scene).toBe(game.currentScene);
  });

  test('shows how far a map is by its stages, which end one after the other', async () => {
    const map = new TiledBoardResource('map.tmx', { files: sampleFiles({ 'map.tmx': sampleMap(road) }) });
    const loader = new QuickLoader({ loadables: [map, ...map.stages] });
    expect(loader.progress).toBe(0);
    const seen: number[] = [];
    for (const loadable of loader.resources) {
      expect(loadable.isLoaded()).toBe(false);
      void loadable.load().then(() => seen.push(map.stages.filter((stage) => stage.isLoaded()).length));
    }
    await map.load();
    await Promise.all(map.stages.map((stage) => stage.load()));
    expect(seen.length).toBeGreaterThanOrEqual(map.stages.length);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(map.stages.every((stage) => stage.isLoaded())).toBe(true);
  });

  test('the stages of a map that fails end too, and say nothing of it', async () => {
    const map = new TiledBoardResource('map.tmx', { files: sampleFiles({}) });
    const stages = Promise.all(map.stages.map((stage) => stage.load()));
    await expect(map.load()).rejects.toThrow(TiledError);
    await stages;
    expect(map.stages.some((stage) => stage.isLoaded())).toBe(false);
  });

  test('what is wrong with a map comes out where the page uses it', async () => {
    const map = new TiledBoardResource('map.tmx', { files: sampleFiles({ 'map.tmx': broken }) });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const game = await play(map);
    expect(map.isLoaded()).toBe(false);
    for (const use of [() => map.board, () => map.boardActor, () => map.addToScene(game.currentScene)]) {
      let thrown: unknown;
      try {
        use();
      } catch (error) {
        thrown = error;
      }
      expect(thrown).toBeInstanceOf(TiledError);
      expect(thrown).toMatchObject({ file: 'map.tmx', layer: 'notes', cell: { x: 1, y: 0 }, property: 'Face' });
      expect(String(thrown)).toContain('upwards');
    }
  });
});

describe('files', () => {
  const reply = (body: BodyInit, status = 200, type = 'text/plain') =>
    new Response(body, { status, statusText: status === 404 ? 'Not Found' : 'OK', headers: { 'content-type': type } });
  const page = () => reply('<!DOCTYPE html>\n<html><body>Home</body></html>', 200, 'text/html');
  const serve = (answers: Readonly<Record<string, () => Response>>) => {
    vi.stubGlobal('fetch', async (path: string) => {
      const answer = answers[path];
      if (answer) return answer();
      throw new TypeError('Failed to fetch');
    });
  };
  const loading = () => failure(new TiledBoardResource('maps/a.tmx').load());
  const map = () => reply(sampleMap(road));
  const withTileset = () =>
    reply(`<map version="1.10" orientation="orthogonal" width="3" height="2" tilewidth="16" tileheight="16">
      <tileset firstgid="1" source="../sets/b.tsx"/>${road}</map>`);

  test('that a server does not have', async () => {
    serve({ 'maps/a.tmx': () => reply('gone', 404) });
    expect((await loading()).message).toBe('maps/a.tmx: the map cannot be read: the server answers 404 Not Found');
    serve({ 'maps/a.tmx': withTileset, 'sets/b.tsx': () => reply('gone', 404) });
    const { file, message } = await loading();
    expect(file).toBe('maps/a.tmx');
    expect(message).toContain('sets/b.tsx');
    expect(message).toContain('the server answers 404 Not Found');
    serve({ 'maps/a.tmx': map, 'maps/colors.png': () => reply('gone', 404) });
    expect((await loading()).message).toContain('maps/colors.png is missing: the server answers 404 Not Found');
  });

  test('for which a server answers with its page', async () => {
    serve({ 'maps/a.tmx': page });
    expect((await loading()).message).toContain(
      'maps/a.tmx: the map cannot be read: the server answers with a web page',
    );
    serve({ 'maps/a.tmx': withTileset, 'sets/b.tsx': page });
    expect((await loading()).message).toContain('the server answers with a web page');
    serve({ 'maps/a.tmx': map, 'maps/colors.png': page });
    expect((await loading()).message).toContain('what comes is text/html, no image that can be shown');
  });

  test('when there is no network', async () => {
    serve({});
    expect((await loading()).message).toBe(
      'maps/a.tmx: the map cannot be read: the server cannot be reached (Failed to fetch)',
    );
    serve({ 'maps/a.tmx': map });
    expect((await loading()).message).toContain('colors.png is missing: the server cannot be reached');
  });

  test('of which an image is broken', async () => {
    serve({ 'maps/a.tmx': map, 'maps/colors.png': () => reply('not a picture', 200, 'image/png') });
    expect((await loading()).message).toContain('what comes is image/png, no image that can be shown');
  });

  test('from a server, each asked for once', async () => {
    const files = sampleFiles({});
    const asked: string[] = [];
    const image = await files.readImage('');
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      return path === 'maps/a.tmx' ? map() : reply(image);
    });
    const resource = new TiledBoardResource('maps/a.tmx');
    await resource.load();
    expect(asked).toEqual(['maps/a.tmx', 'maps/colors.png']);
    expect(resource.resource.tilesets[0]?.spritesheet.sprites[0]?.image.path).toMatch(/#maps\/colors\.png$/);
  });

  test('with names that mean something in an address, which are escaped; errors keep the name', async () => {
    const asked: string[] = [];
    const image = await sampleFiles({}).readImage('');
    const tileset = `<tileset name="t" tilewidth="16" tileheight="16" tilecount="4" columns="4">
      <image source="50% off/what?.png" width="64" height="16"/></tileset>`;
    const answers: Record<string, () => Response> = {
      'my%20maps/a.tmx?v=1/2': () =>
        reply(`<map version="1.10" orientation="orthogonal" width="3" height="2" tilewidth="16" tileheight="16">
          <tileset firstgid="1" source="../sets/tiles #1.tsx"/>${road}</map>`),
      'sets/tiles%20%231.tsx': () => reply(tileset),
    };
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      return answers[path]?.() ?? reply('gone', 404);
    });
    const resource = new TiledBoardResource('my%20maps/a.tmx?v=1/2');
    expect((await failure(resource.load())).message).toContain('sets/50% off/what?.png is missing');
    answers['sets/50%25%20off/what%3F.png'] = () => reply(image);
    asked.length = 0;
    await resource.load();
    expect(asked).toEqual(['my%20maps/a.tmx?v=1/2', 'sets/tiles%20%231.tsx', 'sets/50%25%20off/what%3F.png']);
    expect(resource.resource.tilesets[0]?.spritesheet.sprites[0]?.image.path).toMatch(/^blob:/);
  });
});

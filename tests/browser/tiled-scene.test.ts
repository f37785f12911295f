/** Where a map stands in a scene, and what lies over what. */
import { Actor, Color, Scene, vec } from 'excalibur';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../src/behaviors/board-behavior.js';
import { BoardGrid } from '../../src/behaviors/board-grid.js';
import { TiledBoardResource, TiledError } from '../../src/tiled/index.js';
import { pixelsOf } from '../helpers/pixels.js';
import { colorAt } from './color-at.js';
import { startGame } from './game.js';
import { sampleFiles, sampleLayer, sampleMap, tileColors } from './tiled-samples.js';

const sea = '#7fc0cc';
const road = sampleLayer('road', '1,2,0,3,0,4');
const [red, green, blue, yellow] = tileColors;

function load(text: string, options = {}): Promise<TiledBoardResource> {
  const map = new TiledBoardResource('map.tmx', { files: sampleFiles({ 'map.tmx': text }), ...options });
  return map.load().then(() => map);
}

/** The colours at points of the screen, which are those of the world while the camera rests. */
function colorsAt(canvas: HTMLCanvasElement, ...points: (readonly [number, number])[]): string[] {
  const picture = pixelsOf(canvas);
  return points.map(([x, y]) => colorAt(picture, x, y));
}

describe('in a scene', () => {
  test('art and board lie where they are put', async () => {
    const { scene, frames, canvas } = await startGame();
    const map = await load(sampleMap(sampleLayer('road', '1,2,0,3,0,4', 'offsetx="5" offsety="7"')));
    map.addToScene(scene, { pos: vec(40, 20) });
    frames(2);
    const board = boardOf(map.boardActor);
    expect(board?.tileToWorld({ x: 2, y: 1 })).toEqual(vec(40 + 5 + 40, 20 + 7 + 24));
    expect(colorsAt(canvas, [45, 27], [44, 27], [45, 26], [92, 58], [93, 58])).toEqual([red, sea, sea, yellow, sea]);
  });

  test('a tile may be a part of an image: on a layer, mirrored, and as an object', async () => {
    const { scene, frames, canvas } = await startGame();
    const part = (id: number, x: number) =>
      `<tile id="${id}" x="${x}" y="0" width="16" height="16"><image source="sheet.png" width="64" height="16"/></tile>`;
    const parts = `<tileset firstgid="5" name="parts" tilewidth="16" tileheight="16" tilecount="2" columns="0">
      ${part(0, 16)}${part(2, 40)}
    </tileset>`;
    const things =
      '<objectgroup id="9" name="things"><object id="1" gid="5" x="48" y="16" width="16" height="16"/></objectgroup>';
    const map = await load(sampleMap(`${parts}${sampleLayer('road', `5,7,${0x80000000 + 7},0,0,0`)}${things}`));
    map.addToScene(scene);
    frames(2);
    expect(colorsAt(canvas, [0, 0], [15, 15], [16, 8], [31, 8])).toEqual([green, green, blue, yellow]);
    expect(colorsAt(canvas, [32, 8], [47, 8], [48, 0], [63, 15], [64, 8])).toEqual([yellow, blue, green, green, sea]);
  });

  test('a colour of an image may be transparent', async () => {
    const { scene, frames, canvas } = await startGame();
    const clear = `<tileset firstgid="5" name="clear" tilewidth="16" tileheight="16" tilecount="4" columns="4">
      <image source="clear.png" trans="${green.slice(1)}" width="64" height="16"/>
    </tileset>`;
    const map = await load(sampleMap(`${clear}${sampleLayer('road', '5,6,7,2,0,0')}`));
    map.addToScene(scene);
    frames(2);
    expect(colorsAt(canvas, [8, 8], [24, 8], [40, 8], [8, 24])).toEqual([red, sea, blue, green]);
  });

  test('tiles may be drawn as large as a cell, whatever their picture', async () => {
    const { scene, frames, canvas } = await startGame();
    const sized = `<tileset firstgid="5" name="sized" tilewidth="16" tileheight="16" tilecount="4" columns="4" tilerendersize="grid">
      <image source="sized.png" width="64" height="16"/>
    </tileset>`;
    const attributes = { tilewidth: 32, tileheight: 24 };
    const map = await load(sampleMap(`${sized}${sampleLayer('road', '5,0,6,1,0,0')}`, attributes));
    map.addToScene(scene, { pos: vec(10, 10) });
    frames(2);
    expect(colorsAt(canvas, [11, 11], [40, 32], [43, 20], [75, 11], [104, 32])).toEqual([red, red, sea, green, green]);
    // The tile of the usual tileset stands at the foot of its cell.
    expect(colorsAt(canvas, [11, 43], [11, 40], [25, 57], [27, 57])).toEqual([red, sea, red, sea]);
  });

  test('added again, a map is moved and not doubled', async () => {
    const { scene, frames, canvas } = await startGame();
    const map = await load(sampleMap(road));
    map.addToScene(scene, { pos: vec(40, 20) });
    frames();
    map.addToScene(scene, { pos: vec(100, 60) });
    frames(2);
    expect(colorsAt(canvas, [41, 21], [101, 61])).toEqual([sea, red]);
    expect(boardOf(map.boardActor)?.tileToWorld({ x: 0, y: 0 })).toEqual(vec(108, 68));
    map.addToScene(scene);
    frames(2);
    expect(colorsAt(canvas, [1, 1], [101, 61])).toEqual([red, sea]);
    expect(scene.tileMaps).toHaveLength(1);
    expect(scene.actors.filter((actor) => actor === map.boardActor)).toHaveLength(1);
  });

  test('added to another scene, a map leaves the first', async () => {
    const { game, scene, frames } = await startGame();
    const map = await load(sampleMap(road));
    const other = new Scene();
    game.addScene('other', other);
    map.addToScene(scene, { pos: vec(40, 20) });
    frames(2);
    await game.goToScene('other');
    map.addToScene(other, { pos: vec(40, 20) });
    frames(2);
    expect(scene.entities).not.toContain(map.boardActor);
    expect(scene.tileMaps).toHaveLength(0);
    expect(map.boardActor.scene).toBe(other);
    expect(other.tileMaps.map(({ pos: { x, y } }) => [x, y])).toEqual([[40, 20]]);
  });

  test('that is cleared, a map can be added anew', async () => {
    const { scene, frames, canvas } = await startGame();
    const map = await load(sampleMap(road));
    map.addToScene(scene);
    frames(2);
    scene.clear();
    map.addToScene(scene);
    frames(2);
    expect(colorsAt(canvas, [1, 1])).toEqual([red]);
    scene.clear();
    frames(2);
    expect(colorsAt(canvas, [1, 1])).toEqual([sea]);
    map.addToScene(scene);
    frames(2);
    expect(colorsAt(canvas, [1, 1])).toEqual([red]);
  });

  test('a layer that is not visible makes a board all the same', async () => {
    const { scene, frames, canvas } = await startGame();
    const map = await load(sampleMap(sampleLayer('road', '1,2,0,3,0,4', 'visible="0"')));
    map.addToScene(scene);
    frames(2);
    expect(colorsAt(canvas, [1, 1])).toEqual([sea]);
    expect(map.board.tile({ x: 0, y: 0 })).toBeDefined();
  });

  test('an oblique map is a board, but says that it cannot be drawn', async () => {
    const { scene } = await startGame();
    const map = await load(sampleMap(road, { orientation: 'oblique', skewx: 8 }));
    expect(map.board.layout.options?.projection).toBe('oblique');
    expect(() => map.addToScene(scene)).toThrow(TiledError);
    expect(() => map.addToScene(scene)).toThrow(
      'map.tmx: oblique maps cannot be drawn yet; to play on the board without its picture, add boardActor to the scene',
    );
    scene.add(map.boardActor);
    expect(boardOf(map.boardActor)?.tileAtWorld(vec(12, 8))?.x).toBe(0);
  });
});

describe('depth', () => {
  const back = sampleLayer('back', '1,1,1,1,1,1');
  const front = sampleLayer('front', '4,0,0,4,0,0');
  /** A piece over cells 0 and 1. */
  const piece = (z = 0) => new Actor({ pos: vec(16, 8), width: 20, height: 6, color: Color.White, z });

  test('pieces stand on the board, in front of its grid and behind the layers in front', async () => {
    const { scene, frames, canvas } = await startGame();
    const map = await load(sampleMap(back + sampleLayer('road', '2,2,2,2,2,2') + front));
    map.boardActor.addComponent(new BoardGrid({ fill: '#102030', width: 0 }));
    scene.add(piece());
    map.addToScene(scene);
    frames(2);
    expect(colorsAt(canvas, [10, 8], [20, 8], [40, 8])).toEqual([yellow, '#ffffff', '#102030']);
  });

  test('of isometric layers too, wherever they lie', async () => {
    const { scene, frames, canvas } = await startGame();
    const content = back + sampleLayer('road', '2,2,2,2,2,2') + front;
    const map = await load(sampleMap(content, { orientation: 'isometric', tileheight: 8 }));
    // Cells 0 and 1 of the first row have their tops at (0, 0) and (8, 4); pictures are 16 × 16 and begin 8 above.
    const pieces = [0, 99].map(
      (z) => new Actor({ pos: vec(100 + 6, 100), width: 12, height: 2, color: Color.White, z }),
    );
    for (const actor of pieces) scene.add(actor);
    map.addToScene(scene, { pos: vec(100, 100) });
    frames(2);
    expect(colorsAt(canvas, [102, 100], [110, 100], [116, 103])).toEqual([yellow, '#ffffff', green]);
    map.addToScene(scene, { pos: vec(100, -2000) });
    for (const actor of pieces) actor.pos = actor.pos.add(vec(0, -2100));
    scene.camera.pos = scene.camera.pos.add(vec(0, -2100));
    frames(2);
    expect(colorsAt(canvas, [102, 100], [110, 100], [116, 103])).toEqual([yellow, '#ffffff', green]);
  });

  test('a zindex of a layer is kept', async () => {
    const zindex = '<properties><property name="zIndex" type="int" value="5"/></properties>';
    const { scene, frames, canvas } = await startGame();
    const map = await load(
      sampleMap(sampleLayer('back', '1,1,1,1,1,1', '', zindex) + sampleLayer('road', '2,2,2,2,2,2')),
    );
    scene.add(piece(4));
    map.addToScene(scene);
    frames(2);
    expect(colorsAt(canvas, [10, 8], [40, 8])).toEqual([red, red]);
    const own = await load(sampleMap(sampleLayer('road', '2,2,2,2,2,2', '', zindex)));
    expect(own.resource.getTileLayers()[0]?.tilemap.z).toBe(5);
    expect(own.boardActor.z).toBe(6);
  });

  test('objects lie where their layer does; what a factory makes keeps its depth', async () => {
    const objects = `<objectgroup id="8" name="things">
      <object id="1" gid="4" x="0" y="16" width="16" height="16"/>
      <object id="2" type="Flag" x="16" y="0"/>
    </objectgroup>`;
    const flag = new Actor({ pos: vec(16, 0), z: 7 });
    const tiled = { entityClassNameFactories: { Flag: () => flag } };
    const { scene, frames, canvas } = await startGame();
    const behind = await load(sampleMap(objects + road), { tiled });
    behind.addToScene(scene);
    scene.add(piece());
    frames(2);
    expect(colorsAt(canvas, [2, 2], [8, 8], [20, 8])).toEqual([red, '#ffffff', '#ffffff']);
    expect(flag.z).toBe(7);
    expect(flag.scene).toBe(scene);
    const before = await load(sampleMap(road + objects), { tiled: {} });
    before.addToScene(scene);
    frames(2);
    expect(colorsAt(canvas, [2, 2], [8, 8], [20, 8])).toEqual([yellow, yellow, '#ffffff']);
  });
});

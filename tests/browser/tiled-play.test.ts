/** A map in a game: pointers, the camera, the options of plugin-tiled, the map of the demo. */
import { Actor, BoundingBox, Color, vec } from 'excalibur';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../src/behaviors/board-behavior.js';
import { Piece } from '../../src/behaviors/piece.js';
import { type TiledBoardOptions, TiledBoardResource } from '../../src/tiled/index.js';
import { pixelsOf } from '../helpers/pixels.js';
import { colorAt } from './color-at.js';
import { startGame } from './game.js';
import { sampleFiles, sampleLayer, sampleMap, tileColors } from './tiled-samples.js';

const road = sampleLayer('road', '1,2,0,3,0,4');
const front = sampleLayer('front', '4,4,4,4,4,4');

async function load(text: string, options: TiledBoardOptions = {}): Promise<TiledBoardResource> {
  const map = new TiledBoardResource('a.tmx', { files: sampleFiles({ 'a.tmx': text }), ...options });
  await map.load();
  return map;
}

describe('pointers find the tiles under the picture', () => {
  // The middles of (0, 0), (2, 0) and (2, 1), counted by hand in cells of 16 × 8.
  const middles: readonly (readonly [string, readonly (readonly [number, number])[]])[] = [
    [
      'orthogonal',
      [
        [8, 4],
        [40, 4],
        [40, 12],
      ],
    ],
    [
      'isometric',
      [
        [0, 4],
        [16, 12],
        [8, 16],
      ],
    ],
    [
      'staggered',
      [
        [8, 4],
        [40, 4],
        [48, 8],
      ],
    ],
    [
      'hexagonal',
      [
        [8, 4],
        [40, 4],
        [48, 10],
      ],
    ],
  ];

  test.for(middles)('%s', async ([orientation, points]) => {
    const { scene, frames, pointer } = await startGame();
    const map = await load(sampleMap(road + front, { orientation, tileheight: 8, hexsidelength: 4 }));
    map.addToScene(scene, { pos: vec(100, 50) });
    const board = boardOf(map.boardActor);
    const heard: string[] = [];
    board?.events.on('tap', ({ place, tile }) => heard.push(`${place.x},${place.y} ${tile ? 'tile' : 'none'}`));
    frames();
    for (const [x, y] of points) {
      pointer('down', 100 + x, 50 + y);
      pointer('up', 100 + x, 50 + y);
      frames();
    }
    pointer('down', 95, 47);
    pointer('up', 95, 47);
    frames();
    expect(heard).toEqual(['0,0 tile', '2,0 none', '2,1 tile']);
  });
});

test('a piece stands on its tile of the map, wherever the map is put', async () => {
  const { scene, frames, canvas } = await startGame();
  const map = await load(sampleMap(road));
  const pawn = new Actor({ radius: 4, color: Color.White });
  pawn.addComponent(new Piece({ board: map.boardActor, at: { x: 2, y: 1 } }));
  map.addToScene(scene, { pos: vec(60, 40) });
  scene.add(pawn);
  frames(2);
  const seen = () => colorAt(pixelsOf(canvas), pawn.pos.x, pawn.pos.y);
  expect([pawn.pos.x, pawn.pos.y, seen()]).toEqual([60 + 40, 40 + 24, '#ffffff']);
  map.addToScene(scene, { pos: vec(160, 90) });
  frames(2);
  expect([pawn.pos.x, pawn.pos.y, seen()]).toEqual([160 + 40, 90 + 24, '#ffffff']);
});

describe('what plugin-tiled offers', () => {
  const camera = `<objectgroup id="30" name="views" offsetx="4" offsety="2"><object id="1" x="20" y="10">
    <properties><property name="camera" type="bool" value="true"/><property name="zoom" type="float" value="2"/></properties>
  <point/></object></objectgroup>`;

  test('a camera in the map looks where the map is put', async () => {
    const { scene } = await startGame();
    const map = await load(sampleMap(road + camera));
    map.addToScene(scene, { pos: vec(100, 50) });
    expect([scene.camera.pos.x, scene.camera.pos.y, scene.camera.zoom]).toEqual([124, 62, 2]);
    const unwired = await load(sampleMap(road + camera), { tiled: { useExcaliburWiring: false } });
    unwired.addToScene(scene, { pos: vec(300, 300) });
    expect([scene.camera.pos.x, scene.camera.pos.y]).toEqual([124, 62]);
  });

  test('a camera without one stays', async () => {
    const { scene } = await startGame();
    const { x, y } = scene.camera.pos;
    const map = await load(sampleMap(road));
    map.addToScene(scene, { pos: vec(100, 50) });
    expect([scene.camera.pos.x, scene.camera.pos.y]).toEqual([x, y]);
  });

  test('the bounds of the map can hold the camera, its colour the ground', async () => {
    const { scene, frames } = await startGame({ width: 20, height: 10 });
    const tiled = { useTilemapCameraStrategy: true, useMapBackgroundColor: true };
    const map = await load(sampleMap(road, { backgroundcolor: '#102030' }), { tiled });
    map.addToScene(scene, { pos: vec(100, 50) });
    expect(scene.backgroundColor?.toHex()).toBe('#102030');
    scene.camera.pos = vec(0, 0);
    frames(2);
    expect(scene.camera.viewport).toMatchObject({ left: 100, top: 50 });
    scene.camera.pos = vec(900, 900);
    frames(2);
    expect(scene.camera.viewport).toMatchObject({ right: 148, bottom: 82 });
    expect(scene.camera.viewport).toBeInstanceOf(BoundingBox);
  });

  test('layers can be made solid by their name', async () => {
    const map = await load(sampleMap(road), { tiled: { layerConfig: { road: { isSolid: true } } } });
    expect(map.resource.getTileLayers()[0]?.tilemap.tiles.map(({ solid }) => solid)).toEqual([
      true,
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  test.for(['isometric', 'staggered'])('an animated tile of a map that is %s moves', async (orientation) => {
    const { scene, frames, canvas } = await startGame();
    const moving = `<tile id="0"><animation><frame tileid="0" duration="100"/><frame tileid="2" duration="100"/></animation></tile>`;
    const text = sampleMap(road, { orientation, tileheight: 8 }).replace('</tileset>', `${moving}</tileset>`);
    const map = await load(text);
    map.addToScene(scene, { pos: vec(100, 50) });
    const left = orientation === 'isometric' ? 95 : 103;
    const seen = () => colorAt(pixelsOf(canvas), left, 44);
    frames(2);
    expect(seen()).toBe(tileColors[0]);
    frames(8);
    expect(seen()).toBe(tileColors[2]);
    frames(6);
    expect(seen()).toBe(tileColors[0]);
  });
});

test('a tall picture is seen though its cell is below the screen', async () => {
  const { scene, frames, canvas } = await startGame();
  const text = sampleMap(road, { tileheight: 8 });
  const map = await load(text);
  // The second row begins below the screen; its pictures are as high as two rows.
  map.addToScene(scene, { pos: vec(0, 194) });
  frames(2);
  expect(colorAt(pixelsOf(canvas), 1, 197)).toBe(tileColors[2]);
});

test('the harbour of the demo has a tile for each of its labels', async () => {
  const path = '/monopoly/harbor.tmx';
  const map = new TiledBoardResource(path);
  await map.load();
  const text = await (await fetch(path)).text();
  const labels = [...text.matchAll(/name="label" value="([^"]+)"/g)].map(([, label]) => label ?? '');
  expect(labels.length).toBeGreaterThan(20);
  expect(labels.filter((label) => map.board.tileNamed(label) === undefined)).toEqual([]);
  const { scene, frames } = await startGame();
  map.addToScene(scene);
  frames(2);
});

/** Where a board and its art lie: the laws that hold for every map. */
import { Actor, Scene, TransformComponent, type Vector, vec } from 'excalibur';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../src/behaviors/board-behavior.js';
import { areaOf, boardLayerOf, cellsOf, splitGid } from '../../src/tiled/format/index.js';
import { TiledBoardResource } from '../../src/tiled/index.js';
import { count } from '../helpers/corpus.js';
import { pixelsOf } from '../helpers/pixels.js';
import { startGame } from './game.js';
import { describeTiledData, diskFiles, sampleFiles, sampleLayer, sampleMap } from './tiled-samples.js';

const pos = vec(37, -21.5);

/** The orthogonal and isometric maps of the shared data; where the map does not say which layer is the board, its name. */
const drawn: readonly (readonly [string, string?])[] = [
  ['flame_tiled/8_tiles-flips.tmx'],
  ['flame_tiled/oversized_tiles_isometric.tmx'],
  ['DotTiled/map-with-multiline-string-prop/map-with-multiline-string-prop.tmx'],
  ['DotTiled/map-with-many-layers/map-with-many-layers.tmj', 'Tile 2'],
  ['rs-tiled/tiled_xml.tmx'],
  ['rs-tiled/tiled_base64_zstandard.tmx'],
  ['rs-tiled/tiled_class_property.tmx'],
  ['rs-tiled/tiled_object_list_property.tmx'],
  ['excalibur-tiled/isometric/isometric.tmx', 'Above (External)'],
];

const hexagonal: readonly (readonly [string, string?])[] = [
  ['pytiled_parser/map_tests/hexagonal/map.tmx'],
  ['bevy_ecs_tiled/maps/hexagonal/finite_pointy_top_odd.tmx', 'TerrainLayer'],
  ['flame_tiled/flat_hex_even.tmx'],
  ['flame_tiled/flat_hex_odd.tmx'],
  ['flame_tiled/oversized_tiles_hexagonal.tmx'],
  ['flame_tiled/pointy_hex_even.tmx'],
  ['flame_tiled/pointy_hex_odd.tmx'],
];

const own = [
  'offsets',
  'infinite',
  'isometric-offsets',
  'isometric-infinite',
  'tall-left-up',
  'turned',
  'isometric-turned',
];

/** Says for every cell of the board which tile the author drew there, and which tile of plugin-tiled lies at its middle. */
function tilesOf(map: TiledBoardResource, layerName: string | undefined): { drawn: number[]; seen: number[] } {
  const { layer } = boardLayerOf(map.map, layerName);
  const { x: left, y: top, width, data: gids } = cellsOf(layer, map.path);
  const layers = [...map.resource.getTileLayers(), ...map.resource.getIsoTileLayers()];
  const art = layers.find(({ id }) => id === layer.id);
  const board = boardOf(map.boardActor);
  if (!art || !board) throw new Error('no board');
  const cells = Array.from({ length: board.layout.size }, (_, cell) => board.layout.xyOf(cell));
  return {
    drawn: cells.map(({ x, y }) => splitGid(gids[x - left + (y - top) * width] ?? 0).gid),
    seen: cells.map((place) => {
      const tile = art.getTileByPoint(board.tileToWorld(place))?.exTile;
      return tile ? splitGid(art.data[tile.x + tile.y * art.width] ?? 0).gid : -1;
    }),
  };
}

await describeTiledData('maps of others', (data) => {
  test.for(drawn)('the middle of every cell lies on its tile of the art: %s', async ([name, layer]) => {
    const map = new TiledBoardResource(`${data}/maps/${name}`, { files: diskFiles, layer });
    await map.load();
    map.addToScene(new Scene(), { pos });
    const tiles = tilesOf(map, layer);
    expect(tiles.seen).toEqual(tiles.drawn);
    expect([...map.board.tiles()]).toHaveLength(tiles.drawn.filter((gid) => gid !== 0).length);
    count('tiled', 'maps loaded by plugin-tiled in strict mode', 1, drawn.length + hexagonal.length);
  });

  test.for(hexagonal)('%s is a board', async ([name, layer]) => {
    const map = new TiledBoardResource(`${data}/maps/${name}`, { files: diskFiles, layer });
    await map.load();
    expect(map.board.layout.shape).toBe('hex');
    expect(map.resource.tilesets.length).toBeGreaterThan(0);
    count('tiled', 'maps loaded by plugin-tiled in strict mode', 1, drawn.length + hexagonal.length);
  });
});

test.for(own)('the middle of every cell lies on its tile of the art: %s', async (name) => {
  const map = new TiledBoardResource(new URL(`./tiled-maps/${name}.tmx`, import.meta.url).href);
  await map.load();
  map.addToScene(new Scene(), { pos });
  const tiles = tilesOf(map, undefined);
  expect(tiles.seen).toEqual(tiles.drawn);
  expect(areaOf(boardLayerOf(map.map).layer)).toMatchObject(
    name.includes('infinite') ? { x: -16, y: -16 } : { x: 0, y: 0 },
  );
});

test('the top corner of the first isometric tile is the origin', async () => {
  const files = sampleFiles({
    'a.tmx': sampleMap(sampleLayer('road', '1,2,0,3,0,4'), { orientation: 'isometric', tileheight: 8 }),
  });
  const map = new TiledBoardResource('a.tmx', { files });
  await map.load();
  const scene = new Scene();
  map.addToScene(scene, { pos });
  const board = boardOf(map.boardActor);
  expect(board?.toWorld(board.layout.corners(0)[0] ?? vec(9, 9))).toEqual(pos);
  expect(map.resource.getIsoTileLayers()[0]?.isometricMap.tileToWorld(vec(0, 0))).toEqual(pos);
});

describe('objects lie on the board', () => {
  const objects = `<objectgroup id="70" name="things" offsetx="6" offsety="4">
    <object id="1" name="point" x="24" y="12"><point/></object>
    <object id="2" name="box" x="24" y="12" width="8" height="4"/>
    <object id="3" name="shape" x="24" y="12"><polygon points="0,0 8,0 8,8"/></object>
    <object id="4" name="tile" gid="2" x="24" y="12" width="16" height="16"/>
    <object id="5" name="made" type="Made" x="24" y="12"><point/></object>
  </objectgroup>`;
  const places = new Map<string, Vector>([
    ['orthogonal', vec(24 + 6, 12 + 4)],
    // Both axes count in tile heights (8): column 3, row 1.5 of cells of 16 × 8; the offset is in pixels.
    ['isometric', vec((3 - 1.5) * 8 + 6, (3 + 1.5) * 4 + 4)],
  ]);
  test.for([...places])('%s', async ([orientation, place]) => {
    const text = sampleMap(objects + sampleLayer('road', '1,2,0,3,0,4'), { orientation, tileheight: 8 });
    const tiled = {
      entityClassNameFactories: { Made: ({ worldPos }: { worldPos: Vector }) => new Actor({ pos: worldPos }) },
    };
    const map = new TiledBoardResource('a.tmx', { files: sampleFiles({ 'a.tmx': text }), tiled });
    await map.load();
    map.addToScene(new Scene(), { pos });
    for (const name of ['point', 'box', 'shape', 'tile', 'made']) {
      const [object] = map.resource.getObjectsByName(name);
      const entity = object && map.resource.getEntityByObject(object);
      expect([name, entity?.get(TransformComponent)?.pos.sub(pos)]).toEqual([name, place]);
    }
  });
});

describe('a layer that follows the camera', () => {
  const road = sampleLayer('road', '0,0,0,0,0,2');
  const contents: Readonly<Record<string, (attributes: string) => string>> = {
    tiles: (attributes) => sampleLayer('back', '1,1,1,1,1,1', attributes),
    objects: (attributes) => `<objectgroup id="90" name="back" ${attributes}>
      <object id="1" gid="1" x="16" y="32" width="16" height="16"/></objectgroup>`,
    image: (attributes) => `<imagelayer id="90" name="back" ${attributes}><image source="colors.png"/></imagelayer>`,
  };
  const map = { parallaxoriginx: 12, parallaxoriginy: -8 };

  /** Where on the screen the red begins, with the map at (300, 200) and the camera at a point. */
  async function beginOfRed(
    content: string,
    attributes: Record<string, string | number>,
    camera: Vector,
  ): Promise<Vector> {
    const { scene, frames, canvas } = await startGame({ width: 240, height: 240 });
    const files = sampleFiles({ 'a.tmx': sampleMap(content + road, attributes) });
    const resource = new TiledBoardResource('a.tmx', { files });
    await resource.load();
    resource.addToScene(scene, { pos: vec(300, 200) });
    scene.camera.pos = camera;
    frames(2);
    const { width, data: colors } = pixelsOf(canvas);
    const red = Array.from({ length: colors.length / 4 }, (_, index) => index).filter(
      (index) => colors[4 * index] === 0xc0,
    );
    return vec(Math.min(...red.map((index) => index % width)), Math.floor((red[0] ?? Number.NaN) / width));
  }

  const cases = ['orthogonal', 'isometric'].flatMap((orientation) =>
    Object.keys(contents).flatMap((kind) =>
      [vec(0.5, 0.25), vec(0, 0)].map((factor) => ({ orientation, kind, factor })),
    ),
  );
  // doc.mapeditor.org, layers, parallax: by the way from the origin to the middle of the view, times one minus the factor.
  test.for(cases)('$orientation $kind, $factor.x and $factor.y', async ({ orientation, kind, factor }) => {
    const content = contents[kind] ?? String;
    const camera = vec(340, 220);
    const attributes = { orientation, ...map };
    const still = await beginOfRed(content(''), attributes, camera);
    const moved = await beginOfRed(content(`parallaxx="${factor.x}" parallaxy="${factor.y}"`), attributes, camera);
    // The corner of an isometric map, from where Tiled counts, lies left of its first tile by half the rows.
    const corner = orientation === 'isometric' ? vec(-16, 0) : vec(0, 0);
    const origin = vec(300, 200).add(corner).add(vec(map.parallaxoriginx, map.parallaxoriginy));
    expect(moved.sub(still)).toEqual(camera.sub(origin).scale(vec(1, 1).sub(factor)));
  });

  test('is no board: pieces could not stand on it', async () => {
    const files = sampleFiles({ 'a.tmx': sampleMap(sampleLayer('road', '1,2,0,3,0,4', 'parallaxy="0.5"')) });
    await expect(new TiledBoardResource('a.tmx', { files }).load()).rejects.toMatchObject({
      file: 'a.tmx',
      layer: 'road',
      property: 'parallaxy',
      message: 'a.tmx:road: parallaxy is 0.5, but must be 1: pieces cannot stand on a layer that follows the camera',
    });
  });
});

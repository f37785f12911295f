import type { Orientation, TiledMap } from '../model.js';
import type { TiledTileset } from '../model-tilesets.js';
import { joinPath } from '../paths.js';
import { MAX_CELLS } from './cells.js';
import type { Fields } from './fields.js';
import { GidSpace } from './gid-space.js';
import { fillIds } from './ids.js';
import { readLayers } from './layers.js';
import type { Templates } from './objects.js';
import { readProperties } from './properties.js';
import { readTileset, type TilesetBody } from './tileset.js';

/** The other files that a map is made of. */
export interface Library {
  readonly templates: Templates;
  /** Finds the tileset at a path. */
  readonly tilesets: (path: string, user: Fields) => TilesetBody;
}

const orientations: readonly Orientation[] = ['orthogonal', 'isometric', 'staggered', 'hexagonal', 'oblique'];

/** Reads a map and all that belongs to it. */
export function readMap(fields: Fields, library: Library): TiledMap {
  const geometry = readGeometry(fields);
  const gids = new GidSpace(readTilesets(fields, library), library.tilesets);
  const layers = readLayers(fields, { ...geometry, templates: library.templates, gids });
  return {
    file: fields.place.file,
    tiledversion: fields.text('tiledversion', undefined),
    class: fields.text('class', ''),
    ...geometry,
    renderorder: fields.oneOf('renderorder', ['right-down', 'right-up', 'left-down', 'left-up'], 'right-down'),
    backgroundcolor: fields.color('backgroundcolor'),
    parallaxoriginx: fields.number('parallaxoriginx', 0),
    parallaxoriginy: fields.number('parallaxoriginy', 0),
    properties: readProperties(fields),
    tilesets: gids.tilesets,
    ...fillIds(layers, {
      layer: fields.whole('nextlayerid', { min: 0 }, 0),
      object: fields.whole('nextobjectid', { min: 0 }, 0),
    }),
  };
}

function readGeometry(fields: Fields) {
  const infinite = fields.flag('infinite', false);
  const length = { min: infinite ? 0 : 1 };
  const tile = { min: 1, max: 1 << 16 };
  const geometry = {
    orientation: fields.oneOf('orientation', orientations),
    infinite,
    width: fields.whole('width', length),
    height: fields.whole('height', length),
    tilewidth: fields.whole('tilewidth', tile),
    tileheight: fields.whole('tileheight', tile),
    hexsidelength: fields.whole('hexsidelength', { min: 0, max: 1 << 16 }, 0),
    staggeraxis: fields.oneOf('staggeraxis', ['x', 'y'], 'y'),
    staggerindex: fields.oneOf('staggerindex', ['odd', 'even'], 'odd'),
    skewx: fields.whole('skewx', { min: -(1 << 16), max: 1 << 16 }, 0),
    skewy: fields.whole('skewy', { min: -(1 << 16), max: 1 << 16 }, 0),
  };
  const { width, height, hexsidelength, staggeraxis } = geometry;
  if (width * height > MAX_CELLS && !infinite) {
    throw fields.fail(`the map is ${width} × ${height} cells, the most is ${MAX_CELLS}`);
  }
  const across = staggeraxis === 'x' ? 'tilewidth' : 'tileheight';
  if (geometry.orientation === 'hexagonal' && hexsidelength > geometry[across]) {
    throw fields.error('hexsidelength', `at most the ${across}, ${geometry[across]}`);
  }
  return geometry;
}

function readTilesets(fields: Fields, library: Library): TiledTileset[] {
  const tilesets = fields.children('tilesets').map((tileset) => {
    const firstgid = tileset.whole('firstgid', { min: 1, max: 0xfffffff });
    const source = tileset.text('source', '');
    const body =
      source === ''
        ? readTileset(tileset, library.templates)
        : library.tilesets(joinPath(fields.place.file, source), tileset);
    return { firstgid, ...body };
  });
  tilesets.sort((a, b) => a.firstgid - b.firstgid);
  const twice = tilesets.find(({ firstgid }, index) => firstgid === tilesets[index + 1]?.firstgid);
  if (twice) throw fields.fail(`two tilesets begin at gid ${twice.firstgid}`);
  return tilesets;
}

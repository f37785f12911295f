import { TiledError } from '../error.js';
import type { TiledMap } from '../model.js';
import type { TiledTile, TiledTileset } from '../model-tilesets.js';
import { partName } from './image-parts.js';
import { compact, excaliburColor, type Json, objectGroupJson, propertiesJson } from './shapes.js';

/** A tileset, embedded in the map, so that plugin-tiled cuts its image where Tiled does. */
export function tilesetJson(tileset: TiledTileset, map: TiledMap): Json {
  const { firstgid, name, tilewidth, tileheight, margin, spacing, objectalignment, grid } = tileset;
  return compact({
    firstgid,
    name,
    class: tileset.class,
    tilewidth,
    tileheight,
    margin,
    spacing,
    ...(tileset.image === undefined ? collectionJson(tileset) : imageJson(tileset)),
    // plugin-tiled would ask the grid of the tileset, Tiled asks the map.
    objectalignment: objectalignment !== 'unspecified' ? objectalignment : unspecified(map),
    tileoffset: tileset.tileoffset,
    tilerendersize: tileset.tilerendersize,
    fillmode: tileset.fillmode,
    grid,
    properties: propertiesJson(tileset.properties),
  });
}

function unspecified({ orientation }: TiledMap): string {
  return orientation === 'isometric' ? 'bottom' : 'bottomleft';
}

function imageJson(tileset: TiledTileset): Json {
  const { image, columns, tilecount, tilewidth, tileheight, spacing } = tileset;
  const rows = Math.ceil(tilecount / columns);
  return {
    image,
    // plugin-tiled counts columns and rows from these, without the margin: the sizes from which it counts right.
    imagewidth: columns * (tilewidth + spacing) - spacing,
    imageheight: rows * (tileheight + spacing) - spacing,
    columns,
    tilecount,
    transparentcolor: excaliburColor(tileset.transparentcolor),
    tiles: tileset.tiles.map((tile) => tileJson(tile, tileset)),
  };
}

const MOST_IDS = 1 << 16;

/** plugin-tiled takes the n-th image for the tile n, so that holes in the ids must have an image; nothing shows it. */
function collectionJson(tileset: TiledTileset): Json {
  const byId = new Map(tileset.tiles.map((tile) => [tile.id, tile]));
  const tilecount = (tileset.tiles.at(-1)?.id ?? -1) + 1;
  if (tilecount > MOST_IDS) {
    throw new TiledError(
      { file: tileset.file },
      `tileset ${tileset.name} has a tile ${tilecount - 1}, too far to load`,
    );
  }
  const image = tileset.tiles.find((tile) => tile.image !== undefined)?.image;
  const tiles = Array.from({ length: tilecount }, (_, id) => {
    const tile = byId.get(id);
    return { image, ...(tile ? tileJson(tile, tileset) : { id }) };
  });
  return { columns: 0, tilecount, tiles };
}

function tileJson(tile: TiledTile, { tiles, tilecount, image }: TiledTileset): Json {
  const exists = (id: number) => (image === undefined ? tiles.some((each) => each.id === id) : id < tilecount);
  const frames = tile.animation.filter(({ tileid }) => exists(tileid));
  const group = tile.objectgroup;
  return compact({
    id: tile.id,
    type: tile.class,
    properties: propertiesJson(tile.properties),
    ...imageOf(tile),
    animation: frames.length > 0 ? frames : undefined,
    objectgroup: group && { name: '', x: 0, y: 0, opacity: 1, visible: true, ...objectGroupJson(group) },
  });
}

/** The picture of a tile in a collection: an image, or the name of a part of one. */
function imageOf({ image, imagewidth, imageheight, rectangle }: TiledTile): Json {
  if (image === undefined || rectangle === undefined) return { image, imagewidth, imageheight };
  const { width, height } = rectangle;
  return { image: partName({ image, rectangle }), imagewidth: width, imageheight: height };
}

import type { Layout, TileProperties } from '../../../boards/index.js';
import { cellsOf } from '../area.js';
import { show } from '../error.js';
import { GID_MASK, type TileId, tileOfGid } from '../gids.js';
import type { TiledMap } from '../model.js';
import type { BoardLayer } from './find-layer.js';
import { checkJumps } from './jumps.js';
import type { MeaningContext } from './known-properties.js';
import { anchorOf, objectsOf } from './object-place.js';
import { type ClassDefaults, type Owner, readTile } from './read-tile.js';
import { tileDataOf } from './tile-data.js';

export interface TileOptions {
  /** Defaults of the members of classes, by class: Tiled leaves out of a map what was not set. */
  readonly classes?: ClassDefaults | undefined;
  /** The last word on a tile: what it gives is laid over the properties from the map. */
  readonly tile?: ((tile: MapTile) => TileProperties | undefined) | undefined;
}

/** A tile of a map on its way to the board. */
export interface MapTile extends TileId {
  readonly x: number;
  readonly y: number;
  /** With the flags that turn it. */
  readonly gid: number;
  readonly properties: TileProperties;
}

/** What is known of a tile, and who said last where it sends a piece. Shared by tiles of one kind. */
export interface ReadTile {
  readonly properties: TileProperties;
  readonly owner: Owner;
}

/** The properties of the tiles of a board, by cell; undefined where there is no tile. */
export function tilesOf(
  map: TiledMap,
  board: BoardLayer,
  layout: Layout,
  { classes = {}, tile }: TileOptions,
): (TileProperties | undefined)[] {
  const objects = objectsOf(map, board);
  const context: MeaningContext = {
    layout,
    placeOfObject: (id) => {
      const target = objects.find(({ object }) => object.id === id);
      const cell = target && layout.cellAt(anchorOf(map, target));
      return cell === undefined ? undefined : layout.xyOf(cell);
    },
  };
  const gids = gidsByCell(map, board, layout);
  const tiles = drawnTiles(map, board, layout, gids, (owner) => readTile(owner, classes, context));
  for (const { owner, cell } of tileDataOf(map, objects, layout, tiles)) {
    const drawn = tiles[cell];
    const said = readTile(owner, classes, context);
    const properties = Object.freeze({ ...drawn?.properties, ...said });
    tiles[cell] = { properties, owner: drawn === undefined || said.jump !== undefined ? owner : drawn.owner };
  }
  checkJumps(layout, tiles);
  return tiles.map((read, cell) => {
    const gid = gids[cell] ?? 0;
    const found = read && tile && tileOfGid(map, gid);
    const own = found && tile({ ...found, ...layout.xyOf(cell), gid, properties: read.properties });
    return own ? { ...read.properties, ...own } : read?.properties;
  });
}

function gidsByCell(map: TiledMap, { layer }: BoardLayer, layout: Layout): Uint32Array {
  const { x, y, width, data } = cellsOf(layer, map.file);
  const gids = new Uint32Array(layout.size);
  for (let index = 0; index < data.length; index++) {
    const cell = layout.cellOf(x + (index % width), y + Math.floor(index / width));
    if (cell !== undefined) gids[cell] = data[index] ?? 0;
  }
  return gids;
}

/** The tiles as their tileset describes them, each tileset tile read once. */
function drawnTiles(
  map: TiledMap,
  { layer }: BoardLayer,
  layout: Layout,
  gids: Uint32Array,
  read: (owner: Owner) => TileProperties,
): (ReadTile | undefined)[] {
  const kinds = new Map<number, ReadTile | undefined>([[0, undefined]]);
  return Array.from(gids, (gid, cell) => {
    const id = gid & GID_MASK;
    if (!kinds.has(id)) {
      const owner = { ...describe(map, gid), place: { file: map.file, layer: layer.name, cell: layout.xyOf(cell) } };
      const properties = { ...(owner.class && { class: owner.class }), ...read(owner) };
      kinds.set(id, { owner, properties: Object.freeze(properties) });
    }
    return kinds.get(id);
  });
}

function describe(map: TiledMap, gid: number): Omit<Owner, 'place'> {
  const found = tileOfGid(map, gid);
  const { class: className = '', properties = [] } = found?.tile ?? {};
  const file = found?.tileset.file;
  const source = file === map.file ? '' : ` (${file})`;
  return { class: className, properties, name: `tile ${found?.id} of tileset ${show(found?.tileset.name)}${source}` };
}

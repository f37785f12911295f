import { type Cell, type Layout, type Slices, sliceCells, type TileProperties } from '../../../boards/index.js';
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

/** The properties of the tile on a cell; undefined where there is none. */
export type TileReader = (cell: Cell) => TileProperties | undefined;

/** Reads what a map says of the tiles of its board. */
export function* tilesOf(
  map: TiledMap,
  board: BoardLayer,
  layout: Layout,
  { classes = {}, tile }: TileOptions,
): Slices<TileReader> {
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
  const kinds = yield* kindsOf(map, board, layout, gids, (owner) => readTile(owner, classes, context));
  const special = new Map<Cell, ReadTile>();
  const tileAt = (cell: Cell) => special.get(cell) ?? kinds.get((gids[cell] ?? 0) & GID_MASK);
  for (const { owner, cell } of yield* tileDataOf(map, objects, layout, (each) => tileAt(each) !== undefined)) {
    const drawn = tileAt(cell);
    const said = readTile(owner, classes, context);
    const properties = Object.freeze({ ...drawn?.properties, ...said });
    special.set(cell, { properties, owner: drawn === undefined || said.jump !== undefined ? owner : drawn.owner });
  }
  checkJumps(layout, jumpingCells(gids, kinds, special), tileAt);
  if (!tile) return (cell) => tileAt(cell)?.properties;
  return (cell) => {
    const read = tileAt(cell);
    const gid = gids[cell] ?? 0;
    const found = read && tileOfGid(map, gid);
    const own = found && tile({ ...found, ...layout.xyOf(cell), gid, properties: read.properties });
    return own ? { ...read.properties, ...own } : read?.properties;
  };
}

/** The cells of a layer are those of the layout, unless it has none. */
function gidsByCell(map: TiledMap, { layer }: BoardLayer, layout: Layout): Uint32Array {
  const { data } = cellsOf(layer, map.file);
  return layer.chunks.length > 0 ? data : new Uint32Array(layout.size);
}

type Kinds = ReadonlyMap<number, ReadTile>;

/** The tiles as their tileset describes them, by global tile id, each read once. */
function* kindsOf(
  map: TiledMap,
  { layer }: BoardLayer,
  layout: Layout,
  gids: Uint32Array,
  read: (owner: Owner) => TileProperties,
): Slices<Kinds> {
  const kinds = new Map<number, ReadTile>();
  yield* sliceCells(gids.length, (from, to) => {
    for (let cell = from; cell < to; cell++) {
      const id = (gids[cell] ?? 0) & GID_MASK;
      if (id === 0 || kinds.has(id)) continue;
      const owner = { ...describe(map, id), place: { file: map.file, layer: layer.name, cell: layout.xyOf(cell) } };
      const properties = { ...(owner.class && { class: owner.class }), ...read(owner) };
      kinds.set(id, { owner, properties: Object.freeze(properties) });
    }
  });
  return kinds;
}

/** The cells that have a jump, in ascending order. */
function* jumpingCells(gids: Uint32Array, kinds: Kinds, special: ReadonlyMap<Cell, ReadTile>): Generator<Cell> {
  const jumps = ({ properties }: ReadTile) => properties.jump !== undefined;
  if (![...kinds.values(), ...special.values()].some(jumps)) return;
  for (let cell = 0; cell < gids.length; cell++) {
    const tile = special.get(cell) ?? kinds.get((gids[cell] ?? 0) & GID_MASK);
    if (tile && jumps(tile)) yield cell;
  }
}

function describe(map: TiledMap, gid: number): Omit<Owner, 'place'> {
  const found = tileOfGid(map, gid);
  const { class: className = '', properties = [] } = found?.tile ?? {};
  const file = found?.tileset.file;
  const source = file === map.file ? '' : ` (${file})`;
  return { class: className, properties, name: `tile ${found?.id} of tileset ${show(found?.tileset.name)}${source}` };
}

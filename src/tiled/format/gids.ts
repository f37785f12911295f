import type { TiledMap } from './model.js';
import type { TiledTile, TiledTileset } from './model-tilesets.js';

/** The bits of a global tile id that are the id; the four above say how the tile is turned. */
export const GID_MASK = 0x0fffffff;
export const GID_FLAGS = 0xf0000000;

/** A global tile id without its flags, and how the tile is turned. */
export interface TurnedGid {
  /** 0 for no tile. */
  readonly gid: number;
  readonly horizontal: boolean;
  readonly vertical: boolean;
  /** Flipped along the diagonal; on hexagonal maps turned by 60° clockwise instead. */
  readonly diagonal: boolean;
  /** Hexagonal maps: turned by 120° clockwise. */
  readonly turned120: boolean;
}

/** Takes the flags off a global tile id. */
export function splitGid(gid: number): TurnedGid {
  return {
    gid: gid & GID_MASK,
    horizontal: (gid & 0x80000000) !== 0,
    vertical: (gid & 0x40000000) !== 0,
    diagonal: (gid & 0x20000000) !== 0,
    turned120: (gid & 0x10000000) !== 0,
  };
}

/** A tile of a tileset. */
export interface TileId {
  readonly tileset: TiledTileset;
  /** Its number in the tileset, from 0. */
  readonly id: number;
  /** What is said about it; undefined if nothing is. */
  readonly tile: TiledTile | undefined;
}

/** The tile that a global tile id, with flags or without, stands for; undefined for 0 and where there is no such tile. */
export function tileOfGid(map: Pick<TiledMap, 'tilesets'>, gid: number): TileId | undefined {
  return tileOf(map.tilesets, gid & GID_MASK);
}

/** Tilesets are sorted by `firstgid`. The last that begins at or before the gid has it, as in Tiled. */
export function tileOf(tilesets: readonly TiledTileset[], gid: number): TileId | undefined {
  const tileset = tilesets.findLast(({ firstgid }) => firstgid <= gid);
  if (tileset === undefined || gid === 0) return undefined;
  const id = gid - tileset.firstgid;
  const tile = findTile(tileset.tiles, id);
  const exists = tileset.image === undefined ? tile !== undefined : id < tileset.tilecount;
  return exists ? { tileset, id, tile } : undefined;
}

/** Width and height of a tile in pixels. */
export function tileSize({ tileset, tile }: TileId): { width: number; height: number } {
  return {
    width: tile?.rectangle?.width ?? tile?.imagewidth ?? tileset.tilewidth,
    height: tile?.rectangle?.height ?? tile?.imageheight ?? tileset.tileheight,
  };
}

function findTile(tiles: readonly TiledTile[], id: number): TiledTile | undefined {
  let [low, high] = [0, tiles.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tiles[middle]?.id ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return tiles[low]?.id === id ? tiles[low] : undefined;
}

import { TiledError, type TiledPlace } from '../error.js';
import { GID_FLAGS, GID_MASK, type TileId, tileOf, tileSize } from '../gids.js';
import type { TiledTileset } from '../model-tilesets.js';
import type { Fields } from './fields.js';
import type { TilesetBody } from './tileset.js';

/** The tilesets of a map while it is read: says which gids there are, and takes in the tilesets of templates. */
export class GidSpace {
  readonly #tilesets: TiledTileset[];
  readonly #load: (path: string, user: Fields) => TilesetBody;
  /** Cells and objects of the map know only its own tilesets. */
  readonly #own: readonly TiledTileset[];

  constructor(tilesets: readonly TiledTileset[], load: (path: string, user: Fields) => TilesetBody) {
    this.#own = tilesets;
    this.#tilesets = [...tilesets];
    this.#load = load;
  }

  get tilesets(): readonly TiledTileset[] {
    return this.#tilesets;
  }

  /** Gives back the gid of an object; throws if it belongs to no tile. */
  check(gid: number, place: TiledPlace): number {
    if (tileOf(this.#own, gid & GID_MASK)) return gid;
    throw noTile(gid, place);
  }

  /** Throws where a cell has a gid that belongs to no tile. */
  checkCells(cells: Uint32Array, placeOf: (index: number) => TiledPlace): void {
    const known = new Set<number>([0]);
    for (let index = 0; index < cells.length; index++) {
      const gid = (cells[index] ?? 0) & GID_MASK;
      if (known.has(gid)) continue;
      if (!tileOf(this.#own, gid)) throw noTile(cells[index] ?? 0, placeOf(index));
      known.add(gid);
    }
  }

  sizeOf(gid: number): { width: number; height: number } | undefined {
    const tile = this.#find(gid);
    return tile && tileSize(tile);
  }

  /** The gid, in this map, of the tile that a template shows. */
  adopt(gid: number, tileset: { firstgid: number; path: string } | undefined, user: Fields): number {
    if (tileset === undefined) throw user.fail(`its template shows tile ${gid} but names no tileset`);
    const moved = this.#firstGid(tileset.path, user) + (gid & GID_MASK) - tileset.firstgid;
    const found = this.#find(moved);
    if (found?.tileset.file !== tileset.path) throw user.fail(`its template shows gid ${gid}, which is no tile`);
    return (moved | (gid & GID_FLAGS)) >>> 0;
  }

  #find(gid: number): TileId | undefined {
    return tileOf(this.#tilesets, gid & GID_MASK);
  }

  #firstGid(path: string, user: Fields): number {
    const known = this.#tilesets.find(({ file }) => file === path);
    if (known) return known.firstgid;
    const last = this.#tilesets.at(-1);
    const firstgid = last ? last.firstgid + Math.max(last.tilecount, (last.tiles.at(-1)?.id ?? 0) + 1) : 1;
    this.#tilesets.push({ firstgid, ...this.#load(path, user) });
    return firstgid;
  }
}

function noTile(gid: number, place: TiledPlace): TiledError {
  return new TiledError(place, `gid ${gid & GID_MASK} belongs to no tile of a tileset`);
}

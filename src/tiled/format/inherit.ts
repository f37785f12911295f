import { tileOfGid } from './gids.js';
import type { TiledMap } from './model.js';
import type { TiledObject } from './model-layers.js';
import type { TiledProperty } from './model-properties.js';

/**
 * The class and properties of an object as Tiled shows them: a tile object has those of its tile, unless it says
 * otherwise itself.
 */
export function inherited(
  map: TiledMap,
  object: TiledObject,
): { readonly class: string; readonly properties: readonly TiledProperty[] } {
  const tile = tileOfGid(map, object.gid)?.tile;
  if (tile === undefined) return object;
  const own = new Set(object.properties.map(({ name }) => name));
  const properties = [...tile.properties.filter(({ name }) => !own.has(name)), ...object.properties];
  return { class: object.class || tile.class, properties };
}

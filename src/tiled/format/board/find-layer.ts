import { TiledError } from '../error.js';
import { layersOf, type PlacedLayer } from '../layers.js';
import type { TiledMap } from '../model.js';
import type { TiledTileLayer } from '../model-layers.js';

/** The tile layer that makes the board, and where it lies. */
export interface BoardLayer extends PlacedLayer {
  readonly layer: TiledTileLayer;
}

/**
 * The layer of a map that is its board: the one of the given name; else the one of class `Board`; else the one named
 * `road`, then `board`; else the only tile layer. Case does not matter. Otherwise a TiledError lists the layers.
 */
export function boardLayerOf(map: TiledMap, name?: string): BoardLayer {
  const layers = layersOf(map).filter(isTileLayer);
  const named = (wanted: string) => layers.filter(({ layer }) => layer.name.toLowerCase() === wanted.toLowerCase());
  const fail = (reason: string) => {
    const list = layers.map(({ layer }) => JSON.stringify(layer.name) + (layer.class && ` of class ${layer.class}`));
    return new TiledError({ file: map.file }, `${reason}; the tile layers are: ${list.join(', ') || 'none'}`);
  };
  const only = (found: readonly BoardLayer[], what: string): BoardLayer | undefined => {
    if (found.length > 1) throw fail(`${found.length} tile layers ${what}`);
    return found[0];
  };
  if (name !== undefined) {
    const found = only(named(name), `are named "${name}"`);
    if (found) return found;
    throw fail(`there is no tile layer named "${name}"`);
  }
  const ofClass = layers.filter(({ layer }) => layer.class.toLowerCase() === 'board');
  const found =
    only(ofClass, 'are of class Board') ??
    only(named('road'), 'are named "road"') ??
    only(named('board'), 'are named "board"');
  if (found) return found;
  const [first, second] = layers;
  if (first && !second) return first;
  throw fail('no tile layer is the board: give one the class Board, or name it "road" or "board"');
}

function isTileLayer(placed: PlacedLayer): placed is BoardLayer {
  return placed.layer.type === 'tilelayer';
}

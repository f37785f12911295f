import type { TiledResource } from '@excaliburjs/plugin-tiled';

type IsometricLayer = ReturnType<TiledResource['getIsoTileLayers']>[number];

/**
 * Takes the tiles of an isometric layer of plugin-tiled out of the game: each is an entity, which is too much for a map
 * of some size, and they forget the offset of their tileset. They can still be asked for; what is seen is drawn by us.
 */
export function hideIsometricLayer({ isometricMap }: IsometricLayer): void {
  isometricMap.removeAllChildren();
}

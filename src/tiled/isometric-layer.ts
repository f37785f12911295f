import type { TiledResource } from '@excaliburjs/plugin-tiled';
import { GraphicsComponent } from 'excalibur';

type IsometricLayer = ReturnType<TiledResource['getIsoTileLayers']>[number];

/**
 * Takes the tiles of an isometric layer of plugin-tiled out of the game: each is an entity, which is too much for a map
 * of some size, and they forget the offset of their tileset. They can still be asked for; what is seen is drawn by us.
 *
 * Where a bundler shortens the names of classes, Excalibur takes an entity without graphics for one that has some.
 */
export function hideIsometricLayer({ isometricMap }: IsometricLayer): void {
  isometricMap.removeAllChildren();
  if (!isometricMap.has(GraphicsComponent)) isometricMap.addComponent(new GraphicsComponent());
}

import type { TiledPlace } from './error.js';
import { layersOf } from './layers.js';
import type { TiledMap } from './model.js';

/** An image of a map and where it is named. */
export interface ImageUse {
  readonly path: string;
  readonly place: TiledPlace;
}

/** The images of tilesets, tiles and image layers, each once. */
export function imagesOf(map: TiledMap): ImageUse[] {
  const uses = new Map<string, TiledPlace>();
  const use = (path: string | undefined, place: TiledPlace) => {
    if (path !== undefined && !uses.has(path)) uses.set(path, place);
  };
  for (const { file, image, tiles } of map.tilesets) {
    use(image, { file });
    for (const tile of tiles) use(tile.image, { file });
  }
  for (const { layer } of layersOf(map)) {
    if (layer.type === 'imagelayer') use(layer.image, { file: map.file, layer: layer.name });
  }
  return [...uses].map(([path, place]) => ({ path, place }));
}

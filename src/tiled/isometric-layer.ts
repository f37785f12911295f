import type { TiledResource } from '@excaliburjs/plugin-tiled';
import {
  Animation,
  GraphicsComponent,
  IsometricEntityComponent,
  type IsometricTile,
  TransformComponent,
} from 'excalibur';
import { depthAt } from './layer-depth.js';
import { pictureOf } from './tile-picture.js';

type IsometricLayer = ReturnType<TiledResource['getIsoTileLayers']>[number];

/**
 * Makes an isometric layer of plugin-tiled look as in Tiled. Its tiles are entities: each gets its depth from its place,
 * the offset of its tileset, and the time, if it is animated.
 */
export function arrangeIsometricLayer({ isometricMap, data, resource }: IsometricLayer, depth: number): void {
  for (const [index, tile] of isometricMap.tiles.entries()) {
    const transform = tile.get(TransformComponent);
    // It would make the depth from the row and the size of the map, so that layers of different size mingle.
    tile.removeComponent(IsometricEntityComponent, true);
    transform.z = depth + depthAt(transform.pos.y, transform.pos.x);
    const gid = data[index] ?? 0;
    const [graphic] = tile.getGraphics();
    if (gid === 0 || !graphic) continue;
    transform.pos = transform.pos.add(pictureOf(resource.getTilesetForTileGid(gid), gid, graphic).offset);
    animate(tile);
  }
}

function animate(tile: IsometricTile): void {
  const graphics = tile.get(GraphicsComponent);
  const animations = tile.getGraphics().filter((graphic) => graphic instanceof Animation);
  if (animations.length === 0) return;
  let tick = 0;
  graphics.onPreDraw = (_, elapsedMs) => {
    tick++;
    for (const animation of animations) animation.tick(elapsedMs, tick);
  };
}

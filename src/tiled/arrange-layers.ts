import type { TiledResource } from '@excaliburjs/plugin-tiled';
import { type Entity, ParallaxComponent, TransformComponent, type Vector, vec } from 'excalibur';
import { layersOf, type TiledMap } from './format/index.js';
import { arrangeIsometricLayer } from './isometric-layer.js';
import { arrangeObjects } from './object-layer.js';
import { arrangeOrthogonalLayer } from './orthogonal-layer.js';

/**
 * Makes what plugin-tiled made of a map lie as Tiled has it.
 *
 * @param depths of the layers of the map, from back to front
 */
export function arrangeLayers(map: TiledMap, resource: TiledResource, depths: readonly number[]): void {
  const corner = cornerOf(map);
  const origin = corner.add(vec(map.parallaxoriginx, map.parallaxoriginy));
  // plugin-tiled numbers its layers as the map has them, also those that it leaves out.
  const settings = layersOf(map).map(({ offset, parallax }, index) => {
    const factor = vec(parallax.x, parallax.y);
    return {
      depth: depths[index] ?? 0,
      offset: vec(offset.x, offset.y),
      follow: (moved: Entity, drawn: readonly Entity[] = [moved]) => followCamera(moved, drawn, factor, origin),
    };
  });
  const forEach = <TLayer extends { readonly order: number }>(
    layers: readonly TLayer[],
    arrange: (layer: TLayer, setting: (typeof settings)[number]) => void,
  ) => {
    for (const layer of layers) {
      const setting = settings[layer.order];
      if (setting) arrange(layer, setting);
    }
  };
  forEach(resource.getTileLayers(), (layer, { depth, follow }) => {
    arrangeOrthogonalLayer(layer, map.renderorder);
    layer.tilemap.z = depth;
    follow(layer.tilemap);
  });
  forEach(resource.getIsoTileLayers(), (layer, { depth, follow }) => {
    arrangeIsometricLayer(layer, depth);
    follow(layer.isometricMap, layer.isometricMap.tiles);
  });
  forEach(resource.getImageLayers(), ({ imageActor }, { depth, follow }) => {
    if (!imageActor) return;
    imageActor.pos = imageActor.pos.add(corner);
    imageActor.z = depth;
    follow(imageActor);
  });
  forEach(resource.getObjectLayers(), (layer, { depth, offset, follow }) => {
    for (const actor of arrangeObjects(layer, depth, offset)) follow(actor);
  });
}

/** Where the top left corner of a map is that Tiled places images from. */
function cornerOf({ orientation, height, tilewidth }: TiledMap): Vector {
  return vec(orientation === 'isometric' ? -Math.trunc((height * tilewidth) / 2) : 0, 0);
}

/** Excalibur follows the camera from the origin of the world, Tiled from a point of the map. */
function followCamera(moved: Entity, drawn: readonly Entity[], factor: Vector, origin: Vector): void {
  if (factor.equals(vec(1, 1))) return;
  for (const entity of new Set([moved, ...drawn])) entity.addComponent(new ParallaxComponent(factor), true);
  const transform = moved.get(TransformComponent);
  if (transform) transform.pos = transform.pos.sub(origin.scale(vec(1, 1).sub(factor)));
}

import type { TiledResource } from '@excaliburjs/plugin-tiled';
import { type Entity, ParallaxComponent, TransformComponent, type Vector, vec } from 'excalibur';
import { layersOf, type TiledMap } from './format/index.js';
import { arrangeIsometricLayer } from './isometric-layer.js';
import { arrangeObjects } from './object-layer.js';
import { arrangeOrthogonalLayer } from './orthogonal-layer.js';

/** A layer of plugin-tiled. */
interface Numbered {
  readonly order: number;
}

/**
 * Makes what plugin-tiled made of a map lie as Tiled has it.
 *
 * @param depths of the layers of the map, from back to front
 */
export function arrangeLayers(map: TiledMap, resource: TiledResource, depths: readonly number[]): void {
  const layers = layersOf(map);
  const corner = cornerOf(map);
  const origin = corner.add(vec(map.parallaxoriginx, map.parallaxoriginy));
  // plugin-tiled numbers its layers as the map has them, also those that it leaves out.
  const depthOf = ({ order }: Numbered) => depths[order] ?? 0;
  const follow = ({ order }: Numbered, moved: Entity, drawn: readonly Entity[] = [moved]) => {
    const { x, y } = layers[order]?.parallax ?? { x: 1, y: 1 };
    followCamera(moved, drawn, vec(x, y), origin);
  };
  for (const layer of resource.getTileLayers()) {
    arrangeOrthogonalLayer(layer, map.renderorder);
    layer.tilemap.z = depthOf(layer);
    follow(layer, layer.tilemap);
  }
  for (const layer of resource.getIsoTileLayers()) {
    arrangeIsometricLayer(layer, depthOf(layer));
    follow(layer, layer.isometricMap, layer.isometricMap.tiles);
  }
  for (const layer of resource.getImageLayers()) {
    const { imageActor } = layer;
    if (!imageActor) continue;
    imageActor.pos = imageActor.pos.add(corner);
    imageActor.z = depthOf(layer);
    follow(layer, imageActor);
  }
  for (const layer of resource.getObjectLayers()) {
    for (const entity of arrangeObjects(layer, depthOf(layer))) follow(layer, entity);
  }
}

/** Where the top left corner of a map is that Tiled places images from. */
function cornerOf({ orientation, height, tilewidth }: TiledMap): Vector {
  return vec(orientation === 'isometric' ? -Math.trunc((height * tilewidth) / 2) : 0, 0);
}

/** Excalibur measures the way of the camera from the origin of the world, Tiled from a point of the map. */
function followCamera(moved: Entity, drawn: readonly Entity[], factor: Vector, origin: Vector): void {
  if (factor.equals(vec(1, 1))) return;
  for (const entity of new Set([moved, ...drawn])) entity.addComponent(new ParallaxComponent(factor), true);
  const transform = moved.get(TransformComponent);
  if (transform) transform.pos = transform.pos.sub(origin.scale(vec(1, 1).sub(factor)));
}

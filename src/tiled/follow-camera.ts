import { type Entity, ParallaxComponent, TransformComponent, type Vector, vec } from 'excalibur';
import type { PlacedLayer, TiledMap } from './format/index.js';

/** Where the top left corner of a map is that Tiled places images from, in the world of Excalibur. */
export function cornerOf({ orientation, height, tilewidth }: TiledMap): Vector {
  return vec(orientation === 'isometric' ? -Math.trunc((height * tilewidth) / 2) : 0, 0);
}

/**
 * Lets what is seen of a layer follow the camera as the parallax of the layer says: Excalibur measures the way of the
 * camera from the origin of the world, Tiled from a point of the map.
 */
export function followCamera(entity: Entity, { parallax }: PlacedLayer, map: TiledMap): void {
  const factor = vec(parallax.x, parallax.y);
  const still = vec(1, 1);
  if (factor.equals(still)) return;
  entity.addComponent(new ParallaxComponent(factor), true);
  const transform = entity.get(TransformComponent);
  const origin = cornerOf(map).add(vec(map.parallaxoriginx, map.parallaxoriginy));
  if (transform) transform.pos = transform.pos.sub(origin.scale(still.sub(factor)));
}

import { Polygon, type TiledResource } from '@excaliburjs/plugin-tiled';
import { type Entity, IsometricEntityComponent, TransformComponent, type Vector } from 'excalibur';
import { depthAt } from './layer-depth.js';

type ObjectLayer = ReturnType<TiledResource['getObjectLayers']>[number];

/**
 * Puts the objects of a layer where Tiled shows them, and gives those that plugin-tiled made; what factories made keeps
 * its own depth.
 *
 * @param offset of the layer, in pixels
 */
export function arrangeObjects(layer: ObjectLayer, depth: number, offset: Vector): Entity[] {
  const { objects, resource, tiledObjectLayer } = layer;
  // plugin-tiled takes the offset for one along the axes of an isometric map, and forgets it for polygons.
  const applied =
    resource.map.orientation === 'isometric' ? resource.isometricTiledCoordToWorld(offset.x, offset.y) : offset;
  const made: Entity[] = [];
  for (const object of objects) {
    const entity = layer.getEntityByObject(object);
    const transform = entity?.get(TransformComponent);
    if (!entity || !transform) continue;
    const fromFactory = object.class !== undefined && resource.factories.has(object.class);
    const isBare = object instanceof Polygon && !fromFactory;
    transform.pos = transform.pos.add(isBare ? offset : offset.sub(applied));
    if (fromFactory) continue;
    entity.removeComponent(IsometricEntityComponent, true);
    transform.z = depth + (tiledObjectLayer.draworder === 'index' ? 0 : depthAt(transform.pos.y));
    made.push(entity);
  }
  return made;
}

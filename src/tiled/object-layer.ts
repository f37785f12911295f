import { Polygon, type TiledResource } from '@excaliburjs/plugin-tiled';
import { type Entity, IsometricEntityComponent, TransformComponent, type Vector, vec } from 'excalibur';
import { depthAt } from './layer-depth.js';

type ObjectLayer = ReturnType<TiledResource['getObjectLayers']>[number];

/**
 * Puts the objects of a layer where Tiled shows them, and gives those that plugin-tiled made; what factories made keeps
 * its own depth.
 */
export function arrangeObjects(layer: ObjectLayer, depth: number): Entity[] {
  const { objects, resource, tiledObjectLayer } = layer;
  const { offsetx = 0, offsety = 0, draworder } = tiledObjectLayer;
  const made: Entity[] = [];
  for (const object of objects) {
    const entity = layer.getEntityByObject(object);
    const transform = entity?.get(TransformComponent);
    const fromFactory = object.class !== undefined && resource.factories.has(object.class);
    if (!entity || !transform || fromFactory) continue;
    // plugin-tiled forgets the offset of the layer for polygons.
    if (object instanceof Polygon) transform.pos = transform.pos.add(toWorld(resource, offsetx, offsety));
    entity.removeComponent(IsometricEntityComponent, true);
    transform.z = depth + (draworder === 'index' ? 0 : depthAt(transform.pos.y));
    made.push(entity);
  }
  return made;
}

function toWorld(resource: TiledResource, x: number, y: number): Vector {
  return resource.map.orientation === 'isometric' ? resource.isometricTiledCoordToWorld(x, y) : vec(x, y);
}

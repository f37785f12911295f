import type { TiledResource } from '@excaliburjs/plugin-tiled';
import type { Entity } from 'excalibur';
import { cornerOf, followCamera } from './follow-camera.js';
import type { PlacedLayer, TiledMap } from './format/index.js';
import { hideIsometricLayer } from './isometric-layer.js';
import type { Depths } from './layer-depth.js';
import { arrangeObjects } from './object-layer.js';
import { arrangeOrthogonalLayer } from './orthogonal-layer.js';

/** A layer of plugin-tiled. */
interface Numbered {
  readonly order: number;
}

/**
 * Makes what plugin-tiled made of a map lie as Tiled has it.
 *
 * @param layers that plugin-tiled was given, from back to front
 */
export function arrangeLayers(
  map: TiledMap,
  resource: TiledResource,
  layers: readonly PlacedLayer[],
  depths: Depths,
): void {
  // plugin-tiled numbers its layers as the map has them, also those that it leaves out.
  const depthOf = ({ order }: Numbered) => depths.layers.get(layers[order]?.layer) ?? 0;
  const follow = ({ order }: Numbered, entity: Entity) => {
    const placed = layers[order];
    if (placed) followCamera(entity, placed, map);
  };
  for (const layer of resource.getTileLayers()) {
    arrangeOrthogonalLayer(layer, map.renderorder);
    layer.tilemap.z = depthOf(layer);
    follow(layer, layer.tilemap);
  }
  for (const layer of resource.getIsoTileLayers()) {
    hideIsometricLayer(layer);
    follow(layer, layer.isometricMap);
  }
  for (const layer of resource.getImageLayers()) {
    const { imageActor } = layer;
    if (!imageActor) continue;
    imageActor.pos = imageActor.pos.add(cornerOf(map));
    imageActor.z = depthOf(layer);
    follow(layer, imageActor);
  }
  for (const layer of resource.getObjectLayers()) {
    for (const entity of arrangeObjects(layer, depthOf(layer))) follow(layer, entity);
  }
}

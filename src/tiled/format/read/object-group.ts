import type { TiledObjectLayer } from '../model-layers.js';
import type { Fields } from './fields.js';
import { readLayerBase } from './layer-base.js';
import { type ObjectContext, readObject } from './objects.js';

/** Reads a layer of objects, or the shapes of collision of a tile. */
export function readObjectGroup(fields: Fields, context: ObjectContext): TiledObjectLayer {
  return {
    type: 'objectgroup',
    ...readLayerBase(fields),
    color: fields.color('color'),
    draworder: fields.oneOf('draworder', ['topdown', 'index'], 'topdown'),
    objects: fields.children('objects', 'required').map((object) => readObject(object, context)),
  };
}

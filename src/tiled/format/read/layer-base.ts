import type { Fields } from './fields.js';
import { readProperties } from './properties.js';

/** What all kinds of layers have. */
export function readLayerBase(fields: Fields) {
  return {
    id: fields.whole('id', { min: 0 }, 0),
    name: fields.text('name', ''),
    class: fields.text('class', ''),
    visible: fields.flag('visible', true),
    opacity: fields.number('opacity', 1),
    offsetx: fields.number('offsetx', 0),
    offsety: fields.number('offsety', 0),
    parallaxx: fields.number('parallaxx', 1),
    parallaxy: fields.number('parallaxy', 1),
    tintcolor: fields.color('tintcolor'),
    properties: readProperties(fields),
  };
}

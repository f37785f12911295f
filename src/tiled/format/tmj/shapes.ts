import type { TiledObject, TiledObjectLayer } from '../model-layers.js';
import type { TiledItem, TiledProperty } from '../model-properties.js';

/** An object of JSON. */
export type Json = { readonly [key: string]: unknown };

/** An object without the keys that are undefined. */
export function compact(object: Json): Json {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}

/** Excalibur reads alpha at the end, Tiled writes it in front. */
export function excaliburColor(color: string | undefined): string | undefined {
  return color?.length === 9 ? `#${color.slice(3)}${color.slice(1, 3)}` : color;
}

const plainTypes = ['string', 'int', 'float', 'bool', 'color', 'file', 'object'];

/** Properties as plugin-tiled knows them: classes and lists become the text of their JSON. */
export function propertiesJson(properties: readonly TiledProperty[]): Json[] {
  return properties.map(({ name, ...item }) => ({ name, ...itemJson(item) }));
}

function itemJson({ type, value }: TiledItem): Json {
  if (plainTypes.includes(type)) return { type, value };
  return { type: 'string', value: typeof value === 'object' ? JSON.stringify(value) : String(value) };
}

/** The objects of a layer or of a tile. */
export function objectGroupJson(group: TiledObjectLayer): Json {
  return {
    type: 'objectgroup',
    draworder: group.draworder,
    objects: group.objects.map(objectJson),
    ...(group.color !== undefined && { color: excaliburColor(group.color) }),
  };
}

function objectJson(object: TiledObject): Json {
  const { id, name, x, y, width, height, rotation, visible, points, shape } = object;
  return compact({
    id,
    name,
    type: object.class,
    x,
    y,
    width,
    height,
    rotation,
    visible,
    // Of the flags of hexagonal maps plugin-tiled knows nothing and takes them for part of the id.
    gid: shape === 'tile' ? (object.gid & 0xefffffff) >>> 0 : undefined,
    point: shape === 'point' || undefined,
    ellipse: shape === 'ellipse' || undefined,
    polygon: shape === 'polygon' ? points : undefined,
    polyline: shape === 'polyline' ? points : undefined,
    text: shape === 'text' && object.text ? { ...object.text, color: excaliburColor(object.text.color) } : undefined,
    properties: propertiesJson(object.properties),
  });
}

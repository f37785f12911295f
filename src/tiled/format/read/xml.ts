import { parseXml, XmlElement, XmlText } from '@rgrove/parse-xml';
import { messageOf, TiledError } from '../error.js';
import { MAX_DEPTH, type Shape } from './fields.js';

/** Parses TMX, TSX or TX into the shape that TMJ has, with all values still text. `type` is the name of the root. */
export function readXml(text: string, file: string): Shape {
  let root: XmlElement | null;
  try {
    root = parseXml(text).root;
  } catch (error) {
    // Stack overflow included: the parser is recursive.
    throw new TiledError({ file }, `not XML: ${messageOf(error).split('\n')[0]}`, { cause: error });
  }
  switch (root?.name) {
    case 'map':
      return mapShape(root);
    case 'tileset':
      return tilesetShape(root);
    case 'template':
      return templateShape(root);
    default:
      throw new TiledError({ file }, `not a Tiled file: its root is <${root?.name}>`);
  }
}

// Keys that only TMJ has are set even if undefined, so that no attribute of that name is taken for them. What is nested
// deeper than the readers go is left out: they stop above it with an error.

function mapShape(map: XmlElement): Shape {
  return {
    ...map.attributes,
    type: 'map',
    properties: propertiesShape(map),
    tilesets: children(map, 'tileset').map(tilesetShape),
    layers: layersShape(map),
  };
}

function tilesetShape(tileset: XmlElement): Shape {
  return {
    ...tileset.attributes,
    ...imageShape(tileset),
    type: 'tileset',
    tileoffset: child(tileset, 'tileoffset')?.attributes,
    grid: child(tileset, 'grid')?.attributes,
    properties: propertiesShape(tileset),
    tiles: children(tileset, 'tile').map(tileShape),
    tileproperties: undefined,
  };
}

function tileShape(tile: XmlElement): Shape {
  const group = child(tile, 'objectgroup');
  const animation = child(tile, 'animation');
  return {
    ...tile.attributes,
    ...imageShape(tile),
    properties: propertiesShape(tile),
    objectgroup: group && layerShape(group, 0),
    animation: animation && children(animation, 'frame').map((frame) => frame.attributes),
  };
}

function templateShape(template: XmlElement): Shape {
  const tileset = child(template, 'tileset');
  const object = child(template, 'object');
  return { type: 'template', tileset: tileset && tilesetShape(tileset), object: object && objectShape(object) };
}

function imageShape(parent: XmlElement): Shape {
  const image = child(parent, 'image');
  const { source, width, height, trans } = image?.attributes ?? {};
  return {
    image: image && (source ?? ''),
    imagewidth: width,
    imageheight: height,
    transparentcolor: trans,
  };
}

const layerTypes = new Map([
  ['layer', 'tilelayer'],
  ['objectgroup', 'objectgroup'],
  ['imagelayer', 'imagelayer'],
  ['group', 'group'],
]);

function layersShape(parent: XmlElement, depth = 0): Shape[] {
  return elements(parent)
    .filter(({ name }) => layerTypes.has(name))
    .map((layer) => layerShape(layer, depth));
}

function layerShape(layer: XmlElement, depth: number): Shape {
  const type = layerTypes.get(layer.name);
  return {
    ...layer.attributes,
    ...(type === 'imagelayer' && imageShape(layer)),
    type,
    properties: propertiesShape(layer),
    objects: type === 'objectgroup' ? children(layer, 'object').map(objectShape) : undefined,
    layers: type === 'group' ? (depth > MAX_DEPTH ? [] : layersShape(layer, depth + 1)) : undefined,
    ...(type === 'tilelayer' && dataShape(child(layer, 'data'))),
  };
}

function dataShape(data: XmlElement | undefined): Shape {
  if (data === undefined) return { data: undefined, chunks: undefined };
  const { encoding, compression } = data.attributes;
  const cells = (parent: XmlElement) =>
    encoding === undefined ? children(parent, 'tile').map((tile) => tile.attributes.gid ?? '0') : textOf(parent);
  const chunks = children(data, 'chunk').map((chunk) => ({ ...chunk.attributes, data: cells(chunk) }));
  return { encoding, compression, data: cells(data), chunks };
}

function objectShape(object: XmlElement): Shape {
  const text = child(object, 'text');
  const marks = ['ellipse', 'point', 'capsule'].map((name) => [name, child(object, name) && 'true'] as const);
  return {
    ...object.attributes,
    ...Object.fromEntries(marks),
    properties: propertiesShape(object),
    polygon: pointsShape(child(object, 'polygon')),
    polyline: pointsShape(child(object, 'polyline')),
    text: text && { ...text.attributes, text: textOf(text) },
  };
}

function pointsShape(element: XmlElement | undefined): Shape[] | undefined {
  const points = element?.attributes.points?.trim();
  return (points === '' ? [] : points?.split(/\s+/))?.map((point) => {
    const [x, y, ...more] = point.split(',');
    return { x, y: more.length > 0 ? point : y };
  });
}

/** Members of a class are in `properties`, items of a list in `items`, other values in `value`. */
function propertiesShape(parent: XmlElement, depth = 0): Shape[] | undefined {
  const list = child(parent, 'properties');
  return list && children(list, 'property').map((property) => valueShape(property, depth));
}

function valueShape(element: XmlElement, depth: number): Shape {
  return {
    ...element.attributes,
    value: element.attributes.value || textOf(element).replace(/^\s+$/, ''),
    properties: depth > MAX_DEPTH ? [] : propertiesShape(element, depth + 1),
    items: depth > MAX_DEPTH ? [] : children(element, 'item').map((item) => valueShape(item, depth + 1)),
  };
}

function elements(parent: XmlElement): XmlElement[] {
  return parent.children.filter((node) => node instanceof XmlElement);
}

function children(parent: XmlElement, name: string): XmlElement[] {
  return elements(parent).filter((element) => element.name === name);
}

function child(parent: XmlElement, name: string): XmlElement | undefined {
  return elements(parent).find((element) => element.name === name);
}

/** The text of an element itself, without that of the elements in it. */
function textOf(element: XmlElement): string {
  return element.children.map((node) => (node instanceof XmlText ? node.text : '')).join('');
}

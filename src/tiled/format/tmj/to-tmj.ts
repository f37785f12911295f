import { cellsOf } from '../area.js';
import { layersOf, type PlacedLayer } from '../layers.js';
import type { TiledMap } from '../model.js';
import type { TiledImageLayer, TiledTileLayer } from '../model-layers.js';
import { compact, excaliburColor, type Json, objectGroupJson, propertiesJson } from './shapes.js';
import { tilesetJson } from './tilesets.js';

/**
 * The map as TMJ that plugin-tiled 0.32 loads right, in strict mode: tilesets embedded, templates merged, groups
 * dissolved, layers finite and plain, colours as Excalibur reads them, nothing missing. Image paths are those of the
 * model, for `pathMap: [{ path: /.+/, output: '[match]' }]`. A part of an image that is a tile of a collection has a path
 * of its own, such as `props.png#xywh=64,0,32,32`, since plugin-tiled knows whole images alone.
 *
 * @param layers that are to be in it, all by default
 */
export function toTmj(map: TiledMap, layers: readonly PlacedLayer[] = layersOf(map)): Json {
  return compact({
    type: 'map',
    version: '1.10',
    // The oldest version that plugin-tiled takes without a warning; it cannot read every version text that Tiled writes.
    tiledversion: '1.10.1',
    class: map.class,
    orientation: map.orientation,
    renderorder: map.renderorder,
    width: map.width,
    height: map.height,
    tilewidth: map.tilewidth,
    tileheight: map.tileheight,
    infinite: false,
    hexsidelength: map.hexsidelength,
    staggeraxis: map.staggeraxis,
    staggerindex: map.staggerindex,
    backgroundcolor: excaliburColor(map.backgroundcolor),
    parallaxoriginx: map.parallaxoriginx,
    parallaxoriginy: map.parallaxoriginy,
    nextlayerid: map.nextlayerid,
    nextobjectid: map.nextobjectid,
    properties: propertiesJson(map.properties),
    tilesets: map.tilesets.map((tileset) => tilesetJson(tileset, map)),
    layers: layers.map((placed) => layerJson(placed, map)),
  });
}

function layerJson(placed: PlacedLayer, map: TiledMap): Json {
  const { layer, offset, parallax } = placed;
  const isStill = parallax.x === 1 && parallax.y === 1;
  return compact({
    id: layer.id,
    name: layer.name,
    class: layer.class,
    x: 0,
    y: 0,
    visible: placed.visible,
    opacity: placed.opacity,
    offsetx: offset.x,
    offsety: offset.y,
    parallaxx: isStill ? undefined : parallax.x,
    parallaxy: isStill ? undefined : parallax.y,
    tintcolor: excaliburColor(placed.tint),
    properties: propertiesJson(layer.properties),
    ...contentJson(placed, map),
  });
}

function contentJson({ layer, offset }: PlacedLayer, map: TiledMap): Json {
  switch (layer.type) {
    case 'tilelayer':
      return cellsJson(layer, offset, map);
    case 'objectgroup':
      return { ...objectGroupJson(layer), ...objectOffset(offset, map) };
    case 'imagelayer':
      return imageJson(layer);
  }
}

/** plugin-tiled takes the offset of objects along the axes of an isometric map, as their places are; it is in pixels. */
function objectOffset({ x, y }: { x: number; y: number }, { orientation, tilewidth, tileheight }: TiledMap): Json {
  if (orientation !== 'isometric') return {};
  const across = (x * tileheight) / tilewidth;
  return { offsetx: y + across, offsety: y - across };
}

function imageJson({ type, image, repeatx, repeaty }: TiledImageLayer): Json {
  return { type, image, repeatx, repeaty };
}

/** A finite layer moved to where its cells begin: plugin-tiled misplaces infinite isometric ones, and stops at empty ones. */
function cellsJson(layer: TiledTileLayer, offset: { x: number; y: number }, map: TiledMap): Json {
  const { x, y, width, height, data } = cellsOf(layer, map.file);
  const { tilewidth, tileheight } = map;
  const start =
    map.orientation === 'isometric'
      ? { x: ((x - y) * tilewidth) / 2, y: ((x + y) * tileheight) / 2 }
      : { x: x * tilewidth, y: y * tileheight };
  return {
    type: 'tilelayer',
    width,
    height,
    offsetx: offset.x + start.x,
    offsety: offset.y + start.y,
    encoding: 'csv',
    data: Array.from(data, (gid) => (gid & 0xefffffff) >>> 0),
  };
}

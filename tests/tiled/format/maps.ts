import { TiledError, type TiledLayer, type TiledMap, type TiledTileLayer } from '../../../src/tiled/format/index.js';

/** What to write instead into the small map that `tmx` makes: 2 × 2 cells `1,2,0,4`, a tileset of 16 tiles. */
export interface TmxParts {
  /** Attributes of the map; undefined leaves one out. */
  readonly map?: Readonly<Record<string, string | number | undefined>>;
  readonly properties?: string;
  readonly tilesets?: string;
  readonly layers?: string;
  /** What the layer `Ground` holds. */
  readonly data?: string;
  /** Tiles of the tileset. */
  readonly tiles?: string;
}

export function tmx({ map, properties = '', tilesets, layers, data, tiles = '' }: TmxParts = {}): string {
  const attributes = {
    version: '1.10',
    tiledversion: '1.10.2',
    orientation: 'orthogonal',
    renderorder: 'right-down',
    width: 2,
    height: 2,
    tilewidth: 16,
    tileheight: 16,
    infinite: 0,
    ...map,
  };
  const size = `width="${attributes.width}" height="${attributes.height}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<map ${written(attributes)}>`,
    properties,
    tilesets ??
      `<tileset firstgid="1" name="t" tilewidth="16" tileheight="16" tilecount="16" columns="4">
        <image source="t.png" width="64" height="64"/>${tiles}</tileset>`,
    layers ?? `<layer id="1" name="Ground" ${size}>${data ?? '<data encoding="csv">1,2,0,4</data>'}</layer>`,
    '</map>',
  ].join('\n');
}

function written(attributes: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(attributes)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}="${value}"`))
    .join(' ');
}

/** The small map as JSON; what is given replaces keys of the map, its tileset or its layer. */
export function tmj(parts: { map?: object; tileset?: object; layer?: object } = {}): string {
  const tileset = {
    ...{ firstgid: 1, name: 't', image: 't.png', imagewidth: 64, imageheight: 64, columns: 4, tilecount: 16 },
    ...{ tilewidth: 16, tileheight: 16, spacing: 0, margin: 0 },
  };
  const layer = {
    ...{ type: 'tilelayer', id: 1, name: 'Ground', x: 0, y: 0, width: 2, height: 2, opacity: 1, visible: true },
    data: [1, 2, 0, 4],
  };
  return JSON.stringify({
    ...{ type: 'map', version: '1.10', tiledversion: '1.10.2', orientation: 'orthogonal', infinite: false },
    ...{ width: 2, height: 2, tilewidth: 16, tileheight: 16, renderorder: 'right-down' },
    tilesets: [{ ...tileset, ...parts.tileset }],
    layers: [{ ...layer, ...parts.layer }],
    ...parts.map,
  });
}

/** The first tile layer of a map, groups not searched. */
export function tileLayer(map: TiledMap): TiledTileLayer {
  const layer = map.layers.find((each) => each.type === 'tilelayer');
  if (layer === undefined) throw new Error('the map has no tile layer');
  return layer;
}

export function layerOfType<T extends TiledLayer['type']>(map: TiledMap, type: T): Extract<TiledLayer, { type: T }> {
  const layer = map.layers.find((each): each is Extract<TiledLayer, { type: T }> => each.type === type);
  if (layer === undefined) throw new Error(`the map has no ${type}`);
  return layer;
}

/** The TiledError that a call throws; anything else fails the test. */
export function errorOf(call: () => unknown): TiledError {
  try {
    call();
  } catch (error) {
    if (error instanceof TiledError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

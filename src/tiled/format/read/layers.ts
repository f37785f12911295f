import type { TiledChunk, TiledImageLayer, TiledLayer, TiledTileLayer } from '../model-layers.js';
import { joinPath } from '../paths.js';
import { type CellArea, cellAt, type Encoding, MAX_CELLS, readCells } from './cells.js';
import { findOverlap } from './chunks.js';
import { type Fields, MAX_DEPTH } from './fields.js';
import type { GidSpace } from './gid-space.js';
import { readLayerBase } from './layer-base.js';
import { readObjectGroup } from './object-group.js';
import type { Templates } from './objects.js';
import { compressions } from './unpack.js';

/** What layers need to know about their map. */
export interface LayerContext {
  readonly width: number;
  readonly height: number;
  readonly infinite: boolean;
  readonly templates: Templates;
  readonly gids: GidSpace;
}

/** Reads the layers of a map or group, and theirs. */
export function readLayers(owner: Fields, context: LayerContext, depth = 0): TiledLayer[] {
  if (depth > MAX_DEPTH) throw owner.fail(`groups are nested deeper than ${MAX_DEPTH} levels`);
  return owner
    .children('layers', 'required')
    .map((fields) => readLayer(fields.at({ layer: fields.text('name', '') }), context, depth));
}

function readLayer(fields: Fields, context: LayerContext, depth: number): TiledLayer {
  switch (fields.oneOf('type', ['tilelayer', 'objectgroup', 'imagelayer', 'group'])) {
    case 'tilelayer':
      return readTileLayer(fields, context);
    case 'objectgroup':
      return readObjectGroup(fields, context);
    case 'imagelayer':
      return readImageLayer(fields);
    case 'group':
      return { type: 'group', ...readLayerBase(fields), layers: readLayers(fields, context, depth + 1) };
  }
}

function readTileLayer(fields: Fields, context: LayerContext): TiledTileLayer {
  const chunks = context.infinite ? readChunks(fields) : [readWhole(fields, context)];
  for (const chunk of chunks) {
    context.gids.checkCells(chunk.data, (index) => ({ ...fields.place, cell: cellAt(index, chunk) }));
  }
  return { type: 'tilelayer', ...readLayerBase(fields), chunks };
}

function readWhole(fields: Fields, { width, height }: LayerContext): TiledChunk {
  const size = { min: 1 };
  const own = { width: fields.whole('width', size, width), height: fields.whole('height', size, height) };
  if (own.width !== width || own.height !== height) {
    throw fields.fail(`the layer is ${own.width} × ${own.height} cells, but the map is ${width} × ${height}`);
  }
  if (fields.children('chunks').length > 0) throw fields.fail('the layer has chunks, but the map is not infinite');
  const area = { x: 0, y: 0, width, height };
  return { ...area, data: readCells(fields.get('data'), area, readEncoding(fields), fields.place) };
}

function readChunks(fields: Fields): TiledChunk[] {
  const encoding = readEncoding(fields);
  let total = 0;
  const chunks = fields.children('chunks', 'required').map((chunk) => {
    const area = readArea(chunk);
    total += area.width * area.height;
    if (total > MAX_CELLS) throw fields.fail(`the chunks have more than ${MAX_CELLS} cells`);
    return { ...area, data: readCells(chunk.get('data'), area, encoding, fields.place) };
  });
  const data = fields.get('data');
  if (Array.isArray(data) ? data.length > 0 : typeof data === 'string' && data.trim() !== '') {
    throw fields.fail('the map is infinite, but the cells of the layer are not in chunks');
  }
  const overlap = findOverlap(chunks);
  if (overlap === undefined) return chunks;
  throw fields.at({ cell: { x: overlap.x, y: overlap.y } }).fail('two chunks lie on each other');
}

function readArea(chunk: Fields): CellArea {
  const place = { min: -(2 ** 30), max: 2 ** 30 };
  const size = { min: 1, max: MAX_CELLS };
  const area = {
    x: chunk.whole('x', place),
    y: chunk.whole('y', place),
    width: chunk.whole('width', size),
    height: chunk.whole('height', size),
  };
  if (area.width * area.height <= MAX_CELLS) return area;
  throw chunk.fail(`${chunk.name()} is ${area.width} × ${area.height} cells, the most is ${MAX_CELLS}`);
}

function readEncoding(fields: Fields): Encoding {
  const { isXml } = fields;
  const plain = fields.text('encoding', '') === '';
  const encoding = plain ? 'plain' : fields.oneOf('encoding', ['csv', 'base64']);
  if (encoding !== 'base64') return { isXml, encoding: isXml ? encoding : 'plain', compression: undefined };
  const packed = fields.text('compression', '') !== '';
  return { isXml, encoding, compression: packed ? fields.oneOf('compression', compressions) : undefined };
}

function readImageLayer(fields: Fields): TiledImageLayer {
  const base = readLayerBase(fields);
  const source = fields.text('image', '');
  const isOld = !fields.has('offsetx');
  return {
    type: 'imagelayer',
    ...base,
    // Before Tiled 0.15 the place was in x and y.
    offsetx: isOld ? fields.number('x', 0) : base.offsetx,
    offsety: isOld ? fields.number('y', 0) : base.offsety,
    image: source === '' ? undefined : joinPath(fields.place.file, source),
    transparentcolor: fields.color('transparentcolor'),
    repeatx: fields.flag('repeatx', false),
    repeaty: fields.flag('repeaty', false),
  };
}

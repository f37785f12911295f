import type { TiledTile, TiledTileset } from '../model-tilesets.js';
import { joinPath } from '../paths.js';
import { Fields, isShape } from './fields.js';
import { readObjectGroup } from './object-group.js';
import type { Templates } from './objects.js';
import { readProperties } from './properties.js';

/** What a tileset is by itself; a map adds at which gid it begins. */
export type TilesetBody = Omit<TiledTileset, 'firstgid'>;

const alignments = [
  ...(['unspecified', 'topleft', 'top', 'topright', 'left'] as const),
  ...(['center', 'right', 'bottomleft', 'bottom', 'bottomright'] as const),
] as const;

/** Reads a tileset of a file of its own or embedded in a map. */
export function readTileset(fields: Fields, templates: Templates): TilesetBody {
  const { file } = fields.place;
  const image = readImage(fields);
  const isCollection = image.image === undefined;
  const size = { min: isCollection ? 0 : 1, max: 1 << 16 };
  const sizes = {
    tilewidth: fields.whole('tilewidth', size),
    tileheight: fields.whole('tileheight', size),
    margin: fields.whole('margin', { min: 0 }, 0),
    spacing: fields.whole('spacing', { min: -(1 << 16) }, 0),
  };
  const tiles = readTiles(fields, templates);
  const grid = fields.child('grid');
  const tileoffset = fields.child('tileoffset');
  return {
    file,
    name: fields.text('name', ''),
    class: fields.text('class', ''),
    ...sizes,
    ...image,
    ...(isCollection ? { tilecount: tiles.length, columns: 0 } : readCounts(fields, { ...image, ...sizes })),
    objectalignment: fields.oneOf('objectalignment', alignments, 'unspecified'),
    tilerendersize: fields.oneOf('tilerendersize', ['tile', 'grid'], 'tile'),
    fillmode: fields.oneOf('fillmode', ['stretch', 'preserve-aspect-fit'], 'stretch'),
    tileoffset: { x: tileoffset?.number('x', 0) ?? 0, y: tileoffset?.number('y', 0) ?? 0 },
    grid: grid && {
      orientation: grid.text('orientation', '') === 'isometric' ? 'isometric' : 'orthogonal',
      width: grid.whole('width', { min: 0 }, sizes.tilewidth),
      height: grid.whole('height', { min: 0 }, sizes.tileheight),
    },
    properties: readProperties(fields),
    tiles,
  };
}

function readImage(fields: Fields) {
  const source = fields.text('image', undefined);
  // An image without a source has its picture in the file, which no Tiled writes.
  if (source === '' && fields.isXml) throw fields.fail(`${fields.name('image')} has no source`);
  return {
    image: source ? joinPath(fields.place.file, source) : undefined,
    imagewidth: fields.whole('imagewidth', { min: 0 }, undefined),
    imageheight: fields.whole('imageheight', { min: 0 }, undefined),
    transparentcolor: fields.color('transparentcolor'),
  };
}

type Measures = Pick<TilesetBody, 'imagewidth' | 'imageheight' | 'tilewidth' | 'tileheight' | 'margin' | 'spacing'>;

/** Columns and number of tiles, from the size of the image where an old file does not say them. */
function readCounts(fields: Fields, measures: Measures): { columns: number; tilecount: number } {
  const { margin, spacing } = measures;
  const fitting = (length: number, tile: number) =>
    Math.max(0, Math.floor((length - margin + spacing) / Math.max(1, tile + spacing)));
  const columns = fields.whole('columns', { min: 0 }, 0) || fitting(measures.imagewidth ?? 0, measures.tilewidth);
  const rows = fitting(measures.imageheight ?? 0, measures.tileheight);
  const tilecount = fields.whole('tilecount', { min: 0 }, columns * rows);
  return { columns: Math.max(1, columns), tilecount };
}

function readTiles(fields: Fields, templates: Templates): TiledTile[] {
  const raw = fields.get('tiles');
  const old = isShape(raw) || fields.has('tileproperties');
  const tiles = old ? oldTiles(fields) : fields.children('tiles');
  const read = tiles.map((tile) => readTile(tile, templates)).sort((a, b) => a.id - b.id);
  const twice = read.find((tile, index) => tile.id === read[index + 1]?.id);
  if (twice) throw fields.fail(`${fields.name('tiles')}: tile ${twice.id} is described twice`);
  return read;
}

/** Tiled 1.0 and 1.1 keep tiles by id in `tiles`, and their properties in `tileproperties` and `tilepropertytypes`. */
function oldTiles(fields: Fields): Fields[] {
  const [tiles, properties, types] = ['tiles', 'tileproperties', 'tilepropertytypes'].map((key) => fields.child(key));
  const ids = new Set([...Object.keys(tiles?.shape ?? {}), ...Object.keys(properties?.shape ?? {})]);
  return [...ids].map((id) => {
    const shape = {
      ...tiles?.child(id)?.shape,
      id: /^\d+$/.test(id) ? Number(id) : id,
      properties: properties?.child(id)?.shape,
      propertytypes: types?.child(id)?.shape,
    };
    return new Fields(shape, fields.place, false, fields.name(`tiles.${id}`));
  });
}

function readTile(fields: Fields, templates: Templates): TiledTile {
  const id = fields.whole('id', { min: 0, max: 0xfffffff });
  const image = readImage(fields);
  const group = fields.child('objectgroup');
  return {
    id,
    class: fields.text('class', '') || fields.text('type', ''),
    properties: readProperties(fields),
    image: image.image,
    imagewidth: image.imagewidth,
    imageheight: image.imageheight,
    rectangle: readRectangle(fields, image),
    animation: fields.children('animation').map((frame) => ({
      tileid: frame.whole('tileid', { min: 0 }),
      duration: frame.whole('duration', { min: 0 }),
    })),
    objectgroup: group && readObjectGroup(group, { templates, gids: undefined }),
  };
}

function readRectangle(fields: Fields, image: { imagewidth: number | undefined; imageheight: number | undefined }) {
  if (!fields.has('width') || !fields.has('height')) return undefined;
  const position = { x: fields.whole('x', { min: 0 }, 0), y: fields.whole('y', { min: 0 }, 0) };
  const size = { width: fields.whole('width', { min: 0 }), height: fields.whole('height', { min: 0 }) };
  const isWhole = size.width === image.imagewidth && size.height === image.imageheight;
  return size.width === 0 || isWhole ? undefined : { ...position, ...size };
}

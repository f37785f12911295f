import { hexLayout, type Layout, type SquareOptions, squareLayout, type Wrap } from '../../../boards/index.js';
import { areaOf } from '../area.js';
import { messageOf, show, TiledError, type TiledPlace } from '../error.js';
import type { Orientation, TiledMap } from '../model.js';
import type { TiledTileLayer } from '../model-layers.js';
import type { CellArea } from '../read/cells.js';

/** What the code says where the map says nothing: its properties `directions` and `wrap` come first. */
export interface MapLayoutOptions {
  /** 4, the default, or 8 on boards of squares. */
  readonly directions?: number | undefined;
  /** By default 'none'. */
  readonly wrap?: Wrap | undefined;
}

interface Ground {
  readonly map: TiledMap;
  readonly place: TiledPlace;
  readonly area: CellArea;
  readonly directions: number | undefined;
  readonly wrap: Wrap;
}

/** How each orientation becomes a layout. */
const makers: Readonly<Record<Orientation, (ground: Ground) => Layout>> = {
  orthogonal: (ground) => makeSquares(ground, { projection: 'orthogonal', ...sizeOf(ground.map) }),
  isometric: (ground) => makeSquares(ground, { projection: 'isometric', ...sizeOf(ground.map) }),
  staggered: (ground) =>
    makeSquares(ground, { projection: 'staggered', ...sizeOf(ground.map), ...staggerOf(ground.map) }),
  oblique: (ground) => makeSquares(ground, { projection: 'oblique', ...slantOf(ground.map) }),
  hexagonal: makeHexes,
};

/** Beyond this a board is no board but a mistake. */
const MOST_CELLS = 1 << 22;

/** The layout of a map: its size, or on an infinite map the rectangle around the chunks of the layer. */
export function layoutOf(map: TiledMap, layer: TiledTileLayer, options: MapLayoutOptions): Layout {
  const place = { file: map.file, layer: layer.name };
  const area = areaOf(layer) ?? { x: 0, y: 0, width: Math.max(1, map.width), height: Math.max(1, map.height) };
  if (area.width * area.height > MOST_CELLS) {
    throw new TiledError(place, `the board is ${area.width} × ${area.height} cells, the most is ${MOST_CELLS}`);
  }
  const directions = readDirections(map) ?? options.directions;
  const wrap = readWrap(map) ?? options.wrap ?? 'none';
  try {
    return makers[map.orientation]({ map, place, area, directions, wrap });
  } catch (error) {
    throw error instanceof TiledError ? error : new TiledError(place, messageOf(error), { cause: error });
  }
}

function makeSquares({ place, area, directions = 4, wrap }: Ground, drawn: Partial<SquareOptions>): Layout {
  if (directions !== 4 && directions !== 8) throw wrongDirections(place, directions, '4 or 8');
  return squareLayout({ ...gridOf(area), ...drawn, directions, wrap });
}

function sizeOf({ tilewidth, tileheight }: TiledMap) {
  return { tileWidth: tilewidth, tileHeight: tileheight };
}

function staggerOf({ staggeraxis, staggerindex }: TiledMap) {
  return { staggerAxis: staggeraxis, offset: staggerindex };
}

function slantOf({ tilewidth, tileheight, skewx, skewy }: TiledMap) {
  return { east: { x: tilewidth, y: skewy }, south: { x: skewx, y: tileheight } };
}

function makeHexes({ map, place, area, directions = 6, wrap }: Ground): Layout {
  if (directions !== 6) throw wrongDirections(place, directions, '6 on a hexagonal map');
  return hexLayout({
    ...gridOf(area),
    ...sizeOf(map),
    sideLength: map.hexsidelength,
    orientation: map.staggeraxis === 'y' ? 'pointy' : 'flat',
    offset: map.staggerindex,
    wrap,
  });
}

function gridOf({ x, y, width, height }: CellArea) {
  return { columns: width, rows: height, origin: { x, y } };
}

function wrongDirections(place: TiledPlace, directions: number, allowed: string): TiledError {
  return new TiledError(place, `directions is ${directions}, but must be ${allowed}`);
}

function readDirections(map: TiledMap): number | undefined {
  const value = mapProperty(map, 'directions');
  if (value === undefined) return undefined;
  const directions = Number(value);
  if (Number.isInteger(directions)) return directions;
  throw new TiledError(
    { file: map.file, property: 'directions' },
    `directions is ${show(value)}, but must be a number`,
  );
}

function readWrap(map: TiledMap): Wrap | undefined {
  const value = mapProperty(map, 'wrap');
  if (value === undefined) return undefined;
  const wraps: readonly Wrap[] = ['none', 'x', 'y', 'both'];
  const wrap = wraps.find((each) => typeof value === 'string' && each === value.toLowerCase());
  if (wrap !== undefined) return wrap;
  throw new TiledError({ file: map.file, property: 'wrap' }, `wrap is ${show(value)}, but must be ${wraps.join(', ')}`);
}

/** A property of the map by its name in any case. */
export function mapProperty(map: TiledMap, name: string): unknown {
  return map.properties.findLast((property) => property.name.toLowerCase() === name)?.value;
}

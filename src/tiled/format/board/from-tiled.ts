import { Board, type Cell, finish, type Slices, type TileProperties } from '../../../boards/index.js';
import { show, TiledError } from '../error.js';
import type { TiledMap } from '../model.js';
import { boardLayerOf } from './find-layer.js';
import { layoutOf, type MapLayoutOptions, mapProperty } from './layouts.js';
import { type TileOptions, tilesOf } from './tiles.js';

export interface BoardFromTiledOptions extends MapLayoutOptions, TileOptions {
  /** Name of the tile layer that is the board, if it does not say so itself (`boardLayerOf`). */
  readonly layer?: string | undefined;
  /** Where chance starts; the map property `seed` comes first. */
  readonly seed?: number | string | undefined;
}

/**
 * The board that an author has drawn in Tiled. A cell with a tile is a tile. Its properties, later ones winning: the
 * class and properties of the tile in the tileset, objects of class `TileData` over the cell, `options.tile`. Tiles of
 * one tileset tile share one frozen object. The map properties `directions`, `wrap` and `seed` go before the options.
 * Throws a TiledError that names file, layer, cell, tile and property.
 */
export function boardFromTiled<TPiece = unknown>(
  map: TiledMap,
  options: BoardFromTiledOptions = {},
): Board<TileProperties, TPiece> {
  const { layout, ...ground } = finish(readGround(map, options));
  return new Board<TileProperties, TPiece>(layout, ground);
}

/**
 * Does what `boardFromTiled` does in slices, for large boards that must not stop a page. It also makes the tables of
 * neighbours and edges, which otherwise are made when they are first needed.
 */
export function* boardFromTiledInSlices<TPiece = unknown>(
  map: TiledMap,
  options: BoardFromTiledOptions = {},
): Slices<Board<TileProperties, TPiece>> {
  const { layout, ...ground } = yield* readGround(map, options);
  return yield* Board.inSlices<TileProperties, TPiece>(layout, ground);
}

function* readGround(map: TiledMap, options: BoardFromTiledOptions) {
  const placed = boardLayerOf(map, options.layer);
  const layout = layoutOf(map, placed.layer, options);
  const tileAt = yield* tilesOf(map, placed, layout, options);
  const tiles = (_x: number, _y: number, cell: Cell) => tileAt(cell);
  return { layout, tiles, seed: readSeed(map) ?? options.seed };
}

function readSeed(map: TiledMap): number | string | undefined {
  const seed = mapProperty(map, 'seed');
  if (seed === undefined || typeof seed === 'number' || typeof seed === 'string') return seed;
  throw new TiledError({ file: map.file, property: 'seed' }, `seed is ${show(seed)}, but must be a number or text`);
}

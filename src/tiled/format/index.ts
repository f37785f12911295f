/**
 * Tiled's files without an engine: text in, one normalised model out, every error with its place.
 *
 * - `loadTiledMap(path, { readFile, imageExists? })` → Promise<TiledMap>: map, tilesets and templates, each file once.
 * - `parseTiledMap(text, file, others?)` → TiledMap: the same without waiting; `others` holds the text of other files.
 * - `toTmj(map)` → plain TMJ for @excaliburjs/plugin-tiled: one object, tilesets embedded, templates merged, groups
 *   flattened, infinite layers made finite. Its image paths are those that `readFile` would get, not relative to the
 *   map, so plugin-tiled needs `pathMap: [{ path: /.+/, output: '[match]' }]` and `mapFormatOverride: 'TMJ'`.
 * - `boardFromTiled(map, options?)` → Board; `boardLayerOf(map, name?)` → the layer it is made from and its offset.
 * - `boardFromTiledInSlices(map, options?)` → the same board, in slices with rests in between, for long maps.
 * - `objectsOf(map, boardLayer)`, `anchorOf(map, placed)`: the point of the board that an object stands on;
 *   `inherited(map, object)`: its class and properties, with those of its tile.
 * - `layersOf(map)` → the layers without groups, with offset, opacity, visibility, tint and parallax of their groups.
 * - `cellsOf(layer, file)`, `tileOfGid(map, gid)`, `splitGid(gid)`: what lies on a cell.
 * - `TiledError`: file, layer, cell, object, property, reason.
 */
export { areaOf, cellsOf } from './area.js';
export { type BoardLayer, boardLayerOf } from './board/find-layer.js';
export { type BoardFromTiledOptions, boardFromTiled, boardFromTiledInSlices } from './board/from-tiled.js';
export type { MapLayoutOptions } from './board/layouts.js';
export { anchorOf, objectsOf, type PlacedObject } from './board/object-place.js';
export type { ClassDefaults } from './board/read-tile.js';
export type { MapTile, TileOptions } from './board/tiles.js';
export { messageOf, TiledError, type TiledPlace } from './error.js';
export { splitGid, type TileId, type TurnedGid, tileOfGid, tileSize } from './gids.js';
export { type ImageUse, imagesOf } from './images.js';
export { inherited } from './inherit.js';
export { layersOf, type PlacedLayer } from './layers.js';
export { type LoadTiledOptions, loadTiledMap, parseTiledMap } from './load.js';
export type { Orientation, TiledMap } from './model.js';
export type {
  ObjectShape,
  TiledChunk,
  TiledGroupLayer,
  TiledImageLayer,
  TiledLayer,
  TiledObject,
  TiledObjectLayer,
  TiledText,
  TiledTileLayer,
} from './model-layers.js';
export type { TiledItem, TiledMembers, TiledProperty, TiledValue } from './model-properties.js';
export type { ObjectAlignment, TiledTile, TiledTileset } from './model-tilesets.js';
export { joinPath } from './paths.js';
export type { CellArea } from './read/cells.js';
export { type ImagePart, imagePartsOf, partName } from './tmj/image-parts.js';
export { toTmj } from './tmj/to-tmj.js';

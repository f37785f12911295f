import type { Actor } from 'excalibur';
import { reachOf } from './drawing/reach.js';
import { tileLayerActor } from './drawing/tile-layer-actor.js';
import { looksOf } from './drawing/tile-look.js';
import { followCamera } from './follow-camera.js';
import {
  areaOf,
  cellsOf,
  layersOf,
  type PlacedLayer,
  type TiledMap,
  type TiledTileLayer,
  type TiledTileset,
  tileOfGid,
} from './format/index.js';
import { inSlices } from './in-slices.js';
import type { Depths } from './layer-depth.js';

/** plugin-tiled makes an object of each cell: layers of more cells than this would stop the game while it does. */
const MOST_CELLS = 1 << 14;

/**
 * The layers that plugin-tiled is given: all but large ones of tiles, those of tiles that it cannot place, and on
 * orthogonal maps, where it draws them, those of tiles that it cannot size.
 */
export function layersForPlugin(map: TiledMap): PlacedLayer[] {
  const places = map.orientation === 'orthogonal' || map.orientation === 'isometric';
  return layersOf(map).filter(({ layer }) => {
    if (layer.type !== 'tilelayer') return true;
    const { width, height } = areaOf(layer) ?? { width: 0, height: 0 };
    return places && width * height <= MOST_CELLS && !isSizedByGrid(map, layer);
  });
}

/** Whether an orthogonal layer has tiles that are drawn as large as a cell, whatever their picture. */
function isSizedByGrid(map: TiledMap, layer: TiledTileLayer): boolean {
  if (map.orientation !== 'orthogonal') return false;
  const sized = map.tilesets.filter(({ tilerendersize }) => tilerendersize === 'grid');
  if (sized.length === 0) return false;
  const { data } = cellsOf(layer, map.file);
  return data.some((gid) => gid !== 0 && sized.includes(tileOfGid(map, gid)?.tileset as TiledTileset));
}

/**
 * What is seen of the tile layers that we draw ourselves: all but the small ones of orthogonal maps, which plugin-tiled
 * draws well, and those of oblique maps, which nobody draws yet.
 */
export async function tileLayerActors(
  map: TiledMap,
  images: ReadonlyMap<string, HTMLImageElement>,
  depths: Depths,
): Promise<Actor[]> {
  if (map.orientation === 'oblique') return [];
  const drawnByPlugin = new Set(map.orientation === 'orthogonal' ? layersForPlugin(map).map(({ layer }) => layer) : []);
  const looks = looksOf(map);
  const imageAt = (path: string) => {
    const image = images.get(path);
    if (image) return image;
    throw new Error(`the image ${path} was not read`);
  };
  const actors: Actor[] = [];
  for (const placed of layersOf(map)) {
    const { layer } = placed;
    if (layer.type !== 'tilelayer' || drawnByPlugin.has(layer)) continue;
    const reach = await inSlices(reachOf(layer, looks));
    const actor = tileLayerActor({ map, placed, layer, looks, reach, imageAt }, depths.layers.get(layer) ?? 0);
    followCamera(actor, placed, map);
    actors.push(actor);
  }
  return actors;
}

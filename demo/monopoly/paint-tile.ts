import type { Tile } from 'excalibur-boardkit';
import type { TiledBoardResource } from 'excalibur-boardkit/tiled';

/** Shows another tile of the tilesets on a tile of the road: the one with this `look`. */
export function paintTile({ resource }: TiledBoardResource, { x, y }: Tile, look: string): void {
  const shown = resource.getTileByCoordinate('road', x, y)?.exTile;
  for (const tileset of resource.tilesets) {
    const wanted = tileset.tiles.find((tile) => tile.properties.get('look') === look);
    if (!wanted || !shown) continue;
    shown.clearGraphics();
    shown.addGraphic(tileset.getSpriteForGid(tileset.firstGid + wanted.id));
  }
}

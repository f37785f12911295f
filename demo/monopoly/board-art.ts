import { Actor, Color, Font, FontUnit, ImageFiltering, Text, vec } from 'excalibur';
import { CustomBoard, type Tile } from 'excalibur-boardkit';
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

/** Writes under the awning of each shop what one earns there. */
export async function labelShops({ board, boardActor }: TiledBoardResource): Promise<void> {
  const family = 'Nunito Variable';
  await document.fonts.load(`800 50px "${family}"`);
  const font = new Font({
    family,
    size: 50,
    unit: FontUnit.Px,
    bold: true,
    filtering: ImageFiltering.Blended,
    color: Color.fromHex('#2d2a3a'),
    quality: 2,
  });
  const toWorld = (tile: Tile) => boardActor.get(CustomBoard).tileToWorld(tile);
  for (const shop of board.tilesOfClass('Shop')) {
    const label = new Actor({ pos: toWorld(shop).add(vec(0, 6)), z: boardActor.z });
    label.graphics.use(new Text({ text: String(shop.properties.rent), font }));
    boardActor.scene?.add(label);
  }
}

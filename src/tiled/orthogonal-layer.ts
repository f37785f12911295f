import type { TiledResource } from '@excaliburjs/plugin-tiled';
import { BoundingBox, GraphicsComponent, ParallaxComponent, type TileMap, vec } from 'excalibur';
import { pictureOf } from './tile-picture.js';

type OrthogonalLayer = ReturnType<TiledResource['getTileLayers']>[number];

/** How far pictures reach over the edges of their cells, in pixels. */
interface Reach {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Makes an orthogonal layer of plugin-tiled look as in Tiled, where tiles are larger than cells or lie beside them.
 *
 * @param renderorder of the map, such as `right-down`
 */
export function arrangeOrthogonalLayer({ tilemap, data, resource }: OrthogonalLayer, renderorder: string): void {
  const reach = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const [index, tile] of tilemap.tiles.entries()) {
    const gid = data[index] ?? 0;
    const [graphic] = tile.getGraphics();
    if (gid === 0 || !graphic) continue;
    const tileset = resource.getTilesetForTileGid(gid);
    const { offset, width, height } = pictureOf(tileset, gid, graphic);
    if (!offset.equals(tileset.tileOffset)) {
      tile.clearGraphics();
      tile.addGraphic(graphic, { offset });
    }
    reach.left = Math.max(reach.left, -offset.x);
    reach.top = Math.max(reach.top, height - tilemap.tileHeight - offset.y);
    reach.right = Math.max(reach.right, width - tilemap.tileWidth + offset.x);
    reach.bottom = Math.max(reach.bottom, offset.y);
  }
  if (Object.values(reach).some((pixels) => pixels > 0)) paintOverEdges(tilemap, reach, renderorder);
}

/** Excalibur leaves out a tile whose cell is off the screen, and paints column by column. */
function paintOverEdges(tilemap: TileMap, { left, top, right, bottom }: Reach, renderorder: string): void {
  const { tiles, columns, rows, tileWidth, tileHeight } = tilemap;
  const bounds = new BoundingBox(-left, -top, columns * tileWidth + right, rows * tileHeight + bottom);
  tilemap.get(GraphicsComponent).localBounds = bounds;
  tilemap.getOnScreenTiles = () => {
    const view = viewOf(tilemap);
    const xs = cellsBetween((view.left - right) / tileWidth, (view.right + left) / tileWidth, columns);
    const ys = cellsBetween((view.top - bottom) / tileHeight, (view.bottom + top) / tileHeight, rows);
    if (renderorder.startsWith('left')) xs.reverse();
    if (renderorder.endsWith('up')) ys.reverse();
    return ys.flatMap((y) => xs.flatMap((x) => tiles[x + y * columns] ?? []));
  };
}

/** What is on the screen, in the coordinates of the layer. */
function viewOf(tilemap: TileMap): BoundingBox {
  const scene = tilemap.scene;
  if (!scene) return new BoundingBox();
  const factor = tilemap.get(ParallaxComponent)?.parallaxFactor ?? vec(1, 1);
  const ahead = scene.camera.drawPos.scale(vec(1, 1).sub(factor));
  return scene.engine.screen.getWorldBounds().translate(ahead.negate()).transform(tilemap.transform.get().inverse);
}

function cellsBetween(from: number, to: number, count: number): number[] {
  const first = Math.max(0, Math.floor(from));
  const last = Math.min(count - 1, Math.floor(to));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

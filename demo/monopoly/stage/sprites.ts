import type { Sprite } from 'excalibur';
import type { TiledBoardResource } from 'excalibur-boardkit/tiled';

/** The heads of the pawns, by seat, as the tilesets name them. */
export const shapes = ['circle', 'triangle', 'square', 'diamond', 'star', 'moon'] as const;

/** A picture out of the tilesets of a map, by the property `look` of its tile. */
export function spriteOf({ resource, path }: TiledBoardResource, look: string, tileset?: string): Sprite {
  for (const set of resource.tilesets) {
    if (tileset !== undefined && set.name !== tileset) continue;
    const tile = set.tiles.find(({ properties }) => properties.get('look') === look);
    if (tile) return set.getSpriteForGid(set.firstGid + tile.id);
  }
  throw new RangeError(`the tilesets of ${path} have no tile whose look is '${look}'`);
}

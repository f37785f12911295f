import type { Sprite } from 'excalibur';
import type { TiledBoardResource } from 'excalibur-boardkit/tiled';

/** The heads of the pawns, by seat, as the tilesets name them. */
export const shapes = ['circle', 'triangle', 'square', 'diamond', 'star', 'moon'] as const;

/** A picture out of the tilesets of a map, by the property `look` of its tile. */
export function spriteOf(map: TiledBoardResource, look: string, tileset?: string): Sprite {
  return pictureOf(map, look, tileset).sprite;
}

/** The same, with how far from the lower left corner of a cell its tileset draws it. */
export function pictureOf({ resource, path }: TiledBoardResource, look: string, tileset?: string) {
  for (const set of resource.tilesets) {
    if (tileset !== undefined && set.name !== tileset) continue;
    const tile = set.tiles.find(({ properties }) => properties.get('look') === look);
    if (tile) return { sprite: set.getSpriteForGid(set.firstGid + tile.id), offset: set.tileOffset };
  }
  throw new RangeError(`the tilesets of ${path} have no tile whose look is '${look}'`);
}

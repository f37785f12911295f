import { Color, Font, FontUnit, ImageFiltering, type Sprite, Text } from 'excalibur';
import type { TiledBoardResource } from 'excalibur-boardkit/tiled';

/** The pictures of the pawns, by seat: heads of different shapes, as the tilesets name them. */
export const shapes = ['circle', 'triangle', 'square', 'diamond', 'star', 'moon'] as const;

export const ink = Color.fromHex('#2d2a3a');
export const paper = Color.fromHex('#fffaf0');
export const amber = Color.fromHex('#e8a93f');

const family = 'Nunito Variable';

/** A picture of the tilesets of a map, by the property `look` of its tile. */
export function spriteOf({ resource }: TiledBoardResource, look: string, tileset?: string): Sprite {
  for (const one of resource.tilesets) {
    if (tileset !== undefined && one.name !== tileset) continue;
    const tile = one.tiles.find(({ properties }) => properties.get('look') === look);
    if (tile) return one.getSpriteForGid(one.firstGid + tile.id);
  }
  throw new RangeError(`the tilesets of ${resource.path} have no tile whose look is '${look}'`);
}

/** Loads the font of the page, so that the board can write with it. */
export async function loadFont(): Promise<void> {
  await document.fonts.load(`800 50px "${family}"`);
}

/** Something written on the board. */
export function lettering(text: string, size: number, edge?: Color): Text {
  const font = new Font({
    family,
    size,
    unit: FontUnit.Px,
    bold: true,
    filtering: ImageFiltering.Blended,
    color: ink,
    quality: 2,
    ...(edge ? { strokeColor: edge, lineWidth: size / 4 } : {}),
  });
  return new Text({ text, font });
}

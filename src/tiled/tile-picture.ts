import { isFlippedDiagonally, type Tileset } from '@excaliburjs/plugin-tiled';
import { type Graphic, type Vector, vec } from 'excalibur';

/** The picture of a tile in a cell. */
export interface TilePicture {
  /** From where Excalibur draws it, its bottom left on that of the cell. */
  readonly offset: Vector;
  readonly width: number;
  readonly height: number;
}

/**
 * Where Tiled has the picture of a tile: moved by the offset of the tileset, and with its bottom left in place also when
 * it is turned on its side, where Excalibur turns it around its middle.
 */
export function pictureOf(tileset: Tileset, gid: number, { width, height }: Graphic): TilePicture {
  if (!isFlippedDiagonally(gid)) return { offset: tileset.tileOffset, width, height };
  const shift = (height - width) / 2;
  return { offset: tileset.tileOffset.add(vec(shift, shift)), width: height, height: width };
}

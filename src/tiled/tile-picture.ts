import { isFlippedDiagonally, type Tileset } from '@excaliburjs/plugin-tiled';
import { Animation, type Graphic, type Vector, vec } from 'excalibur';
import { splitGid } from './format/index.js';

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
export function pictureOf(tileset: Tileset, gid: number, graphic: Graphic): TilePicture {
  const { width, height } = graphic;
  if (graphic instanceof Animation) turnFrames(graphic, tileset, gid);
  if (!isFlippedDiagonally(gid)) return { offset: tileset.tileOffset, width, height };
  const shift = (height - width) / 2;
  return { offset: tileset.tileOffset.add(vec(shift, shift)), width: height, height: width };
}

/** plugin-tiled turns single pictures but not those of an animation. */
function turnFrames({ frames }: Animation, tileset: Tileset, gid: number): void {
  const flags = gid - splitGid(gid).gid;
  for (const [index, { tileid }] of (tileset.getTileByGid(gid)?.animation ?? []).entries()) {
    const frame = frames[index];
    if (frame && flags !== 0) frame.graphic = tileset.getSpriteForGid(flags + tileset.firstGid + tileid);
  }
}

import type { TiledMap } from '../model.js';
import type { TiledTile } from '../model-tilesets.js';

/** A part of an image that is a tile in a collection of images. */
export interface ImagePart {
  readonly image: string;
  readonly rectangle: NonNullable<TiledTile['rectangle']>;
}

/** What a part is called: the path of its image with a spatial fragment, https://www.w3.org/TR/media-frags/#naming-space. */
export function partName({ image, rectangle: { x, y, width, height } }: ImagePart): string {
  return `${image}#xywh=${x},${y},${width},${height}`;
}

/** The parts of images that are tiles of a map. */
export function imagePartsOf({ tilesets }: TiledMap): ImagePart[] {
  return tilesets.flatMap(({ tiles }) =>
    tiles.flatMap(({ image, rectangle }) => (image !== undefined && rectangle ? { image, rectangle } : [])),
  );
}

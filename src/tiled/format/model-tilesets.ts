import type { TiledObjectLayer } from './model-layers.js';
import type { TiledProperty } from './model-properties.js';

export interface TiledTileset {
  readonly firstgid: number;
  /** The file that describes it: the map itself, or one of its own. */
  readonly file: string;
  readonly name: string;
  readonly class: string;
  /** Of a tile, in pixels; of the largest one in a collection of images. */
  readonly tilewidth: number;
  readonly tileheight: number;
  /** How many tiles there are. The ids of a collection may have holes: look at `tiles`. */
  readonly tilecount: number;
  /** How many tiles stand side by side in the image; 0 in a collection. */
  readonly columns: number;
  readonly margin: number;
  readonly spacing: number;
  /** Undefined in a collection of images. */
  readonly image: string | undefined;
  readonly imagewidth: number | undefined;
  readonly imageheight: number | undefined;
  readonly transparentcolor: string | undefined;
  readonly objectalignment: ObjectAlignment;
  readonly tilerendersize: 'tile' | 'grid';
  readonly fillmode: 'stretch' | 'preserve-aspect-fit';
  readonly tileoffset: { readonly x: number; readonly y: number };
  readonly grid:
    | { readonly orientation: 'orthogonal' | 'isometric'; readonly width: number; readonly height: number }
    | undefined;
  readonly properties: readonly TiledProperty[];
  /** The tiles of which something is said, by ascending id. */
  readonly tiles: readonly TiledTile[];
}

/** Which point of its picture a tile object stands on. */
export type ObjectAlignment =
  | 'unspecified'
  | 'topleft'
  | 'top'
  | 'topright'
  | 'left'
  | 'center'
  | 'right'
  | 'bottomleft'
  | 'bottom'
  | 'bottomright';

export interface TiledTile {
  /** Its number in the tileset, from 0. */
  readonly id: number;
  readonly class: string;
  readonly properties: readonly TiledProperty[];
  /** In a collection of images, with its size in pixels. */
  readonly image: string | undefined;
  readonly imagewidth: number | undefined;
  readonly imageheight: number | undefined;
  /** The part of the image that is the tile; undefined if all of it is. */
  readonly rectangle:
    | { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
    | undefined;
  /** Ids of tiles, each shown for a time in milliseconds; empty if the tile does not move. */
  readonly animation: readonly { readonly tileid: number; readonly duration: number }[];
  /** Shapes of collision. */
  readonly objectgroup: TiledObjectLayer | undefined;
}

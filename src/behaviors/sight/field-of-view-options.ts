import type { Actor } from 'excalibur';
import type { SightOptions, Tile, TileProperties } from '../../boards/index.js';
import type { fieldOfView } from '../../manifests/field-of-view.js';
import type { Options } from '../behavior.js';

type Rules = SightOptions<TileProperties, Actor>;

/** The callbacks of `FieldOfView`. */
export interface FieldOfViewHooks {
  /** Whether a tile is opaque; where it says nothing, a solid tile is. */
  opaque: NonNullable<Rules['opaque']>;
  /** What it takes to see through a tile, in place of `costProperty`. */
  cost: (tile: Tile) => number | undefined;
}

/** The options of `FieldOfView`. */
export type FieldOfViewOptions = Options<typeof fieldOfView, FieldOfViewHooks>;

/** What `FieldOfView` raises. */
export interface FieldOfViewEvents {
  /** It sees other tiles than before. */
  changed: { readonly entered: readonly Tile[]; readonly left: readonly Tile[] };
  /** A piece, of whatever side, has come into its sight, or is in it at first. */
  spotted: { readonly piece: Actor };
  /** A piece has left its sight, or the board. */
  lost: { readonly piece: Actor };
}

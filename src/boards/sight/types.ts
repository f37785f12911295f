import type { Direction, Place } from '../layout.js';
import type { Tile, TileProperties } from '../tile.js';

/**
 * A cone around the face, closed at its borders, in the ideal geometry. `steps`: from so many directions to the left of
 * the face to as many to the right, in the order of their angles; 0 is a ray. `degrees`: the whole opening, 0 … 360.
 */
export type SightCone = { readonly steps: number } | { readonly degrees: number };

/** Who looks, and what hinders sight. */
export interface SightOptions<TTile extends object = TileProperties, TPiece = unknown> {
  /** Where the eye is; what stands on this cell never hinders it. */
  readonly from: Place;
  /** Whether a tile is opaque; where this says nothing a solid tile is, and with `solidPieces` one with a solid piece. */
  readonly opaque?: ((tile: Tile<TTile>) => boolean | undefined) | undefined;
  /** Cells without a tile, and what lies outside the board: 'opaque', the default, as rock is, or 'open', as a chasm is. */
  readonly holes?: 'opaque' | 'open' | undefined;
  /** Whether solid pieces are opaque too; false by default. */
  readonly solidPieces?: boolean | undefined;
  /** Whose eye it is: never opaque, wherever it stands. */
  readonly piece?: TPiece | undefined;
  /**
   * What it takes to see through a tile: a callback, or the name of a tile property that holds a number. Nothing said is
   * 0, and Infinity is opaque. Where the line runs between tiles it is those on one side of it that are counted. A tile may
   * be asked several times.
   */
  readonly cost?: string | ((tile: Tile<TTile>) => number | undefined) | undefined;
  /** How much the tiles between the two may cost in sum; needs `cost`. Their own tiles are not counted. */
  readonly points?: number | undefined;
  /** How far one sees, in steps of `layout.distance`. */
  readonly range?: number | undefined;
  /** Where the eye looks; needed for a cone, and means nothing without one. */
  readonly face?: Direction | undefined;
  readonly cone?: SightCone | undefined;
}

/** Who looks, and at what. */
export interface LineOfSightOptions<TTile extends object = TileProperties, TPiece = unknown>
  extends SightOptions<TTile, TPiece> {
  readonly to: Place;
}

/** Why something is not seen. */
export type HiddenReason = 'range' | 'cone' | 'opaque' | 'wall' | 'cost';

/**
 * Whether one sees a place, and what the tiles between cost; if not, why not. `tile` is the opaque one, the one before
 * the wall, or the one that cost too much; it is undefined where that is a hole.
 */
export type SightResult<TTile extends object = TileProperties> =
  | { readonly ok: true; readonly cost: number }
  | { readonly ok: false; readonly reason: HiddenReason; readonly tile?: Tile<TTile> | undefined };

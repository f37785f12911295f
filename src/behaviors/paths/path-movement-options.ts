import type { Actor } from 'excalibur';
import type { NoPathReason, Path, PathResult, PathRules, TileProperties } from '../../boards/index.js';
import type { pathMovement } from '../../manifests/path-movement.js';
import type { Options } from '../behavior.js';
import type { MoveRefusal, MoveRequest } from '../moving/move-request.js';

type Rules = PathRules<TileProperties, Actor>;

/** The callbacks of `PathMovement`, as `findPath` takes them. */
export interface PathMovementHooks {
  /** What a step costs; undefined leaves it to the tile. */
  cost: NonNullable<Rules['cost']>;
  /** Whether a tile cannot be entered; undefined leaves it to `occupied`, to the tile and to solid pieces. */
  solid: NonNullable<Rules['solid']>;
}

/** The options of `PathMovement`. */
export type PathMovementOptions = Options<typeof pathMovement, PathMovementHooks>;

/**
 * Why a piece does not go: no path, or `GridMove` refuses its first step. `stale`: a handler of `planned` has moved it or
 * changed the board.
 */
export type GoRefusal = NoPathReason | MoveRefusal;

/** The answer to `go`: the path, and the walk that has begun; or why not, and the piece in the way of the first step. */
export type GoResult =
  | { readonly ok: true; readonly path: Path; readonly walk: MoveRequest }
  | { readonly ok: false; readonly reason: GoRefusal; readonly blocker?: Actor };

/** The answer to `pathTo`; `nearest` with the option of this name, and without steps where it is as near as it can be. */
export type PathAnswer =
  | PathResult
  | { readonly ok: false; readonly reason: 'off-board'; readonly nearest?: undefined };

/** What `PathMovement` raises, on its `events` and on its actor. */
export interface PathMovementEvents {
  /** It is about to go a path, which has no steps where it is there already. */
  planned: { readonly piece: Actor; readonly path: Path };
  /** It was asked to go where no way leads, or cannot go. */
  noPath: { readonly piece: Actor; readonly reason: GoRefusal };
}

import type { Actor } from 'excalibur';
import type { cameraFollow } from '../../manifests/camera-follow.js';
import { show } from '../../manifests/property.js';
import type { Options } from '../behavior.js';
import type { BoardBehavior } from '../board-behavior.js';
import type { CameraFollow } from '../camera-follow.js';
import { readBoard } from '../piece/piece-options.js';
import type { WorldArea } from './camera-view.js';

/** What `CameraFollow` raises. */
export interface CameraFollowEvents {
  /** It follows an actor from now on. */
  followed: { readonly target: Actor };
  /** It looks elsewhere from now on, because a visitor or the game wants it to. */
  looked: object;
  /** It shows the whole bounds from now on. */
  fitted: object;
  /** The wanted zoom has changed. */
  zoomed: { readonly zoom: number };
  /** Another has taken the camera of the scene, and this one is disabled. */
  replaced: { readonly by: CameraFollow };
}

/** The references of `CameraFollow`. */
export interface CameraFollowHooks {
  /** The board whose bounds it stays within; by default the one on its own actor, if there is one. */
  board: Actor | BoardBehavior;
  /** A rectangle of the world that it stays within, in place of that of a board. */
  bounds: WorldArea;
}

/** The options of `CameraFollow`. */
export type CameraFollowOptions = Options<typeof cameraFollow, CameraFollowHooks>;

/** Throws a TypeError on hooks that are none, and on limits that leave nothing between them. */
export function checkFollowOptions({ board, bounds, minZoom, maxZoom }: CameraFollow['options']): void {
  if (board !== undefined) readBoard(board, 'CameraFollow.board');
  if (minZoom !== undefined && minZoom > maxZoom) {
    throw new TypeError(`CameraFollow.minZoom: ${minZoom} is not allowed, must not be more than maxZoom, ${maxZoom}`);
  }
  if (bounds === undefined) return;
  const { x, y, width, height } = bounds ?? {};
  const isArea = [x, y, width, height].every((value) => Number.isFinite(value)) && width > 0 && height > 0;
  if (isArea) return;
  const given = [x, y, width, height].map(show).join(', ');
  throw new TypeError(
    `CameraFollow.bounds: (${given}) is not allowed, must be { x, y, width, height } with numbers, the last two > 0`,
  );
}

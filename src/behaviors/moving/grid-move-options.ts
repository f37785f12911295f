import type { Actor } from 'excalibur';
import type { Place } from '../../boards/index.js';
import type { gridMove } from '../../manifests/grid-move.js';
import type { Options } from '../behavior.js';
import type { MoveQuestion } from './step-test.js';

/** The callbacks and references of `GridMove`. */
export interface GridMoveHooks {
  /** The share of the way for the share of the time, both 0 … 1, over a whole path. */
  easing: (time: number) => number;
  /** Asked last of all tests; false refuses the step. */
  canMove: (question: MoveQuestion) => boolean;
  /** Around which place it wanders; without it, where it was first. */
  home: Place;
}

/** The options of `GridMove`. */
export type GridMoveOptions = Options<typeof gridMove, GridMoveHooks>;

/** Whom to approach, or from whom to depart: places and pieces. */
export type Targets = Place | Actor | readonly (Place | Actor)[];

import type { Actor, Scene } from 'excalibur';
import type { Cell, Point } from '../../boards/index.js';
import { findBehavior } from '../find-behavior.js';
import type { SeenTarget } from './camera-drive.js';

/** Tells from frame to frame where an actor is, and whether it is on its way. */
export class TargetWatch {
  #actor: Actor | undefined;
  #at: Point | undefined;
  #cell: Cell | undefined;

  /** How it is in this frame; undefined while it is not in the scene. */
  see(actor: Actor | undefined, scene: Scene): SeenTarget | undefined {
    if (!actor || actor.scene !== scene || actor.isKilled()) return undefined;
    const { x, y } = actor.globalPos;
    const piece = findBehavior(actor, 'piece');
    const cell = piece?.spot?.cell;
    const isSame = actor === this.#actor && this.#at !== undefined;
    // A piece that only makes room on its tile goes nowhere.
    const isMoving =
      isSame && (piece?.spot ? piece.isGliding || cell !== this.#cell : x !== this.#at?.x || y !== this.#at?.y);
    this.#actor = actor;
    this.#at = { x, y };
    this.#cell = cell;
    return { at: this.#at, isMoving };
  }
}

import type { Entity, Subscription } from 'excalibur';

/**
 * Lets one update a frame through. A plain Entity updates its children inside its own update, and the scene updates
 * them once more: the calls from inside are dropped.
 */
export class FrameGate {
  #parent: Entity | null = null;
  #insideParent = false;
  #known = true;
  #passedInside = false;
  #subscriptions: readonly Subscription[] = [];

  /** Whether this update of the owner is the frame's own. */
  passes(owner: Entity): boolean {
    if (owner.parent !== this.#parent) this.#watch(owner.parent);
    if (this.#insideParent) return false;
    const isRepeated = this.#passedInside;
    this.#passedInside = false;
    return !isRepeated;
  }

  close(): void {
    for (const subscription of this.#subscriptions) subscription.close();
    this.#subscriptions = [];
    this.#parent = null;
    this.#insideParent = false;
    this.#passedInside = false;
  }

  #watch(parent: Entity | null): void {
    this.close();
    if (!parent) return;
    this.#parent = parent;
    this.#known = false;
    this.#subscriptions = [
      parent.on('preupdate', () => {
        this.#known = true;
        this.#insideParent = true;
      }),
      parent.on('postupdate', () => {
        // The first call was let through without knowing whence it came; now it is seen to have come from inside.
        if (!this.#known) this.#passedInside = true;
        this.#known = true;
        this.#insideParent = false;
      }),
    ];
  }
}

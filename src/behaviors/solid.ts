import type { Entity, Subscription } from 'excalibur';
import { solid } from '../manifests/solid.js';
import { Behavior, type ManifestOf } from './behavior.js';
import { Piece } from './piece.js';

/** Makes its piece solid while it is attached and enabled: no other piece may enter its tile. */
export class Solid extends Behavior<Record<never, never>, typeof solid> {
  static readonly manifest = solid satisfies ManifestOf<Solid>;

  #isEnabled = true;
  #subscription: Subscription | undefined;

  constructor(options: Record<never, never> = {}) {
    super(solid, [], options);
    // Solidity is truth, not picture: it changes with the word, not with the next frame.
    Object.defineProperty(this, 'enabled', {
      enumerable: true,
      get: () => this.#isEnabled,
      set: (value: boolean) => {
        this.#isEnabled = value;
        if (this.owner) this.#mark(value);
      },
    });
  }

  override onAdd(owner: Entity): void {
    super.onAdd(owner);
    this.#subscription = owner.on('placed', () => this.#mark(this.#isEnabled));
    this.#mark(this.#isEnabled);
  }

  override onRemove(previousOwner: Entity): void {
    this.#subscription?.close();
    this.#mark(false);
    super.onRemove(previousOwner);
  }

  #mark(isSolid: boolean): void {
    const { actor } = this;
    actor.get(Piece)?.board?.setSolid(actor, isSolid);
  }
}

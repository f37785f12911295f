import type { Entity, Subscription } from 'excalibur';
import { solid } from '../manifests/solid.js';
import { Behavior, type ManifestOf } from './behavior.js';
import { Piece } from './piece.js';

/** Makes its piece solid while it is attached and enabled: no other piece may enter its tile. */
export class Solid extends Behavior<Record<never, never>, typeof solid> {
  static readonly manifest = solid satisfies ManifestOf<Solid>;

  #subscription: Subscription | undefined;

  constructor(options: Record<never, never> = {}) {
    super(solid, [], options);
  }

  override onAdd(owner: Entity): void {
    super.onAdd(owner);
    this.#subscription = owner.on('placed', () => this.#mark(this.enabled));
    this.#mark(this.enabled);
  }

  override onRemove(previousOwner: Entity): void {
    this.#subscription?.close();
    this.#mark(false);
    super.onRemove(previousOwner);
  }

  protected override onEnabledChange(): void {
    if (this.owner) this.#mark(this.enabled);
  }

  #mark(isSolid: boolean): void {
    const { actor } = this;
    actor.get(Piece)?.board?.setSolid(actor, isSolid);
  }
}

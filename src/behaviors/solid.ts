import { Actor, type Entity, type Subscription } from 'excalibur';
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

  protected override onJoin(owner: Entity): void {
    this.#subscription = owner.on('placed', () => this.#mark(this.enabled));
    this.#mark(this.enabled);
  }

  protected override onLeave(previousOwner: Entity): void {
    this.#subscription?.close();
    if (previousOwner instanceof Actor) this.#mark(false);
  }

  protected override onEnabledChange(): void {
    if (this.owner) this.#mark(this.enabled);
  }

  #mark(isSolid: boolean): void {
    const { actor } = this;
    actor.get(Piece)?.board?.setSolid(actor, isSolid);
  }
}

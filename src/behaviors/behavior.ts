import { Actor, Component, type Entity, type EventMap, type Scene, type Subscription } from 'excalibur';
import { classNameOf, type Manifest, type ManifestNaming } from '../manifests/manifest.js';
import { type Data, type DataInput, readOptions } from '../manifests/read-options.js';
import { type BehaviorEvents, behaviorEvents } from './behavior-events.js';
import { FrameGate } from './frame-gate.js';

/**
 * What the constructor of a behaviour takes: the data of its manifest, and its hooks. All may be left out.
 * The package exports it as `BehaviorOptions`.
 */
export type Options<TManifest extends Manifest, THooks extends object = object> = DataInput<TManifest> &
  Partial<THooks>;

/** Anything that can be ended: subscriptions of Excalibur and of boards alike. */
export interface Closable {
  close(): void;
}

/**
 * The base of every behaviour: attach it to an actor and it works.
 *
 * A behaviour of your own needs a manifest (data) and a class:
 *
 * ```ts
 * import { Behavior, type BehaviorOptions, type ManifestOf } from 'excalibur-boardkit';
 * import { defineManifest } from 'excalibur-boardkit/manifests';
 * import * as z from 'zod/mini';
 *
 * const spin = defineManifest({
 *   id: 'spin',
 *   description: 'Turns its actor round and round.',
 *   properties: z.strictObject({ speed: z._default(z.number().check(z.describe('Degrees per second.')), 90) }),
 *   actions: { reverse: { description: 'Turns the other way from now on.' } },
 *   triggers: { reversed: { description: 'The way of turning has changed.' } },
 * });
 * interface SpinEvents { reversed: object }
 *
 * class Spin extends Behavior<SpinEvents, typeof spin> {
 *   static readonly manifest = spin satisfies ManifestOf<Spin>;
 *   #sign = 1;
 *   constructor(options: BehaviorOptions<typeof spin> = {}) { super(spin, [], options); }
 *   reverse(): void { this.#sign = -this.#sign; this.events.emit('reversed', {}); }
 *   protected override onUpdate(elapsedMs: number): void {
 *     this.actor.rotation += (this.#sign * this.options.speed * Math.PI * elapsedMs) / 180_000;
 *   }
 * }
 * ```
 *
 * - `this.options` holds the data with its defaults and the hooks (callbacks and references, named in the second
 *   argument of `super`); it is read only, `configure` changes it.
 * - `onAttach` runs when the owner is in a scene, again after it has left and come back; take subscriptions there
 *   with `this.track(…)`. They are closed when the owner leaves the scene, is killed, or loses the behaviour; then
 *   `onDetach` runs.
 * - `onJoin` and `onLeave` run when it comes to its owner and is taken off, in a scene or not. What throws while it is
 *   added to an owner takes it off again.
 * - `onUpdate` runs once a frame, not while `enabled` is false or time stands still.
 * - State lives in `#private` fields: a clone is made from `options` alone and starts fresh.
 */
export abstract class Behavior<
  TEvents extends EventMap = EventMap,
  TManifest extends Manifest = Manifest,
  THooks extends object = object,
> extends Component {
  /** What happens to this behaviour. Listening for an event that is no trigger of the manifest throws a TypeError. */
  readonly events: BehaviorEvents<TEvents>;
  readonly #manifest: TManifest;
  readonly #hooks: readonly string[];
  #given: Options<TManifest, THooks>;
  #options: Readonly<Data<TManifest> & Partial<THooks>>;
  #owner: Entity | undefined;
  #enabled = true;
  #attached = false;
  #tracked: Closable[] = [];
  #ownerSubscriptions: Subscription[] = [];
  readonly #gate = new FrameGate();

  /**
   * @param manifest what the behaviour is
   * @param hooks the names of the options that are no data: callbacks and references
   * @param options what the user gave; bad data throws a TypeError
   */
  constructor(
    manifest: TManifest,
    hooks: readonly (keyof THooks & string)[] = [],
    options: Options<TManifest, THooks> = {} as Options<TManifest, THooks>,
  ) {
    super();
    this.events = behaviorEvents<TEvents>(manifest);
    this.#manifest = manifest;
    this.#hooks = hooks;
    this.#given = { ...options };
    this.#options = Object.freeze(readOptions<TManifest, THooks>(manifest, hooks, options));
  }

  /** The id of its manifest, such as `grid-move`. */
  get kind(): string {
    return this.#manifest.id;
  }

  /** While false, the behaviour gets no updates. */
  get enabled(): boolean {
    return this.#enabled;
  }

  set enabled(isEnabled: boolean) {
    if (isEnabled === this.#enabled) return;
    this.#enabled = isEnabled;
    this.onEnabledChange();
  }

  /** The data with all defaults, and the hooks that were given. */
  get options(): Readonly<Data<TManifest> & Partial<THooks>> {
    return this.#options;
  }

  /** The actor that this behaviour is attached to; throws if there is none. */
  get actor(): Actor {
    if (this.#owner instanceof Actor) return this.#owner;
    throw new Error(
      `${classNameOf(this.#manifest)}: it must be attached to an actor first, which takes one of each class`,
    );
  }

  /** The scene that the actor is in. */
  get scene(): Scene | undefined {
    return this.#owner?.scene ?? undefined;
  }

  /** Whether the actor is in a scene and the behaviour at work. */
  get isAttached(): boolean {
    return this.#attached;
  }

  /** Changes some options. Bad data throws a TypeError, and nothing is changed. */
  configure(changes: Options<TManifest, THooks>): void {
    const given = { ...this.#given, ...changes };
    const before = this.#options;
    this.#options = Object.freeze(readOptions<TManifest, THooks>(this.#manifest, this.#hooks, given));
    try {
      this.onConfigure(before);
    } catch (error) {
      this.#options = before;
      throw error;
    }
    this.#given = given;
  }

  /** A fresh behaviour with the same options. */
  override clone(): this {
    const Constructor = this.constructor as new (options: object) => this;
    const copy = new Constructor(this.#given);
    copy.enabled = this.enabled;
    return copy;
  }

  /** What a saved game must keep of this behaviour, as plain JSON data. */
  saveState(): object {
    return {};
  }

  /** Takes back what `saveState` gave. */
  loadState(_state: object): void {}

  /** Excalibur calls this; a behaviour uses `onJoin`. */
  override onAdd(owner: Entity): void {
    try {
      this.#join(owner);
    } catch (error) {
      owner.removeComponent(this, true);
      throw error;
    }
  }

  /** Excalibur calls this; a behaviour uses `onLeave`. */
  override onRemove(previousOwner: Entity): void {
    this.onLeave(previousOwner);
    this.#detach();
    for (const subscription of this.#ownerSubscriptions) subscription.close();
    this.#ownerSubscriptions = [];
    this.#gate.close();
    this.#owner = undefined;
  }

  /** It has come to its owner, which may be in a scene or not. If this or `onAttach` throws then, it is taken off again. */
  protected onJoin(_owner: Entity): void {}

  /** It is taken off its owner, also where `onJoin` has not come to its end. */
  protected onLeave(_previousOwner: Entity): void {}

  /** The actor is in a scene. */
  protected onAttach(): void {}

  /** The actor has left its scene, or lost this behaviour. */
  protected onDetach(): void {}

  /** A frame: `elapsedMs` is greater than 0. */
  protected onUpdate(_elapsedMs: number): void {}

  /** The options have been changed; throwing takes the change back. */
  protected onConfigure(_before: Readonly<Data<TManifest> & Partial<THooks>>): void {}

  /** `enabled` has been changed. */
  protected onEnabledChange(): void {}

  /** Keeps a subscription until the actor leaves its scene. */
  protected track(...subscriptions: readonly Closable[]): void {
    this.#tracked.push(...subscriptions);
  }

  #join(owner: Entity): void {
    this.#owner = owner;
    const update = ({ elapsed }: { readonly elapsed: number }) => this.#update(owner, elapsed);
    this.#ownerSubscriptions = [
      owner.on('add', () => this.#attach()),
      owner.on('remove', () => this.#detach()),
      // A behaviour without updates costs nothing in a frame. It needs the first one all the same: whoever is added in
      // a handler of `add` or `initialize` hears no `add`.
      this.onUpdate === Behavior.prototype.onUpdate ? owner.once('preupdate', update) : owner.on('preupdate', update),
    ];
    if (owner.isAdded) this.#attach();
    this.onJoin(owner);
  }

  #attach(): void {
    if (this.#attached) return;
    this.#attached = true;
    this.onAttach();
  }

  #detach(): void {
    if (!this.#attached) return;
    this.#attached = false;
    for (const subscription of this.#tracked) subscription.close();
    this.#tracked = [];
    this.#gate.close();
    this.onDetach();
  }

  #update(owner: Entity, elapsedMs: number): void {
    if (this.#owner !== owner || !owner.isActive) return;
    const isOwnUpdate = this.#gate.passes(owner);
    this.#attach();
    if (isOwnUpdate && this.enabled && elapsedMs > 0) this.onUpdate(elapsedMs);
  }
}

type MethodsOf<T> = { [K in keyof T & string]: T[K] extends (...values: never[]) => unknown ? K : never }[keyof T &
  string];
type AnswersOf<T> = {
  [K in keyof T & string]: T[K] extends boolean | ((...values: never[]) => boolean | undefined) ? K : never;
}[keyof T & string];
type EventsOf<T> = T extends { readonly events: BehaviorEvents<infer TEvents> } ? keyof TEvents & string : never;

/**
 * The manifest that a class may have: it names only methods, answers, members and events that are there.
 * `static readonly manifest = gridMove satisfies ManifestOf<GridMove>`.
 */
export type ManifestOf<T> = ManifestNaming<MethodsOf<T>, AnswersOf<T>, keyof T & string, EventsOf<T>>;

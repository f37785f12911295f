import { EventEmitter, type EventKey, type EventMap, type Handler, type Subscription } from 'excalibur';
import { classNameOf, type Manifest } from '../manifests/manifest.js';

/** The events of a behaviour: Excalibur's emitter without a way to listen for a name that is never raised. */
export interface BehaviorEvents<TEvents extends EventMap>
  extends Pick<EventEmitter<TEvents>, 'pipe' | 'unpipe' | 'clear'> {
  /** Calls a handler until the subscription is closed. Throws a TypeError on a name that is no trigger. */
  on<TName extends EventKey<TEvents>>(name: TName, handler: Handler<TEvents[TName]>): Subscription;
  /** Calls a handler the next time only. Throws a TypeError on a name that is no trigger. */
  once<TName extends EventKey<TEvents>>(name: TName, handler: Handler<TEvents[TName]>): Subscription;
  off<TName extends EventKey<TEvents>>(name: TName, handler?: Handler<TEvents[TName]>): void;
  emit<TName extends EventKey<TEvents>>(name: TName, event: TEvents[TName]): void;
}

/** Events whose names are the triggers of a manifest. */
export function behaviorEvents<TEvents extends EventMap>(manifest: Manifest): BehaviorEvents<TEvents> {
  return new CheckedEvents<TEvents>(manifest);
}

class CheckedEvents<TEvents extends EventMap> extends EventEmitter<TEvents> {
  readonly #manifest: Manifest;

  constructor(manifest: Manifest) {
    super();
    this.#manifest = manifest;
  }

  override on<TName extends EventKey<TEvents>>(name: TName, handler: Handler<TEvents[TName]>): Subscription;
  override on(name: string, handler: Handler<unknown>): Subscription;
  override on(name: string, handler: Handler<never>): Subscription {
    this.#check('on', name);
    return super.on(name, handler as Handler<unknown>);
  }

  override once<TName extends EventKey<TEvents>>(name: TName, handler: Handler<TEvents[TName]>): Subscription;
  override once(name: string, handler: Handler<unknown>): Subscription;
  override once(name: string, handler: Handler<never>): Subscription {
    this.#check('once', name);
    return super.once(name, handler as Handler<unknown>);
  }

  #check(member: string, name: string): void {
    const { triggers } = this.#manifest;
    if (Object.hasOwn(triggers, name)) return;
    const allowed = Object.keys(triggers).join(', ') || 'one of the triggers of its manifest, which has none';
    const owner = classNameOf(this.#manifest);
    throw new TypeError(`${owner}.events.${member}: '${name}' is not allowed, must be one of ${allowed}`);
  }
}

/** What `on` gives back. */
export interface Subscription {
  /** Ends the subscription; the handler is not called again, not even for an event that is being raised. */
  close(): void;
}

interface Listener<TEvent> {
  readonly handler: (event: TEvent) => void;
  closed: boolean;
}

type Listeners<TEvents> = { [Name in keyof TEvents]?: readonly Listener<TEvents[Name]>[] };

/** An event with its name, as `emitAll` takes them. */
export type NamedEvent<TEvents> = { [Name in keyof TEvents]: readonly [Name, TEvents[Name]] }[keyof TEvents];

/**
 * Typed events. Handlers run in the order in which they subscribed and may subscribe, unsubscribe and emit.
 * All of them run even if one throws; the error then reaches whoever emitted (several as one AggregateError).
 */
export class Emitter<TEvents extends object> {
  #listeners: Listeners<TEvents> = {};

  /** Calls the handler for every later event of that name. */
  on<Name extends keyof TEvents>(name: Name, handler: (event: TEvents[Name]) => void): Subscription {
    const listener: Listener<TEvents[Name]> = { handler, closed: false };
    this.#listeners[name] = [...(this.#listeners[name] ?? []), listener];
    return { close: () => this.#close(name, listener) };
  }

  /** Calls the handler for the next event of that name only. */
  once<Name extends keyof TEvents>(name: Name, handler: (event: TEvents[Name]) => void): Subscription {
    const subscription = this.on(name, (event) => {
      subscription.close();
      handler(event);
    });
    return subscription;
  }

  /** Raises one event. */
  emit<Name extends keyof TEvents>(name: Name, event: TEvents[Name]): void {
    const errors: unknown[] = [];
    this.#deliver(name, event, errors);
    throwAny(errors);
  }

  /**
   * Raises several events in order, each asked for once the one before has been heard; an error in a handler does not
   * keep back the events after it.
   */
  emitAll(events: Iterable<NamedEvent<TEvents>>): void {
    const errors: unknown[] = [];
    for (const [name, event] of events) {
      this.#deliver(name, event, errors);
    }
    throwAny(errors);
  }

  /** Whether anybody listens for events of a name: what nobody hears need not be made. */
  isHeard(name: keyof TEvents): boolean {
    return this.#listeners[name] !== undefined;
  }

  /** Ends every subscription. */
  clear(): void {
    const listeners = this.#listeners;
    this.#listeners = {};
    for (const name in listeners) {
      for (const listener of listeners[name] ?? []) {
        listener.closed = true;
      }
    }
  }

  #deliver<Name extends keyof TEvents>(name: Name, event: TEvents[Name], errors: unknown[]): void {
    for (const listener of this.#listeners[name] ?? []) {
      if (!listener.closed) {
        try {
          listener.handler(event);
        } catch (error) {
          errors.push(error);
        }
      }
    }
  }

  #close<Name extends keyof TEvents>(name: Name, listener: Listener<TEvents[Name]>): void {
    listener.closed = true;
    const rest = this.#listeners[name]?.filter((other) => other !== listener) ?? [];
    if (rest.length > 0) {
      this.#listeners[name] = rest;
    } else {
      delete this.#listeners[name];
    }
  }
}

function throwAny(errors: readonly unknown[]): void {
  if (errors.length > 1) {
    throw new AggregateError(errors, 'several event handlers threw');
  }
  if (errors.length === 1) {
    throw errors[0];
  }
}

import { Emitter, type NamedEvent } from './events.js';

/** The revision and the events of a board. */
export class Changes<TEvents extends object> {
  readonly events = new Emitter<TEvents>();
  #revision = 0;

  get revision(): number {
    return this.#revision;
  }

  /** The revision grows before anyone is told. */
  report(revisions: number, events: readonly NamedEvent<TEvents>[]): void {
    this.#revision += revisions;
    this.events.emitAll(events);
  }
}

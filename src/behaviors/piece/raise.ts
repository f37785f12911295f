import type { Entity, EventMap } from 'excalibur';
import type { BehaviorEvents } from '../behavior-events.js';

/** Raises an event by its name. */
export type Raise<TEvents extends object> = <Name extends keyof TEvents & string>(
  name: Name,
  event: TEvents[Name],
) => void;

/**
 * Raises an event of a behaviour, on its actor and on the behaviour's own `events`. The actor hears first: a handler of
 * the behaviour that acts at once does not get before those who follow the whole story on the actor.
 */
export function raiseOn<TEvents extends EventMap, Name extends keyof TEvents & string>(
  actor: Entity | undefined,
  events: BehaviorEvents<TEvents>,
  name: Name,
  event: TEvents[Name],
): void {
  actor?.events.emit(name, event);
  events.emit(name, event);
}

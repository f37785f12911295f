import type { Entity, Subscription } from 'excalibur';
import type { PieceEvents } from './piece-options.js';

type Handlers = { readonly [Name in keyof PieceEvents]?: (event: PieceEvents[Name]) => void };

/** Hears what the piece raises that an actor is, whether its `Piece` is attached already or comes later. */
export function hearPiece(actor: Entity, handlers: Handlers): Subscription[] {
  return Object.entries(handlers).map(([name, handler]) =>
    actor.on(name, (event) => {
      if ((event as PieceEvents[keyof PieceEvents]).piece === actor) (handler as (event: unknown) => void)(event);
    }),
  );
}

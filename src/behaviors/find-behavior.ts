import type { Entity } from 'excalibur';
import { Behavior } from './behavior.js';
import type { GridMove } from './grid-move.js';
import type { MonopolyMovement } from './monopoly-movement.js';
import type { Piece } from './piece.js';

interface Behaviors {
  readonly piece: Piece;
  readonly 'grid-move': GridMove;
  readonly 'monopoly-movement': MonopolyMovement;
}

/**
 * A behaviour of an actor by the id of its manifest; undefined if it has none. Unlike `actor.get(Piece)` it does not
 * bring the other's code along: who uses one behaviour need not load those that it may meet.
 */
export function findBehavior<Id extends keyof Behaviors>(actor: Entity | undefined, id: Id): Behaviors[Id] | undefined {
  const found = actor?.componentValues.find((component) => component instanceof Behavior && component.kind === id);
  return found as Behaviors[Id] | undefined;
}

import type { Entity } from 'excalibur';
import type { Spot } from '../../boards/index.js';
import type { Closable } from '../behavior.js';
import type { PieceEvents } from './piece-options.js';

/** A behaviour that acts together with the piece on the same actor. It hears of everything before anyone else. */
export interface PieceListener {
  placed?(event: PieceEvents['placed']): void;
  moved?(event: PieceEvents['moved']): void;
  removed?(event: PieceEvents['removed']): void;
  /** A mover has accepted a step, and the picture sets out. */
  departed?(): void;
  /** The picture stands on its tile. */
  settled?(at: Spot): void;
}

const listeners = new WeakMap<Entity, Set<PieceListener>>();

/** Who listens to the piece that an actor is, or will be: the behaviours may be attached in any order. */
export function listenersOf(actor: Entity): Set<PieceListener> {
  const found = listeners.get(actor) ?? new Set();
  listeners.set(actor, found);
  return found;
}

/** Lets a behaviour hear the piece on its actor. */
export function hearPiece(actor: Entity, listener: PieceListener): Closable {
  const all = listenersOf(actor).add(listener);
  return { close: () => all.delete(listener) };
}

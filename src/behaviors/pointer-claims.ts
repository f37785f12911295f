import type { Scene } from 'excalibur';
import { Emitter } from '../boards/index.js';

const scenes = new WeakMap<Scene, PointerClaims>();

/** Who makes a gesture of which pointer in a scene. */
export function claimsOf(scene: Scene): PointerClaims {
  const claims = scenes.get(scene) ?? new PointerClaims();
  scenes.set(scene, claims);
  return claims;
}

/**
 * Each pointer that is down belongs to at most one gesture: a camera is not dragged with the finger that drags a piece,
 * and what has been dragged is no tap. Pointers are known by the browser's number.
 */
export class PointerClaims {
  /** A pointer has become a gesture: it is no tap any more. */
  readonly events = new Emitter<{ taken: { readonly pointer: number; readonly owner: object } }>();
  readonly #owners = new Map<number, object>();

  /** Keeps a pointer for oneself, in case that it becomes a gesture; false if someone else has it. */
  hold(pointer: number, owner: object): boolean {
    const holder = this.#owners.get(pointer) ?? owner;
    this.#owners.set(pointer, holder);
    return holder === owner;
  }

  /** Makes a gesture of a pointer; false if someone else has it. */
  take(pointer: number, owner: object): boolean {
    const isOwn = this.hold(pointer, owner);
    if (isOwn) this.events.emit('taken', { pointer, owner });
    return isOwn;
  }

  /** Whether any pointer belongs to someone else. */
  isBusyFor(owner: object): boolean {
    for (const holder of this.#owners.values()) if (holder !== owner) return true;
    return false;
  }

  /** Has no more to do with a pointer. */
  release(pointer: number, owner: object): void {
    if (this.#owners.get(pointer) === owner) this.#owners.delete(pointer);
  }
}

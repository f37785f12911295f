import type { Scene } from 'excalibur';
import type { Closable } from '../behavior.js';
import { atFrameStart, type FrameStart } from '../piece/scene-frames.js';

/** The part that a mover takes in the frames of its scene: one thing at a time, and only while something is under way. */
export class FramePart {
  #scene: Scene | undefined;
  #member: FrameStart | undefined;
  #taken: Closable | undefined;

  /** Whether there are frames that it may take part in. */
  get isAllowed(): boolean {
    return this.#scene !== undefined;
  }

  /** The scene whose frames it may take part in; undefined while it may not. */
  allow(scene: Scene | undefined): void {
    if (scene === this.#scene) return;
    this.#leave();
    this.#scene = scene;
    this.#take();
  }

  /** From here on this takes part, in place of what did; undefined for nothing. */
  run(member: FrameStart | undefined): void {
    if (member === this.#member) return;
    this.#leave();
    this.#member = member;
    this.#take();
  }

  /** This takes no part any more. */
  rest(member: FrameStart): void {
    if (member === this.#member) this.run(undefined);
  }

  #take(): void {
    if (this.#member && this.#scene) this.#taken = atFrameStart(this.#scene, this.#member);
  }

  #leave(): void {
    this.#taken?.close();
    this.#taken = undefined;
  }
}

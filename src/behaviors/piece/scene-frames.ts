import type { Scene, Subscription } from 'excalibur';
import type { Closable } from '../behavior.js';

/** Something that moves pictures, before the updates of a frame. */
export interface FrameStart {
  startFrame(elapsedMs: number): void;
}

/** Something that writes positions, after the updates of a frame. */
export interface FrameEnd {
  endFrame(elapsedMs: number): void;
}

const scenes = new WeakMap<Scene, SceneFrames>();

/** Lets something start every frame of a scene, in its `preupdate`, while time passes. */
export function atFrameStart(scene: Scene, member: FrameStart): Closable {
  return framesOf(scene).start(member);
}

/** Lets something end every frame of a scene, in its `postupdate`. */
export function atFrameEnd(scene: Scene, member: FrameEnd): Closable {
  return framesOf(scene).end(member);
}

function framesOf(scene: Scene): SceneFrames {
  const frames = scenes.get(scene) ?? new SceneFrames(scene);
  scenes.set(scene, frames);
  return frames;
}

/**
 * Two subscriptions for all pieces of a scene, held while there are any: a thousand handlers of actors would cost more
 * than what they do.
 */
class SceneFrames {
  readonly #scene: Scene;
  readonly #starts = new Set<FrameStart>();
  readonly #ends = new Set<FrameEnd>();
  #subscriptions: readonly Subscription[] = [];
  #isStarted = false;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  start(member: FrameStart): Closable {
    return this.#join(this.#starts, member);
  }

  end(member: FrameEnd): Closable {
    return this.#join(this.#ends, member);
  }

  #join<Member>(members: Set<Member>, member: Member): Closable {
    members.add(member);
    if (this.#subscriptions.length === 0) {
      this.#isStarted = true;
      this.#subscriptions = [
        this.#scene.on('preupdate', ({ elapsed }) => this.#startFrame(elapsed)),
        this.#scene.on('postupdate', ({ elapsed }) => this.#endFrame(elapsed)),
      ];
    }
    return { close: () => this.#leave(members, member) };
  }

  #leave<Member>(members: Set<Member>, member: Member): void {
    members.delete(member);
    if (this.#starts.size > 0 || this.#ends.size > 0) return;
    for (const subscription of this.#subscriptions) subscription.close();
    this.#subscriptions = [];
  }

  #startFrame(elapsedMs: number): void {
    this.#isStarted = true;
    if (elapsedMs <= 0) return;
    // A copy: who begins to move now has no part in the time that has passed.
    for (const member of [...this.#starts]) if (this.#starts.has(member)) member.startFrame(elapsedMs);
  }

  #endFrame(elapsedMs: number): void {
    // A scene that someone winds without an engine may have no `preupdate`.
    if (!this.#isStarted) this.#startFrame(elapsedMs);
    this.#isStarted = false;
    for (const member of this.#ends) member.endFrame(elapsedMs);
  }
}

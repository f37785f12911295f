import type { Scene, Subscription } from 'excalibur';
import type { Closable } from '../behavior.js';

/** What happens at the end of a frame, when all updates are done. It must not call anything of the user's. */
type FrameEnd = { endFrame(elapsedMs: number): void };

const scenes = new WeakMap<Scene, SceneFrames>();

/** Lets something end every frame of a scene, in its `postupdate`. */
export function atFrameEnd(scene: Scene, member: FrameEnd): Closable {
  const frames = scenes.get(scene) ?? new SceneFrames(scene);
  scenes.set(scene, frames);
  return frames.join(member);
}

/** One subscription for all pieces of a scene, held while there are any. */
class SceneFrames {
  readonly #scene: Scene;
  readonly #members = new Set<FrameEnd>();
  #subscription: Subscription | undefined;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  join(member: FrameEnd): Closable {
    this.#members.add(member);
    this.#subscription ??= this.#scene.on('postupdate', ({ elapsed }) => {
      for (const each of this.#members) each.endFrame(elapsed);
    });
    return { close: () => this.#leave(member) };
  }

  #leave(member: FrameEnd): void {
    this.#members.delete(member);
    if (this.#members.size > 0) return;
    this.#subscription?.close();
    this.#subscription = undefined;
  }
}

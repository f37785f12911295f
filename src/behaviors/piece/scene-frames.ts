import type { Scene, Subscription } from 'excalibur';
import type { Closable } from '../behavior.js';

/** Something that moves a picture, before the updates of a frame. */
export interface FrameStart {
  startFrame(elapsedMs: number): void;
}

/** Something that writes a position, after the updates of a frame. It calls nobody. */
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
  /** Who begins to move while others do: they have no part in the time that has passed. */
  readonly #late = new Set<FrameStart>();
  #isStarting = false;
  #isStarted = false;
  #subscriptions: readonly Subscription[] = [];

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  start(member: FrameStart): Closable {
    (this.#isStarting ? this.#late : this.#starts).add(member);
    this.#subscribe();
    return {
      close: () => {
        this.#starts.delete(member);
        this.#late.delete(member);
        this.#unsubscribe();
      },
    };
  }

  end(member: FrameEnd): Closable {
    this.#ends.add(member);
    this.#subscribe();
    return {
      close: () => {
        this.#ends.delete(member);
        this.#unsubscribe();
      },
    };
  }

  #subscribe(): void {
    if (this.#subscriptions.length > 0) return;
    this.#isStarted = true;
    this.#subscriptions = [
      this.#scene.on('preupdate', ({ elapsed }) => this.#startFrame(elapsed)),
      this.#scene.on('postupdate', ({ elapsed }) => this.#endFrame(elapsed)),
    ];
  }

  #unsubscribe(): void {
    if (this.#starts.size + this.#late.size + this.#ends.size > 0) return;
    for (const subscription of this.#subscriptions) subscription.close();
    this.#subscriptions = [];
  }

  #startFrame(elapsedMs: number): void {
    this.#isStarted = true;
    if (elapsedMs <= 0) return;
    this.#isStarting = true;
    let problem: { readonly error: unknown } | undefined;
    for (const member of this.#starts) {
      try {
        member.startFrame(elapsedMs);
      } catch (error) {
        // A handler of one piece must not cost the others their frame.
        problem ??= { error };
      }
    }
    this.#isStarting = false;
    for (const member of this.#late) this.#starts.add(member);
    this.#late.clear();
    if (problem) throw problem.error;
  }

  #endFrame(elapsedMs: number): void {
    // A scene that is wound without an engine may have no `preupdate`.
    if (!this.#isStarted) this.#startFrame(elapsedMs);
    this.#isStarted = false;
    for (const member of this.#ends) member.endFrame(elapsedMs);
  }
}

import type { Scene } from 'excalibur';

/** Who of several in a scene has what only one can have: the last one that took it and has not left. */
export class Precedence<TMember extends object> {
  readonly #scenes = new WeakMap<Scene, TMember[]>();

  /** It has it from now on. */
  take(scene: Scene, member: TMember): void {
    this.leave(scene, member);
    this.#scenes.set(scene, [...(this.#scenes.get(scene) ?? []), member]);
  }

  /** It wants it no more: who had it before has it again. */
  leave(scene: Scene, member: TMember): void {
    const rest = this.#scenes.get(scene)?.filter((other) => other !== member) ?? [];
    this.#scenes.set(scene, rest);
  }

  holder(scene: Scene): TMember | undefined {
    return this.#scenes.get(scene)?.at(-1);
  }
}

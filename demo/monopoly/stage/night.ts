import { Actor, Color, type Scene, vec } from 'excalibur';
import type { WorldArea } from 'excalibur-boardkit';

/** The light of the night: it lies over the board, and below dice, cards and coins. */
export class Night {
  readonly #actor: Actor;

  /** Over an area of the world, and far around it. */
  constructor(scene: Scene, { x, y, width, height }: WorldArea) {
    this.#actor = new Actor({
      pos: vec(x + width / 2, y + height / 2),
      width: 1,
      height: 1,
      // Wide enough for every view of the board, and no wider: Excalibur counts the places that an actor covers.
      scale: vec(width * 3, height * 3),
      color: Color.fromHex('#101c3a'),
      opacity: 0.36,
      z: 120,
    });
    this.#actor.graphics.isVisible = false;
    scene.add(this.#actor);
  }

  show(isNight: boolean): void {
    this.#actor.graphics.isVisible = isNight;
  }
}

import { Actor, Color, type Scene, vec } from 'excalibur';

/** The light of the night: it lies over the board, and below dice, cards and coins. */
export class Night {
  readonly #actor: Actor;

  constructor(scene: Scene, { width, height }: { readonly width: number; readonly height: number }) {
    this.#actor = new Actor({
      pos: vec(width / 2, height / 2),
      width: 1,
      height: 1,
      // Wide enough for every view of the board.
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

import { Actor, Color, type Scene, vec } from 'excalibur';

/** The light of the night: it lies over the board, and below dice, cards and coins. */
export class Night {
  readonly #actor: Actor;

  constructor(scene: Scene) {
    this.#actor = new Actor({
      width: 1,
      height: 1,
      // Wider than every view of a board.
      scale: vec(1e5, 1e5),
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

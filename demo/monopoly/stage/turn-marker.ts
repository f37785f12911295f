import { Actor, type Scene } from 'excalibur';
import { prefersReducedMotion } from 'excalibur-boardkit';
import { amber, drawn, ink } from './drawn.js';
import type { Pawn } from './pawn.js';

const WIDTH = 104;
const HEIGHT = 52;

const ring = drawn(WIDTH, HEIGHT, (context) => {
  for (const [color, width] of [
    [ink, 13],
    [amber, 7],
  ] as const) {
    context.beginPath();
    context.ellipse(WIDTH / 2, HEIGHT / 2, WIDTH / 2 - 8, HEIGHT / 2 - 8, 0, 0, 2 * Math.PI);
    context.strokeStyle = color;
    context.lineWidth = width;
    context.stroke();
  }
});

/** A ring at the foot of the pawn of whose turn it is. It breathes slowly. */
export class TurnMarker {
  readonly #actor = new Actor({ z: 6 });
  #around: Pawn | undefined;
  #elapsedMs = 0;

  constructor(scene: Scene) {
    this.#actor.graphics.use(ring);
    this.#actor.on('postupdate', ({ elapsed }) => this.#follow(elapsed));
    scene.add(this.#actor);
  }

  /** Goes to the feet of a pawn, or away. */
  show(pawn: Pawn | undefined): void {
    if (this.#around) this.#around.isInFront = false;
    if (pawn) pawn.isInFront = true;
    this.#around = pawn;
    this.#actor.graphics.isVisible = pawn !== undefined;
  }

  #follow(elapsedMs: number): void {
    if (!this.#around) return;
    this.#elapsedMs += elapsedMs;
    const breath = prefersReducedMotion() ? 0 : 0.05 * Math.sin(this.#elapsedMs / 380);
    const { x, y } = this.#around.foot;
    const size = this.#around.actor.scale.x * (1 + breath);
    this.#actor.pos.setTo(x, y);
    this.#actor.scale.setTo(size, size);
  }
}

import { Actor, type Scene } from 'excalibur';
import { prefersReducedMotion } from 'excalibur-boardkit';
import { amber, drawn, ink } from './drawn.js';

const arrow = drawn(44, 40, (context) => {
  context.beginPath();
  context.moveTo(5, 5);
  context.lineTo(39, 5);
  context.lineTo(22, 34);
  context.closePath();
  context.fillStyle = amber;
  context.strokeStyle = ink;
  context.lineWidth = 5;
  context.lineJoin = 'round';
  context.fill();
  context.stroke();
});

/** An arrow over the pawn of whose turn it is. */
export class TurnMarker {
  readonly #actor = new Actor({ z: 140 });
  #over: Actor | undefined;
  #elapsedMs = 0;

  constructor(scene: Scene) {
    this.#actor.graphics.use(arrow);
    this.#actor.on('postupdate', ({ elapsed }) => this.#hover(elapsed));
    scene.add(this.#actor);
  }

  /** Points to a pawn, or to nobody. */
  show(pawn: Actor | undefined): void {
    this.#over = pawn;
    this.#actor.graphics.isVisible = pawn !== undefined;
  }

  #hover(elapsedMs: number): void {
    this.#elapsedMs += elapsedMs;
    const bob = prefersReducedMotion() ? 0 : 6 * Math.sin(this.#elapsedMs / 260);
    const { x, y } = this.#over?.pos ?? this.#actor.pos;
    if (this.#over) this.#actor.pos.setTo(x, y - 116 * this.#over.scale.y - bob);
  }
}

import { type Actor, Vector } from 'excalibur';
import type { Point } from '../boards/index.js';
import { SpreadMotion } from './spread.js';

/** Where the picture of a piece is: on its tile, or on the way there. Points are in board units. */
export class PiecePicture {
  /** How far from the middle of the tile the piece stands beside others. */
  readonly spread = new SpreadMotion();
  readonly #written = new Vector(0, 0);
  #center: Point = { x: 0, y: 0 };
  #isGliding = false;
  #x = 0;
  #y = 0;
  #hop = 0;

  /** The middle of its tile. */
  set center(center: Point) {
    this.#center = center;
    if (!this.#isGliding) this.end();
  }

  get isGliding(): boolean {
    return this.#isGliding;
  }

  /** Where it is, spread and lift not counted. */
  get point(): Point {
    return { x: this.#x, y: this.#y };
  }

  /** It is on its way, at a point and so far above it. */
  glideTo(x: number, y: number, hop: number): void {
    this.#isGliding = true;
    this.#x = x;
    this.#y = y;
    this.#hop = hop;
  }

  /** It is on its tile. */
  end(): void {
    this.#isGliding = false;
    this.#x = this.#center.x;
    this.#y = this.#center.y;
    this.#hop = 0;
  }

  /** Writes the actor's position: the board's transform × the point, seen from the actor's parent. */
  write(actor: Actor, board: Actor, lift: number): void {
    const transform = actor.transform.get();
    const boardTransform = board.transform.get();
    const { parent, pos } = transform;
    const point = this.#written;
    point.x = this.#x + this.spread.x;
    point.y = this.#y + this.spread.y - this.#hop - lift;
    if (parent !== boardTransform) {
      boardTransform.matrix.multiply(point, point);
      parent?.inverse.multiply(point, point);
    }
    if (pos.x === point.x && pos.y === point.y) return;
    pos.setTo(point.x, point.y);
    // Once someone has set `globalPos`, Excalibur no longer notices a change of `pos`.
    transform.flagDirty();
  }
}

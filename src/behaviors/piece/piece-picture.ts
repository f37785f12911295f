import { type Actor, type Transform, Vector } from 'excalibur';
import type { Point } from '../../boards/index.js';
import { SpreadMotion } from './spread.js';

/** Where the picture of a piece is: on its tile, or on the way there. Points are in board units. */
export class PiecePicture {
  /** How far above its tile it is drawn. */
  lift: number;
  /** How far from the middle of the tile the piece stands beside others. */
  readonly spread = new SpreadMotion();
  #center: Point = { x: 0, y: 0 };
  #isGliding = false;
  #x = 0;
  #y = 0;
  #hop = 0;

  constructor(lift: number) {
    this.lift = lift;
  }

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

  /** Writes the position of an actor's transform: the board's transform × the point, seen from the actor's parent. */
  write(transform: Transform, board: Actor): void {
    const { spread } = this;
    const { parent, pos } = transform;
    const boardTransform = board.transform.get();
    const x = this.#x + spread.x;
    const y = this.#y + spread.y - this.#hop - this.lift;
    if (parent === boardTransform) {
      pos.x = x;
      pos.y = y;
    } else {
      const { data } = boardTransform.matrix;
      const worldX = xUnder(data, x, y);
      const worldY = yUnder(data, x, y);
      const inverse = parent?.inverse.data;
      pos.x = inverse ? xUnder(inverse, worldX, worldY) : worldX;
      pos.y = inverse ? yUnder(inverse, worldX, worldY) : worldY;
    }
    // Once someone has set `globalPos`, `pos` is a plain vector that tells nobody of its changes.
    if (pos.constructor === Vector) transform.flagDirty();
  }
}

// A point under an affine matrix, as Excalibur lays it out; in numbers, since it is done for each piece in each frame.

function xUnder(matrix: Float64Array, x: number, y: number): number {
  return x * (matrix[0] as number) + y * (matrix[2] as number) + (matrix[4] as number);
}

function yUnder(matrix: Float64Array, x: number, y: number): number {
  return x * (matrix[1] as number) + y * (matrix[3] as number) + (matrix[5] as number);
}

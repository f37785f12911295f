import { type Transform, Vector } from 'excalibur';
import type { Point } from '../../boards/index.js';
import type { FrameEnd } from './scene-frames.js';
import { SpreadMotion } from './spread.js';

/** The picture of a piece, as those see it who glide it. Points are in board units. */
export interface PicturePoint {
  /** Where it is, spread and lift not counted. */
  readonly x: number;
  readonly y: number;
  /** Whether it is on its way to its tile. */
  readonly isGliding: boolean;
  /** It is on its way, at a point and so far above it, until `end`. */
  glideTo(x: number, y: number, hop: number): void;
  /** It is on its tile, from the end of the frame on. */
  stand(): void;
  /** It is on its tile, now. */
  end(): void;
}

/** The transforms of a piece's actor and of the actor that is its board. */
export interface PictureTransforms {
  readonly own: Transform;
  readonly board: Transform;
}

/**
 * Where the picture of a piece is: on its tile, or on the way there. It writes the actor's position: in each frame for
 * each piece, so that all it takes is in one place.
 */
export class PiecePicture implements PicturePoint, FrameEnd {
  x = 0;
  y = 0;
  isGliding = false;
  /** How far above its tile it is drawn. */
  lift: number;
  #hop = 0;
  #spreadX = 0;
  #spreadY = 0;
  #isSpreading = false;
  #transforms: PictureTransforms | undefined;
  readonly #findTransforms: () => PictureTransforms | undefined;
  readonly #spread = new SpreadMotion();
  #center: Point = { x: 0, y: 0 };

  /** Asks for the transforms when it needs them; undefined keeps it from writing. */
  constructor(lift: number, findTransforms: () => PictureTransforms | undefined) {
    this.lift = lift;
    this.#findTransforms = findTransforms;
  }

  /** The middle of the tile that it belongs to. */
  belongTo(center: Point): void {
    this.#center = center;
    if (!this.isGliding) this.stand();
  }

  /** It belongs to no tile; nothing is written. */
  leave(): void {
    this.isGliding = false;
    this.#transforms = undefined;
  }

  glideTo(x: number, y: number, hop: number): void {
    this.isGliding = true;
    this.x = x;
    this.y = y;
    this.#hop = hop;
  }

  stand(): void {
    this.isGliding = false;
    this.x = this.#center.x;
    this.y = this.#center.y;
    this.#hop = 0;
  }

  end(): void {
    this.stand();
    this.write();
  }

  /** It is to stand so far from the middle of its tile, and goes there smoothly. Tells whether that is a change. */
  spreadTo(offset: Point): boolean {
    if (!this.#spread.aim(offset)) return false;
    this.#isSpreading = true;
    return true;
  }

  finishSpread(): void {
    if (!this.#isSpreading) return;
    this.#spread.finish();
    this.#takeSpread();
  }

  endFrame(elapsedMs: number): void {
    if (this.#isSpreading) {
      this.#spread.advance(elapsedMs);
      this.#takeSpread();
    }
    this.write();
  }

  /** Writes the position: the board's transform × the point, seen from the actor's parent. */
  write(): void {
    this.#transforms ??= this.#findTransforms();
    if (!this.#transforms) return;
    const { own, board } = this.#transforms;
    const { parent, pos } = own;
    const x = this.x + this.#spreadX;
    const y = this.y + this.#spreadY - this.#hop - this.lift;
    if (parent === board) {
      pos.x = x;
      pos.y = y;
    } else {
      const { data } = board.matrix;
      const worldX = xUnder(data, x, y);
      const worldY = yUnder(data, x, y);
      const inverse = parent?.inverse.data;
      pos.x = inverse ? xUnder(inverse, worldX, worldY) : worldX;
      pos.y = inverse ? yUnder(inverse, worldX, worldY) : worldY;
    }
    // Once someone has set `globalPos`, `pos` is a plain vector that tells nobody of its changes.
    if (pos.constructor === Vector) own.flagDirty();
  }

  #takeSpread(): void {
    this.#spreadX = this.#spread.x;
    this.#spreadY = this.#spread.y;
    this.#isSpreading = this.#spread.isMoving;
  }
}

// A point under an affine matrix, as Excalibur lays it out; in numbers, since it is done for each piece in each frame.

function xUnder(matrix: Float64Array, x: number, y: number): number {
  return x * (matrix[0] as number) + y * (matrix[2] as number) + (matrix[4] as number);
}

function yUnder(matrix: Float64Array, x: number, y: number): number {
  return x * (matrix[1] as number) + y * (matrix[3] as number) + (matrix[5] as number);
}

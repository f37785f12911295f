import type { FrameStart } from '../piece/scene-frames.js';
import type { Piece } from '../piece.js';
import type { Glide } from './glide.js';
import type { PicturePlace } from './stretch.js';

/** What a picture mover needs to know, and to ask for. */
export interface PictureHost {
  readonly enabled: boolean;
  /** Whether time stands still. */
  readonly isPaused: boolean;
  /** `hop`: how high the picture hops over each tile, in board units. */
  readonly options: { readonly hop: number };
  /** It needs updates from here on, or no more. */
  setAwake(isAwake: boolean): void;
}

/** Brings the picture of a piece to its tile: gliding, or without a glide in a microtask. */
export abstract class PictureMover implements FrameStart {
  readonly #host: PictureHost;
  #piece: Piece | undefined;
  #glide: Glide | undefined;
  #hop = 0;
  /** Without a glide: the microtask in which it will have arrived. */
  #ticket: object | undefined;
  /** What has still to be done when the pause is over. */
  #due: (() => void) | undefined;

  constructor(host: PictureHost) {
    this.#host = host;
  }

  /** Whether it has something to do in the next frame. */
  get needsFrames(): boolean {
    return this.#glide !== undefined || this.#due !== undefined;
  }

  protected get isUnderWay(): boolean {
    return this.#glide !== undefined || this.#ticket !== undefined;
  }

  /** Time passes; what is left over of it at the end of one way goes into the next. */
  startFrame(elapsedMs: number): void {
    if (!this.#host.enabled) return;
    if (this.#due) this.#doDue(this.#due);
    let rest = elapsedMs;
    let glide = this.#glide;
    while (glide && this.#piece) {
      const isThere = glide.advance(rest);
      this.#show(this.#piece, glide);
      if (!isThere) return;
      this.#land();
      if (!this.#host.enabled) return;
      rest = this.#glide === glide ? 0 : glide.spare;
      glide = this.#glide;
    }
    if (!this.needsFrames) this.#host.setAwake(false);
  }

  /** The picture is where it was to go. */
  protected abstract reached(): void;

  /** Where the picture of a piece is now. */
  protected pictureOf(piece: Piece): PicturePlace {
    return { point: piece.picture, crossing: this.#glide?.crossing };
  }

  /** The picture glides along the stretch that the glide has entered. */
  protected glide(piece: Piece, glide: Glide): void {
    this.drop();
    this.#piece = piece;
    this.#glide = glide;
    this.#hop = this.#host.options.hop;
    this.#show(piece, glide);
    this.#host.setAwake(true);
  }

  /** The picture is on its tile at once, and will have arrived in a microtask. */
  protected leap(piece: Piece): void {
    this.drop();
    piece.endGlide();
    const { x, y } = piece.picture;
    piece.glideTo(x, y);
    const ticket = {};
    this.#ticket = ticket;
    queueMicrotask(() => {
      if (this.#ticket !== ticket) return;
      if (this.#host.isPaused) this.postpone(() => this.#land());
      else this.#land();
    });
  }

  /** Something is to be done when the pause is over, unless all is dropped before. */
  protected postpone(due: () => void): void {
    this.#due = due;
    this.#host.setAwake(true);
  }

  /** Forgets what was under way; the picture stays where it is. */
  protected drop(): void {
    this.#piece = undefined;
    this.#glide = undefined;
    this.#ticket = undefined;
    this.#due = undefined;
  }

  #doDue(due: () => void): void {
    this.#due = undefined;
    due();
  }

  #land(): void {
    this.drop();
    this.reached();
  }

  #show(piece: Piece, glide: Glide): void {
    const hop = this.#hop;
    piece.glideTo(glide.x, glide.y, hop > 0 ? 4 * hop * glide.progress * (1 - glide.progress) : 0);
  }
}

import type { Piece } from '../piece.js';
import type { Glide } from './glide.js';
import type { PicturePlace } from './stretch.js';

/** What a picture mover needs to know. */
export interface PictureHost {
  readonly enabled: boolean;
  /** Whether time stands still. */
  readonly isPaused: boolean;
  /** `hop`: how high the picture hops over each tile, in board units. */
  readonly options: { readonly hop: number };
}

/** Brings the picture of a piece to its tile: gliding, or without a glide in a microtask. */
export class PictureMover {
  readonly #host: PictureHost;
  readonly #reached: () => void;
  #piece: Piece | undefined;
  #glide: Glide | undefined;
  #hop = 0;
  /** Without a glide: the microtask in which it will have arrived. */
  #ticket: object | undefined;
  /** The microtask came while time stood still. */
  #isLate = false;

  /** Calls `reached` when the picture is where it was to go. */
  constructor(host: PictureHost, reached: () => void) {
    this.#host = host;
    this.#reached = reached;
  }

  get isUnderWay(): boolean {
    return this.#glide !== undefined || this.#ticket !== undefined;
  }

  /** Where the picture of a piece is now. */
  placeOf(piece: Piece): PicturePlace {
    return { point: piece.picture, crossing: this.#glide?.crossing };
  }

  /** The picture glides along the stretch that the glide has entered. */
  glide(piece: Piece, glide: Glide): void {
    this.drop();
    this.#piece = piece;
    this.#glide = glide;
    this.#hop = this.#host.options.hop;
    this.#show(piece, glide);
  }

  /** The picture is on its tile at once, and will have arrived in a microtask. */
  leap(piece: Piece): void {
    this.drop();
    piece.endGlide();
    const { x, y } = piece.picture;
    piece.glideTo(x, y);
    this.#piece = piece;
    const ticket = {};
    this.#ticket = ticket;
    queueMicrotask(() => {
      if (this.#ticket !== ticket) return;
      if (this.#host.isPaused) this.#isLate = true;
      else this.#land();
    });
  }

  /** Forgets what was under way; the picture stays where it is. */
  drop(): void {
    this.#piece = undefined;
    this.#glide = undefined;
    this.#ticket = undefined;
    this.#isLate = false;
  }

  /** Time passes; what is left over of it at the end of one way goes into the next. */
  update(elapsedMs: number): void {
    if (this.#isLate) this.#land();
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
  }

  #land(): void {
    this.drop();
    this.#reached();
  }

  #show(piece: Piece, glide: Glide): void {
    const hop = this.#hop;
    const height = hop > 0 ? 4 * hop * glide.progress * (1 - glide.progress) : 0;
    piece.glideTo(glide.x, glide.y, height);
  }
}

import type { Piece } from '../piece.js';
import { FramePart } from './frame-part.js';
import { Glide, type GlidePace } from './glide.js';
import type { PicturePlace, Stretch } from './stretch.js';

/** Of so many requests without a glide, one waits for a frame: else a loop that awaits them would keep the page from drawing. */
const AT_ONCE = 100;

/** What a picture mover needs to know, and to ask for. */
export interface PictureHost {
  readonly enabled: boolean;
  /** Whether time stands still. */
  readonly isPaused: boolean;
  readonly options: GlidePace;
}

/** Brings the picture of a piece to its tile: gliding, or without a glide in a microtask. */
export abstract class PictureMover {
  /** Its part in the frames of a scene. */
  readonly frames = new FramePart();
  readonly #host: PictureHost;
  #glide: Glide | undefined;
  /** Without a glide: the microtask in which it will have arrived. */
  #ticket: object | undefined;
  #isPostponed = false;
  #leaps = 0;

  constructor(host: PictureHost) {
    this.#host = host;
  }

  protected get isUnderWay(): boolean {
    return this.#glide !== undefined || this.#ticket !== undefined;
  }

  /** The picture is where it was to go. */
  protected abstract reached(): void;

  /** Where the picture of a piece is now. */
  protected pictureOf({ picture: { x, y } }: Piece): PicturePlace {
    return { point: { x, y }, crossing: this.#glide?.crossing };
  }

  /** A way for the picture of a piece that is so long in all. */
  protected wayOf({ picture }: Piece, length: number): Glide {
    return new Glide(picture, length, this.#host.options, (glide) => this.#end(glide));
  }

  /** The picture glides along the next stretch of a way. */
  protected glide(glide: Glide, stretch: Stretch): void {
    this.#ticket = undefined;
    this.#glide = glide;
    glide.enter(stretch);
    this.frames.run(glide);
  }

  /** The picture is on its tile at once, and will have arrived in a microtask: the first time in a request, or again. */
  protected leap({ picture }: Piece, isFirst: boolean): void {
    this.drop();
    picture.end();
    picture.glideTo(picture.x, picture.y, 0);
    const ticket = {};
    const land = () => {
      if (this.#ticket === ticket) this.#land();
    };
    this.#ticket = ticket;
    if (isFirst) this.#leaps = (this.#leaps + 1) % AT_ONCE;
    if (isFirst && this.#leaps === 0 && this.frames.isAllowed) {
      this.postpone(land);
      return;
    }
    queueMicrotask(() => {
      if (this.#ticket === ticket && this.#host.isPaused) this.postpone(land);
      else land();
    });
  }

  /** Something is to be done in the first frame after the pause, unless all is dropped before. */
  protected postpone(act: () => void): void {
    this.#isPostponed = true;
    this.frames.run({
      startFrame: (elapsedMs) => {
        this.#isPostponed = false;
        this.frames.run(undefined);
        act();
        if (this.#host.enabled) this.#glide?.startFrame(elapsedMs);
      },
    });
  }

  /** Forgets what was under way; the picture stays where it is. */
  protected drop(): void {
    if (this.#glide || this.#isPostponed) this.frames.run(undefined);
    this.#glide = undefined;
    this.#ticket = undefined;
    this.#isPostponed = false;
  }

  /** At the end of a stretch, what is left over of the time goes into the next way. */
  #end(ended: Glide): void {
    let glide = ended;
    for (;;) {
      this.#glide = undefined;
      this.reached();
      const next = this.#glide as Glide | undefined;
      if (next !== glide) this.frames.rest(glide);
      if (!next || !this.#host.enabled || !next.advance(next === glide ? 0 : glide.spare)) return;
      glide = next;
    }
  }

  #land(): void {
    this.drop();
    this.reached();
  }
}

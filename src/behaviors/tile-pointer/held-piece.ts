import type { Actor } from 'excalibur';
import type { Point } from '../../boards/index.js';
import type { Closable } from '../behavior.js';
import { findBehavior } from '../find-behavior.js';
import type { Piece } from '../piece.js';

/**
 * The picture of a piece in the hand of a visitor, and on its way home when it is let go. It is drawn over all other
 * pieces. As soon as a mover takes the picture, or the piece leaves the board, it is in nobody's hand any more.
 */
export class HeldPiece implements Closable {
  readonly actor: Actor;
  readonly piece: Piece;
  readonly #grip: Point;
  readonly #lift: number;
  readonly #z: { readonly before: number; readonly raised: number };
  readonly #subscriptions: readonly Closable[];
  #way: { readonly from: Point; readonly duration: number; elapsedMs: number } | undefined;
  /** A move of its own is being made: what is heard of it is no news. */
  #isOwnMove = false;
  #hasMoved = false;

  /** Takes a piece at a point in board units. `lost` is called when someone else moves it, or it leaves the board. */
  constructor(
    piece: Piece,
    { point, lift, lost }: { point: Point; lift: number; lost: (reason: 'moved' | 'removed') => void },
  ) {
    const { actor } = piece;
    this.actor = actor;
    this.piece = piece;
    this.#grip = { x: piece.picture.x - point.x, y: piece.picture.y - point.y };
    this.#lift = lift;
    const others = piece.board?.pieces().map((other) => other.z) ?? [];
    this.#z = { before: actor.z, raised: Math.max(...others) + 1 };
    actor.z = this.#z.raised;
    this.#subscriptions = [
      piece.events.on('moved', ({ from, to }) => {
        if (from.cell === to.cell || this.#isOwnMove) return;
        // A mover brings the picture to its tile itself.
        if (!findBehavior(actor, 'grid-move')) piece.picture.end();
        lost('moved');
      }),
      piece.events.on('removed', () => lost('removed')),
    ];
  }

  /** Whether it is on its way home. */
  get isGoingHome(): boolean {
    return this.#way !== undefined;
  }

  /** It is carried to a point in board units. */
  carry({ x, y }: Point): void {
    this.piece.picture.glideTo(x + this.#grip.x, y + this.#grip.y, this.#lift);
  }

  /** Moves the piece where it is let go. Answers what the move answers. */
  move<Answer>(act: () => Answer): Answer {
    const { spot } = this.piece;
    this.#isOwnMove = true;
    try {
      return act();
    } finally {
      this.#isOwnMove = false;
      this.#hasMoved = this.piece.spot !== undefined && this.piece.spot.cell !== spot?.cell;
    }
  }

  /** It is let go: the picture goes to the tile where the piece stands, in so many milliseconds. */
  goHome(duration: number): void {
    const { x, y } = this.piece.picture;
    if (this.#hasMoved) this.piece.depart();
    this.#way = { from: { x, y }, duration, elapsedMs: 0 };
    this.advance(0);
  }

  /** Time passes; true once it is at home. */
  advance(elapsedMs: number): boolean {
    const way = this.#way;
    const { picture, spot, board } = this.piece;
    if (!way || !spot || !board) return false;
    way.elapsedMs += elapsedMs;
    const left = way.duration > 0 ? 1 - way.elapsedMs / way.duration : 0;
    if (left > 0) {
      const home = board.layout.center(spot.cell);
      const rest = left ** 2;
      picture.glideTo(home.x + (way.from.x - home.x) * rest, home.y + (way.from.y - home.y) * rest, this.#lift * rest);
      return false;
    }
    picture.end();
    this.close();
    if (this.#hasMoved) this.piece.settle();
    return true;
  }

  /** It is in nobody's hand any more; its picture is where it is. */
  close(): void {
    this.#way = undefined;
    for (const subscription of this.#subscriptions) subscription.close();
    const { before, raised } = this.#z;
    if (this.actor.z === raised) this.actor.z = before;
  }
}

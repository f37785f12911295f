import type { Actor } from 'excalibur';
import type { Cell, MoveCause, Placement, Spot } from '../../boards/index.js';
import type { PieceEvents } from '../piece/piece-options.js';
import type { Raise } from '../piece/raise.js';
import type { Piece } from '../piece.js';
import {
  type GridMoveEvents,
  type MoveEnd,
  type MoveRejected,
  type MoveRequest,
  type MoveResult,
  OpenRequest,
} from './move-request.js';
import { type PictureHost, PictureMover } from './picture-mover.js';
import type { StandingPiece, StepSource } from './step-source.js';
import { type Step, stepTo } from './step-test.js';
import { type PicturePlace, type Stretch, stretchBetween } from './stretch.js';
import { endOf, isWhole, lengthAhead, type Walk } from './walk.js';

/** What a mover needs of its behaviour. */
export interface MoverHost extends PictureHost {
  /** How the picture goes: asked once for each request. */
  readonly isInstant: boolean;
  readonly raise: Raise<GridMoveEvents>;
  /** Its piece, as it stands; undefined off the board. */
  readonly standing: StandingPiece | undefined;
  /** The actor sets out from a cell to another. */
  turn(standing: StandingPiece, from: Cell, to: Cell): void;
}

/** Makes the steps of requests one after another, in the order of the rule, and sends the picture after them. */
export class Mover extends PictureMover {
  readonly #host: MoverHost;
  #walk: Walk | undefined;
  /** The cell of the step that is being made. */
  #making: Cell | undefined;
  /** The piece that is followed without a request, and the further ways of its picture. */
  #followed: StandingPiece | undefined;
  #ways: Stretch[] = [];
  /** The piece whose picture has arrived, while `settled` has still to be raised. */
  #unsettled: Piece | undefined;
  /** The picture is not to glide after jumps. */
  #isSkipping = false;

  constructor(host: MoverHost) {
    super(host);
    this.#host = host;
  }

  /** Whether a request is under way. */
  get isMoving(): boolean {
    return this.#walk !== undefined;
  }

  /** Whether a path or list is being walked. */
  get isWalking(): boolean {
    const walk = this.#walk;
    return walk?.source.isWalk === true && (!isWhole(walk) || this.isUnderWay);
  }

  /** Starts a request by making its first step; `heading` is the direction of a step that leads outside. */
  begin(standing: StandingPiece, source: StepSource, heading?: number): MoveRequest {
    if (this.#unsettled) this.#settle(this.#unsettled);
    const { isInstant } = this.#host;
    const walk: Walk = { standing, source, request: new OpenRequest(), isInstant };
    try {
      return this.#step(walk, heading) as MoveRequest;
    } catch (error) {
      // A handler has thrown before there was a walk that could be cancelled.
      if (this.#walk !== walk) source.release();
      throw error;
    }
  }

  /** A request without steps: it ends when the picture has settled, or at once. */
  wait(standing: StandingPiece, source: StepSource, isSilent: boolean): OpenRequest {
    const request = new OpenRequest();
    if (this.isUnderWay && !this.#walk) this.#walk = { standing, source, request, isInstant: false, isSilent };
    else {
      source.release();
      request.settle('arrived');
    }
    return request;
  }

  /** Halts at the next tile. */
  stop(): void {
    if (this.#walk) this.#walk.isStopping = true;
  }

  /** Ends the request under way now; on the board, the picture goes to its tile, and jumps are made without gliding. */
  end(end: MoveEnd): void {
    const walk = this.#walk;
    const piece = (walk?.standing ?? this.#followed)?.piece;
    this.#walk = undefined;
    this.#forget();
    walk?.source.release();
    if (piece?.isGliding) {
      piece.picture.end();
      this.#isSkipping = true;
      try {
        this.#settle(piece);
      } finally {
        this.#isSkipping = false;
      }
    }
    if (walk) this.#finish(walk, end);
  }

  /** The piece was moved: by the step that is being made, or by someone else. */
  moved({ from, to, cause }: PieceEvents['moved']): void {
    if (from.cell === to.cell) return;
    if (this.#making === to.cell && (cause === 'move' || cause === 'swap')) return;
    const { standing } = this.#host;
    if (!standing) return;
    const walk = this.#walk;
    const isFollowed = cause === 'jump' || cause === 'undo' || cause === 'retrace' || cause === 'swap';
    if (isFollowed && this.#host.enabled && !this.#isSkipping) this.#follow(standing, from.cell, to.cell, cause);
    else {
      this.#forget();
      standing.piece.picture.end();
    }
    if (walk && (cause !== 'jump' || !isWhole(walk))) this.#finish(walk, endOf(walk));
  }

  /** The next step of a walk; its first if the walk is not the one under way. Undefined if the walk is held. */
  #step(walk: Walk, heading?: number): MoveResult | undefined {
    const { standing, source } = walk;
    const { piece, board } = standing;
    const before = this.#walk;
    const isFirst = before !== walk;
    const from = piece.spot;
    if (!from) return this.#reject(walk, isFirst, { ok: false, reason: 'off-board' });
    const step = stepTo(board, from, source.next && board.cell(source.next), heading);
    const { cell, direction } = step;
    const to = cell === undefined ? undefined : { cell, ...board.layout.xyOf(cell) };
    const pieces = cell === undefined ? [] : board.piecesAt({ cell });
    this.#host.raise('beforeMove', { piece: standing.actor, from, to, direction, pieces });
    // From here on, every event may have led to anything.
    if (!isFirst && this.#walk !== walk) return undefined;
    if (!isFirst && !this.#host.enabled) {
      this.postpone(() => this.#goOn(walk));
      return undefined;
    }
    const refusal = this.#overtaken(walk, from, before) ?? source.refusal(standing, step);
    if (refusal) return this.#reject(walk, isFirst, refusal);
    this.#walk = walk;
    if (before && isFirst) {
      this.#finish(before, endOf(before));
      const overtaken = this.#overtaken(walk, from, walk);
      if (overtaken) return this.#reject(walk, isFirst, overtaken);
    }
    return this.#make(walk, isFirst, step);
  }

  /** What is to be said of a step if something has come between. */
  #overtaken({ standing }: Walk, from: Spot, walk: Walk | undefined): MoveRejected | undefined {
    if (!this.#host.enabled) return { ok: false, reason: 'disabled' };
    if (!standing.piece.spot) return { ok: false, reason: 'off-board' };
    return standing.piece.spot === from && this.#walk === walk ? undefined : { ok: false, reason: 'refused' };
  }

  #make(walk: Walk, isFirst: boolean, step: Step): MoveResult {
    const { piece } = walk.standing;
    const picture = this.pictureOf(piece);
    this.#forget();
    piece.picture.glideTo(picture.point.x, picture.point.y, 0);
    walk.step = step;
    try {
      return this.#change(walk, isFirst, step);
    } finally {
      // Also where a handler has thrown: the step is made, and the picture goes after the piece.
      if (this.#walk === walk && walk.step === step) this.#setOut(walk, picture, step, isFirst);
    }
  }

  /** The step on the board, and what is raised about it; the picture has not set out. */
  #change(walk: Walk, isFirst: boolean, step: Step): MoveResult {
    const { standing, source, request } = walk;
    const { piece, actor } = standing;
    const { from, direction } = step;
    const making = step.cell ?? from.cell;
    let placement: Placement<Actor>;
    this.#making = making;
    try {
      placement = source.make(standing, making);
    } finally {
      this.#making = undefined;
    }
    if (!placement.ok) {
      walk.step = undefined;
      piece.picture.end();
      const blocker = placement.reason === 'occupied' ? { blocker: placement.blocker } : {};
      return this.#reject(walk, isFirst, { ok: false, reason: 'occupied', ...blocker });
    }
    const { cell, x, y, z, kicked } = placement;
    const to = { cell, x, y, z };
    const result = { ok: true, from, to, ...(direction === undefined ? {} : { direction }) } as const;
    const value = isFirst ? request.answer(result) : result;
    if (kicked) this.#host.raise('kicked', { piece: kicked, by: actor, at: to });
    this.#host.turn(standing, from.cell, cell);
    this.#host.raise('accepted', value);
    piece.depart();
    return value;
  }

  #reject(walk: Walk, isFirst: boolean, refusal: MoveRejected): MoveResult {
    const value = isFirst ? walk.request.answer(refusal) : refusal;
    this.#host.raise('rejected', value);
    this.#finish(walk, refusal.reason === 'stale' ? 'stale' : 'refused');
    return value;
  }

  #finish(walk: Walk, end: MoveEnd): void {
    if (!walk.request.settle(end)) return;
    if (this.#walk === walk) this.#walk = undefined;
    walk.source.release();
    if (!walk.isSilent) this.#host.raise('finished', { piece: walk.standing.actor, end });
  }

  /** Sends the picture after a step. */
  #setOut(walk: Walk, picture: PicturePlace, step: Step, isFirst: boolean): void {
    const { piece, board } = walk.standing;
    const { from, direction, cell: to = from.cell } = step;
    if (walk.isInstant) {
      this.leap(piece, isFirst);
      return;
    }
    const stretch = stretchBetween(board.layout, picture, from.cell, to, direction);
    walk.glide ??= this.wayOf(piece, stretch.length + lengthAhead(walk, to));
    this.glide(walk.glide, stretch);
  }

  /** Sends the picture after a move that was no step of a request. */
  #follow(standing: StandingPiece, from: Cell, to: Cell, cause: MoveCause): void {
    const { piece, board } = standing;
    const { layout } = board;
    if (cause === 'retrace' && this.#followed && !this.#host.isInstant) {
      this.#ways.push(stretchBetween(layout, { point: layout.center(from) }, from, to));
      return;
    }
    const picture = piece.isGliding ? this.pictureOf(piece) : { point: layout.center(from) };
    this.#forget();
    this.#followed = standing;
    if (this.#host.isInstant) this.leap(piece, false);
    else this.#glideAlong(piece, stretchBetween(layout, picture, from, to));
  }

  #glideAlong(piece: Piece, stretch: Stretch): void {
    this.glide(this.wayOf(piece, stretch.length), stretch);
  }

  /** The picture is where it was to go. */
  protected reached(): void {
    const walk = this.#walk;
    const standing = walk?.standing ?? this.#followed;
    if (!standing) return;
    const { piece, actor } = standing;
    const way = this.#ways.shift();
    if (way) {
      this.#glideAlong(piece, way);
      return;
    }
    this.#forget();
    piece.picture.stand();
    const step = walk?.step;
    this.#unsettled = piece;
    if (walk && step && piece.spot) {
      walk.step = undefined;
      this.#host.raise('arrived', { piece: actor, from: step.from, at: piece.spot, direction: step.direction });
    }
    if (this.#unsettled === piece) this.#settle(piece);
    if (walk && this.#walk === walk && !this.isUnderWay) this.#goOn(walk);
  }

  #goOn(walk: Walk): void {
    if (walk !== this.#walk) return;
    if (walk.source.isEmpty) this.#finish(walk, 'arrived');
    else if (walk.isStopping) this.#finish(walk, 'stopped');
    else if (this.#host.enabled) this.#step(walk);
    else this.postpone(() => this.#goOn(walk));
  }

  #settle(piece: Piece): void {
    this.#unsettled = undefined;
    piece.settle();
  }

  #forget(): void {
    this.drop();
    this.#followed = undefined;
    this.#ways = [];
  }
}

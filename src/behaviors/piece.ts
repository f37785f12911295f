import { type Actor, CollisionType, type Entity, type Subscription } from 'excalibur';
import type { Cell, Level, Place, Placement, Spot, Tile } from '../boards/index.js';
import { piece } from '../manifests/piece.js';
import { type PieceState, pieceState } from '../manifests/piece-state.js';
import { readState } from '../manifests/read-state.js';
import { Behavior, type ManifestOf } from './behavior.js';
import type { ActorBoard, BoardBehavior } from './board-behavior.js';
import { prefersReducedMotion } from './motion.js';
import { listenersOf, type PieceListener } from './piece/hear-piece.js';
import {
  type PieceEvents,
  type PieceHooks,
  type PieceOptions,
  type PutOptions,
  readBoard,
} from './piece/piece-options.js';
import { type PicturePoint, type PictureTransforms, PiecePicture } from './piece/piece-picture.js';
import { PieceStanding } from './piece/piece-standing.js';
import { type PieceNews, trafficOf } from './piece/piece-traffic.js';
import { raiseOn } from './piece/raise.js';
import { atFrameEnd } from './piece/scene-frames.js';
import { inscribedRadius, spreadInRows } from './piece/spread.js';

/**
 * Makes its actor a piece on a board: `pawn.addComponent(new Piece({ board, at: { x: 0, y: 0 } }))`.
 *
 * It is on the board from the moment it is attached, in a scene or not. It leaves the board when its actor is killed
 * or leaves its scene, and takes its place again when the actor comes back; if that is taken, it stays off the board
 * and raises `displaced`. A clone starts off the board. A board that is killed keeps its pieces where they are.
 *
 * A tile has room for many pieces, each on a level of its own: without `z` the second on a tile takes level 2, and stays on
 * it wherever it goes. `occupied` of movers and paths asks of the same level only: a piece of level 2 goes over those of
 * level 1, and they over it. Where a tile is to have room for one, give all pieces the same `z`; a second then throws.
 *
 * Nobody else writes the actor's position: each frame, after all updates, it becomes the board's transform × (the
 * middle of the tile, or where a mover glides the picture, + spread + lift). The actor is kept out of collisions
 * unless it had a collision type of its own.
 */
export class Piece extends Behavior<PieceEvents, typeof piece, PieceHooks> {
  static readonly manifest = piece satisfies ManifestOf<Piece>;

  readonly #given: BoardBehavior | undefined;
  readonly #picture: PiecePicture;
  #standing: PieceStanding | undefined;
  #killed: Subscription | undefined;
  #listeners: ReadonlySet<PieceListener> = new Set();
  /** The change after which its picture settled last. */
  #settled = 0;

  /** Throws a TypeError where `at` is given without a board. */
  constructor(options: PieceOptions = {}) {
    super(piece, ['board', 'at', 'spread'], options);
    if ('at' in options && options.at === undefined) {
      throw new TypeError(
        'Piece.at: undefined is not allowed, must be a place or a tile, or left out to start off the board',
      );
    }
    this.#picture = new PiecePicture(this.options.lift, () => this.#transforms());
    const { board, at } = this.options;
    this.#given = board === undefined ? undefined : readBoard(board, 'Piece.board');
    // From here on the pieces hear of a move before whoever comes to listen to the board later.
    if (this.#given) trafficOf(this.#given.board);
    if (at !== undefined && !board) throw new TypeError('Piece.at: a place needs a board, give it as the option board');
  }

  /** What it is known by: its option `id`, else its actor's name, numbered where several have the same. */
  get id(): string {
    return this.#attached().id;
  }

  /** The tiles, edges and pieces of its board; undefined while it has none. */
  get board(): ActorBoard | undefined {
    return this.boardBehavior?.board;
  }

  /** The behaviour that is its board; undefined while it has none. */
  get boardBehavior(): BoardBehavior | undefined {
    return this.#standing ? this.#standing.behavior : this.#given;
  }

  /** Where it is; undefined off the board. */
  get spot(): Spot | undefined {
    return this.#standing?.spot;
  }

  /** The tile under it; undefined off the board, and where its cell has none. */
  get tile(): Tile | undefined {
    return this.spot && this.board?.tileOf(this.spot.cell);
  }

  /** How far above its tile it is drawn now, in board units. */
  get lift(): number {
    return this.#picture.lift;
  }

  set lift(lift: number) {
    this.#picture.lift = lift;
  }

  get isOnBoard(): boolean {
    return this.spot !== undefined;
  }

  /** The level that it has, or takes as soon as it is free; undefined off the board. */
  get level(): Level | undefined {
    return this.spot && this.#standing?.home;
  }

  /** Whether a mover has yet to bring its picture to its tile. */
  get isGliding(): boolean {
    return this.#picture.isGliding;
  }

  /** Its picture, for movers: they glide it, and end where the piece is. */
  get picture(): PicturePoint {
    return this.#picture;
  }

  /** Puts it on a cell of its board or of another, at once; tiles, edges and solidity are not asked. */
  put(place: Place, options: PutOptions = {}): Placement<Actor> {
    const standing = this.#attached();
    const before = standing.changes;
    const placement = standing.put(place, options);
    const isSettled = standing.changes !== before && standing.changes === this.#settled;
    if (placement.ok && !this.isGliding && !isSettled) this.settle();
    return placement;
  }

  /** Takes it off the board; false if it was not there. */
  leave(): boolean {
    return this.#standing?.leave() ?? false;
  }

  /** For movers: a step has been accepted, and the picture sets out. */
  depart(): void {
    for (const listener of this.#listeners) listener.departed?.();
  }

  /** For movers: the picture stands on its tile. */
  settle(): void {
    const { spot } = this;
    this.#settled = this.#standing?.changes ?? 0;
    if (spot) for (const listener of this.#listeners) listener.settled?.(spot);
  }

  override saveState(): PieceState {
    const { id, spot, level } = this;
    return {
      id,
      ...(spot ? { spot: { x: spot.x, y: spot.y, z: spot.z } } : {}),
      ...(level === undefined || level === spot?.z ? {} : { home: level }),
      solid: this.#attached().isSolid,
    };
  }

  /**
   * Takes its place again, on the board by a move of the cause `load`. Throws a TypeError that names what is wrong in the
   * state, and a RangeError where its place or id is taken by another; then nothing has changed. Where several pieces
   * of a game are loaded, take them off the board first: one may stand where another belongs.
   */
  override loadState(state: object): void {
    const { id, spot, home, solid } = readState(pieceState, state, 'Piece');
    const standing = this.#attached();
    standing.checkId(id);
    if (spot) {
      const placement = this.put({ x: spot.x, y: spot.y }, { z: spot.z, cause: 'load' });
      if (!placement.ok) throw new RangeError(`Piece.loadState: (${spot.x}, ${spot.y}) is ${placement.reason}`);
      standing.home = home ?? spot.z;
      this.board?.setSolid(this.actor, solid);
    } else standing.leave();
    standing.rename(id);
  }

  override clone(): this {
    const { at: _at, id: _id, ...options } = this.options;
    const Constructor = this.constructor as new (options: object) => this;
    const copy = new Constructor(options);
    copy.enabled = this.enabled;
    return copy;
  }

  override configure(changes: PieceOptions): void {
    const fixed = Object.keys(changes).find((name) => ['board', 'at', 'id', 'z', 'solid'].includes(name));
    if (fixed) throw new TypeError(`Piece.${fixed}: it cannot be changed by configure, use put or the board`);
    super.configure(changes);
  }

  protected override onJoin(owner: Entity): void {
    const { actor } = this;
    this.#listeners = listenersOf(actor);
    this.#standing = new PieceStanding(actor, this.#given, this.#host());
    this.#standing.isSpread = this.options.spread !== false;
    // Also before it has come to its scene: one that is killed until then hears of nothing else.
    this.#killed = owner.on('kill', () => this.#standing?.leaveFor('killed'));
    this.#begin(this.#standing);
    const { body } = actor;
    if (body.collisionType === CollisionType.Passive) body.collisionType = CollisionType.PreventCollision;
  }

  protected override onLeave(): void {
    this.#killed?.close();
    this.leave();
    this.#standing = undefined;
  }

  protected override onAttach(): void {
    const { scene, actor } = this;
    if (scene) this.track(atFrameEnd(scene, this.#picture));
    const missed = this.#standing?.comeBack();
    this.#picture.write();
    if (missed) raiseOn(actor, this.events, 'displaced', { piece: actor, ...missed });
  }

  protected override onDetach(): void {
    this.#standing?.leaveFor('scene');
  }

  protected override onConfigure(before: Piece['options']): void {
    if (before.lift !== this.options.lift) this.lift = this.options.lift;
    const { board, spot } = this;
    if (this.#standing) this.#standing.isSpread = this.options.spread !== false;
    if (before.spread !== this.options.spread && board && spot) trafficOf(board).arrange(spot.cell);
  }

  #raise<Name extends 'placed' | 'moved' | 'removed'>(name: Name, event: PieceEvents[Name]): void {
    for (const listener of this.#listeners)
      (listener[name] as ((event: PieceEvents[Name]) => void) | undefined)?.(event);
    raiseOn(this.#standing?.actor, this.events, name, event);
  }

  #attached(): PieceStanding {
    if (this.#standing) return this.#standing;
    throw new Error('Piece: it must be attached to an actor first');
  }

  #begin(standing: PieceStanding): void {
    const { at } = this.options;
    if (standing.adopt() || at === undefined) return;
    const placement = this.put(at);
    if (placement.ok) return;
    const blocker = placement.reason === 'occupied' ? ` by '${placement.blocker.name}'` : '';
    throw new RangeError(`Piece.at: ${JSON.stringify(at)} is ${placement.reason}${blocker}`);
  }

  #host(): ConstructorParameters<typeof PieceStanding>[2] {
    return {
      options: this.options,
      cameTo: (cell) => {
        const center = this.boardBehavior?.layout.center(cell);
        if (center) this.#picture.belongTo(center);
      },
      arrange: (cell, index, count) => this.#arrange(cell, index, count),
      hear: (news) => this.#hear(news),
    };
  }

  #transforms(): PictureTransforms | undefined {
    const board = this.boardBehavior?.owner as Actor | undefined;
    if (!board || !this.#standing?.spot) return undefined;
    return { own: this.#standing.actor.transform.get(), board: board.transform.get() };
  }

  #arrange(cell: Cell, index: number, count: number): void {
    const { board } = this;
    const { spread = spreadInRows } = this.options;
    if (!board || spread === false) return;
    const radius = count > 1 ? inscribedRadius(board.layout, cell) : 0;
    const isChange = this.#picture.spreadTo(spread({ index, count, radius, cell }));
    if (isChange && (!this.isAttached || prefersReducedMotion())) this.#picture.finishSpread();
  }

  #hear(news: PieceNews): void {
    const standing = this.#attached();
    const { actor: piece, changes } = standing;
    if (news.kind === 'removed') {
      this.#picture.leave();
      this.#raise('removed', { piece, from: news.from, reason: standing.reason });
      return;
    }
    if (news.kind === 'placed') this.#raise('placed', { piece, at: news.at });
    else this.#raise('moved', { piece, from: news.from, to: news.to, cause: news.cause });
    const isElsewhere = news.kind === 'placed' || news.from.cell !== news.to.cell;
    if (!isElsewhere || this.isGliding || changes !== standing.changes) return;
    this.#picture.finishSpread();
    this.#picture.write();
    if (!standing.isChanging) this.settle();
  }
}

import type { Actor, Entity } from 'excalibur';
import { type Cell, createRandom, describePlace, type Place, type Random, type Spot } from '../boards/index.js';
import { readState } from '../manifests/read-state.js';
import { wander } from '../manifests/wander.js';
import { type WanderState, wanderState } from '../manifests/wander-state.js';
import { Behavior, type Closable, type ManifestOf, type Options } from './behavior.js';
import type { ActorBoard } from './board-behavior.js';
import { findBehavior } from './find-behavior.js';
import type { GridMove } from './grid-move.js';
import { neighborsOf } from './moving/best-neighbor.js';
import type { StandingPiece } from './moving/step-source.js';
import { isOpenTo } from './moving/step-target.js';
import { hearPiece } from './piece/hear-piece.js';

/** The references of `Wander`. */
export interface WanderHooks {
  /** Around which place it wanders; without it, where its piece is first on its board. */
  center: Place;
}

/** The options of `Wander`. */
export type WanderOptions = Options<typeof wander, WanderHooks>;

/** What `Wander` raises. */
export interface WanderEvents {
  started: { readonly piece: Actor };
  stopped: { readonly piece: Actor };
  /** It has set out to a neighbour; `GridMove` tells when its picture is there. */
  stepped: {
    readonly piece: Actor;
    readonly from: Spot;
    readonly to: Spot;
    readonly direction: number | undefined;
  };
  /** No neighbour within its range lets it in; it tries again after a pause. */
  stuck: { readonly piece: Actor; readonly at: Spot };
}

/**
 * Walks its piece to a random neighbour now and then: `sheep.addComponent(new Wander({ range: 2, pause: 800 }))`, beside
 * `Piece` and `GridMove`.
 *
 * The directions are shuffled, and the first that leads within `range` steps of the centre and is accepted is taken; a
 * piece that was put out of its range walks back, over tiles that are nearer to the centre. Chance is a stream of the
 * board, so that a game replays. The pause runs while the piece stands; whoever else moves the piece is not disturbed.
 */
export class Wander extends Behavior<WanderEvents, typeof wander, WanderHooks> {
  static readonly manifest = wander satisfies ManifestOf<Wander>;

  #isWandering: boolean;
  #center: Place | undefined;
  /** The board that the centre and the chance belong to. */
  #board: ActorBoard | undefined;
  #random: Random | undefined;
  #pauseLeft: number | undefined;
  #subscription: Closable | undefined;

  constructor(options: WanderOptions = {}) {
    super(wander, ['center'], options);
    this.#isWandering = this.options.auto;
  }

  /** Whether it wanders; its piece may be off the board meanwhile. */
  get isWandering(): boolean {
    return this.#isWandering;
  }

  /** Around which place it wanders; undefined before its piece was on a board. */
  get center(): Place | undefined {
    return this.#center ?? this.options.center;
  }

  /** Throws a RangeError outside the board that its piece is on. */
  set center(place: Place) {
    const board = findBehavior(this.owner, 'piece')?.board;
    if (board && board.cell(place) === undefined) throw outside(board, place);
    this.#center = place;
  }

  /** Wanders from now on, after a pause. */
  start(): void {
    const { actor: piece } = this;
    if (this.#isWandering) return;
    this.#isWandering = true;
    this.#pauseLeft = undefined;
    this.events.emit('started', { piece });
  }

  /** Wanders no more; a step that is under way is walked to its end. */
  stop(): void {
    const { actor: piece } = this;
    if (!this.#isWandering) return;
    this.#isWandering = false;
    this.events.emit('stopped', { piece });
  }

  override saveState(): WanderState {
    const { center, isWandering } = this;
    const board = findBehavior(this.owner, 'piece')?.board;
    const cell = center && board?.cell(center);
    return {
      isWandering,
      ...(board && cell !== undefined ? { center: board.layout.xyOf(cell) } : {}),
      ...(this.#random ? { random: [...this.#random.state] } : {}),
      ...(this.#pauseLeft === undefined ? {} : { pauseLeft: this.#pauseLeft }),
    };
  }

  /** Throws a TypeError that names what is wrong in the state. */
  override loadState(saved: object): void {
    const { isWandering, center, random, pauseLeft } = readState(wanderState, saved, 'Wander');
    this.#isWandering = isWandering;
    this.#center = center;
    this.#random = random && createRandom(random);
    this.#pauseLeft = pauseLeft;
  }

  protected override onJoin(owner: Entity): void {
    this.#subscription = hearPiece(owner, { placed: () => this.#settleDown() });
    this.#settleDown();
  }

  protected override onLeave(): void {
    this.#subscription?.close();
  }

  protected override onUpdate(elapsedMs: number): void {
    if (!this.#isWandering) return;
    const { actor } = this;
    const piece = findBehavior(actor, 'piece');
    const grid = findBehavior(actor, 'grid-move');
    if (!piece || !grid) throw new TypeError(`Wander: '${actor.name}' needs a Piece and a GridMove, attach them`);
    const { board, spot } = piece;
    if (!board || !spot || !grid.enabled || grid.isMoving || piece.isGliding) return;
    this.#pauseLeft ??= this.#pause(board, piece.id);
    this.#pauseLeft -= elapsedMs;
    if (this.#pauseLeft > 0) return;
    this.#pauseLeft = undefined;
    this.#step(grid, { piece, actor, board }, spot);
  }

  /** The first place on a board becomes the centre there. */
  #settleDown(): void {
    const piece = findBehavior(this.owner, 'piece');
    if (!piece?.spot || piece.board === this.#board) return;
    const isOther = this.#board !== undefined;
    this.#board = piece.board;
    if (isOther) this.#random = undefined;
    const { x, y } = piece.spot;
    if (isOther || !this.center) this.#center = { x, y };
  }

  #pause(board: ActorBoard, id: string): number {
    const { pause, pauseSpread } = this.options;
    return pause + (pauseSpread > 0 ? this.#chance(board, id).next() * pauseSpread : 0);
  }

  #chance(board: ActorBoard, id: string): Random {
    this.#random ??= board.random(this.options.stream ?? `${id}/${wander.id}`);
    return this.#random;
  }

  #step(grid: GridMove, standing: StandingPiece, at: Spot): void {
    const { piece, actor, board } = standing;
    for (const cell of this.#chance(board, piece.id).shuffle(this.#near(board, at.cell))) {
      if (!isOpenTo(standing, cell, grid.options)) continue;
      const step = grid.to({ cell });
      if (step.ok) {
        this.events.emit('stepped', {
          piece: actor,
          from: step.from,
          to: step.to,
          direction: step.direction,
        });
        return;
      }
      // Whoever was asked may have done anything.
      if (piece.spot !== at || piece.board !== board || !grid.enabled || grid.isMoving || !this.#isWandering) return;
    }
    this.events.emit('stuck', { piece: actor, at });
  }

  /** The neighbours within the range; from outside of it, those that are nearer to the centre. */
  #near(board: ActorBoard, from: Cell): Cell[] {
    const { layout } = board;
    const middle = this.#middle(board, from);
    const limit = Math.max(this.options.range, layout.distance(middle, from) - 1);
    return neighborsOf(layout, from).filter((cell) => layout.distance(middle, cell) <= limit);
  }

  /** The cell of the centre; where it was found and is no more, as after a resize, the piece settles down anew. */
  #middle(board: ActorBoard, from: Cell): Cell {
    const { center } = this;
    const cell = center && board.cell(center);
    if (cell !== undefined) return cell;
    if (center && center === this.options.center) throw outside(board, center);
    this.#center = board.layout.xyOf(from);
    return from;
  }
}

function outside({ layout }: ActorBoard, place: Place): RangeError {
  return new RangeError(`Wander.center: ${describePlace(layout, place)} is outside the board`);
}

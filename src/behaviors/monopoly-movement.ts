import type { Entity } from 'excalibur';
import {
  type CameFrom,
  type Direction,
  type ForwardGoal,
  type ForwardOutcome,
  type ForwardStep,
  forwardOutcomes,
  type Point,
  planForward,
  planForwardTo,
  resumeForward,
  type Tile,
  type TileProperties,
} from '../boards/index.js';
import { monopolyMovement } from '../manifests/monopoly-movement.js';
import { type MonopolyState, monopolyState } from '../manifests/monopoly-state.js';
import { readState } from '../manifests/read-state.js';
import { tellAsked } from './asked.js';
import { Behavior, type Closable, type ManifestOf } from './behavior.js';
import type { ActorBoard } from './board-behavior.js';
import { CommittedMove } from './monopoly/committed-move.js';
import { readFace } from './monopoly/face.js';
import type {
  ActorPlan,
  CommitResult,
  ForkOffer,
  MonopolyEvents,
  MonopolyHooks,
  MonopolyOptions,
  ResumeAnswer,
  WalkRules,
} from './monopoly/monopoly-options.js';
import { MonopolyProgress } from './monopoly/monopoly-progress.js';
import { cameFromAt, loadProgress, readProgress, savedPlaceOf, saveProgress } from './monopoly/monopoly-save.js';
import { isFresh, isPlan, isStillWay } from './monopoly/plan-check.js';
import { Planner, pieceOn } from './monopoly/planner.js';
import { hearPiece } from './piece/hear-piece.js';
import { raiseOn } from './piece/raise.js';
import { Piece } from './piece.js';

/**
 * Walks its piece along a road by moving points, tile by tile, as the rule of `planForward` says.
 *
 * Asking is free: `forward` gives a plan and changes nothing. `commit` makes a plan the path; `GridMove.follow` walks
 * it, or you pop tile by tile and move the piece as you like: wherever it is put on the tile handed out, by whomever,
 * its face and came-from become those of that step.
 */
export class MonopolyMovement extends Behavior<MonopolyEvents, typeof monopolyMovement, MonopolyHooks> {
  static readonly manifest = monopolyMovement satisfies ManifestOf<MonopolyMovement>;

  readonly #planner = new Planner(this);
  readonly #progress: MonopolyProgress;
  #subscription: Closable | undefined;

  constructor(options: MonopolyOptions = {}) {
    super(monopolyMovement, ['cost', 'solid', 'road', 'onFork'], options);
    const { face } = this.options;
    this.#progress = new MonopolyProgress(this, (name, event) => raiseOn(this.owner, this.events, name, event), face);
  }

  // How it stands

  /** Where it looks: the number of a direction, on layouts without opposite directions degrees clockwise from E. */
  get face(): number {
    return this.#progress.bearing.face;
  }

  /** A direction by number or name, or degrees. Throws on one that the layout does not have. */
  set face(face: Direction) {
    this.#progress.bearing.give(face);
  }

  /** The tile that it came from, if known. */
  get cameFrom(): CameFrom | undefined {
    const { cameFrom } = this.#progress.bearing;
    const board = this.#piece?.board;
    return cameFrom && board && cameFromAt(board, cameFrom);
  }

  // Plans

  /** The walk that it would make with so many points; nothing changes. Throws as `planForward` does, and off the board. */
  forward(points: number, rules: WalkRules = {}): ActorPlan {
    const { board, start } = this.#planner.start('forward', rules);
    return tellAsked(board, 'plan', planForward(board, { ...start, points }));
  }

  /** The walk that it would make to a tile or to the next that passes a test ("advance to GO"); nothing changes. */
  forwardTo(to: ForwardGoal<TileProperties>, rules: WalkRules = {}): ActorPlan {
    const { board, start } = this.#planner.start('forwardTo', rules);
    return tellAsked(board, 'plan', planForwardTo(board, { ...start, to }));
  }

  /** Where a walk with so many points can end. */
  outcomes(points: number, rules: WalkRules & { readonly useOnFork?: boolean } = {}): ForwardOutcome[] {
    const { useOnFork = false, ...others } = rules;
    const { board, start } = this.#planner.start('outcomes', others);
    return forwardOutcomes(board, { ...start, points, useOnFork });
  }

  // The committed path

  /**
   * Makes a plan the path to be walked, and moves the generator on to where the plan has left it; the piece stays.
   * `stale` if the plan does not begin where and as the piece stands, or the board has changed; `busy` while the path
   * is being walked. Throws a TypeError on what is no plan.
   */
  commit(plan: ActorPlan): CommitResult {
    if (!isPlan(plan))
      throw new TypeError('MonopolyMovement.commit: the plan must be one that forward or forwardTo gave');
    if (!this.enabled) return { ok: false, reason: 'disabled' };
    this.#progress.catchUp();
    if (this.isBusy) return { ok: false, reason: 'busy' };
    const { board, piece } = pieceOn(this.owner, 'commit');
    const { actor, face, cameFrom } = this;
    const random = this.#planner.random;
    if (!isFresh(plan, { board, actor, spot: piece.spot, face, cameFrom, random }))
      return { ok: false, reason: 'stale' };
    if (plan.randomAfter) random.restore(plan.randomAfter);
    this.#progress.begin(CommittedMove.of(plan, this.#progress.move));
    return { ok: true, path: this.path };
  }

  /** Goes on from the fork where the committed plan waits, in one of its ways or back, also after a load. */
  resume(direction: Direction): ResumeAnswer {
    if (!this.enabled) return { ok: false, reason: 'disabled' };
    const { move } = this.#progress;
    if (move?.plan.end !== 'fork') return { ok: false, reason: 'no-fork' };
    if (!this.isEmpty) return { ok: false, reason: 'stale' };
    const random = this.#planner.random;
    const options = { ...move.plan.options, random };
    const resumed = resumeForward({ ...move.plan, options, randomAfter: random.state }, direction);
    return resumed.ok ? this.commit(resumed.plan) : resumed;
  }

  /** Hands out the next step and moves nothing; undefined on an empty path. */
  popTile(): ForwardStep | undefined {
    return this.#progress.pop(false);
  }

  /** Hands out the last step, empties the path and moves nothing; undefined on an empty path. */
  popLastTile(): ForwardStep | undefined {
    return this.#progress.pop(true);
  }

  /** The steps that are left. */
  get path(): readonly ForwardStep[] {
    return this.#progress.move?.path.map(({ step }) => step) ?? [];
  }

  get isEmpty(): boolean {
    return this.remainingSteps === 0;
  }

  /** How many steps are left. */
  get remainingSteps(): number {
    return this.#progress.move?.length ?? 0;
  }

  /** How many points are left after the steps made; undefined if nothing is committed. */
  get remainingPoints(): number | undefined {
    return this.#progress.move?.points;
  }

  /** The last tile of the path; undefined on an empty path. */
  get target(): Tile | undefined {
    return this.#progress.move?.last?.step.tile;
  }

  /** The points of the committed plan; undefined if nothing is committed. */
  get totalMovingPoints(): number | undefined {
    return this.#progress.move?.plan.points;
  }

  /** Whether its path is being walked by `GridMove`, or it is on a jump. */
  get isBusy(): boolean {
    return this.#progress.isBusy;
  }

  /** Whether a committed move has not come to its end, which is raised as `land` or `fork`. */
  get isMoveOpen(): boolean {
    return this.#progress.move?.isEndTold === false;
  }

  /** What the committed plan offers at the fork where the piece waits; undefined anywhere else. */
  get openFork(): ForkOffer | undefined {
    return this.#progress.openFork;
  }

  // Back

  /**
   * Takes the last step of this move back: the piece stands as before it, and the step is in the path again. Gives the
   * step; undefined if this move has made none.
   */
  undoStep(): ForwardStep | undefined {
    return this.#progress.undo();
  }

  /**
   * Goes back along the tiles really walked, and stands on each as it had stood there; the committed path is given up.
   * Gives the tile; undefined, and no step is made, if fewer steps are remembered (64 at most).
   */
  retrace(steps: number): Tile | undefined {
    if (Number.isInteger(steps) && steps > 0) return this.#progress.retrace(steps);
    throw new RangeError(`MonopolyMovement.retrace: steps is ${steps}, but must be a whole number ≥ 1`);
  }

  // For those who walk the path, as `GridMove.follow` does

  /** The step that `popTile` would hand out. */
  get nextStep(): ForwardStep | undefined {
    return this.#progress.move?.next?.step;
  }

  /**
   * Whether the next step can still be made: the piece stands where it begins, and the tile is asked anew if tiles, edges
   * or solidity have changed since the commit.
   */
  isNextOpen(): boolean {
    const { move } = this.#progress;
    const { board, spot } = this.#piece ?? {};
    const next = move?.next;
    if (!move || move.plan.board !== board || !next || spot?.x !== next.before.x || spot.y !== next.before.y)
      return false;
    return board.revisionWithout(this.actor) === move.revision || isStillWay(board, next, move.plan.options);
  }

  /** Someone walks the path from here on, until it lands or `endWalk`: meanwhile nothing can be committed. */
  beginWalk(walker: object): void {
    this.#progress.catchUp();
    // What was due may have ended the move already.
    if (this.isMoveOpen || !this.isEmpty) this.#progress.walker = walker;
  }

  /** Whether it is still the walk of that one. */
  isWalkedBy(walker: object): boolean {
    return this.#progress.walker === walker;
  }

  /** The one who walked the path walks it no more. */
  endWalk(walker: object): void {
    if (this.isWalkedBy(walker)) this.#progress.walker = undefined;
  }

  // Life

  override saveState(): MonopolyState {
    const spot = this.#piece?.spot;
    const random = this.#planner.savedRandom;
    return {
      ...(spot ? { tile: savedPlaceOf(spot) } : {}),
      ...(random ? { random: [...random] } : {}),
      ...saveProgress(this.#progress),
    };
  }

  /**
   * Takes back what `saveState` gave and puts the piece there; callbacks are those of the behaviour. Throws a TypeError
   * that names what is wrong in the state, and a RangeError where a tile is gone or the face is none of the layout;
   * then nothing has changed.
   */
  override loadState(saved: object): void {
    const state = readState(monopolyState, saved, 'MonopolyMovement');
    const { board, piece } = pieceOn(this.owner, 'loadState');
    readFace(board.layout, state.face, 'MonopolyMovement.loadState: face');
    const { savedRandom } = this.#planner;
    this.#planner.savedRandom = state.random;
    try {
      const progress = readProgress(state, board, () => this.#planner.rules());
      this.#restore(state.tile, board, piece);
      loadProgress(this.#progress, state, progress);
    } catch (error) {
      this.#planner.savedRandom = savedRandom;
      throw error;
    }
  }

  #restore(place: Point | undefined, board: ActorBoard, piece: Piece): void {
    if (!place || (piece.isOnBoard && board.cell(place) === piece.spot?.cell)) return;
    if (this.#progress.restore(place)) return;
    throw new RangeError(`MonopolyMovement.loadState: (${place.x}, ${place.y}) is not on the board`);
  }

  protected override onJoin(owner: Entity): void {
    this.#subscription = hearPiece(owner, this.#progress);
  }

  protected override onLeave(): void {
    this.#subscription?.close();
  }

  get #piece(): Piece | undefined {
    return this.owner?.get(Piece);
  }
}

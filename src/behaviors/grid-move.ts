import type { Actor, Entity } from 'excalibur';
import { createRandom, type Direction, type Place, type Point, type Random } from '../boards/index.js';
import { gridMove } from '../manifests/grid-move.js';
import { type GridMoveState, gridMoveState } from '../manifests/grid-move-state.js';
import { readState } from '../manifests/read-state.js';
import { Behavior, type Closable, type ManifestOf } from './behavior.js';
import { findBehavior } from './find-behavior.js';
import type { ActorPlan } from './monopoly/monopoly-options.js';
import type { MonopolyMovement } from './monopoly-movement.js';
import { prefersReducedMotion } from './motion.js';
import type { GridMoveHooks, GridMoveOptions, Targets } from './moving/grid-move-options.js';
import { type GridMoveEvents, type MoveRejected, type MoveRequest, OpenRequest } from './moving/move-request.js';
import { Mover, type MoverHost } from './moving/mover.js';
import { PathSteps } from './moving/path-steps.js';
import { type StandingPiece, SwapStep, TestedSteps } from './moving/step-source.js';
import {
  bestTarget,
  isList,
  neighborTarget,
  OUTSIDE,
  placesOf,
  refusalTo,
  type StepTarget,
  wanderTarget,
} from './moving/step-target.js';
import { turnTo } from './moving/turn-to.js';
import { hearPiece } from './piece/hear-piece.js';
import { raiseOn } from './piece/raise.js';
import type { Piece } from './piece.js';

/**
 * Moves its piece from tile to tile: the tile changes at once, the picture follows.
 *
 * Every request answers at once whether its first step was made, and `done` tells how it ended. A request that is made
 * while another is under way takes its place, from where the picture is. The speed is in board units, which are pixels
 * where the board is not scaled. Paths start and end at rest; without acceleration a path takes its length ÷ speed.
 */
export class GridMove extends Behavior<GridMoveEvents, typeof gridMove, GridMoveHooks> {
  static readonly manifest = gridMove satisfies ManifestOf<GridMove>;

  readonly #mover = new Mover(this.#moverHost());
  #subscription: Closable | undefined;
  #actor: Actor | undefined;
  #home: Place | undefined;
  #random: Random | undefined;
  /** What the last list left unwalked. */
  #list: TestedSteps | undefined;

  constructor(options: GridMoveOptions = {}) {
    super(gridMove, ['easing', 'canMove', 'home'], options);
  }

  /** Whether a request is under way. */
  get isMoving(): boolean {
    return this.#mover.isMoving;
  }

  /** The places that have not been taken: of the committed path, else of the last list. */
  get path(): readonly Place[] {
    const movement = findBehavior(this.#actor, 'monopoly-movement');
    return movement?.isEmpty === false ? movement.path.map(({ tile }) => tile) : (this.#list?.rest ?? []);
  }

  /** Around which place it wanders; undefined before it was on a board. */
  get home(): Place | undefined {
    return this.#home ?? this.options.home;
  }

  set home(place: Place) {
    this.#home = place;
  }

  /**
   * Whether it could go to a tile now, and if not why not; nothing moves. What a handler of `beforeMove` would clear out of
   * the way is still in it.
   */
  test(place: Place): { readonly ok: true } | MoveRejected {
    if (!this.enabled) return { ok: false, reason: 'disabled' };
    const standing = this.#standing();
    if (!standing) return { ok: false, reason: 'off-board' };
    return refusalTo(standing, standing.board.cell(place), this.options) ?? { ok: true };
  }

  /** Goes to the neighbour in a direction. Throws on a direction that the layout does not have. */
  toward(direction: Direction): MoveRequest {
    return this.#request((standing) => neighborTarget(standing, direction));
  }

  /**
   * Goes to a tile, however far, in one step. Only that tile is asked, and between neighbours the edge: walls, rocks and
   * pieces that lie between are passed over. `PathMovement.go` walks round them.
   */
  to(place: Place): MoveRequest {
    return this.#request(() => ({ place }));
  }

  /** Goes so many columns and rows, over wrapped edges too; as `to`, whatever lies between. */
  by({ dx, dy }: { readonly dx: number; readonly dy: number }): MoveRequest {
    return this.#request(({ piece }) => ({ place: { x: (piece.spot?.x ?? 0) + dx, y: (piece.spot?.y ?? 0) + dy } }));
  }

  /** Goes to the tile of another piece, on its own level; as `to`, whatever lies between. */
  toPiece(piece: Actor): MoveRequest {
    return this.#request(({ board }) => ({ place: board.spotOf(piece) ?? OUTSIDE }));
  }

  /** Goes to a random open neighbour within `wanderRange` steps of `home`; if none is open, one of them refuses. */
  wander(): MoveRequest {
    return this.#request((standing) => {
      const { piece, board } = standing;
      this.#random ??= board.random(`${piece.id}/${gridMove.id}`);
      const { home, options } = this;
      return wanderTarget(standing, options, { home, range: options.wanderRange, random: this.#random });
    });
  }

  /** Goes to the open neighbour with the smallest sum of distances to the targets, or stays where that is best. */
  approach(targets: Targets): MoveRequest {
    return this.#request((standing) => bestTarget(standing, this.options, targets, 'nearest'));
  }

  /** Goes to the open neighbour with the largest sum of distances to the targets, or stays where that is best. */
  depart(targets: Targets): MoveRequest {
    return this.#request((standing) => bestTarget(standing, this.options, targets, 'farthest'));
  }

  /** Changes places with another piece of the board. */
  swap(other: Actor): MoveRequest {
    return this.#start((standing) => {
      const spot = standing.board.spotOf(other);
      if (!spot) return this.#refuse({ ok: false, reason: 'off-board', blocker: other });
      if (other === standing.actor) return this.#stay(standing);
      return this.#mover.begin(standing, new SwapStep(other, spot.cell, this.options));
    });
  }

  /**
   * Walks: a plan, which is committed first; a list of tiles, each step tested; or without an argument what is left of
   * the committed path, else of the last list. Throws a TypeError on a plan if the actor has no `MonopolyMovement`.
   */
  follow(path?: ActorPlan | readonly Place[]): MoveRequest {
    return this.#start((standing) => {
      if (isList(path)) return this.#followList(standing, new TestedSteps(path, this.options, true));
      if (this.#mover.isWalking) return this.#refuse({ ok: false, reason: 'busy' });
      const movement = findBehavior(standing.actor, 'monopoly-movement');
      if (path) {
        if (!movement) throw new TypeError('GridMove.follow: a plan needs a MonopolyMovement on the actor');
        const committed = movement.commit(path);
        if (!committed.ok) return this.#refuse(committed);
      }
      if (movement && (movement.isMoveOpen || movement.isBusy || !movement.isEmpty))
        return this.#followPath(standing, movement);
      if (this.#list && !this.#list.isEmpty) return this.#followList(standing, this.#list);
      return this.#refuse({ ok: false, reason: 'nothing-to-follow' });
    });
  }

  /** Halts at the next tile; what is left of the path can be followed later. */
  stop(): void {
    this.#mover.stop();
  }

  /** Halts now; the picture goes to its tile. */
  cancel(): void {
    this.#mover.end('cancelled');
  }

  override saveState(): GridMoveState {
    const { home } = this;
    const board = this.#piece?.board;
    const cell = home && board?.cell(home);
    const random = this.#random?.state;
    return {
      ...(board && cell !== undefined ? { home: board.layout.xyOf(cell) } : {}),
      ...(random ? { random: [...random] } : {}),
      path: board ? placesOf(board, this.#list?.rest ?? []) : [],
    };
  }

  /** Throws a TypeError that names what is wrong in the state. */
  override loadState(saved: object): void {
    const { home, random, path } = readState(gridMoveState, saved, 'GridMove');
    this.#mover.end('superseded');
    this.#home = home;
    this.#random = random && createRandom(random);
    this.#list = new TestedSteps(path, this.options, true);
  }

  protected override onJoin(owner: Entity): void {
    this.#actor = this.actor;
    this.#subscription = hearPiece(owner, {
      placed: ({ at }) => this.#settleDown(at),
      moved: (event) => this.#mover.moved(event),
      removed: ({ reason }) => this.#mover.end(reason === 'scene' ? 'left' : 'removed'),
    });
    const spot = this.#piece?.spot;
    if (spot) this.#settleDown(spot);
  }

  protected override onLeave(): void {
    this.#subscription?.close();
    this.#mover.end('removed');
    this.#actor = undefined;
  }

  protected override onAttach(): void {
    if (this.scene) this.track(this.scene.on('deactivate', () => this.#mover.end('left')));
    this.#allowFrames();
  }

  protected override onDetach(): void {
    this.#allowFrames();
  }

  protected override onEnabledChange(): void {
    this.#allowFrames();
  }

  #allowFrames(): void {
    this.#mover.frames.allow(this.enabled && this.isAttached ? this.scene : undefined);
  }

  get #piece(): Piece | undefined {
    return findBehavior(this.#actor, 'piece');
  }

  #raise<Name extends keyof GridMoveEvents>(name: Name, event: GridMoveEvents[Name]): void {
    raiseOn(this.#actor, this.events, name, event);
  }

  #standing(): StandingPiece | undefined {
    const piece = this.#piece;
    const board = piece?.board;
    return piece?.spot && board ? { piece, actor: this.actor, board } : undefined;
  }

  /** The first place where it is becomes its home. */
  #settleDown({ x, y }: Point): void {
    if (!this.home) this.#home = { x, y };
  }

  #start(begin: (standing: StandingPiece) => MoveRequest): MoveRequest {
    if (!this.enabled) return this.#refuse({ ok: false, reason: 'disabled' });
    const standing = this.#standing();
    return standing ? begin(standing) : this.#refuse({ ok: false, reason: 'off-board' });
  }

  #request(find: (standing: StandingPiece) => StepTarget): MoveRequest {
    return this.#start((standing) => {
      const target = find(standing);
      if ('refusal' in target) return this.#refuse(target.refusal);
      const { place, heading } = target;
      if (standing.board.cell(place) === standing.piece.spot?.cell) return this.#stay(standing);
      return this.#mover.begin(standing, new TestedSteps([place], this.options, false), heading);
    });
  }

  #followList(standing: StandingPiece, list: TestedSteps): MoveRequest {
    this.#list = list;
    return list.isEmpty ? this.#stay(standing) : this.#mover.begin(standing, list);
  }

  #followPath(standing: StandingPiece, movement: MonopolyMovement): MoveRequest {
    if (!movement.enabled) return this.#refuse({ ok: false, reason: 'disabled' });
    const steps = new PathSteps(movement);
    if (!movement.isEmpty) return this.#mover.begin(standing, steps);
    // No step is left, but the end of the move has not been raised.
    movement.popTile();
    const at = standing.piece.spot;
    const request = this.#mover.wait(standing, steps, !movement.isBusy);
    return at ? request.answer({ ok: true, from: at, to: at }) : this.#refuse({ ok: false, reason: 'off-board' });
  }

  /** To its own tile: a step that is made, raises nothing, and has arrived. */
  #stay({ piece }: StandingPiece): MoveRequest {
    const request = new OpenRequest();
    request.settle('arrived');
    if (!piece.isGliding) piece.settle();
    return piece.spot
      ? request.answer({ ok: true, from: piece.spot, to: piece.spot })
      : request.answer({ ok: false, reason: 'off-board' });
  }

  #refuse(refusal: MoveRejected): MoveRequest {
    const request = new OpenRequest();
    const end = refusal.reason === 'stale' ? 'stale' : 'refused';
    request.settle(end);
    const answer = request.answer(refusal);
    this.#raise('rejected', answer);
    if (this.#actor) this.#raise('finished', { piece: this.#actor, end });
    return answer;
  }

  #moverHost(): MoverHost {
    const behavior = this;
    return {
      raise: (name, event) => behavior.#raise(name, event),
      get standing() {
        return behavior.#standing();
      },
      get enabled() {
        return behavior.enabled;
      },
      get isPaused() {
        return !behavior.enabled || behavior.scene?.engine?.timescale === 0;
      },
      get isInstant() {
        // Out of a scene there are no frames to glide in.
        return behavior.scene === undefined || (behavior.options.instant ?? prefersReducedMotion());
      },
      get options() {
        return behavior.options;
      },
      turn: (standing, from, to) => {
        if (behavior.options.rotate) turnTo(standing, from, to);
      },
    };
  }
}

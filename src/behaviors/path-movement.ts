import type { Actor } from 'excalibur';
import {
  approach,
  createRandom,
  findPath,
  type MovableArea,
  movableArea,
  type Path,
  type PathGoal,
  type PathRules,
  type Random,
  type Tile,
  type TileProperties,
} from '../boards/index.js';
import { pathMovement } from '../manifests/path-movement.js';
import { type PathMovementState, pathMovementState } from '../manifests/path-movement-state.js';
import { readState } from '../manifests/read-state.js';
import { tellAsked } from './asked.js';
import { Behavior, type ManifestOf } from './behavior.js';
import type { ActorBoard } from './board-behavior.js';
import { findBehavior } from './find-behavior.js';
import type {
  GoRefusal,
  GoResult,
  PathAnswer,
  PathMovementEvents,
  PathMovementHooks,
  PathMovementOptions,
} from './paths/path-movement-options.js';
import { raiseOn } from './piece/raise.js';
import type { Piece } from './piece.js';

/**
 * Finds ways for its piece: the tiles that a move can lead to (`area`), the cheapest path to a tile (`pathTo`), and goes it
 * by the actor's `GridMove` (`go`). Asking changes nothing. Costs, solid tiles and pieces, edges and walls are honoured.
 */
export class PathMovement extends Behavior<PathMovementEvents, typeof pathMovement, PathMovementHooks> {
  static readonly manifest = pathMovement satisfies ManifestOf<PathMovement>;

  #random: Random | undefined;

  constructor(options: PathMovementOptions = {}) {
    super(pathMovement, ['cost', 'solid'], options);
  }

  /** The tiles in reach with so many points, and the ways there; undefined off the board. Throws as `movableArea` does. */
  area(points = this.options.points): MovableArea | undefined {
    const { board, piece } = this.#standing();
    if (!board || !piece?.spot) return undefined;
    const area = movableArea(board, { ...this.#rules(board, piece), from: piece.spot, points });
    tellAsked(board, 'area', area.tiles);
    return area;
  }

  /**
   * The cheapest path to a tile, or to the one that passes a test and costs least. With the option `nearest`, where a move
   * does not lead there, `nearest` is the path that `go` takes. Throws as `findPath` does.
   */
  pathTo(to: PathGoal, points = this.options.points): PathAnswer {
    return this.#find(to, points, this.options.nearest);
  }

  /** Whether a move can lead to a tile. */
  canReach(to: PathGoal): boolean {
    return this.#find(to, this.options.points, false).ok;
  }

  /**
   * Goes the cheapest path to a tile, by `GridMove`. With the option `nearest`, where that is too far or no way leads
   * there, it goes as far along the way as its points allow; if that is no step, since it is as near as it can be, it is
   * not ok, and the reason says why it cannot be there. Where `GridMove` refuses the first step, the reason is that one:
   * with `occupied: 'ignore'` the `GridMove` must be one that sneaks or kicks. Throws a TypeError if the actor has no
   * `GridMove`.
   */
  go(to: PathGoal): GoResult {
    const grid = findBehavior(this.owner, 'grid-move');
    if (!grid) throw new TypeError(`PathMovement.go: the actor '${this.actor.name}' needs a GridMove`);
    if (!this.enabled) return this.#stay('disabled');
    const found = this.pathTo(to);
    const path = found.ok ? found.path : found.nearest;
    if (!path || (!found.ok && path.steps.length === 0)) return this.#stay(found.ok ? 'unreachable' : found.reason);
    // Each move draws anew.
    this.#random?.next();
    raiseOn(this.actor, this.events, 'planned', { piece: this.actor, path });
    if (!this.#isFresh(path)) return this.#stay('stale');
    const walk = grid.follow(path.steps.map(({ tile }) => tile));
    return walk.ok ? { ok: true, path, walk } : this.#stay(walk.reason, walk.blocker);
  }

  override saveState(): PathMovementState {
    const random = this.#random?.state;
    return random ? { random: [...random] } : {};
  }

  /** Throws a TypeError that names what is wrong in the state. */
  override loadState(saved: object): void {
    const { random } = readState(pathMovementState, saved, 'PathMovement');
    this.#random = random && createRandom(random);
  }

  #find(to: PathGoal, points: number | undefined, nearest: boolean): PathAnswer {
    const { board, piece } = this.#standing();
    if (!board || !piece?.spot) return { ok: false, reason: 'off-board' };
    const { shape, weight } = this.options;
    const options = {
      ...this.#rules(board, piece),
      from: piece.spot,
      to,
      maxCost: points,
      shape,
      // A goal that is a test has no estimate on which a weight could be.
      weight: typeof to === 'function' ? 1 : weight,
      ...(shape === 'random' && { random: this.#chance(board, piece) }),
    };
    const found = findPath(board, options);
    const near =
      !found.ok && nearest ? approach(board, options, (tile) => this.#isTaken(board, piece, tile)) : undefined;
    const path = found.ok ? found.path : near;
    if (path) tellAsked(board, 'path', path);
    return found.ok || !near ? found : { ...found, nearest: near };
  }

  #stay(reason: GoRefusal, blocker?: Actor): GoResult {
    raiseOn(this.actor, this.events, 'noPath', { piece: this.actor, reason });
    return { ok: false, reason, ...(blocker && { blocker }) };
  }

  /** Whether a path begins where the piece stands, and the board has not changed since it was found. */
  #isFresh({ from, revision }: Path): boolean {
    const { board, piece } = this.#standing();
    return piece?.spot?.cell === from.cell && board?.revisionWithout(this.actor) === revision;
  }

  #standing(): { readonly board: ActorBoard | undefined; readonly piece: Piece | undefined } {
    const piece = findBehavior(this.owner, 'piece');
    return { board: piece?.board, piece };
  }

  #chance(board: ActorBoard, piece: Piece): Random {
    this.#random ??= board.random(`${piece.id}/${this.kind}`);
    return this.#random;
  }

  /** Whether another piece stands on a tile, on the level of its own. */
  #isTaken(board: ActorBoard, { spot }: Piece, tile: Tile): boolean {
    const other = spot && board.pieceAt(tile, spot.z);
    return other !== undefined && other !== this.actor;
  }

  #rules(board: ActorBoard, piece: Piece): PathRules<TileProperties, Actor> {
    const { actor } = this;
    const { cost, solid, corners, diagonalCost, leastCost, occupied } = this.options;
    const isTaken = (tile: Tile) => this.#isTaken(board, piece, tile) || undefined;
    const isSolid = occupied === 'avoid' ? (tile: Tile) => solid?.(tile) ?? isTaken(tile) : solid;
    return { piece: actor, cost, solid: isSolid, corners, diagonalCost, leastCost };
  }
}

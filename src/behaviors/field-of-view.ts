import { Actor, type Entity } from 'excalibur';
import {
  type Cell,
  compareAreas,
  type Direction,
  directionBetween,
  directionNumber,
  lineOfSight,
  type Place,
  type SightOptions,
  type SightResult,
  type Tile,
  type TileProperties,
  fieldOfView as tilesInSight,
} from '../boards/index.js';
import { fieldOfView } from '../manifests/field-of-view.js';
import { type FieldOfViewState, fieldOfViewState } from '../manifests/field-of-view-state.js';
import { readState } from '../manifests/read-state.js';
import { tellAsked } from './asked.js';
import { Behavior, type Closable, type ManifestOf } from './behavior.js';
import type { ActorBoard } from './board-behavior.js';
import { findBehavior } from './find-behavior.js';
import { hearPiece } from './piece/hear-piece.js';
import type { FieldOfViewEvents, FieldOfViewHooks, FieldOfViewOptions } from './sight/field-of-view-options.js';

/** What was seen, and what it was seen by. */
interface View {
  readonly board: ActorBoard;
  readonly revision: number;
  readonly cell: Cell;
  readonly tiles: readonly Tile[];
  readonly cells: ReadonlySet<Cell>;
}

const nothing: readonly Tile[] = [];

/**
 * What its piece sees, by the rule of `lineOfSight`: `tiles` and `sees` are always as the board is now. It tells what has
 * come into its sight and what has left it, at every step of its own piece and of others, whether pictures glide or not;
 * what else changes, such as walls, it tells once a frame:
 *
 * ```ts
 * const eyes = new FieldOfView({ range: 6, coneDegrees: 120, turns: true });
 * guard.addComponent(eyes);
 * eyes.events.on('spotted', ({ piece }) => piece.hasTag('thief') && alarm(piece));
 * ```
 *
 * `spotted` tells of all pieces, those of its own side too, and at the start of those that are in sight already.
 */
export class FieldOfView extends Behavior<FieldOfViewEvents, typeof fieldOfView, FieldOfViewHooks> {
  static readonly manifest = fieldOfView satisfies ManifestOf<FieldOfView>;

  #subscription: Closable | undefined;
  /** The board whose pieces it hears of, and how it stops. */
  #heard: ActorBoard | undefined;
  #hearing: readonly Closable[] = [];
  #face: Direction;
  #view: View | undefined;
  /** What it has told of. */
  #toldTiles = nothing;
  readonly #toldPieces = new Set<Actor>();

  constructor(options: FieldOfViewOptions = {}) {
    super(fieldOfView, ['opaque', 'cost'], options);
    this.#face = this.options.face;
  }

  /** Where it looks: the number of a direction; as it was given while it is off the board. */
  get face(): Direction {
    const { board } = this.#standing();
    return board ? directionNumber(board.layout, this.#face, 'FieldOfView.face') : this.#face;
  }

  /** A direction by number or name. Throws a RangeError on one that the layout does not have. */
  set face(face: Direction) {
    const { board } = this.#standing();
    if (board) directionNumber(board.layout, face, 'FieldOfView.face');
    this.#face = face;
    this.#view = undefined;
  }

  /** The tiles that it sees, its own first, then ring by ring; none off the board, and while it is not enabled. */
  get tiles(): readonly Tile[] {
    return this.#look()?.tiles ?? nothing;
  }

  /** The other pieces that it sees; a new list. */
  get pieces(): readonly Actor[] {
    const view = this.#look();
    if (!view) return [];
    return view.board.pieces().filter((piece) => piece !== this.owner && this.#isSeen(view, piece));
  }

  /** Whether it sees a tile, or an actor that is a piece. */
  sees(target: Place | Actor): boolean {
    const view = this.#look();
    if (!view) return false;
    if (target instanceof Actor) return this.#isSeen(view, target);
    const cell = view.board.cell(target);
    return cell !== undefined && view.cells.has(cell);
  }

  /** Whether it sees a tile, and if not why not; undefined off the board. */
  look(at: Place): SightResult | undefined {
    const { board, cell } = this.#standing();
    return board && cell !== undefined ? lineOfSight(board, { ...this.#rules(cell), to: at }) : undefined;
  }

  /** Looks anew and tells what has changed: needed only where what the callbacks read has changed. */
  refresh(): void {
    this.#view = undefined;
    this.#tell();
  }

  override saveState(): FieldOfViewState {
    return { face: this.#face };
  }

  /** Throws a TypeError that names what is wrong in the state. */
  override loadState(saved: object): void {
    this.face = readState(fieldOfViewState, saved, 'FieldOfView').face;
  }

  protected override onJoin(owner: Entity): void {
    this.#subscription = hearPiece(owner, {
      moved: ({ from, to }) => this.#turn(from.cell, to.cell),
    });
  }

  protected override onLeave(): void {
    this.#subscription?.close();
  }

  protected override onConfigure(): void {
    this.#view = undefined;
  }

  protected override onAttach(): void {
    this.#hearBoard();
    // On another board than before there is another crowd to hear of.
    this.track(this.actor.on('placed', () => this.#hearBoard()));
  }

  protected override onDetach(): void {
    this.#deafen();
    this.#toldTiles = nothing;
    this.#toldPieces.clear();
  }

  protected override onUpdate(): void {
    this.#tell();
  }

  protected override onEnabledChange(): void {
    if (this.isAttached) this.#tell();
  }

  #hearBoard(): void {
    const { board } = this.#standing();
    if (board === this.#heard) return;
    this.#deafen();
    this.#heard = board;
    if (!board) return;
    this.#hearing = [
      board.events.on('placed', ({ piece }) => this.#passed(board, piece)),
      board.events.on('moved', ({ piece, from, to }) => from.cell !== to.cell && this.#passed(board, piece)),
      board.events.on('removed', ({ piece }) => piece !== this.owner && this.#passed(board, piece)),
    ];
  }

  #deafen(): void {
    for (const subscription of this.#hearing) subscription.close();
    this.#hearing = [];
    this.#heard = undefined;
  }

  /** A piece stands elsewhere: all is compared only where the tiles in sight are others than those it has told of. */
  #passed(board: ActorBoard, piece: Actor): void {
    const view = this.#view;
    const isSolid = !this.options.solidPieces && board.isSolid(piece);
    // Whoever hides nothing changes the revision, but not what is seen.
    if (isSolid && view?.revision === board.revision - 1) this.#view = { ...view, revision: board.revision };
    if (this.tiles === this.#toldTiles) this.#tellOf(piece);
    else this.#tell();
  }

  #tell(): void {
    const { tiles } = this;
    const { entered, left } = compareAreas(this.#toldTiles, tiles);
    this.#toldTiles = tiles;
    if (entered.length + left.length > 0) this.events.emit('changed', { entered, left });
    for (const piece of new Set([...this.#toldPieces, ...this.pieces])) this.#tellOf(piece);
  }

  /** Compares what was told of a piece with what is: whoever was told of something before may have changed it. */
  #tellOf(piece: Actor): void {
    if (piece === this.owner) return;
    const isSeen = this.sees(piece);
    if (isSeen === this.#toldPieces.has(piece)) return;
    if (isSeen) this.#toldPieces.add(piece);
    else this.#toldPieces.delete(piece);
    this.events.emit(isSeen ? 'spotted' : 'lost', { piece });
  }

  /** What it sees now. */
  #look(): View | undefined {
    const { board, cell } = this.#standing();
    if (!board || cell === undefined || !this.enabled) return undefined;
    const view = this.#view;
    if (view?.board === board && view.cell === cell && view.revision === board.revision) return view;
    const tiles = tilesInSight(board, this.#rules(cell));
    tellAsked(board, 'sight', tiles);
    const cells = new Set(tiles.map((tile) => tile.cell));
    this.#view = { board, revision: board.revision, cell, tiles, cells };
    return this.#view;
  }

  #isSeen({ board, cells }: View, piece: Actor): boolean {
    const spot = board.spotOf(piece);
    return spot !== undefined && cells.has(spot.cell);
  }

  #turn(from: Cell, to: Cell): void {
    const { board } = this.#standing();
    if (!this.options.turns || !board) return;
    const direction = directionBetween(board.layout, from, to);
    if (direction !== undefined) this.face = direction;
  }

  #standing(): { readonly board: ActorBoard | undefined; readonly cell: Cell | undefined } {
    const piece = findBehavior(this.owner, 'piece');
    return { board: piece?.board, cell: piece?.spot?.cell };
  }

  #rules(cell: Cell): SightOptions<TileProperties, Actor> {
    const { range, coneSteps, coneDegrees, holes, solidPieces, costProperty, points, opaque, cost } = this.options;
    const cone = coneDegrees !== undefined ? { degrees: coneDegrees } : coneSteps !== undefined && { steps: coneSteps };
    return {
      from: { cell },
      piece: this.actor,
      opaque,
      holes,
      solidPieces,
      cost: cost ?? costProperty,
      points,
      range,
      ...(cone && { cone, face: this.#face }),
    };
  }
}

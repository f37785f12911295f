import { type Actor, BoundingBox, type Entity, Vector } from 'excalibur';
import {
  Board,
  boundsOf,
  type Cell,
  type Layout,
  type Place,
  type Point,
  type Tile,
  type TileProperties,
  type TilesOption,
} from '../boards/index.js';
import type { customBoard } from '../manifests/custom-board.js';
import { classNameOf, type Manifest } from '../manifests/manifest.js';
import type { Data, DataInput } from '../manifests/read-options.js';
import { Behavior, type Options } from './behavior.js';
import { findBehavior } from './find-behavior.js';
import { trafficOf } from './piece/piece-traffic.js';
import type { TilePointerEvents } from './tile-pointer-event.js';
import { TilePointers } from './tile-pointers.js';

/** A board whose pieces are actors, as board behaviours hold it. */
export type ActorBoard = Board<TileProperties, Actor>;

/** The references that every board takes. */
export interface BoardHooks {
  /** Which cells are tiles; all by default. */
  tiles: TilesOption<TileProperties>;
  /** A board that exists already, in place of layout, seed and tiles. */
  board: ActorBoard;
}

/** The manifest of a board of any shape. */
export type BoardManifest = Manifest<Data<typeof customBoard>, DataInput<typeof customBoard>>;

/** What a board that exists already may still be told, and what may be changed of it. */
const pointerOptions = ['tapDistance', 'tapTime'];

/**
 * What all boards are: attach one to an actor, and the actor is a board. Tiles lie in the actor's own coordinates; its
 * position, scale and rotation, and those of its parents, carry the board along. Its `events` tell what pointers do on
 * each cell. `boardOf` finds the board of an actor, whatever its class. Pieces lie above it: the z of a piece is raised
 * to at least one more than the board's.
 *
 * The board itself, its tiles, edges and pieces, is `board`, and is saved by `board.save`.
 */
export abstract class BoardBehavior<
  TManifest extends BoardManifest = BoardManifest,
  THooks extends BoardHooks = BoardHooks,
> extends Behavior<TilePointerEvents, TManifest, THooks> {
  readonly #name: string;
  readonly #pointers: TilePointers;
  #board: ActorBoard | undefined;
  #boundsBefore: BoundingBox | undefined;

  /**
   * @param hooks the names of the options that say something of the layout and are no data
   * @param shape the shape that a board given must have; undefined for any
   */
  constructor(
    manifest: TManifest,
    hooks: readonly (keyof THooks & string)[],
    options: Options<TManifest, THooks>,
    shape?: string,
  ) {
    super(manifest, ['tiles', 'board', ...hooks], options);
    this.#name = classNameOf(manifest);
    this.#board = this.options.board ?? this.#createBoard();
    if (this.options.board) this.#checkGiven(this.options.board, options, shape);
    // From here on pieces hear of their own moves before whoever comes to listen to the board.
    if (this.#board) trafficOf(this.#board);
    this.#pointers = new TilePointers(this, () => this.options as Data<BoardManifest>);
  }

  /** The tiles, edges and pieces. Throws if the options say nothing of a layout. */
  get board(): ActorBoard {
    if (this.#board) return this.#board;
    throw new TypeError(`${this.#name}: it must be given a layout or a board`);
  }

  /** The geometry of the board. */
  get layout(): Layout {
    return this.board.layout;
  }

  /** The cell under the mouse or a hovering pen; undefined where there is none. */
  get hoveredCell(): Cell | undefined {
    return this.#pointers.hoveredCell;
  }

  /** The point of the world for a point in board units. */
  toWorld(point: Point): Vector {
    return this.actor.transform.apply(new Vector(point.x, point.y));
  }

  /** The point in board units for a point of the world. */
  toBoard(world: Vector): Point {
    const { x, y } = this.actor.transform.applyInverse(world);
    return { x, y };
  }

  /** The middle of a tile in the world. Throws a RangeError outside the board. */
  tileToWorld(place: Place): Vector {
    const cell = this.board.cell(place);
    if (cell === undefined) throw new RangeError(`${this.#name}: ${JSON.stringify(place)} is outside the board`);
    return this.toWorld(this.layout.center(cell));
  }

  /** The cell at a point of the world; undefined where there is none. */
  cellAtWorld(world: Vector): Cell | undefined {
    return this.layout.cellAt(this.toBoard(world));
  }

  /** The tile at a point of the world; undefined where there is none. */
  tileAtWorld(world: Vector): Tile | undefined {
    const cell = this.cellAtWorld(world);
    return cell === undefined ? undefined : this.board.tileOf(cell);
  }

  /** Changes some options; what says something of the layout resizes the board. Seed, tiles and board are for ever. */
  override configure(changes: Options<TManifest, THooks>): void {
    const names = Object.keys(changes).filter((name) => !pointerOptions.includes(name));
    const fixed = this.options.board ? names : names.filter((name) => ['seed', 'tiles', 'board'].includes(name));
    if (fixed.length > 0) throw new TypeError(`${this.#name}.${fixed.join(', ')}: it cannot be changed any more`);
    super.configure(changes);
  }

  override onAdd(owner: Entity): void {
    const other = owner.componentValues.find((component) => component instanceof BoardBehavior && component !== this);
    if (other) {
      owner.removeComponent(this, true);
      throw new TypeError(`${this.#name}: '${owner.name}' is a board already, an actor can be but one`);
    }
    super.onAdd(owner);
  }

  /** The layout that the options describe; undefined if they say nothing of it. */
  protected abstract createLayout(): Layout | undefined;

  protected override onAttach(): void {
    this.#boundsBefore = this.actor.pointer.localBounds;
    this.#setBounds();
    const { board } = this;
    for (const piece of board.pieces()) this.#raise(piece);
    this.track(
      board.events.on('resized', () => this.#setBounds()),
      board.events.on('placed', ({ piece }) => this.#raise(piece)),
      this.#pointers.open(),
    );
  }

  protected override onDetach(): void {
    setPointerBounds(this.actor, this.#boundsBefore);
  }

  protected override onConfigure(before: Data<TManifest> & Readonly<Partial<THooks>>): void {
    const changed = Object.keys(this.options).some(
      (name) => !pointerOptions.includes(name) && Reflect.get(this.options, name) !== Reflect.get(before, name),
    );
    if (!changed) return;
    const layout = this.createLayout();
    if (this.#board && layout) resizeBoard(this.#board, layout, this.options.tiles);
    else {
      this.#board = this.#createBoard();
      if (this.#board) trafficOf(this.#board);
    }
  }

  #createBoard(): ActorBoard | undefined {
    const layout = this.createLayout();
    const { seed } = this.options as Data<BoardManifest>;
    return layout && new Board<TileProperties, Actor>(layout, { tiles: this.options.tiles, seed });
  }

  #checkGiven(board: ActorBoard, options: object, shape: string | undefined): void {
    if (!(board instanceof Board)) throw new TypeError(`${this.#name}.board: it must be a Board`);
    if (shape !== undefined && board.layout.shape !== shape) {
      throw new TypeError(`${this.#name}.board: the shape '${board.layout.shape}' is not allowed, must be '${shape}'`);
    }
    const names = Object.keys(options).filter((name) => name !== 'board' && !pointerOptions.includes(name));
    if (names.length > 0) {
      throw new TypeError(`${this.#name}.${names.join(', ')}: must be left out where a board is given`);
    }
  }

  /** A piece lies above the board that it belongs to, its grid and its lights, and hears pointers before it. */
  #raise(piece: Actor): void {
    if ((findBehavior(piece, 'piece')?.boardBehavior ?? this) !== this) return;
    const { transform } = piece;
    const missing = this.actor.transform.globalZ + 1 - transform.globalZ;
    if (missing > 0) transform.z += missing;
  }

  #setBounds(): void {
    const { x, y, width, height } = boundsOf(this.layout);
    setPointerBounds(this.actor, new BoundingBox(x, y, x + width, y + height));
  }
}

/** Tiles keep their x and y; cells that were not there before become tiles as they would on a new board. */
function resizeBoard(board: ActorBoard, layout: Layout, tiles: TilesOption<TileProperties> = 'all'): void {
  const before = new Set(Array.from({ length: board.layout.size }, (_, cell) => xyKey(board.layout, cell)));
  board.resize(layout);
  if (tiles !== 'all' && typeof tiles !== 'function') return;
  const plain = {};
  for (let cell = 0; cell < layout.size; cell++) {
    if (before.has(xyKey(layout, cell))) continue;
    const { x, y } = layout.xyOf(cell);
    board.setTile({ cell }, tiles === 'all' ? plain : tiles(x, y, cell));
  }
}

function xyKey(layout: Layout, cell: Cell): string {
  const { x, y } = layout.xyOf(cell);
  return `${x},${y}`;
}

function setPointerBounds(actor: Actor, bounds: BoundingBox | undefined): void {
  if (bounds) actor.pointer.localBounds = bounds;
  else delete actor.pointer.localBounds;
}

/** The board that an actor is; undefined if it is none. */
export function boardOf(actor: Entity): BoardBehavior | undefined {
  return actor.componentValues.find((component) => component instanceof BoardBehavior);
}

import type { Actor } from 'excalibur';
import { type Cell, cellsInto, type Layout, type MoveCause, type Place, type Spot } from '../boards/index.js';
import { areaWatcher } from '../manifests/area-watcher.js';
import {
  type Area,
  type AreaChange,
  cellsOfArea,
  changeBetween,
  checkArea,
  isFilter,
  isIterable,
  passes,
} from './area-watcher/area.js';
import { Behavior, type ManifestOf, type Options } from './behavior.js';
import { type ActorBoard, type BoardBehavior, boardOf } from './board-behavior.js';
import { readBoard } from './piece/piece-options.js';

/** The references of `AreaWatcher`. */
export interface AreaWatcherHooks {
  /** The area, in place of `label` and `class`; without any of them it is empty until `watch` is called. */
  area: Area;
  /** The board, where the actor is none itself. */
  board: Actor | BoardBehavior;
}

/** The options of `AreaWatcher`. */
export type AreaWatcherOptions = Options<typeof areaWatcher, AreaWatcherHooks>;

/** A piece has come into an area or gone out of it. */
export interface AreaPassed {
  readonly piece: Actor;
  /** Where it was; undefined if it was not on the board, and if not the piece but the area has moved. */
  readonly from: Spot | undefined;
  /** Where it is; undefined off the board. */
  readonly to: Spot | undefined;
  readonly cause: MoveCause | 'placed' | 'removed' | 'area';
}

/** What `AreaWatcher` raises. */
export interface AreaWatcherEvents {
  entered: AreaPassed;
  left: AreaPassed;
  /** The area has other cells than before; what this means for the pieces is told after it. */
  changed: AreaChange;
}

/**
 * Watches an area of a board, on the actor of the board or, with the option `board`, on any other, such as a trap:
 *
 * ```ts
 * const gate = new AreaWatcher({ board, area: [{ x: 3, y: 4 }, { x: 4, y: 4 }] });
 * gate.events.on('entered', ({ piece }) => open(piece));
 * const swamp = new AreaWatcher({ class: 'Swamp' });
 * const seen = new AreaWatcher({ area: () => tilesInSight() });
 * const { entered, left } = seen.refresh();
 * ```
 *
 * `entered` and `left` come in turn for each piece, whether it walks, is placed, removed, kicked or swapped, the area
 * changes, or the board its layout. What has changed while it was out of a scene or not enabled is told when it is back,
 * with the cause `area`, as are the pieces that are inside at first. Areas by properties follow the tiles by themselves;
 * functions, and things with `tiles`, are asked again by `refresh` and when the board changes its layout.
 */
export class AreaWatcher extends Behavior<AreaWatcherEvents, typeof areaWatcher, AreaWatcherHooks> {
  static readonly manifest = areaWatcher satisfies ManifestOf<AreaWatcher>;

  #board: ActorBoard | undefined;
  #area: Area | undefined;
  #cells: ReadonlySet<Cell> = new Set();
  /** The pieces of which it was told that they are inside, and where. */
  readonly #inside = new Map<Actor, Spot>();

  constructor(options: AreaWatcherOptions = {}) {
    super(areaWatcher, ['area', 'board'], options);
    this.#area = readArea(this.options.area);
  }

  /** The cells of the area, in their order; empty before its actor is in a scene. */
  get cells(): readonly Cell[] {
    return [...this.#cells].sort((a, b) => a - b);
  }

  /** The pieces in the area, in the order in which they came; a new list. */
  get inside(): readonly Actor[] {
    return [...this.#inside.keys()];
  }

  /** Whether no piece is in the area. */
  get isEmpty(): boolean {
    return this.#inside.size === 0;
  }

  /** Whether a piece is in the area. */
  isInside(piece: Actor): boolean {
    return this.#inside.has(piece);
  }

  /** Whether a place is in the area. */
  has(place: Place): boolean {
    const cell = this.#board?.cell(place);
    return cell !== undefined && this.#cells.has(cell);
  }

  /**
   * Watches another area from now on. Answers which cells have come to it and have left it; none before its actor is in
   * a scene. Throws a TypeError on what is no area.
   */
  watch(area: Area): AreaChange {
    checkArea(area, 'AreaWatcher.watch');
    const next = ownCopy(area);
    const board = this.isAttached ? this.#board : undefined;
    // What makes no sense throws here, before anything is changed.
    const cells = board && cellsOfArea(board, next);
    this.#area = next;
    return cells ? this.#take(cells) : { entered: [], left: [] };
  }

  /** Asks anew which tiles the area has. Answers which cells have come to it and have left it. */
  refresh(): AreaChange {
    const board = this.#board;
    const { area } = this;
    if (!this.isAttached || !board) return { entered: [], left: [] };
    return this.#take(area ? cellsOfArea(board, area) : new Set());
  }

  /** What it watches. */
  get area(): Area | undefined {
    if (this.#area) return this.#area;
    const { label, class: className } = this.options;
    if (label === undefined && className === undefined) return undefined;
    return { ...(label === undefined ? {} : { label }), ...(className === undefined ? {} : { class: className }) };
  }

  override configure(changes: AreaWatcherOptions): void {
    if ('board' in changes) throw new TypeError('AreaWatcher.board: it cannot be changed any more');
    super.configure(changes);
  }

  protected override onAttach(): void {
    const board = this.#findBoard();
    if (this.#board !== board) this.#forget();
    this.#board = board;
    const { events } = board;
    this.track(
      events.on('placed', ({ piece }) => this.#tell(piece, 'placed')),
      events.on('moved', ({ piece, from, cause }) => this.#tell(piece, cause, from)),
      events.on('removed', ({ piece }) => this.#tell(piece, 'removed')),
      events.on('tileChanged', ({ cell }) => this.#tileChanged(board, cell)),
      events.on('resized', ({ before, layout }) => this.#resized(before, layout)),
    );
    this.refresh();
  }

  protected override onConfigure(): void {
    this.#area = readArea(this.options.area);
    this.refresh();
  }

  protected override onEnabledChange(): void {
    if (this.isAttached) this.#tellAll();
  }

  #findBoard(): ActorBoard {
    const { board } = this.options;
    const behavior = board ? readBoard(board, 'AreaWatcher.board') : boardOf(this.actor);
    if (behavior) return behavior.board;
    throw new TypeError(`AreaWatcher: '${this.actor.name}' is no board, attach one first, or give it the option board`);
  }

  #forget(): void {
    this.#cells = new Set();
    this.#inside.clear();
  }

  #take(cells: ReadonlySet<Cell>): AreaChange {
    const change = changeBetween(this.#cells, cells);
    this.#cells = cells;
    try {
      if (this.enabled && change.entered.length + change.left.length > 0) this.events.emit('changed', change);
    } finally {
      this.#tellAll();
    }
    return change;
  }

  #tileChanged(board: ActorBoard, cell: Cell): void {
    const { area } = this;
    if (!area || !isFilter(area) || passes(board.tileOf(cell), area) === this.#cells.has(cell)) return;
    const cells = new Set(this.#cells);
    if (!cells.delete(cell)) cells.add(cell);
    this.#take(cells);
  }

  /** The cells have other numbers now; a list keeps its places, others are asked again. */
  #resized(before: Layout, layout: Layout): void {
    const into = cellsInto(before, layout);
    const kept = new Set([...this.#cells].flatMap((cell) => into.get(cell) ?? []));
    this.#cells = kept;
    if (this.area && isIterable(this.area)) this.#area = Array.from(kept, (cell) => ({ cell }));
    this.refresh();
  }

  #tellAll(): void {
    const pieces = new Set([...this.#inside.keys(), ...(this.#board?.pieces() ?? [])]);
    const errors: unknown[] = [];
    for (const piece of pieces) {
      try {
        this.#tell(piece, 'area');
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
  }

  /** Compares what was told of a piece with where it is: whoever heard of its move before may have moved it on. */
  #tell(piece: Actor, reason: AreaPassed['cause'], cameFrom?: Spot): void {
    if (!this.enabled) return;
    const to = this.#board?.spotOf(piece);
    const isIn = to !== undefined && this.#cells.has(to.cell);
    const from = this.#inside.get(piece);
    const cause = to ? reason : 'removed';
    if (isIn) this.#inside.set(piece, to);
    else this.#inside.delete(piece);
    if (isIn && !from) this.events.emit('entered', { piece, from: cameFrom, to, cause });
    if (!isIn && from) this.events.emit('left', { piece, from, to, cause });
  }
}

function readArea(area: Area | undefined): Area | undefined {
  if (area === undefined) return undefined;
  checkArea(area, 'AreaWatcher.area');
  return ownCopy(area);
}

/** A list of the user's may change, or be one that can be read but once. */
function ownCopy(area: Area): Area {
  return isIterable(area) ? [...area] : area;
}

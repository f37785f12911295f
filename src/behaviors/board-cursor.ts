import { CoordPlane } from 'excalibur';
import { type Cell, describePlace, type Layout, type Place, type Point, type Tile } from '../boards/index.js';
import { boardCursor } from '../manifests/board-cursor.js';
import { Behavior, type ManifestOf } from './behavior.js';
import { type BoardBehavior, boardOf } from './board-behavior.js';
import { cellInOrder, cellNow } from './board-cursor/cursor-cells.js';
import { CursorKeys, type CursorWish } from './board-cursor/cursor-keys.js';
import {
  type BoardCursorEvents,
  type BoardCursorHooks,
  type BoardCursorOptions,
  type CursorDirection,
  pointTo,
} from './board-cursor/cursor-options.js';
import { CursorPicture } from './board-cursor/cursor-picture.js';
import { cursorSpot, describeSpot } from './board-cursor/cursor-spot.js';
import { cursorStep, type StraightWalk } from './board-cursor/cursor-step.js';
import { isForCanvas } from './board-cursor/key-focus.js';
import { tapByKey } from './board-cursor/key-tap.js';
import { Precedence } from './precedence.js';

/** Of several boards in a scene, the keys are for one. */
const cursors = new Precedence<BoardCursor>();

/**
 * A cursor that keys walk over the board on its actor, of any layout:
 *
 * ```ts
 * const cursor = new BoardCursor();
 * board.addComponent(cursor);
 * cursor.events.on('announced', ({ text }) => { liveRegion.textContent = text; });
 * ```
 *
 * - Arrows and WASD lead to the neighbour that lies nearest to where they point on the screen, two at once to a slant;
 *   where there is none, over the gap to the next tile on that side. Home and End, Page Up and Page Down go by the
 *   order of the cells, so that every tile can be reached. A key that is held walks on.
 * - Enter and Space raise `tap` on the board's `events`, as a pointer does; its `pointer.pointerId` is -1, and
 *   `pointer.nativeEvent` the event of the key.
 * - It is drawn over the board from the first key on until a pointer goes down, which takes it along to the tile that
 *   it taps. While it is not to be seen, Enter and Space only show it.
 * - Keys count while the canvas has the focus, or nothing in the page; give the canvas a `tabIndex` of 0, so that it
 *   can have it. Of several boards in a scene they are for the one that was touched last, or given `focus()`.
 */
export class BoardCursor extends Behavior<BoardCursorEvents, typeof boardCursor, BoardCursorHooks> {
  static readonly manifest = boardCursor satisfies ManifestOf<BoardCursor>;

  readonly #keys: CursorKeys;
  #cell: Cell | undefined;
  /** The layout that its cell is of. */
  #layout: Layout | undefined;
  #walk: StraightWalk | undefined;
  #isShown = false;
  #picture: CursorPicture | undefined;

  constructor(options: BoardCursorOptions = {}) {
    super(boardCursor, ['at', 'announce'], options);
    const behavior = this;
    this.#keys = new CursorKeys({
      get options() {
        return behavior.options;
      },
      mayUse: (event) => this.#mayUse(event),
      wish: (wish, event) => this.#grant(wish, event),
    });
  }

  /** The x and y of the cell under it; undefined while there is none on which it may be. */
  get cursor(): Point | undefined {
    const { cell } = this;
    return cell === undefined ? undefined : this.#board().layout.xyOf(cell);
  }

  /** Throws a RangeError outside the board, and where it may not be. */
  set cursor(place: Place) {
    this.#goTo(this.#cellOf(place, 'cursor'));
  }

  /** The cell under it; undefined while there is none on which it may be. */
  get cell(): Cell | undefined {
    const { layout } = this.#board();
    const before = this.#layout;
    if (this.#cell === undefined) this.#cell = this.#firstCell();
    else if (before && before !== layout) this.#cell = cellNow(this.#seen(), before, this.#cell);
    this.#layout = layout;
    return this.#cell;
  }

  /** The tile under it. */
  get tile(): Tile | undefined {
    const { cell } = this;
    return cell === undefined ? undefined : this.#board().board.tileOf(cell);
  }

  /** Whether it is to be seen. */
  get isShown(): boolean {
    return this.enabled && this.#isShown && this.cell !== undefined;
  }

  /** Whether the keys are for this board. */
  get hasFocus(): boolean {
    return this.scene !== undefined && cursors.holder(this.scene) === this;
  }

  /** Goes one tile further, as with a key, and is shown; false if it stays where it is. */
  step(direction: CursorDirection): boolean {
    return this.#stepTo(pointTo(direction));
  }

  /** Taps its cell: raises `tap` on the board. False while it or its board is disabled, or there is no cell. */
  tap(): boolean {
    return this.#tap(new Event('tap'));
  }

  /** Shows it, and says where it is. */
  show(): void {
    this.#isShown = true;
    const { cell } = this;
    if (cell === undefined) return;
    const spot = cursorSpot(this.#board(), cell);
    const text = this.options.announce?.(spot) ?? describeSpot(this.#board(), spot);
    this.events.emit('announced', { ...spot, text });
  }

  /** Hides it; it stays where it is. */
  hide(): void {
    this.#isShown = false;
  }

  /** Lets the keys be for this board, where a scene has several. */
  focus(): void {
    if (this.scene && this.isAttached && this.enabled) cursors.take(this.scene, this);
  }

  protected override onAttach(): void {
    const behavior = this.#board();
    const { board } = behavior;
    const { scene } = this;
    const { input, canvas } = scene?.engine ?? {};
    const picture = new CursorPicture(behavior, this.options, () => (this.isShown ? this.cell : undefined));
    this.#picture = picture;
    this.#settle();
    this.focus();
    this.track(
      picture,
      board.events.on('resized', () => {
        picture.resize();
        this.#settle();
      }),
      board.events.on('tileChanged', ({ cell }) => {
        if (cell === this.#cell || this.#cell === undefined) this.#settle();
      }),
      behavior.events.on('pointerdown', () => this.focus()),
      behavior.events.on('tap', ({ cell }) => {
        if (this.#isOpen(cell)) this.#goTo(cell);
      }),
    );
    if (!scene) return;
    this.track({ close: () => cursors.leave(scene, this) });
    // A scene that is wound without an engine has neither.
    if (!input || !canvas) return;
    this.track(
      input.pointers.on('down', () => this.hide()),
      this.#keys.listen(input.keyboard, canvas.ownerDocument.defaultView ?? window),
      scene.on('preupdate', ({ elapsed }) => this.#keys.update(input.keyboard, elapsed)),
    );
  }

  protected override onDetach(): void {
    this.#picture = undefined;
  }

  protected override onEnabledChange(): void {
    if (this.enabled) this.focus();
    else if (this.scene) cursors.leave(this.scene, this);
  }

  protected override onConfigure(): void {
    this.#keys.configure();
    if (!this.#picture) return;
    this.#picture.restyle(this.options);
    this.#settle();
  }

  #mayUse(event?: KeyboardEvent): boolean {
    const { engine } = this.scene ?? {};
    if (!this.enabled || !this.hasFocus || !engine) return false;
    // The keys of a game that is disposed of are still heard.
    if (engine.isDisposed() || engine.currentScene !== this.scene) return false;
    return isForCanvas(engine.canvas, this.options.canvasOnly, event);
  }

  #grant(wish: CursorWish, event: Event | undefined): void {
    if (typeof wish !== 'string') this.#stepTo(wish);
    else if (wish !== 'tap') this.#showAt(cellInOrder(this.#seen(), wish, this.cell));
    else if (this.isShown) this.#tap(event ?? new Event('tap'));
    else this.show();
  }

  #stepTo(wanted: Point): boolean {
    const { cell } = this;
    if (!this.enabled || cell === undefined) return false;
    const before = this.#walk;
    const isSame = before?.wanted.x === wanted.x && before.wanted.y === wanted.y;
    const walk = before && isSame ? before : { wanted, start: cell };
    const target = cursorStep(this.#seen(), cell, walk);
    const hasMoved = this.#showAt(target);
    if (hasMoved && target === this.#cell) this.#walk = walk;
    return hasMoved;
  }

  /** Is shown on a cell; where it is if that is undefined. */
  #showAt(cell: Cell | undefined): boolean {
    const wasShown = this.isShown;
    this.#isShown = true;
    if (cell !== undefined && cell !== this.#cell) {
      this.#goTo(cell);
      return true;
    }
    if (!wasShown) this.show();
    return false;
  }

  #tap(nativeEvent: Event): boolean {
    const behavior = this.#board();
    const { cell } = this;
    if (!this.enabled || !behavior.enabled || cell === undefined) return false;
    tapByKey(behavior, cell, nativeEvent);
    this.events.emit('tapped', cursorSpot(behavior, cell));
    return true;
  }

  #goTo(cell: Cell): void {
    const { cursor: from } = this;
    this.#walk = undefined;
    if (cell === this.#cell) return;
    this.#cell = cell;
    this.#tellMove(from);
  }

  #tellMove(from: Point | undefined): void {
    const cell = this.#cell;
    if (cell === undefined) return;
    this.events.emit('moved', { ...cursorSpot(this.#board(), cell), from });
    if (this.isShown && this.#cell === cell) this.show();
  }

  /** The board may have changed: it stays where it was, or goes to the nearest cell on which it may be. */
  #settle(): void {
    const from = this.#cell === undefined ? undefined : this.#layout?.xyOf(this.#cell);
    this.#walk = undefined;
    const { cell } = this;
    if (cell !== undefined && !this.#isOpen(cell)) this.#cell = cellNow(this.#seen(), this.#board().layout, cell);
    const to = this.cursor;
    if (from && to && (to.x !== from.x || to.y !== from.y)) this.#tellMove(from);
  }

  #firstCell(): Cell | undefined {
    const { at } = this.options;
    // Later it may be that no tile is there any more.
    const hasBegun = this.#layout !== undefined;
    return at === undefined || hasBegun ? cellInOrder(this.#seen(), 'first') : this.#cellOf(at, 'at');
  }

  #cellOf(place: Place, member: string): Cell {
    const { board, layout } = this.#board();
    const cell = board.cell(place);
    if (cell !== undefined && this.#isOpen(cell)) return cell;
    const why = cell === undefined ? 'is outside the board' : 'has no tile';
    throw new RangeError(`BoardCursor.${member}: ${describePlace(layout, place)} ${why}`);
  }

  #isOpen(cell: Cell): boolean {
    const { board, layout } = this.#board();
    return cell >= 0 && cell < layout.size && (!this.options.requireTile || board.tileOf(cell) !== undefined);
  }

  #seen() {
    const behavior = this.#board();
    const isOnScreen = this.actor.transform.coordPlane === CoordPlane.Screen;
    const turn = isOnScreen ? 0 : (this.scene?.camera.rotation ?? 0);
    return {
      layout: behavior.layout,
      isOpen: (cell: Cell) => this.#isOpen(cell),
      toScreen: (point: Point) => behavior.toWorld(point).rotate(turn),
    };
  }

  #board(): BoardBehavior {
    const behavior = boardOf(this.actor);
    if (behavior) return behavior;
    throw new TypeError(`BoardCursor: '${this.actor.name}' is no board, attach one first, such as SquareBoard`);
  }
}

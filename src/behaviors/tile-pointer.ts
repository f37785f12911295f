import { type Actor, Keys, PointerButton, type PointerEvent, PointerType, type Scene } from 'excalibur';
import { type Cell, directionAtAngle } from '../boards/index.js';
import { tilePointer } from '../manifests/tile-pointer.js';
import { Behavior, type Closable, type ManifestOf } from './behavior.js';
import { type BoardBehavior, boardOf } from './board-behavior.js';
import { findBehavior } from './find-behavior.js';
import type { Piece } from './piece.js';
import { claimsOf } from './pointer-claims.js';
import { capturePointer, isReleased, pointerEventsAfter, pointerEventsOf, pointerId } from './pointer-events.js';
import type {
  DragCancelReason,
  TilePointerGestures,
  TilePointerHooks,
  TilePointerOptions,
} from './tile-pointer/gesture-options.js';
import { angleOfWay, boardPoint, gestureSpot, pieceSeenAt } from './tile-pointer/gesture-spot.js';
import { PieceDrag } from './tile-pointer/piece-drag.js';
import type { TilePointerEvent } from './tile-pointer-event.js';

/** The pointer that is down and may become a gesture. */
interface Touch {
  readonly scene: Scene;
  readonly id: number;
  readonly cell: Cell;
  readonly down: PointerEvent;
  readonly since: number;
  /** The piece under it, if that may be dragged. */
  readonly candidate: Piece | undefined;
  /** What it did last. */
  last: PointerEvent;
  hasSlipped: boolean;
  hasPressed: boolean;
  /** It is a drag, here or elsewhere. */
  isTaken: boolean;
}

/**
 * Gestures on the tiles of the board on its actor, with mouse, pen and fingers:
 *
 * ```ts
 * const pointer = new TilePointer({ canDrag: ({ piece }) => piece === pawn });
 * board.addComponent(pointer);
 * pointer.events.on('doubleTap', ({ tile }) => open(tile));
 * pointer.events.on('drop', ({ piece, from, tile }) => played(piece, from, tile));
 * ```
 *
 * - A `tap` is what the board calls a tap; `press` is a pointer that rests, `swipe` one that goes quickly over the board.
 * - A piece is dragged by its picture. It stands where it was until it is dropped: by `onDrop`, else by its `GridMove`,
 *   else by `Piece.put`; or goes back. A drag ends without a move on Escape, when a second pointer goes down, the browser
 *   takes the pointer away, the page is hidden, or the piece is moved or removed by someone else. A piece whose picture
 *   glides cannot be picked up.
 * - What has been dragged or pressed is no tap of the board, and moves no camera. Where `CameraFollow` drags the camera,
 *   there are no swipes: give it `drag: false`.
 */
export class TilePointer extends Behavior<TilePointerGestures, typeof tilePointer, TilePointerHooks> {
  static readonly manifest = tilePointer satisfies ManifestOf<TilePointer>;

  #drag: PieceDrag | undefined;
  #touch: Touch | undefined;
  /** The pointers that are down, anywhere on the canvas. */
  readonly #down = new Set<number>();
  #lastTap: { readonly cell: Cell; readonly at: number } | undefined;
  #elapsedMs = 0;

  constructor(options: TilePointerOptions = {}) {
    super(tilePointer, ['canDrag', 'canDrop', 'onDrop'], options);
  }

  /** Whether a piece is dragged. */
  get isDragging(): boolean {
    return this.draggedPiece !== undefined;
  }

  /** The piece that is dragged. */
  get draggedPiece(): Actor | undefined {
    return this.#drag?.piece;
  }

  /** Lets the piece that is dragged go back to its tile. */
  cancelDrag(): void {
    this.#cancel('cancelled');
  }

  protected override onAttach(): void {
    const { scene } = this;
    const board = this.#board();
    const behavior = this;
    this.#drag = new PieceDrag({
      board,
      get options() {
        return behavior.options;
      },
      raise: (name, event) => this.events.emit(name, event),
    });
    this.track(
      board.events.on('tap', (event) => this.#tap(event)),
      board.board.events.on('resized', () => this.#forgetCells()),
    );
    // A scene that is wound without an engine hears no pointers.
    if (!scene?.engine.input) return;
    this.track(
      board.events.on('pointerdown', (event) => this.#press(scene, event)),
      scene.on('preupdate', ({ elapsed }) => this.#frame(scene, elapsed)),
      scene.on('deactivate', () => {
        this.#cancel('hidden');
        // Another scene hears how they come up.
        this.#down.clear();
      }),
      scene.engine.input.keyboard.on('press', ({ key }) => {
        if (key === Keys.Escape && this.isDragging) this.#cancel('escape');
      }),
      claimsOf(scene).events.on('taken', ({ pointer, owner }) => {
        if (owner !== this && this.#touch?.id === pointer) this.#touch.isTaken = true;
      }),
      this.#listenToPage(scene.engine.canvas),
    );
  }

  protected override onDetach(): void {
    this.#cancel('disabled');
    this.#drag?.finish();
    this.#drag = undefined;
    this.#down.clear();
    this.#lastTap = undefined;
  }

  protected override onEnabledChange(): void {
    if (!this.enabled) this.#cancel('disabled');
  }

  #listenToPage(canvas: HTMLCanvasElement): Closable {
    const { ownerDocument: page } = canvas;
    const hide = () => {
      if (page.hidden) this.#cancel('hidden');
    };
    const keepMenu = (event: Event) => {
      // A finger that rests asks for a menu, and would be taken away from the game.
      if (this.#touch?.down.pointerType === PointerType.Touch) event.preventDefault();
    };
    page.addEventListener('visibilitychange', hide);
    canvas.addEventListener('contextmenu', keepMenu);
    return {
      close: () => {
        page.removeEventListener('visibilitychange', hide);
        canvas.removeEventListener('contextmenu', keepMenu);
      },
    };
  }

  #tap({ cell, pointer, worldPos }: TilePointerEvent): void {
    if (!this.enabled) return;
    const gesture = { ...gestureSpot(this.#board(), cell), worldPos, pointer };
    const before = this.#lastTap;
    const isSecond = before?.cell === cell && this.#elapsedMs - before.at <= this.options.doubleTapTime;
    this.#lastTap = isSecond ? undefined : { cell, at: this.#elapsedMs };
    this.events.emit('tap', gesture);
    if (isSecond) this.events.emit('doubleTap', gesture);
  }

  #press(scene: Scene, { cell, pointer: down }: TilePointerEvent): void {
    const id = pointerId(down);
    const isMain = down.button === PointerButton.Left || down.button === PointerButton.Unknown;
    const later = pointerEventsAfter(scene.engine, down);
    // Down and up in one frame is a tap or nothing.
    const isOver = later.some(({ type }) => type !== 'move');
    if (!this.enabled || !isMain || isOver || this.#touch || this.#down.size > 1) return;
    const found = this.#candidate(down, cell);
    const candidate = found && claimsOf(scene).hold(id, this) ? found : undefined;
    const since = this.#elapsedMs;
    const state = { last: down, hasSlipped: false, hasPressed: false, isTaken: false };
    this.#touch = { scene, id, cell, down, since, candidate, ...state };
    this.#hear(later);
  }

  /** The piece under a pointer, if it may be dragged. */
  #candidate(down: PointerEvent, cell: Cell): Piece | undefined {
    const { drag, canDrag } = this.options;
    if (!(drag ?? canDrag !== undefined)) return undefined;
    const board = this.#board();
    const piece = pieceSeenAt(board, cell, down.worldPos);
    const from = piece?.spot;
    if (!piece || !from || piece.isGliding || findBehavior(piece.actor, 'grid-move')?.isMoving) return undefined;
    const question = { piece: piece.actor, from, ...gestureSpot(board, from.cell) };
    return canDrag?.(question) === false ? undefined : piece;
  }

  #frame(scene: Scene, elapsedMs: number): void {
    this.#elapsedMs += elapsedMs;
    for (const event of scene.engine.input.pointers.currentFrameDown) {
      const id = pointerId(event);
      this.#down.add(id);
      if (this.#touch && this.#touch.id !== id) this.#cancel('second-pointer');
    }
    if (this.#down.size > 0) this.#hear(pointerEventsOf(scene.engine));
    if (this.#touch) this.#rest(this.#touch);
    if (this.#touch) this.#drag?.carry(this.#touch.last);
    this.#drag?.update(elapsedMs);
  }

  /** A pointer is where it was. */
  #rest(touch: Touch): void {
    const { scene, id, since, hasPressed, hasSlipped } = touch;
    if (hasPressed || hasSlipped || this.#elapsedMs - since < this.options.pressTime) return;
    touch.hasPressed = true;
    if (claimsOf(scene).take(id, this)) this.events.emit('press', this.#gesture(touch));
  }

  #hear(events: readonly PointerEvent[]): void {
    for (const event of events) {
      const id = pointerId(event);
      const isGone = event.type !== 'move' || isReleased(event);
      if (isGone) this.#down.delete(id);
      const touch = this.#touch;
      if (touch?.id !== id) continue;
      if (isGone && event.type !== 'up') this.#cancel('pointercancel');
      else this.#move(touch, event);
      if (event.type === 'up') this.#up(touch, event);
    }
  }

  #move(touch: Touch, event: PointerEvent): void {
    touch.last = event;
    if (touch.hasSlipped || touch.down.pagePos.distance(event.pagePos) <= this.options.dragDistance) return;
    touch.hasSlipped = true;
    const { candidate, id, scene } = touch;
    if (touch.isTaken || !candidate?.spot || candidate.isGliding || !claimsOf(scene).take(id, this)) return;
    touch.isTaken = true;
    capturePointer(scene.engine, id);
    this.#drag?.start(candidate, { cell: touch.cell, event: touch.down });
  }

  #up(touch: Touch, event: PointerEvent): void {
    if (this.#touch !== touch) return;
    try {
      if (this.isDragging) this.#drag?.drop(event);
      else if (!touch.isTaken && !touch.hasPressed) this.#swipe(touch, event);
    } finally {
      // Whatever the game has thrown, the pointer is up.
      this.#cancel('cancelled');
    }
  }

  #swipe(touch: Touch, event: PointerEvent): void {
    const { swipeDistance, swipeTime } = this.options;
    const distance = touch.down.pagePos.distance(event.pagePos);
    if (distance < swipeDistance || this.#elapsedMs - touch.since > swipeTime) return;
    const board = this.#board();
    const [from, to] = [boardPoint(board, touch.down.pagePos), boardPoint(board, event.pagePos)];
    if (!from || !to) return;
    const angle = angleOfWay(from, to);
    const direction = directionAtAngle(board.layout, touch.cell, angle);
    this.events.emit('swipe', { ...this.#gesture(touch), direction, angle, distance });
  }

  #gesture({ cell, last: pointer }: Touch) {
    return { ...gestureSpot(this.#board(), cell), worldPos: pointer.worldPos, pointer };
  }

  /** The gesture that is under way comes to nothing. */
  #cancel(reason: DragCancelReason): void {
    this.#forget();
    this.#drag?.cancel(reason);
  }

  /** The cells of the board are others now: only a drag goes on, which knows where its pointer is. */
  #forgetCells(): void {
    this.#lastTap = undefined;
    if (this.isDragging) this.#drag?.forgetCell();
    else this.#forget();
  }

  #forget(): void {
    const touch = this.#touch;
    this.#touch = undefined;
    if (touch) claimsOf(touch.scene).release(touch.id, this);
  }

  #board(): BoardBehavior {
    const behavior = boardOf(this.actor);
    if (behavior) return behavior;
    throw new TypeError(`TilePointer: '${this.actor.name}' is no board, attach one first, such as SquareBoard`);
  }
}

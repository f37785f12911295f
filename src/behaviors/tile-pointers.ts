import { CoordPlane, PointerButton, type PointerEvent, PointerType, type Vector } from 'excalibur';
import type { Cell } from '../boards/index.js';
import type { Closable } from './behavior.js';
import type { BoardBehavior } from './board-behavior.js';
import { claimsOf } from './pointer-claims.js';
import { pointerId } from './pointer-events.js';
import { type TilePointerEvents, tilePointerEvent } from './tile-pointer-event.js';

/** A pointer that is on a cell. */
interface Hover {
  readonly cell: Cell;
  readonly event: PointerEvent;
}

/** A pointer that went down on a cell and may become a tap. */
interface Press {
  readonly cell: Cell;
  readonly start: Vector;
  readonly since: number;
  slipped: boolean;
}

/** How far a pointer may slip in a tap, in pixels of the page, and how long it may take, in milliseconds. */
interface TapLimits {
  readonly tapDistance: number;
  readonly tapTime: number;
}

/**
 * What pointers do on the cells of a board. Excalibur hands the actor its events, topmost actor first and none that
 * was cancelled above; which cell they mean is a question of geometry. Excalibur's own enter and leave are not used:
 * they do not know one pointer from another, and miss a pointer that leaves after a click.
 */
export class TilePointers {
  readonly #board: BoardBehavior;
  readonly #limits: () => TapLimits;
  readonly #hovers = new Map<number, Hover>();
  readonly #presses = new Map<number, Press>();
  /** The events of this frame that have not come to the actor: the pointer is elsewhere, or above it. */
  readonly #missed = new Set<PointerEvent>();
  /** When pointers left the canvas, by pointer: a finger does so as it is lifted, before the game has heard of that. */
  readonly #gone = new Map<number, number>();
  #elapsedMs = 0;

  constructor(board: BoardBehavior, limits: () => TapLimits) {
    this.#board = board;
    this.#limits = limits;
  }

  /** The cell under the mouse or a hovering pen. */
  get hoveredCell(): Cell | undefined {
    for (const { cell, event } of this.#hovers.values()) if (event.pointerType !== PointerType.Touch) return cell;
    return undefined;
  }

  /** Starts listening to the pointers of the actor's scene. */
  open(): Closable {
    const { actor, scene } = this.#board;
    const canvas: HTMLCanvasElement | undefined = scene?.engine.canvas;
    const leaveAll = () => this.#leaveAll();
    const leaveCanvas = (event: globalThis.PointerEvent) => this.#gone.set(event.pointerId, event.timeStamp);
    canvas?.addEventListener('pointerleave', leaveCanvas);
    const subscriptions = [
      actor.on('pointerdown', (event) => this.#down(event)),
      actor.on('pointermove', (event) => this.#move(event)),
      actor.on('pointerup', (event) => this.#up(event)),
      scene?.on('preupdate', ({ elapsed }) => this.#beginFrame(elapsed)),
      scene?.on('postupdate', () => this.#endFrame()),
      scene?.on('deactivate', leaveAll),
      scene && claimsOf(scene).events.on('taken', ({ pointer }) => this.#presses.delete(pointer)),
    ];
    return {
      close: () => {
        canvas?.removeEventListener('pointerleave', leaveCanvas);
        for (const subscription of subscriptions) subscription?.close();
        leaveAll();
      },
    };
  }

  #beginFrame(elapsedMs: number): void {
    this.#elapsedMs += elapsedMs;
    this.#missed.clear();
    const pointers = this.#board.scene?.engine.input?.pointers;
    if (!pointers) return;
    const { currentFrameDown, currentFrameUp, currentFrameMove, currentFrameCancel } = pointers;
    for (const event of [...currentFrameDown, ...currentFrameUp, ...currentFrameMove, ...currentFrameCancel]) {
      this.#missed.add(event);
    }
  }

  #endFrame(): void {
    for (const event of this.#missed) {
      const id = pointerId(event);
      this.#presses.delete(id);
      if (event.type !== 'cancel' || event.pointerType === PointerType.Touch) this.#hover(id, undefined, event);
    }
    this.#missed.clear();
    for (const [id, time] of this.#gone) {
      const event = this.#hovers.get(id)?.event;
      if (!event || event.nativeEvent.timeStamp > time) continue;
      this.#presses.delete(id);
      this.#hover(id, undefined, event);
    }
    this.#gone.clear();
    this.#followBoard();
  }

  #down(event: PointerEvent): void {
    const cell = this.#arrive(event);
    if (cell === undefined) return;
    const press = { cell, start: event.pagePos, since: this.#elapsedMs, slipped: false };
    this.#presses.set(pointerId(event), press);
    this.#emit('pointerdown', cell, event);
  }

  #move(event: PointerEvent): void {
    const cell = this.#arrive(event);
    if (cell !== undefined) this.#emit('pointermove', cell, event);
  }

  #up(event: PointerEvent): void {
    const id = pointerId(event);
    const cell = this.#arrive(event);
    const press = this.#presses.get(id);
    this.#presses.delete(id);
    if (cell !== undefined) {
      this.#emit('pointerup', cell, event);
      if (press?.cell === cell && this.#isTap(press, event)) this.#emit('tap', cell, event);
    }
    if (event.pointerType === PointerType.Touch) this.#hover(id, undefined, event);
  }

  #isTap(press: Press, event: PointerEvent): boolean {
    const isMain = event.button === PointerButton.Left || event.button === PointerButton.Unknown;
    return isMain && !press.slipped && this.#elapsedMs - press.since <= this.#limits().tapTime;
  }

  /** An event has come to the actor: which cell it means, once enter and leave are told. */
  #arrive(event: PointerEvent): Cell | undefined {
    this.#missed.delete(event);
    const id = pointerId(event);
    const press = this.#presses.get(id);
    if (press && press.start.distance(event.pagePos) > this.#limits().tapDistance) press.slipped = true;
    const cell = this.#board.enabled ? this.#cellAt(event.worldPos, event.screenPos) : undefined;
    this.#hover(id, cell, event);
    return cell;
  }

  #hover(id: number, cell: Cell | undefined, event: PointerEvent): void {
    const before = this.#hovers.get(id);
    if (cell === undefined) this.#hovers.delete(id);
    else this.#hovers.set(id, { cell, event });
    if (before?.cell === cell) return;
    if (before) this.#emit('pointerleave', before.cell, event);
    if (cell !== undefined) this.#emit('pointerenter', cell, event);
  }

  /** The board or the camera may have moved under a pointer that rests. */
  #followBoard(): void {
    const screen = this.#board.scene?.engine.screen;
    for (const [id, { event }] of this.#hovers) {
      if (!screen) return;
      const screenPos = screen.pageToScreenCoordinates(event.pagePos);
      const cell = this.#cellAt(screen.screenToWorldCoordinates(screenPos), screenPos);
      this.#hover(id, this.#board.enabled ? cell : undefined, event);
    }
  }

  #leaveAll(): void {
    this.#presses.clear();
    for (const [id, { event }] of this.#hovers) this.#hover(id, undefined, event);
  }

  #cellAt(worldPos: Vector, screenPos: Vector): Cell | undefined {
    const onScreen = this.#board.actor.transform.coordPlane === CoordPlane.Screen;
    return this.#board.cellAtWorld(onScreen ? screenPos : worldPos);
  }

  #emit(name: keyof TilePointerEvents, cell: Cell, pointer: PointerEvent): void {
    const board = this.#board;
    if (cell >= board.layout.size) return;
    board.events.emit(name, tilePointerEvent(board, cell, pointer));
  }
}

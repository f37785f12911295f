import { PointerButton, type PointerEvent, PointerType, type Scene, type WheelEvent } from 'excalibur';
import type { Point } from '../../boards/index.js';
import type { Closable } from '../behavior.js';
import { claimsOf, type PointerClaims } from '../pointer-claims.js';
import { capturePointer, isReleased, pointerEventsAfter, pointerEventsOf, pointerId } from '../pointer-events.js';

/** What hands do to a camera. Points are in pixels of the page. */
export interface HandsHost {
  readonly options: {
    readonly drag: boolean;
    readonly wheel: boolean;
    readonly pinch: boolean;
    readonly dragDistance: number;
  };
  /** Whether hands may do anything now. */
  readonly isOpen: boolean;
  /** The world goes with the hands from one point of the page to another, and is seen larger by a factor. */
  move(from: Point, to: Point, factor: number): void;
}

/** A pointer that is down. */
interface Hand {
  readonly start: Point;
  at: Point;
  readonly isTouch: boolean;
  isGripping: boolean;
  /** Someone else has made a gesture of it. */
  isTaken: boolean;
}

/** What mouse and fingers do to the camera of a scene: drag, pinch and wheel. */
export class CameraHands implements Closable {
  readonly #host: HandsHost;
  readonly #scene: Scene;
  readonly #claims: PointerClaims;
  readonly #hands = new Map<number, Hand>();
  readonly #subscriptions: readonly Closable[];

  constructor(host: HandsHost, scene: Scene) {
    this.#host = host;
    this.#scene = scene;
    this.#claims = claimsOf(scene);
    const { pointers } = scene.engine.input;
    this.#subscriptions = [
      // Before the actors hear of what has become a drag; but they may have kept a pointer that goes down to themselves.
      scene.on('preupdate', () => {
        if (this.#hands.size > 0) this.#hear(pointerEventsOf(scene.engine));
      }),
      pointers.on('down', (event) => this.#down(event)),
      pointers.on('wheel', (event) => this.#wheel(event)),
      scene.on('deactivate', () => this.letGo()),
      this.#claims.events.on('taken', ({ pointer, owner }) => {
        const hand = this.#hands.get(pointer);
        if (hand && owner !== this) hand.isTaken = true;
      }),
    ];
  }

  /** Whether any pointer moves the camera. */
  get isGripping(): boolean {
    return this.#gripping.length > 0;
  }

  /** Ends what is under way. */
  letGo(): void {
    for (const id of [...this.#hands.keys()]) this.#forget(id);
  }

  close(): void {
    this.letGo();
    for (const subscription of this.#subscriptions) subscription.close();
  }

  get #gripping(): Hand[] {
    return [...this.#hands.values()].filter(({ isGripping }) => isGripping);
  }

  #down(event: PointerEvent): void {
    const id = pointerId(event);
    const isMain = event.button !== PointerButton.Right;
    const later = pointerEventsAfter(this.#scene.engine, event);
    // Down and up in one frame is a tap or nothing.
    if (!this.#host.isOpen || !isMain || later.some(({ type }) => type !== 'move')) return;
    const { x, y } = event.pagePos;
    const isTouch = event.pointerType === PointerType.Touch;
    this.#hands.set(id, { start: { x, y }, at: { x, y }, isTouch, isGripping: false, isTaken: false });
    this.#pinch();
    this.#hear(later);
  }

  /** Two fingers are a gesture at once: neither is a tap. */
  #pinch(): void {
    const touching = [...this.#hands].filter(([, { isTouch }]) => isTouch);
    if (!this.#host.options.pinch || touching.length < 2) return;
    for (const [id, hand] of touching) this.#grip(id, hand);
  }

  #hear(events: readonly PointerEvent[]): void {
    for (const event of events) {
      const id = pointerId(event);
      const hand = this.#hands.get(id);
      if (!hand) continue;
      if (!this.#host.isOpen || event.type === 'cancel' || isReleased(event)) this.#forget(id);
      else this.#move(id, hand, event.pagePos);
      if (event.type === 'up') this.#forget(id);
    }
  }

  #move(id: number, hand: Hand, { x, y }: Point): void {
    const { drag, pinch, dragDistance } = this.#host.options;
    const slip = Math.hypot(x - hand.start.x, y - hand.start.y);
    const isDrag = drag && !hand.isGripping && !hand.isTaken && slip > dragDistance;
    if (isDrag && this.#grip(id, hand)) hand.at = hand.start;
    const before = gripOf(this.#gripping);
    hand.at = { x, y };
    const after = gripOf(this.#gripping);
    if (!hand.isGripping || !before || !after || (!drag && after.spread === 0)) return;
    const factor = pinch && before.spread > 0 ? after.spread / before.spread : 1;
    this.#host.move(before.middle, after.middle, factor);
  }

  /** Makes a gesture of a pointer; false if it belongs to someone else. */
  #grip(id: number, hand: Hand): boolean {
    if (!this.#claims.take(id, this)) return false;
    hand.isGripping = true;
    capturePointer(this.#scene.engine, id);
    return true;
  }

  #forget(id: number): void {
    this.#hands.delete(id);
    this.#claims.release(id, this);
  }

  #wheel({ pageX: x, pageY: y, ev }: WheelEvent): void {
    if (!this.#host.isOpen || !this.#host.options.wheel) return;
    if (ev instanceof globalThis.WheelEvent) this.#host.move({ x, y }, { x, y }, wheelFactor(ev));
  }
}

/** The middle of all hands, and how far they are from it on the average. */
function gripOf(hands: readonly Hand[]): { middle: Point; spread: number } | undefined {
  const { length } = hands;
  if (length === 0) return undefined;
  const middle = {
    x: hands.reduce((sum, { at }) => sum + at.x, 0) / length,
    y: hands.reduce((sum, { at }) => sum + at.y, 0) / length,
  };
  const spread = hands.reduce((sum, { at }) => sum + Math.hypot(at.x - middle.x, at.y - middle.y), 0) / length;
  return { middle, spread };
}

/** By how much a turn of the wheel zooms, as in d3-zoom: a line is 25 pixels, a pinch on a trackpad counts tenfold. */
function wheelFactor({ deltaY, deltaMode, ctrlKey }: globalThis.WheelEvent): number {
  const perUnit = deltaMode === 1 ? 0.05 : deltaMode === 2 ? 1 : 0.002;
  return 2 ** (-deltaY * perUnit * (ctrlKey ? 10 : 1));
}

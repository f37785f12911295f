import { Keys, PointerButton, type PointerEvent, type Scene, type Vector } from 'excalibur';
import type { Closable } from '../behavior.js';
import type { BoardBehavior } from '../board-behavior.js';
import type { MiniBoard } from '../mini-board.js';
import { claimsOf } from '../pointer-claims.js';
import { capturePointer, isReleased, pointerEventsAfter, pointerEventsOf, pointerId } from '../pointer-events.js';
import type { TilePointerEvent } from '../tile-pointer-event.js';

/** The pointer that is down on a member. */
interface Touch {
  readonly scene: Scene;
  readonly id: number;
  readonly down: PointerEvent;
  last: PointerEvent;
  hasSlipped: boolean;
}

/** Drags a group with the pointer that goes down on one of its members, on either board. */
export class GroupPointer implements Closable {
  readonly #group: MiniBoard;
  readonly #subscriptions: readonly Closable[];
  #touch: Touch | undefined;

  constructor(group: MiniBoard, boards: readonly BoardBehavior[]) {
    this.#group = group;
    const { scene } = group;
    // A scene that is wound without an engine hears no pointers.
    this.#subscriptions = scene?.engine.input ? this.#listen(scene, boards) : [];
  }

  close(): void {
    this.#cancel();
    for (const subscription of this.#subscriptions) subscription.close();
  }

  #listen(scene: Scene, boards: readonly BoardBehavior[]): Closable[] {
    const { input, canvas } = scene.engine;
    const page = canvas.ownerDocument;
    const hide = () => {
      if (page.hidden) this.#cancel();
    };
    page.addEventListener('visibilitychange', hide);
    return [
      ...boards.map(({ events }) => events.on('pointerdown', (event) => this.#press(scene, event))),
      scene.on('preupdate', () => this.#frame(scene)),
      scene.on('deactivate', () => this.#cancel()),
      input.keyboard.on('press', ({ key }) => {
        if (key === Keys.Escape && this.#group.isDragging) this.#cancel();
      }),
      { close: () => page.removeEventListener('visibilitychange', hide) },
    ];
  }

  #press(scene: Scene, { piece, pointer: down }: TilePointerEvent): void {
    const { options, enabled, members, isDragging } = this.#group;
    const isMain = down.button === PointerButton.Left || down.button === PointerButton.Unknown;
    if (!options.drag || !enabled || isDragging || this.#touch || !isMain) return;
    if (!piece || !members.includes(piece)) return;
    const id = pointerId(down);
    if (!claimsOf(scene).hold(id, this)) return;
    this.#touch = { scene, id, down, last: down, hasSlipped: false };
    this.#hear(pointerEventsAfter(scene.engine, down));
  }

  #frame(scene: Scene): void {
    const touch = this.#touch;
    if (!touch) return;
    const others = scene.engine.input.pointers.currentFrameDown.some((event) => pointerId(event) !== touch.id);
    if (others) this.#cancel();
    this.#hear(pointerEventsOf(scene.engine));
    // The camera may have moved under a pointer that rests.
    if (this.#touch && this.#group.isDragging) this.#group.carry(worldOf(scene, this.#touch.last));
  }

  #hear(events: readonly PointerEvent[]): void {
    for (const event of events) {
      const touch = this.#touch;
      if (touch?.id !== pointerId(event)) continue;
      if (event.type === 'cancel' || isReleased(event)) this.#cancel();
      else if (event.type === 'up') this.#up(touch, event);
      else this.#move(touch, event);
    }
  }

  #move(touch: Touch, event: PointerEvent): void {
    touch.last = event;
    const { dragDistance } = this.#group.options;
    if (touch.hasSlipped || touch.down.pagePos.distance(event.pagePos) <= dragDistance) return;
    touch.hasSlipped = true;
    if (!claimsOf(touch.scene).take(touch.id, this)) return;
    capturePointer(touch.scene.engine, touch.id);
    this.#group.pickUp(worldOf(touch.scene, touch.down));
  }

  #up(touch: Touch, event: PointerEvent): void {
    this.#move(touch, event);
    try {
      if (!this.#group.isDragging) return;
      this.#group.carry(worldOf(touch.scene, event));
      this.#group.drop();
    } finally {
      this.#cancel();
    }
  }

  #cancel(): void {
    const touch = this.#touch;
    this.#touch = undefined;
    if (!touch) return;
    claimsOf(touch.scene).release(touch.id, this);
    this.#group.cancelDrag();
  }
}

/** Where a pointer is in the world now. */
function worldOf({ engine: { screen } }: Scene, { pagePos }: PointerEvent): Vector {
  return screen.screenToWorldCoordinates(screen.pageToScreenCoordinates(pagePos));
}

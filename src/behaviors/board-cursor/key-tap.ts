import { CoordPlane, GlobalCoordinates, PointerButton, PointerEvent, PointerType } from 'excalibur';
import type { Cell } from '../../boards/index.js';
import type { BoardBehavior } from '../board-behavior.js';
import { tilePointerEvent } from '../tile-pointer-event.js';

/** No pointer of Excalibur has this number. */
const keyPointer = -1;

/** A tap in the middle of a cell that a key stands for; `nativeEvent` is the event of the browser that led to it. */
export function tapByKey(behavior: BoardBehavior, cell: Cell, nativeEvent: Event): void {
  const where = coordinatesOf(behavior, cell);
  const pointer = new PointerEvent('up', keyPointer, PointerButton.Left, PointerType.Unknown, where, nativeEvent);
  behavior.events.emit('tap', tilePointerEvent(behavior, cell, pointer));
}

function coordinatesOf(behavior: BoardBehavior, cell: Cell): GlobalCoordinates {
  const middle = behavior.tileToWorld({ cell });
  const screen = behavior.scene?.engine.screen;
  // A scene that is wound without an engine has no screen.
  if (!screen) return new GlobalCoordinates(middle, middle, middle);
  const isOnScreen = behavior.actor.transform.coordPlane === CoordPlane.Screen;
  const screenPos = isOnScreen ? middle : screen.worldToScreenCoordinates(middle);
  const worldPos = isOnScreen ? screen.screenToWorldCoordinates(middle) : middle;
  return new GlobalCoordinates(worldPos, screen.screenToPageCoordinates(screenPos), screenPos);
}

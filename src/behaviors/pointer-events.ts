import type { Engine, PointerEvent } from 'excalibur';

/** The browser's number of a pointer: Excalibur's changes in the middle of a gesture when another finger is lifted. */
export function pointerId({ nativeEvent, pointerId }: PointerEvent): number {
  return nativeEvent instanceof globalThis.PointerEvent ? nativeEvent.pointerId : pointerId;
}

/**
 * How pointers have moved and come up in the present frame, in the order in which they did, also where an actor has
 * kept that to itself; a gesture that has begun must hear of its end.
 */
export function pointerEventsOf({ input: { pointers } }: Engine): PointerEvent[] {
  const { currentFrameMove, currentFrameUp, currentFrameCancel } = pointers;
  const events = [...currentFrameMove, ...currentFrameUp, ...currentFrameCancel];
  return events.sort((a, b) => a.nativeEvent.timeStamp - b.nativeEvent.timeStamp);
}

/** What a pointer has done in the present frame since it went down. */
export function pointerEventsAfter(engine: Engine, down: PointerEvent): PointerEvent[] {
  const { timeStamp } = down.nativeEvent;
  const id = pointerId(down);
  return pointerEventsOf(engine).filter((event) => pointerId(event) === id && event.nativeEvent.timeStamp >= timeStamp);
}

/** Whether a pointer moves that is up: it was let go where the game could not hear it. */
export function isReleased({ type, nativeEvent }: PointerEvent): boolean {
  return type === 'move' && nativeEvent instanceof MouseEvent && nativeEvent.buttons === 0;
}

/** Lets the canvas hear of a pointer that is down wherever it goes. */
export function capturePointer({ canvas }: Engine, id: number): void {
  try {
    canvas.setPointerCapture(id);
  } catch {
    // The pointer is up by now, which has still to be heard.
  }
}

// Strokes of a pointer over a board: what neither taps nor drags a piece.
import { type Engine, PointerButton, PointerEvent, type Vector, vec } from 'excalibur';
import type { BoardBehavior, Closable, Point } from 'excalibur-boardkit';

/** How far a pointer slips until it draws, in pixels of the page: as far as it may in a tap. */
const SLIP = 12;
/** How far apart the points of a stroke are at most, in board units, so that it misses no tile and no side. */
const STEP = 6;

/** What becomes of strokes. */
interface StrokeHandlers {
  /** Whether no piece is dragged. */
  isFree(): boolean;
  draw(points: readonly Point[], isFirst: boolean): void;
  end(): void;
}

/** A pointer that is down. */
interface Down {
  readonly id: number;
  readonly page: Vector;
  last: Point;
  draws: boolean;
}

/** Tells of strokes until it is closed. */
export function hearStrokes(engine: Engine, board: BoardBehavior, handlers: StrokeHandlers): Closable {
  let down: Down | undefined;
  const end = (event: unknown) => {
    if (!(event instanceof PointerEvent) || down?.id !== event.pointerId) return;
    if (down.draws) handlers.end();
    down = undefined;
  };
  board.events.on('pointerdown', ({ pointer, worldPos }) => {
    const isMain = pointer.button === PointerButton.Left || pointer.button === PointerButton.Unknown;
    if (down || !isMain) return;
    down = { id: pointer.pointerId, page: pointer.pagePos, last: board.toBoard(worldPos), draws: false };
  });
  board.events.on('pointermove', ({ pointer, worldPos }) => {
    if (down?.id !== pointer.pointerId || !handlers.isFree()) return;
    if (!down.draws && down.page.distance(pointer.pagePos) <= SLIP) return;
    const to = board.toBoard(worldPos);
    const points = pointsBetween(down.last, to);
    const isFirst = !down.draws;
    Object.assign(down, { last: to, draws: true });
    handlers.draw(points, isFirst);
  });
  const { pointers } = engine.input;
  const subscriptions = [pointers.on('up', end), pointers.on('cancel', end)];
  return { close: () => subscriptions.forEach((subscription) => void subscription.close()) };
}

function pointsBetween(from: Point, to: Point): Point[] {
  const count = Math.max(1, Math.ceil(vec(from.x, from.y).distance(vec(to.x, to.y)) / STEP));
  return Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}

import type { Place, Point } from '../../boards/index.js';
import type { boardCursor } from '../../manifests/board-cursor.js';
import type { Options } from '../behavior.js';
import type { CursorSpot } from './cursor-spot.js';

/** What `BoardCursor` raises. */
export interface BoardCursorEvents {
  /** It has come to another cell; `from` is where it was. */
  moved: CursorSpot & { readonly from: Point | undefined };
  /** It has tapped its cell; the board has raised `tap`. */
  tapped: CursorSpot;
  /** There is something to say, for a live region. */
  announced: CursorSpot & { readonly text: string };
}

/** The callbacks and references of `BoardCursor`. */
export interface BoardCursorHooks {
  /** Where it is at first; without it, on the first tile. */
  at: Place;
  /** What is said of a spot; without it, its tile's name or label, where it is, and its pieces. */
  announce: (spot: CursorSpot) => string;
}

/** The options of `BoardCursor`. */
export type BoardCursorOptions = Options<typeof boardCursor, BoardCursorHooks>;

/** Where a step of the cursor leads on the screen. */
export type CursorDirection = 'up' | 'down' | 'left' | 'right' | 'up-left' | 'up-right' | 'down-left' | 'down-right';

const directions: Readonly<Record<CursorDirection, Point>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  'up-left': { x: -1, y: -1 },
  'up-right': { x: 1, y: -1 },
  'down-left': { x: -1, y: 1 },
  'down-right': { x: 1, y: 1 },
};

/** Where a direction points to. Throws a RangeError on what is none. */
export function pointTo(direction: CursorDirection): Point {
  if (Object.hasOwn(directions, direction)) return directions[direction];
  const allowed = Object.keys(directions).join(', ');
  throw new RangeError(`BoardCursor.step: '${direction}' is not allowed, must be one of ${allowed}`);
}

import { CoordPlane, vec } from 'excalibur';
import type { Cell, Point } from '../../boards/index.js';
import type { BoardBehavior } from '../board-behavior.js';
import { findBehavior } from '../find-behavior.js';
import type { Piece } from '../piece.js';
import type { GestureSpot } from './gesture-options.js';

/** What is at a cell. */
export function gestureSpot({ board, layout }: BoardBehavior, cell: Cell): GestureSpot {
  return { cell, place: layout.xyOf(cell), tile: board.tileOf(cell), pieces: board.piecesAt({ cell }) };
}

/** The point of the board under a point of the page, in board units. */
export function boardPoint(behavior: BoardBehavior, page: Point): Point | undefined {
  const screen = behavior.scene?.engine.screen;
  if (!screen) return undefined;
  const point = screen.pageToScreenCoordinates(vec(page.x, page.y));
  const isOnScreen = behavior.actor.transform.coordPlane === CoordPlane.Screen;
  return behavior.toBoard(isOnScreen ? point : screen.screenToWorldCoordinates(point));
}

/**
 * The piece that a visitor sees at a point of the world: the uppermost whose picture is there, of those that are
 * equally high one on the cell itself; if there is no picture, the topmost on the cell.
 */
export function pieceSeenAt({ board }: BoardBehavior, cell: Cell, world: Point): Piece | undefined {
  const onCell = board.piecesAt({ cell });
  const seen = board
    .pieces()
    .filter(
      ({ graphics }) =>
        graphics.bounds.hasZeroDimensions() === false && graphics.bounds.contains(vec(world.x, world.y)),
    )
    .toSorted(
      (a, b) => b.transform.globalZ - a.transform.globalZ || Number(onCell.includes(b)) - Number(onCell.includes(a)),
    );
  return findBehavior(seen[0] ?? onCell.at(-1), 'piece');
}

/** The angle of a way, in degrees clockwise from E, 0 ≤ angle < 360. */
export function angleOfWay(from: Point, to: Point): number {
  return ((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 360) % 360;
}

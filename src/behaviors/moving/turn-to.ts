import { type Cell, directionBetween, stepAngle } from '../../boards/index.js';
import type { StandingPiece } from './step-source.js';

/** Turns an actor to a step on its board. */
export function turnTo({ actor, board, piece }: StandingPiece, from: Cell, to: Cell): void {
  const { layout } = board;
  const direction = directionBetween(layout, from, to);
  const [start, goal] = [layout.center(from), layout.center(to)];
  const angle =
    direction === undefined
      ? Math.atan2(goal.y - start.y, goal.x - start.x)
      : (stepAngle(layout, from, to, direction) * Math.PI) / 180;
  const transform = actor.transform.get();
  const boardRotation = piece.boardBehavior?.actor.transform.globalRotation ?? 0;
  transform.rotation = angle + boardRotation - (transform.parent?.globalRotation ?? 0);
}

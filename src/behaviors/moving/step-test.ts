import type { Actor } from 'excalibur';
import { type Cell, CellFlag, directionBetween, type Level, type Spot, type Tile } from '../../boards/index.js';
import type { ActorBoard } from '../board-behavior.js';
import type { WhenLevelTaken } from '../piece/piece-options.js';
import type { MoveRejected } from './move-request.js';

/** What `canMove` is asked. */
export interface MoveQuestion {
  readonly piece: Actor;
  readonly from: Spot;
  readonly cell: Cell;
  readonly x: number;
  readonly y: number;
  /** The tile on the target, if there is one. */
  readonly tile: Tile | undefined;
  /** The direction, if the tiles are neighbours. */
  readonly direction: number | undefined;
}

/** The rules for the steps of a piece. */
export interface StepRules {
  readonly requireTile: boolean;
  readonly occupied: WhenLevelTaken;
  readonly canMove?: ((question: MoveQuestion) => boolean) | undefined;
}

/** The step of a piece on a level from its spot to a cell, undefined for outside. */
export interface Step {
  readonly piece: Actor;
  readonly level: Level;
  readonly from: Spot;
  readonly cell: Cell | undefined;
}

/** Why a step may not be made, undefined if it may: the tests in the order of the rule. */
export function refusalOf(board: ActorBoard, step: Step, rules: StepRules): MoveRejected | undefined {
  const { piece, level, from, cell } = step;
  if (cell === undefined) return { ok: false, reason: 'outside' };
  const { layout, cells } = board;
  const flags = cells.flags[cell] ?? 0;
  if (rules.requireTile && (flags & CellFlag.TILE) === 0) return { ok: false, reason: 'no-tile' };
  const direction = directionBetween(layout, from.cell, cell);
  if (direction !== undefined && !cells.open[from.cell * layout.directions.length + direction]) {
    return { ok: false, reason: 'edge' };
  }
  if ((flags & CellFlag.SOLID) !== 0) return { ok: false, reason: 'solid' };
  const solid = board.solidAt(cell, piece);
  if (solid) return { ok: false, reason: 'solid', blocker: solid };
  const blocker = rules.occupied === 'refuse' ? board.pieceAt({ cell }, level) : undefined;
  if (blocker && blocker !== piece) return { ok: false, reason: 'occupied', blocker };
  const question = { piece, from, cell, ...layout.xyOf(cell), tile: board.tileOf(cell), direction };
  return rules.canMove?.(question) === false ? { ok: false, reason: 'refused' } : undefined;
}

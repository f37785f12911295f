import type { Actor } from 'excalibur';
import { type Cell, CellFlag, directionBetween, type Level, type Spot, type Tile } from '../../boards/index.js';
import type { ActorBoard } from '../board-behavior.js';
import type { WhenLevelTaken } from '../piece/piece-options.js';
import type { MoveRejected } from './move-request.js';
import type { StandingPiece } from './step-source.js';

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

/** A step: from a spot to a cell, undefined for outside; the direction if the two are neighbours. */
export interface Step {
  readonly from: Spot;
  readonly cell: Cell | undefined;
  readonly direction: number | undefined;
}

/** The step from a spot to a cell; `heading` is the direction of one that leads outside. */
export function stepTo({ layout }: ActorBoard, from: Spot, cell: Cell | undefined, heading?: number): Step {
  return { from, cell, direction: cell === undefined ? heading : directionBetween(layout, from.cell, cell) };
}

/** Why a piece that is at home on a level may not make a step, undefined if it may: the tests in their order. */
export function refusalOf(
  { board, actor: piece }: Pick<StandingPiece, 'board' | 'actor'>,
  level: Level,
  { from, cell, direction }: Step,
  rules: StepRules,
): MoveRejected | undefined {
  if (cell === undefined) return { ok: false, reason: 'outside' };
  const { layout, cells } = board;
  const flags = cells.flags[cell] ?? 0;
  if (rules.requireTile && (flags & CellFlag.TILE) === 0) return { ok: false, reason: 'no-tile' };
  if (direction !== undefined && !cells.open[from.cell * layout.directions.length + direction]) {
    return { ok: false, reason: 'edge' };
  }
  if ((flags & CellFlag.SOLID) !== 0) return { ok: false, reason: 'solid' };
  const solid = board.solidAt(cell, piece);
  if (solid) return { ok: false, reason: 'solid', blocker: solid };
  const blocker = rules.occupied === 'refuse' ? board.pieceAt({ cell }, level) : undefined;
  if (blocker && blocker !== piece) return { ok: false, reason: 'occupied', blocker };
  return mayMove(board, piece, { from, cell, direction }, rules) ? undefined : { ok: false, reason: 'refused' };
}

/** Whether the user lets a piece make a step. */
export function mayMove(
  board: ActorBoard,
  piece: Actor,
  { from, cell, direction }: Step & { readonly cell: Cell },
  { canMove }: Pick<StepRules, 'canMove'>,
): boolean {
  return canMove?.({ piece, from, cell, ...board.layout.xyOf(cell), tile: board.tileOf(cell), direction }) !== false;
}

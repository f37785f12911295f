import type { Actor } from 'excalibur';
import {
  type CameFrom,
  CellFlag,
  directionBetween,
  type ForwardRules,
  type Random,
  type Spot,
  type TileProperties,
} from '../../boards/index.js';
import type { ActorBoard } from '../board-behavior.js';
import type { PathStep } from './committed-move.js';
import type { ActorPlan } from './monopoly-options.js';

/** How a piece stands on its board. */
export interface Stance {
  readonly board: ActorBoard;
  readonly actor: Actor;
  readonly spot: Spot | undefined;
  readonly face: number;
  readonly cameFrom: CameFrom | undefined;
  readonly random: Random;
}

/** Whether a value is a plan at all: what comes from plain JavaScript may be anything. */
export function isPlan(value: unknown): value is ActorPlan {
  return typeof value === 'object' && value !== null && 'steps' in value && 'options' in value;
}

/** Whether a plan begins where and as a piece stands, and everything that it depends on is as it was. */
export function isFresh(plan: ActorPlan, { board, actor, spot, face, cameFrom, random }: Stance): boolean {
  if (plan.board !== board || plan.options.piece !== actor || !spot) return false;
  return (
    board.cell(plan.from) === spot.cell &&
    plan.faceBefore === face &&
    plan.cameFromBefore?.cell === cameFrom?.cell &&
    (plan.randomBefore === undefined || plan.randomBefore.every((word, index) => word === random.state[index])) &&
    plan.revision === board.revisionWithout(actor)
  );
}

/** Whether a step of a path can still be made: a tile is there, it is road, the edge is open, and it is not solid. */
export function isStillWay(
  board: ActorBoard,
  { step, before }: PathStep,
  { piece, road, solid }: ForwardRules<TileProperties, Actor>,
): boolean {
  const tile = board.tile(step.tile);
  const from = board.cell(before);
  if (!tile || from === undefined) return false;
  const { layout, cells } = board;
  const flags = cells.flags[tile.cell] ?? 0;
  if ((flags & CellFlag.OFF_ROAD) !== 0 || road?.(tile) === false) return false;
  const direction = directionBetween(layout, from, tile.cell);
  if (direction === undefined || !cells.open[from * layout.directions.length + direction]) return false;
  return !(solid?.(tile) ?? ((flags & CellFlag.SOLID) !== 0 || board.solidAt(tile.cell, piece) !== undefined));
}

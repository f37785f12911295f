import { Actor } from 'excalibur';
import {
  type Cell,
  type Direction,
  directionNumber,
  neighborCell,
  type Place,
  type Random,
} from '../../boards/index.js';
import type { ActorBoard } from '../board-behavior.js';
import { bestNeighbor, neighborsOf } from './best-neighbor.js';
import type { Targets } from './grid-move-options.js';
import type { MoveRejected } from './move-request.js';
import type { StandingPiece } from './step-source.js';
import { refusalOf, type StepRules, stepTo } from './step-test.js';

/** Where a single step is to lead, and in which direction if that is outside the board; or why there is no such step. */
export type StepTarget = { readonly place: Place; readonly heading?: number } | { readonly refusal: MoveRejected };

/** A place that no board has. */
export const OUTSIDE: Place = { cell: -1 };

/** The neighbour in a direction. */
export function neighborTarget({ piece, board }: StandingPiece, direction: Direction): StepTarget {
  const heading = directionNumber(board.layout, direction, 'GridMove.toward: direction');
  const cell = piece.spot && neighborCell(board.layout, piece.spot.cell, heading);
  return { place: cell === undefined ? OUTSIDE : { cell }, heading };
}

/** A random open neighbour within a range of steps of home; if none is open, the first that was tried. */
export function wanderTarget(
  standing: StandingPiece,
  rules: StepRules,
  { home, range, random }: { readonly home: Place | undefined; readonly range: number; readonly random: Random },
): StepTarget {
  const { piece, board } = standing;
  const { layout } = board;
  const center = home && board.cell(home);
  const near = neighborsOf(layout, piece.spot?.cell ?? 0).filter(
    (cell) => center !== undefined && layout.distance(center, cell) <= range,
  );
  const tried = random.shuffle(near);
  const cell = tried.find((each) => isOpenTo(standing, each, rules)) ?? tried[0];
  return cell === undefined ? { refusal: { ok: false, reason: 'refused' } } : { place: { cell } };
}

/** The open neighbour that is nearest to some targets, or farthest from them; its own tile where none is better. */
export function bestTarget(
  standing: StandingPiece,
  rules: StepRules,
  targets: Targets,
  wanted: 'nearest' | 'farthest',
): StepTarget {
  const { piece, board } = standing;
  const list = isList(targets) ? targets : [targets];
  const cells = list.map((target) => cellOfTarget(board, target));
  const isOpen = (cell: Cell) => isOpenTo(standing, cell, rules);
  return { place: { cell: bestNeighbor(board.layout, piece.spot?.cell ?? 0, cells, wanted, isOpen) } };
}

/** Whether a piece may make the step to a cell, as far as can be told before it is made. */
export function isOpenTo(standing: StandingPiece, cell: Cell, rules: StepRules): boolean {
  return refusalTo(standing, cell, rules) === undefined;
}

/** Why not; undefined if it may. No cell is outside the board. */
export function refusalTo(standing: StandingPiece, cell: Cell | undefined, rules: StepRules): MoveRejected | undefined {
  const { spot: from, level } = standing.piece;
  if (!from || level === undefined) return { ok: false, reason: 'off-board' };
  // Its own tile is no step.
  return cell === from.cell ? undefined : refusalOf(standing, level, stepTo(standing.board, from, cell), rules);
}

/** Whether something is a list and not a single thing. */
export function isList<One, Item>(value: One | readonly Item[]): value is readonly Item[] {
  return Array.isArray(value);
}

/** The x and y of places; those outside are left out. */
export function placesOf(board: ActorBoard, places: readonly Place[]): { x: number; y: number }[] {
  return places.flatMap((place) => {
    const cell = board.cell(place);
    return cell === undefined ? [] : board.layout.xyOf(cell);
  });
}

function cellOfTarget(board: ActorBoard, target: Place | Actor): Cell {
  const place = target instanceof Actor ? board.spotOf(target) : target;
  const cell = place && board.cell(place);
  if (cell !== undefined) return cell;
  const name = target instanceof Actor ? `the actor '${target.name}'` : JSON.stringify(target);
  throw new RangeError(`GridMove: the target ${name} is not on the board`);
}

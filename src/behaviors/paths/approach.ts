import type { Actor } from 'excalibur';
import {
  BLOCKED,
  type Cell,
  type FindPathOptions,
  findPath,
  movableArea,
  type Path,
  STOP,
  type Tile,
  type TileProperties,
  writtenCost,
} from '../../boards/index.js';
import type { ActorBoard } from '../board-behavior.js';

type Options = FindPathOptions<TileProperties, Actor>;
type CostOf = NonNullable<Options['cost']>;

/**
 * The next move of a piece to a goal that one move does not reach: along the cheapest way over as many moves as it takes,
 * as far as `maxCost` allows, to a tile that is not taken. Where no way leads to the goal, the way leads as if one might
 * enter it, and where none leads even then, to the reachable tile that is next to it in straight steps. Without steps
 * where it is as near as it can be.
 */
export function approach(board: ActorBoard, options: Options, isTaken: (tile: Tile) => boolean): Path | undefined {
  const { from, piece, cost, leastCost, diagonalCost, solid, corners, maxCost } = options;
  const area = movableArea(board, { from, piece, cost, leastCost, diagonalCost, solid, corners, points: maxCost });
  const endOn = (way: Path | undefined) => way?.steps.findLast(({ tile }) => area.has(tile) && !isTaken(tile));
  // Where no move can end on the cheapest way, since others stand there, it goes round them.
  const round: Options = { ...options, solid: (tile) => isTaken(tile) || solid?.(tile) };
  const end = endOn(wayOverMoves(board, options)) ?? endOn(wayOverMoves(board, round));
  const found = findPath(board, { ...options, to: end?.tile ?? from, weight: 1 });
  return found.ok ? found.path : undefined;
}

function wayOverMoves(board: ActorBoard, options: Options): Path | undefined {
  const { to } = options;
  const goal = typeof to === 'function' ? undefined : board.cell(to);
  const leastCost = options.cost && options.leastCost;
  const within = { ...options, maxCost: undefined, cost: costOverMoves(board, options, undefined), leastCost };
  const found = findPath(board, within);
  if (found.ok || goal === undefined) return found.ok ? found.path : undefined;
  // Perhaps only the goal costs more than a move may: then next to it is as near as one can be.
  const whole = { ...within, cost: costOverMoves(board, options, goal) };
  const besides = findPath(board, whole);
  if (besides.ok) return besides.path;
  const opened = findPath(board, { ...whole, ...openAt(goal, whole), nearest: true });
  return opened.ok ? opened.path : opened.nearest;
}

/** A STOP takes as much as a whole move, and what costs more than that can never be entered. */
function costOverMoves(board: ActorBoard, options: Options, goal: Cell | undefined): CostOf | undefined {
  const { cost, diagonalCost = 1, maxCost: points = Number.POSITIVE_INFINITY } = options;
  const { layout, cells } = board;
  if (!cost && !cells.costs.haveStops && cells.costs.most * diagonalCost <= points) return undefined;
  const stop = points === Number.POSITIVE_INFINITY ? 1 : Math.max(1, points);
  return (tile, previous, direction) => {
    const answer = cost?.(tile, previous, direction);
    const price = answer ?? writtenCost(tile.properties.cost);
    if (price === STOP) return stop;
    const times = layout.diagonalSides?.[direction] ? diagonalCost : 1;
    return tile.cell !== goal && typeof price === 'number' && price * times > points ? BLOCKED : answer;
  };
}

/** The same rules, but that a goal may be entered. */
function openAt(goal: Cell, { solid, cost }: Pick<Options, 'solid' | 'cost'>): Pick<Options, 'solid' | 'cost'> {
  return {
    solid: (tile) => (tile.cell === goal ? false : solid?.(tile)),
    cost:
      cost &&
      ((tile, previous, direction) => {
        const answer = cost(tile, previous, direction);
        return tile.cell === goal && answer === BLOCKED ? 1 : answer;
      }),
  };
}

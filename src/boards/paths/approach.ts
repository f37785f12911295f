import type { Board } from '../board.js';
import { BLOCKED, STOP } from '../forwarding/types.js';
import type { Cell } from '../layout.js';
import { knownProperties, type Tile } from '../tile.js';
import { writtenCost } from '../written-cost.js';
import { findPath } from './find-path.js';
import { movableArea } from './movable-area.js';
import type { FindPathOptions, Path } from './types.js';

/**
 * The next move of a piece to a goal that one move does not reach: along the cheapest way over as many moves as it takes,
 * as far as `maxCost` allows, to a tile that is not taken. Where no way leads to the goal, the way leads as if one might
 * enter it, and where none leads even then, to the reachable tile that is next to it in straight steps. Without steps
 * where it is as near as it can be. Pure: nothing moves. Throws as `findPath` does.
 *
 * @param isTaken whether no move may end on a tile, since another piece stands there
 */
export function approach<TTile extends object, TPiece>(
  board: Board<TTile, TPiece>,
  options: FindPathOptions<TTile, TPiece>,
  isTaken: (tile: Tile<TTile>) => boolean,
): Path<TTile> | undefined {
  const { from, piece, cost, leastCost, diagonalCost, solid, corners, maxCost } = options;
  const area = movableArea(board, { from, piece, cost, leastCost, diagonalCost, solid, corners, points: maxCost });
  const endOn = (way: Path<TTile> | undefined) => way?.steps.findLast(({ tile }) => area.has(tile) && !isTaken(tile));
  // Where no move can end on the cheapest way, since others stand there, it goes round them.
  const round: typeof options = { ...options, solid: (tile) => isTaken(tile) || solid?.(tile) };
  const end = endOn(wayOverMoves(board, options)) ?? endOn(wayOverMoves(board, round));
  const found = findPath(board, { ...options, to: end?.tile ?? from, weight: 1 });
  return found.ok ? found.path : undefined;
}

function wayOverMoves<TTile extends object, TPiece>(
  board: Board<TTile, TPiece>,
  options: FindPathOptions<TTile, TPiece>,
): Path<TTile> | undefined {
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
function costOverMoves<TTile extends object, TPiece>(
  board: Board<TTile, TPiece>,
  options: FindPathOptions<TTile, TPiece>,
  goal: Cell | undefined,
): FindPathOptions<TTile, TPiece>['cost'] {
  const { cost, diagonalCost = 1, maxCost: points = Number.POSITIVE_INFINITY } = options;
  const { layout, cells } = board;
  if (!cost && !cells.costs.haveStops && cells.costs.most * diagonalCost <= points) return undefined;
  const stop = points === Number.POSITIVE_INFINITY ? 1 : Math.max(1, points);
  return (tile, previous, direction) => {
    const answer = cost?.(tile, previous, direction);
    const price = answer ?? writtenCost(knownProperties(tile.properties).cost);
    if (price === STOP) return stop;
    const times = layout.diagonalSides?.[direction] ? diagonalCost : 1;
    return tile.cell !== goal && typeof price === 'number' && price * times > points ? BLOCKED : answer;
  };
}

/** The same rules, but that a goal may be entered. */
function openAt<TTile extends object>(
  goal: Cell,
  { solid, cost }: Pick<FindPathOptions<TTile>, 'solid' | 'cost'>,
): Pick<FindPathOptions<TTile>, 'solid' | 'cost'> {
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

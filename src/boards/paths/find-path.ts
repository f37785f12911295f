import type { Board } from '../board.js';
import type { Cell, Layout } from '../layout.js';
import { checkFlag, checkNumber, checkWord, mistake, readCell, readStartCell } from '../option-checks.js';
import type { Random } from '../random.js';
import type { Tile } from '../tile.js';
import { shapedWay } from './cheapest-ways.js';
import { estimateTo } from './estimate.js';
import { makeFoundPath, makePath } from './make-path.js';
import { pathRuleNames, readPathRules } from './path-options.js';
import { search } from './search.js';
import { type SearchState, withSearchState } from './search-state.js';
import { Steps } from './steps.js';
import type { FindPathOptions, PathGoal, PathResult, PathShape } from './types.js';

const WHO = 'findPath';
const optionNames = ['from', 'to', 'maxCost', 'weight', 'shape', 'random', 'nearest', ...pathRuleNames];
const shapes: readonly PathShape[] = ['any', 'straight', 'diagonal', 'line', 'random'];

/**
 * The cheapest way of a piece over the tiles of a board, in steps to neighbours. It honours edges, walls, solidity and
 * wrapped axes, costs that differ by direction, and never goes through what it cannot enter. Pure: nothing moves.
 * Throws on bad options, outside the board, where no tile is at `from`, and on a cost that makes no sense, naming the tile.
 */
export function findPath<TTile extends object, TPiece>(
  board: Board<TTile, TPiece>,
  options: FindPathOptions<TTile, TPiece>,
): PathResult<TTile> {
  readPathRules(WHO, options, optionNames);
  const { from, to, shape = 'any', weight = 1, nearest = false, maxCost, random, piece } = options;
  checkOptions(options);
  const start = readStartCell(WHO, board, from);
  const goal = readGoal(board, to);
  const { layout } = board;
  const steps = new Steps(board, options);
  const revision = board.revisionWithout(piece);
  const parts = { board, start, revision };
  if (goal.cell !== undefined && goal.cell !== start && !steps.passage.canEnter(goal.cell) && !nearest) {
    return { ok: false, reason: 'closed' };
  }
  return withSearchState(WHO, board, (state): PathResult<TTile> => {
    const limit = maxCost ?? Number.POSITIVE_INFINITY;
    const estimate = goal.cell === undefined ? undefined : estimateTo(layout, goal.cell, steps.least, options);
    const seek = (haste: number) =>
      search(steps, state, { start, goal: goal.cell, isGoal: goal.isGoal, limit, estimate, weight: haste });
    let found = seek(weight);
    // In haste it may have come by ways that cost too much.
    if (found < 0 && weight > 1 && maxCost !== undefined) found = seek(1);
    if (found >= 0) {
      const cost = state.costOf(found);
      if (shape === 'any') return { ok: true, path: makeFoundPath(parts, state, found) };
      search(steps, state, { start, limit, estimate, bound: cost });
      const way = shapedWay(steps, state, { start, goal: found, shape, random });
      const tileOf = (cell: Cell) => board.tileOf(cell) as Tile<TTile>;
      return { ok: true, path: makePath({ from: tileOf(start), tileOf, revision }, way) };
    }
    const isClosed = goal.cell !== undefined && !steps.passage.canEnter(goal.cell);
    const reason = isClosed ? 'closed' : maxCost === undefined ? 'unreachable' : 'too-far';
    if (!nearest || goal.cell === undefined) return { ok: false, reason };
    const target = nearestFound(layout, state, goal.cell);
    return { ok: false, reason, nearest: makeFoundPath(parts, state, target) };
  });
}

function checkOptions<TTile extends object, TPiece>(options: FindPathOptions<TTile, TPiece>): void {
  const { to, shape, weight, maxCost, nearest, random } = options;
  checkWord(WHO, 'shape', shape, shapes);
  checkNumber(WHO, 'weight', weight, 1);
  checkNumber(WHO, 'maxCost', maxCost, 0);
  checkFlag(WHO, 'nearest', nearest);
  if (weight !== undefined && weight > 1 && shape !== undefined && shape !== 'any') {
    throw mistake(WHO, 'shape', shape, `'any' where a weight is above 1: the path need not be one of the cheapest`);
  }
  if (weight !== undefined && weight > 1 && typeof to === 'function') {
    throw mistake(WHO, 'weight', weight, '1 where the goal is a test: nobody knows how far away it is');
  }
  if (weight === Number.POSITIVE_INFINITY) throw mistake(WHO, 'weight', weight, 'a finite number of at least 1');
  if (shape === 'random' && typeof (random as Partial<Random> | null | undefined)?.clone !== 'function') {
    throw mistake(WHO, 'random', random, `given for the shape 'random'`);
  }
}

/** A goal as the search takes it. */
interface Goal {
  readonly cell?: Cell;
  readonly isGoal?: (cell: Cell) => boolean;
}

function readGoal<TTile extends object, TPiece>(board: Board<TTile, TPiece>, to: PathGoal<TTile>): Goal {
  if (typeof to !== 'function') return { cell: readCell(WHO, board, 'to', to) };
  return { isGoal: (cell) => to(board.tileOf(cell) as Tile<TTile>) };
}

/** Of all cells that were found, the one next to a goal in steps; of these the cheapest, and then the lowest. */
function nearestFound(layout: Layout, state: SearchState, goal: Cell): Cell {
  const { order, found } = state;
  let [best, fewest, cheapest] = [order[0] as Cell, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let index = 0; index < found; index++) {
    const cell = order[index] as Cell;
    const distance = layout.distance(cell, goal);
    const cost = state.costOf(cell);
    if (distance > fewest || (distance === fewest && (cost > cheapest || (cost === cheapest && cell > best)))) continue;
    [best, fewest, cheapest] = [cell, distance, cost];
  }
  return best;
}

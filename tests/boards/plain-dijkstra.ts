// What the cheapest ways cost, reckoned as plainly as can be: by looking at all cells again and again.
import { type Board, type Cell, directionNumber } from '../../src/boards/index.js';

type Corners = 'never' | 'one-open' | 'always';

/** What a step costs; undefined where it is not possible. */
export type StepCost = (cell: Cell, direction: number, next: Cell) => number | undefined;

/** Steps by the words of the rules: a tile that is not solid, an open edge, no wall, corners as the policy says. */
export function plainSteps(board: Board, corners: Corners, diagonalCost: number): StepCost {
  const { layout } = board;
  const neighbor = (cell: Cell, direction: number) =>
    layout.neighbors[cell * layout.directions.length + direction] ?? -1;
  const leads = (cell: Cell, direction: number): Cell | undefined => {
    const next = neighbor(cell, direction);
    if (next < 0 || !board.isOpen({ cell }, direction)) return undefined;
    const wall = board.wallAt({ cell }, direction);
    if (wall && !wall.passable) return undefined;
    const tile = board.tileOf(next);
    if (!tile || tile.properties.solid === true || tile.properties.cost === 'BLOCKED') return undefined;
    return board.solidAt(next) === undefined ? next : undefined;
  };
  const isDiagonal = (direction: number) => layout.shape === 'square' && direction >= 4;
  /** One way round a corner: first the one straight step, then the other. */
  const round = (cell: Cell, first: string, second: string): boolean => {
    // What lies outside the board is no corner.
    if (neighbor(cell, directionNumber(layout, first)) < 0) return true;
    const side = leads(cell, directionNumber(layout, first));
    return side !== undefined && board.isOpen({ cell: side }, directionNumber(layout, second));
  };
  return (cell, direction) => {
    const next = leads(cell, direction);
    if (next === undefined) return undefined;
    const cost = board.tileOf(next)?.properties.cost ?? 1;
    const price = cost === 'STOP' ? 1 : Number(cost);
    if (!isDiagonal(direction)) return price;
    const [vertical = '', horizontal = ''] = layout.directions[direction] ?? '';
    const ways = [round(cell, vertical, horizontal), round(cell, horizontal, vertical)];
    const isOpen = corners === 'always' || (corners === 'never' ? ways.every(Boolean) : ways.some(Boolean));
    return isOpen ? price * diagonalCost : undefined;
  };
}

/** The cost of the cheapest way to each cell; Infinity where none leads. Nothing leads on from a STOP. */
export function plainCosts(board: Board, start: Cell, stepCost: StepCost): number[] {
  const { layout } = board;
  const width = layout.directions.length;
  const costs = Array.from({ length: layout.size }, () => Number.POSITIVE_INFINITY);
  costs[start] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let edge = 0; edge < layout.neighbors.length; edge++) {
      const direction = edge % width;
      const cell = (edge - direction) / width;
      const next = layout.neighbors[edge] ?? -1;
      const spent = costs[cell] ?? Number.POSITIVE_INFINITY;
      if (next < 0 || spent === Number.POSITIVE_INFINITY) continue;
      if (cell !== start && board.tileOf(cell)?.properties.cost === 'STOP') continue;
      const cost = stepCost(cell, direction, next);
      if (cost === undefined || spent + cost >= (costs[next] ?? 0)) continue;
      costs[next] = spent + cost;
      changed = true;
    }
  }
  return costs;
}

import type { Cell, Layout } from '../layout.js';
import type { PathRules } from './types.js';

/** The least that the way from a cell to another can cost. */
export function estimateTo(
  layout: Layout,
  goal: Cell,
  least: number,
  { diagonalCost }: Pick<PathRules, 'diagonalCost'>,
): ((cell: Cell) => number) | undefined {
  if (least === 0) return undefined;
  const steps = layout.distanceTo?.(goal, diagonalCost) ?? ((cell: Cell) => layout.distance(cell, goal));
  return least === 1 ? steps : (cell) => least * steps(cell);
}

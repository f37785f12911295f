import type { Cell, Layout } from '../layout.js';
import { distanceBetween, type Metric, metricOf } from '../metric.js';
import type { PathRules } from './types.js';

/** The least that the way from any cell to a goal can cost: it never falls by more than a step costs. */
export interface Estimate {
  readonly goal: Cell;
  readonly from: (cell: Cell) => number;
  /** Where it is the distance by these tables, times the least that a step costs. */
  readonly metric: Metric | undefined;
}

/** The estimate where no step costs less than `least`; undefined where that says nothing. */
export function estimateTo(
  layout: Layout,
  goal: Cell,
  least: number,
  { diagonalCost }: Pick<PathRules, 'diagonalCost'>,
): Estimate | undefined {
  if (least === 0) return undefined;
  const metric = metricOf(layout);
  if (metric) return { goal, metric, from: (cell) => least * distanceBetween(metric, cell, goal) };
  const steps = layout.distanceTo?.(goal, diagonalCost) ?? ((cell: Cell) => layout.distance(cell, goal));
  return { goal, from: least === 1 ? steps : (cell) => least * steps(cell), metric };
}

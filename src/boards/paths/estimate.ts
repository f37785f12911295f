import { GridLayout } from '../grid.js';
import type { Cell, Layout } from '../layout.js';
import { distanceBetween, type Metric, metricOf } from '../metric.js';
import type { PathRules } from './types.js';

/** The least that the way from any cell to a goal can cost: it never falls by more than a step costs. */
export interface Estimate {
  readonly goal: Cell;
  readonly from: (cell: Cell) => number;
  /** Whether it never rises by more than a step costs either: over one-way edges of a graph it may rise by anything. */
  readonly isSteady: boolean;
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
  if (metric) return { goal, metric, isSteady: true, from: (cell) => least * distanceBetween(metric, cell, goal) };
  const steps = layout.distanceTo?.(goal, diagonalCost) ?? ((cell: Cell) => layout.distance(cell, goal));
  const from = least === 1 ? steps : (cell: Cell) => least * steps(cell);
  return { goal, metric, isSteady: layout instanceof GridLayout, from };
}

import { directionNumber, neighborCell, stepVector } from '../direction.js';
import type { Cell, Direction, Layout, Place } from '../layout.js';
import { checkLayout, checkNumber, checkOptionNames } from '../option-checks.js';
import { cellInside } from '../place.js';
import { bestStep } from './line.js';
import { offsetBetween } from './offset.js';

/**
 * The cells from a cell on in a direction, the nearest first and without the cell itself, up to so many steps or the
 * edge of the board; over wrapped edges it ends where it would come to a cell again. On triangles and graphs, where a
 * direction does not lead on through all cells, the ray begins with that step and goes on over neighbours that lead
 * less than 90° aside, to the one nearest to its line each time. Edges, walls and tiles are not asked. Throws a
 * RangeError where the place is outside of the board, the direction is none, or the steps are below 0.
 */
export function rayCells(
  layout: Layout,
  ray: { readonly from: Place; readonly direction: Direction; readonly steps?: number | undefined },
): Cell[] {
  checkLayout('rayCells', layout);
  checkOptionNames('rayCells', ray, ['from', 'direction', 'steps']);
  const { from, direction, steps = Infinity } = ray;
  const start = cellInside(layout, from, 'rayCells: from');
  const number = directionNumber(layout, direction, 'rayCells: direction');
  checkNumber('rayCells', 'steps', steps, 0);
  const first = neighborCell(layout, start, number);
  if (first === undefined || !(steps >= 1)) return [];
  return layout.vectors ? onward(layout, start, number, steps) : straightOn(layout, start, first, number, steps);
}

function onward(layout: Layout, start: Cell, direction: number, steps: number): Cell[] {
  const cells: Cell[] = [];
  // All steps in one direction make a circle, so that the first cell to come again is the start.
  for (let cell = neighborCell(layout, start, direction); cell !== undefined && cell !== start; ) {
    if (cells.length >= steps) break;
    cells.push(cell);
    cell = neighborCell(layout, cell, direction);
  }
  return cells;
}

function straightOn(layout: Layout, start: Cell, first: Cell, direction: number, steps: number): Cell[] {
  const line = stepVector(layout, start, direction) ?? offsetBetween(layout, start, first);
  const seen = new Set([start]);
  const cells: Cell[] = [];
  let next: ReturnType<typeof bestStep> = { cell: first, point: line };
  while (next && cells.length < steps) {
    const { cell, point } = next;
    seen.add(cell);
    cells.push(cell);
    next = bestStep(layout, cell, point, line, (neighbor, there) => {
      const ahead = (there.x - point.x) * line.x + (there.y - point.y) * line.y;
      return ahead > 1e-9 * (line.x ** 2 + line.y ** 2) && !seen.has(neighbor);
    });
  }
  return cells;
}

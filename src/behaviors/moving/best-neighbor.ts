import type { Cell, Layout } from '../../boards/index.js';

/** The neighbours of a cell, by direction. */
export function neighborsOf(layout: Layout, cell: Cell): Cell[] {
  const width = layout.directions.length;
  return [...layout.neighbors.subarray(cell * width, cell * width + width)].filter((neighbor) => neighbor >= 0);
}

/**
 * The neighbour that is best by the sum of its distances to some targets, over an empty board: the nearest or the
 * farthest of those that are open; ties go to the lower direction. The cell itself where none is better.
 */
export function bestNeighbor(
  layout: Layout,
  cell: Cell,
  targets: readonly Cell[],
  wanted: 'nearest' | 'farthest',
  isOpen: (cell: Cell) => boolean,
): Cell {
  const sign = wanted === 'nearest' ? 1 : -1;
  const badness = (from: Cell) => targets.reduce((sum, target) => sum + sign * layout.distance(from, target), 0);
  let best = cell;
  let least = badness(cell);
  for (const neighbor of neighborsOf(layout, cell)) {
    const bad = badness(neighbor);
    if (bad < least && isOpen(neighbor)) {
      best = neighbor;
      least = bad;
    }
  }
  return best;
}

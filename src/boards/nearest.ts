import type { Cell, Layout } from './layout.js';

/** The cell that passes a test in the fewest steps, edges not asked; the start counts, ties go to the lowest cell. */
export function nearestCell(layout: Layout, start: Cell, test: (cell: Cell) => boolean): Cell | undefined {
  const { neighbors, directions, size } = layout;
  const width = directions.length;
  const seen = new Uint8Array(size);
  seen[start] = 1;
  for (let ring = [start]; ring.length > 0; ) {
    const found = ring.sort((a, b) => a - b).find(test);
    if (found !== undefined) {
      return found;
    }
    const next: Cell[] = [];
    for (const cell of ring) {
      for (const neighbor of neighbors.subarray(cell * width, cell * width + width)) {
        if (neighbor >= 0 && !seen[neighbor]) {
          seen[neighbor] = 1;
          next.push(neighbor);
        }
      }
    }
    ring = next;
  }
  return undefined;
}

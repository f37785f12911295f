import type { CellArea } from './cells.js';

/** The first of the areas, from top to bottom, that lies on another. */
export function findOverlap(areas: readonly CellArea[]): CellArea | undefined {
  const [first] = areas;
  // All alike and on one raster, as Tiled writes them: equal places are the only overlaps.
  const isRaster = areas.every(({ x, y, width, height }) => {
    const sameSize = width === first?.width && height === first.height;
    return sameSize && (x - first.x) % width === 0 && (y - first.y) % height === 0;
  });
  return isRaster ? findTwin(areas) : sweep(areas);
}

function findTwin(areas: readonly CellArea[]): CellArea | undefined {
  const places = new Set<string>();
  return areas.find(({ x, y }) => places.size === places.add(`${x},${y}`).size);
}

/** From top to bottom: those that a row passes through lie side by side, so that only the next ones can be in the way. */
function sweep(areas: readonly CellArea[]): CellArea | undefined {
  let passing: CellArea[] = [];
  let row: number | undefined;
  for (const area of areas.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    if (area.y !== row) passing = passing.filter(({ y, height }) => y + height > area.y);
    row = area.y;
    const at = placeIn(passing, area.x);
    const [left, right] = [passing[at - 1], passing[at]];
    if (left && left.x + left.width > area.x) return area;
    if (right && area.x + area.width > right.x) return area;
    passing.splice(at, 0, area);
  }
  return undefined;
}

/** How many of the areas, sorted by x, begin left of a column. */
function placeIn(areas: readonly CellArea[], column: number): number {
  let [low, high] = [0, areas.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((areas[middle]?.x ?? column) < column) low = middle + 1;
    else high = middle;
  }
  return low;
}

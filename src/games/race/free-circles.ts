import { type Board, type Cell, CellFlag, neighborCell, writtenCost } from '../../boards/index.js';
import type { RaceTile } from './tile.js';

/** Throws a RangeError where tiles that cost nothing lie in a circle: a walk on them might never end. */
export function checkFreeCircles(board: Board, tiles: readonly RaceTile[]): void {
  const free = new Map(tiles.filter(({ cell }) => isFree(board, cell)).map((tile) => [tile.cell, tile]));
  const seen = new Set<Cell>();
  for (const start of free.keys()) {
    if (seen.has(start)) continue;
    const open: { readonly cell: Cell; readonly from: Cell | undefined }[] = [{ cell: start, from: undefined }];
    for (let next = open.pop(); next; next = open.pop()) {
      const { cell, from } = next;
      if (seen.has(cell)) {
        throw new RangeError(`race: tile '${free.get(cell)?.name}': it lies in a circle of tiles that cost nothing`);
      }
      seen.add(cell);
      for (const neighbor of neighborsOf(board, cell)) {
        if (neighbor !== from && free.has(neighbor)) open.push({ cell: neighbor, from: cell });
      }
    }
  }
}

/** The cells beside a cell with a way between the two, in one direction or both. */
function neighborsOf({ layout, cells: { open } }: Board, cell: Cell): Set<Cell> {
  const count = layout.directions.length;
  const neighbors = new Set<Cell>();
  for (let direction = 0; direction < count; direction++) {
    const neighbor = neighborCell(layout, cell, direction);
    if (neighbor === undefined) continue;
    const back = layout.directions.findIndex((_, way) => neighborCell(layout, neighbor, way) === cell);
    const isOpen = open[cell * count + direction] || (back >= 0 && open[neighbor * count + back]);
    if (isOpen) neighbors.add(neighbor);
  }
  return neighbors;
}

function isFree(board: Board, cell: Cell): boolean {
  const isOnRoad = ((board.cells.flags[cell] ?? 0) & (CellFlag.OFF_ROAD | CellFlag.SOLID)) === 0;
  return isOnRoad && writtenCost(board.tileOf(cell)?.properties.cost) === 0;
}

import { directionBetween, neighborCell } from './direction.js';
import { Ground } from './ground.js';
import type { Cell, Layout, Place } from './layout.js';
import { knownProperties } from './tile.js';

/** Where the cells of one layout are in another: at the same x and y, on two graphs at the node of the same name. */
export function cellsInto(layout: Layout, target: Layout): Map<Cell, Cell> {
  const cells = new Map<Cell, Cell>();
  for (let cell = 0; cell < layout.size; cell++) {
    const found = layout.nodes && target.nodes ? sameNode(layout, target, cell) : sameXY(layout, target, cell);
    if (found !== undefined) cells.set(cell, found);
  }
  return cells;
}

/**
 * The same ground on another layout. Edges and walls between cells that remain are as they were; new edges are open,
 * unless the `exits` of the tile say no. Throws where a face, exit or jump makes no sense any more.
 */
export function resizeGround<TTile extends object>(
  ground: Ground<TTile>,
  layout: Layout,
  cells: ReadonlyMap<Cell, Cell>,
): Ground<TTile> {
  const resized = new Ground<TTile>(layout);
  const propertiesFor = jumpsByPlace(ground);
  for (const [cell, newCell] of cells) {
    const target = ground.jumps.get(cell);
    const newTarget = target === undefined ? undefined : cells.get(target);
    if (target !== undefined && newTarget === undefined) {
      throw new RangeError(`${ground.name(cell)}: jump leads to ${ground.name(target)}, which is no more`);
    }
    resized.set(newCell, propertiesFor(cell));
    if (target !== undefined && resized.jumps.get(newCell) !== newTarget) {
      throw new RangeError(`${ground.name(cell)}: jump would not lead to ${ground.name(target)} any more`);
    }
  }
  for (const { cell, neighbor, open } of ground.edges.all()) {
    const from = cells.get(cell);
    const to = cells.get(neighbor);
    if (from === undefined || to === undefined) continue;
    const direction = directionBetween(layout, from, to);
    if (direction !== undefined) resized.edges.set(from, direction, open);
  }
  for (const { cell, direction, wall, ...options } of ground.edges.walls.all()) {
    const from = cells.get(cell);
    const to = cells.get(neighborCell(ground.layout, cell, direction) ?? -1);
    const newDirection = from === undefined || to === undefined ? undefined : directionBetween(layout, from, to);
    if (from !== undefined && newDirection !== undefined) resized.setWall(from, newDirection, wall, options);
  }
  return resized;
}

/** The properties of a cell, with a jump to a cell's number, which changes with the layout, as one to its place. */
function jumpsByPlace<TTile extends object>({ tiles, jumps, layout }: Ground<TTile>) {
  const rewritten = new Map<TTile, TTile>();
  return (cell: Cell): TTile | undefined => {
    const properties = tiles.properties(cell);
    const target = jumps.get(cell);
    if (!properties || target === undefined || !isCellOnly(knownProperties(properties).jump)) return properties;
    const node = layout.nodes?.[target];
    const jump: Place = node === undefined ? layout.xyOf(target) : { node };
    const copy = rewritten.get(properties) ?? { ...properties, jump };
    rewritten.set(properties, copy);
    return copy;
  };
}

function isCellOnly(jump: unknown): boolean {
  return typeof jump === 'object' && jump !== null && 'cell' in jump && !('x' in jump);
}

function sameNode(layout: Layout, target: Layout, cell: Cell): Cell | undefined {
  const found = target.nodes?.indexOf(layout.nodes?.[cell] ?? '') ?? -1;
  return found < 0 ? undefined : found;
}

function sameXY(layout: Layout, target: Layout, cell: Cell): Cell | undefined {
  const { x, y } = layout.xyOf(cell);
  const found = target.cellOf(x, y);
  if (found === undefined) return undefined;
  // A wrapped layout folds what lies outside; that is not the same place.
  const same = target.xyOf(found);
  return same.x === x && same.y === y ? found : undefined;
}

import type { Cell, Layout } from '../../boards/index.js';
import type { SeenBoard } from './cursor-step.js';

/** The first or last open cell, or the open one next to a cell in the order of the cells, round and round. */
export function cellInOrder(
  { layout: { size }, isOpen }: SeenBoard,
  wish: 'first' | 'last' | 'next' | 'previous',
  from: Cell = -1,
): Cell | undefined {
  const isForward = wish === 'first' || wish === 'next';
  const start = wish === 'first' || wish === 'last' ? -1 : from;
  for (let steps = 1; steps <= size; steps++) {
    const cell = isForward ? start + steps : (start < 0 ? size : start) - steps + size;
    if (isOpen(cell % size)) return cell % size;
  }
  return undefined;
}

/**
 * Where a cell of a layout is on the board as it is now: at the same node, or the same x and y; if that is not open,
 * the open cell that is nearest to where it lay.
 */
export function cellNow(board: SeenBoard, before: Layout, cell: Cell): Cell | undefined {
  const { layout, isOpen } = board;
  const { x, y } = before.xyOf(cell);
  const node = before.nodes?.[cell];
  const same = node !== undefined && layout.nodes ? layout.nodes.indexOf(node) : layout.cellOf(x, y);
  if (same !== undefined && same >= 0 && isOpen(same)) return same;
  const lay = before.center(cell);
  let nearest: Cell | undefined;
  let least = Infinity;
  for (let other = 0; other < layout.size; other++) {
    if (!isOpen(other)) continue;
    const center = layout.center(other);
    const distance = Math.hypot(center.x - lay.x, center.y - lay.y);
    if (distance >= least) continue;
    least = distance;
    nearest = other;
  }
  return nearest;
}

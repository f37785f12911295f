import { turnBetween } from '../direction.js';
import type { Cell, Layout } from '../layout.js';

/** How much a way may turn and still go straight on, in degrees: boards are drawn by hand. */
const STRAIGHT = 1;

/** The ways along edges that go straight on at each node, as drawn; each as long as it goes, from its lower end. */
export function straightWays(layout: Layout): { cells: Cell[]; isRing: boolean }[] {
  const neighbors = neighborsBothWays(layout);
  const used = new Set<string>();
  const key = (a: Cell, b: Cell): string => `${Math.min(a, b)} ${Math.max(a, b)}`;
  const onward = (from: Cell, over: Cell): Cell | undefined => {
    const next = straightest(layout, neighbors, from, over);
    return next !== undefined && straightest(layout, neighbors, next, over) === from ? next : undefined;
  };
  const extend = (cells: Cell[]): Cell[] => {
    for (;;) {
      const [from = -1, over = -1] = cells.slice(-2);
      const next = onward(from, over);
      if (next === undefined || used.has(key(over, next))) return cells;
      used.add(key(over, next));
      cells.push(next);
    }
  };
  const ways: { cells: Cell[]; isRing: boolean }[] = [];
  for (const [a, ends] of neighbors.entries()) {
    for (const b of ends) {
      if (used.has(key(a, b))) continue;
      used.add(key(a, b));
      const cells = extend(extend([a, b]).reverse());
      if ((cells[0] ?? 0) > (cells.at(-1) ?? 0)) cells.reverse();
      const isRing = cells.length > 3 && cells[0] === cells.at(-1);
      ways.push({ cells: isRing ? cells.slice(1) : cells, isRing });
    }
  }
  return ways;
}

/** The neighbour that one comes to by going straight on over a node. */
function straightest(layout: Layout, neighbors: readonly Cell[][], from: Cell, over: Cell): Cell | undefined {
  const [start, middle] = [layout.center(from), layout.center(over)];
  const angle = Math.atan2(middle.y - start.y, middle.x - start.x);
  let best: Cell | undefined;
  let least = STRAIGHT;
  for (const next of neighbors[over] ?? []) {
    if (next === from) continue;
    const end = layout.center(next);
    const turn = turnBetween(degrees(angle), degrees(Math.atan2(end.y - middle.y, end.x - middle.x)));
    if (turn > least) continue;
    best = next;
    least = turn;
  }
  return best;
}

function neighborsBothWays({ size, directions, neighbors }: Layout): Cell[][] {
  const lists = Array.from({ length: size }, () => new Set<Cell>());
  for (const [edge, neighbor] of neighbors.entries()) {
    if (neighbor < 0) continue;
    const cell = Math.floor(edge / directions.length);
    lists[cell]?.add(neighbor);
    lists[neighbor]?.add(cell);
  }
  return lists.map((list) => [...list].sort((a, b) => a - b));
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}

import type { Cell, Layout } from './layout.js';

/** The edges that lead into each cell: those of a cell are `edges` from `first[cell]` up to `first[cell + 1]`. */
export interface Incoming {
  readonly first: Int32Array;
  /** Each as cell × directions + direction of the cell that it leads out of. */
  readonly edges: Int32Array;
}

const known = new WeakMap<Layout, Incoming>();

/** The edges that lead into each cell of a layout, made once: on graphs, they are not the ways out turned round. */
export function incomingEdges(layout: Layout): Incoming {
  const found = known.get(layout) ?? makeIncoming(layout);
  known.set(layout, found);
  return found;
}

function makeIncoming({ neighbors, size }: Layout): Incoming {
  const first = new Int32Array(size + 1);
  let count = 0;
  for (const neighbor of neighbors) {
    if (neighbor < 0) continue;
    first[neighbor + 1] = (first[neighbor + 1] as number) + 1;
    count++;
  }
  for (let cell: Cell = 0; cell < size; cell++) first[cell + 1] = (first[cell + 1] as number) + (first[cell] as number);
  const edges = new Int32Array(count);
  const next = first.slice(0, size);
  for (let edge = 0; edge < neighbors.length; edge++) {
    const neighbor = neighbors[edge] as number;
    if (neighbor < 0) continue;
    const place = next[neighbor] as number;
    edges[place] = edge;
    next[neighbor] = place + 1;
  }
  return { first, edges };
}

import type { Board } from '../board.js';
import { minus } from '../forwarding/amounts.js';
import type { Cell } from '../layout.js';
import type { Tile } from '../tile.js';
import type { Path, PathStep } from './types.js';

/** The steps of a path as edges, cell × directions + direction, and what the path has cost after each of them. */
export interface EdgeList {
  readonly edges: readonly number[];
  readonly spent: readonly number[];
}

/** What a path is made from beside its steps. */
export interface PathParts<TTile extends object, TPiece> {
  readonly board: Board<TTile, TPiece>;
  readonly start: Cell;
  readonly revision: number;
}

/** The edges by which a search came to a cell, and what the way costs after each. */
export function edgesTo(
  target: Cell,
  width: number,
  state: { readonly edges: Int32Array; readonly costs: Float64Array },
): EdgeList {
  let length = 0;
  for (let edge = state.edges[target] as number; edge >= 0; edge = state.edges[Math.floor(edge / width)] as number)
    length++;
  const edges = new Array<number>(length);
  const spent = new Array<number>(length);
  let cell = target;
  for (let step = length - 1; step >= 0; step--) {
    const edge = state.edges[cell] as number;
    edges[step] = edge;
    spent[step] = state.costs[cell] as number;
    cell = Math.floor(edge / width);
  }
  return { edges, spent };
}

/** The path along some edges. */
export function makePath<TTile extends object, TPiece>(
  { board, start, revision }: PathParts<TTile, TPiece>,
  { edges, spent }: EdgeList,
): Path<TTile> {
  const { neighbors, directions } = board.layout;
  const width = directions.length;
  const from = board.tileOf(start) as Tile<TTile>;
  const steps: PathStep<TTile>[] = new Array(edges.length);
  let before = 0;
  let target = from;
  for (let index = 0; index < edges.length; index++) {
    const edge = edges[index] as number;
    const now = spent[index] as number;
    target = board.tileOf(neighbors[edge] as Cell) as Tile<TTile>;
    steps[index] = { tile: target, direction: edge % width, cost: minus(now, before), spent: now };
    before = now;
  }
  return { from, steps, target, cost: before, revision };
}

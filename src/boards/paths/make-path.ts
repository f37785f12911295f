import { minus } from '../amounts.js';
import type { Board } from '../board.js';
import type { Cell } from '../layout.js';
import type { Tile } from '../tile.js';
import type { SearchState } from './search-state.js';
import type { Path, PathStep } from './types.js';

/** What a path is made from beside its steps. It may be made long after the search, when the board is another one. */
export interface PathParts<TTile extends object> {
  readonly from: Tile<TTile>;
  /** The tile of a cell, as it was when it was found. */
  readonly tileOf: (cell: Cell) => Tile<TTile>;
  readonly revision: number;
}

/** The same as long as the board has not changed. */
export interface FoundParts<TTile extends object, TPiece> {
  readonly board: Board<TTile, TPiece>;
  readonly start: Cell;
  readonly revision: number;
}

/** A step as a search knows it: the tile entered, by which direction, and what the path has cost then. */
export interface CellStep {
  readonly cell: Cell;
  readonly direction: number;
  readonly spent: number;
}

/** The path along some steps. */
export function makePath<TTile extends object>(
  { from, tileOf, revision }: PathParts<TTile>,
  list: readonly CellStep[],
): Path<TTile> {
  let before = 0;
  const steps = list.map(({ cell, direction, spent }): PathStep<TTile> => {
    const cost = minus(spent, before);
    before = spent;
    return { tile: tileOf(cell), direction, cost, spent };
  });
  return { from, steps, target: steps.at(-1)?.tile ?? from, cost: before, revision };
}

/** The path by which a search came to a cell. */
export function makeFoundPath<TTile extends object, TPiece>(
  { board, start, revision }: FoundParts<TTile, TPiece>,
  state: SearchState,
  target: Cell,
): Path<TTile> {
  const { arrivals, shift } = state;
  const mask = (1 << shift) - 1;
  let length = 0;
  for (let arrival = arrivals[target] as number; arrival >= 0; arrival = arrivals[arrival >> shift] as number) length++;
  const steps: PathStep<TTile>[] = new Array(length);
  let cell = target;
  const cost = state.costOf(target);
  let spent = cost;
  for (let index = length - 1; index >= 0; index--) {
    const arrival = arrivals[cell] as number;
    const before = state.costOf(arrival >> shift);
    const tile = board.tileOf(cell) as Tile<TTile>;
    steps[index] = { tile, direction: arrival & mask, cost: minus(spent, before), spent };
    cell = arrival >> shift;
    spent = before;
  }
  const from = board.tileOf(start) as Tile<TTile>;
  return { from, steps, target: steps[length - 1]?.tile ?? from, cost, revision };
}

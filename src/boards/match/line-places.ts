import type { Cell } from '../layout.js';
import type { CellLine } from './lines.js';

/** Where each cell is on lines: those of a cell are the entries from `first[cell]` up to `first[cell + 1]`. */
export interface LinePlaces {
  readonly first: Int32Array;
  /** The number of the line. */
  readonly lines: Int32Array;
  /** Which place on it. */
  readonly places: Int32Array;
}

/** Finds the places of all cells on lines; by the order of the lines. */
export function placesOnLines(lines: readonly CellLine[], size: number): LinePlaces {
  const first = new Int32Array(size + 1);
  for (const { cells } of lines) for (const cell of cells) first[cell + 1] = (first[cell + 1] as number) + 1;
  for (let cell: Cell = 0; cell < size; cell++) first[cell + 1] = (first[cell + 1] as number) + (first[cell] as number);
  const found = { first, lines: new Int32Array(first[size] as number), places: new Int32Array(first[size] as number) };
  const next = first.slice(0, size);
  for (const [number, { cells }] of lines.entries()) {
    for (let place = 0; place < cells.length; place++) {
      const cell = cells[place] as Cell;
      const entry = next[cell] as number;
      next[cell] = entry + 1;
      found.lines[entry] = number;
      found.places[entry] = place;
    }
  }
  return found;
}

/** Work in slices: between two of them it can rest, so that a long one does not hold up everything else. */
export type Slices<Result> = Generator<undefined, Result, undefined>;

/** How many cells are dealt with in one slice. */
const CELLS_IN_SLICE = 1 << 14;

/** Does work without a rest. */
export function finish<Result>(work: Slices<Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/**
 * Does something for the cells from 0 on, in slices; a slice is told where it begins and where the next one does.
 * Loops belong into slices: engines make functions fast, and generators less so.
 */
export function* sliceCells(
  count: number,
  slice: (from: number, to: number) => void,
  size = CELLS_IN_SLICE,
): Slices<void> {
  for (let from = 0; from < count; from += size) {
    if (from > 0) yield;
    slice(from, Math.min(count, from + size));
  }
}

/** Work in slices: between two of them it can rest, so that a long one does not hold up everything else. */
export type Slices<Result> = Generator<undefined, Result, undefined>;

/** How many cells are dealt with in one slice. */
export const CELLS_IN_SLICE = 1 << 14;

/** Does work without a rest. */
export function finish<Result>(work: Slices<Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

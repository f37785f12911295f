/** Does something; what it throws says first where that was. */
export function inContext<Result>(context: () => string, act: () => Result): Result {
  try {
    return act();
  } catch (cause) {
    throw new RangeError(`${context()}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

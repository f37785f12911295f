import { TestRunner } from 'vitest';

/** So many cases of one kind of one corpus; the reporter sums them over all tests. */
export interface CorpusCount {
  readonly corpus: string;
  readonly kind: string;
  readonly ran: number;
  readonly total: number;
}

declare module 'vitest' {
  interface TaskMeta {
    corpora?: CorpusCount[];
  }
}

/**
 * Says that the running test has checked `ran` cases of a corpus; call it in the test, as often as you like.
 * Counts of the same corpus and kind are summed. `total` is how many cases of the kind the data hold, the same in every call.
 * `count('forwarding', 'named', 1, 59)` in 59 tests becomes `forwarding: 59 of 59 named` below the test run.
 */
export function count(corpus: string, kind: string, ran: number, total: number): void {
  const test = TestRunner.getCurrentTest();
  if (!test) throw new TypeError(`count('${corpus}', '${kind}'): must be called while a test runs`);
  test.meta.corpora = [...(test.meta.corpora ?? []), { corpus, kind, ran, total }];
}

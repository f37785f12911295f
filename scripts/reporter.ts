import { existsSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule, Vitest } from 'vitest/node';
import type { CorpusCount } from '../tests/helpers/corpus.js';

/**
 * Prints, below Vitest's own report, how many cases of each corpus ran, and as the last line `N passed, N failed`.
 * With CI set and the shared data in place, a whole run in which no case of any corpus ran is a failure.
 */
export class SummaryReporter implements Reporter {
  readonly #data: string;
  #vitest: Vitest | undefined;

  constructor(data: string) {
    this.#data = data;
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[], faults: readonly SerializedError[]): Promise<void> {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const suites = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const counts = tests.flatMap((test) => test.meta().corpora ?? []);
    for (const line of corpusLines(counts)) console.log(line);
    const hasData = existsSync(this.#data);
    if (!hasData) console.log(`No shared data in ${this.#data} (BOARDKIT_DATA): tests that need them are skipped.`);

    const inState = (state: string) => tests.filter((test) => test.result().state === state).length;
    let failed = inState('failed') + suites.filter((suite) => suite.errors().length > 0).length + faults.length;
    if (counts.length === 0 && process.env.CI && hasData && (await this.#isWhole(modules))) {
      console.log(`The shared data are in ${this.#data}, but no case of theirs ran.`);
      failed++;
    }
    if (failed > 0) process.exitCode = 1;
    const skipped = inState('skipped');
    console.log(`${inState('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  }

  async #isWhole(modules: readonly TestModule[]): Promise<boolean> {
    const { config } = this.#vitest ?? {};
    if (!config || config.testNamePattern || config.project.length > 0) return false;
    const all = await this.#vitest?.globTestSpecifications();
    return all?.length === modules.length;
  }
}

/** One line a corpus: `forwarding: 59 of 59 named, 3000 of 3000 random`. */
function corpusLines(counts: readonly CorpusCount[]): string[] {
  const sums = new Map<string, Map<string, { ran: number; total: number }>>();
  for (const { corpus, kind, ran, total } of counts) {
    const kinds = sums.get(corpus) ?? new Map<string, { ran: number; total: number }>();
    const sum = kinds.get(kind) ?? { ran: 0, total: 0 };
    kinds.set(kind, { ran: sum.ran + ran, total: Math.max(sum.total, total) });
    sums.set(corpus, kinds);
  }
  return [...sums].map(([corpus, kinds]) => {
    const parts = [...kinds].map(([kind, { ran, total }]) => `${ran} of ${total} ${kind}`);
    return `${corpus}: ${parts.join(', ')}`;
  });
}

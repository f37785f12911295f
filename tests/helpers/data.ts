/**
 * The shared data: cases and files that were made outside of this project.
 *
 *     describeData('the named cases', (folder) => {            // skipped, and says so, where there are no data
 *       const cases = readJson<Case[]>(folder, 'forwarding/named.json');
 *       test.for(cases)('$name', (one) => {
 *         expect(…).toEqual(…);
 *         count('forwarding', 'named', 1, cases.length);       // after the expectations; printed at the end of the run
 *       });
 *     });
 *
 * Only for tests in Node. In the browser the folder is `inject('data')`, files are read with `commands.readFile`,
 * and `count` comes from './corpus.js'.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, test } from 'vitest';

export { count } from './corpus.js';

/** The folder of the shared data (BOARDKIT_DATA, else ../shared/data beside the project); undefined where there is none. */
export function dataFolder(): string | undefined {
  const folder = resolve(import.meta.dirname, '../..', process.env.BOARDKIT_DATA || '../shared/data');
  return existsSync(folder) ? folder : undefined;
}

/** `describe` for tests that need the shared data; where there are none, one skipped test says so. */
export function describeData(title: string, body: (folder: string) => void): void {
  const folder = dataFolder();
  if (folder !== undefined) describe(title, () => body(folder));
  else test.skip(`${title}: there is no data folder (BOARDKIT_DATA)`, () => {});
}

/** A JSON file of the shared data, taken to be of the type that the caller names. */
export function readJson<T>(folder: string, path: string): T {
  return JSON.parse(readFileSync(join(folder, path), 'utf8')) as T;
}

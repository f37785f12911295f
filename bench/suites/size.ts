// What a game has to load: one behaviour and all that it needs but Excalibur, minified and packed.
import { gzipSync } from 'node:zlib';
import { bundle } from '../bundle.mjs';
import { makeRow, type Row } from '../row.js';

const TARGET_KB = 25;

export async function rows(): Promise<Omit<Row, 'suite'>[]> {
  const options = { format: 'esm', minify: true, external: ['excalibur'] } as const;
  const code = await bundle("export { GridMove } from '../src/index.js'", options);
  const size = { ours: gzipSync(code, { level: 9 }).length / 1000, theirs: TARGET_KB };
  return [makeRow('import { GridMove }', 'target', size, 'kB')];
}

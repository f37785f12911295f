import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('../src/', import.meta.url));

/**
 * The demo and the tests import the library by its name, as users do, and get its sources.
 * Without it, Node finds the package's own name through `exports`: the last build in dist/.
 */
export const alias = [
  { find: /^excalibur-boardkit$/, replacement: `${src}index.ts` },
  { find: /^excalibur-boardkit\/(.+)$/, replacement: `${src}$1/index.ts` },
];

// npm run reference: writes docs/reference/ anew from the manifests and the doc comments of the sources.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'docs/reference');

/** @type {{ module: typeof import('./reference/pages.js') }} */
const { module } = await runnerImport(join(root, 'scripts/reference/pages.ts'), {
  configFile: false,
  logLevel: 'warn',
});
const pages = module.referencePages(root);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, text] of pages) writeFileSync(join(folder, name), text);
console.log(`docs/reference: ${pages.size} pages`);

// The end of npm run build: in dist/manifests/*.d.ts, writes above each property what its schema says of it. Editors
// show it wherever the option is used.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runnerImport } from 'vite';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'dist/manifests');

/** @type {{ module: { docComments: typeof import('./reference/doc-comments.js').docComments } }} */
const { module } = await runnerImport(join(root, 'scripts/reference/doc-comments.ts'), {
  configFile: false,
  logLevel: 'warn',
});
for (const name of readdirSync(folder).filter((file) => file.endsWith('.d.ts'))) {
  const file = join(folder, name);
  const values = await import(pathToFileURL(file.replace('.d.ts', '.js')).href);
  const lines = readFileSync(file, 'utf8').split('\n');
  const map = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
  // A declaration map has a `;` for each line.
  const mapped = map.mappings.split(';');
  for (const { line, comment } of module.docComments(lines.join('\n'), values).reverse()) {
    lines.splice(line, 0, ...comment);
    mapped.splice(line, 0, ...comment.map(() => ''));
  }
  writeFileSync(file, lines.join('\n'));
  writeFileSync(`${file}.map`, JSON.stringify({ ...map, mappings: mapped.join(';') }));
}

// npm run bench [-- suite …] [--json]: installs the peers on first use, bundles our sources with them, runs the suites.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const path = (to) => fileURLToPath(new URL(to, import.meta.url));

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const suites = readdirSync(path('suites')).map((file) => file.replace(/\.ts$/, ''));
const unknown = [...asked.filter((name) => !suites.includes(name)), ...flags.filter((flag) => flag !== '--json')];
if (unknown.length > 0) {
  console.error(`bench: there is no ${unknown.join(', ')}; suites: ${suites.join(', ')}; flags: --json`);
  process.exit(1);
}

if (!existsSync(path('node_modules/.package-lock.json'))) {
  console.error('bench: installing the peers into bench/node_modules, once');
  const options = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', options, { cwd: path('.'), stdio: ['ignore', 2, 2] });
}

const { build } = createRequire(import.meta.url)('esbuild');
await build({
  entryPoints: [path('main.ts')],
  outfile: path('out/main.mjs'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: 'linked',
  logLevel: 'warning',
});
const { main } = await import(pathToFileURL(path('out/main.mjs')).href);
await main(asked.length > 0 ? asked : suites, flags.includes('--json'));

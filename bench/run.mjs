// npm run bench [-- suite …] [--json | --markdown]: installs the peers on first use, bundles our sources with them, runs the suites.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const path = (to) => fileURLToPath(new URL(to, import.meta.url));

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const suites = readdirSync(path('suites')).map((file) => file.replace(/\.ts$/, ''));
const knownFlags = ['--json', '--markdown'];
const unknown = [
  ...asked.filter((name) => !suites.includes(name)),
  ...flags.filter((flag) => !knownFlags.includes(flag)),
];
if (unknown.length > 0) {
  console.error(
    `bench: there is no ${unknown.join(', ')}; suites: ${suites.join(', ')}; flags: ${knownFlags.join(', ')}`,
  );
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
  external: ['playwright'],
  sourcemap: 'linked',
  logLevel: 'warning',
});
// Each suite in a process of its own, so that none has to live with what another has left in memory.
const rows = (asked.length > 0 ? asked : suites).flatMap((suite) => {
  const output = execFileSync(process.execPath, [path('out/main.mjs'), suite], { stdio: ['ignore', 'pipe', 2] });
  return JSON.parse(output.toString());
});
if (flags.includes('--json')) console.log(JSON.stringify(rows, null, 2));
else printTable(rows, flags.includes('--markdown'));

function printTable(rows, isMarkdown) {
  const columns = ['suite', 'name', 'peer', 'ours', 'theirs', 'unit', 'ratio'];
  const lines = [columns, ...rows.map((row) => columns.map((column) => String(row[column])))];
  if (isMarkdown) lines.splice(1, 0, ['---', '---', '---', '--:', '--:', '---', '--:']);
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  for (const line of lines) {
    const cells = line.map((cell, column) => cell.padEnd(widths[column]));
    console.log(isMarkdown ? `| ${cells.join(' | ')} |` : cells.join('  ').trimEnd());
  }
}

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The rules of CONTRIBUTING.md ("Who may import whom", "The style"), each broken in a tree that has our configuration.

const root = resolve(import.meta.dirname, '../..');
const home = mkdtempSync(join(tmpdir(), 'boardkit-layers-'));
const require = createRequire(import.meta.url);

const FORBIDDEN: [folder: string, ...modules: string[]][] = [
  ['src/boards', 'excalibur', 'zod/mini', 'fflate', 'node:fs', '../index.js', '../manifests/index.js'],
  [
    'src/boards',
    '../games/index.js',
    '../behaviors/piece.js',
    './../behaviors/piece.js',
    './sub/../../behaviors/piece.js',
  ],
  ['src/boards/sub', 'excalibur', '../../index.js', '../../behaviors/piece.js', './../../tiled/index.js'],
  ['src/games', 'excalibur', 'zod/mini', 'node:fs', '../index.js', '../manifests/index.js', '../behaviors/piece.js'],
  ['src/games', '../boards/board.js', '../boards/forwarding/plan.js', './sub/../../boards/index.js'],
  ['src/games/sub', 'excalibur', '../../index.js', '../../behaviors/piece.js', '../../boards/board.js'],
  ['src/games/sub', '../other/../../boards/index.js', './../../boards/index.js'],
  ['src/manifests', '../games/index.js'],
  ['src/manifests', 'excalibur', 'zod', 'zod/v4-mini', '../index.js', '../behaviors/piece.js', '../boards/square.js'],
  ['src/behaviors', 'zod/mini', 'fflate', 'node:path', '@excaliburjs/plugin-tiled', '../index.js'],
  ['src/behaviors', '../tiled/index.js', '../tiled/format/index.js', '../boards/square.js', '../games/record.js'],
  ['src/behaviors/sub', 'zod/mini', '../../index.js', '../../tiled/index.js', '../../boards/square.js'],
  ['src/behaviors/sub', '../../games/record.js', '../../games/race/race-game.js'],
  ['src/tiled/format', '../../games/index.js'],
  ['src/tiled/format', 'excalibur', 'zod/mini', '../board-resource.js', '../../behaviors/piece.js'],
  ['src/tiled/format/sub', 'excalibur', '../../board-resource.js', '../../../manifests/index.js'],
  ['src/tiled', 'fflate', 'zod', '../index.js', './format/xml.js', '../boards/square.js', '../games/record.js'],
  ['src/tiled/sub', 'fflate', '../../index.js', '../format/xml.js', '../../boards/square.js', '../../games/record.js'],
  ['demo/page', '../../src/index.js', '../../src/boards/index.js'],
];

const ALLOWED: [folder: string, ...modules: string[]][] = [
  ['src/boards', './layout.js', './sub/step.js'],
  ['src/boards/sub', './step.js', '../layout.js', '../other/step.js'],
  ['src/games', './game.js', './sub/rules.js', '../boards/index.js'],
  ['src/games/sub', './rules.js', '../game.js', '../other/rules.js', '../../boards/index.js'],
  ['src/manifests', './manifest.js', 'zod/mini', 'zod/v4/core', '../boards/index.js'],
  ['src/behaviors', './behavior.js', './sub/glide.js', 'excalibur', '../boards/index.js', '../manifests/piece.js'],
  ['src/behaviors', '../games/index.js'],
  ['src/behaviors/sub', '../behavior.js', 'excalibur', '../../boards/index.js', '../../manifests/index.js'],
  ['src/behaviors/sub', '../../games/index.js'],
  ['src/tiled/format', './model.js', '@rgrove/parse-xml', 'fflate', 'fzstd', '../../boards/index.js'],
  ['src/tiled/format/sub', '../model.js', '@rgrove/parse-xml', '../../../boards/index.js'],
  ['src/tiled', './format/index.js', '../boards/index.js', '../behaviors/piece.js', '../manifests/piece.js'],
  ['src/tiled', '../games/index.js', 'excalibur', '@excaliburjs/plugin-tiled'],
  ['src/tiled/sub', '../format/index.js', '../board-resource.js', '../../behaviors/piece.js', 'excalibur'],
  ['src/tiled/sub', '../../games/index.js'],
  ['demo/page', 'excalibur-boardkit', 'excalibur-boardkit/boards', 'excalibur-boardkit/games', './rules.js'],
  ['demo/page', 'excalibur'],
];

const FORMS = {
  value: (module: string) => `import { a } from '${module}';\nexport const b = [a];`,
  type: (module: string) => `import type { A } from '${module}';\nexport type B = A[];`,
  all: (module: string) => `export * from '${module}';`,
  dynamic: (module: string) => `export const later = () => import('${module}');`,
};

const STYLE: [path: string, rule: string, text: string][] = [
  ['src/style/extension.ts', 'useImportExtensions', "export { b } from './ring-a';"],
  ['src/style/any.ts', 'noExplicitAny', 'export const a: any = 1;'],
  ['src/style/bang.ts', 'noNonNullAssertion', 'export const first = (list: string[]) => list[0]!;'],
  ['src/style/definite.ts', 'plugin', 'export class A {\n  name!: string;\n}'],
  ['src/style/inline.ts', 'plugin', "export type A = import('excalibur').Actor;"],
  ['src/style/enumeration.ts', 'noEnum', 'export enum A {\n  B,\n}'],
  ['src/style/space.ts', 'noNamespace', 'export namespace A {\n  export const b = 1;\n}'],
  ['src/style/standard.ts', 'noDefaultExport', 'export default 1;'],
  ['src/style/package.ts', 'noUndeclaredDependencies', "export { merge } from 'lodash';"],
  ['src/style/BadName.ts', 'useFilenamingConvention', 'export const a = 1;'],
  ['src/style/ring-a.ts', 'noImportCycles', "import { b } from './ring-b.js';\nexport const a = () => b;"],
  ['src/style/ring-b.ts', 'noImportCycles', "import { a } from './ring-a.js';\nexport const b = () => a;"],
];

/** A scratch file for every module and every form of import of one row of the tables. */
const scratch = ([folder, ...modules]: readonly string[]) =>
  modules.flatMap((module) =>
    Object.entries(FORMS).map(([form, text]) => {
      const path = `${folder}/${form}-${Buffer.from(module).toString('hex')}.ts`;
      return { path, text: text(module), what: `${module} (${form})` };
    }),
  );

function write(path: string, text: string): void {
  mkdirSync(dirname(join(home, path)), { recursive: true });
  writeFileSync(join(home, path), `${text}\n`);
}

/** Runs a program of a package in the tree. */
function run(program: string, ...args: string[]): string {
  const [, name, bin] = /^((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(program) ?? [];
  const path = join(dirname(require.resolve(`${name}/package.json`)), `${bin}`);
  return spawnSync(process.execPath, [path, ...args], { cwd: home, encoding: 'utf8', maxBuffer: 2 ** 26 }).stdout;
}

/** The names of the rules that caught a file. */
const caught = new Map<string, string[]>();

beforeAll(() => {
  const configuration = [
    'biome.json',
    '.gitignore',
    'package.json',
    'scripts/lint',
    'tsconfig.json',
    'tsconfig.pure.json',
  ];
  for (const name of configuration) cpSync(join(root, name), join(home, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(home, 'node_modules'), 'junction');
  for (const { path, text } of [...FORBIDDEN, ...ALLOWED].flatMap(scratch)) write(path, text);
  for (const [path, , text] of STYLE) write(path, text);
  const output = run('@biomejs/biome/bin/biome', 'lint', '--reporter=json', '--max-diagnostics=none', 'src', 'demo');
  const report = JSON.parse(output) as { diagnostics: { category: string; location: { path: string } }[] };
  for (const { category, location } of report.diagnostics) {
    const path = location.path.replaceAll('\\', '/');
    caught.set(path, [...(caught.get(path) ?? []), category.replace(/.*\//, '')]);
  }
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

test.for(FORBIDDEN)('%s imports none of these: %s, …', (row) => {
  const passed = scratch(row).filter(({ path }) => !caught.get(path)?.includes('noRestrictedImports'));
  expect(passed.map(({ what }) => what)).toEqual([]);
});

test.for(ALLOWED)('%s may import %s, …', (row) => {
  const refused = scratch(row).filter(({ path }) => caught.has(path));
  expect(refused.map(({ what, path }) => [what, caught.get(path)])).toEqual([]);
});

test.for(STYLE)('%s is caught by %s', ([path, rule]) => {
  expect(caught.get(path)).toContain(rule);
});

test('the pure folders know no DOM and no Node', () => {
  const layers = ['src/boards', 'src/games', 'src/tiled/format'];
  const folders = ['src/manifests', ...layers, ...layers.map((layer) => `${layer}/sub`)];
  const globals = ['window', 'document', 'process'];
  for (const folder of folders) {
    for (const name of globals) write(`${folder}/uses-${name}.ts`, `export const it = ${name};`);
  }
  const output = run('typescript/bin/tsc', '-p', 'tsconfig.pure.json', '--pretty', 'false');
  for (const folder of folders) {
    for (const name of globals) expect(output).toMatch(new RegExp(`${folder}/uses-${name}\\.ts.*'${name}'`));
  }
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REXRAINBOW_NAMES } from './rexrainbow-names.js';

// Code of the page is his where a column says so, else ours. Ours is compiled, name by name and line by line.

const root = resolve(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/coming-from-rexrainbow.md'), 'utf8');
const home = mkdtempSync(join(tmpdir(), 'boardkit-names-'));
const ENTRIES = { '': 'index', '/tiled': 'tiled/index', '/tiled/format': 'tiled/format/index' };

beforeAll(() => symlinkSync(join(root, 'node_modules'), join(home, 'node_modules'), 'junction'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

interface Row {
  readonly section: string;
  readonly cells: ReadonlyMap<string, string>;
}

/** The rows of all tables, their cells by the name of the column. */
function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  let section = '';
  let columns: string[] | undefined;
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) section = line.replace(/^#+ /, '');
    if (!line.startsWith('|')) columns = undefined;
    else if (columns === undefined) columns = cellsOf(line);
    else if (!line.startsWith('|---'))
      rows.push({ section, cells: new Map(cellsOf(line).map((cell, k) => [columns?.[k] ?? '', cell])) });
  }
  return rows;
}

const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

const codeOf = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

const rows = rowsOf(page);
const blocks = [...page.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code);

/** The page without what is his and without blocks of code. */
const ours = [
  ...page
    .replaceAll(/^```.*?^```$/gms, '')
    .split('\n')
    .filter((line) => !line.startsWith('|')),
  ...rows.flatMap(({ cells }) => [...cells].filter(([column]) => !column.startsWith('his')).map(([, cell]) => cell)),
].join('\n');

/** A line of TypeScript for each thing that is said to be ours; it compiles if that is so. */
function claimsOf(text: string): { readonly what: string; readonly code: string }[] {
  const claims: { what: string; code: string }[] = [];
  const members = /`([\w.]+)` (event|option)s? (`\w+`(?:(?:, | and )`[a-z]\w*`)*)/g;
  const rest = text.replaceAll(members, (_all, of: string, kind: string, list: string) => {
    for (const name of codeOf(list)) claims.push({ what: `${of} ${kind} ${name}`, code: memberCode(of, kind, name) });
    return '';
  });
  for (const code of codeOf(rest)) {
    const isName = /^[A-Za-z]\w*(\.\w+)?$/.test(code);
    claims.push({ what: code, code: isName ? nameCode(code) : code.startsWith('{') ? `void (${code});` : `${code};` });
  }
  return claims;
}

function memberCode(of: string, kind: string, name: string): string {
  const type = nameType(of);
  if (kind === 'event') return `(it: ${type}) => it.events.on('${name}', () => {});`;
  const taker = isValue(of) ? `typeof ${of}` : type;
  return `type It = NonNullable<Last<${taker}>>['${name}'];`;
}

function nameCode(code: string): string {
  if (!code.includes('.')) return isValue(code) ? `${code};` : `type It = Is<'${code}', ${isType(code)}>;`;
  const [of = '', name = ''] = code.split('.');
  return isValue(of) ? `type It = Member<typeof ${of}, '${name}'>;` : `type It = ${nameType(code)};`;
}

/** A name of ours as a type: `Board.place` is Board['place']. */
function nameType(code: string): string {
  const [of = '', name] = code.split('.');
  const entry = Object.entries(ENTRIES).find(([, file]) => exported(file).has(of))?.[0] ?? '';
  return `import('excalibur-boardkit${entry}').${of}${name === undefined ? '' : `['${name}']`}`;
}

/** The names that an entry exports, types included, and whether each is a type only. */
function exported(file: string): ReadonlyMap<string, boolean> {
  const read = (name: string) => readFileSync(join(root, `src/${name}.ts`), 'utf8');
  const text = file === 'index' ? read('index') + read('boards/index') : read(file);
  const lists = [...text.matchAll(/^export (type )?\{([^}]*)\}/gms)];
  const items = lists.flatMap(([, type = '', list = '']) => list.split(',').map((one) => type + one.trim()));
  return new Map(items.map((item) => [item.replace(/^(type )+/, '').replace(/^.* as /, ''), item.startsWith('type ')]));
}

/** Every value, and the entry that exports it. */
const VALUES = new Map(
  Object.entries(ENTRIES).flatMap(([entry, file]) =>
    [...exported(file)].filter(([name, isTypeOnly]) => name !== '' && !isTypeOnly).map(([name]) => [name, entry]),
  ),
);
const isValue = (name: string) => VALUES.has(name);
const isType = (name: string) => Object.values(ENTRIES).some((file) => exported(file).has(name));

const GLOBALS = `
type Last<T> = T extends abstract new (...args: infer A) => unknown ? LastOf<Required<A>>
  : T extends (...args: infer A) => unknown ? LastOf<Required<A>> : never;
type LastOf<A> = A extends [...unknown[], infer L] ? L : never;
type Is<_Name extends string, _Found extends true> = true;
type Member<T, Name extends keyof T | (T extends abstract new (...args: never) => infer I ? keyof I : never)> = Name;
`;

/** What the compiler has against the claims, each with what was claimed. */
function faultsOf(claims: readonly { readonly what: string; readonly code: string }[], setup = ''): string[] {
  const constants = [...VALUES].map(
    ([name, entry]) => `declare const ${name}: typeof import('excalibur-boardkit${entry}').${name};`,
  );
  writeFileSync(join(home, 'globals.d.ts'), GLOBALS + constants.join('\n'));
  const lines = claims.map(({ code }) => `async () => { ${code} };`);
  const head = `${setup}\nexport {};\n`;
  writeFileSync(join(home, 'claims.ts'), head + lines.join('\n'));
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { types: [] },
    files: ['globals.d.ts', 'claims.ts', join(root, 'src/tiled/reading/worker.d.ts')],
    include: [],
    exclude: [],
  };
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify(config));
  const require = createRequire(import.meta.url);
  const tsc = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  const before = head.split('\n').length - 1;
  return output(() => execFileSync(process.execPath, [tsc, '-p', home, '--pretty', 'false'], { encoding: 'utf8' }))
    .split('\n')
    .filter((line) => /\berror\b/.test(line))
    .map((line) => {
      const at = Number(/claims\.ts\((\d+),/.exec(line)?.[1] ?? 0);
      return `${claims[at - before - 1]?.what ?? `setup, line ${at}`}: ${line.replace(/^.*error /, '')}`;
    });
}

function output(compile: () => string): string {
  try {
    return compile();
  } catch (error) {
    return (error as { stdout?: string }).stdout || String(error);
  }
}

// Wrong names and code, `arrived` and `STOP` excepted: that they are found shows that others would be.
const WRONG = `\`findPaths\`, \`Board.placed\`, \`GridMove\` events \`arrived\` and \`arrive\`, \`GridMove\` option \`sped\`;
  \`findPath\` option \`goal\`; \`Board.place\` option \`level\`; \`Path.length\`, \`squareLayout({ colums: 3 })\`, \`STOP\``;

describe('what is said to be ours', () => {
  const claims = claimsOf(ours);
  const [setup = '', ...others] = blocks;
  const faults: string[] = [];
  beforeAll(() => {
    expect(others).toEqual([]);
    faults.push(
      ...faultsOf([...claims, ...claimsOf(WRONG).map(({ what, code }) => ({ what: `wrong ${what}`, code }))], setup),
    );
  });

  test('is there, and all code compiles', () => {
    expect(claims.length).toBeGreaterThan(500);
    expect(faults.filter((fault) => !fault.startsWith('wrong '))).toEqual([]);
  });

  test('would be missed if it were not there', () => {
    const missed = faults.filter((fault) => fault.startsWith('wrong ')).map((fault) => fault.split(': ')[0]);
    expect(missed).toEqual([
      'wrong GridMove event arrive',
      'wrong GridMove option sped',
      'wrong findPath option goal',
      'wrong Board.place option level',
      'wrong findPaths',
      'wrong Board.placed',
      'wrong Path.length',
      'wrong squareLayout({ colums',
    ]);
  });
});

describe('what is his', () => {
  const named = (section: string) => section.split(', ');
  const sections = [...new Set(rows.map(({ section }) => section))];

  test('has a section for each add-on and class', () => {
    const all = sections.flatMap(named);
    expect([...REXRAINBOW_NAMES.keys()].filter((name) => !all.includes(name))).toEqual([]);
  });

  test.each(sections.filter((section) => named(section).every((name) => REXRAINBOW_NAMES.has(name))))(
    '%s: every name is there, and no other',
    (section) => {
      const here = rows.filter((row) => row.section === section).map(({ cells }) => cells.get('his') ?? '');
      const written = new Set(here.flatMap(codeOf));
      const all = new Set(named(section).flatMap((name) => [...(REXRAINBOW_NAMES.get(name) ?? [])]));
      expect([...all].filter((name) => !written.has(name))).toEqual([]);
      expect([...written].filter((name) => !all.has(name))).toEqual([]);
    },
  );
});

test('a fault that cannot happen here is one that a test of that name is about', () => {
  const faults = rows.filter(({ cells }) => cells.has('stated by'));
  expect(faults.length).toBeGreaterThan(20);
  const stated = faults.flatMap(({ cells }) => [
    ...(cells.get('stated by') ?? '').matchAll(/^(.+) \((tests\/\S+)\)$/g),
  ]);
  expect(stated.length).toBe(faults.length);
  const isThere = (title: string, file: string) => readFileSync(join(root, file), 'utf8').includes(title);
  expect(stated.filter(([, title = '', file = '']) => !isThere(title, file)).map(([link]) => link)).toEqual([]);
});

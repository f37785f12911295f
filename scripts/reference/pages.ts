import * as manifestEntry from '../../src/manifests/index.js';
import { classNameOf, type Manifest } from '../../src/manifests/manifest.js';
import { behaviorPage } from './behavior-page.js';
import { Declarations, type Declared } from './declarations.js';
import { declarationsPage } from './declarations-page.js';

/** The entries that have a page of their own; behaviours have one each. */
const ENTRIES = [
  {
    page: 'boards',
    entry: 'boards',
    what: 'Boards, their geometry, and what can be asked of them. Loads in bare Node.',
  },
  {
    page: 'games',
    entry: 'games',
    what: 'Rules of whole games, and a game being played. Loads in bare Node.',
  },
  { page: 'manifests', entry: 'manifests', what: 'What behaviours are, as data. Loads in bare Node.' },
  { page: 'tiled', entry: 'tiled', what: 'Boards drawn in Tiled, beside `@excaliburjs/plugin-tiled`.' },
  { page: 'tiled-format', entry: 'tiled/format', what: 'Reading the files of Tiled. Loads in bare Node.' },
];
const SHARED = 'What behaviours share, and what a behaviour of your own needs.';

/** The reference: the text of every page, by its file name in docs/reference/. */
export function referencePages(root: string): Map<string, string> {
  const sources = ENTRIES.map(({ entry }) => `src/${entry}/index.ts`);
  const declarations = new Declarations(root, ['src/index.ts', ...sources]);
  const manifests = Object.values<unknown>(manifestEntry).filter(isManifest);
  const pages = new Map<string, string>();
  const index: string[] = [];
  const add = (page: string, title: string, what: string, text: string) => {
    pages.set(`${page}.md`, text);
    index.push(`| [${title}](${page}.md) | ${what} |`);
  };

  const onOtherPages = new Set(ENTRIES.flatMap(({ entry }) => declarations.of(`src/${entry}/index.ts`)).map(keyOf));
  const own = declarations.of('src/index.ts').filter((one) => !onOtherPages.has(keyOf(one)));
  for (const manifest of manifests) {
    const declared = declaredWith(manifest, manifests, own);
    for (const one of declared) onOtherPages.add(keyOf(one));
    add(manifest.id, classNameOf(manifest), manifest.description, behaviorPage(manifest, declared));
  }
  const shared = own.filter((one) => !onOtherPages.has(keyOf(one)));
  if (shared.length > 0)
    add('behaviors', 'excalibur-boardkit', SHARED, declarationsPage('excalibur-boardkit', SHARED, shared));

  for (const { page, entry, what } of ENTRIES) {
    const title = `excalibur-boardkit/${entry}`;
    const declared = declarations.of(`src/${entry}/index.ts`).filter(({ name }) => !isManifest(entryValue(name)));
    if (declared.length > 0) add(page, title, what, declarationsPage(title, what, declared));
  }
  const table = ['| page | |', '|---|---|', ...index].join('\n');
  const note = 'Made by `npm run reference` from the manifests and the doc comments; do not edit by hand.';
  return pages.set('README.md', `# Reference\n\n${note}\n\n${table}\n`);
}

/** The names that belong on the page of a behaviour: its class, and what else its file has for it. */
function declaredWith(manifest: Manifest, all: readonly Manifest[], own: readonly Declared[]): Declared[] {
  const name = classNameOf(manifest);
  const file = own.find((one) => one.name === name)?.file;
  const classes = new Set(all.map(classNameOf));
  const inFile = own.filter((one) => one.file === file);
  const isAlone = inFile.filter((one) => classes.has(one.name)).length === 1;
  return inFile.filter((one) => isAlone || one.name.startsWith(name));
}

const keyOf = ({ name, file }: Declared) => `${file} ${name}`;

const entryValue = (name: string): unknown => (manifestEntry as Readonly<Record<string, unknown>>)[name];

function isManifest(value: unknown): value is Manifest {
  return typeof value === 'object' && value !== null && 'id' in value && 'properties' in value && 'triggers' in value;
}

import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript-5';
import { afterAll, expect, test } from 'vitest';
import type * as manifestEntry from '../../src/manifests/index.js';
import type { Manifest } from '../../src/manifests/manifest.js';
import { addPeers, projectWithPackage } from './packed.js';

// What editors show of an option is the comment of its declaration in the published types.

const home = projectWithPackage();
addPeers(home);
afterAll(() => rmSync(home, { recursive: true, force: true }));

const entry = join(home, 'node_modules/excalibur-boardkit/dist/manifests/index.js');
const { classNameOf, describeProperty, ...others }: typeof manifestEntry = await import(pathToFileURL(entry).href);
const manifests = Object.values<object>(others).filter((value): value is Manifest => 'triggers' in value);

const PLACES = {
  constructor: (name: string) => `NonNullable<ConstructorParameters<typeof boardkit.${name}>[0]>`,
  configure: (name: string) => `Parameters<boardkit.${name}['configure']>[0]`,
  options: (name: string) => `boardkit.${name}['options']`,
};

const types = typesOf(
  manifests.map(classNameOf).flatMap((name) => Object.values(PLACES).map((typeIn) => typeIn(name))),
);

test.each(Object.entries(PLACES))('every option says what it is and its default: %s', (_place, typeIn) => {
  const silent = manifests.flatMap((manifest) => {
    const type = types.get(typeIn(classNameOf(manifest)));
    return Object.entries(manifest.properties.shape).flatMap(([name, schema]) => {
      const { description = '', fallback } = describeProperty(schema);
      const said = commentOn(type?.getProperty(name));
      const isTold = said.includes(description) && said.includes(fallback === undefined ? 'Unset' : String(fallback));
      return isTold ? [] : `${classNameOf(manifest)}.${name}: ${said}`;
    });
  });
  expect(silent).toEqual([]);
});

test('no option is left out', () => {
  expect(manifests.length).toBeGreaterThan(20);
  expect(manifests.flatMap(({ properties }) => Object.keys(properties.shape)).length).toBeGreaterThan(150);
});

/** The types that a user of the package writes. */
function typesOf(texts: readonly string[]): Map<string, ts.Type> {
  const file = join(home, 'types.ts');
  const lines = texts.map((text, index) => `export type T${index} = ${text};`);
  writeFileSync(file, [`import * as boardkit from 'excalibur-boardkit';`, ...lines].join('\n'));
  const moduleResolution = ts.ModuleResolutionKind.Bundler;
  const program = ts.createProgram([file], { strict: true, module: ts.ModuleKind.ESNext, moduleResolution, types: [] });
  const checker = program.getTypeChecker();
  const aliases = program.getSourceFile(file)?.statements.filter(ts.isTypeAliasDeclaration) ?? [];
  return new Map(aliases.map(({ type }) => [type.getText(), checker.getTypeFromTypeNode(type)]));
}

/** The comment on the one declaration of a property: editors with TypeScript 7.0 see none through a mapped type. */
function commentOn(property: ts.Symbol | undefined): string {
  const declaration = property?.valueDeclaration;
  return declaration
    ? ts
        .getJSDocCommentsAndTags(declaration)
        .map((comment) => comment.getText())
        .join('\n')
    : '';
}

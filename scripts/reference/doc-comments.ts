import ts from 'typescript-5';
import type { $ZodType } from 'zod/v4/core';
import type { Manifest } from '../../src/manifests/manifest.js';
import { allowedBy, describeProperty, show } from '../../src/manifests/property.js';

/** A comment to be written above a line, counted from 0. */
export interface DocComment {
  readonly line: number;
  readonly comment: readonly string[];
}

/**
 * What manifests say of their properties, as comments for their declarations, from top to bottom.
 *
 * @param text a `.d.ts` with declarations such as `gridMove: Manifest<{ … }, { … }>`
 * @param values what it declares
 */
export function docComments(text: string, values: Readonly<Record<string, unknown>>): DocComment[] {
  const source = ts.createSourceFile('manifest.d.ts', text, ts.ScriptTarget.Latest, true);
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  return declared.flatMap(({ name, type }) => {
    const manifest = values[name.getText()] as Partial<Manifest> | undefined;
    if (!manifest?.properties || !type || !ts.isImportTypeNode(type)) return [];
    const { shape } = manifest.properties;
    const literals = type.typeArguments?.filter(ts.isTypeLiteralNode) ?? [];
    return literals
      .flatMap(({ members }) => members.filter(ts.isPropertySignature))
      .flatMap((property) => {
        const schema = shape[property.name.getText()];
        if (!schema) return [];
        const { line, character } = source.getLineAndCharacterOfPosition(property.getStart());
        return { line, comment: commentOf(schema).map((one) => ' '.repeat(character) + one) };
      });
  });
}

function commentOf(schema: $ZodType): string[] {
  const info = describeProperty(schema);
  const isLimited = info.kind === 'int' || info.min !== undefined || info.max !== undefined;
  const allowed = isLimited ? `Must be ${allowedBy(info)}. ` : '';
  const fallback = info.fallback === undefined ? 'Unset by default.' : `Default: \`${show(info.fallback)}\`.`;
  return ['/**', ` * ${info.description}`, ' *', ` * ${allowed}${info.optional ? fallback : 'Must be given.'}`, ' */'];
}

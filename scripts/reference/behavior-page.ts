import * as z from 'zod/mini';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { classNameOf, type Manifest, type Member } from '../../src/manifests/manifest.js';
import { allowedBy, describeProperty } from '../../src/manifests/property.js';
import type { Declared } from './declarations.js';
import { declaration } from './declarations-page.js';

/** The page of a behaviour: what its manifest says, then its declarations. */
export function behaviorPage(manifest: Manifest, declared: readonly Declared[]): string {
  const kinds = [
    ['Actions', 'What it can do.', manifest.actions],
    ['Conditions', 'What it answers with yes or no.', manifest.conditions],
    ['Expressions', 'What it tells.', manifest.expressions],
    ['Triggers', 'What it reports: events of `events`, with these fields.', manifest.triggers],
  ] as const;
  const parts = [
    `# ${classNameOf(manifest)}`,
    manifest.description,
    `Its id, and its class in Tiled: \`${manifest.id}\`, \`${classNameOf(manifest)}\`.`,
    properties(manifest),
    ...kinds.map(([title, what, members]) => memberSection(title, what, members)),
    declared.length > 0 ? ['## In TypeScript', ...declared.map((one) => declaration(one))].join('\n\n') : '',
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function properties(manifest: Manifest): string {
  const rows = Object.entries<$ZodType>({ ...manifest.properties.shape }).map(([name, schema]) => {
    const info = describeProperty(schema);
    const fallback = info.fallback === undefined ? (info.optional ? 'none' : 'must be given') : value(info.fallback);
    return `| \`${name}\` | ${allowedBy(info)} | ${fallback} | ${cell(info.description)} |`;
  });
  if (rows.length === 0) return '';
  return ['## Properties', ['| property | allowed | default | |', '|---|---|---|---|', ...rows].join('\n')].join(
    '\n\n',
  );
}

function memberSection(title: string, what: string, members: Readonly<Record<string, Member>>): string {
  const seen = new Map<string, string>();
  const items = Object.entries(members).map(([name, member]) => {
    const list = Object.entries(member.arguments ?? {})
      .map(([argument, schema]) => `\n  - \`${argument}\`: ${argumentText(schema)}`)
      .join('');
    const first = list === '' ? undefined : seen.get(list);
    seen.set(list, first ?? name);
    return `- **${name}**: ${member.description}${first ? ` With the same as **${first}**.` : list}`;
  });
  return items.length === 0 ? '' : [`## ${title}`, what, items.join('\n')].join('\n\n');
}

function argumentText(schema: $ZodType): string {
  const kind = kindOf(schema);
  const description = descriptionOf(schema);
  return [description, kind && (description ? `(${kind})` : kind)].filter(Boolean).join(' ');
}

function kindOf(schema: $ZodType): string {
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
      return `${kindOf(def.innerType)}, may be left out`;
    case 'default':
      return `${kindOf(def.innerType)}, ${value(def.defaultValue)} if left out`;
    case 'object':
      return `\`{ ${Object.keys(def.shape).join(', ')} }\``;
    case 'array':
      return `a list of ${kindOf(def.element)}`;
    case 'union':
      return def.options.map((option) => kindOf(option)).join(' or ');
    case 'number':
    case 'string':
    case 'boolean':
    case 'enum':
    case 'literal':
      return allowedBy(describeProperty(schema));
    case 'any':
    case 'unknown':
    case 'custom':
      return '';
    default:
      return `a ${def.type}`;
  }
}

function descriptionOf(schema: $ZodType): string | undefined {
  const { def } = (schema as $ZodTypes)._zod;
  const inner = def.type === 'optional' || def.type === 'default' ? descriptionOf(def.innerType) : undefined;
  return z.globalRegistry.get(schema)?.description ?? inner;
}

const value = (it: unknown) => `\`${typeof it === 'string' ? `'${it}'` : JSON.stringify(it)}\``;
const cell = (text = '') => text.replaceAll('|', '\\|');

import * as z from 'zod/mini';
import type { $ZodIssue } from 'zod/v4/core';
import { show } from './property.js';

/** Reads what `saveState` gave, say out of a file. Throws one TypeError that names each wrong value by its path. */
export function readState<TSchema extends z.ZodMiniType>(
  schema: TSchema,
  state: unknown,
  behavior: string,
): z.output<TSchema> {
  const result = z.safeParse(schema, state);
  if (result.success) return result.data;
  throw new TypeError(result.error.issues.map((issue) => explain(issue, state, behavior)).join('\n'));
}

function explain({ path, ...issue }: $ZodIssue, state: unknown, behavior: string): string {
  const names = issue.code === 'unrecognized_keys' ? [...path, issue.keys[0] ?? ''] : path;
  const where = names.reduce<string>(
    (text, name) => `${text}${typeof name === 'number' ? `[${name}]` : `.${String(name)}`}`,
    'state',
  );
  let value: unknown = state;
  for (const name of names) value = (value as Record<PropertyKey, unknown> | undefined)?.[name];
  const wanted = issue.code === 'invalid_type' ? `, must be ${issue.expected}` : '';
  return `${behavior}.loadState: ${where} is ${show(value)}, which is not allowed${wanted}`;
}

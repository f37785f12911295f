import * as z from 'zod/mini';
import type { $ZodIssue, $ZodShape } from 'zod/v4/core';
import { classNameOf, type Manifest, type ObjectSchema } from './manifest.js';
import { allowedBy, describeProperty, show } from './property.js';

/** The data of a behaviour as its user may give it: what has a default may be left out. */
export type DataInput<TManifest extends Manifest> = z.input<TManifest['properties']>;

/** The data of a behaviour after reading: every default filled in. */
export type Data<TManifest extends Manifest> = z.output<TManifest['properties']>;

/**
 * Reads the options of a behaviour: the data by its manifest, defaults filled in, and the hooks (callbacks and
 * references) as they are. What comes back is frozen. Anything wrong throws one TypeError that names behaviour,
 * property, value and what is allowed, one line each.
 */
export function readOptions<TManifest extends Manifest, THooks extends object = object>(
  manifest: TManifest,
  hooks: readonly string[],
  options: DataInput<TManifest> & Partial<THooks>,
): Data<TManifest> & Readonly<Partial<THooks>> {
  const owner = classNameOf(manifest);
  const entries = Object.entries(objectOf(owner, options)).filter(([, value]) => value !== undefined);
  const data = Object.fromEntries(entries.filter(([name]) => !hooks.includes(name)));
  const taken = Object.fromEntries(entries.filter(([name]) => hooks.includes(name)));
  const read = { ...readData(owner, manifest.properties, data, hooks), ...taken };
  return Object.freeze(read) as Data<TManifest> & Readonly<Partial<THooks>>;
}

/** Reads data that are described as the properties of a manifest are; bad data throw as in `readOptions`. */
export function readData<TData>(
  owner: string,
  schema: ObjectSchema<TData>,
  data: unknown,
  otherNames: readonly string[] = [],
): TData {
  const input = objectOf(owner, data);
  const result = z.safeParse(schema, input);
  if (result.success) return result.data;
  const names = [...Object.keys(schema.shape), ...otherNames];
  const lines = result.error.issues.map((issue) => explain(owner, schema.shape, input, issue, names));
  throw new TypeError(lines.join('\n'));
}

/** One line for one issue: `GridMove.speed: -1 is not allowed, must be a finite number > 0`. */
function explain(
  owner: string,
  shape: $ZodShape,
  input: Readonly<Record<string, unknown>>,
  issue: $ZodIssue,
  names: readonly string[],
): string {
  if (issue.code === 'unrecognized_keys') {
    return `${owner}.${issue.keys.join(', ')}: there is no such property, must be one of ${names.join(', ') || 'none'}`;
  }
  const name = String(issue.path[0]);
  const schema = shape[name];
  // Schemas may bring their own words; zod/mini's are always the same.
  const words = issue.message.startsWith('Invalid input') ? undefined : issue.message;
  const allowed = words ?? (schema ? allowedBy(describeProperty(schema)) : 'something else');
  return `${owner}.${name}: ${show(input[name])} is not allowed, must be ${allowed}`;
}

function objectOf(owner: string, value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new TypeError(`${owner}: ${show(value)} is not allowed, must be an object with its options`);
}

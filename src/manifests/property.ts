import * as z from 'zod/mini';
import type { $ZodChecks, $ZodType, $ZodTypes } from 'zod/v4/core';

/** A limit of a number, or of the length of a text. */
export interface Bound {
  readonly value: number;
  readonly inclusive: boolean;
}

/** What one data property of a manifest says of itself. */
export interface PropertyInfo {
  /** `string` also stands for "a number or a text", as directions and seeds are. */
  readonly kind: 'int' | 'number' | 'boolean' | 'enum' | 'string';
  readonly description: string | undefined;
  readonly fallback: unknown;
  readonly optional: boolean;
  /** The choices of an enum. */
  readonly values: readonly (string | number)[] | undefined;
  readonly min: Bound | undefined;
  readonly max: Bound | undefined;
  /** True where a number is allowed beside a text. */
  readonly orNumber: boolean;
}

/**
 * Reads a number, int, boolean, enum, literal or string schema, or a union of numbers and strings; optional or with a
 * default. Other kinds throw a TypeError: neither Tiled nor an inspector could show them.
 */
export function describeProperty(schema: $ZodType): PropertyInfo {
  let inner = schema as $ZodTypes;
  let description = z.globalRegistry.get(inner)?.description;
  let fallback: unknown;
  while (inner._zod.def.type === 'default' || inner._zod.def.type === 'optional') {
    if (inner._zod.def.type === 'default') fallback = inner._zod.def.defaultValue;
    inner = inner._zod.def.innerType as $ZodTypes;
    description ??= z.globalRegistry.get(inner)?.description;
  }
  return { description, fallback, optional: inner !== schema, ...describeValue(inner) };
}

function describeValue(schema: $ZodTypes): Omit<PropertyInfo, 'description' | 'fallback' | 'optional'> {
  const { def } = schema._zod;
  const free = { values: undefined, min: undefined, max: undefined, orNumber: false };
  switch (def.type) {
    case 'boolean':
      return { ...free, kind: 'boolean' };
    case 'enum':
      return { ...free, kind: 'enum', values: Object.values(def.entries) };
    case 'literal':
      return { ...free, kind: 'enum', values: def.values.filter((value) => isChoice(value)) };
    case 'number':
    case 'string':
      return { ...free, kind: def.type, ...describeChecks(schema) };
    // What is given is made into what comes out.
    case 'pipe':
      return describeValue(def.out as $ZodTypes);
    case 'union': {
      const kinds = new Set(def.options.map((option) => (option as $ZodTypes)._zod.def.type));
      if (kinds.has('string') && kinds.size <= 2 && (kinds.size === 1 || kinds.has('number'))) {
        return { ...free, kind: 'string', orNumber: kinds.has('number') };
      }
    }
  }
  throw new TypeError(`a ${def.type} cannot be shown in Tiled or in an inspector`);
}

function isChoice(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function describeChecks(schema: $ZodTypes): Partial<Pick<PropertyInfo, 'kind' | 'min' | 'max'>> {
  const found: { kind?: PropertyInfo['kind']; min?: Bound; max?: Bound } = {};
  // z.int() carries its format on the schema itself, z.number().check(z.int()) in the list.
  for (const check of [schema, ...(schema._zod.def.checks ?? [])] as unknown as $ZodChecks[]) {
    const { def: rule } = check._zod;
    if (rule.check === 'number_format' && rule.format.endsWith('int')) found.kind = 'int';
    if (rule.check === 'greater_than') found.min = { value: Number(rule.value), inclusive: rule.inclusive };
    if (rule.check === 'less_than') found.max = { value: Number(rule.value), inclusive: rule.inclusive };
    if (rule.check === 'min_length') found.min = { value: rule.minimum, inclusive: true };
    if (rule.check === 'max_length') found.max = { value: rule.maximum, inclusive: true };
  }
  return found;
}

/** What a property allows, in words: `a whole number >= 1`, `'refuse' or 'sneak'`. */
export function allowedBy(info: PropertyInfo): string {
  if (info.values) return info.values.map((value) => show(value)).join(' or ');
  if (info.kind === 'boolean') return 'true or false';
  const noun = info.kind === 'int' ? 'a whole number' : info.kind === 'number' ? 'a finite number' : 'a text';
  const limits = [
    info.min && `${info.min.inclusive ? '>=' : '>'} ${info.min.value}`,
    info.max && `${info.max.inclusive ? '<=' : '<'} ${info.max.value}`,
  ].filter((limit) => limit !== undefined);
  const range = limits.length > 0 ? ` ${info.kind === 'string' ? 'of length ' : ''}${limits.join(' and ')}` : '';
  return `${info.orNumber ? 'a number or ' : ''}${noun}${range}`;
}

/** A value as it is shown in an error: texts in quotes, lists and objects by kind. */
export function show(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  return String(value);
}

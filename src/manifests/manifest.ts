import type * as z from 'zod/mini';
import type { $strict, $ZodShape, $ZodType } from 'zod/v4/core';
import { describeProperty } from './property.js';

/** One thing that a behaviour can do, answer, tell or report: a sentence, and its arguments in order. */
export interface Member {
  readonly description: string;
  /** Arguments by name, in the order of the call; for a trigger, the fields of its event. */
  readonly arguments?: Readonly<Record<string, z.ZodMiniType>>;
}

type Members<TName extends string> = Readonly<Record<TName, Member>>;

declare const memberNames: unique symbol;

/** The schema of an object: what it makes, and of what. Its types are plain ones, which editors can show. */
export interface ObjectSchema<TData, TInput = unknown> extends z.ZodMiniType<TData, TInput> {
  /** The schema of each property. */
  readonly shape: $ZodShape;
}

/**
 * What a behaviour is, as data: Tiled classes, inspectors, reference pages and option types are read from it.
 * Make one with `defineManifest`.
 */
export interface Manifest<
  TData extends object = Readonly<Record<string, unknown>>,
  TInput extends object = Record<string, unknown>,
  TAction extends string = string,
  TCondition extends string = string,
  TExpression extends string = string,
  TTrigger extends string = string,
> {
  /** Kebab-case; `grid-move` is the class `GridMove`. */
  readonly id: string;
  readonly description: string;
  /** Data only: numbers, booleans, texts and choices, each with a description. */
  readonly properties: ObjectSchema<TData, TInput>;
  /** Methods that do something. */
  readonly actions: Members<TAction>;
  /** Methods and getters that answer yes or no. */
  readonly conditions: Members<TCondition>;
  /** Methods and getters that tell a value. */
  readonly expressions: Members<TExpression>;
  /** Events that the behaviour raises. */
  readonly triggers: Members<TTrigger>;
  /** Never set: lets `ManifestOf` see names that the class does not have. */
  readonly [memberNames]?: readonly [TAction, TCondition, TExpression, TTrigger];
}

interface ManifestParts<
  TShape extends $ZodShape,
  TAction extends string,
  TCondition extends string,
  TExpression extends string,
  TTrigger extends string,
> {
  readonly id: string;
  readonly description: string;
  readonly properties: z.ZodMiniObject<TShape, $strict>;
  readonly actions?: Members<TAction>;
  readonly conditions?: Members<TCondition>;
  readonly expressions?: Members<TExpression>;
  readonly triggers?: Members<TTrigger>;
}

/** A manifest that names these members and no others; any of them may be left out. */
export type ManifestNaming<
  TAction extends string,
  TCondition extends string,
  TExpression extends string,
  TTrigger extends string,
> = Manifest & { readonly [memberNames]?: readonly [TAction, TCondition, TExpression, TTrigger] };

// `& {}` lets TypeScript write the properties themselves into declarations, where they get their comments.
type Frozen<T> = { readonly [Name in keyof T]: T[Name] } & {};

/** A manifest from its parts; what is left out is empty. Throws a TypeError if the id or a property is not usable. */
export function defineManifest<
  TShape extends $ZodShape,
  TAction extends string = never,
  TCondition extends string = never,
  TExpression extends string = never,
  TTrigger extends string = never,
>(
  parts: ManifestParts<TShape, TAction, TCondition, TExpression, TTrigger>,
): Manifest<
  Frozen<z.output<z.ZodMiniObject<TShape, $strict>>>,
  z.input<z.ZodMiniObject<TShape, $strict>>,
  TAction,
  TCondition,
  TExpression,
  TTrigger
> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(parts.id)) {
    throw new TypeError(`Manifest.id: '${parts.id}' is not allowed, must be kebab-case such as 'grid-move'`);
  }
  for (const [name, schema] of Object.entries<$ZodType>({ ...parts.properties.shape })) {
    if (describeProperty(schema).description === undefined) {
      throw new TypeError(`Manifest '${parts.id}': the property '${name}' needs a description`);
    }
  }
  return {
    actions: {} as Members<TAction>,
    conditions: {} as Members<TCondition>,
    expressions: {} as Members<TExpression>,
    triggers: {} as Members<TTrigger>,
    ...parts,
  };
}

/** The name of a behaviour's class, also in Tiled: `GridMove` for `grid-move`. */
export function classNameOf(manifest: Manifest): string {
  return manifest.id.replace(/(^|-)([a-z0-9])/g, (_match, _dash, letter: string) => letter.toUpperCase());
}

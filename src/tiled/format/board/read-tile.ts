import type { TileProperties } from '../../../boards/index.js';
import { show, TiledError, type TiledPlace } from '../error.js';
import type { TiledItem, TiledProperty } from '../model-properties.js';
import { knownName, type MeaningContext, readKnown } from './known-properties.js';

/** The defaults of the members of classes, which Tiled keeps out of its maps; by name of the class. */
export type ClassDefaults = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What properties of a tile are written on. */
export interface Owner {
  readonly class: string;
  readonly properties: readonly TiledProperty[];
  readonly place: TiledPlace;
  /** How errors call it. */
  readonly name: string;
}

/**
 * The properties of a tile as one thing of the map says them, later ones winning: defaults of its class, members of a
 * property of class `TileData`, its own properties.
 */
export function readTile(owner: Owner, classes: ClassDefaults, context: MeaningContext): TileProperties {
  const result: Record<string, unknown> = {};
  const take = (name: string, value: unknown) => {
    const known = knownName(name);
    const meaning = known === undefined ? undefined : readKnown(known, value, context);
    if (meaning?.ok === false) {
      const reason = `${owner.name}: property ${show(name)} is ${show(value)}, but must be ${meaning.allowed}`;
      throw new TiledError({ ...owner.place, property: name }, reason);
    }
    put(result, known ?? name, meaning ? meaning.value : value);
  };
  const takeAll = (members: Iterable<readonly [string, unknown]>) => {
    for (const [name, value] of members) take(name, value);
  };
  takeAll(defaultsOf(classes, owner.class));
  for (const property of owner.properties.filter(isTileData)) {
    const members = Object.entries(plainValue(property, classes) ?? {});
    checkNames(
      owner,
      members.map(([name]) => name),
    );
    takeAll(members);
  }
  const own = owner.properties.filter((property) => !isTileData(property));
  checkNames(
    owner,
    own.map(({ name }) => name),
  );
  takeAll(own.map((property) => [property.name, plainValue(property, classes)]));
  return result;
}

/** Sets or takes away a member, whatever its name. */
function put(target: Record<string, unknown>, name: string, value: unknown): void {
  if (value === undefined) delete target[name];
  else Object.defineProperty(target, name, { value, writable: true, enumerable: true, configurable: true });
}

export function isTileDataClass(name: string | undefined): boolean {
  return name?.toLowerCase() === 'tiledata';
}

function isTileData({ type, propertytype }: TiledItem): boolean {
  return type === 'class' && isTileDataClass(propertytype);
}

/** Of two names that differ only in case nobody can tell which one is meant. */
function checkNames(owner: Owner, names: readonly string[]): void {
  const seen = new Map<string, string>();
  for (const name of names) {
    const known = knownName(name);
    const twin = known === undefined ? undefined : seen.get(known);
    if (twin !== undefined) {
      const reason = `${owner.name}: properties ${show(twin)} and ${show(name)} are the same`;
      throw new TiledError({ ...owner.place, property: name }, reason);
    }
    if (known !== undefined) seen.set(known, name);
  }
}

function defaultsOf(classes: ClassDefaults, name: string | undefined): [string, unknown][] {
  return name !== undefined && Object.hasOwn(classes, name) ? Object.entries(classes[name] ?? {}) : [];
}

/** A list becomes a list of values, a class an object with the defaults of its members. */
function plainValue({ type, propertytype, value }: TiledItem, classes: ClassDefaults): unknown {
  if (Array.isArray(value)) return value.map((item: TiledItem) => plainValue(item, classes));
  if (type !== 'class') return value;
  return Object.fromEntries([...defaultsOf(classes, propertytype), ...Object.entries(value)]);
}

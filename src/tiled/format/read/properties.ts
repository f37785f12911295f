import { show } from '../error.js';
import type { TiledItem, TiledMembers, TiledProperty, TiledValue } from '../model-properties.js';
import { Fields, isShape, MAX_DEPTH } from './fields.js';

/** The properties of a map, layer, tile, …: the list of Tiled 1.2 and later, or the object of 1.0 and 1.1. */
export function readProperties(owner: Fields): TiledProperty[] {
  const raw = owner.get('properties');
  if (isShape(raw) && !owner.isXml) return readOldProperties(owner, raw);
  return owner.children('properties').map((fields) => {
    const name = fields.text('name');
    return { name, ...readItem(named(fields, owner, name), 0) };
  });
}

/** `{ "cost": 3 }` beside `propertytypes: { "cost": "int" }`. */
function readOldProperties(owner: Fields, properties: object): TiledProperty[] {
  const types = owner.child('propertytypes');
  return Object.keys(properties).map((name) => {
    const fields = named(owner.child('properties') ?? owner, owner, name);
    const item = inferItem(fields, fields.get(name), 0);
    return { name, ...item, type: types?.text(name, undefined) ?? item.type };
  });
}

function named(fields: Fields, owner: Fields, property: string): Fields {
  return fields.at({ property }).called(`${owner.name()} property ${show(property)}`.trimStart());
}

function readItem(fields: Fields, depth: number): TiledItem {
  checkDepth(fields, depth);
  const type = fields.text('type', '');
  const propertytype = fields.text('propertytype', '') || undefined;
  if (type === '' && !fields.isXml) return { ...inferItem(fields, fields.get('value'), depth), propertytype };
  return { type: type || 'string', propertytype, value: readValue(fields, type, depth) };
}

function readValue(fields: Fields, type: string, depth: number): TiledValue {
  switch (type) {
    case 'bool':
      return fields.flag('value', false);
    case 'int':
      return fields.whole('value', { min: -0x80000000, max: 0xffffffff });
    case 'float':
      return fields.number('value');
    case 'object':
      return fields.whole('value', { min: 0 }, 0);
    case 'class':
      return fields.isXml ? readXmlMembers(fields, depth) : membersOf(fields, fields.get('value') ?? {}, depth);
    case 'list':
      return fields.children(fields.isXml ? 'items' : 'value').map((item) => readItem(item, depth + 1));
    default:
      return fields.text('value', '');
  }
}

function readXmlMembers(fields: Fields, depth: number): TiledMembers {
  const members = fields.children('properties').map((member) => {
    const name = member.text('name');
    return [name, readItem(member.called(`${fields.name()}.${name}`), depth + 1).value] as const;
  });
  return Object.fromEntries(members);
}

/** A JSON value that does not say what it is. */
function inferItem(fields: Fields, value: unknown, depth: number): TiledItem {
  checkDepth(fields, depth);
  const propertytype = undefined;
  switch (typeof value) {
    case 'string':
      return { type: 'string', propertytype, value };
    case 'boolean':
      return { type: 'bool', propertytype, value };
    case 'number':
      if (!Number.isFinite(value)) throw fields.fail(`${fields.name()} is ${value}, but must be a finite number`);
      return { type: Number.isInteger(value) ? 'int' : 'float', propertytype, value };
    default:
      return Array.isArray(value)
        ? { type: 'list', propertytype, value: itemsOf(fields, value, depth) }
        : { type: 'class', propertytype, value: membersOf(fields, value, depth) };
  }
}

function membersOf(fields: Fields, value: unknown, depth: number): TiledMembers {
  if (!isShape(value)) throw fields.fail(`${fields.name()} is ${show(value)}, but must be an object with the members`);
  const members = Object.entries(value).map(([name, member]) => {
    return [name, inferItem(fields.called(`${fields.name()}.${name}`), member, depth + 1).value] as const;
  });
  return Object.fromEntries(members);
}

function itemsOf(fields: Fields, items: readonly unknown[], depth: number): TiledItem[] {
  return items.map((item) => {
    // In a list each item says its type, also where the list is a member of a class, whose members do not.
    const typed = isShape(item) && typeof item.type === 'string' && 'value' in item;
    return typed
      ? readItem(new Fields(item, fields.place, false, fields.name()), depth + 1)
      : inferItem(fields, item, depth + 1);
  });
}

function checkDepth(fields: Fields, depth: number): void {
  if (depth <= MAX_DEPTH) return;
  const { property } = fields.place;
  throw fields.fail(`the value of property ${show(property)} is nested deeper than ${MAX_DEPTH} levels`);
}

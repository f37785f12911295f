import type { Layout } from '../../../boards/index.js';

/** What a property means; `allowed` says what it should have been. */
export type Meaning = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly allowed: string };

/** What reading a property needs to know of its map. */
export interface MeaningContext {
  readonly layout: Layout;
  /** The tile under an object; undefined where there is no such object or no cell under it. */
  readonly placeOfObject: (id: number) => { readonly x: number; readonly y: number } | undefined;
}

type Reader = (value: unknown, context: MeaningContext) => Meaning;

/** The properties that the library reads itself. Their names and words may be written in any case. */
const readers: Readonly<Record<string, Reader>> = {
  cost: readCost,
  solid: readFlag,
  road: readFlag,
  face: (value, { layout }) => meaning(directionOf(layout, value), directionsOf(layout)),
  exits: readExits,
  jump: readJump,
  label: (value) => ({ ok: true, value }),
};

/** The name under which the library knows a property; undefined if it is none of its own. */
export function knownName(name: string): string | undefined {
  const lower = name.toLowerCase();
  return Object.hasOwn(readers, lower) ? lower : undefined;
}

/** Reads a property that the library knows. A value of undefined is the same as no property. */
export function readKnown(known: string, value: unknown, context: MeaningContext): Meaning {
  return readers[known]?.(value, context) ?? { ok: true, value };
}

function meaning(value: unknown, allowed: string): Meaning {
  return value === undefined ? { ok: false, allowed } : { ok: true, value };
}

function readCost(value: unknown): Meaning {
  return meaning(costOf(value), 'a number of at least 0, STOP or BLOCKED');
}

function costOf(value: unknown): number | string | undefined {
  const word = typeof value === 'string' ? value.trim().toUpperCase() : undefined;
  if (word === 'STOP' || word === 'BLOCKED') return word;
  const number = word === undefined || word === '' ? value : Number(word);
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
}

function readFlag(value: unknown): Meaning {
  return meaning(typeof value === 'boolean' ? value : undefined, 'true or false, of type bool');
}

/** A number stays a number, a name becomes the name in the case of the layout. */
function directionOf(layout: Layout, value: unknown): number | string | undefined {
  if (typeof value === 'number') return layout.directions[value] === undefined ? undefined : value;
  if (typeof value !== 'string') return undefined;
  const word = value.trim();
  if (/^\d+$/.test(word)) return directionOf(layout, Number(word));
  return layout.directions.find((name) => name.toLowerCase() === word.toLowerCase());
}

function directionsOf({ directions }: Layout): string {
  return `one of ${directions.join(', ')} or 0 … ${directions.length - 1}`;
}

/** Text with commas, a single number, or a list; nothing at all leaves no way out. */
function readExits(value: unknown, { layout }: MeaningContext): Meaning {
  const parts = typeof value === 'string' ? value.split(',').filter((part) => part.trim() !== '') : [value].flat();
  const exits = parts.map((part) => directionOf(layout, part));
  return meaning(exits.includes(undefined) ? undefined : exits, `a list with commas, each ${directionsOf(layout)}`);
}

function readJump(value: unknown, { layout, placeOfObject }: MeaningContext): Meaning {
  // An object that is not set.
  if (value === 0) return { ok: true, value: undefined };
  if (typeof value === 'number') return meaning(placeOfObject(value), 'an object that lies on the board');
  const text = typeof value === 'string' ? /^\s*(-?\d+)\s*,\s*(-?\d+)\s*$/.exec(value) : null;
  const place = text ? { x: Number(text[1]), y: Number(text[2]) } : undefined;
  const inside = place && layout.cellOf(place.x, place.y) !== undefined;
  return meaning(inside ? place : undefined, 'an object, or "x,y" of a cell on the board');
}

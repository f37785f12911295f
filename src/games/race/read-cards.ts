import type { RaceCard, RaceEffect } from './card.js';
import { Properties } from './properties.js';

/** An object of a map: those of `tiled/format` are such; properties may also be given by name. */
export interface CardObject {
  readonly class: string;
  readonly name?: string | undefined;
  readonly properties: Readonly<Record<string, unknown>> | readonly NamedValue[];
}

interface NamedValue {
  readonly name: string;
  readonly value: unknown;
}

/**
 * The cards among the objects of a map: those of class `Card`. Each has a `deck`, a `text` and exactly one effect:
 * `coins`, `coinsEach`, `steps`, `to`, `jump`, `arrest` or `pass`. Throws a RangeError that names the object.
 */
export function raceCards(objects: Iterable<CardObject>): RaceCard[] {
  return [...objects].filter((object) => object.class === 'Card').map(readCard);
}

function readCard({ name, properties }: CardObject): RaceCard {
  const values = isList(properties) ? Object.fromEntries(properties.map((one) => [one.name, one.value])) : properties;
  const read = new Properties(`card '${name || values.text}'`, values);
  const deck = read.need('deck', read.text('deck'));
  const text = read.need('text', read.text('text'));
  const [effect, other] = effectsOf(read);
  if (effect === undefined || other !== undefined) {
    throw read.wrong('needs exactly one of coins, coinsEach, steps, to, jump, arrest, pass');
  }
  return { deck, ...(name ? { name } : {}), text, effect };
}

function isList(properties: CardObject['properties']): properties is readonly NamedValue[] {
  return Array.isArray(properties);
}

function effectsOf(read: Properties): RaceEffect[] {
  const effects: RaceEffect[] = [];
  const coins = read.whole('coins');
  if (coins !== undefined) effects.push({ kind: 'coins', coins });
  const each = read.whole('coinsEach');
  if (each !== undefined) effects.push({ kind: 'each', coins: each });
  const steps = read.whole('steps');
  if (steps !== undefined) effects.push({ kind: 'steps', steps });
  const to = read.text('to');
  if (to !== undefined) effects.push({ kind: 'to', label: to });
  const jump = read.text('jump');
  if (jump !== undefined) effects.push({ kind: 'jump', label: jump });
  if (read.flag('arrest')) effects.push({ kind: 'arrest' });
  if (read.flag('pass')) effects.push({ kind: 'pass' });
  return effects;
}

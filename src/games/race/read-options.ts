import type { RaceCard, RaceEffect } from './card.js';
import type { RaceOptions, RaceRules } from './options.js';
import { Properties } from './properties.js';
import type { Track } from './track.js';

const COINS = 500;
const DICE = 2;
const ROUNDS = 60;
const KINDS = ['coins', 'each', 'steps', 'to', 'jump', 'arrest', 'pass'] as const satisfies RaceEffect['kind'][];

/**
 * Fills in the defaults of options that may come from anywhere, and checks that they fit the board. Throws a RangeError
 * that names the option, the card or the tile.
 */
export function readOptions(track: Track, options: RaceOptions): RaceRules {
  const read = new Properties('options', asValues(options, 'options'));
  read.onlyThese(['players', 'coins', 'dice', 'end', 'cards']);
  const end = new Properties('end', asValues(options.end ?? {}, 'end'));
  end.onlyThese(['rounds', 'laps', 'exact']);
  const laps = end.whole('laps', 1);
  const exact = end.word('exact', ['stay', 'bounce']);
  if (exact !== undefined && laps === undefined) throw end.wrong('exact needs laps');
  const { cards = [] } = options;
  if (!Array.isArray(cards)) throw read.mistake('cards', 'a list');
  const rules: RaceRules = {
    players: read.need('players', read.whole('players', 2, 6)),
    coins: read.whole('coins', 0) ?? COINS,
    dice: read.whole('dice', 1, 4) ?? DICE,
    rounds: end.whole('rounds', 1) ?? ROUNDS,
    ...(laps === undefined ? {} : { laps }),
    ...(exact === undefined ? {} : { exact }),
    cards: cards.map((card: unknown, index) => readCard(track, card, `cards[${index}]`)),
  };
  for (const { name, draw } of track.tiles.values()) {
    if (draw === undefined || rules.cards.some(({ deck }) => deck === draw)) continue;
    throw new RangeError(`race: tile '${name}': draw is '${draw}', but no card is in that deck`);
  }
  return rules;
}

function readCard(track: Track, card: unknown, what: string): RaceCard {
  const values = asValues(card, what);
  const read = new Properties(what, values);
  const deck = read.need('deck', read.text('deck'));
  const text = read.need('text', read.text('text'));
  const name = read.text('name');
  const effect = new Properties(`${what}.effect`, asValues(values.effect, `${what}.effect`));
  return { deck, ...(name === undefined ? {} : { name }), text, effect: readEffect(track, effect) };
}

function readEffect(track: Track, read: Properties): RaceEffect {
  const kind = read.need('kind', read.word('kind', KINDS));
  switch (kind) {
    case 'coins':
    case 'each':
      return { kind, coins: read.need('coins', read.whole('coins')) };
    case 'steps':
      return { kind, steps: read.need('steps', read.whole('steps')) };
    case 'to':
    case 'jump': {
      const label = read.need('label', read.text('label'));
      if (!track.named.has(label)) throw read.mistake('label', 'the label of a tile');
      return { kind, label };
    }
    case 'arrest':
    case 'pass':
      if (track.jail === undefined) throw read.wrong(`${kind} needs a jail on the board`);
      return { kind };
  }
}

function asValues(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null) return value as Readonly<Record<string, unknown>>;
  throw new TypeError(`race: ${what} is ${JSON.stringify(value)}, but must be an object`);
}

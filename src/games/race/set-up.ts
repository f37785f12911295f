import type { Random } from '../../boards/index.js';
import type { RaceOptions } from './options.js';
import { readOptions } from './read-options.js';
import type { RacePlayer, RaceState } from './state.js';
import type { Track } from './track.js';

/** The state before the first move: all pieces on the start, the decks shuffled. */
export function setUp(track: Track, options: RaceOptions, random: Random): RaceState {
  const rules = readOptions(track, options);
  const player: RacePlayer = {
    coins: rules.coins,
    cell: track.start.cell,
    face: track.face,
    laps: 0,
    passes: 0,
    charms: 0,
    isOut: false,
  };
  return {
    rules,
    round: 1,
    turn: 0,
    phase: 'roll',
    players: Array.from({ length: rules.players }, () => player),
    owners: {},
    gates: Object.fromEntries(track.gates.map(({ label, gate }) => [label, gate === 'open'])),
    decks: shuffledDecks(rules.cards, random),
    dice: [],
    doubles: 0,
    agenda: [],
    drawn: [],
    happened: [
      { kind: 'round', round: 1 },
      { kind: 'turn', seat: 0 },
    ],
  };
}

function shuffledDecks(cards: readonly { readonly deck: string }[], random: Random): Record<string, number[]> {
  const decks = new Map<string, number[]>();
  for (const [index, { deck }] of cards.entries()) decks.set(deck, [...(decks.get(deck) ?? []), index]);
  return Object.fromEntries([...decks].map(([deck, indices]) => [deck, random.split(deck).shuffle(indices)]));
}

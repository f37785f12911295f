// The log of Harbour Round: a sentence for every kind of event (race.md: events are data for the log and the live region).
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../demo/monopoly/ui/words.js';
import type { RaceEvent } from '../../src/games/index.js';
import { cellOf } from '../games/race/ring.js';
import { momentOf, setup, smallRace } from './moment.js';

type EventOf<Kind> = Extract<RaceEvent, { readonly kind: Kind }>;
type Cases<Kind> = readonly (readonly [event: Omit<EventOf<Kind>, 'kind'>, sentence: string | undefined])[];

const [home, inn, fork, light, toll, jail, ferry, gate] = [0, 1, 2, 4, 7, 8, 12, 16].map(cellOf) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

const cases: { readonly [Kind in Exclude<RaceEvent['kind'], 'bought' | 'sold'>]: Cases<Kind> } = {
  round: [[{ round: 3 }, 'Round 3 of 12 begins.']],
  turn: [[{ seat: 1 }, undefined]],
  stepped: [[{ seat: 0, from: home, to: inn, direction: 0, remaining: 2 }, undefined]],
  passed: [[{ seat: 0, cell: inn }, undefined]],
  rolled: [
    [{ seat: 0, dice: [3, 4] }, 'Ada rolls 3 and 4: 7.'],
    [{ seat: 1, dice: [6] }, 'Bo rolls 6.'],
    [{ seat: 1, dice: [1, 2, 5] }, 'Bo rolls 1, 2 and 5: 8.'],
    [{ seat: 0, dice: [4, 5], chosen: true }, 'Ada uses the charm and chooses 9.'],
  ],
  doubles: [
    [{ seat: 0, count: 1 }, 'Ada has doubles.'],
    [{ seat: 0, count: 2 }, 'Ada has doubles again.'],
    [{ seat: 0, count: 3 }, 'Ada has doubles a third time.'],
  ],
  landed: [[{ seat: 2, cell: inn }, 'Chen lands on Inn.']],
  stopped: [
    [{ seat: 0, cell: light, why: 'stopped', remaining: 0 }, 'Ada has to stop at Lighthouse.'],
    [{ seat: 0, cell: light, why: 'stopped', remaining: 1 }, 'Ada has to stop at Lighthouse; 1 point is lost.'],
    [{ seat: 0, cell: toll, why: 'short', remaining: 2 }, 'Ada cannot pay the toll ahead with 2 points left.'],
    [{ seat: 0, cell: gate, why: 'blocked', remaining: 4 }, 'Ada finds the way shut; 4 points are lost.'],
    [{ seat: 0, cell: gate, why: 'dead-end', remaining: 2 }, 'Ada can go no further; 2 points are lost.'],
    [{ seat: 0, cell: gate, why: 'unreachable', remaining: 0 }, 'Ada finds no way to get there.'],
    [
      { seat: 0, cell: inn, why: 'too-far', remaining: 9 },
      'Ada cannot use 9 points: the last roll has to end exactly on the start.',
    ],
  ],
  fork: [[{ seat: 0, cell: fork, ways: [0, 1] }, 'Ada comes to a fork: Market Fork.']],
  jumped: [[{ seat: 0, from: ferry, to: inn }, 'Ada goes from Ferry straight to Inn.']],
  paid: [
    [{ from: 0, to: 2, coins: 90, why: 'rent' }, 'Ada pays Chen 90 coins rent.'],
    [{ from: 1, to: 0, coins: 1, why: 'card' }, 'Bo pays Ada 1 coin.'],
    [{ to: 0, coins: 100, why: 'pass' }, 'Ada gets 100 coins on the way.'],
    [{ from: 0, coins: 20, why: 'pass' }, 'Ada pays 20 coins on the way.'],
    [{ to: 1, coins: 30, why: 'land' }, 'Bo gets 30 coins.'],
    [{ from: 1, coins: 80, why: 'land' }, 'Bo pays 80 coins.'],
    [{ from: 0, coins: 60, why: 'goods' }, 'Ada pays 60 coins at the market.'],
    [{ from: 0, coins: 50, why: 'bail' }, 'Ada pays 50 coins bail.'],
    // Told by `bought` and `sold`.
    [{ from: 0, coins: 101, why: 'price' }, undefined],
    [{ to: 0, coins: 50, why: 'sale' }, undefined],
  ],
  owed: [
    [{ seat: 0, to: 2, coins: 90, why: 'rent' }, 'Ada owes Chen 90 coins and has to sell.'],
    [{ seat: 0, coins: 80, why: 'land' }, 'Ada owes 80 coins and has to sell.'],
  ],
  got: [
    [{ seat: 0, good: 'charm', how: 'market' }, 'Ada holds a charm now: one roll can be chosen.'],
    [{ seat: 0, good: 'pass', how: 'card' }, 'Ada holds a pass now: out of Watch House for free, once.'],
  ],
  drew: [[{ seat: 1, deck: 'fate', card: 0 }, 'Bo draws a card: “The tide has your nets. Pay 40 coins.”']],
  gate: [
    [{ label: 'gate', cell: gate, open: true }, 'Water Gate opens.'],
    [{ label: 'gate', cell: gate, open: false }, 'Water Gate shuts.'],
  ],
  jailed: [
    [{ seat: 0, from: inn, to: jail, why: 'card' }, 'Ada is taken to Watch House.'],
    [{ seat: 0, from: inn, to: jail, why: 'tile' }, 'Ada is taken to Watch House.'],
    [{ seat: 0, from: inn, to: jail, why: 'doubles' }, 'Ada is taken to Watch House: three doubles in a row.'],
  ],
  stayed: [[{ seat: 0, tries: 2 }, 'Ada has no doubles and stays in Watch House, after try 2.']],
  freed: [
    [{ seat: 0, how: 'doubles' }, 'Ada leaves Watch House by doubles.'],
    [{ seat: 0, how: 'bail' }, 'Ada leaves Watch House on bail.'],
    [{ seat: 0, how: 'pass' }, 'Ada leaves Watch House with a pass.'],
  ],
  out: [
    [{ seat: 0 }, 'Ada is bankrupt and out of the game.'],
    [{ seat: 0, to: 1 }, 'Ada is bankrupt and out of the game; Bo gets what was left.'],
  ],
  over: [
    [{ winners: [1], reason: 'one-left' }, 'Bo wins: nobody else is left.'],
    [{ winners: [0], reason: 'laps' }, 'Ada wins: often enough round the board, before all others.'],
    [{ winners: [0, 2], reason: 'rounds' }, 'Ada and Chen win together: the richest after the last round.'],
  ],
};

const moment = momentOf(smallRace());

describe.each(Object.entries(cases))('%s', (kind, examples) => {
  test.each(examples.map(([event, sentence]) => [sentence ?? 'nothing', event, sentence] as const))(
    '%s',
    (_, event, sentence) => {
      const words = wordsOf({ kind, ...event } as RaceEvent, moment);
      expect(words && `${words.who} ${words.what}`).toBe(sentence);
    },
  );
});

test.each([
  ['bought', 'Ada buys Inn for 101 coins.'],
  ['sold', 'Ada sells Inn for 101 coins.'],
] as const)('%s', (kind, sentence) => {
  const words = wordsOf({ kind, seat: 0, cell: inn, price: 101 }, moment);
  expect(words && `${words.who} ${words.what}`).toBe(sentence);
});

test('a sentence about one player names the seat, for its mark; others do not', () => {
  expect(wordsOf({ kind: 'landed', seat: 2, cell: inn }, moment)?.seat).toBe(2);
  expect(wordsOf({ kind: 'paid', from: 1, to: 0, coins: 5, why: 'rent' }, moment)?.seat).toBe(1);
  expect(wordsOf({ kind: 'gate', label: 'gate', cell: gate, open: true }, moment)).not.toHaveProperty('seat');
});

test('without a limit, rounds are only counted', () => {
  const endless = { ...moment, setup: { ...setup, rounds: undefined } };
  expect(wordsOf({ kind: 'round', round: 2 }, endless)).toEqual({ who: 'Round 2', what: 'begins.' });
});

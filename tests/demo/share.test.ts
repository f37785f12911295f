// A game in the hash of an address: there and back, and what comes from anywhere is judged.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameSetup } from '../../demo/monopoly/ui/game-setup.js';
import { readMoves, writeMoves } from '../../demo/monopoly/ui/move-text.js';
import { fromHash, toHash } from '../../demo/monopoly/ui/share.js';
import type { RaceMove } from '../../src/games/index.js';
import { setup } from './moment.js';

/** Whole characters of any script, of which the longest count twice. */
const text = (most: number) => fc.string({ unit: 'binary', minLength: 1, maxLength: most / 2 });
const name = text(12)
  .map((any) => any.trim())
  .filter((any) => any !== '');
const setups: fc.Arbitrary<GameSetup> = fc.record({
  board: fc.constantFrom('harbor', 'lagoon'),
  seed: text(40),
  rounds: fc.option(fc.integer({ min: 1, max: 999 }), { nil: undefined }),
  seats: fc.array(fc.record({ name, kind: fc.constantFrom('person', 'easy', 'fair', 'sharp') }), {
    minLength: 2,
    maxLength: 6,
  }),
});
const move: fc.Arbitrary<RaceMove> = fc.oneof(
  fc.constantFrom<RaceMove>(
    { type: 'roll' },
    { type: 'buy' },
    { type: 'decline' },
    { type: 'bail' },
    { type: 'use-pass' },
  ),
  fc.record({ type: fc.constant('go' as const), direction: fc.nat(9999) }),
  fc.record({ type: fc.constant('choose' as const), points: fc.nat(9999) }),
  fc.record({ type: fc.constant('goods' as const), good: fc.constantFrom('pass', 'charm') }),
  fc.record({ type: fc.constant('sell' as const), tile: text(20) }),
);
const played = fc
  .array(move, { maxLength: 60 })
  .chain((moves) => fc.record({ moves: fc.constant(moves), position: fc.nat(moves.length) }));

describe('a hash', () => {
  test('gives back the setup, the moves and the position', () => {
    fc.assert(
      fc.property(setups, played, (game, { moves, position }) => {
        // As an address keeps it.
        const { hash } = new URL(toHash(game, { moves, position }), 'https://example.org/monopoly/');
        expect(fromHash(hash)).toEqual({ ok: true, setup: game, moves, position });
      }),
    );
  });

  test('is never an error, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), (any) => {
        const found = fromHash(any);
        if (any.replace(/^#/, '') === '') expect(found).toBeUndefined();
        else expect(found).toMatchObject({ ok: false });
      }),
    );
  });

  test('of which a piece is missing is an error that is told, or another game', () => {
    const whole = toHash(setup, {
      moves: [{ type: 'roll' }, { type: 'sell', tile: 'inn' }, { type: 'buy' }],
      position: 2,
    });
    fc.assert(
      fc.property(fc.nat(whole.length), fc.nat(10), (from, length) => {
        const found = fromHash(whole.slice(0, from) + whole.slice(from + length));
        expect(found === undefined || found.ok || found.reason.startsWith('This link holds no game: ')).toBe(true);
      }),
    );
  });

  test('is short: a letter for most moves', () => {
    const moves: RaceMove[] = [
      { type: 'roll' },
      { type: 'go', direction: 2 },
      { type: 'buy' },
      { type: 'roll' },
      { type: 'decline' },
    ];
    expect(toHash(setup, { moves, position: 5 })).toBe(
      '#v=1&board=harbor&seed=calm-gull-7&rounds=12&person=Ada&fair=Bo&person=Chen&moves=rg2brd',
    );
  });
});

const good = '#v=1&board=harbor&seed=x&person=Ada&fair=Bo&moves=rrr';

describe('a bad hash says what is wrong', () => {
  test('the good one is good', () => {
    expect(fromHash(good)).toMatchObject({ ok: true, position: 3 });
  });

  test.each([
    ['another version', good.replace('v=1', 'v=2'), 'it is not of a kind that this page knows'],
    ['no version', '#hello', 'it is not of a kind that this page knows'],
    ['an unknown board', good.replace('harbor', 'moon'), 'its board is unknown'],
    ['no seed', good.replace('seed=x', 'seed='), 'its seed is not 1 to 40 characters'],
    ['a long seed', good.replace('seed=x', `seed=${'x'.repeat(41)}`), 'its seed is not 1 to 40 characters'],
    ['no rounds at all', `${good}&rounds=0`, 'its rounds are not 1 to 999'],
    ['rounds that are no number', `${good}&rounds=1e2`, 'its rounds are not 1 to 999'],
    ['too many rounds', `${good}&rounds=1000`, 'its rounds are not 1 to 999'],
    ['one player', good.replace('&fair=Bo', ''), 'it needs 2 to 6 players with names'],
    ['seven players', `${good}&easy=3&easy=4&easy=5&easy=6&easy=7`, 'it needs 2 to 6 players with names'],
    ['a player without a name', good.replace('Ada', '+'), 'it needs 2 to 6 players with names'],
    ['a very long name', good.replace('Ada', 'A'.repeat(13)), 'it needs 2 to 6 players with names'],
    ['moves that are none', good.replace('rrr', 'rxr'), 'its moves cannot be read'],
    ['a position that is not there', `${good}&at=4`, 'it stands after a move that is not there'],
    ['a position that is no number', `${good}&at=-1`, 'it stands after a move that is not there'],
  ])('%s', (_, hash, reason) => {
    expect(fromHash(hash)).toEqual({ ok: false, reason: `This link holds no game: ${reason}.` });
  });
});

describe('moves as text', () => {
  test.each(['x', 'g', 'c', 'g12345', 's', 's.', 'sinn', 's%E0%A4%A.', 'r r', 'R', 'rg'])('%s is none', (any) => {
    expect(readMoves(any)).toBeUndefined();
  });

  test('a label with a dot in it does not end there', () => {
    const moves = [{ type: 'sell', tile: 'a.b' }, { type: 'roll' }] as const;
    expect(readMoves(writeMoves(moves))).toEqual(moves);
  });
});

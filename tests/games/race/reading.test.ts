// What a race reads: tiles, options and moves. A mistake is told by its thing, property and value (CONTRIBUTING.md, rule 2).
import { describe, expect, test } from 'vitest';
import { Board, createRandom, graphLayout, type TileProperties } from '../../../src/boards/index.js';
import { type RaceOptions, raceGame } from '../../../src/games/index.js';
import { cellOf, LANE, Play, placeOf, ringBoard } from './ring.js';

const shop = { label: 'inn', price: 100, rent: 10 };

describe('a tile', () => {
  test('is read once, with its defaults', () => {
    const game = raceGame(
      ringBoard({
        1: { ...shop, name: 'The Inn', district: 'east', pass: 1, land: -2, opens: 'gate', jump: placeOf(5) },
        2: { market: true, charmPrice: 60, draw: 'fate', label: 'cross' },
        3: { label: 'gate', gate: 'open', rhythm: 2, shuts: 'gate' },
        4: { jail: true, bail: 0 },
        5: { arrest: true },
      }),
    );
    const nothing = {
      label: undefined,
      price: undefined,
      rent: 0,
      district: undefined,
      pass: 0,
      land: 0,
      draw: undefined,
      goods: undefined,
      bail: undefined,
      isArrest: false,
      opens: undefined,
      shuts: undefined,
      gate: undefined,
      rhythm: undefined,
      jump: undefined,
    };
    const inn = { ...shop, name: 'The Inn', district: 'east', pass: 1, land: -2, opens: 'gate', jump: cellOf(5) };
    expect(game.tileNamed('inn')).toMatchObject({ ...nothing, ...inn });
    expect(game.tile(cellOf(2))).toMatchObject({ name: 'cross', goods: { charm: 60 }, draw: 'fate' });
    expect(game.tileNamed('gate')).toMatchObject({ gate: 'open', rhythm: 2, shuts: 'gate' });
    expect(game.track.jail).toMatchObject({ ...nothing, cell: cellOf(4), name: '(4, 0)', bail: 0 });
    expect(game.tile(cellOf(5))).toMatchObject({ isArrest: true });
    expect(game.track.start.cell).toBe(cellOf(0));
    expect(game.tile(6)).toBeUndefined();
    expect(game.tileNamed('nowhere')).toBeUndefined();
    expect(Object.isFrozen(game.tileNamed('inn'))).toBe(true);
  });

  test.each<[string, Record<number, TileProperties>, string]>([
    ['no start', { 0: { start: false } }, 'race: no tile has the property start'],
    ['two starts', { 5: { start: true } }, 'race: only one tile can have the property start, not'],
    ['two jails', { 5: { jail: true }, 6: { jail: true } }, 'race: only one tile can have the property jail, not'],
    ['a start that is a word', { 5: { start: 'yes' } }, `tile (4, 1): start is 'yes', but must be true or false`],
    ['no label', { 5: { price: 1, rent: 1 } }, 'tile (4, 1): price needs a label'],
    ['no label of a gate', { 5: { gate: 'open' } }, 'tile (4, 1): gate needs a label'],
    ['the same label', { 5: { label: 'a' }, 6: { label: 'a' } }, `tiles 'a' and 'a': both have the label 'a'`],
    [
      'a price for nothing',
      { 5: { ...shop, price: 0 } },
      `tile (4, 1) 'inn': price is 0, but must be a whole number ≥ 1`,
    ],
    ['half a rent', { 5: { ...shop, rent: 1.5 } }, `tile (4, 1) 'inn': rent is 1.5, but must be a whole number ≥ 0`],
    ['no rent', { 5: { label: 'inn', price: 1 } }, `tile (4, 1) 'inn': price needs rent`],
    ['only a rent', { 5: { rent: 5 } }, 'tile (4, 1): rent needs price'],
    ['a lone district', { 5: { district: 'east' } }, 'tile (4, 1): district needs price'],
    ['text for coins', { 5: { pass: '100' } }, `tile (4, 1): pass is '100', but must be a whole number`],
    [
      'no number',
      { 5: { land: Number.NaN, name: 'Bay' } },
      `tile (4, 1) 'Bay': land is NaN, but must be a whole number`,
    ],
    ['no deck', { 5: { draw: '' } }, `tile (4, 1): draw is '', but must be text`],
    ['a market without goods', { 5: { market: true } }, 'tile (4, 1): market needs passPrice or charmPrice'],
    ['goods without a market', { 5: { passPrice: 5 } }, 'tile (4, 1): passPrice needs market'],
    ['goods for nothing', { 5: { market: true, charmPrice: 0 } }, 'charmPrice is 0, but must be a whole number ≥ 1'],
    ['a bail without a jail', { 5: { bail: 5, jail: false } }, 'tile (4, 1): bail needs jail'],
    ['an arrest without a jail', { 5: { arrest: true } }, `tile '(4, 1)': arrest needs a jail`],
    ['an arrest in the jail', { 5: { arrest: true, jail: true } }, `tile '(4, 1)': arrest is the jail itself`],
    ['a gate ajar', { 5: { label: 'a', gate: 'ajar' } }, `gate is 'ajar', but must be 'open' or 'shut'`],
    ['rhythm without a gate', { 5: { rhythm: 2 } }, 'tile (4, 1): rhythm needs gate'],
    [
      'what opens no gate',
      { 5: { opens: 'b' }, 6: { label: 'a', gate: 'open' } },
      `opens is 'b', but the gates are 'a'`,
    ],
    [
      'a circle that costs nothing',
      Object.fromEntries(Array.from({ length: 16 }, (_, number) => [number, { cost: 0 }])),
      'it lies in a circle of tiles that cost nothing',
    ],
    ['what shuts nothing', { 5: { shuts: 'b' } }, `tile '(4, 1)': shuts is 'b', but the gates are none`],
  ])('%s: the message names it', (_, tiles, message) => {
    expect(() => raceGame(ringBoard(tiles))).toThrow(message);
  });

  test('may cost nothing where no circle does', () => {
    const all = Object.fromEntries(
      Array.from({ length: 15 }, (_, number) => [number, { cost: 0, start: number === 0 }]),
    );
    expect(() => raceGame(ringBoard(all))).not.toThrow();
  });

  test('of a graph is named by its node, and the pieces look along the edge of the sign', () => {
    const nodes = [
      { name: 'a', x: 0, y: 0 },
      { name: 'b', x: 0, y: 9 },
      { name: 'c', x: 9, y: 9 },
    ];
    const layout = graphLayout({
      nodes,
      edges: [
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'a'],
      ],
    });
    const tiles = (x: number): TileProperties => (x === 0 ? { start: true, face: 'c' } : {});
    const play = new Play(new Board(layout, { tiles }));
    expect(play.player(0).face).toBe(45);
    expect(play.game.tile(1)?.name).toBe(`node 'b'`);
    play.roll(1);
    expect(play.player(0).cell).toBe(2);
  });
});

describe('options', () => {
  const game = raceGame(ringBoard({ 3: { draw: 'fate', name: 'Fate' }, 5: { label: 'quay' } }));
  const plain = { kind: 'coins', coins: 5 } as const;
  const cards = [{ deck: 'fate', text: 'x', effect: plain }];
  const setup = (options: unknown) => game.setup(options as RaceOptions, createRandom(0));

  test('have defaults', () => {
    expect(setup({ players: 3, cards })).toMatchObject({
      rules: { players: 3, coins: 500, dice: 2, rounds: 60, cards },
      round: 1,
      turn: 0,
      phase: 'roll',
      players: [1, 2, 3].map(() => ({ coins: 500, cell: cellOf(0), laps: 0, passes: 0, charms: 0, isOut: false })),
    });
  });

  test('that are undefined are not there', () => {
    expect(setup({ players: 2, coins: undefined, end: undefined, cards })).toEqual(setup({ players: 2, cards }));
  });

  test.each<[unknown, string]>([
    [undefined, 'race: options is undefined, but must be an object'],
    [{ cards }, 'race: options: players is missing'],
    [{ players: 7, cards }, 'race: options: players is 7, but must be a whole number, 2 … 6'],
    [{ players: 2, coins: -1, cards }, 'race: options: coins is -1, but must be a whole number ≥ 0'],
    [{ players: 2, dice: 0, cards }, 'race: options: dice is 0, but must be a whole number, 1 … 4'],
    [{ players: 2, round: 5, cards }, 'race: options: there is no round; allowed: players, coins, dice, end, cards'],
    [{ players: 2, end: { lap: 3 }, cards }, 'race: end: there is no lap; allowed: rounds, laps, exact'],
    [{ players: 2, end: { rounds: 0 }, cards }, 'race: end: rounds is 0, but must be a whole number ≥ 1'],
    [{ players: 2, end: { exact: 'stay' }, cards }, 'race: end: exact needs laps'],
    [{ players: 2, end: { laps: 1, exact: 'no' }, cards }, `race: end: exact is 'no', but must be 'stay' or 'bounce'`],
    [{ players: 2 }, `race: tile 'Fate': draw is 'fate', but no card is in that deck`],
    [{ players: 2, cards: {} }, 'race: options: cards is {}, but must be a list'],
    [{ players: 2, cards: [null] }, 'race: cards[0] is null, but must be an object'],
    [{ players: 2, cards: [{ text: 'x', effect: plain }] }, 'race: cards[0]: deck is missing'],
    [{ players: 2, cards: [{ deck: 'fate', text: 'x' }] }, 'race: cards[0].effect is undefined, but must be an object'],
    [{ players: 2, cards: [{ ...cards[0], effect: { kind: 'win' } }] }, `race: cards[0].effect: kind is 'win'`],
    [{ players: 2, cards: [{ ...cards[0], effect: { kind: 'coins' } }] }, 'race: cards[0].effect: coins is missing'],
    [
      { players: 2, cards: [...cards, { ...cards[0], effect: { kind: 'to', label: 'bay' } }] },
      `race: cards[1].effect: label is 'bay', but must be the label of a tile`,
    ],
    [
      { players: 2, cards: [{ ...cards[0], effect: { kind: 'arrest' } }] },
      'race: cards[0].effect: arrest needs a jail on the board',
    ],
  ])('%o: the message names what is wrong', (options, message) => {
    expect(() => setup(options)).toThrow(message);
  });
});

describe('a move from elsewhere', () => {
  const { parseMove } = raceGame(ringBoard());

  test.each([
    { type: 'roll' },
    { type: 'choose', points: 7 },
    { type: 'go', direction: 2 },
    { type: 'buy' },
    { type: 'decline' },
    { type: 'goods', good: 'pass' },
    { type: 'goods', good: 'charm' },
    { type: 'sell', tile: 'inn' },
    { type: 'bail' },
    { type: 'use-pass' },
  ])('%o is one', (move) => {
    expect(parseMove({ ...move, more: 1 })).toEqual(move);
  });

  test.each([
    undefined,
    null,
    'roll',
    [],
    {},
    { type: 'win' },
    { type: 'toString' },
    { type: 'choose', points: '7' },
    { type: 'choose', points: 1.5 },
    { type: 'go' },
    { type: 'go', direction: 'E' },
    { type: 'goods', good: 'gold' },
    { type: 'sell', tile: 3 },
  ])('%o is none', (value) => {
    expect(parseMove(value)).toBeUndefined();
    expect(new Play(ringBoard()).refusal(value as never)).toBe('no-move');
  });
});

describe('a state', () => {
  test('that another has played on is as it was', () => {
    const play = new Play(ringBoard({ 1: { land: -10 } }, LANE));
    const before = play.state;
    const copy = structuredClone(before);
    play.roll(1);
    expect(before).toEqual(copy);
  });
});

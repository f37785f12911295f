// Cards: every effect that a map can write down (race.md, "What the tiles mean").
import { describe, expect, test } from 'vitest';
import { createRandom, type TileProperties } from '../../../src/boards/index.js';
import { type RaceEffect, raceCards, raceGame } from '../../../src/games/index.js';
import { cellOf, LANE, only, Play, ringBoard, steps } from './ring.js';

const tiles: Record<number, TileProperties> = {
  0: { label: 'home', pass: 100, land: 200 },
  3: { label: 'fate', draw: 'fate' },
  5: { pass: 9, land: 11 },
  8: { label: 'jail', jail: true },
  12: { label: 'quay', land: 40 },
};

/** A race in which the tile 3 draws a card with this effect. */
function withCard(effect: RaceEffect, options: object = {}) {
  return new Play(ringBoard(tiles), { cards: [{ deck: 'fate', text: 'What a day!', effect }], ...options });
}

describe('a card', () => {
  test('is drawn on landing, and named by its place in the rules', () => {
    const play = withCard({ kind: 'coins', coins: 60 });
    expect(play.roll(3).slice(-4)).toEqual([
      { kind: 'landed', seat: 0, cell: cellOf(3) },
      { kind: 'drew', seat: 0, deck: 'fate', card: 0 },
      { kind: 'paid', to: 0, coins: 60, why: 'card' },
      { kind: 'turn', seat: 1 },
    ]);
    expect(play.state.rules.cards[0]?.text).toBe('What a day!');
  });

  test('is not drawn in passing', () => {
    expect(only(withCard({ kind: 'coins', coins: 60 }).roll(4), 'drew')).toEqual([]);
  });

  test('coins to the bank', () => {
    const play = withCard({ kind: 'coins', coins: -60 });
    play.roll(3);
    expect(play.coins(0)).toBe(440);
  });

  test('coins from every other player', () => {
    const play = withCard({ kind: 'each', coins: 15 }, { players: 3 });
    expect(only(play.roll(3), 'paid')).toEqual([
      { kind: 'paid', from: 1, to: 0, coins: 15, why: 'card' },
      { kind: 'paid', from: 2, to: 0, coins: 15, why: 'card' },
    ]);
  });

  test('coins to every other player, not to who is out', () => {
    const play = withCard({ kind: 'each', coins: -15 }, { players: 4 });
    play.setPlayer(2, { isOut: true });
    play.roll(3);
    expect([0, 1, 2, 3].map((seat) => play.coins(seat))).toEqual([470, 515, 500, 515]);
  });

  test('another player who cannot pay is asked to sell, then the turn goes on', () => {
    const play = new Play(ringBoard({ ...tiles, 9: { label: 'inn', price: 100, rent: 1 } }), {
      players: 3,
      cards: [{ deck: 'fate', text: 'Birthday', effect: { kind: 'each', coins: 40 } }],
    });
    play.set({ owners: { inn: 2 } });
    play.setPlayer(2, { coins: 10 });
    play.roll(3);
    expect(play.state).toMatchObject({ phase: 'debt', turn: 0, debt: { seat: 2, to: 0, coins: 40 } });
    expect(play.game.turn(play.state)).toBe(2);
    play.move({ type: 'sell', tile: 'inn' });
    expect([play.coins(0), play.coins(2), play.state.turn]).toEqual([580, 20, 1]);
  });

  test('another player may go bankrupt by it', () => {
    const play = withCard({ kind: 'each', coins: 40 }, { players: 3 });
    play.setPlayer(1, { coins: 10 });
    expect(only(play.roll(3), 'out')).toEqual([{ kind: 'out', seat: 1, to: 0 }]);
    expect(play.state).toMatchObject({ phase: 'roll', turn: 2 });
  });

  test('steps forward: passes and lands', () => {
    const play = withCard({ kind: 'steps', steps: 3 });
    const events = play.roll(3);
    expect(steps(events)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(only(events, 'paid')).toMatchObject([{ coins: 9, why: 'pass' }]);
  });

  test('steps backwards: passes nothing, lands, and looks the same way as before', () => {
    const play = withCard({ kind: 'steps', steps: -4 });
    const events = play.roll(3);
    expect(steps(events)).toEqual([1, 2, 3, 2, 1, 0, 15]);
    const later = events.slice(events.findIndex(({ kind }) => kind === 'drew'));
    expect(only(later, 'passed', 'paid')).toEqual([]);
    expect(only(later, 'landed')).toEqual([{ kind: 'landed', seat: 0, cell: cellOf(15) }]);
    expect(play.player(0).laps).toBe(0);
    // Turned round twice: the next roll goes on towards the start.
    play.roll(1);
    expect(steps(play.roll(1))).toEqual([0]);
  });

  test('to a tile: walks there, passing counts, the start too', () => {
    const play = withCard({ kind: 'to', label: 'fate' });
    play.setPlayer(0, { cell: cellOf(2), cameFrom: cellOf(1), face: 0 });
    const events = play.roll(1);
    expect(steps(events)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3]);
    expect(only(events, 'paid')).toMatchObject([{ coins: 9 }, { coins: 100 }]);
    expect(play.player(0).laps).toBe(1);
  });

  test('to a tile by the shortest way, and nobody is asked', () => {
    const cards = [{ deck: 'fate', text: 'Home!', effect: { kind: 'to', label: 'home' } as const }];
    const play = new Play(ringBoard({ ...tiles, 3: {}, 1: { draw: 'fate' } }, LANE), { cards });
    const events = play.roll(1);
    expect(steps(events)).toEqual([1, 2, 16, 17, 18, 10, 11, 12, 13, 14, 15, 0]);
    expect(only(events, 'fork')).toEqual([]);
    expect(play.coins(0)).toBe(700);
  });

  test('to a tile that cannot be reached: the piece stays', () => {
    const cards = [{ deck: 'fate', text: 'Quay!', effect: { kind: 'to', label: 'quay' } as const }];
    const gate = (label: string) => ({ label, gate: 'shut' });
    const play = new Play(ringBoard({ ...tiles, 1: gate('a'), 5: gate('b') }), { cards });
    play.setPlayer(0, { cell: cellOf(2), cameFrom: cellOf(1), face: 0 });
    const events = play.roll(1);
    expect(only(events, 'stopped')).toEqual([
      { kind: 'stopped', seat: 0, cell: cellOf(3), why: 'unreachable', remaining: 0 },
    ]);
    expect(only(events, 'landed')).toHaveLength(1);
  });

  test('jump to a tile: at once, past nothing, and lands there', () => {
    const play = withCard({ kind: 'jump', label: 'quay' });
    const events = play.roll(3);
    expect(only(events, 'jumped')).toEqual([{ kind: 'jumped', seat: 0, from: cellOf(3), to: cellOf(12) }]);
    expect(play.coins(0)).toBe(540);
    expect(play.player(0)).toMatchObject({ laps: 0, cell: cellOf(12) });
  });

  test('arrest', () => {
    const play = withCard({ kind: 'arrest' });
    expect(only(play.roll(3), 'jailed')).toMatchObject([{ to: cellOf(8), why: 'card' }]);
  });

  test('a pass to keep', () => {
    const play = withCard({ kind: 'pass' });
    expect(only(play.roll(3), 'got')).toEqual([{ kind: 'got', seat: 0, good: 'pass', how: 'card' }]);
    expect(play.player(0).passes).toBe(1);
  });
});

describe('a deck', () => {
  const cards = [1, 2, 3].map((coins) => ({
    deck: 'fate',
    text: `${coins}`,
    effect: { kind: 'coins', coins } as const,
  }));
  const other = [{ deck: 'luck', text: 'none', effect: { kind: 'pass' } as const }];
  const drawOften = ringBoard({ ...tiles, ...Object.fromEntries([1, 2, 4, 5, 6].map((n) => [n, { draw: 'fate' }])) });

  test('is shuffled by the generator of the setup', () => {
    const game = raceGame(drawOften);
    const orders = Array.from({ length: 60 }, (_, seed) => {
      const options = { players: 2, cards: [...other, ...cards] };
      return game.setup(options, createRandom(seed)).decks.fate?.join('');
    });
    expect(new Set(orders)).toEqual(new Set(['123', '132', '213', '231', '312', '321']));
  });

  test('is drawn from the top, and each card goes under it', () => {
    const play = new Play(drawOften, { cards });
    play.set({ decks: { fate: [2, 0, 1] } });
    const drawn = [1, 1, 1, 1, 1].map(() => only(play.roll(1), 'drew')[0]?.card);
    expect(drawn).toEqual([2, 0, 1, 2, 0]);
  });

  test('gives one card a roll, so that no chain of cards is endless', () => {
    const again = [{ deck: 'fate', text: 'Again', effect: { kind: 'jump', label: 'fate' } as const }];
    const play = new Play(ringBoard(tiles), { cards: again });
    const events = play.roll(3);
    expect(only(events, 'drew', 'landed').map(({ kind }) => kind)).toEqual(['landed', 'drew', 'landed']);
    play.roll(1);
    play.setPlayer(0, { cell: cellOf(2) });
    expect(only(play.roll(1), 'drew')).toHaveLength(1);
  });

  test('does not show its order to anybody', () => {
    const play = new Play(drawOften, { cards });
    play.set({ decks: { fate: [2, 0, 1] } });
    for (const seat of [0, 1, 'spectator'] as const) {
      expect(play.game.view(play.state, seat)).toEqual({ ...play.state, decks: { fate: [0, 1, 2] } });
    }
  });
});

describe('raceCards', () => {
  const card = (properties: object, name = 'Windfall') => ({ class: 'Card', name, properties: { ...properties } });
  const fate = { deck: 'fate', text: 'What a day!' };

  test.each<[object, RaceEffect]>([
    [{ coins: -60 }, { kind: 'coins', coins: -60 }],
    [{ coinsEach: 15 }, { kind: 'each', coins: 15 }],
    [{ steps: -3 }, { kind: 'steps', steps: -3 }],
    [{ to: 'home' }, { kind: 'to', label: 'home' }],
    [{ jump: 'home' }, { kind: 'jump', label: 'home' }],
    [{ arrest: true }, { kind: 'arrest' }],
    [{ pass: true, arrest: false }, { kind: 'pass' }],
  ])('reads %o', (properties, effect) => {
    expect(raceCards([card({ ...fate, ...properties })])).toEqual([{ ...fate, name: 'Windfall', effect }]);
  });

  test('takes the objects of class Card, with properties by name or as Tiled lists them', () => {
    const listed = {
      class: 'Card',
      properties: Object.entries({ ...fate, coins: 5 }).map(([name, value]) => ({ name, value })),
    };
    const objects = [{ class: '', name: 'tree', properties: {} }, listed, { class: 'TileData', properties: [] }];
    expect(raceCards(objects)).toEqual([{ ...fate, effect: { kind: 'coins', coins: 5 } }]);
  });

  test.each([
    [card({ text: 'x', coins: 1 }), `race: card 'Windfall': deck is missing`],
    [card({ deck: 'x', coins: 1 }), `race: card 'Windfall': text is missing`],
    [card(fate), `race: card 'Windfall': needs exactly one of coins, coinsEach, steps, to, jump, arrest, pass`],
    [card({ ...fate, coins: 1, steps: 2 }), `race: card 'Windfall': needs exactly one of`],
    [card({ ...fate, coins: 'much' }), `race: card 'Windfall': coins is 'much', but must be a whole number`],
    [card({ ...fate, coins: 1.5 }, ''), `race: card 'What a day!': coins is 1.5`],
  ])('names the object: %o', (object, message) => {
    expect(() => raceCards([object])).toThrow(message);
  });
});

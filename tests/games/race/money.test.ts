// Buying, rents, debts and bankruptcy: the usual conventions of property trading games, as race.md settles them.
import { describe, expect, test } from 'vitest';
import { cellOf, only, Play, ringBoard } from './ring.js';

const board = () =>
  ringBoard({
    1: { label: 'inn', price: 100, rent: 10, district: 'east' },
    2: { label: 'mill', price: 151, rent: 20, district: 'east' },
    3: { label: 'pier', price: 300, rent: 400 },
    4: { land: -120 },
  });

/** Owners as a test needs them. */
function owned(owners: Record<string, number>, coins: number, options: object = {}) {
  const play = new Play(board(), options);
  play.set({ owners });
  play.setPlayer(0, { coins });
  return play;
}

describe('an offer', () => {
  test('is made to who lands on a free tile: the turn waits', () => {
    const play = new Play(board());
    play.roll(1);
    expect(play.state).toMatchObject({ phase: 'offer', turn: 0 });
    expect(play.allowed).toEqual(['buy', 'decline']);
  });

  test('taken, the price is paid and the tile is owned', () => {
    const play = new Play(board());
    play.roll(1);
    expect(play.move({ type: 'buy' })).toEqual([
      { kind: 'paid', from: 0, coins: 100, why: 'price' },
      { kind: 'bought', seat: 0, cell: cellOf(1), price: 100 },
      { kind: 'turn', seat: 1 },
    ]);
    expect(play.state.owners).toEqual({ inn: 0 });
    expect(play.coins(0)).toBe(400);
  });

  test('declined, nothing is owned, and the next player gets it', () => {
    const play = new Play(board());
    play.roll(1);
    expect(play.move({ type: 'decline' })).toEqual([{ kind: 'turn', seat: 1 }]);
    play.roll(1);
    play.move({ type: 'buy' });
    expect(play.state.owners).toEqual({ inn: 1 });
  });

  test('is not made to who cannot afford it, nor for a tile that is owned, nor in passing', () => {
    const poor = owned({}, 99);
    poor.roll(1);
    const mine = owned({ inn: 0 }, 500);
    mine.roll(1);
    const passing = new Play(board());
    passing.roll(5);
    for (const play of [poor, mine, passing]) expect(play.state).toMatchObject({ phase: 'roll', turn: 1 });
  });
});

describe('rent', () => {
  test('is paid to the owner by who lands there', () => {
    const play = owned({ inn: 1 }, 500);
    expect(only(play.roll(1), 'paid')).toEqual([{ kind: 'paid', from: 0, to: 1, coins: 10, why: 'rent' }]);
    expect([play.coins(0), play.coins(1)]).toEqual([490, 510]);
  });

  test('is double where the owner has the whole district', () => {
    const play = owned({ inn: 1, mill: 1 }, 500);
    const [inn, mill] = ['inn', 'mill'].map((label) => play.game.tileNamed(label));
    play.roll(2);
    expect(play.coins(0)).toBe(460);
    expect([inn, mill].map((tile) => tile && play.game.rent(play.state, tile))).toEqual([20, 40]);
  });

  test('is not paid by the owner, by who walks over it, or for a free tile', () => {
    for (const [owners, eyes] of [
      [{ inn: 0 }, 1],
      [{ inn: 1 }, 5],
      [{}, 1],
    ] as const) {
      const play = owned(owners, 500);
      expect(only(play.roll(eyes), 'paid')).toEqual([]);
    }
  });
});

describe('a debt', () => {
  test('asks who cannot pay to sell, for half of the price in whole coins', () => {
    const play = owned({ inn: 0, mill: 0 }, 30);
    const events = play.roll(4);
    expect(only(events, 'owed', 'paid')).toEqual([{ kind: 'owed', seat: 0, coins: 120, why: 'land' }]);
    expect(play.state).toMatchObject({ phase: 'debt', debt: { seat: 0, coins: 120, why: 'land' } });
    expect([...play.game.moves(play.state)]).toEqual([
      { type: 'sell', tile: 'inn' },
      { type: 'sell', tile: 'mill' },
    ]);
    expect(play.move({ type: 'sell', tile: 'mill' })).toEqual([
      { kind: 'paid', to: 0, coins: 75, why: 'sale' },
      { kind: 'sold', seat: 0, cell: cellOf(2), price: 75 },
    ]);
    expect(play.state.phase).toBe('debt');
  });

  test('is paid as soon as there is enough, and the turn goes on', () => {
    const play = owned({ inn: 0, mill: 0 }, 50);
    play.roll(4);
    const events = play.move({ type: 'sell', tile: 'mill' });
    expect(only(events, 'paid')).toEqual([
      { kind: 'paid', to: 0, coins: 75, why: 'sale' },
      { kind: 'paid', from: 0, coins: 120, why: 'land' },
    ]);
    expect(play.coins(0)).toBe(5);
    expect(play.state).toMatchObject({ phase: 'roll', turn: 1, owners: { inn: 0 } });
    expect(play.state).not.toHaveProperty('debt');
  });

  test('only tiles of its own can be sold', () => {
    const play = owned({ inn: 0, mill: 0, pier: 1 }, 30);
    play.roll(4);
    expect(play.refusal({ type: 'sell', tile: 'pier' })).toBe('not-allowed');
    expect(play.refusal({ type: 'roll' })).toBe('not-now');
  });

  test('made on the way is settled where the walk rests, and it goes on from there', () => {
    const toll = ringBoard({ 1: { label: 'inn', price: 100, rent: 10 }, 2: { pass: -60 }, 4: { land: 5 } });
    const play = new Play(toll);
    play.set({ owners: { inn: 0 } });
    play.setPlayer(0, { coins: 20 });
    const events = play.roll(4);
    expect(only(events, 'stepped')).toHaveLength(4);
    expect(events.at(-1)).toEqual({ kind: 'owed', seat: 0, coins: 60, why: 'pass' });
    expect(only(play.move({ type: 'sell', tile: 'inn' }), 'paid', 'landed')).toEqual([
      { kind: 'paid', to: 0, coins: 50, why: 'sale' },
      { kind: 'paid', from: 0, coins: 60, why: 'pass' },
      { kind: 'landed', seat: 0, cell: cellOf(4) },
      { kind: 'paid', to: 0, coins: 5, why: 'land' },
    ]);
  });
});

describe('bankruptcy', () => {
  test('what cannot be raised puts a player out: the creditor gets what there is, the tiles become free', () => {
    const play = owned({ inn: 0, pier: 1 }, 30, { players: 3 });
    const events = play.roll(3);
    expect(events.slice(-5)).toEqual([
      { kind: 'paid', to: 0, coins: 50, why: 'sale' },
      { kind: 'sold', seat: 0, cell: cellOf(1), price: 50 },
      { kind: 'paid', from: 0, to: 1, coins: 80, why: 'rent' },
      { kind: 'out', seat: 0, to: 1 },
      { kind: 'turn', seat: 1 },
    ]);
    expect(play.player(0)).toMatchObject({ isOut: true, coins: 0 });
    expect([play.coins(1), play.state.owners]).toEqual([580, { pier: 1 }]);
  });

  test('who is out has no more turns', () => {
    const play = owned({}, 0, { players: 3 });
    play.roll(4);
    const turns = [6, 6, 6, 6].map((eyes) => {
      play.roll(eyes);
      return play.state.turn;
    });
    expect(turns).toEqual([2, 1, 2, 1]);
    expect(play.state.round).toBe(3);
  });

  test('the last one left wins at once', () => {
    const play = owned({}, 0);
    expect(play.roll(4).slice(-2)).toEqual([
      { kind: 'out', seat: 0 },
      { kind: 'over', winners: [1], reason: 'one-left' },
    ]);
    expect(play.state.phase).toBe('over');
    expect(play.game.turn(play.state)).toBeUndefined();
    expect(play.game.outcome(play.state)).toEqual({ winners: [1], reason: 'one-left' });
    expect([...play.game.moves(play.state)]).toEqual([]);
    expect(play.refusal({ type: 'roll' })).toBe('over');
  });

  test('gates stay as they are', () => {
    const play = new Play(ringBoard({ 1: { land: -900, opens: 'gate' }, 9: { label: 'gate', gate: 'shut' } }), {
      players: 3,
    });
    play.roll(1);
    expect(play.player(0).isOut).toBe(true);
    expect(play.state.gates).toEqual({ gate: true });
  });
});

describe('worth', () => {
  test('is coins and the prices of what is owned', () => {
    const play = owned({ inn: 0, mill: 0, pier: 1 }, 7);
    expect([0, 1].map((seat) => play.game.worth(play.state, seat))).toEqual([7 + 100 + 151, 500 + 300]);
  });
});

describe('several debts', () => {
  test('are settled in the order in which they were made', () => {
    const play = new Play(ringBoard({ 1: { pass: -10 }, 2: { pass: -20 }, 5: { label: 'inn', price: 100, rent: 1 } }));
    play.set({ owners: { inn: 0 } });
    play.setPlayer(0, { coins: 0 });
    expect(only(play.roll(3), 'owed')).toMatchObject([{ coins: 10 }]);
    const paid = only(play.move({ type: 'sell', tile: 'inn' }), 'paid');
    expect(paid.filter(({ why }) => why === 'pass').map(({ coins }) => coins)).toEqual([10, 20]);
  });

  test('of others for a card, in the order of the turns', () => {
    const shops = [5, 6, 7].map((number) => [number, { label: `shop ${number}`, price: 100, rent: 1 }] as const);
    const cards = [{ deck: 'fate', text: 'A feast', effect: { kind: 'each', coins: 40 } }] as const;
    const play = new Play(ringBoard({ 2: { draw: 'fate' }, ...Object.fromEntries(shops) }), { players: 4, cards });
    play.set({ owners: { 'shop 5': 1, 'shop 6': 2, 'shop 7': 3 } });
    for (const seat of [1, 2, 3]) play.setPlayer(seat, { coins: 0 });
    const owed = [...only(play.roll(2), 'owed')];
    for (const tile of ['shop 5', 'shop 6', 'shop 7']) owed.push(...only(play.move({ type: 'sell', tile }), 'owed'));
    expect(owed.map(({ seat }) => seat)).toEqual([1, 2, 3]);
  });
});

// Words that every object of JavaScript knows are names like others.
test.each(['constructor', '__proto__', 'toString'])('a tile and a deck may be called %s', (name) => {
  const cards = [{ deck: name, text: 'Well', effect: { kind: 'coins', coins: 7 } }] as const;
  const play = new Play(ringBoard({ 1: { label: name, price: 100, rent: 10 }, 3: { draw: name } }), { cards });
  play.roll(1);
  expect(play.allowed).toEqual(['buy', 'decline']);
  play.move({ type: 'buy' });
  play.roll(1);
  expect([play.coins(0), play.coins(1)]).toEqual([410, 490]);
  play.roll(2);
  expect(play.coins(0)).toBe(417);
  expect(JSON.parse(JSON.stringify(play.state))).toEqual(play.state);
});

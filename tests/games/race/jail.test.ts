// The jail, and doubles: the usual conventions of property trading games, as race.md settles them.
import { describe, expect, test } from 'vitest';
import { cellOf, only, Play, placeOf, ringBoard, steps } from './ring.js';

const board = () =>
  ringBoard({ 8: { label: 'jail', jail: true, bail: 40, cost: 'STOP', land: 3 }, 3: { arrest: true } });

/** A race with two dice, with the first player in the jail and on the move. */
function jailed(change: object = {}) {
  const play = new Play(board(), { dice: 2 });
  play.roll(1, 2);
  play.roll(1, 3);
  play.setPlayer(0, change);
  return play;
}

describe('getting there', () => {
  test('by landing on a tile that arrests: at once, past nothing, without landing there', () => {
    const play = new Play(board(), { dice: 2 });
    const events = play.roll(1, 2);
    expect(events.slice(-3)).toEqual([
      { kind: 'landed', seat: 0, cell: cellOf(3) },
      { kind: 'jailed', seat: 0, from: cellOf(3), to: cellOf(8), why: 'tile' },
      { kind: 'turn', seat: 1 },
    ]);
    expect(play.player(0)).toMatchObject({ cell: cellOf(8), jail: { tries: 0 }, coins: 500 });
    expect(play.player(0)).not.toHaveProperty('cameFrom');
  });

  test('walking there is only a visit', () => {
    const play = new Play(board(), { dice: 2 });
    play.roll(6, 4);
    expect(play.player(0)).toMatchObject({ cell: cellOf(8), coins: 503 });
    expect(play.player(0)).not.toHaveProperty('jail');
  });

  test('no second roll for doubles that led there', () => {
    const play = new Play(ringBoard({ 2: { arrest: true }, 8: { jail: true } }), { dice: 2 });
    play.roll(1, 1);
    expect(play.state.turn).toBe(1);
  });
});

describe('getting out', () => {
  test('is asked at the beginning of the turn', () => {
    const play = jailed();
    expect(play.state).toMatchObject({ phase: 'jail', turn: 0 });
    expect(play.allowed).toEqual(['roll', 'bail']);
  });

  test('by doubles: this roll is walked, and there is no other', () => {
    const play = jailed();
    const events = play.roll(2, 2);
    expect(only(events, 'freed')).toEqual([{ kind: 'freed', seat: 0, how: 'doubles' }]);
    expect(steps(events)).toHaveLength(4);
    expect(play.state.turn).toBe(1);
    expect(play.player(0)).not.toHaveProperty('jail');
  });

  test('by the bail: then roll as always', () => {
    const play = jailed();
    expect(play.move({ type: 'bail' })).toEqual([
      { kind: 'paid', from: 0, coins: 40, why: 'bail' },
      { kind: 'freed', seat: 0, how: 'bail' },
    ]);
    expect(play.state).toMatchObject({ phase: 'roll', turn: 0 });
    play.roll(1, 1);
    expect(play.state).toMatchObject({ phase: 'roll', turn: 0, doubles: 1 });
  });

  test('by a pass, which is used up', () => {
    const play = jailed({ passes: 2 });
    expect(play.allowed).toEqual(['roll', 'bail', 'use-pass']);
    expect(play.move({ type: 'use-pass' })).toEqual([{ kind: 'freed', seat: 0, how: 'pass' }]);
    expect(play.player(0)).toMatchObject({ passes: 1, coins: 500 });
    expect(play.state.phase).toBe('roll');
  });

  test('the bail is 50 where the jail does not say', () => {
    const play = new Play(ringBoard({ 8: { jail: true }, 3: { arrest: true } }));
    expect(play.game.track.jail?.bail).toBe(50);
  });

  test('who cannot pay is not asked to', () => {
    const play = jailed({ coins: 39 });
    expect(play.allowed).toEqual(['roll']);
    expect(play.refusal({ type: 'bail' })).toBe('not-now');
  });

  test('after the third try without doubles the bail is taken, and this roll is walked', () => {
    const play = jailed();
    for (const tries of [1, 2]) {
      expect(only(play.roll(1, 2), 'stayed', 'stepped')).toEqual([{ kind: 'stayed', seat: 0, tries }]);
      expect(play.player(0).jail).toEqual({ tries });
      play.roll(4, 6);
    }
    const events = play.roll(1, 2);
    expect(only(events, 'paid', 'freed')).toEqual([
      { kind: 'paid', from: 0, coins: 40, why: 'bail' },
      { kind: 'freed', seat: 0, how: 'bail' },
    ]);
    expect(steps(events)).toHaveLength(3);
  });

  test('a bail that cannot be paid then is a debt, and the walk waits for it', () => {
    const shop = { label: 'inn', price: 100, rent: 10 };
    const play = new Play(ringBoard({ 1: shop, 8: { jail: true, bail: 40 } }), { dice: 2 });
    play.set({ phase: 'jail', owners: { inn: 0 } });
    play.setPlayer(0, { cell: cellOf(8), coins: 10, jail: { tries: 2 } });
    expect(only(play.roll(1, 2), 'owed', 'freed')).toEqual([{ kind: 'owed', seat: 0, coins: 40, why: 'bail' }]);
    const events = play.move({ type: 'sell', tile: 'inn' });
    expect(only(events, 'freed')).toHaveLength(1);
    expect(steps(events)).toHaveLength(3);
  });

  test('with one die there are no doubles: the bail or a pass', () => {
    const play = new Play(board());
    play.roll(3);
    play.roll(1);
    for (const tries of [1, 2]) {
      expect(only(play.roll(6), 'stayed')).toEqual([{ kind: 'stayed', seat: 0, tries }]);
      play.roll(1);
    }
    expect(only(play.roll(6), 'freed')).toEqual([{ kind: 'freed', seat: 0, how: 'bail' }]);
  });
});

describe('doubles', () => {
  test('roll again', () => {
    const play = new Play(board(), { dice: 2 });
    expect(only(play.roll(2, 2), 'doubles')).toEqual([{ kind: 'doubles', seat: 0, count: 1 }]);
    expect(play.state).toMatchObject({ turn: 0, phase: 'roll', doubles: 1, dice: [2, 2] });
    play.roll(1, 2);
    expect(play.state).toMatchObject({ turn: 1, doubles: 0 });
  });

  test('the third in a row leads to the jail without walking', () => {
    const play = new Play(ringBoard({ 15: { jail: true } }), { dice: 2 });
    play.roll(1, 1);
    play.roll(2, 2);
    const events = play.roll(1, 1);
    expect(events.map(({ kind }) => kind)).toEqual(['rolled', 'doubles', 'jailed', 'turn']);
    expect(only(events, 'jailed')).toMatchObject([{ from: cellOf(6), why: 'doubles' }]);
  });

  test('the count begins anew with the next turn', () => {
    const play = new Play(ringBoard({ 15: { jail: true } }), { dice: 2 });
    for (let turn = 0; turn < 4; turn++) {
      play.roll(1, 1);
      play.roll(1, 2);
    }
    expect(play.state.players.some(({ jail }) => jail)).toBe(false);
  });

  test('without a jail the third is walked, and is the last', () => {
    const play = new Play(ringBoard(), { dice: 2 });
    play.roll(1, 1);
    play.roll(1, 1);
    expect(steps(play.roll(1, 1))).toEqual([5, 6]);
    expect(play.state.turn).toBe(1);
  });

  test('three dice make doubles when all are the same', () => {
    const play = new Play(ringBoard(), { dice: 3 });
    expect(only(play.roll(2, 2, 1), 'doubles')).toEqual([]);
    expect(only(play.roll(2, 2, 2), 'doubles')).toHaveLength(1);
  });

  test('a jump keeps them', () => {
    const play = new Play(ringBoard({ 2: { jump: placeOf(6) } }), { dice: 2 });
    play.roll(1, 1);
    expect(play.state).toMatchObject({ turn: 0, phase: 'roll' });
  });
});

// Markets sell goods to who lands there, and to who stops there to choose a way (race.md, "What the tiles mean").
import { describe, expect, test } from 'vitest';
import { cellOf, LANE, only, Play, ringBoard, steps } from './ring.js';

const S = 1;
const market = { market: true, passPrice: 30, charmPrice: 60 };
const board = (number = 2, rows?: string[]) => ringBoard({ [number]: market, 8: { jail: true } }, rows);

describe('a market', () => {
  test('is open to who lands there', () => {
    const play = new Play(board());
    play.roll(2);
    expect(play.state).toMatchObject({ phase: 'market', turn: 0 });
    expect([...play.game.moves(play.state)]).toEqual([
      { type: 'goods', good: 'pass' },
      { type: 'goods', good: 'charm' },
      { type: 'decline' },
    ]);
  });

  test('sells one good after another, one of each, and then closes by itself', () => {
    const play = new Play(board());
    play.roll(2);
    expect(play.move({ type: 'goods', good: 'charm' })).toEqual([
      { kind: 'paid', from: 0, coins: 60, why: 'goods' },
      { kind: 'got', seat: 0, good: 'charm', how: 'market' },
    ]);
    expect(play.refusal({ type: 'goods', good: 'charm' })).toBe('not-allowed');
    play.move({ type: 'goods', good: 'pass' });
    expect(play.state).toMatchObject({ phase: 'roll', turn: 1 });
    expect(play.player(0)).toMatchObject({ coins: 410, passes: 1, charms: 1 });
  });

  test('can be left', () => {
    const play = new Play(board());
    play.roll(2);
    expect(play.move({ type: 'decline' })).toEqual([{ kind: 'turn', seat: 1 }]);
  });

  test('does not open to who can afford nothing, or has everything', () => {
    for (const change of [{ coins: 29 }, { passes: 1, charms: 1 }]) {
      const play = new Play(board());
      play.setPlayer(0, change);
      play.roll(2);
      expect(play.state.turn).toBe(1);
    }
  });

  test('at a fork, one may buy before one goes on', () => {
    const play = new Play(board(2, LANE));
    play.roll(4);
    expect(play.state.phase).toBe('fork');
    expect(play.allowed).toEqual(['go', 'goods']);
    play.move({ type: 'goods', good: 'charm' });
    expect(play.state.phase).toBe('fork');
    expect(steps(play.go(S))).toEqual([16, 17]);
    expect(play.state.turn).toBe(1);
  });

  test('in passing nobody stops', () => {
    const play = new Play(board());
    expect(steps(play.roll(4))).toHaveLength(4);
  });
});

describe('a charm', () => {
  const charmed = (options: object = {}) => {
    const play = new Play(board(), options);
    play.setPlayer(0, { charms: 1 });
    return play;
  };

  test.each([
    [1, 1, 6],
    [2, 2, 12],
  ])('with %i dice, the roll can be chosen: %i to %i', (dice, least, most) => {
    const play = charmed({ dice });
    const chosen = [...play.game.moves(play.state)].flatMap((move) => (move.type === 'choose' ? [move.points] : []));
    expect([chosen[0], chosen.at(-1), chosen.length]).toEqual([least, most, most - least + 1]);
    expect(play.refusal({ type: 'choose', points: most + 1 })).toBe('not-allowed');
  });

  test('is used up; the dice show so many points, and never make doubles', () => {
    const play = charmed({ dice: 2 });
    const events = play.move({ type: 'choose', points: 8 });
    const [rolled] = only(events, 'rolled');
    expect(rolled).toMatchObject({ seat: 0, chosen: true });
    expect(rolled?.dice.reduce((sum, die) => sum + die)).toBe(8);
    expect(only(events, 'doubles')).toEqual([]);
    expect(play.at(0)).toBe(8);
    expect(play.player(0).charms).toBe(0);
    expect(play.state.turn).toBe(1);
  });

  test('need not be used', () => {
    const play = charmed();
    play.roll(1);
    expect(play.player(0)).toMatchObject({ charms: 1, cell: cellOf(1) });
  });

  test('is of no use in the jail', () => {
    const play = charmed();
    play.set({ phase: 'jail' });
    play.setPlayer(0, { jail: { tries: 0 }, cell: cellOf(8) });
    expect(play.allowed).toEqual(['roll', 'bail']);
  });
});

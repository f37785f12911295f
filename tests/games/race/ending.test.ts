// How a race ends: rounds, laps, exact finishes (race.md; exact finishes as in ludo and snakes and ladders).
import { describe, expect, test } from 'vitest';
import { cellOf, LANE, numberOf, only, Play, ringBoard, steps } from './ring.js';

const [W, N] = [2, 3];

describe('rounds', () => {
  test('when they are over, the richest wins, by coins and prices', () => {
    const play = new Play(ringBoard({ 3: { label: 'inn', price: 100, rent: 1 } }), { end: { rounds: 2 } });
    play.set({ owners: { inn: 1 } });
    play.setPlayer(0, { coins: 550 });
    for (let turn = 0; turn < 3; turn++) play.roll(1);
    expect(play.roll(1).at(-1)).toEqual({ kind: 'over', winners: [1], reason: 'rounds' });
    expect(play.state).toMatchObject({ phase: 'over', round: 2, outcome: { winners: [1], reason: 'rounds' } });
  });

  test('equals share the victory; who is out has no part in it', () => {
    const play = new Play(ringBoard(), { players: 3, end: { rounds: 1 } });
    play.setPlayer(2, { isOut: true, coins: 900 });
    play.roll(1);
    expect(only(play.roll(1), 'over')).toEqual([{ kind: 'over', winners: [0, 1], reason: 'rounds' }]);
  });

  test('there are 60 unless told otherwise', () => {
    const play = new Play(ringBoard());
    let turns = 0;
    for (; play.state.phase !== 'over'; turns++) play.roll(1);
    expect(turns).toBe(120);
  });
});

describe('laps', () => {
  test('who has been so many times round wins at once, also in passing', () => {
    const play = new Play(ringBoard({ 0: { pass: 100 } }), { end: { laps: 2 } });
    play.setPlayer(0, { cell: cellOf(14), cameFrom: cellOf(13), face: N, laps: 1 });
    const events = play.roll(6);
    expect(steps(events)).toEqual([15, 0]);
    expect(events.at(-1)).toEqual({ kind: 'over', winners: [0], reason: 'laps' });
  });
});

describe('an exact finish', () => {
  /** A piece that is two tiles before the start, on its last lap. */
  function nearly(exact: 'stay' | 'bounce', laps = 1, from = 14) {
    const play = new Play(ringBoard({ 15: { pass: 5, land: 7 } }), { end: { laps: 2, exact } });
    play.setPlayer(0, { cell: cellOf(from), cameFrom: cellOf(from - 1), face: N, laps });
    return play;
  }

  test.each(['stay', 'bounce'] as const)('%s: with the right roll', (exact) => {
    expect(only(nearly(exact).roll(2), 'over')).toEqual([{ kind: 'over', winners: [0], reason: 'laps' }]);
  });

  test('stay: a roll that is too high is not walked', () => {
    const play = nearly('stay');
    expect(play.roll(3)).toEqual([
      { kind: 'rolled', seat: 0, dice: [3] },
      { kind: 'stopped', seat: 0, cell: cellOf(14), why: 'too-far', remaining: 3 },
      { kind: 'turn', seat: 1 },
    ]);
    expect(play.player(0)).toMatchObject({ cell: cellOf(14), cameFrom: cellOf(13), face: N, coins: 500 });
  });

  test('bounce: the rest is walked back from the start', () => {
    const play = nearly('bounce');
    const events = play.roll(3);
    expect(steps(events)).toEqual([15, 0, 15]);
    expect(only(events, 'paid')).toMatchObject([
      { coins: 5, why: 'pass' },
      { coins: 7, why: 'land' },
    ]);
    expect(play.player(0).laps).toBe(1);
    // It looks towards the start again.
    play.roll(1);
    expect(only(play.roll(1), 'over')).toHaveLength(1);
  });

  test('before the last lap nothing of this holds', () => {
    const play = nearly('stay', 0);
    expect(steps(play.roll(4))).toEqual([15, 0, 1, 2]);
    expect(play.player(0).laps).toBe(1);
  });

  test('a piece whose walk begins on the start leaves it', () => {
    const play = new Play(ringBoard(), { end: { laps: 1, exact: 'stay' } });
    expect(steps(play.roll(2))).toEqual([1, 2]);
  });

  test('stay: after a fork the walk is void from there', () => {
    const play = new Play(ringBoard({}, LANE), { end: { laps: 1, exact: 'stay' } });
    // Up the lane to the fork 2, two tiles from the start.
    play.setPlayer(0, { cell: cellOf(16), cameFrom: cellOf(17), face: N });
    play.roll(5);
    expect(play.at(0)).toBe(2);
    const events = play.go(W);
    expect(only(events, 'stopped', 'landed')).toMatchObject([{ why: 'too-far', remaining: 4 }, { cell: cellOf(2) }]);
  });
});

describe('where a walk can end', () => {
  test('is one of the ends that were foreseen, where no gate turns on the way', () => {
    const board = ringBoard({ 17: { cost: 2 }, 5: { cost: 'STOP' }, 12: { jump: { x: 2, y: 2 } } }, LANE);
    for (const exact of ['stay', 'bounce', undefined] as const) {
      const play = new Play(board, { dice: 2, end: exact === undefined ? {} : { laps: 3, exact }, coins: 10_000 });
      for (let turn = 0; turn < 200 && play.state.phase !== 'over'; turn++) {
        const dice = [1 + (turn % 6), 1 + ((turn * 5) % 6)];
        const foreseen = play.game.ends(play.state, (dice[0] ?? 0) + (dice[1] ?? 0));
        const choices: number[] = [];
        const seat = play.state.turn;
        let events = play.roll(...dice);
        while (play.state.phase === 'fork') {
          const again = play.game.ends(play.state);
          const ways = play.state.walk?.ways ?? [];
          expect(new Set(again.map((end) => end.choices[0]))).toEqual(new Set(ways.map(({ direction }) => direction)));
          const { direction = 0 } = ways[turn % ways.length] ?? {};
          choices.push(direction);
          events = play.go(direction);
          if (play.state.phase === 'fork') continue;
          const cells = again.filter((end) => end.choices[0] === direction).map(({ cell, jump }) => jump ?? cell);
          if (only(events, 'over').length === 0) expect(cells).toContain(play.player(seat).cell);
        }
        const cells = foreseen.map(({ cell, jump }) => numberOf(jump ?? cell));
        if (only(events, 'over').length === 0) expect(cells).toContain(play.at(seat));
      }
    }
  });

  test('is known with the choices that lead there', () => {
    const play = new Play(ringBoard({}, LANE));
    const ends = play.game.ends(play.state, 4).map(({ cell, choices }) => [numberOf(cell), choices]);
    expect(ends).toEqual([
      [4, [0]],
      [17, [1]],
    ]);
    expect(play.game.ends(play.state)).toEqual([]);
  });
});

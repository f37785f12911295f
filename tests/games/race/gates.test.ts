// Gates are solid while they are shut; they turn when pieces come by, and by the rhythm of the rounds (race.md).
import { describe, expect, test } from 'vitest';
import { cellOf, LANE, only, Play, ringBoard, steps } from './ring.js';

const [E, S] = [0, 1];
const gate = (more: object = {}) => ({ label: 'gate', gate: 'shut', ...more });

describe('a gate', () => {
  test('shut, it is no way: the fork before it is none', () => {
    const play = new Play(ringBoard({ 16: gate() }, LANE));
    expect(steps(play.roll(4))).toEqual([1, 2, 3, 4]);
  });

  test('open, it is one, whatever its tile says of solid', () => {
    const play = new Play(ringBoard({ 16: gate({ gate: 'open', solid: true }) }, LANE));
    play.roll(4);
    expect(play.state).toMatchObject({ phase: 'fork', gates: { gate: true } });
  });

  test('the board itself stays as it is', () => {
    const board = ringBoard({ 1: { opens: 'gate' }, 16: gate() }, LANE);
    const before = board.revision;
    const play = new Play(board);
    play.roll(1);
    expect(play.state.gates).toEqual({ gate: true });
    expect(board.revision).toBe(before);
  });

  test.each([
    ['passed', 2],
    ['landed on', 1],
  ])('opens when its tile is %s, and says so once', (_, eyes) => {
    const play = new Play(ringBoard({ 1: { opens: 'gate' }, 9: gate() }));
    expect(only(play.roll(eyes), 'gate')).toEqual([{ kind: 'gate', label: 'gate', cell: cellOf(9), open: true }]);
    expect(only(play.roll(eyes), 'gate')).toEqual([]);
  });

  test('shuts when its tile is passed', () => {
    const play = new Play(ringBoard({ 1: { shuts: 'gate' }, 9: gate({ gate: 'open' }) }));
    expect(only(play.roll(2), 'gate')).toMatchObject([{ open: false }]);
  });

  test('opened on the way, it makes a fork of the tile before it', () => {
    const play = new Play(ringBoard({ 1: { opens: 'gate' }, 16: gate() }, LANE));
    expect(steps(play.roll(4))).toEqual([1, 2]);
    expect(play.state.walk).toMatchObject({ remaining: 2 });
    expect(steps(play.go(S))).toEqual([16, 17]);
  });

  test('shut on the way, it turns the walk away', () => {
    const play = new Play(ringBoard({ 1: { shuts: 'gate' }, 16: gate({ gate: 'open' }) }, LANE));
    expect(steps(play.roll(4))).toEqual([1, 2, 3, 4]);
  });

  test('opened by the fork itself, it is among its ways', () => {
    const play = new Play(ringBoard({ 2: { opens: 'gate' }, 16: gate() }, LANE));
    const events = play.roll(4);
    expect(only(events, 'fork')).toEqual([{ kind: 'fork', seat: 0, cell: cellOf(2), ways: [E, S] }]);
    expect(only(events, 'passed')).toHaveLength(2);
  });

  test('it falls shut behind who passes it', () => {
    const play = new Play(ringBoard({ 3: gate({ gate: 'open', shuts: 'gate' }) }));
    expect(steps(play.roll(5))).toEqual([1, 2, 3, 4, 5]);
    const held = play.roll(6);
    expect(steps(held)).toEqual([1, 2, 1, 0, 15, 14]);
  });

  test('a piece on a gate that shuts stays there, and may walk off', () => {
    const play = new Play(ringBoard({ 3: gate({ gate: 'open' }), 5: { shuts: 'gate' } }));
    play.roll(3);
    play.roll(6);
    expect(play.state.gates).toEqual({ gate: false });
    expect(play.at(0)).toBe(3);
    expect(steps(play.roll(2))).toEqual([4, 5]);
  });
});

describe('rhythm', () => {
  test('a gate changes every so many rounds, before the first turn of the round', () => {
    const play = new Play(ringBoard({ 9: gate({ rhythm: 3 }) }));
    const turns: [round: number, open: boolean][] = [];
    while (play.state.round < 11) {
      const events = play.roll(1);
      for (const { open } of only(events, 'gate')) turns.push([play.state.round, open]);
      if (only(events, 'gate').length > 0) {
        expect(events.map(({ kind }) => kind).slice(-3)).toEqual(['round', 'gate', 'turn']);
      }
    }
    expect(turns).toEqual([
      [4, true],
      [7, false],
      [10, true],
    ]);
  });
});

test('a goal that flees for ever is unreachable: each gate on the way to it opens the other', () => {
  const tiles = {
    12: { draw: 'fate' },
    1: { shuts: 'gate', opens: 'other' },
    9: { shuts: 'other', opens: 'gate' },
    16: gate({ gate: 'open' }),
    17: { label: 'goal' },
    18: gate({ label: 'other' }),
  };
  const cards = [{ deck: 'fate', text: 'Go!', effect: { kind: 'to', label: 'goal' } }] as const;
  const play = new Play(ringBoard(tiles, LANE), { cards });
  play.setPlayer(0, { cell: cellOf(11), face: 2 });
  const happened = play.roll(1);
  expect(only(happened, 'stopped')).toMatchObject([{ why: 'unreachable' }]);
  // Once round, until it is at the first gate again, with the gates as they were.
  expect(steps(happened).slice(-2)).toEqual([0, 1]);
  expect(play.state).toMatchObject({ phase: 'roll', turn: 1 });
});

// Walking is forwarding (forwarding.md). A race adds what tiles pay on the way, and waits at forks as plain data.
import { describe, expect, test } from 'vitest';
import { createRandom, type ForwardPlan, planForward, resumeForward } from '../../../src/boards/index.js';
import { cellOf, LANE, numberOf, only, Play, placeOf, ringBoard, steps } from './ring.js';

const [E, S, W] = [0, 1, 2];

describe('a roll', () => {
  test('is walked tile by tile: passed, passed, landed', () => {
    const play = new Play(ringBoard());
    const step = (from: number, to: number, remaining: number) => {
      return { kind: 'stepped', seat: 0, from: cellOf(from), to: cellOf(to), direction: E, remaining };
    };
    expect(play.roll(3)).toEqual([
      { kind: 'rolled', seat: 0, dice: [3] },
      step(0, 1, 2),
      { kind: 'passed', seat: 0, cell: cellOf(1) },
      step(1, 2, 1),
      { kind: 'passed', seat: 0, cell: cellOf(2) },
      step(2, 3, 0),
      { kind: 'landed', seat: 0, cell: cellOf(3) },
      { kind: 'turn', seat: 1 },
    ]);
    expect(play.player(0)).toMatchObject({ cell: cellOf(3), face: E, cameFrom: cellOf(2) });
  });

  test('goes on from where the last one came', () => {
    const play = new Play(ringBoard());
    for (const eyes of [4, 1, 4, 1]) play.roll(eyes);
    expect(steps(play.roll(2))).toEqual([9, 10]);
    expect(play.player(0)).toMatchObject({ face: W });
  });

  test('begins where the sign of the start shows', () => {
    const play = new Play(ringBoard({ 0: { face: 'S' } }));
    expect(steps(play.roll(2))).toEqual([15, 14]);
  });

  test('a STOP tile takes the rest, a toll that is not covered is not entered', () => {
    const play = new Play(ringBoard({ 2: { cost: 'STOP' }, 4: { cost: 3 } }));
    expect(only(play.roll(5), 'stopped', 'landed')).toEqual([
      { kind: 'stopped', seat: 0, cell: cellOf(2), why: 'stopped', remaining: 3 },
      { kind: 'landed', seat: 0, cell: cellOf(2) },
    ]);
    play.roll(1);
    const short = play.roll(3);
    expect(steps(short)).toEqual([3]);
    expect(only(short, 'stopped')).toEqual([{ kind: 'stopped', seat: 0, cell: cellOf(3), why: 'short', remaining: 2 }]);
  });

  test('without a step nobody lands again', () => {
    const play = new Play(ringBoard({ 1: { cost: 6 }, 0: { land: 50 } }));
    expect(play.roll(5).map(({ kind }) => kind)).toEqual(['rolled', 'stopped', 'turn']);
    expect(play.coins(0)).toBe(500);
  });
});

describe('pass and land', () => {
  const board = () => ringBoard({ 1: { pass: 10 }, 2: { pass: 20, land: 70 }, 3: { pass: -5 }, 4: { land: -30 } });

  test('walking over pays pass, landing pays land and not also pass', () => {
    const play = new Play(board());
    const paid = only(play.roll(2), 'paid');
    expect(paid).toEqual([
      { kind: 'paid', to: 0, coins: 10, why: 'pass' },
      { kind: 'paid', to: 0, coins: 70, why: 'land' },
    ]);
    expect(play.coins(0)).toBe(580);
  });

  test('negative ones go to the bank', () => {
    const play = new Play(board());
    play.roll(4);
    expect(play.coins(0)).toBe(500 + 10 + 20 - 5 - 30);
  });

  test('a tile without land gives nothing on landing', () => {
    const play = new Play(board());
    play.roll(1);
    expect(play.coins(0)).toBe(500);
  });
});

describe('laps', () => {
  test.each([
    ['passing the start', 5],
    ['landing on it', 4],
  ])('%s counts', (_, last) => {
    const play = new Play(ringBoard());
    for (const eyes of [6, 1, 6, 1]) play.roll(eyes);
    expect(play.player(0).laps).toBe(0);
    play.roll(last);
    expect(play.player(0).laps).toBe(1);
  });

  test('leaving it does not', () => {
    const play = new Play(ringBoard());
    play.roll(1);
    expect(play.player(0).laps).toBe(0);
  });
});

describe('a fork', () => {
  const forked = () => {
    const play = new Play(ringBoard({ 2: { pass: 7 } }, LANE));
    return { play, events: play.roll(5) };
  };

  test('is passed, and asks for one of the onward ways', () => {
    const { play, events } = forked();
    expect(steps(events)).toEqual([1, 2]);
    expect(events.slice(-3)).toEqual([
      { kind: 'passed', seat: 0, cell: cellOf(2) },
      { kind: 'paid', to: 0, coins: 7, why: 'pass' },
      { kind: 'fork', seat: 0, cell: cellOf(2), ways: [E, S] },
    ]);
    expect(play.state.phase).toBe('fork');
    expect([...play.game.moves(play.state)]).toEqual([
      { type: 'go', direction: E },
      { type: 'go', direction: S },
    ]);
    expect(play.state.walk?.ways.map(({ cell }) => numberOf(cell))).toEqual([3, 16]);
  });

  test('the rest is walked in the direction that is chosen; the fork pays nothing again', () => {
    const { play } = forked();
    const events = play.go(S);
    expect(steps(events)).toEqual([16, 17, 18]);
    expect(only(events, 'paid')).toEqual([]);
    expect(play.state.walk).toBeUndefined();
    expect(play.state.turn).toBe(1);
  });

  test('no other direction is accepted, nor another move', () => {
    const { play } = forked();
    expect(play.refusal({ type: 'go', direction: W })).toBe('not-allowed');
    expect(play.refusal({ type: 'roll' })).toBe('not-now');
  });

  test('a way that is too dear leaves the piece on the fork, where it lands', () => {
    const play = new Play(ringBoard({ 16: { cost: 9 }, 2: { land: 3 } }, LANE));
    play.roll(5);
    expect(only(play.go(S), 'stopped', 'landed')).toMatchObject([{ why: 'short', remaining: 3 }, { cell: cellOf(2) }]);
  });

  // Which is the point of it: the state of a race goes over the wire and into a save while a walk waits.
  test('from plain data the walk goes on as resumeForward does with the plan itself', () => {
    const choose = (plan: ForwardPlan, direction: number) => {
      const resumed = resumeForward(plan, direction);
      if (!resumed.ok) throw new Error(resumed.reason);
      return resumed.plan;
    };
    const random = createRandom('resume');
    for (let round = 0; round < 200; round++) {
      const board = ringBoard({ 17: { cost: 2 }, 18: { face: 'N' }, 5: { cost: 'STOP' } }, LANE);
      const play = new Play(board, { dice: 4 });
      const from = random.pick([0, 1, 3, 9, 11, 16, 18]);
      const face = random.integer(0, 3);
      const dice = [1, 1, 1, 1].map(() => random.integer(1, 6));
      play.setPlayer(0, { cell: cellOf(from), face });
      let plan = planForward(board, {
        from: placeOf(from),
        face,
        points: dice.reduce((sum, die) => sum + die),
        fork: 'choose',
      });
      play.roll(...dice);
      while (plan.end === 'fork') {
        const { direction } = random.pick(plan.ways ?? []);
        plan = choose(plan, direction);
        play.state = JSON.parse(JSON.stringify(play.state));
        const events = play.go(direction);
        expect(steps(events)).toEqual(plan.steps.map(({ tile }) => numberOf(tile.cell)));
        const { cell, face, cameFrom } = play.player(0);
        expect([cell, face, cameFrom]).toEqual([plan.target.cell, plan.face, plan.cameFrom?.cell]);
        expect(play.state.walk?.remaining).toBe(plan.end === 'fork' ? plan.remaining : undefined);
      }
    }
  });
});

describe('a jump', () => {
  const board = ringBoard({ 3: { jump: placeOf(9), land: 5 }, 9: { land: 11, pass: 100, jump: placeOf(12) } });

  test('leads on without steps, and lands there as well: again and again where that jumps too', () => {
    const play = new Play(board);
    const events = play.roll(3);
    expect(only(events, 'landed', 'jumped', 'paid')).toEqual([
      { kind: 'landed', seat: 0, cell: cellOf(3) },
      { kind: 'paid', to: 0, coins: 5, why: 'land' },
      { kind: 'jumped', seat: 0, from: cellOf(3), to: cellOf(9) },
      { kind: 'landed', seat: 0, cell: cellOf(9) },
      { kind: 'paid', to: 0, coins: 11, why: 'land' },
      { kind: 'jumped', seat: 0, from: cellOf(9), to: cellOf(12) },
      { kind: 'landed', seat: 0, cell: cellOf(12) },
    ]);
  });

  test('it keeps the face and forgets where the piece came from', () => {
    const play = new Play(board);
    play.roll(3);
    expect(play.player(0)).toMatchObject({ cell: cellOf(12), face: E });
    expect(play.player(0)).not.toHaveProperty('cameFrom');
  });

  test('who walks over it does not jump', () => {
    const play = new Play(board);
    play.roll(4);
    expect(play.at(0)).toBe(4);
  });
});

test('a walk waits only while its fork is asked for', () => {
  const cards = [{ deck: 'fate', text: 'Pay', effect: { kind: 'coins', coins: -1 } }] as const;
  const board = ringBoard({ 1: { pass: -50 }, 5: { label: 'inn', price: 40, rent: 1 } }, LANE);
  const play = new Play(board, { players: 3, cards });
  play.setPlayer(0, { coins: 10 });
  // It cannot pay the toll, and is out before it is asked.
  play.roll(4);
  expect(play.player(0)).toMatchObject({ isOut: true });
  expect(play.state).toMatchObject({ phase: 'roll', turn: 1 });
  expect(play.state).not.toHaveProperty('walk');
  // It sells for the toll first.
  play.set({ owners: { inn: 1 } });
  play.setPlayer(1, { coins: 30 });
  play.roll(4);
  expect(play.state.phase).toBe('debt');
  expect(play.state).not.toHaveProperty('walk');
  play.move({ type: 'sell', tile: 'inn' });
  expect(play.state).toMatchObject({ phase: 'fork', walk: { remaining: 2 } });
});

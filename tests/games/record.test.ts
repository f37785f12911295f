// A record: everything follows from seed, options and moves (CONTRIBUTING.md, rule 4: every game replays).
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../src/boards/index.js';
import { GameRecord } from '../../src/games/index.js';
import { type PigMove, type PigOptions, type PigState, pig } from './pig.js';

const options = { players: 2, goal: 50 };
const ROLL = { type: 'roll' } as const;
const HOLD = { type: 'hold' } as const;

function newRecord(seed: number | string = 7): GameRecord<PigState, PigMove, PigOptions> {
  return new GameRecord(pig, { seed, options });
}

/** A record with so many rolls. */
function rolled(count: number, seed: number | string = 7) {
  const record = newRecord(seed);
  for (let move = 0; move < count; move++) record.play(ROLL);
  return record;
}

/** What a user does with a record, as numbers out of nowhere. */
const actions = fc.array(
  fc.record({ kind: fc.constantFrom('play', 'play', 'play', 'undo', 'redo', 'goTo'), number: fc.nat(20) }),
  { maxLength: 60 },
);
const seeds = fc.oneof(fc.integer(), fc.string());

describe('replay', () => {
  test('the moves of a live game, played again, give the same states, however it was undone and redone', () => {
    fc.assert(
      fc.property(seeds, actions, (seed, list) => {
        const record = newRecord(seed);
        for (const { kind, number } of list) {
          if (kind === 'undo') record.undo(number);
          else if (kind === 'redo') record.redo(number);
          else if (kind === 'goTo') record.goTo(number % (record.moves.length + 1));
          else record.play(number % 2 === 0 ? ROLL : HOLD);
        }
        const again = newRecord(seed);
        for (const move of record.moves.slice(0, record.position)) expect(again.play(move).ok).toBe(true);
        expect(again.state).toStrictEqual(record.state);
      }),
    );
  });

  test('the chance of move n is the stream "move n" of the seed', () => {
    const record = newRecord('a seed');
    let state = pig.setup(options, createRandom('a seed').split('setup'));
    expect(record.state).toEqual(state);
    for (let number = 0; number < 10; number++) {
      const played = pig.play(state, ROLL, createRandom('a seed').split(`move ${number}`));
      if (!played.ok) throw new Error(played.reason);
      state = played.state;
      expect(record.play(ROLL)).toEqual(played);
    }
  });

  test('undoing a roll does not give another one; another move has another chance', () => {
    const record = rolled(3);
    const { state } = record;
    record.undo();
    record.play(ROLL);
    expect(record.state).toEqual(state);
    const pots = Array.from({ length: 30 }, (_, seed) => rolled(1, seed).state.pot);
    expect(new Set(pots)).toEqual(new Set([0, 2, 3, 4, 5, 6]));
  });
});

describe('undo and redo', () => {
  test('restore the state of every point of the game', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.boolean(), { maxLength: 40 }), fc.nat(), fc.nat(), (seed, list, from, to) => {
        const record = newRecord(seed);
        const states = [structuredClone(record.state)];
        for (const isRoll of list) {
          if (record.play(isRoll ? ROLL : HOLD).ok) states.push(structuredClone(record.state));
        }
        const last = record.position;
        for (const position of [from % states.length, to % states.length, 0, last]) {
          record.goTo(position);
          expect(record.position).toBe(position);
          expect(record.state).toStrictEqual(states[position]);
        }
      }),
    );
  });

  test('answer by how many moves; there is no more than there is', () => {
    const record = rolled(5);
    expect([record.undo(), record.position]).toEqual([1, 4]);
    expect([record.undo(3), record.position]).toEqual([3, 1]);
    expect([record.undo(9), record.position]).toEqual([1, 0]);
    expect([record.undo(), record.position]).toEqual([0, 0]);
    expect([record.redo(), record.position]).toEqual([1, 1]);
    expect([record.redo(9), record.position]).toEqual([4, 5]);
    expect([record.redo(), record.position]).toEqual([0, 5]);
    expect(record.moves).toHaveLength(5);
  });

  test('a new move drops those that were undone', () => {
    const record = rolled(5, 3);
    record.undo(4);
    record.play(HOLD);
    expect(record.moves).toEqual([ROLL, HOLD]);
    expect(record.redo()).toBe(0);
  });

  test('a refused move changes nothing, and drops nothing', () => {
    const record = rolled(3);
    record.undo(3);
    expect(record.play(HOLD)).toEqual({ ok: false, reason: 'nothing' });
    expect([record.position, record.moves.length]).toEqual([0, 3]);
  });

  test.each([-1, 1.5, Number.NaN])('%s is no number of moves', (count) => {
    const record = rolled(3);
    expect(() => record.undo(count)).toThrow(`record: undo(${count})`);
    expect(() => record.redo(count)).toThrow(`record: redo(${count})`);
    expect(() => record.goTo(count)).toThrow(`record: goTo(${count}), but the position must be 0 … 3`);
  });
});

describe('a branch', () => {
  test('begins with the same moves, and goes its own way', () => {
    const record = rolled(6);
    const branch = record.branch(4);
    expect([branch.position, branch.moves.length]).toEqual([4, 4]);
    record.goTo(4);
    expect(branch.state).toStrictEqual(record.state);
    branch.undo(2);
    branch.play(ROLL);
    expect([record.position, record.moves.length, branch.moves.length]).toEqual([4, 6, 3]);
  });

  test('is where the record is, unless told otherwise', () => {
    const record = rolled(6);
    record.undo(2);
    expect(record.branch().position).toBe(4);
    expect(record.branch(6).state).toEqual(rolled(6).state);
    expect(() => record.branch(7)).toThrow('record: branch(7), but the position must be 0 … 6');
  });
});

describe('a save', () => {
  test('loaded, is the same record', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.boolean(), { maxLength: 30 }), fc.nat(30), (seed, list, undone) => {
        const record = newRecord(seed);
        for (const isRoll of list) record.play(isRoll ? ROLL : HOLD);
        record.undo(undone);
        const data: unknown = JSON.parse(JSON.stringify(record.save()));
        const loaded = GameRecord.load(pig, data);
        expect(loaded.save()).toEqual(record.save());
        expect(loaded.state).toStrictEqual(record.state);
        loaded.redo(99);
        record.redo(99);
        expect(loaded.state).toStrictEqual(record.state);
      }),
    );
  });

  test('is plain data: the game, the seed, the options, the moves, and how many are applied', () => {
    const record = rolled(2);
    record.undo();
    expect(record.save()).toEqual({ game: 'pig', version: 1, seed: 7, options, moves: [ROLL, ROLL], position: 1 });
  });

  test('does not change with the options that were given', () => {
    const mine = { players: 2, goal: 50 };
    const record = new GameRecord(pig, { seed: 1, options: mine });
    mine.goal = 5;
    expect(record.save().options).toEqual(options);
  });

  const good = () => ({ game: 'pig', version: 1, seed: 7, options, moves: [ROLL, ROLL], position: 2 });
  test.each<[string, unknown, string]>([
    ['no object', null, 'record: it is null, but must be an object, as save() makes it'],
    ['another game', { ...good(), game: 'race' }, `record: game is "race", but must be 'pig'`],
    ['another version', { ...good(), version: 2 }, 'record: version is 2, but must be 1'],
    ['no seed', { ...good(), seed: null }, 'record: seed is null, but must be a finite number or text'],
    ['no options', { ...good(), options: 3 }, 'record: options is 3, but must be an object'],
    ['options that the game does not allow', { ...good(), options: {} }, 'pig: players is undefined'],
    ['no list', { ...good(), moves: {} }, 'record: moves is {}, but must be a list'],
    ['what is no move', { ...good(), moves: [ROLL, { type: 'cheat' }] }, 'record: moves[1] is {"type":"cheat"}'],
    [
      'a move out of turn',
      { ...good(), moves: [HOLD, ROLL] },
      'record: moves[0], {"type":"hold"}, is refused: nothing',
    ],
    ['too far', { ...good(), position: 3 }, 'record: position is 3, but must be 0 … 2, the number of moves'],
    ['between', { ...good(), position: 0.5 }, 'record: position is 0.5, but must be 0 … 2'],
  ])('refuses %s', (_, data, message) => {
    expect(() => GameRecord.load(pig, good())).not.toThrow();
    expect(() => GameRecord.load(pig, data)).toThrow(message);
  });
});

describe('events', () => {
  /** What a record raises, as words. */
  function listen(record: GameRecord<PigState, PigMove, PigOptions>): string[] {
    const heard: string[] = [];
    const names = (moves: readonly PigMove[]) => moves.map(({ type }) => type).join(' ');
    record.events.on('moved', ({ move, state, position }) => {
      expect(state).toBe(record.state);
      heard.push(`moved ${move.type} to ${position}`);
    });
    record.events.on('undone', ({ moves, position }) => heard.push(`undone ${names(moves)} to ${position}`));
    record.events.on('redone', ({ moves, position }) => heard.push(`redone ${names(moves)} to ${position}`));
    record.events.on('turn', ({ seat }) => heard.push(`turn ${seat}`));
    record.events.on('over', ({ outcome }) => heard.push(`over ${outcome.winners.join()}`));
    return heard;
  }

  /** A seed whose first roll is no 1, so that the same one goes on. */
  const lucky = Array.from({ length: 30 }, (_, seed) => seed).find((seed) => rolled(1, seed).state.pot > 0) ?? 0;

  test('say what was done, and whose move it is then', () => {
    const record = newRecord(lucky);
    const first = record.turn ?? 0;
    const heard = listen(record);
    record.play(ROLL);
    record.play(HOLD);
    record.undo(2);
    record.redo();
    record.redo();
    record.goTo(0);
    const other = 1 - first;
    expect(heard).toEqual([
      'moved roll to 1',
      'moved hold to 2',
      `turn ${other}`,
      'undone hold roll to 0',
      `turn ${first}`,
      'redone roll to 1',
      'redone hold to 2',
      `turn ${other}`,
      'undone hold roll to 0',
      `turn ${first}`,
    ]);
  });

  test('say that the game is over, also when it is redone', () => {
    const record = new GameRecord(pig, { seed: lucky, options: { players: 2, goal: 2 } });
    const seat = record.turn;
    const heard = listen(record);
    record.play(ROLL);
    record.play(HOLD);
    expect([record.turn, record.outcome]).toEqual([undefined, { winners: [seat], reason: 'goal' }]);
    expect(record.play(ROLL)).toEqual({ ok: false, reason: 'over' });
    record.undo();
    record.redo();
    expect(heard.filter((line) => line.startsWith('over'))).toEqual([`over ${seat}`, `over ${seat}`]);
    expect(heard.slice(-2)).toEqual(['redone hold to 2', `over ${seat}`]);
  });

  test('nothing is raised where nothing happens', () => {
    const record = newRecord();
    const heard = listen(record);
    record.undo();
    record.redo();
    record.goTo(0);
    record.play(HOLD);
    GameRecord.load(pig, record.save());
    expect(heard).toEqual([]);
  });

  test('a handler may play on', () => {
    const record = newRecord(lucky);
    record.events.once('moved', () => record.play(HOLD));
    record.play(ROLL);
    expect(record.moves).toEqual([ROLL, HOLD]);
  });
});

describe('what the hand that made a move does later', () => {
  test('to the move, does not change the record', () => {
    const record = newRecord();
    const move: { type: 'roll' | 'hold' } = { type: 'roll' };
    record.play(move);
    move.type = 'hold';
    expect(record.moves).toEqual([ROLL]);
    expect(GameRecord.load(pig, record.save()).state).toEqual(record.state);
  });

  test('nothing is kept that cannot be saved', () => {
    const record = newRecord();
    const move: { type: 'roll'; self?: unknown } = { type: 'roll' };
    move.self = move;
    expect(() => record.play(move)).toThrow('record: the move is [object Object], but must be plain JSON data');
    expect(() => record.play(undefined as never)).toThrow('record: the move is undefined, but must be plain JSON data');
    expect(record.position).toBe(0);
    expect(() => new GameRecord(pig, { seed: 1, options: undefined as never })).toThrow('record: options is undefined');
  });
});

test('a handler that moves on is not followed by news of what was before', () => {
  const record = rolled(1);
  const seat = record.turn;
  const turns: (number | undefined)[] = [];
  record.events.on('moved', () => record.undo());
  record.events.on('turn', (turn) => turns.push(turn.seat));
  expect(record.play(HOLD).ok).toBe(true);
  // It was the other one's turn for a moment, and is the first one's again.
  expect(record.turn).toBe(seat);
  expect(turns).toEqual([seat]);
});

test('a record of very many moves can be branched', () => {
  const record = new GameRecord(pig, { seed: 7, options: { players: 2, goal: 1e9 } });
  while (record.position < 130_000) record.play(ROLL);
  const branch = record.branch();
  expect(branch.position).toBe(130_000);
  expect(branch.state).toBe(record.state);
});

test('a save that is beyond JSON, or very long, is refused in words like any other', () => {
  const endless: { game?: unknown } = {};
  endless.game = endless;
  expect(() => GameRecord.load(pig, endless)).toThrow("record: game is [object Object], but must be 'pig'");
  const save = newRecord().save();
  expect(() => GameRecord.load(pig, { ...save, version: 1n })).toThrow('record: version is 1, but must be 1');
  expect(() => GameRecord.load(pig, { ...save, moves: new Array(2) })).toThrow('record: moves[0] is undefined');
  const long = () => GameRecord.load(pig, { ...save, moves: ['x'.repeat(1e6)] });
  expect(long).toThrow(/^record: moves\[0\] is "x{99}…, but must be a move of pig$/);
});

import { describe, expect, test } from 'vitest';
import { foxBot } from '../../demo/fox/bot.js';
import { cross, type FoxMove, type FoxState, fox } from '../../demo/fox/rules.js';
import { createRandom } from '../../src/boards/index.js';
import { GameRecord } from '../../src/games/index.js';

/** The move that is written 'd4d5'. */
const moveOf = (text: string): FoxMove => ({ from: cellOf(text.slice(0, 2)), to: cellOf(text.slice(2)) });
const start = fox.setup({}, createRandom(0));

/** A state out of seven rows. */
function stateOf(rows: readonly string[], rest: Partial<FoxState> = {}): FoxState {
  return { ...start, cells: rows.join(''), ...rest };
}

/** The cell of a point named as in chess: a1 is the lower left one. */
function cellOf(name: string): number {
  return 'abcdefg'.indexOf(name.charAt(0)) + 7 * (7 - Number(name.charAt(1)));
}

/** The moves as text, in the order of the alphabet. */
function movesIn(state: FoxState): string {
  const nameOf = (cell: number) => `${'abcdefg'[cell % 7]}${7 - Math.floor(cell / 7)}`;
  const names = [...fox.moves(state)].map(({ from, to }) => `${nameOf(from)}${nameOf(to)}`);
  return names.sort().join(' ');
}

/** The state after moves such as 'd4d5', which must be allowed. */
function play(state: FoxState, ...moves: readonly string[]): FoxState {
  return moves.reduce((before, text) => {
    const played = fox.play(before, moveOf(text), createRandom(0));
    if (!played.ok) throw new Error(`${text}: ${played.reason}`);
    return played.state;
  }, state);
}

// The rules stand above `fox`. The board, its 33 points, the fox in the middle and the thirteen geese on one side are
// those of the encyclopedias that are named there.

describe('the board', () => {
  test('has 33 points, a fox in the middle and thirteen geese', () => {
    expect(cross.join('').replaceAll(' ', '').length).toBe(33);
    expect([...start.cells].filter((letter) => letter === 'g').length).toBe(13);
    expect(start.cells.indexOf('f')).toBe(cellOf('d4'));
  });

  test('the fox begins, and cannot jump into the full flock; then every goose of the first row may go forward', () => {
    expect(fox.turn(start)).toBe(0);
    expect(movesIn(start)).toBe('d4c4 d4d5 d4e4');
    const next = play(start, 'd4d5');
    expect(fox.turn(next)).toBe(1);
    expect(movesIn(next)).toBe('a3a4 b3b4 c3c4 d3d4 e3e4 f3f4 g3g4');
  });
});

describe('moves', () => {
  const open = [
    '  ...  ', //
    '  .g.  ',
    '.......',
    '.g.f...',
    '...g...',
    '  .g.  ',
    '  gg.  ',
  ];

  test('a goose goes forward and sideways, never back', () => {
    expect(movesIn(stateOf(open, { turn: 1 }))).toBe('b4a4 b4b5 b4c4 c1c2 d1e1 d2c2 d2e2 d3c3 d3e3 d6c6 d6d7 d6e6');
  });

  test('the fox goes in all directions, and jumps neither over two geese nor over a free point', () => {
    expect(movesIn(stateOf(open))).toBe('d4c4 d4d5 d4e4');
  });

  test('a jump takes the goose between; the fox need not jump', () => {
    const state = stateOf(['  ...  ', '  ...  ', '...g...', '...fg..', 'g......', '  ggg  ', '  ...  ']);
    expect(movesIn(state)).toBe('d4c4 d4d3 d4d6 d4f4');
    expect(play(state, 'd4d6')).toEqual(
      stateOf(['  ...  ', '  .f.  ', '.......', '....g..', 'g......', '  ggg  ', '  ...  '], { turn: 1 }),
    );
    expect(fox.turn(play(state, 'd4c4'))).toBe(1);
  });

  test('no jump leads off the board', () => {
    const state = stateOf(['  ..g  ', '  .gf  ', '....g..', '.......', '..gg...', '  ...  ', '  ...  ']);
    expect(movesIn(state)).toBe('e6c6 e6e4');
  });

  test('after a jump the fox may jump on, or stay; then it is for the geese', () => {
    const state = stateOf(['  ...  ', '  ...  ', '.......', 'fg.....', '..g.g..', '  .g.  ', '  ggg  ']);
    const jumped = play(state, 'a4c4');
    expect([fox.turn(jumped), jumped.isJumping]).toEqual([0, true]);
    expect(movesIn(jumped)).toBe('c4c2 c4c4');
    const stayed = play(jumped, 'c4c4');
    expect([fox.turn(stayed), stayed.cells, stayed.isJumping]).toEqual([1, jumped.cells, false]);
    expect(movesIn(play(jumped, 'c4c2'))).toBe('c2c2 c2e2');
  });
});

describe('the end', () => {
  const corner = ['  fg.  ', '  g.g  ', '..g....', '.......', '.......', '  ...  ', '  ...  '];

  test('the geese win when the fox cannot move', () => {
    const end = play(stateOf(corner, { turn: 1 }), 'e6e7');
    expect(fox.outcome(end)).toEqual({ winners: [1], reason: 'trapped' });
    expect([fox.turn(end), movesIn(end)]).toEqual([undefined, '']);
    expect(fox.play(end, moveOf('c7c6'), createRandom(0))).toEqual({ ok: false, reason: 'not-allowed' });
  });

  test('the fox wins when fewer than four geese are left', () => {
    const state = stateOf(['  ...  ', '  .g.  ', '...f...', '.......', '.......', '  .g.  ', '  .gg  ']);
    expect(fox.outcome(state)).toBeUndefined();
    expect(fox.outcome(play(state, 'd5d7'))).toEqual({ winners: [0], reason: 'few' });
  });

  test('four geese are the fewest that can trap him, wherever he stands', () => {
    const points = [...start.cells].flatMap((letter, cell) => (letter === ' ' ? [] : [cell]));
    const isTrapped = (at: number, geese: readonly number[]) => {
      const letters = [...start.cells.replaceAll(/[fg]/g, '.')];
      letters[at] = 'f';
      for (const goose of geese) letters[goose] = 'g';
      return fox.outcome({ ...start, cells: letters.join('') })?.reason === 'trapped';
    };
    const needed = points.map((at) => {
      // All points one or two steps away along a line: those beside him, and those behind them.
      const [x, y] = [at % 7, Math.floor(at / 7)];
      const geese = points.filter((cell) => {
        const [dx, dy] = [Math.abs((cell % 7) - x), Math.abs(Math.floor(cell / 7) - y)];
        return dx + dy > 0 && dx + dy <= 2 && (dx === 0 || dy === 0);
      });
      expect(isTrapped(at, geese)).toBe(true);
      // With one of them elsewhere he is free.
      const elsewhere = points.find((cell) => cell !== at && !geese.includes(cell)) ?? at;
      for (const one of geese) {
        expect(isTrapped(at, [...geese.filter((goose) => goose !== one), elsewhere])).toBe(false);
      }
      return geese.length;
    });
    expect(needed.length).toBe(33);
    expect(Math.min(...needed)).toBe(4);
  });

  test('the fox wins when no goose can move', () => {
    const state = stateOf(['  ggg  ', '  g.g  ', '...g...', '...f...', '.......', '  ...  ', '  ...  '], { turn: 1 });
    expect(fox.outcome(play(state, 'd5d6'))).toBeUndefined();
    const next = play(state, 'd5d6', 'd4d3');
    expect(fox.outcome(next)).toEqual({ winners: [0], reason: 'stuck' });
  });

  test('the fox wins when the geese have gone sideways twenty times; a step forward and a jump begin anew', () => {
    const state = stateOf(['  ...  ', '  .f.  ', '.......', '.......', 'g.....g', '  g.g  ', '  ...  '], {
      turn: 1,
      sideways: 19,
    });
    expect(fox.outcome(play(state, 'a3b3'))).toEqual({ winners: [0], reason: 'late' });
    expect(play(state, 'a3a4').sideways).toBe(0);
    const near = stateOf(['  ...  ', '  ...  ', '.......', '.fg....', 'g.....g', '  g.g  ', '  ...  '], {
      sideways: 19,
    });
    expect(play(near, 'b4d4').sideways).toBe(0);
    expect(play(near, 'b4b5').sideways).toBe(19);
  });
});

test('a move out of data from elsewhere is two points', () => {
  expect(fox.parseMove({ from: 24, to: 17, more: 1 })).toEqual({ from: 24, to: 17 });
  for (const value of [undefined, null, 7, 'd4d5', [], {}, { from: 24 }, { from: '24', to: 17 }]) {
    expect(fox.parseMove(value)).toBeUndefined();
  }
  for (const cell of [-1, 0, 49, 24.5, Number.NaN]) expect(fox.parseMove({ from: 24, to: cell })).toBeUndefined();
});

test('a record takes back, branches, saves and replays', () => {
  const record = new GameRecord(fox, { seed: 1, options: {} });
  record.play({ from: 24, to: 17 }); // the fox goes up
  record.play({ from: 28, to: 21 }); // a goose follows
  record.play({ from: 28, to: 22 }); // refused: { ok: false, reason: 'not-allowed' }
  record.undo();
  record.redo();
  const whatIf = record.branch(1); // a game of its own, after the first move
  const saved = JSON.stringify(record.save());
  const loaded = GameRecord.load(fox, JSON.parse(saved)); // makes each move anew, and throws on a bad one

  expect(record.moves).toEqual([moveOf('d4d5'), moveOf('a3a4')]);
  expect(record.state).toEqual(play(start, 'd4d5', 'a3a4'));
  expect(whatIf.state).toEqual(play(start, 'd4d5'));
  expect(loaded.state).toEqual(record.state);
  expect(() => GameRecord.load(fox, { ...record.save(), moves: [moveOf('d4d6')], position: 1 })).toThrow('moves[0]');
});

describe('whole games', () => {
  /** Plays to the end; a game without one would not come back from here. */
  function playOut(seed: number, players: readonly { choose: typeof anyone.choose }[]) {
    const record = new GameRecord(fox, { seed, options: {} });
    const random = createRandom(seed);
    for (let turn = record.turn; turn !== undefined; turn = record.turn) {
      const move = players[turn]?.choose(record.state, random);
      expect(move && record.play(move).ok).toBe(true);
    }
    return record;
  }
  const anyone = {
    choose: (state: FoxState, random: ReturnType<typeof createRandom>) => random.pick([...fox.moves(state)]),
  };

  test.each([1, 2, 3, 4, 5])('any moves lead to an end, and replay to equal states (seed %i)', (seed) => {
    const record = playOut(seed, [anyone, anyone]);
    expect(record.outcome?.winners.length).toBe(1);
    const again = GameRecord.load(fox, JSON.parse(JSON.stringify(record.save())));
    for (let position = record.position; position >= 0; position--) {
      record.goTo(position);
      again.goTo(position);
      expect(again.state).toEqual(record.state);
    }
    expect(record.state).toEqual(start);
  });

  test('two bots play to an end', () => {
    expect(playOut(1, [foxBot(1), foxBot(2)]).outcome).toBeDefined();
  });

  test('the bot takes a goose that stands alone, and shuts the trap', () => {
    const alone = stateOf(['  ...  ', '  .g.  ', '...f...', '.......', 'ggg.ggg', '  ggg  ', '  ...  ']);
    expect(foxBot(1).choose(alone, createRandom(1))).toEqual(moveOf('d5d7'));
    const open = stateOf(['  fg.  ', '  g.g  ', '..g....', '.......', '..g.g..', '  ...  ', '  ...  '], { turn: 1 });
    expect(foxBot(3).choose(open, createRandom(1))).toEqual(moveOf('e6e7'));
  });

  test('a bot without a move throws', () => {
    const over = stateOf(['  fgg  ', '  g..  ', '..g....', '.......', '.......', '  ...  ', '  ...  ']);
    expect(() => foxBot(1).choose(over, createRandom(1))).toThrow(RangeError);
  });
});

import { Actor, Scene } from 'excalibur';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { GameTableOptions } from '../../src/behaviors/game-table/table-options.js';
import { GameTable } from '../../src/behaviors/game-table.js';
import { Board, createRandom, squareLayout, type TileProperties } from '../../src/boards/index.js';
import { type Bot, GameRecord, type RaceMove, type RaceState, raceBot, raceGame } from '../../src/games/index.js';
import { headlessWorld } from './headless.js';
import { anyBot, type NimState, nim } from './nim.js';

type NimOptions = GameTableOptions<NimState, number>;

/** A table with ten sticks that keeps a diary. */
function table(options: NimOptions = {}, sticks = 10) {
  const world = headlessWorld();
  const record = new GameRecord(nim, { seed: 7, options: { sticks } });
  const actor = new Actor();
  const game = new GameTable<NimState, number>({ record, ...options });
  const heard: string[] = [];
  const { events } = game;
  events.on('turn', ({ seat }) => heard.push(`turn ${seat}`));
  events.on('choosing', ({ seat, moves, state }) => heard.push(`choosing ${seat} of ${moves} with ${state.sticks}`));
  events.on('thinking', ({ seat }) => heard.push(`thinking ${seat}`));
  events.on('played', ({ seat, move, before, state }) =>
    heard.push(`played ${seat} takes ${move}: ${before.sticks} to ${state.sticks}`),
  );
  events.on('animated', ({ move, state }) => heard.push(`animated ${move} to ${state.sticks}`));
  events.on('undone', ({ moves, state }) => heard.push(`undone ${moves} to ${state.sticks}`));
  events.on('redone', ({ moves, state }) => heard.push(`redone ${moves} to ${state.sticks}`));
  events.on('over', ({ outcome }) => heard.push(`over ${outcome.winners} ${outcome.reason}`));
  events.on('failed', ({ error, during }) => heard.push(`failed ${during}: ${(error as Error).message}`));
  actor.addComponent(game);
  world.scene.add(actor);
  world.step(16);
  return { ...world, record, actor, game, heard };
}

/** An animation that the test ends. */
function animation() {
  const shown: { readonly move: number; readonly signal: AbortSignal; end(): void; fail(error: unknown): void }[] = [];
  const animate: NimOptions['animate'] = (move, _before, _after, signal) =>
    new Promise<void>((resolve, reject) => {
      shown.push({ move, signal, end: resolve, fail: reject });
    });
  return { shown, animate };
}

/** Until all that is settled has been heard. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('people', () => {
  test('are asked in turn, until the game is over', () => {
    const { game, heard } = table({}, 4);
    expect(game.phase).toBe('choosing');
    expect(game.legalMoves).toEqual([1, 2, 3]);
    expect(game.play(3)).toEqual({ ok: true, state: { sticks: 1, turn: 1 } });
    expect(game.play(1).ok).toBe(true);
    expect(game.phase).toBe('over');
    expect(game.legalMoves).toEqual([]);
    expect(heard).toEqual([
      'turn 0',
      'choosing 0 of 1,2,3 with 4',
      'played 0 takes 3: 4 to 1',
      'animated 3 to 1',
      'turn 1',
      'choosing 1 of 1 with 1',
      'played 1 takes 1: 1 to 0',
      'animated 1 to 0',
      'over 1 last-stick',
    ]);
    expect(game.play(1)).toEqual({ ok: false, reason: 'over' });
  });

  test('are refused what is illegal, with the word of the rules, and what is not their turn', () => {
    const { game, record } = table({ seats: ['person', anyBot] });
    expect(game.play(5)).toEqual({ ok: false, reason: 'illegal', why: 'sticks' });
    expect(record.position).toBe(0);
    game.isPaused = true;
    expect(game.play(1)).toEqual({ ok: false, reason: 'paused' });
    game.isPaused = false;
    game.enabled = false;
    expect(game.play(1)).toEqual({ ok: false, reason: 'disabled' });
    game.enabled = true;
    expect(game.play(1).ok).toBe(true);
    expect(game.play(1)).toEqual({ ok: false, reason: 'thinking' });
  });

  test('wait until the move has been shown; the state does not', async () => {
    const { shown, animate } = animation();
    const { game, record, heard } = table({ animate });
    heard.length = 0;
    game.play(2);
    expect([game.phase, record.state.sticks, game.seat]).toEqual(['animating', 8, 0]);
    expect(game.play(1)).toEqual({ ok: false, reason: 'animating' });
    await settle();
    expect(heard).toEqual(['played 0 takes 2: 10 to 8']);
    shown[0]?.end();
    await settle();
    expect(heard.slice(1)).toEqual(['animated 2 to 8', 'turn 1', 'choosing 1 of 1,2,3 with 8']);
    expect([game.phase, game.seat]).toEqual(['choosing', 1]);
  });

  test('may move in a handler, and at once', () => {
    const { game, record, heard } = table({}, 5);
    game.events.on('choosing', ({ seat }) => {
      if (seat === 1) game.play(1);
    });
    game.play(1);
    expect(record.moves).toEqual([1, 1]);
    expect(heard.at(-1)).toBe('choosing 0 of 1,2,3 with 3');
  });
});

describe('bots', () => {
  test('think for a while of the game, then move', () => {
    const { game, step, heard, record } = table({ seats: ['person', anyBot], thinkMs: 100 });
    heard.length = 0;
    game.play(1);
    expect(heard.slice(-2)).toEqual(['turn 1', 'thinking 1']);
    step(60);
    step(0);
    expect([game.phase, record.position]).toEqual(['thinking', 1]);
    step(60);
    expect([game.phase, record.position]).toEqual(['choosing', 2]);
  });

  test('or move now, if they are to hurry', () => {
    const { game, record } = table({ seats: ['person', anyBot], thinkMs: 1e9 });
    game.hurry();
    expect(record.position).toBe(0);
    game.play(1);
    game.hurry();
    expect(record.position).toBe(2);
  });

  test('choose out of the seed of the record: a game with bots replays, also after an undo', () => {
    const games = [0, 1].map(() => {
      const { step, record } = table({ seats: [anyBot, anyBot], thinkMs: 0 }, 60);
      for (let frame = 0; frame < 80; frame++) step(16);
      return record;
    });
    expect(games[0]?.outcome).toBeDefined();
    expect(games[0]?.moves).toEqual(games[1]?.moves);
    expect(new Set(games[0]?.moves).size).toBeGreaterThan(1);
    const { game, step, record } = table({ seats: ['person', anyBot], thinkMs: 0 }, 60);
    const choices = Array.from({ length: 5 }, () => {
      game.play(2);
      step(16);
      game.undo(2);
      return record.moves[1];
    });
    expect(new Set(choices).size).toBe(1);
    const random = createRandom(7).split('bot 1');
    expect(choices[0]).toBe(random.integer(1, 3));
  });

  test('of all levels bring a race to its end, though the order of the cards is hidden from them', () => {
    const board = new Board<TileProperties>(squareLayout({ columns: 6, rows: 4 }), {
      tiles: (x, y) => {
        if (x > 0 && x < 5 && y > 0 && y < 3) return undefined;
        if (x + y === 0) return { start: true, face: 'E', pass: 50 };
        return x === 3 ? { draw: 'luck' } : { label: `t${x}${y}`, price: 60, rent: 40 + 10 * x, district: `${y}` };
      },
    });
    const game = raceGame(board);
    const cards = [
      { deck: 'luck', text: 'A gift.', effect: { kind: 'coins', coins: 30 } },
      { deck: 'luck', text: 'A toll.', effect: { kind: 'coins', coins: -30 } },
    ] as const;
    const races = [0, 1].map(() => {
      const options = { players: 3, end: { rounds: 12 }, cards };
      const record = new GameRecord(game, { seed: 'harbour', options });
      const seats = (['easy', 'fair', 'sharp'] as const).map((level) => raceBot(game, level));
      const { scene, step } = headlessWorld();
      const actor = new Actor();
      const failed: unknown[] = [];
      const onError = (error: unknown) => failed.push(error);
      const race = new GameTable<RaceState, RaceMove>({ record, seats, thinkMs: 0, onError });
      actor.addComponent(race);
      scene.add(actor);
      for (let frame = 0; frame < 2000 && race.phase !== 'over'; frame++) step(16);
      expect([race.phase, failed]).toEqual(['over', []]);
      return record;
    });
    expect(races[0]?.moves).toEqual(races[1]?.moves);
    expect(races[0]?.position).toBeGreaterThan(36);
  });

  test('see what their seat may see', () => {
    const seen: unknown[] = [];
    const covered = { ...nim, view: (state: NimState, seat: unknown) => ({ ...state, seat }) };
    const bot: Bot<NimState, number> = {
      choose: (state) => {
        seen.push(state);
        return 1;
      },
    };
    const record = new GameRecord(covered, { seed: 1, options: {} });
    const { game } = table({ record, seats: ['person', bot] });
    game.play(1);
    game.hurry();
    expect(seen).toEqual([{ sticks: 9, turn: 1, seat: 1 }]);
  });

  test.for(['paused', 'disabled', 'hidden', 'out of its scene'] as const)('wait while the table is %s', (how) => {
    const { game, step, record, actor, scene } = table({ seats: ['person', anyBot], thinkMs: 100 });
    game.play(1);
    if (how === 'paused') game.isPaused = true;
    else if (how === 'disabled') game.enabled = false;
    else if (how === 'hidden') vi.stubGlobal('document', { hidden: true });
    else {
      scene.remove(actor);
      step(0);
    }
    for (let frame = 0; frame < 50; frame++) step(16);
    expect(record.position).toBe(1);
    vi.unstubAllGlobals();
    game.isPaused = false;
    game.enabled = true;
    if (how === 'out of its scene') {
      const other = new Scene();
      expect(other).not.toBe(scene);
      scene.add(actor);
    }
    for (let frame = 0; frame < 8; frame++) step(16);
    expect(record.position).toBe(2);
  });

  test('without an entry a seat is a person; seats can change hands', () => {
    const { game, step, record } = table({ seats: [], thinkMs: 0 });
    expect(game.phase).toBe('choosing');
    game.configure({ seats: [anyBot, 'person'] });
    expect(game.phase).toBe('thinking');
    step(16);
    expect([game.phase, record.position]).toEqual(['choosing', 1]);
    game.configure({ seats: [] });
    expect(game.phase).toBe('choosing');
  });
});

describe('undo and redo', () => {
  test('change the state at once and ask again', () => {
    const { game, heard, record } = table();
    for (const move of [1, 2, 3]) game.play(move);
    heard.length = 0;
    expect(game.undo(2)).toBe(2);
    expect(heard).toEqual(['undone 3,2 to 9', 'choosing 1 of 1,2,3 with 9']);
    expect(game.redo()).toBe(1);
    expect(heard.slice(2)).toEqual(['redone 2 to 7', 'turn 0', 'choosing 0 of 1,2,3 with 7']);
    expect(game.undo(99)).toBe(2);
    expect(game.undo()).toBe(0);
    expect([record.position, game.phase]).toEqual([0, 'choosing']);
  });

  test('in the middle of an animation, which is told to end and waited for no longer', async () => {
    const { shown, animate } = animation();
    const { game, heard, record } = table({ animate });
    game.play(2);
    heard.length = 0;
    game.undo();
    expect([shown[0]?.signal.aborted, shown[0]?.signal.reason]).toEqual([true, 'undone']);
    expect([record.state.sticks, game.phase]).toEqual([10, 'choosing']);
    expect(heard).toEqual(['undone 2 to 10', 'choosing 0 of 1,2,3 with 10']);
    game.play(3);
    shown[0]?.end();
    await settle();
    expect(game.phase).toBe('animating');
    game.undo();
    game.redo();
    expect(shown[1]?.signal.reason).toBe('undone');
    expect(game.phase).toBe('choosing');
    shown[1]?.fail(new Error('late'));
    await settle();
    expect(heard.filter((entry) => entry.startsWith('failed') || entry.startsWith('animated'))).toEqual([]);
  });

  test('of a game that is over lead back into it', () => {
    const { game, heard } = table({}, 1);
    game.play(1);
    expect(game.phase).toBe('over');
    game.undo();
    expect(game.phase).toBe('choosing');
    game.redo();
    expect([game.phase, heard.at(-1)]).toEqual(['over', 'over 0 last-stick']);
  });

  test('on the record itself, and moves there, are followed just the same', () => {
    const { heard, record } = table();
    heard.length = 0;
    record.play(3);
    record.goTo(0);
    expect(heard).toEqual([
      'played 0 takes 3: 10 to 7',
      'animated 3 to 7',
      'turn 1',
      'choosing 1 of 1,2,3 with 7',
      'undone 3 to 10',
      'turn 0',
      'choosing 0 of 1,2,3 with 10',
    ]);
  });

  test('of a move, by who hears of it first, and by a second table', () => {
    const { game, record, heard } = table();
    const actor = new Actor();
    const second = new GameTable<NimState, number>({ record });
    const { scene, step } = headlessWorld();
    actor.addComponent(second);
    scene.add(actor);
    step(16);
    const also: string[] = [];
    second.events.on('played', () => also.push('played'));
    second.events.on('undone', () => also.push('undone'));
    game.events.once('played', () => game.undo());
    game.play(2);
    expect(heard.slice(-2)).toEqual(['undone 2 to 10', 'choosing 0 of 1,2,3 with 10']);
    expect([also, second.phase]).toEqual([['undone'], 'choosing']);
    game.play(1);
    expect([second.seat, second.phase]).toEqual([1, 'choosing']);
  });
});

describe('an animation', () => {
  test('is asked to hurry, and ends by itself', async () => {
    const { shown, animate } = animation();
    const { game, heard } = table({ animate });
    game.play(2);
    game.hurry();
    expect([shown[0]?.signal.aborted, shown[0]?.signal.reason, game.phase]).toEqual([true, 'hurry', 'animating']);
    shown[0]?.end();
    await settle();
    expect(game.phase).toBe('choosing');
    expect(heard).toContain('animated 2 to 8');
  });

  test('is not told to end after it has ended', async () => {
    const { shown, animate } = animation();
    const { game } = table({ animate });
    game.play(2);
    shown[0]?.end();
    await settle();
    game.undo();
    expect(shown[0]?.signal.aborted).toBe(false);
  });

  test('gives way to a move that is made elsewhere', async () => {
    const { shown, animate } = animation();
    const { game, record } = table({ animate });
    game.play(2);
    record.play(1);
    expect(shown.map(({ signal }) => signal.reason)).toEqual(['moved', undefined]);
    shown[1]?.end();
    await settle();
    expect([game.phase, game.seat]).toEqual(['choosing', 0]);
  });
});

describe('what is thrown', () => {
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);

  test.for([
    ['at once', () => Promise.reject(new Error('no picture'))],
    [
      'later',
      () => {
        throw new Error('no picture');
      },
    ],
  ] as const)('by an animation, %s, is told, and the next one is asked', async ([, animate]) => {
    errors.length = 0;
    const { game, heard } = table({ animate, onError });
    game.play(2);
    await settle();
    expect(heard.slice(-4)).toEqual([
      'failed animate: no picture',
      'animated 2 to 8',
      'turn 1',
      'choosing 1 of 1,2,3 with 8',
    ]);
    expect(errors).toHaveLength(1);
  });

  test.for([
    [
      'throws',
      (): number => {
        throw new Error('no idea');
      },
      'no idea',
    ],
    ['chooses what is refused', (): number => 9, 'the bot of seat 1 chose 9, which is refused: sticks'],
  ] as const)('a bot that %s is told of, and a legal move is made for it', ([, choose, message]) => {
    const { game, heard, record } = table({ seats: ['person', { choose }], onError });
    game.play(2);
    game.hurry();
    expect(heard).toContain(`failed bot: ${message}`);
    expect([record.position, game.phase]).toEqual([2, 'choosing']);
    const [, first] = record.moves;
    game.undo();
    game.hurry();
    expect(record.moves[1]).toBe(first);
  });

  test('a bot that can do nothing does not ask again and again', () => {
    const stuck = { ...nim, moves: () => [] };
    const choose = vi.fn(() => 9);
    const record = new GameRecord(stuck, { seed: 1, options: {} });
    const { step, game } = table({ record, seats: [{ choose }], onError, thinkMs: 0 });
    for (let frame = 0; frame < 5; frame++) step(16);
    expect([choose.mock.calls.length, game.phase]).toEqual([1, 'thinking']);
    record.play(1);
    game.undo();
    step(16);
    expect(choose.mock.calls.length).toBe(2);
  });

  test('by a handler is told, and the game goes on', () => {
    for (const name of ['played', 'animated', 'turn', 'choosing', 'undone'] as const) {
      const { game, heard } = table({ onError });
      game.events.once(name, () => {
        throw new Error(`bad ${name}`);
      });
      game.play(2);
      game.undo();
      expect(heard, name).toContain(`failed handler: bad ${name}`);
      expect(game.play(1).ok).toBe(true);
      expect([game.phase, game.seat]).toEqual(['choosing', 1]);
    }
  });

  test('is thrown once more where nobody takes it', async () => {
    const thrown: unknown[] = [];
    vi.stubGlobal('queueMicrotask', (act: () => void) => {
      try {
        act();
      } catch (error) {
        thrown.push(error);
      }
    });
    const error = new Error('no picture');
    const { game } = table({
      animate: () => {
        throw error;
      },
    });
    game.events.on('failed', () => {
      throw new Error('not here either');
    });
    game.play(1);
    expect(thrown).toEqual([error, new Error('not here either')]);
    expect(game.phase).toBe('choosing');
  });

  test('by the rules, as they list the moves, is told', () => {
    const broken = {
      ...nim,
      moves: (): number[] => {
        throw new Error('no rules');
      },
    };
    const record = new GameRecord(broken, { seed: 1, options: {} });
    const { heard, game } = table({ record, onError });
    expect(heard.slice(0, 3)).toEqual(['failed rules: no rules', 'turn 0', 'choosing 0 of  with 10']);
    expect(game.play(1).ok).toBe(true);
  });
});

describe('its life', () => {
  test('out of a scene it is idle; back in one it goes on', () => {
    const { shown, animate } = animation();
    const { game, actor, scene, step, record, heard } = table({ animate });
    game.play(2);
    actor.kill();
    step(16);
    expect([game.phase, game.seat, shown[0]?.signal.reason]).toEqual(['idle', undefined, 'left']);
    expect(game.play(1)).toEqual({ ok: false, reason: 'idle' });
    record.play(1);
    heard.length = 0;
    scene.add(actor);
    step(16);
    expect(heard).toEqual(['turn 0', 'choosing 0 of 1,2,3 with 7']);
  });

  test('without a record it is idle; it can be given one, and another', () => {
    const { scene, step } = headlessWorld();
    const actor = new Actor();
    const game = new GameTable<NimState, number>();
    actor.addComponent(game);
    scene.add(actor);
    step(16);
    expect([game.phase, game.undo(), game.redo()]).toEqual(['idle', 0, 0]);
    expect(game.play(1)).toEqual({ ok: false, reason: 'idle' });
    const first = new GameRecord(nim, { seed: 1, options: {} });
    const second = new GameRecord(nim, { seed: 1, options: { sticks: 1 } });
    game.configure({ record: first });
    expect(game.legalMoves).toEqual([1, 2, 3]);
    game.configure({ record: second });
    expect(game.legalMoves).toEqual([1]);
    first.play(3);
    expect(game.phase).toBe('choosing');
    second.play(1);
    expect(game.phase).toBe('over');
  });

  test('saves and takes back its game', () => {
    const { game } = table();
    for (const move of [1, 2, 3]) game.play(move);
    game.undo();
    const saved = JSON.parse(JSON.stringify(game.saveState()));
    const { game: other, heard } = table();
    other.loadState(saved);
    expect([other.record?.state.sticks, other.redo()]).toEqual([7, 1]);
    expect(heard).toContain('choosing 0 of 1,2,3 with 7');
    expect(() => other.loadState({ record: { ...saved.record, game: 'chess' } })).toThrow('game is "chess"');
    expect(() => new GameTable().loadState(saved)).toThrow('GameTable.loadState: there is no record');
  });

  test('a clone has a table of its own, without a record', () => {
    const { game } = table({ thinkMs: 5 });
    const copy = game.clone();
    expect([copy.record, copy.options.thinkMs]).toEqual([undefined, 5]);
  });

  test('two tables with games of their own do not meet', () => {
    const first = table();
    const second = table();
    first.game.play(3);
    expect([first.record.state.sticks, second.record.state.sticks]).toEqual([7, 10]);
    expect(second.heard).toEqual(['turn 0', 'choosing 0 of 1,2,3 with 10']);
  });
});

test('mistakes are named', () => {
  expect(() => new GameTable({ thinkMs: -1 })).toThrow('GameTable.thinkMs: -1 is not allowed');
  // @ts-expect-error no record
  expect(() => new GameTable({ record: {} })).toThrow('GameTable.record: it must be a GameRecord');
  // @ts-expect-error no player
  expect(() => new GameTable({ seats: ['person', 'bot'] })).toThrow(
    "GameTable.seats[1]: it must be 'person', or a bot",
  );
  // @ts-expect-error no list
  expect(() => new GameTable({ seats: 'person' })).toThrow('GameTable.seats: it must be a list');
  // @ts-expect-error no function
  expect(() => new GameTable({ animate: 'walk' })).toThrow('GameTable.animate: it must be a function');
});

describe('whoever is called may call anything', () => {
  test('a handler that moves at once plays a whole long game', () => {
    const { game } = table();
    const record = new GameRecord(nim, { seed: 7, options: { sticks: 3000 } });
    game.events.on('choosing', () => game.play(1));
    game.configure({ record });
    expect([record.position, game.phase]).toEqual([3000, 'over']);
  });

  test('an animation that takes back what interrupts it is followed by no move that is not there', () => {
    const { game, record, heard } = table({
      animate: (_move, _before, _after, signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => {
            record.undo();
            resolve();
          });
        }),
    });
    game.play(1);
    heard.length = 0;
    record.play(2);
    expect(heard).toEqual(['undone 2 to 9', 'turn 1', 'choosing 1 of 1,2,3 with 9']);
    expect([game.phase, record.state.sticks]).toEqual(['choosing', 9]);
  });

  test('a bot that moves by itself does not move for the next one as well', () => {
    const { game, step, record } = table({
      thinkMs: 0,
      seats: [
        'person',
        {
          choose: () => {
            record.play(1);
            return 3;
          },
        },
      ],
    });
    game.play(2);
    step(16);
    expect(record.moves).toEqual([2, 1]);
    expect(game.phase).toBe('choosing');
  });
});

test('what is no state, and no callback, is refused in words', () => {
  const { game } = table();
  for (const state of [null, undefined, 5, {}]) {
    expect(() => game.loadState(state as never)).toThrow('record: it is undefined, but must be an object');
  }
  expect(() => new GameTable({ onError: 5 as never })).toThrow('GameTable.onError: it must be a function');
});

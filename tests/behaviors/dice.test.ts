import { Actor } from 'excalibur';
import { describe, expect, test, vi } from 'vitest';
import { Dice, type DiceOptions } from '../../src/behaviors/dice.js';
import { SquareBoard } from '../../src/behaviors/square-board.js';
import { createRandom } from '../../src/boards/index.js';
import { headlessWorld } from './headless.js';

function rolling(options: DiceOptions = {}) {
  const world = headlessWorld();
  const actor = new Actor();
  const dice = new Dice(options);
  actor.addComponent(dice);
  world.scene.add(actor);
  world.step(1);
  const heard: string[] = [];
  dice.events.on('rolled', ({ total }) => heard.push(`rolled ${total}`));
  dice.events.on('shown', ({ total }) => heard.push(`shown ${total}`));
  return { ...world, actor, dice, heard };
}

/** What a promise has become by now, or undefined while it waits. */
async function settled<T>(promise: Promise<T>): Promise<T | undefined> {
  return Promise.race([promise, Promise.resolve().then(() => undefined)]);
}

describe('what is rolled', () => {
  test('is decided at once and the same for the same seed', () => {
    const { dice } = rolling({ count: 3, sides: 20, seed: 'harbour' });
    const rolls = Array.from({ length: 50 }, () => dice.roll());
    const again = new Dice({ count: 3, sides: 20, seed: 'harbour' });
    for (const { values, total } of rolls) {
      expect(again.roll().values).toEqual(values);
      expect(total).toBe(values.reduce((sum, value) => sum + value));
    }
    expect(rolls.some(({ values }, index) => values.join() !== rolls[0]?.values.join() && index > 0)).toBe(true);
  });

  test('every side comes up as often as any other', () => {
    // 6000 rolls: each side 1000 times, standard deviation √(6000 × 1/6 × 5/6) ≈ 29; five of them are never left.
    const dice = new Dice({ seed: 1 });
    const counts = new Map<number, number>();
    for (let roll = 0; roll < 6000; roll++) {
      const [value = 0] = dice.roll().values;
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(145);
  });

  test('comes from the seed of the board, and dice of other names go their own way', () => {
    const board = new Actor();
    board.addComponent(new SquareBoard({ seed: 7 }));
    const sequence = (options: DiceOptions) => {
      const dice = new Dice(options);
      return Array.from({ length: 20 }, () => dice.roll().total).join();
    };
    expect(sequence({ board })).toBe(sequence({ seed: 7 }));
    expect(sequence({ board })).not.toBe(sequence({ board, stream: 'other' }));
    const random = createRandom(7).split('dice');
    expect(sequence({ random })).toBe(sequence({ seed: 7 }));
  });

  test('a save holds what lies there and what comes next', () => {
    const { dice } = rolling({ seed: 3 });
    for (let roll = 0; roll < 5; roll++) dice.roll();
    const state = JSON.parse(JSON.stringify(dice.saveState()));
    const next = Array.from({ length: 10 }, () => dice.roll().total);
    const loaded = new Dice({ seed: 99 });
    loaded.loadState(state);
    expect(loaded.values).toEqual(state.values);
    expect(Array.from({ length: 10 }, () => loaded.roll().total)).toEqual(next);
    expect(() => loaded.loadState({ values: ['six'], random: [1, 2, 3, 4] })).toThrow(
      'Dice.loadState: state.values[0]',
    );
  });
});

describe('the picture', () => {
  test('follows, and says when it has been seen', async () => {
    const { dice, heard, step } = rolling({ duration: 100, seed: 5 });
    const roll = dice.roll();
    expect(dice.values).toBe(roll.values);
    expect(heard).toEqual([`rolled ${roll.total}`]);
    expect(dice.isRolling).toBe(true);
    step(60);
    expect(await settled(roll.done)).toBeUndefined();
    step(60);
    expect(await settled(roll.done)).toBe('shown');
    expect(heard).toEqual([`rolled ${roll.total}`, `shown ${roll.total}`]);
    expect(dice.isRolling).toBe(false);
  });

  test('a new roll ends the one before', async () => {
    const { dice, heard, step } = rolling({ duration: 100 });
    const first = dice.roll();
    step(50);
    const second = dice.roll();
    expect(await first.done).toBe('superseded');
    step(60);
    expect(await settled(second.done)).toBeUndefined();
    step(60);
    expect(await second.done).toBe('shown');
    expect(heard.filter((entry) => entry.startsWith('shown'))).toHaveLength(1);
  });

  test('a roll out of a handler of a roll', async () => {
    const { dice, step } = rolling({ duration: 100 });
    let second: Promise<string> | undefined;
    dice.events.once('rolled', () => {
      second = dice.roll().done;
    });
    expect(await dice.roll().done).toBe('superseded');
    step(200);
    expect(await second).toBe('shown');
  });

  test('a pause settles nothing; leaving the scene does', async () => {
    const { dice, actor, step, scene } = rolling({ duration: 100 });
    const { done } = dice.roll();
    step(0);
    dice.enabled = false;
    step(500);
    expect(await settled(done)).toBeUndefined();
    dice.enabled = true;
    actor.kill();
    step(1);
    expect(await settled(done)).toBe('left');
    expect(await dice.roll().done).toBe('shown');
    scene.add(actor);
    step(1);
    const again = dice.roll();
    step(200);
    expect(await again.done).toBe('shown');
  });

  test('is seen at once by visitors who want less motion', async () => {
    const { dice, heard } = rolling();
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { done, total } = dice.roll();
    vi.unstubAllGlobals();
    expect(await settled(done)).toBe('shown');
    expect(heard).toEqual([`rolled ${total}`, `shown ${total}`]);
  });

  test('tumbles to what was decided elsewhere', async () => {
    const { dice, heard, step } = rolling({ count: 2, duration: 100 });
    const { done, total } = dice.roll([3, 4]);
    expect(total).toBe(7);
    step(60);
    expect(await settled(done)).toBeUndefined();
    step(60);
    expect(await settled(done)).toBe('shown');
    expect(heard).toEqual(['rolled 7', 'shown 7']);
    expect(() => dice.roll([3])).toThrow('Dice.roll: [3] is not allowed, must be 2 whole numbers from 1 to 6');
    expect(dice.values).toEqual([3, 4]);
  });

  test('shows what was decided elsewhere', async () => {
    const { dice, heard } = rolling({ count: 2 });
    const { done } = dice.roll();
    heard.length = 0;
    dice.show([3, 4]);
    expect(await done).toBe('superseded');
    expect(heard).toEqual(['shown 7']);
    expect(dice.values).toEqual([3, 4]);
  });
});

describe('mistakes', () => {
  test('are named', () => {
    expect(() => new Dice({ sides: 1 })).toThrow(
      'Dice.sides: 1 is not allowed, must be a whole number >= 2 and <= 9999',
    );
    expect(() => new Dice({ seed: 1, random: createRandom(1) })).toThrow('Dice.random, seed: only one of these');
    expect(() => new Dice({ board: new Actor() })).toThrow('Dice.board: it must be a board behaviour');
    expect(() => new Dice().show([7])).toThrow('Dice.show: [7] is not allowed, must be 1 whole numbers from 1 to 6');
  });
});

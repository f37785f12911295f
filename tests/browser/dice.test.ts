import { Actor, vec } from 'excalibur';
import { expect, test } from 'vitest';
import { Dice, type DiceOptions } from '../../src/behaviors/dice.js';
import { pixelsOf } from '../helpers/pixels.js';
import { colorAt } from './color-at.js';
import { startGame } from './game.js';

const ink = '#2d2a3a';
const paper = '#ffffff';

/** Dice of 60 pixels; a game of one lies with its middle near 150, 100. */
async function rolling(options: DiceOptions = {}) {
  const game = await startGame();
  const actor = new Actor({ pos: vec(150, 100) });
  const dice = new Dice({ size: 60, duration: 300, ...options });
  actor.addComponent(dice);
  game.scene.add(actor);
  game.frames(2);
  /** The next frame: the colour at a point, in shares of the side from the middle of the die. */
  const look = () => {
    game.frames();
    const picture = pixelsOf(game.canvas);
    // The shadow makes the picture a little taller than the die.
    const middle = 100 - (60 * 0.09) / 2;
    return (x: number, y: number) => colorAt(picture, 150 + x * 60, middle + y * 60);
  };
  return { ...game, actor, dice, look };
}

test('each face of a die has its pips where they belong', async () => {
  const { dice, look } = await rolling();
  // The pips of a die, read from a real one: left and right columns, middle.
  const faces = {
    1: ['...', '.o.', '...'],
    2: ['o..', '...', '..o'],
    3: ['o..', '.o.', '..o'],
    4: ['o.o', '...', 'o.o'],
    5: ['o.o', '.o.', 'o.o'],
    6: ['o.o', 'o.o', 'o.o'],
  };
  for (const [value, rows] of Object.entries(faces)) {
    dice.show([Number(value)]);
    const at = look();
    const seen = [-0.25, 0, 0.25].map((y) => [-0.25, 0, 0.25].map((x) => (at(x, y) === ink ? 'o' : '.')).join(''));
    expect(seen).toEqual(rows);
    expect(at(0.12, 0.12)).toBe(paper);
  }
});

test('it has an outline and a shadow straight down', async () => {
  const { look } = await rolling();
  const at = look();
  expect([at(-0.49, 0), at(0, -0.49), at(0.48, 0)]).toEqual([ink, ink, ink]);
  expect(at(0, 0.55)).toBe(ink);
  expect([at(0, 0.62), at(0, -0.53), at(-0.53, 0)]).toEqual(['#7fc0cc', '#7fc0cc', '#7fc0cc']);
});

test('it tumbles, then lies still, and shows what was rolled', async () => {
  const { dice, frames, canvas } = await rolling({ seed: 4 });
  const { values } = dice.roll();
  const pictures = new Set<string>();
  for (let frame = 0; frame < 10; frame++) {
    frames();
    pictures.add(pixelsOf(canvas).data.join());
  }
  expect(pictures.size).toBe(10);
  frames(10);
  const still = pixelsOf(canvas).data.join();
  frames(5);
  expect(pixelsOf(canvas).data.join()).toBe(still);
  dice.show(values);
  frames();
  expect(pixelsOf(canvas).data.join()).toBe(still);
});

test('other dice show numbers, several lie side by side', async () => {
  const { dice, look } = await rolling({ sides: 20, count: 2, seed: 1 });
  dice.show([17, 8]);
  const at = look();
  const dark = (from: number) =>
    Array.from({ length: 40 }, (_, index) => at(from - 0.35 + (0.7 * index) / 40, 0.03)).filter(
      (color) => color === ink,
    );
  expect(dark(-0.625).length).toBeGreaterThan(3);
  expect(dark(0.625).length).toBeGreaterThan(3);
  expect(at(0, 0)).toBe('#7fc0cc');
});

test('can be clicked', async () => {
  const { actor, dice, pointer, frames } = await rolling();
  actor.on('pointerdown', () => dice.roll());
  pointer('down', 170, 110);
  frames();
  expect(dice.values).toHaveLength(1);
});

test('gone with its behaviour, there again with its actor', async () => {
  const { actor, scene, frames, look } = await rolling();
  actor.kill();
  frames(2);
  expect(look()(0, 0)).toBe('#7fc0cc');
  scene.add(actor);
  frames(2);
  expect(look()(0, -0.3)).toBe(paper);
  actor.removeComponent(Dice, true);
  expect(look()(0, -0.3)).toBe('#7fc0cc');
});

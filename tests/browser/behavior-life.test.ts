import { Actor, Color, Entity, Scene, vec } from 'excalibur';
import { expect, test } from 'vitest';
import { boardOf } from '../../src/behaviors/board-behavior.js';
import { BoardGrid } from '../../src/behaviors/board-grid.js';
import { SquareBoard } from '../../src/behaviors/square-board.js';
import { TileHighlight } from '../../src/behaviors/tile-highlight.js';
import { Spin } from '../behaviors/spin.js';
import { pixelsOf } from '../helpers/pixels.js';
import { colorAt } from './color-at.js';
import { startGame } from './game.js';

test('one update for each of the engine, also where there are several in a frame', async () => {
  const { scene, frames, game } = await startGame({ fixedUpdateTimestep: 10 });
  const parent = new Entity();
  const actor = new Actor();
  const spin = new Spin();
  actor.addComponent(spin);
  parent.addChild(actor);
  scene.add(parent);
  let updates = 0;
  game.on('preupdate', () => updates++);
  frames(4, 50);
  expect(updates).toBeGreaterThan(10);
  expect(spin.diary.filter((entry) => entry === '10')).toHaveLength(updates);
});

test('none while the time of the game stands still', async () => {
  const { scene, frames, game } = await startGame();
  const actor = new Actor();
  const spin = new Spin();
  actor.addComponent(spin);
  scene.add(actor);
  game.timescale = 0;
  frames(5);
  expect(spin.diary).toEqual(['attach']);
  game.timescale = 0.5;
  frames(1, 20);
  expect(spin.diary).toEqual(['attach', '10']);
});

test('a behaviour rests with its scene and goes on when it comes back', async () => {
  const { scene, frames, game, pointer } = await startGame();
  const actor = new Actor();
  const spin = new Spin();
  const board = new SquareBoard({ columns: 2, rows: 2, size: 50 });
  const heard: string[] = [];
  board.events.on('pointerenter', ({ cell }) => heard.push(`enter ${cell}`));
  board.events.on('pointerleave', ({ cell }) => heard.push(`leave ${cell}`));
  actor.addComponent(spin).addComponent(board);
  scene.add(actor);
  frames();
  pointer('move', 10, 10);
  frames();
  expect(heard).toEqual(['enter 0']);
  game.addScene('other', new Scene());
  await game.goToScene('other');
  frames(3);
  expect(heard).toEqual(['enter 0', 'leave 0']);
  expect(spin.diary).toEqual(['attach', '16', '16']);
  expect(spin.isAttached).toBe(true);
  await game.goToScene('root');
  frames();
  expect(spin.diary).toEqual(['attach', '16', '16', '16']);
});

test('a cloned board draws and lights for itself', async () => {
  const { scene, frames, canvas } = await startGame();
  const actor = new Actor({ pos: vec(10, 10), color: Color.Transparent });
  actor.addComponent(new SquareBoard({ columns: 2, rows: 2, size: 40 }));
  actor.addComponent(new BoardGrid({ fill: '#ffffff', width: 0 })).addComponent(new TileHighlight({ outline: 'none' }));
  scene.add(actor);
  frames();
  const copy = actor.clone();
  copy.pos = vec(150, 10);
  scene.add(copy);
  frames();
  copy.get(TileHighlight)?.show('a', [{ cell: 0 }], { fill: '#ff0000' });
  frames();
  const seen = () => {
    frames();
    const picture = pixelsOf(canvas);
    return [colorAt(picture, 30, 30), colorAt(picture, 170, 30), colorAt(picture, 210, 30)];
  };
  expect(seen()).toEqual(['#ffffff', '#ff0000', '#ffffff']);
  copy.kill();
  expect(seen()).toEqual(['#ffffff', '#7fc0cc', '#7fc0cc']);
  expect(boardOf(actor)?.isAttached).toBe(true);
});

test('two boards in one scene, one in another: each scene shows its own', async () => {
  const { scene, frames, game, canvas } = await startGame();
  const boardAt = (x: number, fill: string) => {
    const actor = new Actor({ pos: vec(x, 10) });
    actor
      .addComponent(new SquareBoard({ columns: 1, rows: 1, size: 40 }))
      .addComponent(new BoardGrid({ fill, width: 0 }));
    return actor;
  };
  const moving = boardAt(100, '#0000ff');
  scene.add(boardAt(10, '#ff0000'));
  scene.add(moving);
  const other = new Scene();
  game.addScene('other', other);
  const seen = () => {
    frames(2);
    const picture = pixelsOf(canvas);
    return [colorAt(picture, 20, 20), colorAt(picture, 110, 20)];
  };
  expect(seen()).toEqual(['#ff0000', '#0000ff']);
  other.transfer(moving);
  expect(seen()).toEqual(['#ff0000', '#7fc0cc']);
  await game.goToScene('other');
  expect(seen()).toEqual(['#7fc0cc', '#0000ff']);
});

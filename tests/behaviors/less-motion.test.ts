import { describe, expect, test } from 'vitest';
import { AreaWatcher } from '../../src/behaviors/area-watcher.js';
import { Pin } from '../../src/behaviors/pin.js';
import { TileEvents } from '../../src/behaviors/tile-events.js';
import { headlessWorld } from './headless.js';
import { boardActor, pawnOn } from './pawns.js';

/** A walker with a dog pinned to its west goes from (1, 2) to (4, 2), over a bridge at (3, 2). */
async function walkOverBridge(instant: boolean) {
  const { scene, step } = headlessWorld();
  const board = boardActor({}, scene);
  const { actor, grid } = pawnOn(board, { x: 1, y: 2 }, { name: 'walker', grid: { instant } }, scene);
  const dog = pawnOn(board, { x: 0, y: 2 }, { name: 'dog', grid: { instant } }, scene);
  const watcher = new AreaWatcher({ area: [{ x: 3, y: 2 }] });
  const tiles = new TileEvents();
  const pin = new Pin({ leader: actor, offset: 'W' });
  board.addComponent(watcher);
  board.addComponent(tiles);
  dog.actor.addComponent(pin);
  const log: string[] = [];
  watcher.events.on('entered', ({ piece }) => log.push(`${piece.name} on the bridge`));
  watcher.events.on('left', ({ piece }) => log.push(`${piece.name} off the bridge`));
  tiles.events.on('enter', ({ piece, tile }) => log.push(`${piece.name} to ${tile.x}`));
  pin.events.on('followed', ({ to }) => log.push(`followed to ${to.x}`));
  step(16);
  const walk = grid.follow([2, 3, 4].map((x) => ({ x, y: 2 })));
  if (instant) await walk.done;
  else for (let frame = 0; frame < 50; frame++) step(16);
  expect(walk.end).toBe('arrived');
  return log;
}

describe('what is told of a walk', () => {
  test.each([true, false])('is the same whether pictures glide or not (instant: %s)', async (instant) => {
    const log = await walkOverBridge(instant);
    expect([...log].sort()).toEqual(
      [
        ...['walker to 2', 'walker to 3', 'walker on the bridge', 'walker to 4', 'walker off the bridge'],
        ...['dog to 1', 'followed to 1', 'dog to 2', 'followed to 2'],
        ...['dog to 3', 'dog on the bridge', 'followed to 3'],
      ].sort(),
    );
    expect(log).toEqual(await walkOverBridge(!instant));
  });
});

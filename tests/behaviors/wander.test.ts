import { Color } from 'excalibur';
import { describe, expect, test } from 'vitest';
import type { Piece } from '../../src/behaviors/piece.js';
import { Wander, type WanderOptions } from '../../src/behaviors/wander.js';
import { headlessWorld } from './headless.js';
import { boardActor, pawnOn } from './pawns.js';

/** A sheep on a board of 5 × 5 tiles that never pauses and never glides. */
function sheep(options: WanderOptions = {}, at = { x: 2, y: 2 }, seed: number | string = 1) {
  const world = headlessWorld();
  const board = boardActor({ seed }, world.scene);
  const pawn = pawnOn(board, at, { grid: { instant: true }, name: 'sheep' }, world.scene);
  const wander = new Wander({ pause: 0, ...options });
  pawn.actor.addComponent(wander);
  return { ...world, ...pawn, board, wander, heard: heardFrom(wander) };
}

function heardFrom({ events }: Wander): string[] {
  const heard: string[] = [];
  for (const name of ['started', 'stopped', 'stepped', 'stuck'] as const) events.on(name, () => heard.push(name));
  return heard;
}

async function walk(piece: Piece, step: (ms: number) => void, frames: number): Promise<string[]> {
  const places: string[] = [];
  for (let frame = 0; frame < frames; frame++) {
    step(16);
    await Promise.resolve();
    if (piece.spot) places.push(`${piece.spot.x},${piece.spot.y}`);
  }
  return places;
}

const stepsFrom = (place: string, x: number, y: number) => {
  const [atX = NaN, atY = NaN] = place.split(',').map(Number);
  return Math.abs(atX - x) + Math.abs(atY - y);
};

describe('where to', () => {
  test('to neighbours within the range of where it was first, and to all of these in time', async () => {
    const { piece, step } = sheep({ range: 1 });
    const places = await walk(piece, step, 200);
    expect(new Set(places)).toEqual(new Set(['2,2', '1,2', '3,2', '2,1', '2,3']));
    // Every step leads to a neighbour.
    for (const [index, place] of places.slice(1).entries()) {
      const [x = NaN, y = NaN] = (places[index] ?? '').split(',').map(Number);
      expect(stepsFrom(place, x, y)).toBeLessThanOrEqual(1);
    }
  });

  test('around another centre; from far away it walks there', async () => {
    const { piece, step, wander } = sheep({ range: 1, center: { x: 0, y: 0 } }, { x: 4, y: 4 });
    expect(wander.center).toEqual({ x: 0, y: 0 });
    const places = await walk(piece, step, 100);
    expect(places.slice(0, 7).map((place) => stepsFrom(place, 0, 0))).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(new Set(places.slice(7))).toEqual(new Set(['0,0', '1,0', '0,1']));
  });

  test('a centre can be set, and one outside the board is named', () => {
    const { wander, step } = sheep();
    wander.center = { x: 0, y: 4 };
    expect(wander.center).toEqual({ x: 0, y: 4 });
    expect(() => {
      wander.center = { x: 9, y: 9 };
    }).toThrow('Wander.center: (9, 9) is outside the board');
    const outside = sheep({ center: { x: 7, y: 7 } });
    expect(() => outside.step(16)).toThrow('Wander.center: (7, 7) is outside the board');
    step(16);
  });

  test('not over closed edges, not to solid tiles, not where canMove says no', async () => {
    const { piece, board, step, scene } = sheep({ range: 4 }, { x: 0, y: 0 });
    const square = piece.board;
    square?.setEdge({ x: 0, y: 0 }, 'E', false);
    pawnOn(board, { x: 0, y: 1 }, { piece: { solid: true } }, scene);
    expect(new Set(await walk(piece, step, 20))).toEqual(new Set(['0,0']));
    square?.setEdge({ x: 0, y: 0 }, 'E', true);
    expect(new Set(await walk(piece, step, 60)).size).toBeGreaterThan(1);
  });

  test('a step that a handler makes impossible is followed by the next direction', async () => {
    const { actor, grid, piece, step, heard } = sheep({ range: 1 });
    let questions = 0;
    grid.configure({
      canMove: () => {
        // The first look at a tile says yes, the test before the step says no.
        questions++;
        return questions !== 2;
      },
    });
    await walk(piece, step, 1);
    expect(heard).toEqual(['stepped']);
    expect(questions).toBe(4);
    expect(actor.get(Wander)?.isWandering).toBe(true);
  });

  test('nowhere to go is told, and tried again', async () => {
    const { piece, step, heard } = sheep({ range: 0 });
    await walk(piece, step, 4);
    expect(heard.length).toBeGreaterThan(1);
    expect(new Set(heard)).toEqual(new Set(['stuck']));
    expect(piece.spot).toMatchObject({ x: 2, y: 2 });
  });

  test('after the centre has gone with a smaller board, around where it stands', async () => {
    const { piece, board, step } = sheep({ range: 1 }, { x: 4, y: 2 });
    piece.put({ x: 0, y: 0 });
    const square = board.componentValues.find((component) => 'toWorld' in component);
    (square as unknown as { configure(options: object): void }).configure({ columns: 2 });
    expect(new Set(await walk(piece, step, 80))).toEqual(new Set(['0,0', '1,0', '0,1']));
  });
});

describe('chance', () => {
  test('a game replays; another seed goes another way', async () => {
    const way = async (seed: number) => {
      const { piece, step } = sheep({}, undefined, seed);
      return (await walk(piece, step, 40)).join(' ');
    };
    expect(await way(7)).toBe(await way(7));
    expect(await way(7)).not.toBe(await way(8));
  });

  test('two of one stream agree, two of their own streams do not', async () => {
    const ways = async (stream?: string) => {
      const { scene, step } = headlessWorld();
      const results = [1, 2].map((number) => {
        const board = boardActor({ seed: 3 }, scene);
        const { actor, piece } = pawnOn(board, { x: 2, y: 2 }, { grid: { instant: true }, name: `s${number}` }, scene);
        actor.addComponent(new Wander({ pause: 0, ...(stream ? { stream } : {}) }));
        return { piece, places: [] as string[] };
      });
      for (let frame = 0; frame < 40; frame++) {
        step(16);
        await Promise.resolve();
        for (const { piece, places } of results) places.push(`${piece.spot?.x},${piece.spot?.y}`);
      }
      return results.map(({ places }) => places.join(' '));
    };
    const [a, b] = await ways('herd');
    expect(a).toBe(b);
    const [c, d] = await ways();
    expect(c).not.toBe(d);
  });

  test('a loaded game goes on as the saved one does', async () => {
    const original = sheep();
    await walk(original.piece, original.step, 10);
    const saved = JSON.parse(JSON.stringify([original.piece.saveState(), original.wander.saveState()]));
    const copy = sheep({}, { x: 0, y: 0 });
    copy.piece.loadState(saved[0]);
    copy.wander.loadState(saved[1]);
    copy.step(0);
    expect(copy.wander.center).toEqual({ x: 2, y: 2 });
    expect(await walk(copy.piece, copy.step, 20)).toEqual(await walk(original.piece, original.step, 20));
    expect(() => copy.wander.loadState({ isWandering: 1 })).toThrow('Wander.loadState: state.isWandering is 1');
  });
});

describe('time', () => {
  test('a pause before each step, counted while the piece stands', async () => {
    const { scene, step } = headlessWorld();
    // 32 pixels at 320 a second: 100 ms for a tile.
    const { actor, piece } = pawnOn(boardActor({}, scene), { x: 2, y: 2 }, {}, scene);
    const wander = new Wander({ pause: 200 });
    actor.addComponent(wander);
    const heard = heardFrom(wander);
    for (let frame = 0; frame < 3; frame++) step(50);
    expect(heard).toEqual([]);
    step(50);
    expect(heard).toEqual(['stepped']);
    expect(piece.isGliding).toBe(true);
    // 100 ms on the way, of which 50 may fall into the frame of the step, and 200 of rest.
    for (let frame = 0; frame < 4; frame++) step(50);
    expect(piece.isGliding).toBe(false);
    expect(heard).toEqual(['stepped']);
    for (let frame = 0; frame < 2; frame++) step(50);
    expect(heard).toEqual(['stepped', 'stepped']);
  });

  test('pauses of different lengths, by chance', () => {
    const { piece, step, heard } = sheep({ pause: 100, pauseSpread: 200 });
    step(16);
    const lengths = new Set<number>();
    let since = 0;
    for (let ms = 0; ms < 6000; ms++) {
      const before = heard.length;
      step(1);
      since++;
      if (heard.length > before) {
        lengths.add(since);
        since = 0;
      }
      piece.put({ x: 2, y: 2 });
    }
    expect(lengths.size).toBeGreaterThan(10);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(100);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(303);
  });

  test('starts and stops', async () => {
    const { wander, piece, step, heard } = sheep({ auto: false });
    expect(wander.isWandering).toBe(false);
    await walk(piece, step, 3);
    expect(heard).toEqual([]);
    wander.start();
    wander.start();
    await walk(piece, step, 2);
    wander.stop();
    wander.stop();
    const { spot } = piece;
    await walk(piece, step, 5);
    expect(piece.spot).toBe(spot);
    expect(heard[0]).toBe('started');
    expect(heard.at(-1)).toBe('stopped');
    expect(heard.filter((name) => name === 'stepped').length).toBeGreaterThan(0);
  });

  test('not while it is not enabled, nor while its mover is not', async () => {
    const { wander, grid, piece, step, heard } = sheep();
    await walk(piece, step, 2);
    heard.length = 0;
    wander.enabled = false;
    await walk(piece, step, 3);
    wander.enabled = true;
    grid.enabled = false;
    await walk(piece, step, 3);
    expect(heard).toEqual([]);
    grid.enabled = true;
    await walk(piece, step, 3);
    expect(heard).toContain('stepped');
  });
});

describe('life', () => {
  test('killed it rests, added again it goes on around the same centre', async () => {
    const { actor, piece, wander, scene, step, heard } = sheep({ range: 1 });
    await walk(piece, step, 10);
    actor.kill();
    await walk(piece, step, 1);
    heard.length = 0;
    await walk(piece, step, 5);
    expect(heard).toEqual([]);
    scene.add(actor);
    await walk(piece, step, 10);
    expect(heard).toContain('stepped');
    expect(wander.center).toEqual({ x: 2, y: 2 });
  });

  test('off the board it waits', async () => {
    const { piece, step, heard } = sheep();
    piece.leave();
    await walk(piece, step, 5);
    expect(heard).toEqual([]);
  });

  test('on another board it settles down anew', async () => {
    const { piece, step, scene, wander } = sheep({ range: 1 });
    await walk(piece, step, 5);
    piece.put({ x: 4, y: 4 }, { board: boardActor({ seed: 2 }, scene) });
    expect(wander.center).toEqual({ x: 4, y: 4 });
    expect(new Set(await walk(piece, step, 80))).toEqual(new Set(['4,4', '3,4', '4,3']));
  });

  test('in another scene it goes on', async () => {
    const { actor, piece, step, scene, heard } = sheep();
    await walk(piece, step, 3);
    const other = headlessWorld();
    scene.remove(actor);
    step(16);
    other.scene.add(actor);
    heard.length = 0;
    await walk(piece, other.step, 5);
    expect(heard).toContain('stepped');
  });

  test('a clone has a life of its own', async () => {
    const { actor, board, scene, step, wander } = sheep({ range: 1 });
    actor.color = Color.Red;
    const copy = actor.clone();
    const copied = copy.get(Wander);
    expect(copied?.options).toEqual(wander.options);
    expect(copied?.center).toBeUndefined();
    scene.add(copy);
    step(16);
    const { Piece: PieceClass } = await import('../../src/behaviors/piece.js');
    const piece = copy.get(PieceClass);
    piece?.put({ x: 0, y: 0 }, { board });
    expect(copied?.center).toEqual({ x: 0, y: 0 });
    expect(wander.center).toEqual({ x: 2, y: 2 });
  });

  test('without a mover, the mistake is named', () => {
    const { scene, step } = headlessWorld();
    const { actor } = pawnOn(boardActor({}, scene), { x: 0, y: 0 }, { grid: false, name: 'stone' }, scene);
    actor.addComponent(new Wander());
    expect(() => step(16)).toThrow("Wander: 'stone' needs a Piece and a GridMove");
  });
});

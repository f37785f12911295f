import { Actor, Color, Graphic } from 'excalibur';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CustomBoard } from '../../src/behaviors/custom-board.js';
import { Piece } from '../../src/behaviors/piece.js';
import { RoadFrames, type RoadFramesOptions } from '../../src/behaviors/road-frames.js';
import { graphLayout, hexLayout, type Layout, squareLayout } from '../../src/boards/index.js';
import { headlessWorld } from './headless.js';

function boardOn(layout: Layout) {
  const board = new Actor();
  const behavior = new CustomBoard({ layout });
  board.addComponent(behavior);
  const roads: Actor[] = [];
  const road = (x: number, y = 0, options: RoadFramesOptions = {}, z: number | string = 1) => {
    const actor = new Actor({ name: `${x},${y}`, color: Color.Red });
    actor.addComponent(new Piece({ board, at: { x, y }, z }));
    actor.addComponent(new RoadFrames(options));
    roads.push(actor);
    return actor;
  };
  const masks = () => roads.map((each) => each.get(RoadFrames)?.mask);
  return { board, behavior, road, masks, roads };
}

const square = (columns = 4, rows = 4) => boardOn(squareLayout({ columns, rows }));
/** A picture that nothing draws. */
class Picture extends Graphic {
  override clone(): Picture {
    return new Picture();
  }

  protected override _drawImage(): void {}
}

const sheetOf = (count: number) => ({ sprites: Array.from({ length: count }, () => new Picture()) });

describe('the mask', () => {
  test('joins neighbours of one tag on one level: E 1, S 2, W 4, N 8', () => {
    const { road, masks } = square();
    road(1, 1);
    expect(masks()).toEqual([0]);
    road(2, 1);
    road(1, 2);
    road(0, 1, { tag: 'river' });
    road(1, 0, {}, 'bridge');
    road(2, 2);
    expect(masks()).toEqual([3, 6, 9, 0, 0, 12]);
  });

  test('on hexes E 1, SE 2, SW 4, W 8, NW 16, NE 32, and over wrapped edges', () => {
    const hexes = boardOn(hexLayout({ columns: 3, rows: 3, size: 10 }));
    for (let y = 0; y < 3; y++) for (let x = 0; x < 3; x++) hexes.road(x, y);
    expect(hexes.masks()[4]).toBe(63);
    const ring = boardOn(squareLayout({ columns: 3, rows: 1, wrap: 'x' }));
    ring.road(0);
    ring.road(2);
    expect(ring.masks()).toEqual([4, 1]);
  });

  test('on a graph with one-way edges, of those that an edge leads to', () => {
    const nodes = { a: { x: 0, y: 0 }, b: { x: 10, y: 0 }, c: { x: 20, y: 0 } };
    const graph = boardOn(graphLayout({ nodes, edges: [['b', 'c']], oneWay: [['a', 'b']] }));
    graph.road(0);
    graph.road(1);
    graph.road(2);
    expect(graph.masks()).toEqual([1, 1, 1]);
    graph.roads[1]?.get(Piece)?.leave();
    expect(graph.masks()).toEqual([0, undefined, 0]);
  });

  const layouts = {
    'four directions': squareLayout({ columns: 3, rows: 3 }),
    'eight directions, wrapped': squareLayout({ columns: 3, rows: 4, directions: 8, wrap: 'both' }),
    hexes: hexLayout({ columns: 3, rows: 3, size: 10, offset: 'even', orientation: 'flat' }),
  };
  test.for(Object.entries(layouts))('is right after any moves: %s', ([, layout]) => {
    const index = fc.integer({ min: 0, max: 3 });
    const cell = fc.integer({ min: 0, max: layout.size - 1 });
    const act = fc.record({
      kind: fc.constantFrom('put', 'kick', 'swap', 'leave', 'raise'),
      index,
      other: index,
      cell,
    });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
        const { behavior, road, roads } = boardOn(layout);
        const { board } = behavior;
        for (const cell of [0, 1, 2, 3]) {
          const { x, y } = layout.xyOf(cell);
          road(x, y, { tag: cell === 3 ? 'river' : 'road' });
        }
        for (const { kind, index, other, cell } of acts) {
          const [one, two] = [roads[index] as Actor, roads[other] as Actor];
          const piece = one.get(Piece);
          if (kind === 'put') piece?.put({ cell });
          if (kind === 'kick') piece?.put({ cell }, { occupied: 'kick' });
          if (kind === 'swap') board.swap(one, two);
          if (kind === 'leave') piece?.leave();
          if (kind === 'raise') board.raise(one, (cell % 2) + 1);
        }
        for (const actor of roads) {
          const spot = board.spotOf(actor);
          const frames = actor.get(RoadFrames);
          const joined = [...Array(layout.directions.length).keys()].filter((direction) => {
            const neighbor = layout.neighbors[(spot?.cell ?? 0) * layout.directions.length + direction] ?? -1;
            const piece = spot && neighbor >= 0 ? board.pieceAt({ cell: neighbor }, spot.z) : undefined;
            return piece?.get(RoadFrames)?.options.tag === frames?.options.tag && piece !== undefined;
          });
          const expected = joined.reduce((sum, direction) => sum + 2 ** direction, 0);
          expect(frames?.mask).toBe(spot ? expected : undefined);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('is right after a handler has moved the piece on before it was told', () => {
    const { road, masks, behavior } = boardOn(squareLayout({ columns: 6, rows: 1 }));
    const carried = road(1);
    road(0);
    road(2);
    road(5);
    carried.on('moved', (event) => {
      const { to } = event as { to: { x: number } };
      if (to.x === 3) behavior.board.move(carried, { x: 4, y: 0 });
    });
    carried.get(Piece)?.put({ x: 3, y: 0 });
    expect(masks()).toEqual([1, 0, 0, 4]);
  });
});

describe('changes of board and behaviour', () => {
  test('a new layout, a smaller board', () => {
    const { board, behavior, road, masks } = boardOn(squareLayout({ columns: 4, rows: 1, wrap: 'x' }));
    road(0);
    const second = road(1);
    road(3);
    expect(masks()).toEqual([5, 4, 1]);
    behavior.board.resize(squareLayout({ columns: 5, rows: 2 }));
    expect(masks()).toEqual([1, 4, 0]);
    second.get(Piece)?.put({ x: 0, y: 1 });
    expect(masks()).toEqual([2, 8, 0]);
    behavior.board.resize(squareLayout({ columns: 3, rows: 1 }));
    expect(masks()).toEqual([0, undefined, undefined]);
    expect(board.isKilled()).toBe(false);
  });

  test('another tag', () => {
    const { road, masks } = square();
    const first = road(0);
    road(1);
    first.get(RoadFrames)?.configure({ tag: 'river' });
    expect(masks()).toEqual([0, 0]);
    first.get(RoadFrames)?.configure({ tag: 'road' });
    expect(masks()).toEqual([1, 4]);
  });

  test('a behaviour that is taken away, and one that comes later', () => {
    const { road, masks } = square();
    const first = road(0);
    road(1);
    first.removeComponent(RoadFrames, true);
    expect(masks()).toEqual([undefined, 0]);
    first.addComponent(new RoadFrames());
    expect(masks()).toEqual([1, 4]);
  });

  test('not enabled it keeps its frame, and others join it', () => {
    const { road, masks } = square();
    const first = road(0);
    const frames = first.get(RoadFrames) as RoadFrames;
    frames.enabled = false;
    road(1);
    expect(masks()).toEqual([0, 4]);
    frames.enabled = true;
    expect(masks()).toEqual([1, 4]);
  });

  test('attached before the piece', () => {
    const { board, road, masks, roads } = square();
    const actor = new Actor();
    actor.addComponent(new RoadFrames());
    actor.addComponent(new Piece({ board, at: { x: 0, y: 0 } }));
    roads.push(actor);
    road(1);
    expect(masks()).toEqual([1, 4]);
  });

  test('killed, added again, and moved to another scene', () => {
    const { scene, step } = headlessWorld();
    const { board, road, masks } = square();
    const actors = [board, road(0), road(1)];
    for (const actor of actors) scene.add(actor);
    step(16);
    actors[1]?.kill();
    step(16);
    expect(masks()).toEqual([undefined, 0]);
    const other = headlessWorld();
    other.scene.add(actors[1] as Actor);
    other.step(16);
    expect(masks()).toEqual([1, 4]);
  });

  test('two boards have nothing to do with each other', () => {
    const [one, two] = [square(), square()];
    one.road(0);
    const moved = one.road(1);
    two.road(0);
    expect(two.masks()).toEqual([0]);
    moved.get(Piece)?.put({ x: 1, y: 0 }, { board: two.board });
    expect(one.masks()).toEqual([0, 4]);
    expect(two.masks()).toEqual([1]);
  });

  test('a clone starts off the board', () => {
    const { road, masks, roads, board } = square();
    const copy = road(0).clone();
    roads.push(copy);
    expect(masks()).toEqual([0, undefined]);
    copy.get(Piece)?.put({ x: 1, y: 0 }, { board });
    expect(masks()).toEqual([1, 4]);
  });
});

describe('the frame', () => {
  test('is the mask, or what the table says of it', () => {
    const { road } = square();
    const sheet = sheetOf(16);
    const plain = road(0, 0, { sheet });
    const table = road(1, 0, { sheet, frames: { 0: 9, 4: 7 } });
    const list = road(2, 2, { frames: [3] });
    expect(plain.graphics.current).toBe(sheet.sprites[1]);
    expect(table.graphics.current).toBe(sheet.sprites[7]);
    expect(table.get(RoadFrames)?.frame).toBe(7);
    expect(list.get(RoadFrames)?.frame).toBe(3);
    expect(list.graphics.current).toBeUndefined();
  });

  test('changes are told once', () => {
    const { road } = square();
    const frames = road(0, 0, { frames: { 0: 5, 1: 6 } }).get(RoadFrames) as RoadFrames;
    const heard: string[] = [];
    frames.events.on('changed', ({ piece, mask, frame }) => heard.push(`${piece.name} ${mask} ${frame}`));
    const other = road(1);
    frames.update();
    other.get(Piece)?.put({ x: 1, y: 0 }, { z: 2 });
    expect(heard).toEqual(['0,0 1 6', '0,0 0 5']);
  });

  test('one that is not there is named', () => {
    const { road } = square();
    road(0);
    expect(() => road(1, 0, { frames: [] })).toThrow('RoadFrames.frames: there is no frame for the mask');
    expect(() => square().road(0, 0, { sheet: sheetOf(0) })).toThrow('RoadFrames.sheet: there is no frame 0, it has 0');
    expect(() => new RoadFrames({ tag: '' })).toThrow("RoadFrames.tag: '' is not allowed");
  });
});

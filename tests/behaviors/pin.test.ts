import { Actor, Color } from 'excalibur';
import { describe, expect, test } from 'vitest';
import { CustomBoard } from '../../src/behaviors/custom-board.js';
import { GridMove } from '../../src/behaviors/grid-move.js';
import { Piece } from '../../src/behaviors/piece.js';
import { Pin, type PinOptions } from '../../src/behaviors/pin.js';
import {
  type Board,
  graphLayout,
  hexLayout,
  type Layout,
  squareLayout,
  type TileProperties,
} from '../../src/boards/index.js';
import { headlessWorld } from './headless.js';

const square = (columns = 7, rows = 7, directions: 4 | 8 = 4) => squareLayout({ columns, rows, directions });

function boardOn(layout: Layout) {
  const actor = new Actor({ name: 'board' });
  const custom = new CustomBoard({ layout });
  actor.addComponent(custom);
  return { board: custom.board as Board<TileProperties, Actor>, actor };
}

function world(layout: Layout) {
  const { board, actor } = boardOn(layout);
  const pieceAt = (x: number, y: number, name = 'piece', mover = false) => {
    const pawn = new Actor({ name, color: Color.Red });
    const piece = new Piece({ board: actor, at: { x, y } });
    pawn.addComponent(piece);
    if (mover) pawn.addComponent(new GridMove({ instant: true }));
    return { pawn, piece, at: () => piece.spot && `${piece.spot.x},${piece.spot.y}` };
  };
  const pinned = (x: number, y: number, options: PinOptions, mover = false) => {
    const follower = pieceAt(x, y, 'follower', mover);
    const pin = new Pin(options);
    follower.pawn.addComponent(pin);
    return { ...follower, pin, heard: heardFrom(pin) };
  };
  return { board, actor, pieceAt, pinned };
}

function heardFrom({ events }: Pin): string[] {
  const heard: string[] = [];
  for (const name of ['pinned', 'unpinned', 'lost'] as const) events.on(name, () => heard.push(name));
  events.on('followed', ({ from, to }) => heard.push(`${from.x},${from.y}>${to.x},${to.y}`));
  events.on('blocked', ({ reason, blocker }) => heard.push(`blocked ${reason}${blocker ? ` ${blocker.name}` : ''}`));
  return heard;
}

describe('follows', () => {
  test('at once, by its offset as they stand', () => {
    const { pieceAt, pinned } = world(square());
    const leader = pieceAt(3, 3);
    const { at, heard, pin } = pinned(2, 4, { leader: leader.pawn });
    expect(pin.isPinned).toBe(true);
    leader.piece.put({ x: 5, y: 2 });
    expect(at()).toBe('4,3');
    leader.piece.put({ x: 1, y: 1 }, { cause: 'jump' });
    expect(at()).toBe('0,2');
    expect(heard).toEqual(['2,4>4,3', '4,3>0,2']);
  });

  test('on hexes its picture is the same in every row', () => {
    for (const offset of ['odd', 'even'] as const) {
      for (const orientation of ['pointy', 'flat'] as const) {
        const layout = hexLayout({ columns: 12, rows: 12, size: 10, offset, orientation });
        const { pieceAt, pinned } = world(layout);
        const leader = pieceAt(4, 4);
        const { piece } = pinned(5, 6, { leader: leader.pawn });
        const away = () => {
          const [a, b] = [layout.center(leader.piece.spot?.cell ?? -1), layout.center(piece.spot?.cell ?? -1)];
          return [b.x - a.x, b.y - a.y].map((value) => Math.round(value * 1000));
        };
        const before = away();
        for (const [x, y] of [
          [4, 5],
          [5, 5],
          [5, 4],
          [7, 8],
          [2, 3],
        ] as const) {
          leader.piece.put({ x, y });
          expect(away()).toEqual(before);
        }
      }
    }
  });

  test('by steps that are named, to the tile of its leader, over wrapped edges', () => {
    const { pieceAt, pinned } = world(squareLayout({ columns: 5, rows: 5, wrap: 'x' }));
    const leader = pieceAt(2, 2);
    const tail = pinned(4, 4, { leader: leader.pawn, offset: 'W  s' });
    expect(tail.at()).toBe('1,3');
    const rider = pinned(0, 0, { leader: leader.pawn, offset: '', occupied: 'sneak' });
    expect(rider.at()).toBe('2,2');
    leader.piece.put({ x: 0, y: 1 });
    expect([tail.at(), rider.at()]).toEqual(['4,2', '0,1']);
  });

  test('a rider on a graph, where there are no other offsets', () => {
    const nodes = { a: { x: 0, y: 0 }, b: { x: 10, y: 0 }, c: { x: 20, y: 0 } };
    const { pieceAt, pinned } = world(graphLayout({ nodes, edges: [['a', 'b']] }));
    const leader = pieceAt(0, 0);
    const rider = pinned(0, 0, { leader: leader.pawn });
    leader.piece.put({ node: 'b' });
    expect(rider.piece.spot?.cell).toBe(1);
    const { pawn } = pieceAt(2, 0);
    const pin = new Pin();
    pawn.addComponent(pin);
    expect(() => pin.pin(leader.pawn)).toThrow('a graph layout cannot move tiles');
    expect(pin.isPinned).toBe(false);
  });

  test('with its own mover, whose picture goes after it', () => {
    const { scene, step } = headlessWorld();
    const { actor, pieceAt, pinned } = world(square());
    const leader = pieceAt(3, 3);
    const { pawn, piece, at } = pinned(2, 3, { leader: leader.pawn });
    pawn.addComponent(new GridMove({ speed: 64 }));
    for (const each of [actor, leader.pawn, pawn]) scene.add(each);
    step(16);
    leader.piece.put({ x: 4, y: 3 });
    expect(at()).toBe('3,3');
    expect(piece.isGliding).toBe(true);
    leader.piece.put({ x: 5, y: 3 }, { cause: 'undo' });
    expect(at()).toBe('4,3');
  });

  test('in a row, each after the one before', () => {
    const { pieceAt, pinned } = world(square());
    const engine = pieceAt(4, 0);
    const first = pinned(3, 0, { leader: engine.pawn });
    const second = pinned(2, 0, { leader: first.pawn });
    engine.piece.put({ x: 4, y: 5 });
    expect([first.at(), second.at()]).toEqual(['3,5', '2,5']);
  });

  test('when its leader changes places with it, and with another', () => {
    const { board, pieceAt, pinned } = world(square());
    const leader = pieceAt(3, 3);
    const other = pieceAt(5, 5);
    const { at } = pinned(3, 4, { leader: leader.pawn });
    board.swap(leader.pawn, other.pawn);
    expect(at()).toBe('5,6');
  });
});

describe('turns with its leader', () => {
  test('on hexes and squares: behind it, wherever it goes', () => {
    const names = { hex: ['E', 'SE', 'SW', 'W', 'NW', 'NE'], square: ['E', 'S', 'W', 'N'] };
    const behind: Record<string, string> = { E: 'W', W: 'E', S: 'N', N: 'S', SE: 'NW', NW: 'SE', SW: 'NE', NE: 'SW' };
    for (const layout of [hexLayout({ columns: 9, rows: 9, size: 10 }), square(9, 9)]) {
      const { board, pieceAt, pinned } = world(layout);
      const leader = pieceAt(4, 4, 'leader', true);
      const tail = pinned(0, 0, { leader: leader.pawn, offset: 'W', face: 'E', turn: true });
      for (const name of names[layout.shape as 'hex' | 'square']) {
        leader.pawn.get(GridMove)?.toward(name);
        const place = leader.piece.spot;
        const cell =
          board.layout.neighbors[
            (place?.cell ?? 0) * layout.directions.length + layout.directions.indexOf(behind[name] ?? '')
          ];
        expect(tail.piece.spot?.cell).toBe(cell);
      }
    }
  });

  test('only if it is asked to, only by whole turns, and from the first direction that is known', () => {
    const { pieceAt, pinned } = world(square(9, 9, 8));
    const leader = pieceAt(4, 4);
    const stiff = pinned(6, 4, { leader: leader.pawn });
    const tail = pinned(4, 3, { leader: leader.pawn, turn: true });
    leader.piece.put({ x: 4, y: 5 });
    expect([stiff.at(), tail.at()]).toEqual(['6,5', '4,4']);
    leader.piece.put({ x: 3, y: 5 });
    expect(tail.at()).toBe('4,5');
    // To a corner of the square no whole turn leads.
    leader.piece.put({ x: 4, y: 6 });
    expect(tail.at()).toBe('5,6');
    tail.pin.turnTo('N');
    expect(tail.at()).toBe('4,7');
    // What its MonopolyMovement raises.
    leader.pawn.emit('turn', { to: 0 });
    expect(tail.at()).toBe('3,6');
  });
});

describe('where it cannot go', () => {
  test('outside it stays, and is at its offset again later', () => {
    const { pieceAt, pinned } = world(square(4, 4));
    const leader = pieceAt(2, 1);
    const { at, heard, pin } = pinned(3, 1, { leader: leader.pawn });
    leader.piece.put({ x: 3, y: 2 });
    expect(at()).toBe('3,1');
    expect(pin.place).toEqual({ x: 4, y: 2 });
    leader.piece.put({ x: 0, y: 0 });
    expect(at()).toBe('1,0');
    expect(heard).toEqual(['blocked outside', '3,1>1,0']);
  });

  test('taken it stays, with or without a mover, or does as it is told', () => {
    for (const mover of [false, true]) {
      const { pieceAt, pinned } = world(square());
      const leader = pieceAt(2, 2);
      pieceAt(2, 4, 'stone');
      const { at, heard } = pinned(1, 2, { leader: leader.pawn }, mover);
      leader.piece.put({ x: 3, y: 4 });
      expect(at()).toBe('1,2');
      expect(heard).toEqual(['blocked occupied stone']);
    }
    const { pieceAt, pinned } = world(square());
    const leader = pieceAt(2, 2);
    const stone = pieceAt(2, 4, 'stone');
    const { at } = pinned(1, 2, { leader: leader.pawn, occupied: 'kick' });
    leader.piece.put({ x: 3, y: 4 });
    expect(at()).toBe('2,4');
    expect(stone.at()).toBeUndefined();
  });

  test('a mover tests the step: solid tiles, closed edges', () => {
    const { board, pieceAt, pinned } = world(square());
    board.setTile({ x: 1, y: 3 }, { solid: true });
    const leader = pieceAt(2, 2);
    const { at, heard } = pinned(1, 2, { leader: leader.pawn }, true);
    leader.piece.put({ x: 2, y: 3 });
    board.setEdge({ x: 1, y: 2 }, 'E', false);
    leader.piece.put({ x: 3, y: 2 });
    expect(at()).toBe('1,2');
    expect(heard).toEqual(['blocked solid', 'blocked edge']);
  });
});

describe('the leader is lost', () => {
  test.for(['kill', 'leave', 'other board', 'resize'] as const)('%s', (how) => {
    const { scene, step } = headlessWorld();
    const { board, actor, pieceAt, pinned } = world(square());
    const leader = pieceAt(5, 5);
    const { pawn, at, heard, pin } = pinned(1, 2, { leader: leader.pawn });
    for (const each of [actor, leader.pawn, pawn]) scene.add(each);
    step(16);
    if (how === 'kill') leader.pawn.kill();
    if (how === 'leave') leader.piece.leave();
    if (how === 'other board') leader.piece.put({ x: 0, y: 0 }, { board: boardOn(square()).actor });
    if (how === 'resize') board.resize(square(4, 4));
    expect(heard).toEqual(['lost']);
    expect(pin.isPinned).toBe(false);
    expect(at()).toBe('1,2');
  });

  test('the follower on another board loses it when it moves', () => {
    const { pieceAt, pinned } = world(square());
    const leader = pieceAt(2, 2);
    const { piece, heard, at } = pinned(1, 2, { leader: leader.pawn });
    piece.put({ x: 0, y: 0 }, { board: boardOn(square()).actor });
    expect(heard).toEqual([]);
    leader.piece.put({ x: 3, y: 3 });
    expect(heard).toEqual(['lost']);
    expect(at()).toBe('0,0');
  });
});

describe('life', () => {
  test('is pinned when both have come to one board', () => {
    const { actor, pieceAt, pinned } = world(square());
    const leader = new Actor();
    leader.addComponent(new Piece({ board: actor }));
    const { at, pin } = pinned(2, 2, { leader });
    expect(pin.place).toBeUndefined();
    leader.get(Piece)?.put({ x: 3, y: 3 });
    expect(pin.place).toEqual({ x: 2, y: 2 });
    leader.get(Piece)?.put({ x: 4, y: 4 });
    expect(at()).toBe('3,3');
    expect(pieceAt(0, 0).at()).toBe('0,0');
  });

  test('pinned anew, to another, and let go', () => {
    const { pieceAt, pinned } = world(square());
    const one = pieceAt(3, 3);
    const two = pieceAt(5, 5);
    const { at, pin, heard } = pinned(2, 3, {});
    pin.pin(one.pawn);
    pin.pin(two.pawn, 'N');
    one.piece.put({ x: 0, y: 0 });
    expect(at()).toBe('5,4');
    pin.unpin();
    pin.unpin();
    two.piece.put({ x: 6, y: 6 });
    expect(at()).toBe('5,4');
    expect(pin.leader).toBeUndefined();
    expect(heard).toEqual(['pinned', 'pinned', '2,3>5,4', 'unpinned']);
  });

  test('not enabled it stays; enabled it goes to its offset', () => {
    const { pieceAt, pinned } = world(square());
    const leader = pieceAt(3, 3);
    const { at, pin } = pinned(2, 3, { leader: leader.pawn });
    pin.enabled = false;
    leader.piece.put({ x: 5, y: 5 });
    expect(at()).toBe('2,3');
    pin.enabled = true;
    expect(at()).toBe('4,5');
  });

  test('killed and added again it is at its offset; removed from its actor it hears nothing', () => {
    const { scene, step } = headlessWorld();
    const { actor, pieceAt, pinned } = world(square());
    const leader = pieceAt(3, 3);
    const { pawn, at, pin } = pinned(2, 3, { leader: leader.pawn });
    for (const each of [actor, leader.pawn, pawn]) scene.add(each);
    step(16);
    pawn.kill();
    step(16);
    leader.piece.put({ x: 5, y: 5 });
    expect(at()).toBeUndefined();
    scene.add(pawn);
    step(16);
    expect(at()).toBe('4,5');
    leader.piece.put({ x: 4, y: 4 });
    expect(at()).toBe('3,4');
    pawn.removeComponent(Pin, true);
    leader.piece.put({ x: 3, y: 3 });
    expect(at()).toBe('3,4');
    pawn.addComponent(pin);
    expect(at()).toBe('2,3');
  });

  test('both gone to another scene, it follows there', () => {
    const [first, second] = [headlessWorld(), headlessWorld()];
    const { actor, pieceAt, pinned } = world(square());
    const leader = pieceAt(3, 3);
    const { pawn, at, heard } = pinned(2, 3, { leader: leader.pawn });
    for (const each of [actor, leader.pawn, pawn]) first.scene.add(each);
    first.step(16);
    for (const each of [leader.pawn, pawn, actor]) second.scene.transfer(each);
    first.step(16);
    second.step(16);
    leader.piece.put({ x: 5, y: 5 });
    expect(at()).toBe('4,5');
    expect(heard).not.toContain('lost');
  });

  test('a clone is pinned to the same leader once it is on the board', () => {
    const { actor, pieceAt, pinned } = world(square());
    const leader = pieceAt(3, 3);
    const { pawn, at } = pinned(2, 3, { leader: leader.pawn });
    const copy = pawn.clone().get(Piece);
    copy?.put({ x: 4, y: 3 }, { board: actor });
    leader.piece.put({ x: 3, y: 4 });
    expect(copy?.spot).toMatchObject({ x: 4, y: 4 });
    expect(at()).toBe('2,4');
  });

  test('a loaded game goes on', () => {
    const { pieceAt, pinned } = world(square());
    const leader = pieceAt(3, 3, 'leader');
    const { pin, piece, at } = pinned(2, 3, { leader: leader.pawn, turn: true, face: 'E' });
    leader.piece.put({ x: 3, y: 4 });
    const saved = JSON.parse(JSON.stringify(pin.saveState()));
    const before = at();
    pin.unpin();
    piece.put({ x: 6, y: 6 });
    pin.loadState(saved);
    leader.piece.put({ x: 4, y: 1 }, { cause: 'load' });
    leader.piece.put({ x: 3, y: 4 }, { cause: 'load' });
    expect(at()).toBe(before);
    pin.loadState({});
    expect(pin.isPinned).toBe(false);
    expect(() => pin.loadState({ tie: { ...saved.tie, leader: 'nobody' } })).toThrow("there is no piece 'nobody'");
    expect(() => pin.loadState({ tie: 1 })).toThrow('Pin.loadState: state.tie is 1');
  });

  test('mistakes are named, and change nothing', () => {
    const { pieceAt, pinned } = world(square());
    const leader = pieceAt(3, 3);
    const one = pinned(2, 3, { leader: leader.pawn });
    const two = pinned(1, 3, { leader: one.pawn });
    expect(() => one.pin.pin(two.pawn)).toThrow("is pinned to, 'follower' itself");
    expect(() => one.pin.pin(one.pawn)).toThrow('itself');
    expect(() => one.pin.pin(leader.pawn, 'UP')).toThrow("'UP'");
    // @ts-expect-error a place is no leader
    expect(() => one.pin.pin({ x: 0, y: 0 })).toThrow('Pin.pin: the leader must be an actor');
    expect(one.pin.leader).toBe(leader.pawn);
    leader.piece.put({ x: 3, y: 5 });
    expect([one.at(), two.at()]).toEqual(['2,5', '1,5']);
  });

  test('a circle that loading or adding it again has closed leads nobody: the error says so', () => {
    for (const way of ['load', 'add'] as const) {
      const { pieceAt, pinned } = world(square());
      const one = pieceAt(1, 1, 'one');
      const two = pinned(3, 1, { leader: one.pawn });
      const saved = two.pin.saveState();
      if (way === 'load') two.pin.unpin();
      else two.pawn.removeComponent(two.pin, true);
      one.pawn.addComponent(new Pin());
      two.piece.put({ x: 5, y: 5 });
      one.pawn.get(Pin).pin(two.pawn);
      if (way === 'load') two.pin.loadState(saved);
      else two.pawn.addComponent(two.pin);
      expect(() => one.piece.put({ x: 2, y: 1 })).toThrow("is pinned to, 'follower' itself");
      expect([one.at(), two.at()]).toEqual(['2,1', '5,5']);
      one.pawn.get(Pin).unpin();
      one.piece.put({ x: 2, y: 2 });
      expect([one.at(), two.at()]).toEqual(['2,2', '4,2']);
    }
  });
});

import { Actor, Color, type Scene, vec } from 'excalibur';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CustomBoard } from '../../src/behaviors/custom-board.js';
import type { MiniBoardOptions } from '../../src/behaviors/mini-board/mini-board-options.js';
import { MiniBoard } from '../../src/behaviors/mini-board.js';
import { Piece } from '../../src/behaviors/piece.js';
import {
  graphLayout,
  hexLayout,
  type Layout,
  mirrorAxes,
  type Place,
  type Point,
  squareLayout,
  triangleLayout,
  turnsOf,
} from '../../src/boards/index.js';
import { headlessWorld } from './headless.js';

const size = 32;
const around = (columns: number, rows: number) => ({
  columns,
  rows,
  size,
  origin: { x: -Math.floor(columns / 2), y: -Math.floor(rows / 2) },
});
/** An L: the origin, two to the E of it, one to the S of the last. */
const ell = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 2, y: 0 },
  { x: 2, y: 1 },
];

function boardOn(layout: Layout, pos = vec(0, 0), scene?: Scene) {
  const actor = new Actor({ name: 'board', pos });
  const custom = new CustomBoard({ layout });
  actor.addComponent(custom);
  scene?.add(actor);
  return { actor, custom, board: custom.board };
}

interface Setup {
  readonly main?: Layout;
  readonly mini?: Layout;
  readonly shape?: readonly Place[];
  readonly options?: MiniBoardOptions;
  readonly scene?: Scene;
}

function group({ main, mini, shape = ell, options = {}, scene }: Setup = {}) {
  const target = boardOn(main ?? squareLayout({ columns: 8, rows: 8, size }), vec(100, 50), scene);
  const small = boardOn(mini ?? squareLayout(around(7, 7)), vec(500, 300));
  const miniBoard = new MiniBoard({ board: target.actor, origin: { x: 0, y: 0 }, ...options });
  small.actor.addComponent(miniBoard);
  scene?.add(small.actor);
  const pieces = shape.map((at, index) => {
    const actor = new Actor({ name: `${index}` });
    actor.addComponent(new Piece({ board: small.actor, at }));
    scene?.add(actor);
    return actor;
  });
  const xys = (where = target) =>
    pieces.map((piece) => where.board.spotOf(piece)).map((spot) => (spot ? `${spot.x},${spot.y}` : '-'));
  const stoneAt = (x: number, y: number, z: number | string = 1) => {
    const stone = new Actor({ name: 'stone' });
    stone.addComponent(new Piece({ board: target.actor, at: { x, y }, z }));
    scene?.add(stone);
    return stone;
  };
  return { target, small, mini: miniBoard, pieces, xys, own: () => xys(small), stoneAt, heard: heardFrom(miniBoard) };
}

function heardFrom({ events }: MiniBoard): string[] {
  const heard: string[] = [];
  events.on('accepted', ({ at, members }) => heard.push(`accepted ${at.x},${at.y} ${members.length}`));
  events.on('rejected', ({ action, reason, piece, place, blocker }) => {
    const where = place ? ` ${place.x},${place.y}` : '';
    heard.push(
      `rejected ${action} ${reason}${piece ? ` ${piece.name}` : ''}${where}${blocker ? ` ${blocker.name}` : ''}`,
    );
  });
  events.on('pulledOut', ({ from }) => heard.push(`out ${from.x},${from.y}`));
  events.on('rotated', ({ turns }) => heard.push(`rotated ${turns}`));
  events.on('mirrored', ({ axis }) => heard.push(`mirrored ${axis}`));
  events.on('dragStart', () => heard.push('dragStart'));
  events.on('drag', ({ at, canPut }) => heard.push(`drag ${at ? `${at.x},${at.y}` : '-'} ${canPut}`));
  events.on('dragCancel', () => heard.push('dragCancel'));
  return heard;
}

describe('put', () => {
  test('all members at once, pulled out, and put back', () => {
    const { mini, xys, own, heard, pieces } = group();
    expect(mini.members).toEqual(pieces);
    expect(mini.put({ x: 3, y: 2 })).toEqual({ ok: true });
    expect(xys()).toEqual(['3,2', '4,2', '5,2', '5,3']);
    expect([mini.isPut, mini.at]).toEqual([true, { x: 3, y: 2 }]);
    expect(own()).toEqual(['-', '-', '-', '-']);
    expect(mini.put({ x: 4, y: 2 })).toEqual({ ok: true });
    expect(xys()).toEqual(['4,2', '5,2', '6,2', '6,3']);
    for (const piece of pieces) expect(piece.get(Piece)?.level).toBe(1);
    expect(mini.pullOut()).toBe(true);
    expect(mini.pullOut()).toBe(false);
    expect([mini.isPut, mini.at]).toEqual([false, undefined]);
    expect(own()).toEqual(['0,0', '1,0', '2,0', '2,1']);
    expect(xys()).toEqual(['-', '-', '-', '-']);
    expect(mini.putBack()).toEqual({ ok: true });
    expect(xys()).toEqual(['4,2', '5,2', '6,2', '6,3']);
    expect(heard).toEqual(['accepted 3,2 4', 'accepted 4,2 4', 'out 4,2', 'accepted 4,2 4']);
  });

  test('put back as it was turned there', () => {
    const { mini, xys } = group();
    mini.put({ x: 4, y: 4 });
    mini.rotate();
    const before = xys();
    mini.pullOut();
    mini.rotate(2);
    expect(mini.turns).toBe(3);
    mini.putBack();
    expect(xys()).toEqual(before);
    expect(mini.turns).toBe(1);
  });

  test('its origin may lie outside, no member may; nothing is changed then', () => {
    const { mini, xys, heard } = group({
      shape: [
        { x: 1, y: 0 },
        { x: 2, y: 0 },
      ],
    });
    expect(mini.canPut({ x: -1, y: 0 })).toEqual({ ok: true });
    mini.put({ x: -1, y: 0 });
    expect(xys()).toEqual(['0,0', '1,0']);
    expect(mini.put({ x: 6, y: 0 })).toMatchObject({ ok: false, reason: 'outside', place: { x: 8, y: 0 } });
    expect(xys()).toEqual(['0,0', '1,0']);
    expect(heard).toEqual(['accepted -1,0 2', 'rejected put outside 1 8,0']);
  });

  test('over wrapped edges, but not onto itself', () => {
    const { mini, xys } = group({ main: squareLayout({ columns: 3, rows: 4, size, wrap: 'x' }) });
    mini.put({ x: 2, y: 0 });
    expect(xys()).toEqual(['2,0', '0,0', '1,0', '1,1']);
    const long = group({
      main: squareLayout({ columns: 3, rows: 4, size, wrap: 'x' }),
      shape: [-1, 0, 1, 2].map((x) => ({ x, y: 0 })),
    });
    expect(long.mini.canPut({ x: 0, y: 0 })).toMatchObject({ ok: false, reason: 'occupied' });
  });

  describe('tests', () => {
    test('empty: a tile, not solid, the level free; its own members are never in its way', () => {
      const { mini, target, stoneAt, pieces } = group();
      mini.put({ x: 0, y: 0 });
      expect(mini.canPut({ x: 1, y: 0 })).toEqual({ ok: true });
      const stone = stoneAt(5, 5);
      expect(mini.canPut({ x: 3, y: 5 })).toEqual({
        ok: false,
        reason: 'occupied',
        piece: pieces[2],
        place: { x: 5, y: 5 },
        blocker: stone,
      });
      const high = stoneAt(0, 5, 'high');
      expect(mini.canPut({ x: 0, y: 5 })).toEqual({ ok: true });
      target.board.setSolid(high, true);
      expect(mini.canPut({ x: 0, y: 5 })).toMatchObject({ reason: 'solid', blocker: high });
      target.board.setTile({ x: 4, y: 2 }, { solid: true });
      expect(mini.canPut({ x: 3, y: 2 })).toMatchObject({ reason: 'solid', piece: pieces[1] });
      target.board.setTile({ x: 4, y: 2 }, undefined);
      expect(mini.canPut({ x: 3, y: 2 })).toMatchObject({ reason: 'no-tile', piece: pieces[1] });
    });

    test('inside: a tile, and who is in the way is removed; none: any cell', () => {
      const inside = group({ options: { test: 'inside' } });
      const stone = inside.stoneAt(1, 0);
      expect(inside.mini.put({ x: 0, y: 0 })).toEqual({ ok: true });
      expect(inside.target.board.spotOf(stone)).toBeUndefined();
      inside.target.board.setTile({ x: 4, y: 4 }, undefined);
      expect(inside.mini.put({ x: 4, y: 4 })).toMatchObject({ reason: 'no-tile' });
      inside.mini.configure({ test: 'none' });
      expect(inside.mini.put({ x: 4, y: 4 })).toEqual({ ok: true });
      expect(inside.mini.put({ x: 7, y: 4 })).toMatchObject({ reason: 'outside' });
    });

    test('a callback of the game, for each member', () => {
      const asked: string[] = [];
      const { mini, pieces } = group({
        options: {
          canPutPiece: ({ piece, place, cell }) => {
            asked.push(`${piece.name} ${place.x},${place.y} ${cell}`);
            return place.y !== 4;
          },
        },
      });
      expect(mini.canPut({ x: 0, y: 3 })).toEqual({
        ok: false,
        reason: 'refused',
        piece: pieces[3],
        place: { x: 2, y: 4 },
      });
      expect(asked).toEqual(['0 0,3 24', '1 1,3 25', '2 2,3 26', '3 2,4 34']);
    });

    test('an empty group, and one that was never put', () => {
      expect(group({ shape: [] }).mini.put({ x: 0, y: 0 })).toEqual({ ok: false, reason: 'no-pieces' });
      const { mini, heard } = group();
      expect(mini.putBack()).toEqual({ ok: false, reason: 'never-put' });
      mini.enabled = false;
      expect(mini.put({ x: 0, y: 0 })).toEqual({ ok: false, reason: 'disabled' });
      expect(heard).toEqual(['rejected put never-put', 'rejected put disabled']);
    });
  });

  test('members that others move or take off are none any more', () => {
    const { mini, pieces, target, xys } = group();
    mini.put({ x: 2, y: 2 });
    pieces[0]?.get(Piece)?.put({ x: 0, y: 7 });
    target.board.remove(pieces[3] as Actor);
    expect(mini.members).toEqual(pieces.slice(1, 3));
    mini.put({ x: 2, y: 4 });
    expect(xys()).toEqual(['0,7', '3,4', '4,4', '-']);
    for (const piece of pieces) target.board.remove(piece);
    expect(mini.isPut).toBe(false);
    expect(mini.members).toEqual([]);
  });

  test('while it is moved, it answers busy', () => {
    const { mini, pieces } = group();
    const answers: unknown[] = [];
    pieces[1]?.on('placed', () => answers.push(mini.put({ x: 0, y: 0 }), mini.pullOut()));
    mini.put({ x: 2, y: 2 });
    expect(answers).toEqual([{ ok: false, reason: 'busy' }, false]);
    expect(mini.at).toEqual({ x: 2, y: 2 });
  });

  test('as a whole, also where a handler of a member throws', () => {
    const { mini, xys, own, heard, pieces } = group();
    pieces[0]?.get(Piece).events.on('placed', () => {
      throw new Error('a mistake in the game');
    });
    expect(() => mini.put({ x: 3, y: 2 })).toThrow('a mistake');
    expect([xys(), mini.members]).toEqual([['3,2', '4,2', '5,2', '5,3'], pieces]);
    expect(() => mini.pullOut()).toThrow('a mistake');
    expect([own(), mini.isPut]).toEqual([['0,0', '1,0', '2,0', '2,1'], false]);
    expect(heard).toEqual(['accepted 3,2 4', 'out 3,2']);
  });

  test('the small board lies over the board then', () => {
    const { mini, small, target, pieces } = group();
    mini.put({ x: 3, y: 2 });
    expect(small.custom.tileToWorld({ x: 0, y: 0 })).toEqual(target.custom.tileToWorld({ x: 3, y: 2 }));
    mini.pullOut();
    const [first] = pieces;
    expect(first?.pos.x).toBeCloseTo(100 + 3.5 * size);
    expect(first?.pos.y).toBeCloseTo(50 + 2.5 * size);
  });
});

describe('turned', () => {
  test('on squares: an L clockwise about its corner (rex fault B2)', () => {
    const { mini, own, xys, heard } = group();
    mini.rotate();
    expect(own()).toEqual(['0,0', '0,1', '0,2', '-1,2']);
    expect(mini.turns).toBe(1);
    mini.rotateTo(0);
    expect(own()).toEqual(['0,0', '1,0', '2,0', '2,1']);
    mini.put({ x: 3, y: 3 });
    mini.rotate(-1);
    expect(xys()).toEqual(['3,3', '3,2', '3,1', '4,1']);
    mini.mirror('N-S');
    expect(xys()).toEqual(['3,3', '3,2', '3,1', '2,1']);
    expect(heard).toEqual(['rotated 1', 'rotated -1', 'accepted 3,3 4', 'rotated -1', 'mirrored N-S']);
  });

  test('tested before: on the board and on the small one', () => {
    const { mini, xys, stoneAt, heard } = group();
    mini.put({ x: 0, y: 0 });
    const before = xys();
    expect(mini.canRotate(2)).toMatchObject({ ok: false, reason: 'outside' });
    expect(mini.rotate(2)).toMatchObject({ ok: false, reason: 'outside' });
    stoneAt(0, 2);
    expect(mini.canRotate(1)).toMatchObject({ ok: false, reason: 'occupied' });
    expect(mini.canMirror('E-W')).toMatchObject({ ok: false, reason: 'outside' });
    expect(xys()).toEqual(before);
    expect(mini.turns).toBe(0);
    expect(heard[1]).toMatch(/^rejected rotate outside/);
    const narrow = group({ mini: squareLayout({ columns: 3, rows: 2, size }) });
    expect(narrow.mini.rotate()).toMatchObject({ ok: false, reason: 'no-room' });
    expect(narrow.own()).toEqual(['0,0', '1,0', '2,0', '2,1']);
  });

  const hexes = (orientation: 'pointy' | 'flat', offset: 'odd' | 'even') =>
    [
      hexLayout({ ...around(21, 21), orientation, offset }),
      hexLayout({ ...around(9, 9), orientation, offset }),
    ] as const;
  const layouts: Record<string, readonly [Layout, Layout]> = {
    squares: [squareLayout(around(21, 21)), squareLayout({ ...around(9, 9), directions: 8 })],
    'pointy hexes, odd': hexes('pointy', 'odd'),
    'pointy hexes, even on odd': [hexes('pointy', 'odd')[0], hexes('pointy', 'even')[1]],
    'flat hexes, even': hexes('flat', 'even'),
  };
  test.for(Object.entries(layouts))(
    'and moved exactly, as drawn, and back again (rex faults L11, B2, #29): %s',
    ([, [main, small]]) => {
      const whole = turnsOf(main);
      const near = fc.integer({ min: -2, max: 2 });
      const shapes = fc.uniqueArray(fc.record({ x: near, y: near }), {
        minLength: 1,
        maxLength: 5,
        selector: ({ x, y }) => `${x},${y}`,
      });
      const far = fc.integer({ min: -5, max: 5 });
      const turns = fc.integer({ min: -7, max: 7 });
      fc.assert(
        fc.property(shapes, far, far, turns, fc.constantFrom(...mirrorAxes(main)), (shape, x, y, turn, axis) => {
          const { mini, pieces, target, small: home, own, xys } = group({ main, mini: small, shape });
          const first = own();
          const arms = (where: typeof target, center: Point) =>
            pieces.map((piece) => {
              const at = where.board.layout.center(where.board.spotOf(piece)?.cell ?? -1);
              return { x: at.x - center.x, y: at.y - center.y };
            });
          const middle = (layout: Layout, at: Point) => layout.center(layout.cellOf(at.x, at.y) ?? -1);
          const before = arms(home, middle(small, { x: 0, y: 0 }));
          expect(mini.put({ x, y })).toEqual({ ok: true });
          const center = middle(main, { x, y });
          const expectDrawn = (expected: readonly Point[]) => {
            for (const [index, arm] of arms(target, center).entries()) {
              expect(arm.x).toBeCloseTo(expected[index]?.x ?? NaN, 6);
              expect(arm.y).toBeCloseTo(expected[index]?.y ?? NaN, 6);
            }
          };
          expectDrawn(before);
          if (!mini.rotate(turn).ok) return;
          const angle = (2 * Math.PI * turn) / whole;
          const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
          expectDrawn(before.map((arm) => ({ x: arm.x * cos - arm.y * sin, y: arm.x * sin + arm.y * cos })));
          const turned = xys();
          if (mini.mirror(axis).ok) {
            expect(mini.mirror(axis)).toEqual({ ok: true });
            expect(xys()).toEqual(turned);
          }
          expect(mini.rotateTo(0)).toEqual({ ok: true });
          expectDrawn(before);
          mini.pullOut();
          expect(own()).toEqual(first);
          for (const piece of pieces) expect(piece.get(Piece)?.spot?.z).toBe(piece.get(Piece)?.level);
        }),
        { numRuns: 40 },
      );
    },
  );

  test('triangles by a third', () => {
    const { mini, own } = group({
      main: triangleLayout(around(20, 20)),
      mini: triangleLayout(around(9, 9)),
      shape: [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ],
    });
    const first = own();
    mini.rotate();
    expect(own()).not.toEqual(first);
    mini.rotate(2);
    expect(own()).toEqual(first);
    expect(mini.turns).toBe(0);
    expect(mini.put({ x: 2, y: 2 })).toEqual({ ok: true });
  });
});

describe('dragged', () => {
  const corner = vec(100, 50);
  const middle = (x: number, y: number) => corner.add(vec((x + 0.5) * size, (y + 0.5) * size));

  test('picked up, shown on the tiles where it can be put, and dropped', () => {
    const { mini, small, stoneAt, heard, xys } = group();
    stoneAt(5, 5);
    // Held a little beside the middle of the origin.
    expect(mini.pickUp(small.custom.tileToWorld({ x: 0, y: 0 }).add(vec(5, 5)))).toBe(true);
    mini.carry(middle(2, 2).add(vec(9, 9)));
    expect(small.custom.tileToWorld({ x: 0, y: 0 })).toEqual(middle(2, 2));
    mini.carry(middle(3, 5).add(vec(9, 9)));
    expect(small.custom.tileToWorld({ x: 0, y: 0 })).toEqual(middle(3, 5).add(vec(4, 4)));
    mini.carry(middle(4, 4).add(vec(5, 5)));
    mini.carry(middle(4, 4).add(vec(6, 6)));
    expect(mini.isDragging).toBe(true);
    expect(mini.drop()).toEqual({ ok: true });
    expect(xys()).toEqual(['4,4', '5,4', '6,4', '6,5']);
    expect(heard).toEqual(['dragStart', 'drag 2,2 true', 'drag 3,5 false', 'drag 4,4 true', 'accepted 4,4 4']);
  });

  test('off the board and on again; dropped where it cannot be put it goes back', () => {
    const { mini, xys, heard, stoneAt } = group();
    mini.put({ x: 1, y: 1 });
    stoneAt(3, 5);
    heard.length = 0;
    mini.pickUp(middle(1, 1));
    expect(mini.isPut).toBe(false);
    mini.carry(middle(2, 5));
    expect(mini.drop()).toMatchObject({ ok: false, reason: 'occupied' });
    expect(xys()).toEqual(['1,1', '2,1', '3,1', '3,2']);
    mini.pickUp(middle(1, 1));
    mini.carry(vec(2000, 2000));
    expect(mini.drop()).toMatchObject({ ok: false, reason: 'outside' });
    expect(xys()).toEqual(['1,1', '2,1', '3,1', '3,2']);
    expect(heard).toEqual([
      'out 1,1',
      'dragStart',
      'drag 2,5 false',
      'rejected put occupied 1 3,5 stone',
      'dragCancel',
      'accepted 1,1 4',
      'out 1,1',
      'dragStart',
      'drag - false',
      'rejected put outside',
      'dragCancel',
      'accepted 1,1 4',
    ]);
  });

  test('it tells which places on the board it would cover, also when it is turned in the hand', () => {
    const { mini, small } = group();
    const told: string[] = [];
    mini.events.on('drag', ({ tiles }) => told.push(tiles.map(({ x, y }) => `${x},${y}`).join(' ')));
    mini.pickUp(small.custom.tileToWorld({ x: 0, y: 0 }));
    mini.carry(middle(4, 4));
    mini.rotate();
    mini.carry(middle(6, 6));
    mini.carry(vec(2000, 2000));
    // From (0, 0) three east and one south of the last; a turn clockwise makes of it three south and one west.
    expect(told).toEqual(['4,4 5,4 6,4 6,5', '4,4 4,5 4,6 3,6', '6,6 6,7', '']);
  });

  test('without going back it lies where it is dropped', () => {
    const { mini, small, heard } = group({ options: { goBack: false } });
    mini.pickUp(small.custom.tileToWorld({ x: 0, y: 0 }));
    mini.carry(vec(900, 900));
    mini.drop();
    expect(heard).not.toContain('dragCancel');
    expect(small.custom.tileToWorld({ x: 0, y: 0 })).toEqual(vec(900, 900));
    const back = group();
    const before = back.small.actor.pos.clone();
    back.mini.pickUp(vec(0, 0));
    back.mini.carry(vec(900, 900));
    back.mini.drop();
    expect(back.small.actor.pos.equals(before)).toBe(true);
  });

  test('as the child of another actor', () => {
    const { mini, small, target } = group();
    const parent = new Actor({ pos: vec(40, -7), rotation: Math.PI });
    parent.addChild(small.actor);
    mini.put({ x: 3, y: 3 });
    const [over, under] = [small.custom.tileToWorld({ x: 0, y: 0 }), target.custom.tileToWorld({ x: 3, y: 3 })];
    expect(over.distance(under)).toBeLessThan(1e-6);
  });

  test('rotated in the hand, and cancelled', () => {
    const { mini, xys, heard } = group();
    mini.put({ x: 1, y: 1 });
    mini.pickUp(middle(1, 1));
    mini.carry(middle(0, 0));
    mini.rotate(2);
    mini.carry(middle(0, 0));
    mini.cancelDrag();
    mini.cancelDrag();
    expect(xys()).toEqual(['1,1', '2,1', '3,1', '3,2']);
    expect(mini.turns).toBe(0);
    expect(heard.slice(-2)).toEqual(['dragCancel', 'accepted 1,1 4']);
    mini.pickUp(middle(1, 1));
    mini.enabled = false;
    expect(xys()).toEqual(['1,1', '2,1', '3,1', '3,2']);
    expect(mini.pickUp(middle(1, 1))).toBe(false);
    expect(mini.drop()).toMatchObject({ ok: false });
  });
});

describe('dissolve', () => {
  test('leaves the members on the board as ordinary pieces, and the group without any', () => {
    const { mini, small, pieces, xys, target } = group();
    const told: unknown[] = [];
    mini.events.on('dissolved', (event) => told.push(event));
    expect(mini.dissolve()).toBe(false);
    mini.put({ x: 1, y: 1 });
    mini.rotate();
    mini.rotate(-1);
    expect(mini.dissolve()).toBe(true);
    expect(told).toEqual([{ at: { x: 1, y: 1 }, members: pieces }]);
    expect([mini.isPut, mini.members, mini.turns, mini.putBack().ok]).toEqual([false, [], 0, false]);
    expect(xys()).toEqual(['1,1', '2,1', '3,1', '3,2']);
    expect(pieces[0]?.get(Piece)?.put({ x: 0, y: 0 }).ok).toBe(true);
    expect(xys()).toEqual(['0,0', '2,1', '3,1', '3,2']);
    const pawn = new Actor({ name: 'pawn' });
    pawn.addComponent(new Piece({ board: small.actor, at: { x: 0, y: 0 } }));
    expect([mini.put({ x: 5, y: 5 }).ok, mini.members, target.board.pieces()]).toEqual([
      true,
      [pawn],
      [...pieces, pawn],
    ]);
  });
});

describe('what has changed meanwhile', () => {
  const onSmall = (small: Actor, x: number, y: number) => {
    const stranger = new Actor({ name: 'stranger' });
    stranger.addComponent(new Piece({ board: small, at: { x, y } }));
    return stranger;
  };

  test('a stranger on the place of a member stays, and the member takes its level when it is free', () => {
    const { mini, small, pieces, own } = group();
    mini.put({ x: 3, y: 2 });
    const stranger = onSmall(small.actor, 1, 0);
    expect(mini.pullOut()).toBe(true);
    expect(small.board.spotOf(stranger)).toMatchObject({ x: 1, y: 0, z: 1 });
    expect(own()).toEqual(['0,0', '1,0', '2,0', '2,1']);
    small.board.remove(stranger);
    expect(pieces.map((piece) => piece.get(Piece)?.spot?.z)).toEqual([1, 1, 1, 1]);
  });

  test('a stranger that comes while the group is put where all was empty stays too', () => {
    const { mini, stoneAt, pieces, target, xys } = group();
    let stone: Actor | undefined;
    pieces[0]?.once('placed', () => {
      stone = stoneAt(4, 2);
    });
    mini.put({ x: 3, y: 2 });
    expect(target.board.spotOf(stone as Actor)).toMatchObject({ x: 4, y: 2 });
    expect(xys()).toEqual(['3,2', '4,2', '5,2', '5,3']);
  });

  test('a member that goes elsewhere while the group is moved is left alone', () => {
    const { mini, pieces, xys, own } = group();
    mini.put({ x: 1, y: 1 });
    pieces[0]?.once('moved', () => pieces[2]?.get(Piece)?.put({ x: 7, y: 7 }));
    mini.put({ x: 1, y: 4 });
    expect(xys()).toEqual(['1,4', '2,4', '7,7', '3,5']);
    expect(mini.members).toEqual([pieces[0], pieces[1], pieces[3]]);
    pieces[0]?.once('removed', () => pieces[1]?.get(Piece)?.put({ x: 0, y: 7 }));
    mini.pullOut();
    expect(xys()).toEqual(['-', '0,7', '7,7', '-']);
    expect(own()).toEqual(['0,0', '-', '-', '2,1']);
  });

  test('a member that went elsewhere while the small board was in no scene is none any more', () => {
    const { scene, step } = headlessWorld();
    const { mini, small, pieces, xys } = group({ scene });
    step(16);
    mini.put({ x: 1, y: 1 });
    scene.remove(small.actor);
    step(16);
    pieces[0]?.get(Piece)?.put({ x: 7, y: 7 });
    expect(mini.members).toEqual(pieces.slice(1));
    mini.pullOut();
    expect(xys()).toEqual(['7,7', '-', '-', '-']);
  });

  test('the board is one of hexes now: the group can be pulled out', () => {
    const { mini, target, pieces, own } = group();
    mini.put({ x: 1, y: 1 });
    target.board.resize(hexLayout({ columns: 8, rows: 8, size }));
    expect(mini.members).toEqual(pieces);
    expect(() => mini.rotate()).toThrow('MiniBoard.put: a group on a square');
    expect(mini.pullOut()).toBe(true);
    expect(own()).toEqual(['0,0', '1,0', '2,0', '2,1']);
  });

  test('the small board has no room any more: the group stays as a whole', () => {
    const { mini, small, target, xys, heard } = group();
    mini.put({ x: 1, y: 1 });
    small.board.resize(squareLayout(around(3, 3)));
    expect(mini.pullOut()).toBe(false);
    expect(mini.pickUp(target.custom.tileToWorld({ x: 1, y: 1 }))).toBe(false);
    expect(() => mini.loadState({ turns: 0 })).toThrow("MiniBoard.loadState: the small board has no room for '2'");
    expect([mini.isPut, mini.isDragging, xys()]).toEqual([true, false, ['1,1', '2,1', '3,1', '3,2']]);
    expect(heard).toEqual(['accepted 1,1 4']);
  });
});

describe('life', () => {
  test('killed while it is put, the members stay; added again it is their group again', () => {
    const { scene, step } = headlessWorld();
    const { mini, small, xys, pieces } = group({ scene });
    step(16);
    mini.put({ x: 1, y: 1 });
    small.actor.kill();
    step(16);
    expect(xys()).toEqual(['1,1', '2,1', '3,1', '3,2']);
    pieces[0]?.get(Piece)?.put({ x: 7, y: 7 });
    scene.add(small.actor);
    step(16);
    expect(mini.members).toEqual(pieces.slice(1));
    mini.put({ x: 2, y: 2 });
    expect(xys()).toEqual(['7,7', '3,2', '4,2', '4,3']);
  });

  test('a member that is killed is none any more', () => {
    const { scene, step } = headlessWorld();
    const { mini, pieces, target } = group({ scene });
    step(16);
    mini.put({ x: 1, y: 1 });
    pieces[0]?.kill();
    step(16);
    expect(mini.members).toHaveLength(3);
    mini.pullOut();
    expect(mini.members).toHaveLength(3);
    expect(target.board.pieces()).toEqual([]);
  });

  test('a member that is killed while the group is put stays off the board', () => {
    const { scene, step } = headlessWorld();
    const { mini, pieces, xys, own } = group({ scene });
    step(16);
    pieces[0]?.once('placed', () => pieces[1]?.kill());
    mini.put({ x: 1, y: 1 });
    expect(xys()).toEqual(['1,1', '-', '3,1', '3,2']);
    expect(own()).toEqual(['-', '-', '-', '-']);
    expect(mini.members).toHaveLength(3);
  });

  test('a loaded game goes on', () => {
    const original = group();
    original.mini.put({ x: 3, y: 3 });
    original.mini.rotate();
    const saved = JSON.parse(JSON.stringify(original.mini.saveState()));
    const pieces = original.pieces.map((piece) => piece.get(Piece)?.saveState() ?? {});
    const copy = group();
    copy.mini.loadState(saved);
    for (const [index, state] of pieces.entries()) copy.pieces[index]?.get(Piece)?.loadState(state);
    expect(copy.xys()).toEqual(original.xys());
    expect(copy.mini.members).toEqual(copy.pieces);
    copy.mini.rotateTo(0);
    original.mini.rotateTo(0);
    expect(copy.xys()).toEqual(original.xys());
    copy.mini.loadState({ turns: 0 });
    expect(copy.own()).toEqual(['0,0', '1,0', '2,0', '2,1']);
    expect(copy.heard).toEqual(['rotated -1']);
    copy.stoneAt(3, 4);
    expect(() => copy.mini.loadState(saved)).toThrow('MiniBoard.loadState: at (3, 3) a piece is occupied');
    expect(() => group({ shape: [] }).mini.loadState(saved)).toThrow("there is no piece '0' on its boards");
    expect(() => copy.mini.loadState({ turns: 'two' })).toThrow('MiniBoard.loadState: state.turns');
    expect(copy.own()).toEqual(['0,0', '1,0', '2,0', '2,1']);
  });

  test('a game that is loaded takes it out of the hand', () => {
    const { mini, target, small, xys } = group();
    mini.put({ x: 3, y: 2 });
    const saved = mini.saveState();
    const middle = (x: number, y: number) => target.custom.tileToWorld({ x, y });
    mini.put({ x: 1, y: 5 });
    mini.pickUp(middle(1, 5));
    mini.loadState(saved);
    expect([mini.isDragging, mini.drop()]).toEqual([false, { ok: false, reason: 'not-dragged' }]);
    expect(xys()[0]).toBe('3,2');
    const { x, y } = small.custom.tileToWorld({ x: 0, y: 0 });
    expect([x, y]).toEqual([middle(3, 2).x, middle(3, 2).y]);
  });

  test('on a smaller board the members that are left are the group', () => {
    const { mini, target, pieces } = group();
    mini.put({ x: 1, y: 1 });
    target.board.resize(squareLayout({ columns: 3, rows: 8, size }));
    expect(mini.members).toEqual(pieces.slice(0, 2));
    expect(mini.put({ x: 1, y: 4 })).toEqual({ ok: true });
  });

  test('two boards: put on the one, then on the other', () => {
    const { mini, target, xys } = group();
    const other = boardOn(squareLayout({ columns: 5, rows: 5, size }));
    mini.put({ x: 1, y: 1 });
    expect(mini.put({ x: 0, y: 0 }, other.actor)).toEqual({ ok: true });
    expect(xys(other)).toEqual(['0,0', '1,0', '2,0', '2,1']);
    expect(target.board.pieces()).toEqual([]);
    mini.rotate(0);
    expect(xys(other)).toEqual(['0,0', '1,0', '2,0', '2,1']);
  });

  test('in another scene', () => {
    const [first, second] = [headlessWorld(), headlessWorld()];
    const { mini, small, target, pieces, xys } = group({ scene: first.scene });
    first.step(16);
    mini.put({ x: 1, y: 1 });
    for (const actor of [target.actor, small.actor, ...pieces]) second.scene.transfer(actor);
    first.step(16);
    second.step(16);
    expect(xys()).toEqual(['1,1', '2,1', '3,1', '3,2']);
  });

  test('a clone is a group of its own', () => {
    const { small, mini, target } = group();
    small.actor.color = Color.Red;
    mini.put({ x: 1, y: 1 });
    const copyActor = small.actor.clone();
    const copy = copyActor.get(MiniBoard);
    expect([copy?.isPut, copy?.members]).toEqual([false, []]);
    const pawn = new Actor();
    pawn.addComponent(new Piece({ board: copyActor, at: { x: 0, y: 0 } }));
    expect(copy?.put({ x: 6, y: 6 })).toEqual({ ok: true });
    expect(target.board.pieces()).toHaveLength(5);
    expect(mini.members).toHaveLength(4);
  });

  test('what is no place is named', () => {
    const { mini } = group();
    for (const place of [null, 3, {}, { x: '3', y: 0 }]) {
      expect(() => mini.put(place as unknown as Point)).toThrow(/^place is .*, but must be/);
    }
  });

  test('mistakes are named', () => {
    const small = boardOn(squareLayout(around(3, 3)));
    const mini = new MiniBoard();
    small.actor.addComponent(mini);
    expect(() => mini.put({ x: 0, y: 0 })).toThrow('MiniBoard.board: there is no board to put it on');
    expect(() => group().mini.put({ cell: -1 })).toThrow('MiniBoard: cell -1 is outside the board');
    expect(() => group({ main: hexLayout({ columns: 4, rows: 4, size }) }).mini.put({ x: 0, y: 0 })).toThrow(
      'MiniBoard.put: a group on a square with the directions E S W N cannot be put on a hex with the directions E SE',
    );
    const graph = graphLayout({ nodes: { a: { x: 0, y: 0 }, b: { x: 9, y: 0 } }, edges: [['a', 'b']] });
    const onGraph = group({ main: graph, mini: graph, shape: [{ x: 0, y: 0 }], options: { origin: { node: 'a' } } });
    expect(() => onGraph.mini.put({ node: 'a' })).toThrow('MiniBoard.put: a group on a graph');
    expect(() => group({ options: { origin: { x: 9, y: 9 } } }).mini.rotate()).toThrow('MiniBoard.origin');
    expect(() => group().mini.mirror('WNW-ESE')).toThrow('the axes of this square layout are');
    expect(() => mini.configure({ board: small.actor })).toThrow('MiniBoard.board: it cannot be changed');
    expect(() => mini.put({ x: 0, y: 0 }, small.actor)).toThrow('a group cannot be put on its own small board');
    const stone = new Actor({ name: 'stone' });
    const lonely = new MiniBoard();
    stone.addComponent(lonely);
    expect(() => lonely.rotate()).toThrow("MiniBoard: 'stone' is no board");
    // @ts-expect-error a place is no board
    expect(() => new MiniBoard({ board: { x: 0, y: 0 } })).toThrow('MiniBoard.board: it must be a board behaviour');
  });
});

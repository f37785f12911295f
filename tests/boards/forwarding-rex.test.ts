// Against rex_monopoly_movement: the faults of the earlier systems that must not come back, and each row of the
// comparison of its documentation, its Construct 2 source and its Phaser source. The ids are those of the probes that
// showed what they do; where we differ on purpose, the test says why.
import { describe, expect, test } from 'vitest';
import { Board, createRandom, hexLayout, planForward, STOP, squareLayout } from '../../src/boards/index.js';
import { at, CROSSING, path, RING, type Road, squareRoad, TEE, xy } from './roads.js';

const east = { from: { x: 0, y: 0 }, face: 'E' } as const;

/** A second turn from where a first one has ended. */
function turnAfter(board: Road, first: number, second: number) {
  const { target: from, face, cameFrom } = planForward(board, { ...east, points: first });
  return planForward(board, { from, face, cameFrom, points: second });
}

describe('faults that must not come back', () => {
  test('C8, C9: hex and 8-direction boards crash', () => {
    const hex = new Board(hexLayout({ columns: 5, rows: 5 }), { tiles: ['.....', '.##..', '.#.#.', '.##..', '.....'] });
    const lap = planForward(hex, { from: { x: 1, y: 1 }, face: 'E', points: 6 });
    expect(lap).toMatchObject({ end: 'spent', target: xy('1,1') });
    const eight = squareRoad(RING, {}, { directions: 8 });
    expect(planForward(eight, { ...east, points: 16 })).toMatchObject({ end: 'spent', target: xy('0,0') });
  });

  test('C4: STOP is NaN', () => {
    const stop = planForward(squareRoad(['#####']), { ...east, points: 4, cost: ({ x }) => (x === 2 ? STOP : 1) });
    expect(stop.steps.map(({ cost }) => cost)).toEqual([1, 3]);
    expect(stop).toMatchObject({ end: 'stopped', remaining: 0 });
  });

  test('M2: random forks are never random', () => {
    const start = { from: { x: 1, y: 2 }, face: 'E', points: 2, fork: 'random' } as const;
    const ends = Array.from({ length: 60 }, (_, seed) =>
      path(planForward(squareRoad(CROSSING), { ...start, random: createRandom(seed) })),
    );
    expect(new Set(ends)).toEqual(new Set(['2,2 3,2', '2,2 2,3', '2,2 2,1']));
  });

  test('M5b, M6: a preview or a refused step makes the piece forget its way', () => {
    const board = squareRoad(RING, { '4,3': { cost: 5 } });
    const corner = { from: { x: 4, y: 2 }, cameFrom: { x: 4, y: 1 }, face: 'S' } as const;
    const refused = planForward(board, { ...corner, points: 2 });
    expect(refused).toMatchObject({ end: 'short', cameFrom: xy('4,1'), face: 1, refused: { cost: 5 } });
    for (let i = 0; i < 20; i++) expect(path(planForward(board, { ...corner, points: 5 }))).toBe('4,3');
  });

  test('bugs5: the second turn on a ring walks back because the face is stale', () => {
    const second = turnAfter(squareRoad(RING), 10, 3);
    expect(second.from).toMatchObject(xy('2,4'));
    expect(path(second)).toBe('1,4 0,4 0,3');
    // Even where a game hands in the old face, the tile that it came from is behind it.
    const stale = { from: { x: 2, y: 4 }, cameFrom: { x: 3, y: 4 }, face: 'E', points: 3 } as const;
    expect(path(planForward(squareRoad(RING), stale))).toBe('1,4 0,4 0,3');
  });

  test('M8b, C10, M9: zero-cost rings and negative costs never end', () => {
    expect(() => planForward(squareRoad(RING), { ...east, points: 3, cost: () => 0 })).toThrow('zero-cost circle');
    expect(() => planForward(squareRoad(RING), { ...east, points: 3, cost: () => -0.5 })).toThrow('answered -0.5');
  });

  test('M12: a cost callback that asks the board breaks the walk', () => {
    const board = squareRoad(RING);
    const cost = (tile: { x: number; y: number }) => {
      for (const direction of ['E', 'S', 'W', 'N']) board.isOpen(tile, direction);
      planForward(board, { from: tile, face: 'N', points: 4 });
      return 1;
    };
    const { steps } = planForward(board, { ...east, points: 40, cost });
    expect(steps.map(({ tile }) => at(board, tile))).toEqual(
      planForward(board, { ...east, points: 40 }).steps.map(({ tile }) => at(board, tile)),
    );
  });

  test('L1: every cell of a map is road', () => {
    const board: Road = new Board(squareLayout({ columns: 3, rows: 3 }), { tiles: ['###', '...', '...'] });
    board.setTile({ x: 0, y: 1 }, { road: false });
    expect(path(planForward(board, { ...east, points: 4 }))).toBe('1,0 2,0 1,0 0,0');
  });

  test('Q13: pieces that block are ignored', () => {
    const board = squareRoad(['####']);
    board.place('gate', { x: 2, y: 0 }, { solid: true });
    expect(path(planForward(board, { ...east, points: 3 }))).toBe('1,0 0,0 1,0');
  });

  test('M11: a fresh piece at a corner is a coin toss', () => {
    const corner = { from: { x: 4, y: 4 }, face: 'E', points: 2 } as const;
    for (let i = 0; i < 20; i++) expect(path(planForward(squareRoad(RING), corner))).toBe('4,3 4,2');
  });

  test('C10b: the last tile is reported stale after trimming', () => {
    const board = squareRoad(['###', '..#', '..#'], { '2,0': { cost: 0 }, '2,1': { cost: 9 } });
    expect(planForward(board, { ...east, points: 2 })).toMatchObject({
      target: xy('1,0'),
      face: 0,
      cameFrom: xy('0,0'),
      remaining: 1,
    });
  });
});

describe('the comparison, row by row', () => {
  test('2 neighbours: to the new one, as the documentation says, for the previous tile is known', () => {
    const bend = { from: { x: 4, y: 0 }, cameFrom: { x: 3, y: 0 }, points: 1 } as const;
    for (const face of ['E', 'S', 'W', 'N']) {
      expect(path(planForward(squareRoad(RING), { ...bend, face }))).toBe('4,1');
    }
  });

  test('start tile with a face not along the road: the lowest direction, as C2; Phaser tosses a coin', () => {
    const middle = { from: { x: 2, y: 0 }, face: 'S', points: 1 } as const;
    expect(path(planForward(squareRoad(RING), middle))).toBe('3,0');
  });

  test('fork hook: as C2, free ways only, backward allowed; Phaser has none', () => {
    const walk = { ...east, points: 3 };
    expect(path(planForward(squareRoad(TEE), { ...walk, onFork: () => 'S' }))).toBe('1,0 2,0 2,1');
    expect(path(planForward(squareRoad(TEE), { ...walk, onFork: () => 'W' }))).toBe('1,0 2,0 1,0');
    expect(path(planForward(squareRoad(TEE), { ...walk, onFork: () => 'N' }))).toBe('1,0 2,0 3,0');
  });

  test('fork default: forwarding or random, except backward; and choose, which neither has', () => {
    const walk = { ...east, points: 3 };
    expect(path(planForward(squareRoad(TEE), walk))).toBe('1,0 2,0 3,0');
    expect(planForward(squareRoad(TEE), { ...walk, fork: 'choose' })).toMatchObject({ end: 'fork', back: 2 });
  });

  test('backward means the previous tile, kept between calls, as Phaser; not the opposite direction, as C2', () => {
    // A hairpin of hexes: the tile just left is not behind the face after a sharp turn on 8 directions or hexes.
    const board = new Board(hexLayout({ columns: 4, rows: 2 }), { tiles: ['####', '....'] });
    const fromWest = { from: { x: 1, y: 0 }, cameFrom: { x: 0, y: 0 }, face: 'SE', points: 1 } as const;
    expect(planForward(board, fromWest).target).toMatchObject(xy('2,0'));
  });

  test('dead end: turns round, as both; stop and refuse are ours', () => {
    expect(path(planForward(squareRoad(['####']), { ...east, points: 6 }))).toBe('1,0 2,0 3,0 2,0 1,0 0,0');
  });

  test('solid: hook, then the tile, then any solid piece of that tile, as C2; Phaser knows a cost of null only', () => {
    const board = squareRoad(['###'], { '1,0': { solid: true } });
    expect(planForward(board, { ...east, points: 1 }).end).toBe('blocked');
    expect(planForward(board, { ...east, points: 1, solid: () => false }).end).toBe('spent');
  });

  test('cost is asked for the chosen tile only, once a step, as C2', () => {
    const asked: string[] = [];
    const board = squareRoad(CROSSING);
    const cost = (tile: { x: number; y: number }) => asked.push(`${tile.x},${tile.y}`) * 0 + 1;
    planForward(board, { from: { x: 0, y: 2 }, face: 'E', points: 4, cost });
    expect(asked).toEqual(['1,2', '2,2', '3,2', '4,2']);
  });

  test('insufficient points: it stops before the tile, as both, but what is left is reported, and nothing is forgotten', () => {
    const board = squareRoad(['####'], { '2,0': { cost: 3 } });
    expect(planForward(board, { ...east, points: 3 })).toMatchObject({
      end: 'short',
      remaining: 2,
      refused: { tile: xy('2,0'), cost: 3 },
      cameFrom: xy('0,0'),
    });
  });

  test('STOP consumes the rest, and the step says how much, as C2 with −1; −1 itself is a mistake', () => {
    const board = squareRoad(['####'], { '1,0': { cost: 'STOP' } });
    expect(planForward(board, { ...east, points: 5 }).steps).toMatchObject([{ cost: 5, spent: 5, remaining: 0 }]);
    expect(() => planForward(board, { ...east, points: 5, cost: () => -1 })).toThrow('-1');
  });

  test('negative costs throw; fractions are kept, as Phaser, and not floored, as C2', () => {
    const board = squareRoad(['#####'], { '1,0': { cost: 0.5 } });
    expect(path(planForward(board, { ...east, points: 1.5 }))).toBe('1,0 2,0');
  });

  test('zero at the tail is trimmed, as both do (the text of C2 does not say so)', () => {
    const board = squareRoad(['####'], { '2,0': { cost: 0 }, '3,0': { cost: 2 } });
    expect(path(planForward(board, { ...east, points: 2 }))).toBe('1,0');
  });

  test('hex works', () => {
    const board = new Board(hexLayout({ columns: 4, rows: 1, orientation: 'flat' }));
    expect(planForward(board, { from: { x: 0, y: 0 }, face: 'SE', points: 3 }).target).toMatchObject(xy('3,0'));
  });

  test('after the call: face, came-from and target are those of the last step that is kept', () => {
    const plan = planForward(squareRoad(RING), { ...east, points: 6 });
    expect(plan).toMatchObject({ face: 1, cameFrom: xy('4,1'), target: xy('4,2') });
  });

  test('the points of the move are in the plan', () => {
    expect(planForward(squareRoad(RING), { ...east, points: 6 }).points).toBe(6);
  });
});

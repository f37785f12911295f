import { describe, expect, test } from 'vitest';
import {
  Board,
  compareAreas,
  fieldOfView,
  graphLayout,
  hexLayout,
  type Layout,
  lineOfSight,
  type SightOptions,
  squareLayout,
  type Tile,
  type TileProperties,
} from '../../src/boards/index.js';

/** # is solid, ~ is smoke, a space no tile. */
function boardIn(rows: readonly string[], directions: 4 | 8 = 8): Board<TileProperties, string> {
  const layout = squareLayout({ columns: rows[0]?.length ?? 0, rows: rows.length, directions });
  return new Board<TileProperties, string>(layout, { tiles: (x, y) => tileOf(rows[y]?.[x]) });
}

function tileOf(sign = '.'): TileProperties | undefined {
  return sign === ' ' ? undefined : sign === '#' ? { solid: true } : sign === '~' ? { smoke: 1 } : {};
}

/** What is seen, as rows of text: what is not is a question mark. */
function seen(board: Board<TileProperties, string>, options: SightOptions<TileProperties, string>): string[] {
  const tiles = new Set(fieldOfView(board, options));
  const { columns, rows } = board.layout.options as unknown as { columns: number; rows: number };
  return Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (__, x) => {
      const tile = board.tile({ x, y });
      return tile && tiles.has(tile) ? (tile.properties.solid ? '#' : '.') : '?';
    }).join(''),
  );
}

const at = (x: number, y: number) => ({ x, y });

describe('a field of view', () => {
  test('shows an opaque tile, and not what is behind it', () => {
    const board = boardIn(['.....', '.....', '..#..', '.....', '.....']);
    // The near side, 0.5 on both sides at a distance of 1.5, hides slopes below 1/3: 1 in 4, but not 1 in 3.
    expect(seen(board, { from: at(2, 0) })).toEqual(['.....', '.....', '..#..', '..?..', '.???.']);
    expect(seen(boardIn(['....#..', '.......']), { from: at(0, 0) })).toEqual(['....#??', '.......']);
  });

  test('goes past one corner, but not between two that touch', () => {
    expect(seen(boardIn(['.#', '..']), { from: at(0, 0) })).toEqual(['.#', '..']);
    expect(seen(boardIn(['.#', '#.']), { from: at(0, 0) })).toEqual(['.#', '#?']);
  });

  test('begins with the own tile, which never hinders, and goes outwards', () => {
    const board = boardIn(['#....']);
    expect(fieldOfView(board, { from: at(0, 0) }).map(({ x }) => x)).toEqual([0, 1, 2, 3, 4]);
  });

  test('does not look over holes, unless they are open', () => {
    const board = boardIn(['.. ..']);
    expect(seen(board, { from: at(0, 0) })).toEqual(['..???']);
    expect(seen(board, { from: at(0, 0), holes: 'open' })).toEqual(['..?..']);
  });

  test('asks what is opaque; where nothing is said solid tiles are', () => {
    const board = boardIn(['..#.#.']);
    expect(seen(board, { from: at(0, 0), opaque: ({ x }) => (x === 2 ? false : undefined) })).toEqual(['..#.#?']);
    expect(seen(board, { from: at(0, 0), opaque: ({ x }) => x === 1 })).toEqual(['..????']);
  });

  test('looks past solid pieces unless told otherwise, and always past the own one', () => {
    const board = boardIn(['....']);
    board.place('rock', at(1, 0), { solid: true });
    expect(seen(board, { from: at(0, 0) })).toEqual(['....']);
    expect(seen(board, { from: at(0, 0), solidPieces: true })).toEqual(['..??']);
    expect(seen(board, { from: at(0, 0), solidPieces: true, piece: 'rock' })).toEqual(['....']);
  });

  test('ends at the range in steps, with 4 directions and with 8', () => {
    const rows = ['.....', '.....', '.....', '.....', '.....'];
    expect(seen(boardIn(rows, 4), { from: at(2, 2), range: 1 })).toEqual(['?????', '??.??', '?...?', '??.??', '?????']);
    expect(seen(boardIn(rows, 8), { from: at(2, 2), range: 1 })).toEqual(['?????', '?...?', '?...?', '?...?', '?????']);
    expect(fieldOfView(boardIn(rows), { from: at(2, 2), range: 0 })).toHaveLength(1);
  });

  test('goes through smoke as far as the points last; the smoke at its end is seen', () => {
    const board = boardIn(['.~.~.~.']);
    expect(seen(board, { from: at(0, 0), cost: 'smoke', points: 0 })).toEqual(['..?????']);
    expect(seen(board, { from: at(0, 0), cost: 'smoke', points: 1 })).toEqual(['....???']);
    expect(seen(board, { from: at(0, 0), cost: ({ x }) => (x === 2 ? Infinity : undefined) })).toEqual(['...????']);
    expect(seen(board, { from: at(0, 0), cost: 'smoke' })).toEqual(['.......']);
  });

  test('past a corner of smoke costs nothing, along the side of a hex of smoke it does if both sides are smoke', () => {
    const board = boardIn(['.~', '~.']);
    expect(lineOfSight(board, { from: at(0, 0), to: at(1, 1), cost: 'smoke', points: 0 })).toEqual({
      ok: true,
      cost: 0,
    });
    // From 1,0 to 1,2 the line runs between 0,1 and 1,1.
    const hexes = (left: number, right: number) =>
      new Board<TileProperties>(hexLayout({ columns: 3, rows: 3 }), {
        tiles: (x, y) => ({ smoke: y === 1 ? [left, right, 9][x] : 9 }),
      });
    const ends = { from: at(1, 0), to: at(1, 2), cost: 'smoke' };
    expect(lineOfSight(hexes(2, 3), ends)).toEqual({ ok: true, cost: 2 });
    expect(lineOfSight(hexes(3, 0), ends)).toEqual({ ok: true, cost: 0 });
  });

  test('stops at an opaque wall, not at a window, nor at one-way edges', () => {
    const board = boardIn(['....', '....']);
    board.setWall(at(1, 0), 'E', 'wall');
    board.setEdge(at(0, 1), 'E', false);
    expect(seen(board, { from: at(0, 0) })).toEqual(['..??', '....']);
    board.setWall(at(1, 0), 'E', 'window', { transparent: true });
    expect(seen(board, { from: at(0, 0) })).toEqual(['....', '....']);
  });

  test('does not pass where two walls meet at a corner, one on each side of the line', () => {
    const board = boardIn(['..', '..']);
    board.setWall(at(0, 0), 'E', 'wall');
    expect(lineOfSight(board, { from: at(0, 0), to: at(1, 1) }).ok).toBe(true);
    board.setWall(at(0, 0), 'S', 'wall');
    expect(lineOfSight(board, { from: at(0, 0), to: at(1, 1) })).toMatchObject({ ok: false, reason: 'wall' });
  });

  test('over a border that wraps, both ways where that is equally near, each tile once', () => {
    const layout = squareLayout({ columns: 6, rows: 1, wrap: 'x' });
    const board = new Board<TileProperties, string>(layout, { tiles: (x) => ({ solid: x === 1 }) });
    expect(fieldOfView(board, { from: at(0, 0) }).map(({ x }) => x)).toEqual([0, 1, 5, 4, 3]);
  });

  test('asked within a callback of another one has its own memory', () => {
    const board = boardIn(['..#...', '......', '...#..']);
    const plain = fieldOfView(board, { from: at(0, 0) });
    const nested = fieldOfView(board, {
      from: at(0, 0),
      opaque: () => {
        fieldOfView(board, { from: at(5, 2) });
        return undefined;
      },
    });
    expect(nested).toEqual(plain);
  });
});

describe('a cone', () => {
  const open = ['.....', '.....', '.....', '.....', '.....'];

  test('of steps reaches from direction to direction, borders included', () => {
    const from = at(2, 2);
    expect(seen(boardIn(open, 8), { from, face: 'N', cone: { steps: 1 } })).toEqual([
      '.....',
      '?...?',
      '??.??',
      '?????',
      '?????',
    ]);
    expect(seen(boardIn(open, 8), { from, face: 'E', cone: { steps: 0 } })).toEqual([
      '?????',
      '?????',
      '??...',
      '?????',
      '?????',
    ]);
    // Four directions: the fault B4 of the peer made a random pattern of this one.
    expect(seen(boardIn(open, 4), { from, face: 'W', cone: { steps: 1 } })).toEqual([
      '...??',
      '...??',
      '...??',
      '...??',
      '...??',
    ]);
    expect(seen(boardIn(open, 4), { from, face: 'W', cone: { steps: 2 } })).toEqual(open);
  });

  test('of degrees is as wide as it says, borders included', () => {
    const from = at(0, 2);
    expect(seen(boardIn(open, 4), { from, face: 'E', cone: { degrees: 90 } })).toEqual([
      '??...',
      '?....',
      '.....',
      '?....',
      '??...',
    ]);
    expect(fieldOfView(boardIn(open), { from: at(2, 2), face: 'S', cone: { degrees: 180 } })).toHaveLength(15);
    expect(fieldOfView(boardIn(open), { from: at(2, 2), face: 'S', cone: { degrees: 360 } })).toHaveLength(25);
    expect(fieldOfView(boardIn(open), { from: at(2, 2), face: 'S', cone: { degrees: 0 } })).toHaveLength(3);
  });

  test.each(['pointy', 'flat'] as const)(
    'on %s hexes, however they are stretched, a step is a sixth',
    (orientation) => {
      const layout = hexLayout({ columns: 9, rows: 9, orientation, tileWidth: 60, tileHeight: 28, sideLength: 12 });
      const board = new Board(layout);
      for (const face of layout.directions) {
        const cone = fieldOfView(board, { from: at(4, 4), range: 3, face, cone: { steps: 1 } });
        // 120° of the rings 1, 2, 3: a third of their 6 r tiles, and one for the second border.
        expect(cone).toHaveLength(1 + 3 + 5 + 7);
        expect(fieldOfView(board, { from: at(4, 4), range: 3, face, cone: { degrees: 120 } })).toEqual(cone);
      }
    },
  );

  test.each(['isometric', 'staggered'] as const)('on %s boards is that of squares', (projection) => {
    const layout = squareLayout({ columns: 9, rows: 18, projection, directions: 8, tileWidth: 64, tileHeight: 20 });
    const from = at(4, 8);
    for (const face of ['E', 'S', 'W', 'N']) {
      const tiles = fieldOfView(new Board(layout), { from, range: 2, face, cone: { degrees: 90 } });
      expect(tiles).toHaveLength(1 + 3 + 5);
    }
  });

  test('needs a face', () => {
    expect(() => fieldOfView(boardIn(open), { from: at(0, 0), cone: { steps: 1 } })).toThrow(
      'fieldOfView: a cone needs a face',
    );
  });
});

describe('a line of sight', () => {
  test('says why something is hidden', () => {
    const board = boardIn(['..#..']);
    const look = (to: number, options: object = {}) =>
      lineOfSight(board, { from: at(0, 0), to: at(to, 0), ...options });
    expect(look(2)).toEqual({ ok: true, cost: 0 });
    expect(look(3)).toEqual({ ok: false, reason: 'opaque', tile: board.tile(at(2, 0)) });
    expect(look(3, { range: 2 })).toMatchObject({ ok: false, reason: 'range' });
    expect(look(1, { face: 'W', cone: { steps: 1 } })).toMatchObject({ ok: false, reason: 'cone' });
    expect(look(2, { cost: () => 3, points: 2 })).toEqual({ ok: false, reason: 'cost', tile: board.tile(at(1, 0)) });
    expect(look(0)).toEqual({ ok: true, cost: 0 });
  });

  test('errors name the option', () => {
    const board = boardIn(['...']);
    const from = at(0, 0);
    expect(() => lineOfSight(board, { from, to: at(9, 0) })).toThrow(
      'lineOfSight: to is (9, 0), which is outside the board',
    );
    expect(() => fieldOfView(board, { from, range: -1 })).toThrow(
      'fieldOfView: range is -1, but must be a number of at least 0',
    );
    expect(() => fieldOfView(board, { from, points: 3 })).toThrow('fieldOfView: points mean nothing without a cost');
    expect(() => fieldOfView(board, { from, face: 'up' })).toThrow("fieldOfView: face is 'up'");
    expect(() => fieldOfView(board, { from, face: 'E', cone: { steps: 0.5 } })).toThrow(
      'fieldOfView: cone is {"steps":0.5}',
    );
    expect(() => fieldOfView(board, { from, holes: 'closed' as 'open' })).toThrow(
      "holes is 'closed', but must be 'opaque' or 'open'",
    );
    expect(() => fieldOfView(board, { from, to: at(1, 0) } as never)).toThrow('fieldOfView: there is no option to');
    expect(() => fieldOfView(board, { from, points: 5, cost: () => -1 })).toThrow('cost of the tile (1, 0) is -1');
    expect(() => fieldOfView(board, { from, opaque: () => 1 as never })).toThrow('opaque of the tile (1, 0) is 1');
  });
});

describe('on a graph', () => {
  const nodes = { a: { x: 0, y: 0 }, b: { x: 100, y: 10 }, c: { x: 200, y: 0 }, d: { x: 100, y: 100 } };
  const layout = graphLayout({
    nodes,
    edges: [
      ['a', 'b'],
      ['b', 'c'],
      ['a', 'd'],
    ],
    size: 20,
  });
  const boardWith = (solid: string[]) =>
    new Board<TileProperties>(layout, { tiles: (x) => ({ solid: solid.includes(layout.nodes?.[x] ?? ''), smoke: 1 }) });
  const names = (tiles: readonly Tile[]) => tiles.map(({ cell }) => layout.nodes?.[cell]).join('');

  test('outlines as drawn hide what is behind them', () => {
    expect(names(fieldOfView(boardWith([]), { from: { node: 'a' } }))).toBe('abcd');
    expect(names(fieldOfView(boardWith(['b']), { from: { node: 'a' } }))).toBe('abd');
    expect(lineOfSight(boardWith([]), { from: { node: 'a' }, to: { node: 'c' }, cost: 'smoke' })).toEqual({
      ok: true,
      cost: 1,
    });
  });

  test('a wall hides two neighbours from each other, and a face is an edge', () => {
    const board = boardWith([]);
    board.setWall({ node: 'a' }, 0, 'wall');
    expect(names(fieldOfView(board, { from: { node: 'a' } }))).toBe('acd');
    expect(lineOfSight(board, { from: { node: 'b' }, to: { node: 'a' } })).toMatchObject({ ok: false, reason: 'wall' });
    expect(names(fieldOfView(boardWith([]), { from: { node: 'a' }, face: 0, cone: { degrees: 60 } }))).toBe('abc');
    expect(names(fieldOfView(boardWith([]), { from: { node: 'a' }, face: 1, cone: { steps: 0 } }))).toBe('ad');
  });

  test('the range is in steps along edges', () => {
    expect(names(fieldOfView(boardWith([]), { from: { node: 'a' }, range: 1 }))).toBe('abd');
  });
});

test('a layout of a user’s own is judged as it is drawn', () => {
  const { shape: _, ...hex } = { ...hexLayout({ columns: 5, rows: 3 }) };
  const base = hexLayout({ columns: 5, rows: 3 });
  const own: Layout = {
    ...hex,
    shape: 'own',
    cellOf: (x, y) => base.cellOf(x, y),
    xyOf: (cell) => base.xyOf(cell),
    center: (cell) => base.center(cell),
    corners: (cell) => base.corners(cell),
    cellAt: (point) => base.cellAt(point),
    opposite: (direction) => base.opposite(direction),
    distance: (a, b) => base.distance(a, b),
  };
  const view = (layout: Layout) => {
    const board = new Board<TileProperties>(layout, { tiles: (x, y) => ({ solid: x === 2 && y === 1 }) });
    return new Set(fieldOfView(board, { from: at(0, 1) }).map(({ cell }) => cell));
  };
  expect(view(own)).toEqual(view(base));
  expect(view(own).has(8)).toBe(false);
});

test('what entered and left between two areas', () => {
  const board = boardIn(['.....']);
  const area = (...xs: number[]) => xs.flatMap((x) => board.tile(at(x, 0)) ?? []);
  expect(compareAreas(area(0, 1, 2), area(4, 2, 1, 4))).toEqual({
    entered: area(4),
    left: area(0),
    stayed: area(2, 1),
  });
  expect(compareAreas([], [])).toEqual({ entered: [], left: [], stayed: [] });
});

test.each([null, 3, 'wide'])('a cone of %s is an error that says what is allowed', (cone) => {
  const options = { from: at(0, 0), face: 'E', cone: cone as unknown as { steps: number } };
  expect(() => fieldOfView(boardIn(['..']), options)).toThrow(/fieldOfView: cone is .*, but must be \{ steps/);
});

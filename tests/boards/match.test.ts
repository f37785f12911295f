import { describe, expect, test } from 'vitest';
import {
  Board,
  cascade,
  createRandom,
  eachRun,
  findGroup,
  findGroups,
  findPatterns,
  findRuns,
  findSwaps,
  findTemplates,
  graphLayout,
  hasRun,
  hexLayout,
  type SquareOptions,
  squareLayout,
  type Tile,
} from '../../src/boards/index.js';

interface Letter {
  readonly letter?: string;
}

/** Rows of letters; a dot is an empty tile, a space none. */
function lettersIn(rows: readonly string[], options: Partial<SquareOptions> = {}): Board<Letter> {
  const layout = squareLayout({ columns: rows[0]?.length ?? 0, rows: rows.length, ...options });
  return new Board<Letter>(layout, { tiles: (x, y) => tileOf(rows[y]?.[x]) });
}

function tileOf(letter = ' '): Letter | undefined {
  return letter === ' ' ? undefined : letter === '.' ? {} : { letter };
}

const symbol = ({ properties }: Tile<Letter>) => properties.letter;
const places = (tiles: readonly Tile<Letter>[]) => tiles.map(({ x, y }) => `${x},${y}`).join(' ');

describe('runs', () => {
  test('along rows and columns of a board with 4 directions, and on diagonals too with 8', () => {
    const rows = ['a..b', 'ba.b', 'a.ab', 'aaaa'];
    const found = (directions: 4 | 8) =>
      findRuns(lettersIn(rows, { directions }), { symbol }).map(({ tiles }) => places(tiles));
    expect(found(4)).toEqual(['0,3 1,3 2,3 3,3', '3,0 3,1 3,2']);
    expect(found(8)).toEqual(['0,3 1,3 2,3 3,3', '3,0 3,1 3,2', '0,0 1,1 2,2 3,3']);
  });

  test('only along the directions asked for, each line once', () => {
    const board = lettersIn(['aaa', 'a..', 'a..']);
    const along = (directions: string[]) => findRuns(board, { symbol, directions }).map(({ tiles }) => places(tiles));
    expect(along(['N', 'S'])).toEqual(['0,0 0,1 0,2']);
    expect(along(['W'])).toEqual(['0,0 1,0 2,0']);
  });

  test.each([
    ['E', '0,1 1,1 2,1'],
    ['SE', '2,0 2,1 3,2'],
    ['SW', '2,0 1,1 1,2'],
  ])('along the axis %s of hexes, whose odd rows are shifted right', (name, line) => {
    const layout = hexLayout({ columns: 4, rows: 3 });
    const board = new Board<Letter>(layout, { tiles: (x, y) => tileOf(line.includes(`${x},${y}`) ? 'a' : '.') });
    const found = findRuns(board, { symbol }).map((run) => [layout.directions[run.direction ?? -1], places(run.tiles)]);
    expect(found).toEqual([[name, line]]);
  });

  test('are results of their own, and nothing is matched twice where a board wraps', () => {
    const board = lettersIn(['aaaa', '....', 'b..b'], { wrap: 'x' });
    const runs = findRuns(board, { symbol, length: 2 });
    expect(runs.map(({ tiles }) => places(tiles))).toEqual(['0,0 1,0 2,0 3,0', '3,2 0,2']);
    expect(runs[0]).not.toBe(runs[1]);
  });

  test('one may stop at any: nothing more is looked for', () => {
    const board = lettersIn(['aaa', 'bbb']);
    const [first] = eachRun(board, { symbol });
    expect(first?.symbol).toBe('a');
  });

  test('hasRun tells the truth', () => {
    expect(hasRun(lettersIn(['aab', 'bba']), { symbol })).toBe(false);
    expect(hasRun(lettersIn(['aab', 'bbb']), { symbol })).toBe(true);
  });

  test('a wildcard belongs to the runs on both of its sides', () => {
    const board = lettersIn(['aa*bb', '***..']);
    const runs = findRuns(board, { symbol, wildcard: '*' });
    expect(runs.map(({ symbol: each, tiles }) => `${each} ${places(tiles)}`)).toEqual([
      'a 0,0 1,0 2,0',
      'b 2,0 3,0 4,0',
      '* 0,1 1,1 2,1',
    ]);
  });

  test('a wall ends a run, a line on the floor does not, nor a one-way edge', () => {
    const board = lettersIn(['aaaaa']);
    board.setWall({ x: 1, y: 0 }, 'E', 'wall');
    expect(findRuns(board, { symbol }).map(({ tiles }) => places(tiles))).toEqual(['2,0 3,0 4,0']);
    board.setWall({ x: 1, y: 0 }, 'E', 'line', { passable: true });
    board.setEdge({ x: 2, y: 0 }, 'E', false);
    expect(findRuns(board, { symbol })).toHaveLength(1);
    board.setEdge({ x: 3, y: 0 }, 'W', false);
    expect(findRuns(board, { symbol }).map(({ tiles }) => places(tiles))).toEqual(['0,0 1,0 2,0']);
  });

  test('of pieces', () => {
    const board = new Board<object, string>(squareLayout({ columns: 3, rows: 1 }));
    for (const [x, piece] of ['x1', 'x2', 'x3'].entries()) board.place(piece, { x, y: 0 });
    const runs = findRuns(board, { symbol: (_, [piece]) => piece?.[0] });
    expect(runs.map(({ symbol: each, tiles }) => [each, tiles.length])).toEqual([['x', 3]]);
  });

  test('on a graph along its named lines, as the mills of nine men’s morris', () => {
    const nodes = { a: { x: 0, y: 0 }, b: { x: 9, y: 0 }, c: { x: 9, y: 9 }, d: { x: 0, y: 9 } };
    const edges = [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'd'],
    ] as const;
    const board = new Board(graphLayout({ nodes, edges, lines: { mill: ['a', 'b', 'c'] } }));
    const runs = findRuns(board, { symbol: () => 'x' });
    expect(runs.map(({ line, tiles }) => [line, tiles.length])).toEqual([['mill', 3]]);
  });

  test('on a graph without names along the edges that go straight on', () => {
    const nodes = { a: { x: 0, y: 0 }, b: { x: 9, y: 0 }, c: { x: 18, y: 0.1 }, d: { x: 9, y: 9 }, e: { x: 9, y: -9 } };
    const edges = [
      ['a', 'b'],
      ['b', 'c'],
      ['d', 'b'],
      ['b', 'e'],
    ] as const;
    const layout = graphLayout({ nodes, edges });
    const runs = findRuns(new Board(layout), { symbol: () => 'x' });
    const names = runs.map(({ tiles }) => tiles.map(({ cell }) => layout.nodes?.[cell]).join(''));
    expect(names).toEqual(['abc', 'dbe']);
  });

  test('errors name the option', () => {
    const board = lettersIn(['a']);
    expect(() => findRuns(board, { symbol, length: 0 })).toThrow('findRuns: length is 0, but must be a whole number');
    expect(() => findRuns(board, { symbol, directions: ['up'] })).toThrow("findRuns: direction is 'up'");
    expect(() => hasRun(board, { symbol, size: 3 } as never)).toThrow('hasRun: there is no option size');
    expect(() => eachRun(board, {} as never)).toThrow('eachRun: symbol is undefined, but must be a function');
  });
});

describe('patterns', () => {
  const board = lettersIn(['aba.', 'b.cb', 'aaba']);

  test('lie along lines, read either way, each set of tiles once', () => {
    const found = (pattern: (string | undefined)[]) =>
      findPatterns(board, { symbol, pattern }).map(({ tiles }) => places(tiles));
    expect(found(['a', 'b', 'a'])).toEqual(['0,0 1,0 2,0', '1,2 2,2 3,2', '0,0 0,1 0,2']);
    expect(found(['c', undefined, 'b'])).toEqual(['2,1 1,1 0,1']);
    expect(found(['b', 'c'])).toEqual(['3,1 2,1', '2,2 2,1']);
  });

  test('as areas, turned and mirrored on demand', () => {
    const template = [
      ['x', undefined],
      ['x', 'y'],
    ];
    const exact = lettersIn(['x.', 'xy']);
    expect(findTemplates(exact, { symbol, template })).toHaveLength(1);
    const turned = lettersIn(['xx', 'y.']);
    expect(findTemplates(turned, { symbol, template })).toHaveLength(0);
    expect(findTemplates(turned, { symbol, template, rotated: true })).toHaveLength(1);
    const mirrored = lettersIn(['.x', 'yx']);
    expect(findTemplates(mirrored, { symbol, template })).toHaveLength(0);
    expect(findTemplates(mirrored, { symbol, template, rotated: true })).toHaveLength(0);
    expect(findTemplates(mirrored, { symbol, template, mirrored: true })).toHaveLength(1);
    expect(findTemplates(mirrored, { symbol, template, rotated: true, mirrored: true })).toHaveLength(1);
  });

  test('as areas on hexes: a triangle of three is found in both of its six turns', () => {
    const layout = hexLayout({ columns: 3, rows: 2 });
    const hexes = new Board<Letter>(layout, { tiles: () => ({ letter: 'a' }) });
    const template = [['a', 'a'], ['a']];
    // Each triangle is made by two neighbours in a row and the one between them in the other row: 2 + 2 of them.
    expect(findTemplates(hexes, { symbol, template, rotated: true })).toHaveLength(4);
  });

  test('over the border of a board that wraps', () => {
    const ring = lettersIn(['b..a', 'd..c', '....'], { wrap: 'x' });
    const template = [
      ['a', 'b'],
      ['c', 'd'],
    ];
    expect(findTemplates(ring, { symbol, template }).map(({ tiles }) => places(tiles))).toEqual(['3,0 0,0 3,1 0,1']);
  });

  test('errors name the option', () => {
    expect(() => findPatterns(board, { symbol, pattern: [] })).toThrow('findPatterns: pattern is []');
    expect(() => findTemplates(board, { symbol, template: [[undefined]] })).toThrow(
      'findTemplates: template is [[null]]',
    );
  });
});

test('a group is what hangs together, also over corners where there are 8 directions', () => {
  const rows = ['aab', 'bba', 'aba'];
  const sizes = (directions: 4 | 8) =>
    findGroups(lettersIn(rows, { directions }), { symbol }).map((each) => each.tiles.length);
  expect(sizes(4)).toEqual([2, 1, 3, 2, 1]);
  expect(sizes(8)).toEqual([4, 4, 1]);
  const group = findGroup(lettersIn(rows), { symbol, from: { x: 1, y: 1 } });
  expect(group && places(group.tiles)).toBe('1,1 1,2 0,1');
  expect(findGroup(lettersIn(['.']), { symbol, from: { x: 0, y: 0 } })).toBeUndefined();
  expect(() => findGroup(lettersIn(['.']), { symbol, from: { x: 9, y: 0 } })).toThrow('findGroup: from is (9, 0)');
});

test('a group is the same from each of its tiles, also where edges lead one way', () => {
  const nodes = Object.fromEntries(['a', 'b', 'c', 'd'].map((name, index) => [name, { x: 9 * index, y: 0 }]));
  const oneWay = [
    ['d', 'a'],
    ['d', 'b'],
    ['b', 'c'],
  ] as const;
  const board = new Board(graphLayout({ nodes, edges: [], oneWay }));
  const cells = (tiles: readonly Tile[] = []) => tiles.map(({ cell }) => cell).sort();
  const all = { symbol: () => 'x' };
  expect(findGroups(board, all).map(({ tiles }) => cells(tiles))).toEqual([[0, 1, 2, 3]]);
  for (const node of Object.keys(nodes)) {
    expect(cells(findGroup(board, { ...all, from: { node } })?.tiles)).toEqual([0, 1, 2, 3]);
  }
  board.setWall({ node: 'd' }, 1, 'wall');
  expect(findGroups(board, all).map(({ tiles }) => cells(tiles))).toEqual([
    [0, 3],
    [1, 2],
  ]);
});

test('a swap is found with the runs that it makes', () => {
  const board = lettersIn(['aba', 'cac']);
  const swaps = findSwaps(board, { symbol });
  expect(swaps.map(({ a, b, runs }) => [places([a, b]), runs.map(({ tiles }) => places(tiles))])).toEqual([
    ['1,0 1,1', ['0,0 1,0 2,0']],
  ]);
  expect(findSwaps(board, { symbol, swapAlong: ['S', 'N', 'S'] })).toEqual(swaps);
  board.setWall({ x: 1, y: 0 }, 'S', 'wall');
  expect(findSwaps(board, { symbol })).toEqual([]);
});

test('a swap is tried near its two tiles, not along all of their lines', () => {
  const count = 40_000;
  const end = [-1, -1, -2, -1];
  const board = new Board(squareLayout({ columns: count, rows: 1 }));
  const swaps = findSwaps(board, { symbol: ({ cell }) => end[cell - count + end.length] ?? cell });
  expect(swaps.map(({ a, b }) => [a.cell, b.cell])).toEqual([[count - 2, count - 1]]);
});

describe('a cascade', () => {
  test('clears, falls and goes on until it is quiet', () => {
    const board = lettersIn(['a..', 'bbb', 'caa', 'dac']);
    const { steps, isQuiet, symbols } = cascade(board, { symbol, fall: 'S' });
    expect(steps).toHaveLength(1);
    expect(places(steps[0]?.cleared ?? [])).toBe('0,1 1,1 2,1');
    expect(steps[0]?.fallen.map(({ from, to, distance }) => [places([from, to]), distance])).toEqual([['0,0 0,1', 1]]);
    expect(isQuiet).toBe(true);
    expect(symbols).toEqual([undefined, undefined, undefined, 'a', undefined, undefined, ...'caadac']);
  });

  test('one step makes the next', () => {
    const board = lettersIn(['a..', 'b..', 'b..', 'baa', 'cdc']);
    const { steps } = cascade(board, { symbol, fall: 'S' });
    expect(steps.map(({ cleared }) => places(cleared))).toEqual(['0,1 0,2 0,3', '0,3 1,3 2,3']);
  });

  test('begins with a swap, and falls where one likes; the board stays as it was', () => {
    const board = lettersIn(['aba', 'cac', '.dd']);
    const { steps } = cascade(board, {
      symbol,
      fall: 'N',
      swap: [
        { x: 1, y: 0 },
        { x: 1, y: 1 },
      ],
    });
    expect(steps[0]?.fallen.map(({ from, to }) => places([from, to]))).toEqual([
      '0,1 0,0',
      '1,1 1,0',
      '1,2 1,1',
      '2,1 2,0',
      '2,2 2,1',
    ]);
    expect(board.tile({ x: 1, y: 0 })?.properties.letter).toBe('b');
  });

  test('stones and holes hold what is above them, and are not refilled', () => {
    const board = lettersIn(['xxx', 'a#a', 'bab', 'b b']);
    const { steps, symbols } = cascade(board, {
      ...{ symbol, fall: 'S', random: createRandom(1) },
      fixed: (tile) => symbol(tile) === '#',
      refill: (_, { x }) => ['p', 'q', 'r'][x],
    });
    expect(places(steps[0]?.cleared ?? [])).toBe('0,0 1,0 2,0');
    expect(steps[0]?.fallen).toEqual([]);
    expect(symbols).toEqual(['p', 'q', 'r', 'a', undefined, 'a', 'b', 'a', 'b', 'b', undefined, 'b']);
  });

  test('ends at its limit if it would never be quiet', () => {
    const board = lettersIn(['aaa']);
    const { steps, isQuiet } = cascade(board, {
      symbol,
      fall: 'S',
      refill: () => 'a',
      random: createRandom(1),
      limit: 7,
    });
    expect([steps.length, isQuiet]).toEqual([7, false]);
  });

  test('errors name the option', () => {
    const board = lettersIn(['a']);
    expect(() => cascade(board, { symbol, fall: 'S', refill: () => 'a' })).toThrow('cascade: random is undefined');
    expect(() => cascade(board, { symbol, fall: 'S', limit: 0 })).toThrow('cascade: limit is 0');
    expect(() => cascade(board, { symbol, fall: 'down' })).toThrow("cascade: fall is 'down'");
    const graph = new Board(graphLayout({ nodes: { a: { x: 0, y: 0 }, b: { x: 1, y: 0 } }, edges: [['a', 'b']] }));
    expect(() => cascade(graph, { symbol: () => 'a', fall: 0 })).toThrow('nothing falls straight on a graph layout');
  });
});

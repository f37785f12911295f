import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellInOrder, cellNow } from '../../../src/behaviors/board-cursor/cursor-cells.js';
import { type CursorDirection, pointTo } from '../../../src/behaviors/board-cursor/cursor-options.js';
import { cursorStep, type SeenBoard } from '../../../src/behaviors/board-cursor/cursor-step.js';
import { type Cell, graphLayout, hexLayout, type Layout, type Point, squareLayout } from '../../../src/boards/index.js';

const arrows = ['up', 'right', 'down', 'left'] as const;

/** A board as it is seen without a camera; a text of # says which cells are open. */
function seen(layout: Layout, open: string | ((cell: Cell) => boolean) = () => true): SeenBoard {
  const isOpen = typeof open === 'string' ? (cell: Cell) => open[cell] === '#' : open;
  return { layout, isOpen, toScreen: (point) => point };
}

/** A single press, as x,y; undefined where it leads nowhere. */
function press(board: SeenBoard, from: Cell, direction: CursorDirection): string | undefined {
  const cell = cursorStep(board, from, { wanted: pointTo(direction), start: from });
  return cell === undefined ? undefined : nameOf(board.layout, cell);
}

/** The same key again and again. */
function hold(board: SeenBoard, from: Cell, direction: CursorDirection, presses: number): string[] {
  const walk = { wanted: pointTo(direction), start: from };
  const way: string[] = [];
  for (let cell: Cell | undefined = from, press = 0; press < presses; press++) {
    cell = cell === undefined ? undefined : cursorStep(board, cell, walk);
    if (cell !== undefined) way.push(nameOf(board.layout, cell));
  }
  return way;
}

function nameOf(layout: Layout, cell: Cell): string {
  const { x, y } = layout.xyOf(cell);
  return layout.nodes?.[cell] ?? `${x},${y}`;
}

/** The cells that single presses of some keys lead to, from a cell on. */
function reached(board: SeenBoard, start: Cell, keys: readonly CursorDirection[]): Set<Cell> {
  const found = new Set([start]);
  for (const cell of found) {
    for (const key of keys) {
      const next = cursorStep(board, cell, { wanted: pointTo(key), start: cell });
      if (next !== undefined) found.add(next);
    }
  }
  return found;
}

describe('on squares', () => {
  const middle = 12;
  test.for([4, 8] as const)('with %d neighbours the arrows lead along rows and columns', (directions) => {
    const board = seen(squareLayout({ columns: 5, rows: 5, directions }));
    expect(arrows.map((arrow) => press(board, middle, arrow))).toEqual(['2,1', '3,2', '2,3', '1,2']);
  });

  test('two keys lead to the corner where there are diagonals, else along one of the two', () => {
    const eight = seen(squareLayout({ columns: 5, rows: 5, directions: 8 }));
    expect(press(eight, middle, 'up-right')).toBe('3,1');
    expect(press(eight, middle, 'down-left')).toBe('1,3');
    const four = seen(squareLayout({ columns: 5, rows: 5 }));
    expect(['2,1', '3,2']).toContain(press(four, middle, 'up-right'));
  });

  test('at the edge an arrow leads nowhere, least of all sideways', () => {
    const board = seen(squareLayout({ columns: 3, rows: 3 }));
    expect(arrows.map((arrow) => press(board, 0, arrow))).toEqual([undefined, '1,0', '0,1', undefined]);
  });

  test('a wrapped edge is no edge', () => {
    const board = seen(squareLayout({ columns: 3, rows: 3, wrap: 'x' }));
    expect(arrows.map((arrow) => press(board, 2, arrow))).toEqual([undefined, '0,0', '2,1', '1,0']);
    const holes = seen(squareLayout({ columns: 4, rows: 1, wrap: 'x' }), '.##.');
    expect(press(holes, 2, 'right')).toBe('1,0');
  });

  test('over a gap it goes straight on to the next tile; a neighbour comes before that', () => {
    const ring = seen(squareLayout({ columns: 7, rows: 3 }), ['#######', '#..#..#', '#######'].join(''));
    expect(press(ring, 7, 'right')).toBe('3,1');
    expect(press(ring, 8 + 2, 'left')).toBe('0,1');
    expect(press(ring, 1, 'down')).toBe('1,2');
    const slant = seen(squareLayout({ columns: 3, rows: 2, directions: 8 }), ['#.#', '.#.'].join(''));
    expect(press(slant, 0, 'right')).toBe('1,1');
  });

  test('if nothing lies straight ahead, it goes to the nearest tile on that side', () => {
    const board = seen(squareLayout({ columns: 6, rows: 4 }), ['#.....', '...#..', '......', '..#...'].join(''));
    expect(press(board, 0, 'right')).toBe('3,1');
    expect(press(board, 0, 'down')).toBe('2,3');
    expect(press(board, 0, 'left')).toBeUndefined();
  });

  test('isometric: one arrow goes straight over the screen, two go along a row', () => {
    const layout = squareLayout({ columns: 5, rows: 5, tileWidth: 64, tileHeight: 32, projection: 'isometric' });
    const board = seen(layout);
    // E points right and down, N right and up: the rows run from the top left of the screen to the bottom right.
    expect(press(board, middle, 'down-right')).toBe('3,2');
    expect(press(board, middle, 'up-right')).toBe('2,1');
    expect(press(board, middle, 'up-left')).toBe('1,2');
    expect(press(board, middle, 'down-left')).toBe('2,3');
    expect(new Set(arrows.map((arrow) => press(board, middle, arrow)))).toEqual(new Set(['3,2', '2,1', '1,2', '2,3']));
    const straight = hold(board, middle, 'right', 2);
    expect(straight[1]).toBe('3,1');
  });
});

describe('on hexes', () => {
  test('pointy: left and right along the row, up and down in a zigzag that stays on its line', () => {
    const board = seen(hexLayout({ columns: 7, rows: 7, size: 10 }));
    const middle = 3 * 7 + 3;
    expect(press(board, middle, 'right')).toBe('4,3');
    expect(press(board, middle, 'left')).toBe('2,3');
    const up = hold(board, middle, 'up', 3);
    expect(up[1]).toBe('3,1');
    const down = hold(board, middle, 'down', 3);
    expect(down[1]).toBe('3,5');
  });

  test('up and then down again leads back', () => {
    const layout = hexLayout({ columns: 7, rows: 7, size: 10 });
    const board = seen(layout);
    for (const cell of [24, 17, 31]) {
      const up = cursorStep(board, cell, { wanted: pointTo('up'), start: cell });
      if (up === undefined) throw new Error('nothing above');
      expect(press(board, up, 'down')).toBe(nameOf(layout, cell));
    }
  });

  test('two keys choose among the slanted neighbours', () => {
    const pointy = seen(hexLayout({ columns: 5, rows: 5, size: 10 }));
    const slants = ['up-left', 'up-right', 'down-left', 'down-right'] as const;
    // In an even row of an odd-r layout, the slanted neighbours are at x − 1 and x.
    expect(slants.map((slant) => press(pointy, 12, slant))).toEqual(['1,1', '2,1', '1,3', '2,3']);
    const flat = seen(hexLayout({ columns: 5, rows: 5, size: 10, orientation: 'flat' }));
    expect(slants.map((slant) => press(flat, 12, slant))).toEqual(['1,1', '3,1', '1,2', '3,2']);
    expect(press(flat, 12, 'up')).toBe('2,1');
    expect(press(flat, 12, 'down')).toBe('2,3');
  });

  test('never more than 60° aside, so long as there are neighbours', () => {
    const layout = hexLayout({ columns: 5, rows: 5, size: 10 });
    const board = seen(layout);
    const all = [...arrows, 'up-left', 'up-right', 'down-left', 'down-right'] as const;
    for (let cell = 0; cell < layout.size; cell++) {
      for (const key of all) {
        const wanted = pointTo(key);
        const to = cursorStep(board, cell, { wanted, start: cell });
        if (to === undefined) continue;
        const [a, b] = [layout.center(cell), layout.center(to)];
        const turn = Math.abs(Math.atan2(b.y - a.y, b.x - a.x) - Math.atan2(wanted.y, wanted.x));
        expect(Math.min(turn, 2 * Math.PI - turn)).toBeLessThanOrEqual(Math.PI / 3 + 1e-9);
      }
    }
  });
});

describe('on graphs', () => {
  const nodes = {
    mid: { x: 0, y: 0 },
    east: { x: 50, y: 8 },
    north: { x: -5, y: -60 },
    slant: { x: 40, y: -40 },
    far: { x: -90, y: 10 },
  };
  const edges = [
    ['mid', 'east'],
    ['mid', 'north'],
    ['mid', 'slant'],
    ['slant', 'far'],
  ] as const;

  test('along the edge that points there best', () => {
    const layout = graphLayout({ nodes, edges });
    const board = seen(layout);
    expect(press(board, 0, 'right')).toBe('east');
    expect(press(board, 0, 'up')).toBe('north');
    expect(press(board, 0, 'up-right')).toBe('slant');
    // No edge leads there: the nearest place on that side.
    expect(press(board, 0, 'left')).toBe('far');
    expect(press(board, 0, 'down')).toBeUndefined();
  });
});

describe('the screen', () => {
  test('a board that is turned or mirrored: the arrows go by what is seen', () => {
    const layout = squareLayout({ columns: 5, rows: 5 });
    const quarter: SeenBoard = { ...seen(layout), toScreen: ({ x, y }) => ({ x: -y, y: x }) };
    // A quarter turn clockwise: what was E is S on the screen.
    expect(press(quarter, 12, 'down')).toBe('3,2');
    expect(press(quarter, 12, 'right')).toBe('2,1');
    const mirror: SeenBoard = { ...seen(layout), toScreen: ({ x, y }) => ({ x: 400 - x, y }) };
    expect(press(mirror, 12, 'right')).toBe('1,2');
  });
});

describe('every tile can be reached', () => {
  const whole = {
    'squares of 4': squareLayout({ columns: 6, rows: 5 }),
    'squares of 8': squareLayout({ columns: 6, rows: 5, directions: 8 }),
    isometric: squareLayout({ columns: 6, rows: 5, tileWidth: 64, tileHeight: 32, projection: 'isometric' }),
    'flat isometric': squareLayout({ columns: 6, rows: 5, tileWidth: 90, tileHeight: 30, projection: 'isometric' }),
    pointy: hexLayout({ columns: 6, rows: 5, size: 10 }),
    flat: hexLayout({ columns: 6, rows: 5, size: 10, orientation: 'flat', offset: 'even' }),
    'squashed hexes': hexLayout({ columns: 6, rows: 5, tileWidth: 60, tileHeight: 20, sideLength: 10 }),
    wrapped: hexLayout({ columns: 6, rows: 6, size: 10, wrap: 'both' }),
  };

  test.for(Object.entries(whole))('by the four arrows alone: %s', ([, layout]) => {
    const board = seen(layout);
    for (const start of [0, layout.size - 1, 14]) expect(reached(board, start, arrows).size).toBe(layout.size);
  });

  test('by Page Down alone, whatever is a tile', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }), fc.nat(19), (tiles, start) => {
        const board = seen(squareLayout({ columns: 5, rows: 4 }), (cell) => tiles[cell] === true);
        const open = tiles.flatMap((isTile, cell) => (isTile ? [cell] : []));
        const found = new Set<Cell | undefined>();
        let cell: Cell | undefined = start;
        for (let press = 0; press < 20; press++) {
          cell = cellInOrder(board, 'next', cell);
          found.add(cell);
        }
        expect([...found].filter((one) => one !== undefined).sort((a, b) => a - b)).toEqual(open);
      }),
    );
  });

  test('the same press leads to the same tile, and to an open one', () => {
    const points = fc.array(fc.record({ x: fc.nat(500), y: fc.nat(500) }), { minLength: 2, maxLength: 15 });
    fc.assert(
      fc.property(points, fc.constantFrom(...arrows), (places, key) => {
        const nodes = Object.fromEntries(places.map((place, index) => [`n${index}`, place]));
        const edges = places.slice(1).map((_place, index) => [`n${index}`, `n${index + 1}`] as const);
        const layout = graphLayout({ nodes, edges });
        for (let cell = 0; cell < layout.size; cell++) {
          const [a, b] = [press(seen(layout), cell, key), press(seen(layout), cell, key)];
          expect(a).toBe(b);
          expect(a).not.toBe(nameOf(layout, cell));
        }
      }),
    );
  });
});

describe('the order of the cells', () => {
  const board = seen(squareLayout({ columns: 3, rows: 2 }), '.#.##.');
  test.for([
    ['first', 3, 1],
    ['last', 1, 4],
    ['next', 1, 3],
    ['next', 4, 1],
    ['previous', 3, 1],
    ['previous', 1, 4],
  ] as const)('%s from %d is %d', ([wish, from, to]) => {
    expect(cellInOrder(board, wish, from)).toBe(to);
  });

  test('where nothing is open there is none', () => {
    expect(cellInOrder(seen(squareLayout({ columns: 3, rows: 2 }), '......'), 'next', 2)).toBeUndefined();
  });
});

describe('another layout', () => {
  const before = squareLayout({ columns: 4, rows: 4, size: 10 });
  const at = ({ x, y }: Point) => before.cellOf(x, y) ?? -1;

  test('the same x and y, and where that is gone the nearest tile', () => {
    const now = seen(squareLayout({ columns: 3, rows: 5, size: 10 }));
    expect(cellNow(now, before, at({ x: 2, y: 1 }))).toBe(5);
    expect(cellNow(now, before, at({ x: 3, y: 1 }))).toBe(5);
  });

  test('on graphs the node of the same name', () => {
    const nodes = { a: { x: 0, y: 0 }, b: { x: 9, y: 0 }, c: { x: 18, y: 0 } };
    const graph = graphLayout({ nodes, edges: [['a', 'b']] });
    const { a: _a, ...rest } = nodes;
    const smaller = graphLayout({ nodes: rest, edges: [['b', 'c']] });
    expect(cellNow(seen(smaller), graph, 2)).toBe(1);
    expect(cellNow(seen(smaller), graph, 0)).toBe(0);
  });
});

test('at the edge of a board of a million cells, no tile is made and no point is turned for each of them', () => {
  let asked = 0;
  const count = <Value>(value: Value) => {
    asked++;
    return value;
  };
  const layout = squareLayout({ columns: 1000, rows: 1000 });
  const board = { layout, isOpen: () => count(true), toScreen: (point: Point) => count(point) };
  expect(press(board, 500, 'up')).toBeUndefined();
  expect(asked).toBeLessThan(100);
});

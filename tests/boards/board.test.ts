import { describe, expect, it } from 'vitest';
import { Board } from '../../src/boards/board.js';
import { graphLayout } from '../../src/boards/graph.js';
import { hexLayout } from '../../src/boards/hex.js';
import type { Layout, Place } from '../../src/boards/layout.js';
import { squareLayout } from '../../src/boards/square.js';
import { CellFlag, type TileProperties } from '../../src/boards/tile.js';

const square = (columns: number, rows: number) => squareLayout({ columns, rows });
const triangle = graphLayout({
  nodes: { inn: { x: 0, y: 0 }, mill: { x: 100, y: 0 }, port: { x: 0, y: 100 } },
  edges: [
    ['inn', 'mill'],
    ['mill', 'port'],
  ],
});
const places = (board: Board) => [...board.tiles()].map(({ x, y }) => [x, y]);

describe('which cells are tiles', () => {
  it('all by default, and they share one frozen empty object', () => {
    const board = new Board(square(3, 2));
    const properties = [...board.tiles()].map((tile) => tile.properties);
    expect(properties).toHaveLength(6);
    expect(new Set(properties).size).toBe(1);
    expect(properties[0]).toEqual({});
    expect(Object.isFrozen(properties[0])).toBe(true);
  });

  it('none', () => {
    expect(places(new Board(square(3, 2), { tiles: 'none' }))).toEqual([]);
  });

  it('rows of text: # is a tile, anything else is none', () => {
    const board = new Board(square(3, 2), { tiles: ['#.#', ' #x'] });
    expect(places(board)).toEqual([
      [0, 0],
      [2, 0],
      [1, 1],
    ]);
  });

  it('rows of text start at the origin', () => {
    const board = new Board(squareLayout({ columns: 2, rows: 2, origin: { x: -1, y: -1 } }), { tiles: ['.#', '..'] });
    expect(places(board)).toEqual([[0, -1]]);
  });

  it('one row of text on a graph', () => {
    expect(new Board(triangle, { tiles: ['#.#'] }).tile({ node: 'mill' })).toBeUndefined();
  });

  it.each([
    [['###'], '1 rows of text, but the layout has 2'],
    [['###', '##'], "row 1 of tiles, '##', must be 3 characters long"],
    [['####', '###'], "row 0 of tiles, '####', must be 3 characters long"],
  ])('rows of text that do not fit the layout throw: %j', (tiles, message) => {
    expect(() => new Board(square(3, 2), { tiles })).toThrow(message);
  });

  it('a word that is none throws', () => {
    expect(() => new Board(square(3, 2), { tiles: 'some' as never })).toThrow("tiles is 'some'");
  });

  it('a function, called row by row, gives typed properties', () => {
    const asked: number[][] = [];
    const board = new Board(square(2, 2), {
      tiles: (x, y) => {
        asked.push([x, y]);
        return x === y ? { rent: 10 * x } : undefined;
      },
    });
    expect(asked).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ]);
    const rent: number | undefined = board.tile({ x: 1, y: 1 })?.properties.rent;
    expect(rent).toBe(10);
    expect(board.tile({ x: 1, y: 0 })).toBeUndefined();
  });
});

describe('places', () => {
  const board = new Board(square(3, 2));

  it('are x and y, a cell, or a tile itself', () => {
    const tile = board.tile({ x: 1, y: 1 });
    expect(tile).toMatchObject({ cell: 4, x: 1, y: 1 });
    expect(board.tile({ cell: 4 })).toBe(tile);
    expect(board.tileOf(4)).toBe(tile);
    expect(tile && board.cell(tile)).toBe(4);
  });

  it('are nodes on a graph', () => {
    const graph = new Board(triangle);
    expect(graph.tile({ node: 'port' })).toMatchObject({ cell: 2, x: 2, y: 0 });
    expect(() => graph.tile({ node: 'mall' })).toThrow("'mall'");
  });

  it.each<Place>([{ x: 3, y: 0 }, { x: -1, y: 0 }, { x: 0.5, y: 0 }, { cell: 6 }, { cell: -1 }])(
    'outside there is nothing, and it says so: %j',
    (place) => {
      expect(board.cell(place)).toBeUndefined();
      expect(board.tile(place)).toBeUndefined();
      expect(board.piecesAt(place)).toEqual([]);
      expect(board.pieceAt(place, 1)).toBeUndefined();
      expect(board.isOpen(place, 'E')).toBe(false);
      expect(board.jumpOf(place)).toBeUndefined();
      expect(board.nearestEmpty(place)).toBeUndefined();
      expect(() => board.setTile(place, {})).toThrow('outside the board');
      expect(() => board.setEdge(place, 'E', false)).toThrow('outside the board');
    },
  );

  it('that are none throw', () => {
    expect(() => board.tile({} as never)).toThrow(TypeError);
    expect(() => board.place('pawn', undefined as never)).toThrow(TypeError);
  });

  // rex B17: wrapped boards did not take x = −1.
  it('are folded on a wrapped axis', () => {
    const round = new Board(squareLayout({ columns: 4, rows: 2, wrap: 'x' }));
    expect(round.tile({ x: -1, y: 0 })).toMatchObject({ x: 3, y: 0 });
    expect(round.place('pawn', { x: -1, y: 0 })).toMatchObject({ ok: true, cell: 3, x: 3, y: 0 });
    expect(round.pieceAt({ x: 7, y: 0 }, 1)).toBe('pawn');
    expect(round.place('rook', { x: 0, y: -1 })).toEqual({ ok: false, reason: 'outside' });
  });
});

describe('tiles', () => {
  const board = new Board<TileProperties>(square(3, 1), {
    tiles: (x) => [{ label: 'GO', class: 'corner', owner: 0 }, { class: 'street' }, { class: 'corner' }][x],
  });

  it('are found by label, class and property', () => {
    expect(board.tileNamed('GO')?.x).toBe(0);
    expect(board.tileNamed('go')).toBeUndefined();
    expect(board.tilesOfClass('corner').map(({ x }) => x)).toEqual([0, 2]);
    expect(board.tilesWith('owner').map(({ x }) => x)).toEqual([0]);
    expect(board.tilesWith('owner', 0).map(({ x }) => x)).toEqual([0]);
    expect(board.tilesWith('owner', 1)).toEqual([]);
    expect(board.tilesWhere(({ x }) => x > 0).map(({ x }) => x)).toEqual([1, 2]);
  });

  it('are the same object until they are set anew', () => {
    const street = new Board(square(2, 1));
    const tile = street.tile({ x: 0, y: 0 });
    expect(street.tile({ x: 0, y: 0 })).toBe(tile);
    expect([...street.tiles()][0]).toBe(tile);
    street.setTile({ x: 0, y: 0 }, { cost: 2 });
    expect(street.tile({ x: 0, y: 0 })).not.toBe(tile);
    expect(tile?.properties).toEqual({});
  });

  // rex B6: what was handed out was the object inside.
  it('are frozen, with all that the board reads in them', () => {
    const given = { exits: ['E'], jump: { x: 1, y: 0 } };
    const street = new Board<TileProperties>(square(2, 1), { tiles: () => ({}) });
    street.setTile({ x: 0, y: 0 }, given);
    const tile = street.tile({ x: 0, y: 0 });
    expect(tile?.properties).toBe(given);
    expect([tile, given, given.exits, given.jump].every(Object.isFrozen)).toBe(true);
  });

  it('that were given the same object share it; one set apart leaves the others', () => {
    const grass: TileProperties = { cost: 2 };
    const meadow = new Board<TileProperties>(square(3, 1), { tiles: () => grass });
    meadow.setTile({ x: 1, y: 0 }, { ...grass, label: 'well' });
    expect(meadow.tile({ x: 0, y: 0 })?.properties).toBe(grass);
    expect(meadow.tile({ x: 2, y: 0 })?.properties).toBe(grass);
    expect(meadow.tile({ x: 1, y: 0 })?.properties).toEqual({ cost: 2, label: 'well' });
  });

  it.each([null, 3, 'x'])('have an object for properties, not %j', (properties) => {
    expect(() => board.setTile({ x: 1, y: 0 }, properties as never)).toThrow('tile (1, 0)');
  });
});

describe('the tables for algorithms', () => {
  it('hold what the properties say', () => {
    const kinds: TileProperties[] = [
      {},
      { road: false, solid: true, face: 'S' },
      { road: true, solid: false, cost: 2, face: 3 },
      { cost: 'blocked' },
      { cost: 'STOP', face: '1' },
    ];
    const board = new Board<TileProperties>(square(6, 1), { tiles: (x) => kinds[x] });
    const { TILE, OFF_ROAD, SOLID, BLOCKED } = CellFlag;
    expect([...board.cells.flags]).toEqual([TILE, TILE | OFF_ROAD | SOLID, TILE, TILE | BLOCKED, TILE, 0]);
    expect([...board.cells.faces]).toEqual([-1, 1, 3, -1, 1, -1]);
    board.setTile({ x: 1, y: 0 }, undefined);
    expect([...board.cells.flags.subarray(0, 2)]).toEqual([TILE, 0]);
    expect([...board.cells.faces.subarray(0, 2)]).toEqual([-1, -1]);
  });

  it('hold an open edge exactly where there is a neighbour', () => {
    for (const layout of [square(4, 3), hexLayout({ columns: 4, rows: 3 }), triangle]) {
      const { open } = new Board(layout).cells;
      expect([...open]).toEqual([...layout.neighbors].map((neighbor) => (neighbor < 0 ? 0 : 1)));
    }
  });
});

describe('the nearest empty tile', () => {
  const layout = square(5, 5);

  it('is the tile itself, or the lowest cell of those in the fewest steps', () => {
    const board = new Board(layout);
    const middle = { x: 2, y: 2 };
    expect(board.nearestEmpty(middle)).toMatchObject(middle);
    board.place('a', middle);
    expect(board.nearestEmpty(middle)).toMatchObject({ x: 2, y: 1 });
    expect(board.nearestEmpty(middle, { z: 2 })).toMatchObject(middle);
    expect(board.nearestEmpty(middle, { z: 1 })).toMatchObject({ x: 2, y: 1 });
    board.remove('a');
    expect(board.nearestEmpty(middle)).toMatchObject(middle);
  });

  it('has a tile, passes the test, and is found behind closed edges and holes', () => {
    const board = new Board(layout, { tiles: ['#...#', '.....', '#...#', '.....', '#...#'] });
    board.place('a', { x: 0, y: 2 });
    board.setEdge({ x: 0, y: 2 }, 'N', false);
    expect(board.nearestEmpty({ x: 0, y: 2 })).toMatchObject({ x: 0, y: 0 });
    expect(board.nearestEmpty({ x: 0, y: 2 }, { where: ({ y }) => y > 2 })).toMatchObject({ x: 0, y: 4 });
    expect(board.nearestEmpty({ x: 0, y: 2 }, { where: () => false })).toBeUndefined();
  });

  it('is the nearest by the distance of the layout, over a wrapped edge too', () => {
    const layouts: Layout[] = [
      square(6, 5),
      squareLayout({ columns: 6, rows: 5, directions: 8, wrap: 'both' }),
      hexLayout({ columns: 6, rows: 6, wrap: 'both' }),
    ];
    for (const each of layouts) {
      const wanted = new Set([3, 11, 17, 28]);
      const board = new Board(each);
      for (let start = 0; start < each.size; start++) {
        const [best] = [...wanted].sort((a, b) => each.distance(start, a) - each.distance(start, b) || a - b);
        expect(board.nearestEmpty({ cell: start }, { where: ({ cell }) => wanted.has(cell) })?.cell).toBe(best);
      }
    }
  });
});

describe('chance', () => {
  it('comes in streams by name, the same from the same seed', () => {
    const draws = (seed: number | string | undefined, name: string) => {
      const random = new Board(square(1, 1), { seed }).random(name);
      return [random.next(), random.next()];
    };
    expect(draws(7, 'pawn')).toEqual(draws(7, 'pawn'));
    expect(draws(7, 'pawn')).not.toEqual(draws(8, 'pawn'));
    expect(draws(7, 'pawn')).not.toEqual(draws(7, 'rook'));
    expect(draws(undefined, 'pawn')).toEqual(draws(0, 'pawn'));
    const board = new Board(square(1, 1), { seed: 'x' });
    expect(board.random('pawn').next()).toBe(board.random('pawn').next());
  });

  it('refuses a seed that is none', () => {
    expect(() => new Board(square(1, 1), { seed: Number.NaN })).toThrow('seed');
  });
});

// rex L7: every piece stayed in a bank of the module for ever. Two boards never meet.
it('keeps nothing of one board on another', () => {
  const [one, other] = [
    new Board<TileProperties, string>(square(2, 2)),
    new Board<TileProperties, string>(square(2, 2)),
  ];
  one.place('pawn', { x: 0, y: 0 }, { solid: true });
  one.setEdge({ x: 0, y: 0 }, 'E', false);
  one.setTile({ x: 1, y: 1 }, undefined);
  expect(other.pieces()).toEqual([]);
  expect(other.spotOf('pawn')).toBeUndefined();
  expect(other.isOpen({ x: 0, y: 0 }, 'E')).toBe(true);
  expect([...other.tiles()]).toHaveLength(4);
  expect(other.revision).toBe(0);
});

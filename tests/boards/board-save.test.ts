import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Board } from '../../src/boards/board.js';
import { graphLayout } from '../../src/boards/graph.js';
import { hexLayout } from '../../src/boards/hex.js';
import type { Layout } from '../../src/boards/layout.js';
import type { BoardSave } from '../../src/boards/save.js';
import { squareLayout } from '../../src/boards/square.js';
import type { TileProperties } from '../../src/boards/tile.js';

const layouts: readonly Layout[] = [
  squareLayout({ columns: 5, rows: 3, origin: { x: -2, y: -1 } }),
  squareLayout({
    columns: 3,
    rows: 5,
    directions: 8,
    wrap: 'both',
    projection: 'isometric',
    tileWidth: 64,
    tileHeight: 32,
  }),
  hexLayout({ columns: 5, rows: 3, orientation: 'flat', offset: 'even' }),
  graphLayout({
    nodes: Array.from({ length: 15 }, (_, index) => ({ name: `n${index}`, x: index * 50, y: 0 })),
    edges: Array.from({ length: 14 }, (_, index) => [`n${index}`, `n${index + 1}`] as const),
    lines: { all: ['n0', 'n1'] },
  }),
];

/** Everything that can be seen of a board. */
function seen<TTile extends object>(board: Board<TTile, string>) {
  return {
    layout: board.layout.options,
    seed: board.seed,
    random: board.random('x').state,
    tiles: [...board.tiles()],
    cells: board.cells,
    pieces: board.pieces().map((piece) => [piece, board.spotOf(piece), board.isSolid(piece)]),
  };
}

const json = (save: BoardSave): BoardSave => JSON.parse(JSON.stringify(save));

const kind = fc.constantFrom<TileProperties | undefined>(
  undefined,
  Object.freeze({}),
  Object.freeze({ cost: 2, nested: { list: [1, 'two', null, true] } }),
  Object.freeze({ exits: '0', solid: true }),
  Object.freeze({ road: false, label: 'Straße' }),
  Object.freeze({ jump: { cell: 14 }, face: 0 }),
);
const level = fc.constantFrom(0, '0', 1, -1, 'air');

it('a loaded board is the same as the saved one, and saves the same again', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...layouts),
      fc.oneof(fc.string(), fc.integer()),
      fc.array(kind, { minLength: 14, maxLength: 14 }),
      fc.array(fc.record({ cell: fc.nat(14), direction: fc.nat(7), open: fc.boolean() })),
      fc.uniqueArray(fc.record({ cell: fc.nat(14), z: level, solid: fc.boolean() }), {
        selector: ({ cell, z }) => `${cell} ${typeof z} ${z}`,
      }),
      (layout, seed, kinds, edges, spots) => {
        const board = new Board<TileProperties, string>(layout, { tiles: 'none', seed });
        for (const [cell, properties] of [...kinds, {}].entries()) board.setTile({ cell }, properties);
        for (const { cell, direction, open } of edges) {
          const leads = (layout.neighbors[cell * layout.directions.length + direction] ?? -1) >= 0;
          if (leads && direction < layout.directions.length) board.setEdge({ cell }, direction, open);
        }
        for (const [index, { cell, z, solid }] of spots.entries()) board.place(`p${index}`, { cell }, { z, solid });
        const save = board.save();
        expect(json(save)).toEqual(save);
        const loaded = Board.load<TileProperties, string>(json(save));
        expect(seen(loaded)).toEqual(seen(board));
        expect(loaded.save()).toEqual(save);
      },
    ),
    { numRuns: 200 },
  );
});

it('saves what tiles share once, and they share it again', () => {
  const shared = { cost: 2 };
  const board = new Board<TileProperties>(squareLayout({ columns: 300, rows: 300 }), { tiles: () => shared });
  const save = board.save();
  expect(save.properties).toEqual([shared]);
  expect(save.tiles).toEqual([0, 90_000]);
  const loaded = Board.load(save);
  expect(loaded.tileOf(0)?.properties).toBe(loaded.tileOf(89_999)?.properties);
});

it('does not depend on the save after loading, nor freezes it', () => {
  const board = new Board<TileProperties>(squareLayout({ columns: 1, rows: 1 }), {
    tiles: () => ({ cost: 2, list: [1] }),
  });
  const save = json(board.save());
  const loaded = Board.load<TileProperties>(save);
  Object.assign(save.properties[0] ?? {}, { cost: 9 });
  const [saved] = save.properties;
  if (Array.isArray(saved?.list)) saved.list.push(2);
  expect(loaded.tileOf(0)?.properties).toEqual({ cost: 2, list: [1] });
});

describe('pieces that are objects', () => {
  const layout = squareLayout({ columns: 2, rows: 2 });
  const pawn = { name: 'pawn' };
  const rook = { name: 'rook' };

  it('are saved by their ids and found again', () => {
    const board = new Board<TileProperties, typeof pawn>(layout);
    board.place(pawn, { x: 1, y: 0 }, { solid: true });
    board.place(rook, { x: 1, y: 0 });
    const save = json(board.save({ idOf: ({ name }) => name }));
    expect(save.pieces).toEqual([
      { id: 'pawn', cell: 1, z: 1, solid: true },
      { id: 'rook', cell: 1, z: 2, solid: false },
    ]);
    const pieces = new Map<unknown, typeof pawn>([pawn, rook].map((piece) => [piece.name, piece]));
    const loaded = Board.load<TileProperties, typeof pawn>(save, { pieceOf: (id) => pieces.get(id) ?? pawn });
    expect(loaded.piecesAt({ x: 1, y: 0 })).toEqual([pawn, rook]);
    expect(loaded.isSolid(pawn)).toBe(true);
  });

  it('need an id each', () => {
    const board = new Board<TileProperties, typeof pawn>(layout);
    board.place(pawn, { x: 0, y: 0 });
    board.place(rook, { x: 0, y: 0 });
    expect(() => board.save()).toThrow('idOf');
    expect(() => board.save({ idOf: () => 'same' })).toThrow('the id "same"');
    expect(() => board.save({ idOf: () => Number.NaN })).toThrow('the id null');
  });

  it('must be found, each a piece of its own', () => {
    const board = new Board<TileProperties, typeof pawn>(layout);
    board.place(pawn, { x: 0, y: 0 });
    board.place(rook, { x: 0, y: 0 });
    const save = board.save({ idOf: ({ name }) => name });
    expect(() => Board.load(save, { pieceOf: () => undefined })).toThrow('board save: pieces[0]: board piece');
    expect(() => Board.load(save, { pieceOf: () => pawn })).toThrow('board save: pieces[1]');
  });
});

it('refuses to save what JSON cannot hold, and names the path', () => {
  const save = (properties: TileProperties) =>
    new Board<TileProperties>(squareLayout({ columns: 1, rows: 1 }), { tiles: () => properties }).save();
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  expect(() => save({ onLand: () => 1 })).toThrow(/properties\[0\]\.onLand is .* JSON cannot hold/);
  expect(() => save({ price: [1, Number.NaN] })).toThrow('properties[0].price[1] is NaN');
  expect(() => save({ since: new Date(0) })).toThrow('properties[0].since is an object of a class');
  expect(() => save({ circle })).toThrow('properties[0].circle.self contains itself');
  expect(save({ label: undefined, cost: 1 }).properties).toEqual([{ cost: 1 }]);
});

describe('a layout of one’s own', () => {
  const { options, ...square } = squareLayout({ columns: 2, rows: 1 });
  const own: Layout = {
    ...square,
    shape: 'board of my own',
    cellOf: (x, y) => (y === 0 && (x === 0 || x === 1) ? x : undefined),
    xyOf: (cell) => ({ x: cell, y: 0 }),
    center: (cell) => ({ x: cell, y: 0 }),
    corners: () => [],
    cellAt: () => undefined,
    opposite: (direction) => (direction + 2) % 4,
    distance: (a, b) => Math.abs(a - b),
  };

  it('is given when loading', () => {
    const save = new Board(own, { tiles: ['.#'] }).save();
    expect(save.layout).toEqual({ shape: 'board of my own' });
    expect(Board.load(save, { layout: own }).tileOf(1)).toBeDefined();
    expect(() => Board.load(save)).toThrow('board save: layout: ');
    expect(options).toBeDefined();
  });
});

describe('a save that is damaged is refused with the path', () => {
  const board = new Board<TileProperties, string>(squareLayout({ columns: 3, rows: 1 }), {
    tiles: (x) => (x === 0 ? { jump: '1,0' } : {}),
    seed: 'x',
  });
  board.place('a', { x: 0, y: 0 });
  board.place('b', { x: 0, y: 0 });
  board.setEdge({ x: 0, y: 0 }, 'E', false);
  const good = board.save();

  it('while the good one loads', () => {
    expect(good).toMatchObject({ version: 1, tiles: [0, 1, 1, 1, 2, 1], closed: [[0, 0]] });
    expect(Board.load(json(good)).save()).toEqual(good);
  });

  it.each<[string, (save: Record<string, never> & { pieces: Record<string, unknown>[] }) => unknown, string]>([
    ['no object', () => null, 'the data is null'],
    ['a list', () => [], 'the data is []'],
    ['another version', (save) => ({ ...save, version: 2 }), 'version is 2, but must be 1'],
    ['no seed', (save) => ({ ...save, seed: null }), 'seed is null'],
    ['no layout', (save) => ({ ...save, layout: 3 }), 'layout is 3'],
    ['a layout without shape', (save) => ({ ...save, layout: {} }), 'layout.shape is undefined'],
    ['an unknown shape', (save) => ({ ...save, layout: { shape: 'x' } }), 'layout: layout: shape is "x"'],
    ['bad layout options', (save) => ({ ...save, layout: { shape: 'square', columns: -1 } }), 'layout: square layout'],
    ['no properties', (save) => ({ ...save, properties: {} }), 'properties is {}'],
    ['properties of text', (save) => ({ ...save, properties: ['x'] }), 'properties[0] is "x"'],
    ['a bad face', (save) => ({ ...save, properties: [{ face: 'X' }, {}, {}] }), 'properties[0]: tile (0, 0): face'],
    ['no tiles', (save) => ({ ...save, tiles: 'all' }), 'tiles is "all"'],
    ['a fraction', (save) => ({ ...save, tiles: [0, 1.5] }), 'tiles[1] is 1.5'],
    ['too few cells', (save) => ({ ...save, tiles: [0, 2] }), 'tiles is [0,2], but must be runs for all 3 cells'],
    ['too many cells', (save) => ({ ...save, tiles: [0, 2, 1, 2] }), 'tiles[3] is 2, but must be 1 … 1'],
    ['an empty run', (save) => ({ ...save, tiles: [0, 0, 1, 3] }), 'tiles[1] is 0'],
    ['half a run', (save) => ({ ...save, tiles: [0, 2, 1] }), 'tiles[3]'],
    ['properties that are not there', (save) => ({ ...save, tiles: [7, 3] }), 'tiles[0] is 7, but must be −1 … 2'],
    ['a circle of jumps', (save) => ({ ...save, tiles: [0, 3] }), 'properties[0]: tile (1, 0): jump closes a circle'],
    ['no closed', (save) => ({ ...save, closed: 1 }), 'closed is 1'],
    ['half an edge', (save) => ({ ...save, closed: [[0]] }), 'closed[0] is [0]'],
    ['an edge to nowhere', (save) => ({ ...save, closed: [[0, 3]] }), 'closed[0] is [0,3]'],
    ['an edge of another cell', (save) => ({ ...save, closed: [[0, 4]] }), 'closed[0] is [0,4]'],
    ['no pieces', (save) => ({ ...save, pieces: null }), 'pieces is null'],
    ['a piece without id', (save) => ({ ...save, pieces: [{ ...save.pieces[0], id: null }] }), 'pieces[0].id is null'],
    ['a bad level', (save) => ({ ...save, pieces: [{ ...save.pieces[0], z: null }] }), 'pieces[0].z is null'],
    ['a bad solid', (save) => ({ ...save, pieces: [{ ...save.pieces[0], solid: 1 }] }), 'pieces[0].solid is 1'],
    ['no cell', (save) => ({ ...save, pieces: [{ ...save.pieces[0], cell: '0' }] }), 'pieces[0].cell is "0"'],
    ['a piece outside', (save) => ({ ...save, pieces: [{ ...save.pieces[0], cell: 3 }] }), 'pieces[0]'],
    ['a piece twice', (save) => ({ ...save, pieces: [save.pieces[0], { ...save.pieces[0], z: 9 }] }), 'pieces[1]'],
    ['a spot twice', (save) => ({ ...save, pieces: [save.pieces[0], { ...save.pieces[0], id: 'c' }] }), 'pieces[1]'],
  ])('%s', (_, damage, message) => {
    expect(() => Board.load(damage(JSON.parse(JSON.stringify(good))) as BoardSave)).toThrow(`board save: ${message}`);
  });
});

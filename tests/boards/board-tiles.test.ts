import { describe, expect, it } from 'vitest';
import { Board } from '../../src/boards/board.js';
import { graphLayout } from '../../src/boards/graph.js';
import { hexLayout } from '../../src/boards/hex.js';
import type { Layout, Place } from '../../src/boards/layout.js';
import { squareLayout } from '../../src/boards/square.js';
import type { TileProperties } from '../../src/boards/tile.js';

const layout = squareLayout({ columns: 5, rows: 5 });
const at = { x: 2, y: 2 };
/** c is the middle of a star; its edges are 0 (to a), 1 (to b), 2 (to 0), 3 (to 7). */
const star = graphLayout({
  nodes: {
    a: { x: 0, y: 0 },
    b: { x: 200, y: 0 },
    c: { x: 100, y: 100 },
    '0': { x: 0, y: 200 },
    '7': { x: 200, y: 200 },
  },
  edges: [
    ['c', 'a'],
    ['c', 'b'],
    ['c', '0'],
  ],
  oneWay: [['c', '7']],
});

function openFrom(board: Board<TileProperties>, place: Place): string[] {
  const cell = board.cell(place) ?? -1;
  return board.layout.directions.filter((_, direction) => board.isOpen({ cell }, direction));
}

function withTile(properties: TileProperties, on: Layout = layout, place: Place = at) {
  const board = new Board<TileProperties>(on);
  board.setTile(place, properties);
  return board;
}

describe('exits', () => {
  it.each<[TileProperties['exits'], string[]]>([
    ['N,S', ['S', 'N']],
    [' n , 1', ['S', 'N']],
    [
      [3, 'e'],
      ['E', 'N'],
    ],
    ['W', ['W']],
    ['', []],
    [' ', []],
    [[], []],
  ])('%j are the only ways out', (exits, open) => {
    expect(openFrom(withTile({ exits }), at)).toEqual(open);
  });

  it('leave the ways in as they are', () => {
    const board = withTile({ exits: '' });
    expect(board.isOpen({ x: 1, y: 2 }, 'E')).toBe(true);
  });

  it('leave edges that lead nowhere closed', () => {
    expect(openFrom(withTile({ exits: 'N,E' }, layout, { x: 4, y: 0 }), { x: 4, y: 0 })).toEqual([]);
  });

  it('are written when the board is made', () => {
    const board = new Board<TileProperties>(layout, { tiles: (x, y) => (x === 2 && y === 2 ? { exits: 'E' } : {}) });
    expect(openFrom(board, at)).toEqual(['E']);
    expect(board.revision).toBe(0);
  });

  it('the last writer wins: setEdge after exits, exits after setEdge, and no exits change nothing', () => {
    const board = withTile({ exits: 'E' });
    board.setEdge(at, 'N', true);
    board.setEdge(at, 'E', false);
    expect(openFrom(board, at)).toEqual(['N']);
    board.setTile(at, { cost: 2 });
    board.setTile(at, undefined);
    expect(openFrom(board, at)).toEqual(['N']);
    board.setTile(at, { exits: 'E' });
    expect(openFrom(board, at)).toEqual(['E']);
  });

  it('are edge numbers or names of neighbours on a graph', () => {
    expect(openFrom(withTile({ exits: 'a,3' }, star, { node: 'c' }), { node: 'c' })).toEqual(['0', '3']);
    expect(openFrom(withTile({ exits: [0, 'b'] }, star, { node: 'c' }), { node: 'c' })).toEqual(['0', '1']);
    expect(openFrom(withTile({ exits: '7' }, star, { node: 'c' }), { node: 'c' })).toEqual(['3']);
    expect(openFrom(withTile({ exits: [0, 2] }, star, { node: 'c' }), { node: 'c' })).toEqual(['0', '2']);
  });

  it('on a graph, text that is one edge by number and another by name is refused', () => {
    expect(() => withTile({ exits: '0' }, star, { node: 'c' })).toThrow("tile 'c': exits is '0'");
  });
});

describe('what makes no sense throws, names the tile, and changes nothing', () => {
  it.each<[TileProperties, string]>([
    [{ face: 'X' }, "tile (2, 2): face is 'X', but the directions of this square layout are 0 E, 1 S, 2 W, 3 N"],
    [{ face: 4 }, 'tile (2, 2): face is 4'],
    [{ face: -1 }, 'tile (2, 2): face is -1'],
    [{ face: 1.5 }, 'tile (2, 2): face is 1.5'],
    [{ face: '' }, "tile (2, 2): face is ''"],
    [{ face: null as never }, 'tile (2, 2): face is null'],
    [{ exits: 'N,NE' }, "tile (2, 2): exits is 'NE'"],
    [{ exits: 'N,' }, "tile (2, 2): exits is ''"],
    [{ exits: [9] }, 'tile (2, 2): exits is 9'],
    [{ exits: 3 as never }, 'tile (2, 2): exits is 3'],
    [{ exits: [null] as never }, 'tile (2, 2): exits is null'],
    [{ jump: { x: 5, y: 0 } }, 'tile (2, 2): jump is {"x":5,"y":0}, but must be a place on the board'],
    [{ jump: '5,0' }, "tile (2, 2): jump is '5,0'"],
    [{ jump: { cell: 25 } }, 'tile (2, 2): jump is {"cell":25}'],
    [{ jump: 'jail' }, "tile (2, 2): jump: text is 'jail'"],
    [{ jump: {} as never }, 'tile (2, 2): jump: place is {}'],
    [{ jump: 3 as never }, 'tile (2, 2): jump: place is 3'],
    [{ jump: { node: 'a' } }, "tile (2, 2): jump: place is node 'a'"],
  ])('%j', (properties, message) => {
    const board = withTile({ label: 'before', exits: 'E' });
    const { revision } = board;
    const told: unknown[] = [];
    board.events.on('tileChanged', (event) => told.push(event));
    board.events.on('edgeChanged', (event) => told.push(event));
    expect(() => board.setTile(at, { exits: 'W', ...properties })).toThrow(message);
    expect(board.tile(at)?.properties).toEqual({ label: 'before', exits: 'E' });
    expect(openFrom(board, at)).toEqual(['E']);
    expect(board.revision).toBe(revision);
    expect(told).toEqual([]);
    expect(
      () => new Board<TileProperties>(layout, { tiles: (x, y) => (x === 2 && y === 2 ? properties : {}) }),
    ).toThrow(message);
  });

  it.each<[TileProperties, string]>([
    [{ face: 4 }, "tile 'c': face is 4, but the edges there are 0 (to 'a'), 1 (to 'b'), 2 (to '0'), 3 (to '7')"],
    [{ face: 'E' }, "tile 'c': face is 'E'"],
    [{ exits: 'a,x' }, "tile 'c': exits is 'x'"],
    [{ jump: 'nowhere' }, "tile 'c': jump: place is node 'nowhere'"],
    [{ jump: { x: 5, y: 0 } }, "tile 'c': jump is"],
  ])('on a graph: %j', (properties, message) => {
    expect(() => withTile(properties, star, { node: 'c' })).toThrow(message);
  });

  it('a face on a graph is in the range of that node', () => {
    expect(() => withTile({ face: 3 }, star, { node: 'c' })).not.toThrow();
    expect(() => withTile({ face: 1 }, star, { node: 'a' })).toThrow("tile 'a': face is 1");
    expect(() => withTile({ face: 0 }, star, { node: '7' })).toThrow(
      "tile '7': face is 0, but the edges there are none",
    );
  });

  it('the cost is not judged here', () => {
    expect(() => withTile({ cost: 'many' })).not.toThrow();
  });

  it('names are those of the layout, in any case', () => {
    const hex = hexLayout({ columns: 3, rows: 3, orientation: 'flat' });
    expect(() => withTile({ face: 'nw', exits: 'se,S' }, hex, at)).not.toThrow();
    expect(() => withTile({ face: 'E' }, hex, at)).toThrow('tile (2, 2): face');
  });
});

describe('jumps', () => {
  it.each<TileProperties['jump']>([{ x: 4, y: 1 }, { cell: 9 }, '4,1', ' 4 , 1 '])('%j leads to a tile', (jump) => {
    const board = withTile({ jump });
    expect(board.jumpOf(at)).toBe(board.tile({ x: 4, y: 1 }));
    expect(board.finalJump(at)).toBe(board.tile({ x: 4, y: 1 }));
    expect(board.jumpOf({ x: 4, y: 1 })).toBeUndefined();
    expect(board.finalJump({ x: 4, y: 1 })).toBeUndefined();
  });

  it('lead to nodes on a graph', () => {
    expect(withTile({ jump: 'a' }, star, { node: 'c' }).jumpOf({ node: 'c' })?.cell).toBe(board(star, 'a'));
    expect(withTile({ jump: { node: '7' } }, star, { node: 'c' }).jumpOf({ node: 'c' })?.cell).toBe(board(star, '7'));
  });

  it('chain, one hop at a time or to the end', () => {
    const snakes = withTile({ jump: '0,0' });
    snakes.setTile({ x: 0, y: 0 }, { jump: '1,0' });
    snakes.setTile({ x: 1, y: 0 }, { jump: '3,3' });
    expect(snakes.jumpOf(at)).toMatchObject({ x: 0, y: 0 });
    expect(snakes.finalJump(at)).toMatchObject({ x: 3, y: 3 });
  });

  it('may point ahead while the board is made, but must lead to a tile in the end', () => {
    const made = (rows: string[]) =>
      new Board<TileProperties>(layout, {
        tiles: (x, y) => (x === 0 && y === 0 ? { jump: '4,4' } : rows[y]?.[x] === '#' ? {} : undefined),
      });
    const all = Array.from({ length: 5 }, () => '#####');
    expect(made(all).jumpOf({ x: 0, y: 0 })).toMatchObject({ x: 4, y: 4 });
    expect(() => made([...all.slice(1), '####.'])).toThrow(
      'tile (0, 0): jump leads to tile (4, 4), where there is no tile',
    );
  });

  it('may point to a tile that is set later, and throw when asked before', () => {
    const road = new Board<TileProperties>(layout, { tiles: 'none' });
    road.setTile({ x: 0, y: 0 }, { jump: at });
    expect(() => road.jumpOf({ x: 0, y: 0 })).toThrow('tile (0, 0): jump leads to tile (2, 2), where there is no tile');
    expect(() => road.finalJump({ x: 0, y: 0 })).toThrow('tile (0, 0)');
    road.setTile(at, {});
    expect(road.jumpOf({ x: 0, y: 0 })).toMatchObject(at);
    road.setTile(at, undefined);
    expect(() => road.jumpOf({ x: 0, y: 0 })).toThrow('no tile');
    road.setTile({ x: 0, y: 0 }, {});
    expect(road.jumpOf({ x: 0, y: 0 })).toBeUndefined();
  });

  it('in a circle are refused, whichever tile closes it', () => {
    expect(() => withTile({ jump: at })).toThrow('tile (2, 2): jump closes a circle: tile (2, 2) → tile (2, 2)');
    const around = withTile({ jump: '3,2' });
    around.setTile({ x: 3, y: 2 }, { jump: '4,2' });
    expect(() => around.setTile({ x: 4, y: 2 }, { jump: at })).toThrow(
      'tile (4, 2): jump closes a circle: tile (4, 2) → tile (2, 2) → tile (3, 2) → tile (4, 2)',
    );
    expect(around.finalJump(at)).toMatchObject({ x: 4, y: 2 });
    around.setTile({ x: 3, y: 2 }, undefined);
    around.setTile({ x: 4, y: 2 }, { jump: at });
    expect(() => around.setTile({ x: 3, y: 2 }, { jump: { x: 4, y: 2 } })).toThrow('circle');
    expect(() => new Board<TileProperties>(layout, { tiles: (x, y) => ({ jump: { x: 4 - x, y } }) })).toThrow('circle');
  });

  it('are set anew without meeting the old one', () => {
    const board = withTile({ jump: '3,2' });
    board.setTile(at, { jump: '4,2' });
    board.setTile({ x: 3, y: 2 }, { jump: at });
    expect(board.finalJump({ x: 3, y: 2 })).toMatchObject({ x: 4, y: 2 });
  });
});

describe('edges', () => {
  it('are opened and closed one way', () => {
    const board = new Board(layout);
    board.setEdge(at, 'e', false);
    expect(board.isOpen(at, 0)).toBe(false);
    expect(board.isOpen({ x: 3, y: 2 }, 'W')).toBe(true);
    board.setEdge(at, 0, true);
    expect(board.isOpen(at, 'E')).toBe(true);
  });

  it('that lead nowhere cannot be set, and unknown directions throw', () => {
    const board = new Board(layout);
    expect(() => board.setEdge({ x: 0, y: 0 }, 'N', true)).toThrow('tile (0, 0): there is no neighbour');
    expect(() => board.setEdge({ x: 0, y: 0 }, 'N', false)).toThrow('tile (0, 0): there is no neighbour');
    expect(board.isOpen({ x: 0, y: 0 }, 'N')).toBe(false);
    expect(() => board.setEdge(at, 'NE', false)).toThrow("'NE'");
    expect(() => board.isOpen(at, 4)).toThrow('4');
  });
});

describe('events and the revision', () => {
  function told(board: Board<TileProperties>) {
    const events: unknown[] = [];
    board.events.on('tileChanged', (event) => events.push(['tileChanged', event, board.revision]));
    board.events.on('edgeChanged', (event) => events.push(['edgeChanged', event, board.revision]));
    return events;
  }

  it('tell of a tile set and taken away, after it is done', () => {
    const board = new Board<TileProperties>(layout);
    const events = told(board);
    const before = board.tile(at);
    board.setTile(at, { cost: 2 });
    const tile = board.tile(at);
    board.setTile(at, undefined);
    expect(events).toEqual([
      ['tileChanged', { cell: 12, tile, before }, 1],
      ['tileChanged', { cell: 12, tile: undefined, before: tile }, 2],
    ]);
    board.setTile(at, undefined);
    expect(events).toHaveLength(2);
    expect(board.revision).toBe(2);
  });

  it('tell of the edges that exits changed, and of no others', () => {
    const board = new Board<TileProperties>(layout);
    const events = told(board);
    board.setTile({ x: 0, y: 0 }, { exits: 'E' });
    expect(events).toMatchObject([
      ['tileChanged', { cell: 0 }, 1],
      ['edgeChanged', { cell: 0, direction: 1, open: false }, 1],
    ]);
  });

  it('setting the same properties again tells only what changed', () => {
    const properties: TileProperties = { exits: 'E' };
    const board = withTile(properties);
    const events = told(board);
    const { revision } = board;
    board.setTile(at, properties);
    expect([events, board.revision]).toEqual([[], revision]);
    board.setEdge(at, 'N', true);
    board.setTile(at, properties);
    expect(events).toEqual([
      ['edgeChanged', { cell: 12, direction: 3, open: true }, revision + 1],
      ['edgeChanged', { cell: 12, direction: 3, open: false }, revision + 2],
    ]);
  });

  it('setting an edge as it is tells nothing', () => {
    const board = new Board<TileProperties>(layout);
    const events = told(board);
    board.setEdge(at, 'N', true);
    expect([events, board.revision]).toEqual([[], 0]);
  });
});

function board(on: typeof star, node: string) {
  return new Board(on).cell({ node });
}

import { describe, expect, test } from 'vitest';
import { boardFromTiled, boardLayerOf, parseTiledMap } from '../../../src/tiled/format/index.js';
import { errorOf, tmx } from './maps.js';

const layer = (name: string, cells = '1,2,0,4', attributes = '') => {
  return `<layer name="${name}" width="2" height="2" ${attributes}><data encoding="csv">${cells}</data></layer>`;
};
const properties = (list: string) => `<properties>${list}</properties>`;
const tile = (id: number, list: string, className = '') =>
  `<tile id="${id}" type="${className}">${properties(list)}</tile>`;
const text = (name: string, value: string) => `<property name="${name}" value="${value}"/>`;
const typed = (name: string, type: string, value: string) =>
  `<property name="${name}" type="${type}" value="${value}"/>`;
const board = (parts: Parameters<typeof tmx>[0], options?: Parameters<typeof boardFromTiled>[1]) => {
  return boardFromTiled(parseTiledMap(tmx(parts), 'harbor.tmx'), options);
};

describe('the layer that is the board', () => {
  const of = (layers: string, name?: string) =>
    boardLayerOf(parseTiledMap(tmx({ layers }), 'harbor.tmx'), name).layer.name;

  test('is the one of the option, else of class Board, else named road, then board, else the only one', () => {
    const all = layer('sea') + layer('BOARD') + layer('Road') + layer('play', '1,1,1,1', 'class="board"');
    expect(of(all, 'SEA')).toBe('sea');
    expect(of(all)).toBe('play');
    expect(of(layer('sea') + layer('BOARD') + layer('Road'))).toBe('Road');
    expect(of(layer('sea') + layer('Board'))).toBe('Board');
    expect(of(`${layer('sea')}<objectgroup name="road"/>`)).toBe('sea');
  });

  test('may be in a group, and lies where the group puts it', () => {
    const map = parseTiledMap(
      tmx({ layers: `<group offsetx="5">${layer('road', '1,1,1,1', 'offsety="7"')}</group>` }),
      'a.tmx',
    );
    expect(boardLayerOf(map).offset).toEqual({ x: 5, y: 7 });
  });

  test('otherwise an error lists the tile layers', () => {
    expect(() => of(layer('a') + layer('b', '1,1,1,1', 'class="Deco"'))).toThrow(
      'harbor.tmx: no tile layer is the board: give one the class Board, or name it "road" or "board"; the tile layers are: "a", "b" of class Deco',
    );
    expect(() => of(layer('a'), 'c')).toThrow('there is no tile layer named "c"; the tile layers are: "a"');
    expect(() => of(layer('road') + layer('Road'))).toThrow('2 tile layers are named "road"');
    expect(() => of('')).toThrow('the tile layers are: none');
  });
});

describe('what makes a tile', () => {
  test('a cell with a tile is a tile, an empty cell is none, a turned tile is the same tile', () => {
    const made = board({ data: '<data encoding="csv">1,2147483650,0,2147483648</data>' });
    expect([...made.tiles()].map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  test('tiles of one tileset tile share one frozen object; one without a description has no properties', () => {
    const made = board({
      tiles: tile(0, typed('cost', 'int', '3'), 'Bridge'),
      data: '<data encoding="csv">1,1,1,2</data>',
    });
    const [a, b] = [made.tile({ x: 0, y: 0 }), made.tile({ x: 0, y: 1 })];
    expect(a?.properties).toEqual({ class: 'Bridge', cost: 3 });
    expect(a?.properties).toBe(b?.properties);
    expect(Object.isFrozen(a?.properties)).toBe(true);
    expect(made.tile({ x: 1, y: 1 })?.properties).toEqual({});
  });

  test('names and words that the library knows may be in any case, all else is kept as it is', () => {
    const list = [
      text('COST', 'stop'),
      typed('Solid', 'bool', 'false'),
      typed('road', 'bool', '0'),
      text('Face', ' s '),
      text('exits', 'e, S ,1'),
      text('Label', 'Go To Jail'),
      text('Rent', 'HIGH'),
      typed('rent', 'float', '1.5'),
      '<property name="Shop" type="class" propertytype="Shop"><properties>' +
        typed('Cost', 'int', '5') +
        '</properties></property>',
      '<property name="wares" type="list"><item value="fish"/><item type="int" value="2"/></property>',
    ].join('');
    expect(board({ tiles: tile(0, list) }).tile({ x: 0, y: 0 })?.properties).toEqual({
      ...{ cost: 'STOP', solid: false, road: false, face: 'S', exits: ['E', 'S', 1], label: 'Go To Jail' },
      ...{ Rent: 'HIGH', rent: 1.5, Shop: { Cost: 5 }, wares: ['fish', 2] },
    });
  });

  test.for([
    ['int', '3', 3],
    ['float', '0.5', 0.5],
    ['string', ' 2 ', 2],
    ['string', '0', 0],
    ['string', 'Blocked', 'BLOCKED'],
  ] as const)('cost of type %s: "%s"', ([type, value, cost]) => {
    expect(board({ tiles: tile(0, typed('cost', type, value)) }).tile({ x: 0, y: 0 })?.properties.cost).toBe(cost);
  });

  test('defaults of the class come first, then a property of class TileData, then properties, then the code', () => {
    const data = (list: string) =>
      `<property name="d" type="class" propertytype="TileData">${properties(list)}</property>`;
    const tiles = tile(0, data(text('cost', '2') + text('face', 'N')) + text('Face', 'W') + text('a', 'tile'), 'Town');
    const made = board(
      { tiles },
      {
        classes: { Town: { cost: 1, Label: 'town', a: 'class', b: 'class' } },
        tile: ({ x, y, gid, id, properties }) =>
          x === 0 ? { seen: [x, y, gid, id, properties.cost], label: 'code' } : undefined,
      },
    );
    expect(made.tile({ x: 0, y: 0 })?.properties).toEqual({
      ...{ class: 'Town', cost: 2, face: 'W', label: 'code', a: 'tile', b: 'class', seen: [0, 0, 1, 0, 2] },
    });
    expect(made.tile({ x: 1, y: 0 })?.properties).toEqual({});
  });

  test('a member of a class that Tiled left out has the default of its class, also inside a property', () => {
    const list =
      '<property name="Shop" type="class" propertytype="Shop"><properties>' +
      typed('rent', 'int', '7') +
      '</properties></property>';
    const made = board({ tiles: tile(0, list) }, { classes: { Shop: { rent: 1, open: true } } });
    expect(made.tile({ x: 0, y: 0 })?.properties.Shop).toEqual({ rent: 7, open: true });
  });
});

describe('a value that makes no sense', () => {
  test.for([
    [text('cost', 'many'), 'property "cost" is "many", but must be a number of at least 0, STOP or BLOCKED'],
    [text('Cost', ''), 'property "Cost" is "", but must be a number'],
    [typed('cost', 'int', '-1'), 'property "cost" is -1, but must be a number'],
    [typed('cost', 'bool', 'true'), 'property "cost" is true, but must be a number'],
    [text('solid', 'true'), 'property "solid" is "true", but must be true or false, of type bool'],
    [typed('road', 'int', '0'), 'property "road" is 0, but must be true or false'],
    [text('face', 'NE'), 'property "face" is "NE", but must be one of E, S, W, N or 0 … 3'],
    [typed('face', 'int', '4'), 'property "face" is 4, but must be one of E, S, W, N or 0 … 3'],
    [text('exits', 'E,up'), 'property "exits" is "E,up", but must be a list with commas, each one of E, S, W, N'],
    [text('jump', 'home'), 'property "jump" is "home", but must be an object, or "x,y" of a cell on the board'],
    [text('jump', '7,7'), 'property "jump" is "7,7", but must be'],
    [text('jump', '0,1'), 'property "jump" leads to (0,1), where there is no tile'],
    [typed('jump', 'object', '9'), 'property "jump" is 9, but must be an object that lies on the board'],
    [text('jump', '1,0'), 'property "jump" leads round in a circle: (1,0) → (1,0)'],
    [text('Cost', '1') + text('cost', '1'), 'properties "Cost" and "cost" are the same'],
  ] as const)('%s', ([list, says]) => {
    const error = errorOf(() => board({ tiles: tile(1, list) }));
    expect(error.message).toContain(`harbor.tmx:Ground:(1,0): tile 1 of tileset "t": ${says}`);
    expect(error).toMatchObject({ file: 'harbor.tmx', layer: 'Ground', cell: { x: 1, y: 0 } });
    expect(error.property?.toLowerCase()).toBe(/name="(\w+)"/.exec(list)?.[1]?.toLowerCase());
  });

  test('in a tileset of its own names that file too', () => {
    const others = {
      'x.tsx': `<tileset name="x" tilewidth="16" tileheight="16" tilecount="1" columns="1">
      <image source="t.png" width="16" height="16"/>${tile(0, text('cost', 'many'))}</tileset>`,
    };
    const tilesets = '<tileset firstgid="1" source="x.tsx"/>';
    const map = parseTiledMap(tmx({ tilesets, data: '<data encoding="csv">0,0,0,1</data>' }), 'harbor.tmx', others);
    expect(() => boardFromTiled(map)).toThrow(
      'harbor.tmx:Ground:(1,1): tile 0 of tileset "x" (x.tsx): property "cost"',
    );
  });

  test('does no harm on a tile that is not on the board', () => {
    expect([...board({ tiles: tile(7, text('cost', 'many')) }).tiles()]).toHaveLength(3);
  });
});

describe('the layout', () => {
  test('orthogonal: four directions, or eight by the map property, which goes before the option', () => {
    const by = (list: string, directions?: number) =>
      board({ properties: properties(list) }, { directions }).layout.directions.length;
    expect(by('')).toBe(4);
    expect(by('', 8)).toBe(8);
    expect(by(typed('Directions', 'int', '8'))).toBe(8);
    expect(by(text('directions', '4'), 8)).toBe(4);
    expect(() => by(typed('directions', 'int', '6'))).toThrow('harbor.tmx:Ground: directions is 6, but must be 4 or 8');
  });

  test('lies as Excalibur draws the map: orthogonal from 0, 0, the isometric tile 0, 0 below its top corner', () => {
    const map = { tilewidth: 32, tileheight: 16 };
    const square = board({ map }).layout;
    expect(square.center(square.cellOf(1, 0) ?? -1)).toEqual({ x: 48, y: 8 });
    const diamond = board({ map: { ...map, orientation: 'isometric' } }).layout;
    expect(diamond.center(diamond.cellOf(0, 0) ?? -1)).toEqual({ x: 0, y: 8 });
    expect(diamond.center(diamond.cellOf(1, 0) ?? -1)).toEqual({ x: 16, y: 16 });
  });

  test('hexagonal: both stagger axes and indexes, as libtiled places tiles', () => {
    // HexagonalRenderer::tileToScreenCoords for 14 × 12 tiles, side 6, axis y, odd: tile 1, 1 begins at (21, 9).
    const pointy = board({
      map: {
        orientation: 'hexagonal',
        tilewidth: 14,
        tileheight: 12,
        hexsidelength: 6,
        staggeraxis: 'y',
        staggerindex: 'odd',
      },
    }).layout;
    expect(pointy.directions).toEqual(['E', 'SE', 'SW', 'W', 'NW', 'NE']);
    expect(pointy.center(pointy.cellOf(1, 1) ?? -1)).toEqual({ x: 21 + 7, y: 9 + 6 });
    const flat = board({
      map: {
        orientation: 'hexagonal',
        tilewidth: 12,
        tileheight: 14,
        hexsidelength: 6,
        staggeraxis: 'x',
        staggerindex: 'even',
      },
    }).layout;
    expect(flat.directions).toContain('N');
    // Axis x, even: column 0 is the shifted one, by half a tile.
    expect(flat.center(flat.cellOf(0, 0) ?? -1)).toEqual({ x: 6, y: 7 + 7 });
    expect(flat.center(flat.cellOf(1, 0) ?? -1)).toEqual({ x: 9 + 6, y: 7 });
  });

  test('a hexagonal map has six directions, whatever the code says', () => {
    const map = { orientation: 'hexagonal', hexsidelength: 8 };
    expect(board({ map }).layout.directions).toHaveLength(6);
    expect(() => board({ map }, { directions: 8 })).toThrow('directions is 8, but must be 6 on a hexagonal map');
  });

  test('staggered: both axes and indexes, as libtiled places tiles; E leads down to the right, as on isometric maps', () => {
    const rows = { orientation: 'staggered', tilewidth: 32, tileheight: 16, staggeraxis: 'y', staggerindex: 'odd' };
    const map = { ...rows, width: 2, height: 3 };
    const data = '<data encoding="csv">1,2,0,4,1,1</data>';
    const layout = board({ map, data }).layout;
    expect(layout.directions).toEqual(['E', 'S', 'W', 'N']);
    // StaggeredRenderer::tileToScreenCoords: tile 1, 1 begins at (48, 8), tile 0, 2 at (0, 16).
    expect(layout.center(layout.cellOf(1, 1) ?? -1)).toEqual({ x: 48 + 16, y: 8 + 8 });
    expect(layout.center(layout.cellOf(0, 2) ?? -1)).toEqual({ x: 16, y: 16 + 8 });
    expect(layout.neighbors[4 * (layout.cellOf(0, 0) ?? -1)]).toBe(layout.cellOf(0, 1));
    const columns = board({ map: { ...map, staggeraxis: 'x', staggerindex: 'even' }, data }, { directions: 8 }).layout;
    expect(columns.directions).toHaveLength(8);
    expect(columns.center(columns.cellOf(0, 0) ?? -1)).toEqual({ x: 16, y: 8 + 8 });
    expect(columns.center(columns.cellOf(1, 1) ?? -1)).toEqual({ x: 16 + 16, y: 16 + 8 });
  });

  test('oblique: x leads along (tile width, skew y), y along (skew x, tile height)', () => {
    const map = { orientation: 'oblique', tilewidth: 32, tileheight: 24, skewx: 16, skewy: -8 };
    const layout = board({ map }).layout;
    expect(layout.center(layout.cellOf(0, 0) ?? -1)).toEqual({ x: (32 + 16) / 2, y: (-8 + 24) / 2 });
    expect(layout.center(layout.cellOf(1, 1) ?? -1)).toEqual({ x: (3 * (32 + 16)) / 2, y: (3 * (-8 + 24)) / 2 });
    expect(() => board({ map: { ...map, skewx: 32, skewy: 24 } })).toThrow(
      'harbor.tmx:Ground: square layout: south is',
    );
  });

  test('an infinite map begins where its first chunk does', () => {
    // The middle of tile -2, -1 of 16 × 16 pixels: isometric ((x − y) × 16 / 2, (x + y) × 16 / 2); row -1 is shifted.
    const middles: Readonly<Record<string, object>> = {
      orthogonal: { x: -24, y: -8 },
      isometric: { x: -8, y: -16 },
      staggered: { x: -32 + 8 + 8, y: -8 + 8 },
      hexagonal: { x: -32 + 8 + 8, y: -8 + 8 },
      oblique: { x: -24, y: -8 },
    };
    const data = `<data encoding="csv"><chunk x="-2" y="-1" width="2" height="1">1,2</chunk>
      <chunk x="0" y="0" width="1" height="1">3</chunk></data>`;
    for (const orientation of Object.keys(middles)) {
      const made = board({ map: { infinite: 1, orientation }, data });
      expect([...made.tiles()].map(({ x, y }) => [x, y])).toEqual([
        [-2, -1],
        [-1, -1],
        [0, 0],
      ]);
      expect(made.layout.center(made.layout.cellOf(-2, -1) ?? -1)).toEqual(middles[orientation]);
    }
  });

  test('an infinite layer without chunks is a board without tiles', () => {
    expect([...board({ map: { infinite: 1, width: 3 }, data: '<data encoding="csv"></data>' }).tiles()]).toEqual([]);
  });

  test('wraps by the map property, then the option', () => {
    const map = { width: 4, height: 4 };
    const data = `<data encoding="csv">${Array(16).fill(1).join(',')}</data>`;
    const made = board({ map, data, properties: properties(text('Wrap', 'X')) }, { wrap: 'y' });
    expect(made.layout.cellOf(-1, 0)).toBe(3);
    expect(made.layout.cellOf(0, -1)).toBeUndefined();
    expect(board({ map, data }, { wrap: 'both' }).layout.cellOf(0, -1)).toBe(12);
    expect(() => board({ properties: properties(text('wrap', 'z')) })).toThrow('harbor.tmx: wrap is "z"');
    // Two columns cannot close upon themselves: the layout says so, and the error says where.
    expect(errorOf(() => board({ properties: properties(text('wrap', 'x')) }))).toMatchObject({ layer: 'Ground' });
  });

  test('takes the seed of the map, then of the option', () => {
    expect(board({ properties: properties(typed('seed', 'int', '7')) }, { seed: 8 }).seed).toBe(7);
    expect(board({}, { seed: 'tuesday' }).seed).toBe('tuesday');
  });

  test('cells too far apart are an error, not a board as large as the world', () => {
    const data = `<data encoding="csv"><chunk x="-9000000" y="0" width="1" height="1">1</chunk>
      <chunk x="9000000" y="0" width="1" height="1">1</chunk></data>`;
    expect(errorOf(() => board({ map: { infinite: 1 }, data }))).toMatchObject({ layer: 'Ground' });
  });
});

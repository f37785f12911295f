import { describe, expect, test } from 'vitest';
import { boardFromTiled, parseTiledMap } from '../../../src/tiled/format/index.js';
import { errorOf, tmx } from './maps.js';

/** A board of 4 × 4 tiles of 16 × 16 pixels; `objects` lie on a layer of their own. */
function board(objects: string, parts: { map?: Record<string, string | number>; group?: string; tiles?: string } = {}) {
  const map = { width: 4, height: 4, ...parts.map };
  const cells = `<data encoding="csv">${Array(16).fill(1).join(',')}</data>`;
  const layers = `<layer name="road" width="4" height="4" offsetx="100">${cells}</layer>
    <objectgroup name="o" offsetx="100" ${parts.group ?? ''}>${objects}</objectgroup>`;
  return boardFromTiled(parseTiledMap(tmx({ map, layers, tiles: parts.tiles ?? '' }), 'harbor.tmx'));
}

const rule = (attributes: string, shape = '', properties = '<property name="mark" value="x"/>') => {
  return `<object id="9" type="TileData" ${attributes}>${shape}<properties>${properties}</properties></object>`;
};

/** The x, y of the tiles that an object has marked. */
function marked(...args: Parameters<typeof board>): string {
  return [...board(...args).tiles()]
    .filter(({ properties }) => properties.mark === 'x')
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
}

describe('which tiles an object of class TileData speaks of', () => {
  test('a rectangle: those whose centre is inside', () => {
    expect(marked(rule('x="16" y="16" width="32" height="16"'))).toBe('1,1 2,1');
    expect(marked(rule('x="7" y="7" width="18" height="2"'))).toBe('0,0 1,0');
    expect(marked(rule('x="9" y="7" width="16" height="2"'))).toBe('1,0');
  });

  test('a rotated rectangle: turned clockwise around its top left corner', () => {
    // 32 × 16 from (32, 16), turned by 90°, covers x 16 … 32 and y 16 … 48.
    expect(marked(rule('x="32" y="16" width="32" height="16" rotation="90"'))).toBe('1,1 1,2');
    expect(marked(rule('x="32" y="48" width="32" height="16" rotation="180"'))).toBe('0,2 1,2');
    // A square of side 24 around (32, 8), turned by 45°, reaches 16.97 up and down from (32, 24.97).
    expect(marked(rule('x="32" y="8" width="24" height="24" rotation="45"'))).toBe('1,1 2,1');
  });

  test('a point, or a shape without a size: the one under it', () => {
    expect(marked(rule('x="33" y="15.9"', '<point/>'))).toBe('2,0');
    expect(marked(rule('x="33" y="16"'))).toBe('2,1');
  });

  test('a tile: the one under the centre of its base, wherever the tileset lets it stand', () => {
    // Without an alignment a tile object stands on its bottom left corner.
    expect(marked(rule('gid="1" x="16" y="32" width="16" height="16"'))).toBe('1,1');
    expect(marked(rule('gid="1" x="16" y="32" width="16" height="48"'))).toBe('1,1');
    expect(marked(rule('gid="1" x="20" y="36" width="16" height="16"'))).toBe('1,2');
    // Turned by 90° clockwise its base is the line down from the corner.
    expect(marked(rule('gid="1" x="16" y="32" width="16" height="16" rotation="90"'))).toBe('1,2');
  });

  test('an ellipse, a polygon', () => {
    const corners = '<polygon points="0,0 64,0 0,64"/>';
    expect(marked(rule('x="0" y="0" width="64" height="64"', '<ellipse/>')).split(' ')).toHaveLength(12);
    expect(marked(rule('x="-1" y="-1"', corners))).toBe('0,0 1,0 2,0 0,1 1,1 0,2');
  });

  test('isometric: objects are measured along the axes of the map, in tile heights', () => {
    const map = { orientation: 'isometric', tilewidth: 32, tileheight: 16 };
    expect(marked(rule('x="16" y="0" width="32" height="16"'), { map })).toBe('1,0 2,0');
    expect(marked(rule('x="40" y="20"', '<point/>'), { map })).toBe('2,1');
    // A tile object stands on the middle of its bottom edge: here the lowest corner of tile 1, 1.
    expect(marked(rule('gid="1" x="32" y="32" width="16" height="16"'), { map })).toBe('1,1');
    // Turned on the screen: half a turn around the top corner of tile 2, 2 covers tiles 1, 1 and 0, 1.
    expect(marked(rule('x="32" y="32" width="32" height="16" rotation="180"'), { map })).toBe('0,1 1,1');
  });

  test('hexagonal: in pixels of the map', () => {
    const map = { orientation: 'hexagonal', hexsidelength: 8, staggeraxis: 'y', staggerindex: 'odd' };
    // Row 1 is shifted right by 8 and begins 12 lower: tile 1, 1 is around (32, 20).
    expect(marked(rule('x="32" y="20"', '<point/>'), { map })).toBe('1,1');
    expect(marked(rule('gid="1" x="24" y="28" width="16" height="16"'), { map })).toBe('1,1');
  });

  test('the layers may be moved against each other', () => {
    expect(marked(rule('x="1" y="1"', '<point/>'), { group: 'offsety="16"' })).toBe('0,1');
  });
});

describe('what it says', () => {
  test('goes over what the tileset says, for those tiles alone; later objects win', () => {
    const tiles =
      '<tile id="0" type="Road"><properties><property name="cost" type="int" value="2"/><property name="a" value="t"/></properties></tile>';
    const made = board(
      rule('x="0" y="0" width="32" height="16"', '', '<property name="Cost" value="stop"/>') +
        rule('x="1" y="1"', '<point/>', '<property name="face" value="n"/>'),
      { tiles },
    );
    const of = (x: number, y: number) => made.tile({ x, y })?.properties;
    expect(of(0, 0)).toEqual({ class: 'Road', cost: 'STOP', a: 't', face: 'N' });
    expect(of(1, 0)).toEqual({ class: 'Road', cost: 'STOP', a: 't' });
    expect(of(2, 0)).toEqual({ class: 'Road', cost: 2, a: 't' });
    expect(of(2, 0)).toBe(of(3, 3));
  });

  test('jump: the tile under an object, or x,y', () => {
    const places =
      '<object id="3" x="48" y="48" width="16" height="16"/><object id="4" gid="1" x="32" y="16" width="16" height="16"/>';
    const made = board(
      places +
        rule('x="1" y="1"', '<point/>', '<property name="jump" type="object" value="3"/>') +
        rule('x="1" y="17"', '<point/>', '<property name="jump" type="object" value="4"/>') +
        rule('x="1" y="33"', '<point/>', '<property name="Jump" value=" 3, 1 "/>') +
        rule('x="1" y="49"', '<point/>', '<property name="jump" type="object" value="0"/>'),
    );
    const target = (y: number) => made.tile({ x: 0, y })?.properties.jump;
    expect([0, 1, 2, 3].map(target)).toEqual([{ x: 3, y: 3 }, { x: 2, y: 0 }, { x: 3, y: 1 }, undefined]);
  });

  test('errors name the object, its layer and the cell', () => {
    expect(
      errorOf(() => board(rule('x="17" y="1"', '<point/>', '<property name="cost" value="many"/>'))),
    ).toMatchObject({
      ...{ file: 'harbor.tmx', layer: 'o', object: 9, cell: { x: 1, y: 0 }, property: 'cost' },
      reason: 'TileData object 9: property "cost" is "many", but must be a number of at least 0, STOP or BLOCKED',
    });
    const twice = '<property name="Face" value="N"/><property name="face" value="S"/>';
    expect(() => board(rule('x="1" y="1"', '<point/>', twice))).toThrow('properties "Face" and "face" are the same');
  });

  test('an object that lies on no tile is an error, as is one that has no inside', () => {
    expect(() => board(rule('x="-5" y="1"', '<point/>'))).toThrow(
      'harbor.tmx:o: TileData object 9 lies on no tile of the board',
    );
    expect(() => board(rule('x="5" y="1"', '<polyline points="0,0 3,3"/>'))).toThrow('TileData object 9 is a polyline');
  });

  test('two jumps that lead to each other are an error', () => {
    const jumps =
      rule('x="1" y="1"', '<point/>', '<property name="jump" value="1,0"/>') +
      rule('x="17" y="1"', '<point/>', '<property name="jump" value="0,0"/>');
    expect(() => board(jumps)).toThrow('leads round in a circle: (0,0) → (1,0) → (0,0)');
  });
});

import { describe, expect, test } from 'vitest';
import { type Animated, frameAt, isAnimated, looksOf, type TileLook } from '../../../src/tiled/drawing/tile-look.js';
import { parseTiledMap } from '../../../src/tiled/format/index.js';
import { tmx } from '../format/maps.js';

const [H, V, D, R120] = [0x80000000, 0x40000000, 0x20000000, 0x10000000];

const sheet = (attributes = '', content = '') => `<tileset firstgid="1" name="t" tilewidth="24" tileheight="40"
  tilecount="6" columns="3" ${attributes}>${content}<image source="t.png" width="100" height="100"/></tileset>`;

function look(gid: number, tilesets = sheet(), map: Readonly<Record<string, string | number>> = {}): TileLook {
  const found = looksOf(parseTiledMap(tmx({ tilesets, map, data: '<data encoding="csv">0,0,0,0</data>' }), 'a.tmx'))(
    gid,
  );
  if (found && !isAnimated(found)) return found;
  throw new Error('the tile has no still look');
}

/** Where the four corners of the picture lie, clockwise from its own top left, from the bottom left of the cell. */
function cornersOf({ x, y, matrix: [a, b, c, d], source: { width, height } }: TileLook) {
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return corners.map(([right, down]) => {
    const [u, v] = [(right * width) / 2, (down * height) / 2];
    return [x + a * u + c * v, y + b * u + d * v].map((value) => Math.round(value * 1000) / 1000);
  });
}

describe('the part of the image', () => {
  test('is counted from the margin, with spacing', () => {
    expect(look(5, sheet('margin="3" spacing="2"')).source).toEqual({ x: 3 + 26, y: 3 + 42, width: 24, height: 40 });
  });

  test('of a collection is the whole image of a tile or the rectangle that it names; a hole is nothing', () => {
    const tile = (id: number, attributes: string) =>
      `<tile id="${id}" ${attributes}><image source="${id}.png" width="50" height="60"/></tile>`;
    const things = `<tileset firstgid="1" name="things" tilewidth="50" tileheight="60" tilecount="2" columns="0">
      ${tile(0, '')}${tile(3, 'x="5" y="6" width="20" height="10"')}</tileset>`;
    expect(look(1, things)).toMatchObject({ image: '0.png', source: { x: 0, y: 0, width: 50, height: 60 } });
    expect(look(4, things)).toMatchObject({ image: '3.png', source: { x: 5, y: 6, width: 20, height: 10 } });
    expect(look(4, things).box).toEqual({ left: 0, top: -10, right: 20, bottom: 0 });
    expect(() => look(2, things)).toThrow('no still look');
  });
});

describe('its place', () => {
  test('is on the bottom left of the cell, moved by the offset of the tileset', () => {
    expect(look(1).box).toEqual({ left: 0, top: -40, right: 24, bottom: 0 });
    const offset = sheet('', '<tileoffset x="5" y="-7"/>');
    expect(look(1, offset).box).toEqual({ left: 5, top: -47, right: 29, bottom: -7 });
  });

  // Tiled 1.9: tilerendersize and fillmode. Cells are 16 × 16.
  test('is that of the cell where the tileset says so, with the offset made smaller too', () => {
    const grid = sheet('tilerendersize="grid"', '<tileoffset x="12" y="10"/>');
    expect(look(1, grid).box).toEqual({ left: 8, top: -16 + 4, right: 24, bottom: 4 });
    const fit = sheet('tilerendersize="grid" fillmode="preserve-aspect-fit"');
    // 24 × 40 fits into 16 × 16 as 9.6 × 16, in the middle.
    expect(look(1, fit).box).toEqual({ left: expect.closeTo(3.2), top: -16, right: expect.closeTo(12.8), bottom: 0 });
  });
});

describe('flags', () => {
  const box = { left: 0, top: -40, right: 24, bottom: 0 };

  test('H and V mirror, both turn by 180°', () => {
    expect(cornersOf(look(1 + H))).toEqual([
      [24, -40],
      [0, -40],
      [0, 0],
      [24, 0],
    ]);
    expect(cornersOf(look(1 + V))).toEqual([
      [0, 0],
      [24, 0],
      [24, -40],
      [0, -40],
    ]);
    expect(cornersOf(look(1 + H + V))).toEqual([
      [24, 0],
      [0, 0],
      [0, -40],
      [24, -40],
    ]);
    expect(look(1 + H).box).toEqual(box);
  });

  test('D mirrors along the diagonal and leaves the bottom left in place; with H it turns by 90°', () => {
    expect(cornersOf(look(1 + D))).toEqual([
      [0, -24],
      [0, 0],
      [40, 0],
      [40, -24],
    ]);
    expect(cornersOf(look(1 + D + H))).toEqual([
      [40, -24],
      [40, 0],
      [0, 0],
      [0, -24],
    ]);
    expect(look(1 + D).box).toEqual({ left: 0, top: -24, right: 40, bottom: 0 });
  });

  test('on hexagonal maps turn by 60° and 120° clockwise around the middle, after mirroring', () => {
    const hexagonal = { orientation: 'hexagonal', hexsidelength: 8 };
    const square = sheet().replace('tileheight="40"', 'tileheight="24"');
    const turnOf = (flags: number) => {
      const {
        matrix: [a, b, c, d],
        x,
        y,
      } = look(1 + flags, square, hexagonal);
      expect([x, y]).toEqual([12, -12]);
      return { degrees: Math.round((Math.atan2(b, a) * 180) / Math.PI), mirrored: a * d - b * c < 0 };
    };
    expect(turnOf(D)).toEqual({ degrees: 60, mirrored: false });
    expect(turnOf(R120)).toEqual({ degrees: 120, mirrored: false });
    expect(turnOf(D + R120)).toEqual({ degrees: 180, mirrored: false });
    expect(turnOf(D + V)).toEqual({ degrees: 60, mirrored: true });
    // On other maps the flag of 120° means nothing.
    expect(look(1 + R120)).toEqual(look(1));
  });
});

describe('an animated tile', () => {
  const frames = (list: string) =>
    sheet('', `<tile id="1"><animation>${list}</animation></tile>`).replace(
      /(<tile .*<\/tile>)(.*)(<\/tileset>)/s,
      '$2$1$3',
    );
  const animated = (list: string, gid = 2): Animated | TileLook | undefined =>
    looksOf(parseTiledMap(tmx({ tilesets: frames(list), data: '<data encoding="csv">0,0,0,0</data>' }), 'a.tmx'))(gid);

  test('shows each frame for its time, over and over, turned as the cell says', () => {
    const found = animated('<frame tileid="4" duration="100"/><frame tileid="0" duration="50"/>', 2 + H);
    if (!found || !isAnimated(found)) throw new Error('the tile is not animated');
    expect([0, 99, 100, 149, 150, 260].map((time) => frameAt(found, time))).toEqual([0, 0, 1, 1, 0, 1]);
    expect(found.frames[0]?.look?.source).toMatchObject({ x: 24, y: 40 });
    expect(found.frames[0]?.look?.matrix).toEqual(look(1 + H).matrix);
  });

  test('whose frames take no time shows the first; a frame that is not in the tileset is not seen', () => {
    expect(animated('<frame tileid="4" duration="0"/>')).toMatchObject({ source: { x: 24, y: 40 } });
    const found = animated('<frame tileid="99" duration="10"/>');
    expect(found).toMatchObject({ frames: [{ look: undefined, duration: 10 }] });
  });
});

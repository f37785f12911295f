import { expect, test } from 'vitest';
import { createRandom, type Random } from '../../../src/boards/index.js';
import { boardLayerOf } from '../../../src/tiled/format/board/find-layer.js';
import { contains, objectsOf } from '../../../src/tiled/format/board/object-place.js';
import { boardFromTiled, parseTiledMap } from '../../../src/tiled/format/index.js';
import { tmx } from './maps.js';

const [columns, rows] = [12, 9];

/** An object larger than a tile around a point of the map, so that it lies on some tile nearly always. */
function randomObject(random: Random, id: number): string {
  const number = (low: number, high: number) => (low + (high - low) * random.next()).toFixed(2);
  const rotation = random.pick(['0', '90', '-180', number(-360, 360)]);
  const corners = Array.from({ length: 5 }, () => `${number(-60, 60)},${number(-60, 60)}`).join(' ');
  const shape = random.pick(['', '<ellipse/>', '<capsule/>', `<polygon points="${corners}"/>`]);
  const size = `width="${number(1, 90)}" height="${number(1, 90)}"`;
  return `<object id="${id}" x="${number(-30, 200)}" y="${number(-30, 150)}" ${size} rotation="${rotation}">
    ${shape}</object>`;
}

function mapText(map: Record<string, string | number>, cells: readonly number[], objects: string): string {
  const layers = `<layer name="road" width="${columns}" height="${rows}" offsetx="7">
      <data encoding="csv">${cells.join(',')}</data></layer>
    <objectgroup name="rules" offsety="-5">${objects}</objectgroup>`;
  return tmx({ map: { width: columns, height: rows, ...map }, layers });
}

test.for([
  ['orthogonal', { tilewidth: 16, tileheight: 16 }],
  ['orthogonal', { tilewidth: 21, tileheight: 13 }],
  ['isometric', { tilewidth: 32, tileheight: 16 }],
  ['isometric', { tilewidth: 30, tileheight: 17 }],
  ['hexagonal', { tilewidth: 18, tileheight: 16, hexsidelength: 8, staggeraxis: 'y', staggerindex: 'odd' }],
  ['hexagonal', { tilewidth: 18, tileheight: 16, hexsidelength: 8, staggeraxis: 'x', staggerindex: 'even' }],
  ['staggered', { tilewidth: 30, tileheight: 15, staggeraxis: 'y', staggerindex: 'even' }],
  ['staggered', { tilewidth: 32, tileheight: 16, staggeraxis: 'x', staggerindex: 'odd' }],
  ['oblique', { tilewidth: 18, tileheight: 16, skewx: 7, skewy: -3 }],
] as const)(
  '%s, %o: an object speaks of all tiles whose centre it contains, and of no others',
  ([orientation, size]) => {
    const random = createRandom(`${orientation} ${size.tilewidth}`);
    let found = 0;
    for (let round = 0; round < 150; round++) {
      const cells = Array.from({ length: columns * rows }, () => random.integer(0, 3));
      const object = randomObject(random, 1);
      const plain = parseTiledMap(mapText({ orientation, ...size }, cells, object), 'plain.tmx');
      const [placed] = objectsOf(plain, boardLayerOf(plain, 'road'));
      if (placed === undefined) throw new Error('the map has no object');
      const { layout } = boardFromTiled(plain);
      const expected = cells.flatMap((gid, index) => {
        const cell = layout.cellOf(index % columns, Math.floor(index / columns));
        return gid !== 0 && cell !== undefined && contains(plain, placed, layout.center(cell)) ? [cell] : [];
      });
      const properties = '<properties><property name="mark" value="x"/></properties></object>';
      const rule = object.replace('<object ', '<object type="TileData" ').replace('</object>', properties);
      const ruled = parseTiledMap(mapText({ orientation, ...size }, cells, rule), 'ruled.tmx');
      if (expected.length === 0) {
        expect(() => boardFromTiled(ruled)).toThrow('lies on no tile of the board');
        continue;
      }
      found++;
      const marked = [...boardFromTiled(ruled).tiles()].filter((tile) => tile.properties.mark === 'x');
      expect(marked.map(({ cell }) => cell)).toEqual(expected);
    }
    expect(found).toBeGreaterThan(50);
  },
);

test('many objects on a large map mark the tiles under them and no others', () => {
  const side = 500;
  const objects = Array.from({ length: 400 }, (_, index) => {
    const [x, y] = [(index % 20) * 400, Math.floor(index / 20) * 400];
    return `<object id="${index + 1}" type="TileData" x="${x}" y="${y}" width="48" height="48">
      <properties><property name="mark" value="x"/></properties></object>`;
  });
  const cells = Array(side * side).fill(1);
  const layers = `<layer name="road" width="${side}" height="${side}"><data encoding="csv">${cells}</data></layer>
    <objectgroup name="rules">${objects.join('')}</objectgroup>`;
  const map = parseTiledMap(tmx({ map: { width: side, height: side }, layers }), 'large.tmx');
  const board = boardFromTiled(map);
  expect([...board.tiles()].filter(({ properties }) => properties.mark === 'x')).toHaveLength(400 * 9);
});

import { expect, test } from 'vitest';
import { type Board, finish } from '../../../src/boards/index.js';
import { boardFromTiled, boardFromTiledInSlices, parseTiledMap } from '../../../src/tiled/format/index.js';
import { errorOf, tmx } from './maps.js';

const side = 200;
const cells = Array.from({ length: side * side }, (_, index) => (index * 7) % 5);
const layers = (objects: string) => `<layer name="road" width="${side}" height="${side}">
    <data encoding="csv">${cells}</data></layer><objectgroup name="rules">${objects}</objectgroup>`;
const rule = `<object id="1" type="TileData" x="160" y="160" width="100" height="80">
  <properties><property name="exits" value="E"/></properties></object>`;
const jump = `<object id="2" type="TileData" x="17" y="1"><point/>
  <properties><property name="jump" value="2,0"/></properties></object>`;
const tiles = `<tile id="1"><properties><property name="cost" type="int" value="3"/></properties></tile>
  <tile id="2"><properties><property name="face" value="S"/></properties></tile>`;
const map = (objects: string) =>
  parseTiledMap(tmx({ map: { width: side, height: side }, layers: layers(objects), tiles }), 'long.tmx');

/** All that a board holds as one text: to compare lists so long as values takes many seconds. */
function textOf(board: Board): string {
  const plain = (_: string, value: unknown) =>
    ArrayBuffer.isView(value) || value instanceof Map ? [...(value as Iterable<unknown> & ArrayBufferView)] : value;
  return JSON.stringify([board.save(), board.layout.neighbors, board.cells], plain);
}

test('a board in slices is the board in one go', () => {
  const long = map(rule + jump);
  const work = boardFromTiledInSlices(long);
  let slices = 1;
  let step = work.next();
  while (!step.done) {
    slices++;
    step = work.next();
  }
  const whole = boardFromTiled(long);
  expect(slices).toBeGreaterThan((side * side) / 2 ** 14);
  const board = step.value;
  expect(board.revision).toBe(whole.revision);
  expect(textOf(board) === textOf(whole)).toBe(true);
});

test('what is wrong comes out of a slice as a TiledError', () => {
  const wrong = map(jump.replace('2,0', '999,0'));
  expect(errorOf(() => finish(boardFromTiledInSlices(wrong)))).toMatchObject({ property: 'jump', layer: 'rules' });
});

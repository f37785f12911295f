import { expect, test } from 'vitest';
import { Board, hexLayout, neighborMask, squareLayout, tileMasks } from '../../src/boards/index.js';
import { cellsOf, holdsFor, layouts, neighborsOf } from './layout-samples.js';

test('the mask is the sum of 2^direction, on every layout', () => {
  holdsFor(layouts, (layout) => {
    for (const cell of cellsOf(layout)) {
      const isOdd = (neighbor: number) => neighbor % 2 === 1;
      const expected = neighborsOf(layout, cell).reduce((sum, neighbor, direction) => {
        return neighbor >= 0 && isOdd(neighbor) ? sum + 2 ** direction : sum;
      }, 0);
      expect(neighborMask(layout, cell, isOdd)).toBe(expected);
    }
  });
});

test('a crossing of roads on squares: E 1, S 2, W 4, N 8', () => {
  const road = { class: 'Road' };
  const rows = ['.#.', '###', '.#.'];
  const board = new Board(squareLayout({ columns: 3, rows: 3 }), {
    tiles: (x, y) => (rows[y]?.[x] === '#' ? road : {}),
  });
  const masks = (filter: Parameters<typeof tileMasks>[1]) =>
    Object.fromEntries(tileMasks(board, filter).map(({ tile: { x, y }, mask }) => [`${x},${y}`, mask]));
  const crossing = { '1,0': 2, '0,1': 1, '1,1': 15, '2,1': 4, '1,2': 8 };
  expect(masks({ class: 'Road' })).toEqual(crossing);
  expect(masks(({ properties }) => (properties as { class?: string }).class === 'Road')).toEqual(crossing);
  expect(masks({ class: 'River' })).toEqual({});
});

test('over wrapped edges, and on hexes: E 1, SE 2, SW 4, W 8, NW 16, NE 32', () => {
  const ring = new Board(squareLayout({ columns: 4, rows: 1, wrap: 'x' }));
  expect(tileMasks(ring, {}).map(({ mask }) => mask)).toEqual([5, 5, 5, 5]);
  const hexes = new Board(hexLayout({ columns: 3, rows: 3, size: 10 }));
  const middle = tileMasks(hexes, {}).find(({ tile }) => tile.x === 1 && tile.y === 1);
  expect(middle?.mask).toBe(63);
});

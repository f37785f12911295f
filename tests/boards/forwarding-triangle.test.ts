import { expect, test } from 'vitest';
import { Board, planForward, type TileProperties, triangleLayout } from '../../src/boards/index.js';
import { path } from './roads.js';

test('on triangles a face is an angle; a road along a row goes on, turns where it must, and never straight back', () => {
  // A row of triangles, then down its last side: #####
  //                                              ....#
  const layout = triangleLayout({ columns: 5, rows: 2 });
  const board = new Board<TileProperties, string>(layout, { tiles: ['#####', '....#'] });
  const east = planForward(board, { from: { x: 0, y: 0 }, face: 0, points: 5 });
  expect(path(east)).toBe('1,0 2,0 3,0 4,0 4,1');
  const west = planForward(board, { from: { x: 4, y: 1 }, face: 270, points: 5 });
  expect(path(west)).toBe('4,0 3,0 2,0 1,0 0,0');
  expect(() => planForward(board, { from: { x: 0, y: 0 }, face: 'E', points: 1 })).toThrow(
    'must be an angle in degrees',
  );
});

test('on triangles that wrap a road leads on over the edge', () => {
  const board = new Board<TileProperties, string>(triangleLayout({ columns: 4, rows: 4, wrap: 'both' }), {
    tiles: ['####', '....', '....', '....'],
  });
  expect(path(planForward(board, { from: { x: 2, y: 0 }, face: 0, points: 4 }))).toBe('3,0 0,0 1,0 2,0');
});

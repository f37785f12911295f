// A large board: how long it takes to build with all its tiles, and how much memory it keeps.
import { Board, squareLayout } from '../../src/boards/index.js';
import { bytesOf, race } from '../measure.js';
import * as rex from '../peer/rex.mjs';
import { makeRow, type Row } from '../row.js';

const SIZE = 300;
const REX = 'phaser3-rex-plugins 1.80.20';
const MEGABYTE = 2 ** 20;
// The peer takes about a second for one, and never lets go of tiles that are plain objects.
const LAPS = 3;

export function rows(): Omit<Row, 'suite'>[] {
  const memory = { ours: bytesOf(ours) / MEGABYTE, theirs: bytesOf(theirs) / MEGABYTE };
  const times = race(
    () => ours().revision,
    () => theirs().chessCount,
    LAPS,
  );
  const name = `${SIZE} × ${SIZE} tiles`;
  return [makeRow(`${name}, built`, REX, times), makeRow(`${name}, memory`, REX, memory, 'MB')];
}

function ours(): Board {
  const board = new Board(squareLayout({ columns: SIZE, rows: SIZE }), { tiles: 'none' });
  for (let y = 0; y < SIZE; y++) for (let x = 0; x < SIZE; x++) board.setTile({ x, y }, {});
  return board;
}

function theirs(): rex.Board {
  const grid = { gridType: 'quadGrid', x: 0, y: 0, cellWidth: 32, cellHeight: 32, type: 'orthogonal', dir: 4 };
  const board = new rex.Board(undefined, { grid, width: SIZE, height: SIZE });
  for (let y = 0; y < SIZE; y++) for (let x = 0; x < SIZE; x++) board.addChess({}, x, y, 0, false);
  return board;
}

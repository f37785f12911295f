// A large board: how long it takes to build, and how much memory it keeps.
import { Board, squareLayout } from '../../src/boards/index.js';
import { bytesOf, race } from '../measure.js';
import * as rex from '../peer/rex.mjs';
import { makeRow, type Row } from '../row.js';

const SIZE = 300;
const REX = 'phaser3-rex-plugins 1.80.20';
const MEGABYTE = 2 ** 20;

export function rows(): Omit<Row, 'suite'>[] {
  return [];
}

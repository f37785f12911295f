import type { Board } from '../board.js';
import type { Cell } from '../layout.js';
import { readCell } from '../option-checks.js';
import { coneOf } from './cone.js';
import { DrawnSight } from './drawn-sight.js';
import { GridSight } from './grid-sight.js';
import { Hindrances } from './hindrances.js';
import { idealGridOf } from './ideal-grid.js';
import { checkSightOptions } from './options.js';
import type { LineOfSightOptions, SightOptions, SightResult } from './types.js';

/**
 * Whether one tile sees another. Two lines run from centre to centre, one a hair to the left, one to the right: it sees
 * it if one of them meets no opaque tile and no opaque wall. An opaque tile itself is seen, what is behind it is not;
 * past a corner one sees, but not between two that touch; a wall seen edge-on hides nothing. Whoever sees is seen, unless
 * a cone or a piece decides. One-way edges do not hinder sight.
 *
 * It is judged in ideal geometry, of squares, hexes and triangles with equal sides, however the board is drawn. On boards
 * that wrap the nearest image counts; of several that are equally near, one is enough. On graphs lines and outlines are
 * those drawn, what only touches the line does not hinder, and a wall hides its two nodes from each other.
 * Throws a TypeError or RangeError that names the option, or the tile whose cost makes no sense.
 */
export function lineOfSight<TTile extends object, TPiece>(
  board: Board<TTile, TPiece>,
  options: LineOfSightOptions<TTile, TPiece>,
): SightResult<TTile> {
  checkSightOptions('lineOfSight', board, options, ['to']);
  const from = readCell('lineOfSight', board, 'from', options.from);
  const to = readCell('lineOfSight', board, 'to', options.to);
  const { reason, cell, cost } = sightFrom('lineOfSight', board, from, options).look(to);
  return reason === undefined ? { ok: true, cost } : { ok: false, reason, tile: board.tileOf(cell) };
}

/** Sight from a cell, with options that have been checked. */
export function sightFrom<TTile extends object, TPiece>(
  who: string,
  board: Board<TTile, TPiece>,
  from: Cell,
  options: SightOptions<TTile, TPiece>,
): GridSight<TTile, TPiece> | DrawnSight<TTile, TPiece> {
  const { layout } = board;
  const grid = idealGridOf(layout);
  const hindrances = new Hindrances(who, board, options);
  const limits = { range: options.range ?? Infinity, cone: coneOf(who, layout, grid, from, options) };
  return grid ? new GridSight(grid, hindrances, limits, from) : new DrawnSight(layout, hindrances, limits, from);
}

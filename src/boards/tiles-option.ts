import type { Ground } from './ground.js';
import type { Cell, Layout, Place } from './layout.js';
import { cellOfPlace, describePlace } from './place.js';
import { type Slices, sliceCells } from './slices.js';

/**
 * Which cells are tiles: all, none, rows of text in which `#` is a tile, a list of places such as those of `hexagonTiles`, or the
 * properties for each x and y (and cell).
 */
export type TilesOption<TTile extends object> =
  | 'all'
  | 'none'
  | readonly string[]
  | readonly Place[]
  | ((x: number, y: number, cell: Cell) => TTile | undefined);

const noProperties = Object.freeze({});

/** Lays the tiles of a new board. Jumps are judged once all tiles are there, so that they may point ahead. */
export function* layTiles<TTile extends object>(ground: Ground<TTile>, option: TilesOption<TTile>): Slices<void> {
  if (option === 'all') {
    ground.tiles.fill(noProperties as TTile);
  } else if (typeof option === 'function') {
    yield* setTiles(ground, option);
  } else if (Array.isArray(option)) {
    const cells = isRows(option) ? cellsOfRows(ground.layout, option) : cellsOfPlaces(ground.layout, option);
    for (const cell of cells) ground.set(cell, noProperties as TTile);
  } else if (option !== 'none') {
    throw new TypeError(
      `board: tiles is '${option}', but must be 'all', 'none', rows of text, a list of places or a function`,
    );
  }
}

/** Of properties that are different on each cell there is no use in remembering all. */
const MOST_KINDS = 1000;

function* setTiles<TTile extends object>(
  ground: Ground<TTile>,
  propertiesAt: (x: number, y: number, cell: Cell) => TTile | undefined,
): Slices<void> {
  const alike = new Map<TTile, Cell>();
  yield* sliceCells(ground.layout.size, (from, to) => {
    for (let cell = from; cell < to; cell++) {
      const { x, y } = ground.layout.xyOf(cell);
      const properties = propertiesAt(x, y, cell);
      if (properties === undefined) continue;
      const known = alike.get(properties);
      if (known !== undefined) {
        ground.tiles.repeat(known, cell);
        continue;
      }
      ground.set(cell, properties);
      if (alike.size < MOST_KINDS && ground.isAlike(properties)) alike.set(properties, cell);
    }
  });
  for (const cell of ground.jumps.cells()) ground.jumpTarget(cell);
}

function isRows(option: readonly string[] | readonly Place[]): option is readonly string[] {
  return typeof option[0] === 'string';
}

function* cellsOfPlaces(layout: Layout, places: readonly Place[]): Generator<Cell> {
  for (const place of places) {
    const cell = cellOfPlace(layout, place);
    if (cell === undefined) throw new RangeError(`board: tiles has ${describePlace(layout, place)}, which is outside`);
    yield cell;
  }
}

function* cellsOfRows(layout: Layout, rows: readonly string[]): Generator<Cell> {
  const lengths = rowLengths(layout);
  if (rows.length !== lengths.length) {
    throw new RangeError(`board: tiles has ${rows.length} rows of text, but the layout has ${lengths.length}`);
  }
  let cell = 0;
  for (const [index, row] of rows.entries()) {
    if (row.length !== lengths[index]) {
      throw new RangeError(`board: row ${index} of tiles, '${row}', must be ${lengths[index]} characters long`);
    }
    for (const character of row.split('')) {
      if (character === '#') yield cell;
      cell++;
    }
  }
}

function rowLengths(layout: Layout): number[] {
  const lengths = new Map<number, number>();
  for (let cell = 0; cell < layout.size; cell++) {
    const { y } = layout.xyOf(cell);
    lengths.set(y, (lengths.get(y) ?? 0) + 1);
  }
  return [...lengths.values()];
}

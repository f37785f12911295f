import { Ground } from './ground.js';
import type { Cell, Layout } from './layout.js';

/** Which cells are tiles: all, none, rows of text in which `#` is a tile, or the properties for each x and y. */
export type TilesOption<TTile extends object> =
  | 'all'
  | 'none'
  | readonly string[]
  | ((x: number, y: number) => TTile | undefined);

const noProperties = Object.freeze({});

/** The ground of a new board. Jumps are judged once all tiles are there, so that they may point ahead. */
export function createGround<TTile extends object>(layout: Layout, option: TilesOption<TTile>): Ground<TTile> {
  const ground = new Ground<TTile>(layout);
  if (option === 'all') {
    ground.tiles.fill(noProperties as TTile);
  } else if (typeof option === 'function') {
    setTiles(ground, option);
  } else if (typeof option === 'object') {
    for (const cell of cellsOfRows(layout, option)) ground.set(cell, noProperties as TTile);
  } else if (option !== 'none') {
    throw new TypeError(`board: tiles is '${option}', but must be 'all', 'none', rows of text or a function`);
  }
  return ground;
}

function setTiles<TTile extends object>(
  ground: Ground<TTile>,
  propertiesAt: (x: number, y: number) => TTile | undefined,
): void {
  for (let cell = 0; cell < ground.layout.size; cell++) {
    const { x, y } = ground.layout.xyOf(cell);
    ground.set(cell, propertiesAt(x, y));
  }
  for (const cell of ground.jumps.cells()) ground.jumpTarget(cell);
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

import type { Board } from '../board.js';
import type { Cell } from '../layout.js';
import { readCell } from '../option-checks.js';
import { ScratchPool } from '../scratch.js';
import type { Tile, TileProperties } from '../tile.js';
import { BlockedAngles } from './blocked-angles.js';
import { GridSight } from './grid-sight.js';
import { sightFrom } from './line-of-sight.js';
import { checkSightOptions } from './options.js';
import type { SightOptions } from './types.js';

/**
 * All tiles that are seen from a place: its own first, then ring by ring outwards. They are exactly those to which
 * `lineOfSight` leads with the same options; on graphs they come by cell. Throws as `lineOfSight` does.
 */
export function fieldOfView<TTile extends object = TileProperties, TPiece = unknown>(
  board: Board<TTile, TPiece>,
  options: SightOptions<TTile, TPiece>,
): Tile<TTile>[] {
  checkSightOptions('fieldOfView', board, options);
  const from = readCell('fieldOfView', board, 'from', options.from);
  const sight = sightFrom('fieldOfView', board, from, options);
  const tiles: Tile<TTile>[] = [];
  const found = (cell: Cell): void => {
    const tile = board.tileOf(cell);
    if (tile) tiles.push(tile);
  };
  if (sight instanceof GridSight) {
    angles.use(board, (blocked) => sight.survey(blocked, found));
    // On boards that wrap, what lies half way round has two images.
    return sight.findsTwice ? [...new Set(tiles)] : tiles;
  }
  for (let cell = 0; cell < board.layout.size; cell++) {
    if (cell !== from && sight.look(cell).reason === undefined) found(cell);
  }
  const own = board.tileOf(from);
  return own ? [own, ...tiles] : tiles;
}

const angles = new ScratchPool<object, BlockedAngles>(() => new BlockedAngles());

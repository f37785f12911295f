import type { Cell, Layout, TileProperties } from '../../../boards/index.js';
import { TiledError } from '../error.js';
import type { Owner } from './read-tile.js';

interface JumpingTile {
  readonly properties: TileProperties;
  readonly owner: Owner;
}

/**
 * Throws a TiledError where a jump leads to no tile, or round in a circle.
 *
 * @param jumping the cells that have a jump, in ascending order
 */
export function checkJumps(
  layout: Layout,
  jumping: Iterable<Cell>,
  tileAt: (cell: Cell) => JumpingTile | undefined,
): void {
  const target = (cell: Cell): Cell | undefined => {
    const jump = tileAt(cell)?.properties.jump;
    return typeof jump === 'object' && 'x' in jump ? layout.cellOf(jump.x, jump.y) : undefined;
  };
  const inWords = (cell: Cell) => Object.values(layout.xyOf(cell)).join(',');
  const settled = new Set<Cell>();
  for (const cell of jumping) {
    const owner = tileAt(cell)?.owner;
    if (owner === undefined) continue;
    const fail = (reason: string) => {
      const place = { ...owner.place, cell: layout.xyOf(cell), property: 'jump' };
      return new TiledError(place, `${owner.name}: property "jump" ${reason}`);
    };
    const way = new Set([cell]);
    for (let next = target(cell); next !== undefined && !settled.has(next); next = target(next)) {
      if (!tileAt(next)) throw fail(`leads to (${inWords(next)}), where there is no tile`);
      if (way.has(next)) throw fail(`leads round in a circle: (${[...way, next].map(inWords).join(') → (')})`);
      way.add(next);
    }
    for (const each of way) settled.add(each);
  }
}

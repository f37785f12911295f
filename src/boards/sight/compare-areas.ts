import type { Cell } from '../layout.js';
import { mistake, readList } from '../option-checks.js';

/** What became of the tiles of an area. */
export interface AreaComparison<TTile> {
  /** In the new area, but not in the old one. */
  readonly entered: readonly TTile[];
  /** In the old area, but not in the new one. */
  readonly left: readonly TTile[];
  /** In both; as they are in the new one. */
  readonly stayed: readonly TTile[];
}

/** Which tiles entered, left and stayed between two areas of one board, each in its order. Tiles are told by their cells. */
export function compareAreas<TTile extends { readonly cell: Cell }>(
  before: Iterable<TTile>,
  after: Iterable<TTile>,
): AreaComparison<TTile> {
  const old = new Map<Cell, TTile>();
  for (const tile of readArea('before', before)) old.set(tile.cell, tile);
  const [entered, stayed]: [TTile[], TTile[]] = [[], []];
  const seen = new Set<Cell>();
  for (const tile of readArea('after', after)) {
    if (seen.has(tile.cell)) continue;
    seen.add(tile.cell);
    (old.has(tile.cell) ? stayed : entered).push(tile);
  }
  return { entered, left: [...old.values()].filter(({ cell }) => !seen.has(cell)), stayed };
}

function readArea<TTile extends { readonly cell: Cell }>(name: string, area: Iterable<TTile>): TTile[] {
  const tiles = readList('compareAreas', name, area, 'tiles');
  for (const [index, tile] of tiles.entries()) {
    const { cell }: { readonly cell?: unknown } = tile ?? {};
    if (!Number.isInteger(cell)) throw mistake('compareAreas', `${name}[${index}]`, tile, 'a tile', TypeError);
  }
  return tiles;
}

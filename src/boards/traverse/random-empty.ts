import type { Board } from '../board.js';
import type { Place } from '../layout.js';
import {
  checkBoard,
  checkCount,
  checkFunction,
  checkOptionNames,
  checkRandom,
  mistake,
  readList,
} from '../option-checks.js';
import { cellOfPlace } from '../place.js';
import type { Random } from '../random.js';
import type { Level } from '../spot.js';
import type { Tile, TileProperties } from '../tile.js';

/** Which tiles are drawn from. */
export interface EmptyTileOptions<TTile extends object = TileProperties> {
  /** Where chance comes from, such as `board.random('spawn')`. */
  readonly random: Random;
  /** Empty is a tile without a piece on this level; by default one without any piece. */
  readonly z?: Level | undefined;
  /**
   * The area to draw from, as places such as tiles; by default all of the board. What is no tile counts for nothing.
   */
  readonly within?: Iterable<Place> | undefined;
  readonly where?: ((tile: Tile<TTile>) => boolean) | undefined;
}

/** A tile without a piece, all of them equally likely; undefined where there is none, which draws nothing. */
export function randomEmptyTile<TTile extends object, TPiece>(
  board: Board<TTile, TPiece>,
  options: EmptyTileOptions<TTile>,
): Tile<TTile> | undefined {
  const tiles = emptyTiles('randomEmptyTile', board, options);
  return tiles.length === 0 ? undefined : options.random.pick(tiles);
}

/** So many different tiles without a piece in random order, or all that there are. */
export function randomEmptyTiles<TTile extends object, TPiece>(
  board: Board<TTile, TPiece>,
  options: EmptyTileOptions<TTile> & { readonly count: number },
): Tile<TTile>[] {
  const tiles = emptyTiles('randomEmptyTiles', board, options, ['count']);
  const { count, random } = options;
  checkCount('randomEmptyTiles', 'count', count, 0);
  return random.shuffle(tiles).slice(0, count);
}

function emptyTiles<TTile extends object, TPiece>(
  who: string,
  board: Board<TTile, TPiece>,
  options: EmptyTileOptions<TTile>,
  more: readonly string[] = [],
): Tile<TTile>[] {
  checkBoard(who, board);
  checkOptionNames(who, options, ['random', 'z', 'within', 'where', ...more]);
  const { random, z, within, where } = options;
  checkRandom(who, random);
  checkLevel(who, z);
  checkFunction(who, 'where', where);
  const tiles = within === undefined ? board.tiles() : tilesAt(who, board, within);
  const isEmpty = (tile: Tile<TTile>): boolean =>
    z === undefined ? board.piecesAt(tile).length === 0 : board.pieceAt(tile, z) === undefined;
  return [...tiles].filter((tile) => isEmpty(tile) && (where?.(tile) ?? true));
}

/** Each tile once, however often its place is named. */
function tilesAt<TTile extends object, TPiece>(
  who: string,
  board: Board<TTile, TPiece>,
  places: Iterable<Place>,
): ReadonlySet<Tile<TTile>> {
  const tiles = new Set<Tile<TTile>>();
  for (const [index, place] of readList(who, 'within', places, 'places').entries()) {
    const cell = cellOfPlace(board.layout, place, `${who}: within[${index}]`);
    const tile = cell === undefined ? undefined : board.tileOf(cell);
    if (tile) tiles.add(tile);
  }
  return tiles;
}

function checkLevel(who: string, z: unknown): void {
  if (z === undefined || typeof z === 'string' || Number.isFinite(z)) return;
  throw mistake(who, 'z', z, 'a finite number or text');
}

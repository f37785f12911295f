import type { Board } from '../board.js';
import type { Cell } from '../layout.js';
import { mistake } from '../paths/path-options.js';
import type { Tile, TileProperties } from '../tile.js';
import { tilesOf } from './runs.js';
import type { Symbols } from './symbols.js';

/** Symbols in a row; undefined fits anything, also nothing. */
export type LinePattern<TSymbol> = readonly (TSymbol | undefined)[];

/** Where a pattern was found. */
export interface PatternMatch<TTile extends object = TileProperties> {
  /** In the order of the pattern, those that fit anything included where there is a tile. */
  readonly tiles: readonly Tile<TTile>[];
}

/** Collects matches, each set of tiles once. */
export class Matches<TTile extends object, TPiece> {
  readonly all: PatternMatch<TTile>[] = [];
  readonly #board: Board<TTile, TPiece>;
  readonly #keys = new Set<string>();

  constructor(board: Board<TTile, TPiece>) {
    this.#board = board;
  }

  add(cells: readonly Cell[]): void {
    const inside = cells.filter((cell) => cell >= 0);
    const key = [...inside].sort((a, b) => a - b).join();
    if (this.#keys.has(key)) return;
    this.#keys.add(key);
    this.all.push({ tiles: tilesOf(this.#board, inside) });
  }
}

/** Whether the symbols on cells, −1 for none, are those of a pattern. */
export function fits<TSymbol>(
  symbols: Symbols<TSymbol>,
  pattern: LinePattern<TSymbol>,
  cells: readonly Cell[],
): boolean {
  return pattern.every(
    (wanted, index) => wanted === undefined || symbols.match(symbols.at(cells[index] ?? -1), wanted),
  );
}

/** Throws unless this is a list of enough symbols. */
export function checkPattern(who: string, name: string, pattern: unknown, least = 1): void {
  if (Array.isArray(pattern) && pattern.length >= least) return;
  throw mistake(who, name, pattern, 'a list of symbols');
}

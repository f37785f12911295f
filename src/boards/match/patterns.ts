import type { Board } from '../board.js';
import type { TileProperties } from '../tile.js';
import { linesOf } from './lines.js';
import { checkSymbolOptions } from './options.js';
import { checkPattern, fits, type LinePattern, Matches, type PatternMatch } from './pattern-matches.js';
import { readSymbols } from './symbols.js';
import type { SymbolOptions } from './types.js';

/** Which row of symbols is looked for. */
export interface PatternOptions<TSymbol, TTile extends object = TileProperties, TPiece = unknown>
  extends SymbolOptions<TSymbol, TTile, TPiece> {
  readonly pattern: LinePattern<TSymbol>;
}

/**
 * All places where a row of symbols lies along a line of the board, read either way. A set of tiles counts once.
 * Lines are those of `findRuns`. Throws errors that name the option.
 */
export function findPatterns<TSymbol, TTile extends object = TileProperties, TPiece = unknown>(
  board: Board<TTile, TPiece>,
  options: PatternOptions<TSymbol, TTile, TPiece>,
): PatternMatch<TTile>[] {
  checkSymbolOptions('findPatterns', board, options, ['pattern']);
  const { pattern } = options;
  checkPattern('findPatterns', 'pattern', pattern);
  const symbols = readSymbols(board, options);
  const found = new Matches(board);
  for (const { cells, isRing } of linesOf('findPatterns', board, options.directions)) {
    if (cells.length < pattern.length) continue;
    const starts = isRing ? cells.length : cells.length - pattern.length + 1;
    for (let start = 0; start < starts; start++) {
      const row = pattern.map((_, index) => cells[(start + index) % cells.length] ?? -1);
      if (fits(symbols, pattern, row)) found.add(row);
      if (fits(symbols, pattern, row.reverse())) found.add(row);
    }
  }
  return found.all;
}

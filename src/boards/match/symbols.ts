import type { Board } from '../board.js';
import type { Cell } from '../layout.js';
import type { SymbolOptions } from './types.js';

/** The symbols of a board, read once. */
export class Symbols<TSymbol> {
  readonly byCell: (TSymbol | undefined)[];
  readonly wildcard: TSymbol | undefined;

  constructor(byCell: (TSymbol | undefined)[], wildcard: TSymbol | undefined) {
    this.byCell = byCell;
    this.wildcard = wildcard;
  }

  at(cell: Cell): TSymbol | undefined {
    return this.byCell[cell];
  }

  isWild(symbol: TSymbol | undefined): boolean {
    return symbol !== undefined && Object.is(symbol, this.wildcard);
  }

  /** Whether two symbols match: both are there, and they are equal or one is the wildcard. */
  match(a: TSymbol | undefined, b: TSymbol | undefined): boolean {
    if (a === undefined || b === undefined) return false;
    return Object.is(a, b) || this.isWild(a) || this.isWild(b);
  }
}

/** Asks all tiles of a board what they show. */
export function readSymbols<TSymbol, TTile extends object, TPiece>(
  board: Board<TTile, TPiece>,
  { symbol, wildcard }: SymbolOptions<TSymbol, TTile, TPiece>,
): Symbols<TSymbol> {
  const byCell = new Array<TSymbol | undefined>(board.layout.size).fill(undefined);
  for (const tile of board.tiles()) byCell[tile.cell] = symbol(tile, board.piecesAt(tile));
  return new Symbols(byCell, wildcard);
}

import type { Board } from '../board.js';
import type { Cell } from '../layout.js';
import type { Tile, TileProperties } from '../tile.js';

/** A symbol that fell from a tile to another one. */
export interface Fall<TSymbol, TTile extends object = TileProperties> {
  readonly symbol: TSymbol;
  readonly from: Tile<TTile>;
  readonly to: Tile<TTile>;
  /** How many tiles it fell. */
  readonly distance: number;
}

/** A new symbol on a tile. */
export interface Refilled<TSymbol, TTile extends object = TileProperties> {
  readonly symbol: TSymbol;
  readonly to: Tile<TTile>;
  /** How many tiles it fell, from above its column; 0 where the column closes upon itself. */
  readonly distance: number;
}

/** Lets all symbols fall and refills the columns, lowest tiles first; changes the symbols. */
export function fallDown<TSymbol, TTile extends object, TPiece>(
  board: Board<TTile, TPiece>,
  columns: readonly { readonly cells: readonly Cell[]; readonly isRing: boolean }[],
  symbols: (TSymbol | undefined)[],
  draw: ((tile: Tile<TTile>) => TSymbol | undefined) | undefined,
): { fallen: Fall<TSymbol, TTile>[]; refilled: Refilled<TSymbol, TTile>[] } {
  const fallen: Fall<TSymbol, TTile>[] = [];
  const refilled: Refilled<TSymbol, TTile>[] = [];
  for (const { cells, isRing } of columns) {
    let bottom = cells.length - 1;
    for (let index = bottom; index >= 0 && !isRing; index--) {
      const [from, to] = [cells[index] ?? -1, cells[bottom] ?? -1];
      const symbol = symbols[from];
      if (symbol === undefined) continue;
      if (index !== bottom) {
        symbols[to] = symbol;
        symbols[from] = undefined;
        const [above, below] = [board.tileOf(from), board.tileOf(to)];
        if (above && below) fallen.push({ symbol, from: above, to: below, distance: bottom - index });
      }
      bottom--;
    }
    const empty = cells.filter((cell) => symbols[cell] === undefined);
    for (const cell of draw ? empty.reverse() : []) {
      const tile = board.tileOf(cell);
      const symbol = tile && draw?.(tile);
      if (tile === undefined || symbol === undefined) continue;
      symbols[cell] = symbol;
      refilled.push({ symbol, to: tile, distance: isRing ? 0 : empty.length });
    }
  }
  return { fallen, refilled };
}

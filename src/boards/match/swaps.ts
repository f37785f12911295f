import type { Board } from '../board.js';
import { directionNumber } from '../direction.js';
import type { Cell, Direction } from '../layout.js';
import type { Tile, TileProperties } from '../tile.js';
import { runsOfLine } from './line-runs.js';
import { type CellLine, linesOf } from './lines.js';
import { Links } from './links.js';
import { checkSymbolOptions, readLength } from './options.js';
import { runsOnLines } from './runs.js';
import { readSymbols, type Symbols } from './symbols.js';
import type { Run, RunOptions } from './types.js';

/** Which swaps are looked for. */
export interface SwapOptions<TSymbol, TTile extends object = TileProperties, TPiece = unknown>
  extends RunOptions<TSymbol, TTile, TPiece> {
  /** In which directions neighbours may be swapped: by default over sides, not over corners. */
  readonly swapAlong?: readonly Direction[] | undefined;
}

/** Two neighbours whose symbols make runs when they trade places. */
export interface SwapMatch<TSymbol, TTile extends object = TileProperties> {
  readonly a: Tile<TTile>;
  readonly b: Tile<TTile>;
  /** The runs that the swap makes: those with one of the two tiles. */
  readonly runs: readonly Run<TSymbol, TTile>[];
}

/**
 * All swaps of two neighbours with different symbols that would make a run through one of them, each pair once, by cell.
 * Nothing is swapped. Neighbours that a wall or a closed edge separates cannot be swapped. Throws errors that name the
 * option.
 */
export function findSwaps<TSymbol, TTile extends object = TileProperties, TPiece = unknown>(
  board: Board<TTile, TPiece>,
  options: SwapOptions<TSymbol, TTile, TPiece>,
): SwapMatch<TSymbol, TTile>[] {
  checkSymbolOptions('findSwaps', options, ['length', 'swapAlong']);
  const length = readLength('findSwaps', options);
  const symbols = readSymbols(board, options);
  const linesAt = linesByCell(linesOf('findSwaps', board, options.directions), board.layout.size);
  const swaps: SwapMatch<TSymbol, TTile>[] = [];
  for (const [one, other] of pairsOf(board, symbols, options.swapAlong)) {
    const lines = new Set([...(linesAt[one] ?? []), ...(linesAt[other] ?? [])]);
    swapSymbols(symbols, one, other);
    const runs = [...lines].flatMap((line) => (hasRunThrough(line, symbols, length, one, other) ? [line] : []));
    const made = [...runsOnLines(board, runs, symbols, length)];
    swapSymbols(symbols, one, other);
    const [a, b] = [board.tileOf(one), board.tileOf(other)];
    const through = made.filter(({ tiles }) => tiles.some((tile) => tile === a || tile === b));
    if (a && b && through.length > 0) swaps.push({ a, b, runs: through });
  }
  return swaps;
}

function hasRunThrough<TSymbol>(line: CellLine, symbols: Symbols<TSymbol>, length: number, a: Cell, b: Cell): boolean {
  for (const { cells } of runsOfLine(line, symbols)) {
    if (cells.length >= length && (cells.includes(a) || cells.includes(b))) return true;
  }
  return false;
}

function swapSymbols<TSymbol>({ byCell }: Symbols<TSymbol>, a: Cell, b: Cell): void {
  [byCell[a], byCell[b]] = [byCell[b], byCell[a]];
}

function* pairsOf<TSymbol, TTile extends object, TPiece>(
  board: Board<TTile, TPiece>,
  symbols: Symbols<TSymbol>,
  along: readonly Direction[] | undefined,
): Generator<[Cell, Cell]> {
  const { layout } = board;
  const links = new Links(board);
  const directions =
    along?.map((direction) => directionNumber(layout, direction, 'findSwaps: swapAlong')) ??
    [...layout.directions.keys()].filter((direction) => layout.diagonalSides?.[direction] === undefined);
  const seen = new Set<number>();
  for (let cell = 0; cell < layout.size; cell++) {
    for (const direction of directions) {
      const other = links.next(cell, direction);
      const [here, there] = [symbols.at(cell), symbols.at(other)];
      const key = Math.min(cell, other) * layout.size + Math.max(cell, other);
      if (other < 0 || seen.has(key) || here === undefined || there === undefined || Object.is(here, there)) continue;
      seen.add(key);
      yield [cell, other];
    }
  }
}

function linesByCell(lines: readonly CellLine[], size: number): CellLine[][] {
  const byCell = Array.from({ length: size }, (): CellLine[] => []);
  for (const line of lines) for (const cell of line.cells) byCell[cell]?.push(line);
  return byCell;
}

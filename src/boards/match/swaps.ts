import type { Board } from '../board.js';
import type { Cell, Direction } from '../layout.js';
import type { Tile, TileProperties } from '../tile.js';
import { type LinePlaces, placesOnLines } from './line-places.js';
import { cellsOfSpan, type LineSpan, spansThrough } from './line-spans.js';
import { type CellLine, linesOf } from './lines.js';
import { Links } from './links.js';
import { checkSymbolOptions, readDirections, readLength } from './options.js';
import { runOf } from './runs.js';
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
  checkSymbolOptions('findSwaps', board, options, ['length', 'swapAlong']);
  const length = readLength('findSwaps', options);
  const symbols = readSymbols(board, options);
  const lines = new SwapLines(linesOf('findSwaps', board, options.directions), symbols, length, board.layout.size);
  const swaps: SwapMatch<TSymbol, TTile>[] = [];
  for (const [one, other] of pairsOf(board, symbols, options.swapAlong)) {
    swapSymbols(symbols, one, other);
    const found = lines.runsThrough(one, other);
    swapSymbols(symbols, one, other);
    const [a, b] = [board.tileOf(one), board.tileOf(other)];
    if (a === undefined || b === undefined || found.length === 0) continue;
    swaps.push({ a, b, runs: found.map(({ line, span }) => runOf(board, line, span.symbol, cellsOfSpan(line, span))) });
  }
  return swaps;
}

/** A run, and the line that it is on with its number. */
interface LineRun<TSymbol> {
  readonly number: number;
  readonly line: CellLine;
  readonly span: LineSpan<TSymbol>;
}

/** The lines of a board, asked for the runs through two cells. */
class SwapLines<TSymbol> {
  readonly #lines: readonly CellLine[];
  readonly #symbols: Symbols<TSymbol>;
  readonly #length: number;
  readonly #places: LinePlaces;

  constructor(lines: readonly CellLine[], symbols: Symbols<TSymbol>, length: number, size: number) {
    this.#lines = lines;
    this.#symbols = symbols;
    this.#length = length;
    this.#places = placesOnLines(lines, size);
  }

  /** Each once: line by line, those of the first cell before the others, and on a line from its start. */
  runsThrough(one: Cell, other: Cell): readonly LineRun<TSymbol>[] {
    const found: LineRun<TSymbol>[] = [];
    this.#collect(one, found);
    this.#collect(other, found);
    if (found.length < 2) return found;
    const { first, lines } = this.#places;
    const ofOne = lines.subarray(first[one], first[one + 1]);
    const rank = ({ number }: LineRun<TSymbol>): number =>
      ofOne.includes(number) ? number : number + this.#lines.length;
    return found.sort((a, b) => rank(a) - rank(b) || a.span.start - b.span.start);
  }

  #collect(cell: Cell, found: LineRun<TSymbol>[]): void {
    const { first, lines, places } = this.#places;
    for (let entry = first[cell] as number; entry < (first[cell + 1] as number); entry++) {
      const number = lines[entry] as number;
      const line = this.#lines[number] as CellLine;
      for (const span of spansThrough(line, places[entry] as number, this.#symbols)) {
        if (span.end - span.start < this.#length) continue;
        if (found.some((run) => run.number === number && run.span.start === span.start)) continue;
        found.push({ number, line, span });
      }
    }
  }
}

function swapSymbols<TSymbol>({ byCell }: Symbols<TSymbol>, a: Cell, b: Cell): void {
  const symbol = byCell[a];
  byCell[a] = byCell[b];
  byCell[b] = symbol;
}

/** Each pair of linked neighbours with different symbols once, from the side that comes first. */
function* pairsOf<TSymbol, TTile extends object, TPiece>(
  board: Board<TTile, TPiece>,
  symbols: Symbols<TSymbol>,
  along: readonly Direction[] | undefined,
): Generator<[Cell, Cell]> {
  const { layout } = board;
  const links = new Links(board);
  const sides = [...layout.directions.keys()].filter((direction) => layout.diagonalSides?.[direction] === undefined);
  const directions = [...new Set(readDirections('findSwaps', 'swapAlong', layout, along) ?? sides)];
  const isFirst = (from: Cell, to: Cell, direction: number): boolean =>
    directions.find((each) => links.next(from, each) === to) === direction;
  const isSeen = (from: Cell, to: Cell): boolean =>
    to < from && directions.some((direction) => links.next(to, direction) === from);
  for (let cell = 0; cell < layout.size; cell++) {
    const here = symbols.at(cell);
    for (const direction of here === undefined ? [] : directions) {
      const other = links.next(cell, direction);
      const there = other < 0 ? undefined : symbols.at(other);
      if (there === undefined || Object.is(here, there) || isSeen(cell, other)) continue;
      if (isFirst(cell, other, direction)) yield [cell, other];
    }
  }
}

import type { Board } from '../board.js';
import type { Cell } from '../layout.js';
import type { Tile, TileProperties } from '../tile.js';
import { runsOfLine } from './line-runs.js';
import { type CellLine, linesOf } from './lines.js';
import { checkSymbolOptions, readLength } from './options.js';
import { readSymbols, type Symbols } from './symbols.js';
import type { Run, RunOptions } from './types.js';

/**
 * All runs of equal symbols along the lines of the board, each as long as it goes and once, over wrapped edges too. A run
 * that closes upon itself has each tile once. Walls that cannot be passed and edges closed both ways end a run. On graphs
 * the lines are the named ones, or where there are none those that go straight on. Throws errors that name the option.
 */
export function findRuns<TSymbol, TTile extends object = TileProperties, TPiece = unknown>(
  board: Board<TTile, TPiece>,
  options: RunOptions<TSymbol, TTile, TPiece>,
): Run<TSymbol, TTile>[] {
  return [...runsOf('findRuns', board, options)];
}

/** The same runs one by one: it looks no further than they are asked for, so that one may stop at any. */
export function eachRun<TSymbol, TTile extends object = TileProperties, TPiece = unknown>(
  board: Board<TTile, TPiece>,
  options: RunOptions<TSymbol, TTile, TPiece>,
): Generator<Run<TSymbol, TTile>> {
  return runsOf('eachRun', board, options);
}

/** Whether there is a run. */
export function hasRun<TSymbol, TTile extends object = TileProperties, TPiece = unknown>(
  board: Board<TTile, TPiece>,
  options: RunOptions<TSymbol, TTile, TPiece>,
): boolean {
  return runsOf('hasRun', board, options).next().done === false;
}

function runsOf<TSymbol, TTile extends object, TPiece>(
  who: string,
  board: Board<TTile, TPiece>,
  options: RunOptions<TSymbol, TTile, TPiece>,
): Generator<Run<TSymbol, TTile>> {
  checkSymbolOptions(who, board, options, ['length']);
  const length = readLength(who, options);
  return runsOnLines(board, linesOf(who, board, options.directions), readSymbols(board, options), length);
}

/** The runs of these symbols that are long enough. */
export function* runsOnLines<TSymbol, TTile extends object, TPiece>(
  board: Board<TTile, TPiece>,
  lines: readonly CellLine[],
  symbols: Symbols<TSymbol>,
  length: number,
): Generator<Run<TSymbol, TTile>> {
  for (const line of lines) {
    if (line.cells.length < length) continue;
    for (const { symbol, cells } of runsOfLine(line, symbols)) {
      if (cells.length < length) continue;
      yield runOf(board, line, symbol, cells);
    }
  }
}

/** A run of a line as users see it. */
export function runOf<TSymbol, TTile extends object, TPiece>(
  board: Board<TTile, TPiece>,
  { direction, name }: CellLine,
  symbol: TSymbol,
  cells: readonly Cell[],
): Run<TSymbol, TTile> {
  return { symbol, tiles: tilesOf(board, cells), direction, line: name };
}

/** The tiles of cells, those that have none left out. */
export function tilesOf<TTile extends object, TPiece>(
  board: Board<TTile, TPiece>,
  cells: Iterable<Cell>,
): Tile<TTile>[] {
  const tiles: Tile<TTile>[] = [];
  for (const cell of cells) {
    const tile = board.tileOf(cell);
    if (tile) tiles.push(tile);
  }
  return tiles;
}

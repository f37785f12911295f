import type { Board } from '../board.js';
import { directionNumber, rotateDirection } from '../direction.js';
import type { Cell, Direction, Layout } from '../layout.js';
import { mistake } from '../paths/path-options.js';
import type { Tile, TileProperties } from '../tile.js';
import { linesOf } from './lines.js';
import { Links } from './links.js';
import { checkSymbolOptions } from './options.js';
import { tilesOf } from './runs.js';
import { readSymbols, type Symbols } from './symbols.js';
import type { SymbolOptions } from './types.js';

/** Symbols in a row; undefined fits anything, also nothing. */
export type LinePattern<TSymbol> = readonly (TSymbol | undefined)[];

/** Which row of symbols is looked for. */
export interface PatternOptions<TSymbol, TTile extends object = TileProperties, TPiece = unknown>
  extends SymbolOptions<TSymbol, TTile, TPiece> {
  readonly pattern: LinePattern<TSymbol>;
}

/** Which area of symbols is looked for, and in which positions. */
export interface TemplateOptions<TSymbol, TTile extends object = TileProperties, TPiece = unknown>
  extends Omit<SymbolOptions<TSymbol, TTile, TPiece>, 'directions'> {
  /** Row by row. */
  readonly template: readonly LinePattern<TSymbol>[];
  /**
   * Where the next symbol of a row lies, and where the next row; by default E and S on squares, E and SE on pointy hexes,
   * SE and S on flat ones.
   */
  readonly axes?: readonly [along: Direction, down: Direction] | undefined;
  /** Whether it may be turned too: on squares by quarters, on hexes by sixths. False by default. */
  readonly rotated?: boolean | undefined;
  /** Whether it may be mirrored too. False by default. */
  readonly mirrored?: boolean | undefined;
}

/** Where a pattern was found. */
export interface PatternMatch<TTile extends object = TileProperties> {
  /** In the order of the pattern, those that fit anything included where there is a tile. */
  readonly tiles: readonly Tile<TTile>[];
}

/**
 * All places where a row of symbols lies along a line of the board, read either way. A set of tiles counts once.
 * Lines are those of `findRuns`. Throws errors that name the option.
 */
export function findPatterns<TSymbol, TTile extends object = TileProperties, TPiece = unknown>(
  board: Board<TTile, TPiece>,
  options: PatternOptions<TSymbol, TTile, TPiece>,
): PatternMatch<TTile>[] {
  checkSymbolOptions('findPatterns', options, ['pattern']);
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

/**
 * All places where an area of symbols lies on the board, in the positions asked for, over wrapped edges too. A set of tiles
 * counts once. Parts of it that fit anything may lie outside. Between neighbouring symbols of it there may be no wall that
 * cannot be passed, and no edge closed both ways. Throws on layouts whose directions cannot be turned, as graphs and
 * triangles, and errors that name the option.
 */
export function findTemplates<TSymbol, TTile extends object = TileProperties, TPiece = unknown>(
  board: Board<TTile, TPiece>,
  options: TemplateOptions<TSymbol, TTile, TPiece>,
): PatternMatch<TTile>[] {
  checkSymbolOptions('findTemplates', options, ['template', 'axes', 'rotated', 'mirrored']);
  const { template, rotated = false, mirrored = false } = options;
  if (!Array.isArray(template) || template.length === 0) {
    throw mistake('findTemplates', 'template', template, 'a list of rows');
  }
  for (const [row, pattern] of template.entries()) checkPattern('findTemplates', `template[${row}]`, pattern, 0);
  const symbols = readSymbols(board, options);
  const found = new Matches(board);
  const anchor = anchorOf(template);
  for (const axes of positionsOf(board.layout, axesOf(board.layout, options.axes), rotated, mirrored)) {
    for (let cell = 0; cell < board.layout.size; cell++) {
      const cells = layOut(board, template, axes, anchor, cell);
      if (cells && fits(symbols, template.flat(), cells)) found.add(cells);
    }
  }
  return found.all;
}

type Axes = readonly [along: number, down: number];

/** Collects matches, each set of tiles once. */
class Matches<TTile extends object, TPiece> {
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

function fits<TSymbol>(symbols: Symbols<TSymbol>, pattern: LinePattern<TSymbol>, cells: readonly Cell[]): boolean {
  return pattern.every(
    (wanted, index) => wanted === undefined || symbols.match(symbols.at(cells[index] ?? -1), wanted),
  );
}

function checkPattern(who: string, name: string, pattern: unknown, least = 1): void {
  if (Array.isArray(pattern) && pattern.length >= least) return;
  throw mistake(who, name, pattern, 'a list of symbols');
}

function axesOf(layout: Layout, asked: TemplateOptions<unknown>['axes']): Axes {
  const isFlat = layout.shape === 'hex' && layout.options?.orientation === 'flat';
  const [along, down] = asked ?? (layout.shape === 'hex' ? (isFlat ? ['SE', 'S'] : ['E', 'SE']) : ['E', 'S']);
  const name = 'findTemplates: axes';
  return [directionNumber(layout, along, name), directionNumber(layout, down, name)];
}

/** The axes in all positions asked for. A mirrored template is one whose rows run where its columns did. */
function positionsOf(layout: Layout, [along, down]: Axes, rotated: boolean, mirrored: boolean): Axes[] {
  // With diagonals every second turn leads to one.
  const step = layout.diagonalSides ? 2 : 1;
  const turns = rotated ? layout.directions.length / step : 1;
  return Array.from({ length: turns }, (_, turn) => turn * step).flatMap((turn) => {
    const [a, b] = [rotateDirection(layout, along, turn), rotateDirection(layout, down, turn)];
    if (!mirrored) return [[a, b] as const];
    // Not turned, it is mirrored left to right; turned, all mirror images come up anyway.
    const opposite = layout.opposite(a) ?? a;
    return rotated
      ? ([
          [a, b],
          [b, a],
        ] as const)
      : ([
          [a, b],
          [opposite, b],
        ] as const);
  });
}

/** Where in the template its first symbol is. */
function anchorOf(template: readonly LinePattern<unknown>[]): { row: number; column: number } {
  for (const [row, pattern] of template.entries()) {
    const column = pattern.findIndex((symbol) => symbol !== undefined);
    if (column >= 0) return { row, column };
  }
  throw mistake('findTemplates', 'template', template, 'rows with a symbol at least');
}

/** The cells of a template whose first symbol lies on a cell, −1 where there are none; undefined where it is separated. */
function layOut<TTile extends object, TPiece>(
  board: Board<TTile, TPiece>,
  template: readonly LinePattern<unknown>[],
  [along, down]: Axes,
  anchor: { readonly row: number; readonly column: number },
  cell: Cell,
): Cell[] | undefined {
  const links = new Links(board);
  const { layout } = board;
  const rows = template.map((pattern, row) =>
    pattern.map((_, column) => {
      const start = walk(layout, cell, along, column - anchor.column);
      const straight = walk(layout, start, down, row - anchor.row);
      // Round a corner of the board, where the other way leads outside.
      if (straight >= 0) return straight;
      return walk(layout, walk(layout, cell, down, row - anchor.row), along, column - anchor.column);
    }),
  );
  const isWhole = template.every((pattern, row) =>
    pattern.every((symbol, column) => {
      if (symbol === undefined) return true;
      const here = rows[row]?.[column] ?? -1;
      const neighbors = [
        [template[row]?.[column + 1], rows[row]?.[column + 1]] as const,
        [template[row + 1]?.[column], rows[row + 1]?.[column]] as const,
      ];
      return neighbors.every(([other, next]) => other === undefined || !links.separates(here, next ?? -1));
    }),
  );
  const all = rows.flat();
  const inside = all.filter((each) => each >= 0);
  return isWhole && new Set(inside).size === inside.length ? all : undefined;
}

function walk(layout: Layout, from: Cell, direction: number, steps: number): Cell {
  const way = steps < 0 ? layout.opposite(direction) : direction;
  let cell = from;
  for (let step = Math.abs(steps); step > 0 && cell >= 0; step--) {
    cell = way === undefined ? -1 : (layout.neighbors[cell * layout.directions.length + way] ?? -1);
  }
  return cell;
}

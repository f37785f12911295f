import type { Board } from '../board.js';
import { rotateDirection } from '../direction.js';
import type { Cell, Direction, Layout } from '../layout.js';
import { checkFlag, mistake } from '../option-checks.js';
import type { TileProperties } from '../tile.js';
import { Links } from './links.js';
import { checkSymbolOptions, readDirections } from './options.js';
import { checkPattern, fits, type LinePattern, Matches, type PatternMatch } from './pattern-matches.js';
import { readSymbols } from './symbols.js';
import type { SymbolOptions } from './types.js';

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
  checkSymbolOptions('findTemplates', board, options, ['template', 'axes', 'rotated', 'mirrored']);
  const { template, rotated = false, mirrored = false } = options;
  checkTemplate('findTemplates', template);
  checkFlag('findTemplates', 'rotated', rotated);
  checkFlag('findTemplates', 'mirrored', mirrored);
  const symbols = readSymbols(board, options);
  const found = new Matches(board);
  const anchor = anchorOf(template);
  const links = new Links(board);
  for (const axes of positionsOf(board.layout, axesOf(board.layout, options.axes), rotated, mirrored)) {
    for (let cell = 0; cell < board.layout.size; cell++) {
      if (!symbols.match(symbols.at(cell), anchor.symbol)) continue;
      const cells = layOut(board.layout, links, { template, axes, anchor }, cell);
      if (cells && fits(symbols, template.flat(), cells)) found.add(cells);
    }
  }
  return found.all;
}

type Axes = readonly [along: number, down: number];

function checkTemplate(who: string, template: unknown): void {
  if (!Array.isArray(template) || template.length === 0) throw mistake(who, 'template', template, 'a list of rows');
  for (const [row, pattern] of template.entries()) checkPattern(who, `template[${row}]`, pattern, 0);
}

function axesOf(layout: Layout, asked: TemplateOptions<unknown>['axes']): Axes {
  const isFlat = layout.shape === 'hex' && layout.options?.orientation === 'flat';
  const usual = layout.shape === 'hex' ? (isFlat ? ['SE', 'S'] : ['E', 'SE']) : ['E', 'S'];
  const [along, down, ...more] =
    readDirections('findTemplates', 'axes', layout, asked === undefined ? usual : asked) ?? [];
  if (along !== undefined && down !== undefined && more.length === 0) return [along, down];
  throw mistake('findTemplates', 'axes', asked, 'two directions');
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

/** The first symbol of a template, and where in it that is. */
interface Anchor<TSymbol> {
  readonly symbol: TSymbol;
  readonly row: number;
  readonly column: number;
}

function anchorOf<TSymbol>(template: readonly LinePattern<TSymbol>[]): Anchor<TSymbol> {
  for (const [row, pattern] of template.entries()) {
    for (const [column, symbol] of pattern.entries()) if (symbol !== undefined) return { symbol, row, column };
  }
  throw mistake('findTemplates', 'template', template, 'rows with a symbol at least');
}

/** A template in one position. */
interface Position {
  readonly template: readonly LinePattern<unknown>[];
  readonly axes: Axes;
  readonly anchor: Anchor<unknown>;
}

/**
 * The cells of a template whose first symbol lies on a cell, −1 where there are none. Undefined where two of its symbols
 * are separated, or where it closes upon itself on a small board.
 */
function layOut<TTile extends object, TPiece>(
  layout: Layout,
  links: Links<TTile, TPiece>,
  { template, axes: [along, down], anchor }: Position,
  cell: Cell,
): Cell[] | undefined {
  const rows = template.map((pattern, row) =>
    pattern.map((_, column) => {
      const [right, below] = [column - anchor.column, row - anchor.row];
      const straight = walk(layout, walk(layout, cell, along, right), down, below);
      // Where one way round leads over the border of the board, the other one may not.
      return straight >= 0 ? straight : walk(layout, walk(layout, cell, down, below), along, right);
    }),
  );
  const isJoined = (row: number, column: number, nextRow: number, nextColumn: number): boolean =>
    template[row]?.[column] === undefined ||
    template[nextRow]?.[nextColumn] === undefined ||
    !links.separates(rows[row]?.[column] ?? -1, rows[nextRow]?.[nextColumn] ?? -1);
  const isWhole = template.every((pattern, row) =>
    pattern.every((_, column) => isJoined(row, column, row, column + 1) && isJoined(row, column, row + 1, column)),
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

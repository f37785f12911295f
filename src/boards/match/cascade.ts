import type { Board } from '../board.js';
import { directionNumber } from '../direction.js';
import type { Cell, Direction, Place } from '../layout.js';
import { checkCount, checkFunction, checkRandom, mistake, readCell, readList } from '../option-checks.js';
import type { Random } from '../random.js';
import type { Tile, TileProperties } from '../tile.js';
import { type Fall, fallDown, type Refilled } from './fall.js';
import { linesOf } from './lines.js';
import { Links } from './links.js';
import { checkSymbolOptions, readLength } from './options.js';
import { runsOnLines } from './runs.js';
import { readSymbols } from './symbols.js';
import type { Run, RunOptions } from './types.js';

/** How symbols vanish, fall and come. */
export interface CascadeOptions<TSymbol, TTile extends object = TileProperties, TPiece = unknown>
  extends RunOptions<TSymbol, TTile, TPiece> {
  /** The direction in which symbols fall. */
  readonly fall: Direction;
  /** Two places whose symbols trade places first. */
  readonly swap?: readonly [Place, Place] | undefined;
  /** Tiles that hold no symbols, and on which symbols come to rest: stones. Cells without a tile are such ones always. */
  readonly fixed?: ((tile: Tile<TTile>) => boolean) | undefined;
  /** What comes to an empty tile; undefined leaves it empty. Without it nothing comes. */
  readonly refill?: ((random: Random, tile: Tile<TTile>) => TSymbol | undefined) | undefined;
  /** The generator for `refill`, which draws from it; needed with it. */
  readonly random?: Random | undefined;
  /** How many steps are made at most, by default 1,000: a refill of one symbol only would never come to rest. */
  readonly limit?: number | undefined;
}

/** What happens at once: runs vanish, what is above falls, and new symbols come. */
export interface CascadeStep<TSymbol, TTile extends object = TileProperties> {
  readonly runs: readonly Run<TSymbol, TTile>[];
  /** The tiles of all runs, each once. */
  readonly cleared: readonly Tile<TTile>[];
  readonly fallen: readonly Fall<TSymbol, TTile>[];
  /** The new symbols, and from how many tiles above the first one of their column they come. */
  readonly refilled: readonly Refilled<TSymbol, TTile>[];
}

/** All steps until it is quiet. */
export interface Cascade<TSymbol, TTile extends object = TileProperties> {
  readonly steps: readonly CascadeStep<TSymbol, TTile>[];
  /** Whether no run is left; false only where the limit was reached. */
  readonly isQuiet: boolean;
  /** The symbol of each cell in the end. */
  readonly symbols: readonly (TSymbol | undefined)[];
}

/**
 * What follows from the symbols of a board, or from a swap of two: as long as there are runs they vanish, all that is
 * above falls down its column, and new symbols come in at the top. It is pure: the board stays as it is, and the steps are
 * there to be shown. A column ends at a wall, at a closed edge and at a stone, and what is below it is refilled in its
 * place; one that closes upon itself has no bottom, so that nothing falls in it.
 * The swap is made whether it makes a run or not; `findSwaps` tells which do. Throws errors that name the option, and on
 * graphs and triangles, where nothing falls straight.
 */
export function cascade<TSymbol, TTile extends object = TileProperties, TPiece = unknown>(
  board: Board<TTile, TPiece>,
  options: CascadeOptions<TSymbol, TTile, TPiece>,
): Cascade<TSymbol, TTile> {
  const { refill, random, fixed, limit } = checkCascade(board, options);
  const length = readLength('cascade', options);
  const symbols = readSymbols(board, options);
  const columns = columnsOf(board, options.fall, fixed);
  const lines = linesOf('cascade', board, options.directions);
  for (const tile of fixed ? board.tilesWhere(fixed) : []) symbols.byCell[tile.cell] = undefined;
  if (options.swap !== undefined) {
    const places = readList('cascade', 'swap', options.swap, 'two places');
    const [a, b] = places.map((place, index) => readCell('cascade', board, `swap[${index}]`, place));
    if (a === undefined || b === undefined || places.length > 2) throw mistake('cascade', 'swap', places, 'two places');
    [symbols.byCell[a], symbols.byCell[b]] = [symbols.byCell[b], symbols.byCell[a]];
  }
  const draw = refill && random ? (tile: Tile<TTile>) => refill(random, tile) : undefined;
  const steps: CascadeStep<TSymbol, TTile>[] = [];
  for (;;) {
    const runs = [...runsOnLines(board, lines, symbols, length)];
    if (runs.length === 0 || steps.length >= limit) {
      return { steps, isQuiet: runs.length === 0, symbols: symbols.byCell };
    }
    const cleared = [...new Set(runs.flatMap(({ tiles }) => tiles))];
    for (const { cell } of cleared) symbols.byCell[cell] = undefined;
    const { fallen, refilled } = fallDown(board, columns, symbols.byCell, draw);
    steps.push({ runs, cleared, fallen, refilled });
  }
}

const more = ['length', 'fall', 'swap', 'fixed', 'refill', 'random', 'limit'];

function checkCascade<TSymbol, TTile extends object, TPiece>(
  board: Board<TTile, TPiece>,
  options: CascadeOptions<TSymbol, TTile, TPiece>,
) {
  checkSymbolOptions('cascade', board, options, more);
  const { refill, random, fixed, limit = 1000 } = options;
  checkFunction('cascade', 'refill', refill);
  checkFunction('cascade', 'fixed', fixed);
  if (refill !== undefined) checkRandom('cascade', random, ', since there is a refill');
  checkCount('cascade', 'limit', limit, 1);
  return { refill, random, fixed, limit };
}

/** The parts of the lines along the fall in which symbols can fall, from top to bottom. */
function columnsOf<TTile extends object, TPiece>(
  board: Board<TTile, TPiece>,
  fall: Direction,
  fixed: ((tile: Tile<TTile>) => boolean) | undefined,
): { cells: readonly Cell[]; isRing: boolean }[] {
  const { layout } = board;
  const down = directionNumber(layout, fall, 'cascade: fall');
  const up = layout.opposite(down);
  if (up === undefined) throw new TypeError(`cascade: nothing falls straight on a ${layout.shape} layout`);
  const links = new Links(board);
  const holds = (cell: Cell): boolean => {
    const tile = cell < 0 ? undefined : board.tileOf(cell);
    return tile !== undefined && !(fixed?.(tile) ?? false);
  };
  const next = (cell: Cell, direction: number): Cell => {
    const neighbor = links.next(cell, direction);
    return holds(neighbor) ? neighbor : -1;
  };
  const columns: { cells: Cell[]; isRing: boolean }[] = [];
  const seen = new Set<Cell>();
  const trace = (start: Cell, isRing: boolean): void => {
    const cells: Cell[] = [];
    for (let cell = start; cell >= 0 && !seen.has(cell); cell = next(cell, down)) {
      seen.add(cell);
      cells.push(cell);
    }
    columns.push({ cells, isRing });
  };
  for (const { cell } of board.tiles()) if (holds(cell) && next(cell, up) < 0) trace(cell, false);
  for (const { cell } of board.tiles()) if (holds(cell) && !seen.has(cell)) trace(cell, true);
  return columns;
}

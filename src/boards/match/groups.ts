import type { Board } from '../board.js';
import { directionNumber } from '../direction.js';
import { incomingEdges } from '../incoming.js';
import type { Cell, Layout, Place } from '../layout.js';
import { readCell } from '../option-checks.js';
import type { Tile, TileProperties } from '../tile.js';
import { Links } from './links.js';
import { checkSymbolOptions } from './options.js';
import { tilesOf } from './runs.js';
import { readSymbols, type Symbols } from './symbols.js';
import type { SymbolOptions } from './types.js';

/** Neighbours with equal symbols. */
export interface SymbolGroup<TSymbol, TTile extends object = TileProperties> {
  /** What they are; the wildcard if all of them are wildcards. */
  readonly symbol: TSymbol;
  /** From the first one outwards. */
  readonly tiles: readonly Tile<TTile>[];
}

/**
 * The group around a place: all tiles with its symbol that hang together over neighbours in the directions asked for.
 * Wildcards belong to every group that they touch; around a wildcard there are those alone. Walls that cannot be passed
 * and edges closed both ways separate. Undefined where there is no symbol. Throws outside the board.
 */
export function findGroup<TSymbol, TTile extends object = TileProperties, TPiece = unknown>(
  board: Board<TTile, TPiece>,
  options: SymbolOptions<TSymbol, TTile, TPiece> & { readonly from: Place },
): SymbolGroup<TSymbol, TTile> | undefined {
  checkSymbolOptions('findGroup', options, ['from']);
  const from = readCell('findGroup', board, 'from', options.from);
  const cells = flood(readSymbols(board, options), neighborsOf('findGroup', board, options), from);
  return cells && { symbol: cells.symbol, tiles: tilesOf(board, cells.cells) };
}

/**
 * All groups of at least `size` tiles, by default 1, by their lowest cells. A wildcard belongs to every group that it
 * touches, and wildcards that touch no other symbol are a group of their own.
 */
export function findGroups<TSymbol, TTile extends object = TileProperties, TPiece = unknown>(
  board: Board<TTile, TPiece>,
  options: SymbolOptions<TSymbol, TTile, TPiece> & { readonly size?: number | undefined },
): SymbolGroup<TSymbol, TTile>[] {
  checkSymbolOptions('findGroups', options, ['size']);
  const { size = 1 } = options;
  if (!Number.isSafeInteger(size) || size < 1) {
    throw new RangeError(`findGroups: size is ${String(size)}, but must be a whole number of at least 1`);
  }
  const symbols = readSymbols(board, options);
  const neighbors = neighborsOf('findGroups', board, options);
  const seen = new Set<Cell>();
  const groups: { symbol: TSymbol; cells: readonly Cell[] }[] = [];
  // First those around symbols; what is left are wildcards among themselves.
  for (const isWild of [false, true]) {
    for (let cell = 0; cell < board.layout.size; cell++) {
      if (seen.has(cell) || symbols.isWild(symbols.at(cell)) !== isWild) continue;
      const group = flood(symbols, neighbors, cell);
      if (group === undefined) continue;
      for (const member of group.cells) if (isWild || !symbols.isWild(symbols.at(member))) seen.add(member);
      if (isWild && touchesAny(group.cells, neighbors, symbols)) continue;
      groups.push(group);
    }
  }
  const large = groups.filter(({ cells }) => cells.length >= size);
  return large.map(({ symbol, cells }) => ({ symbol, tiles: tilesOf(board, cells) }));
}

type Neighbors = (cell: Cell) => Cell[];

function neighborsOf<TSymbol, TTile extends object, TPiece>(
  who: string,
  board: Board<TTile, TPiece>,
  { directions }: SymbolOptions<TSymbol, TTile, TPiece>,
): Neighbors {
  const { layout } = board;
  const links = new Links(board);
  const asked = (directions ?? [...layout.directions.keys()]).flatMap((direction) => {
    const number = directionNumber(layout, direction, `${who}: direction`);
    return [number, layout.opposite(number) ?? number];
  });
  const ways = [...new Set(asked)].sort((a, b) => a - b);
  const onward = (cell: Cell) => ways.map((direction) => links.next(cell, direction)).filter((next) => next >= 0);
  return layout.nodes ? (cell) => [...onward(cell), ...cellsBefore(layout, links, ways, cell)] : onward;
}

/** The nodes of a graph whose edges lead to a cell: one-way edges join as well. */
function cellsBefore<TTile extends object, TPiece>(
  layout: Layout,
  links: Links<TTile, TPiece>,
  ways: readonly number[],
  cell: Cell,
): Cell[] {
  const width = layout.directions.length;
  const { first, edges } = incomingEdges(layout);
  return [...edges.subarray(first[cell], first[cell + 1])].flatMap((edge) => {
    const direction = edge % width;
    const from = (edge - direction) / width;
    return ways.includes(direction) && links.next(from, direction) === cell ? [from] : [];
  });
}

function flood<TSymbol>(
  symbols: Symbols<TSymbol>,
  neighbors: Neighbors,
  from: Cell,
): { symbol: TSymbol; cells: readonly Cell[] } | undefined {
  const symbol = symbols.at(from);
  if (symbol === undefined) return undefined;
  // A set, not a list as long as the board: a large board may have very many small groups.
  const cells = new Set([from]);
  for (const cell of cells) {
    for (const next of neighbors(cell)) {
      const other = symbols.at(next);
      if (other !== undefined && (Object.is(other, symbol) || symbols.isWild(other))) cells.add(next);
    }
  }
  return { symbol, cells: [...cells] };
}

function touchesAny<TSymbol>(cells: readonly Cell[], neighbors: Neighbors, symbols: Symbols<TSymbol>): boolean {
  const isOther = (cell: Cell): boolean => symbols.at(cell) !== undefined && !symbols.isWild(symbols.at(cell));
  return cells.some((cell) => neighbors(cell).some(isOther));
}

import type { Board } from '../board.js';
import { incomingEdges } from '../incoming.js';
import type { Cell, Layout, Place } from '../layout.js';
import { checkCount, readCell } from '../option-checks.js';
import type { Tile, TileProperties } from '../tile.js';
import { Links } from './links.js';
import { checkSymbolOptions, readDirections } from './options.js';
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
  checkSymbolOptions('findGroup', board, options, ['from']);
  const from = readCell('findGroup', board, 'from', options.from);
  const group = new GroupSearch(board, options, 'findGroup').around(from);
  return group && { symbol: group.symbol, tiles: tilesOf(board, group.cells) };
}

/**
 * All groups of at least `size` tiles, by default 1, by their lowest cells. A wildcard belongs to every group that it
 * touches, and wildcards that touch no other symbol are a group of their own.
 */
export function findGroups<TSymbol, TTile extends object = TileProperties, TPiece = unknown>(
  board: Board<TTile, TPiece>,
  options: SymbolOptions<TSymbol, TTile, TPiece> & { readonly size?: number | undefined },
): SymbolGroup<TSymbol, TTile>[] {
  checkSymbolOptions('findGroups', board, options, ['size']);
  const { size = 1 } = options;
  checkCount('findGroups', 'size', size, 1);
  const search = new GroupSearch(board, options, 'findGroups');
  const { symbols } = search;
  const seen = new Uint8Array(board.layout.size);
  const groups: SymbolGroup<TSymbol, TTile>[] = [];
  // First those around symbols; what is left are wildcards among themselves.
  for (const isWild of [false, true]) {
    for (let cell = 0; cell < board.layout.size; cell++) {
      if (seen[cell] === 1 || symbols.isWild(symbols.at(cell)) !== isWild) continue;
      const group = search.around(cell);
      if (group === undefined) continue;
      for (const member of group.cells) if (isWild || !symbols.isWild(symbols.at(member))) seen[member] = 1;
      if (group.cells.length < size || (isWild && search.touchesAny(group.cells))) continue;
      groups.push({ symbol: group.symbol, tiles: tilesOf(board, group.cells) });
    }
  }
  return groups;
}

interface CellGroup<TSymbol> {
  readonly symbol: TSymbol;
  readonly cells: Int32Array;
}

/** Searches for groups on one board; cells are marked by the number of the group, since a wildcard may be in several. */
class GroupSearch<TSymbol, TTile extends object, TPiece> {
  readonly symbols: Symbols<TSymbol>;
  readonly #neighbors: Neighbors;
  readonly #groupOf: Int32Array;
  readonly #cells: Int32Array;
  #groups = 0;

  constructor(board: Board<TTile, TPiece>, options: SymbolOptions<TSymbol, TTile, TPiece>, who: string) {
    this.symbols = readSymbols(board, options);
    this.#neighbors = neighborsOf(who, board, options);
    this.#groupOf = new Int32Array(board.layout.size);
    this.#cells = new Int32Array(board.layout.size);
  }

  /** The group around a cell, from there outwards: a list that the next call fills anew. */
  around(from: Cell): CellGroup<TSymbol> | undefined {
    const { symbols } = this;
    const symbol = symbols.at(from);
    if (symbol === undefined) return undefined;
    const [cells, groupOf, group] = [this.#cells, this.#groupOf, ++this.#groups];
    let count = 1;
    cells[0] = from;
    groupOf[from] = group;
    for (let index = 0; index < count; index++) {
      for (const next of this.#neighbors(cells[index] as Cell)) {
        if (next < 0 || groupOf[next] === group) continue;
        const other = symbols.at(next);
        if (other === undefined || (!Object.is(other, symbol) && !symbols.isWild(other))) continue;
        groupOf[next] = group;
        cells[count++] = next;
      }
    }
    return { symbol, cells: cells.subarray(0, count) };
  }

  /** Whether a cell beside these has a symbol that is no wildcard. */
  touchesAny(cells: Int32Array): boolean {
    const isOther = (cell: Cell): boolean =>
      this.symbols.at(cell) !== undefined && !this.symbols.isWild(this.symbols.at(cell));
    return cells.some((cell) => this.#neighbors(cell).some(isOther));
  }
}

/** The neighbours of a cell that belong together with it, and −1 for others: a list that the next call fills anew. */
type Neighbors = (cell: Cell) => Int32Array | readonly Cell[];

function neighborsOf<TSymbol, TTile extends object, TPiece>(
  who: string,
  board: Board<TTile, TPiece>,
  { directions }: SymbolOptions<TSymbol, TTile, TPiece>,
): Neighbors {
  const { layout } = board;
  const links = new Links(board);
  const asked = readDirections(who, 'direction', layout, directions) ?? [...layout.directions.keys()];
  const both = asked.flatMap((direction) => [direction, layout.opposite(direction) ?? direction]);
  const ways = [...new Set(both)].sort((a, b) => a - b);
  const found = new Int32Array(ways.length);
  const onward = (cell: Cell): Int32Array => {
    for (let index = 0; index < ways.length; index++) found[index] = links.next(cell, ways[index] as number);
    return found;
  };
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

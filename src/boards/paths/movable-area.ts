import type { Board } from '../board.js';
import type { Cell, Layout, Place } from '../layout.js';
import { checkNumber, readStartCell } from '../option-checks.js';
import { cellOfPlace } from '../place.js';
import type { Tile } from '../tile.js';
import { type CellStep, type FoundParts, makePath } from './make-path.js';
import { pathRuleNames, readPathRules } from './path-options.js';
import { search } from './search.js';
import { type SearchState, withSearchState } from './search-state.js';
import { Steps } from './steps.js';
import type { MovableArea, MovableAreaOptions, Path } from './types.js';

const WHO = 'movableArea';
const optionNames = ['from', 'points', ...pathRuleNames];

/**
 * All tiles that a piece can reach with some points, and the cheapest ways there, out of one search. Pure: nothing moves.
 * Throws on bad options, where no tile is at `from`, and on a cost that makes no sense, naming the tile.
 */
export function movableArea<TTile extends object, TPiece>(
  board: Board<TTile, TPiece>,
  options: MovableAreaOptions<TTile, TPiece>,
): MovableArea<TTile> {
  readPathRules(WHO, options, optionNames);
  const { from, points = Number.POSITIVE_INFINITY, piece } = options;
  checkNumber(WHO, 'points', points, 0);
  const start = readStartCell(WHO, board, from);
  const revision = board.revisionWithout(piece);
  return withSearchState(WHO, board, (state) => {
    search(new Steps(board, options), state, { start, limit: points });
    return new FoundArea({ board, start, revision }, state);
  });
}

/** What a search has found, for itself. */
class FoundArea<TTile extends object, TPiece> implements MovableArea<TTile> {
  readonly from: Tile<TTile>;
  readonly tiles: readonly Tile<TTile>[];
  readonly revision: number;
  readonly #layout: Layout;
  readonly #shift: number;
  /** The cells by cost, the start first; for each where the way comes from, as the search has it, and what it costs. */
  readonly #cells: Int32Array;
  readonly #arrivals: Int32Array;
  readonly #costs: Float64Array;
  /** Where each cell is in these lists. */
  #places: ReadonlyMap<Cell, number> | undefined;

  constructor(parts: FoundParts<TTile, TPiece>, state: SearchState) {
    const { order, found, arrivals, shift } = state;
    const { board, start, revision } = parts;
    const tiles: Tile<TTile>[] = new Array(found - 1);
    this.from = board.tileOf(start) as Tile<TTile>;
    this.tiles = tiles;
    this.revision = revision;
    this.#layout = board.layout;
    this.#shift = shift;
    const cells = order.slice(0, found);
    const foundArrivals = new Int32Array(found);
    const foundCosts = new Float64Array(found);
    for (let place = 0; place < found; place++) {
      const cell = cells[place] as Cell;
      foundArrivals[place] = arrivals[cell] as number;
      foundCosts[place] = state.costOf(cell);
      if (place > 0) tiles[place - 1] = board.tileOf(cell) as Tile<TTile>;
    }
    this.#cells = cells;
    this.#arrivals = foundArrivals;
    this.#costs = foundCosts;
  }

  has(place: Place): boolean {
    return this.#placeOf(place) !== undefined;
  }

  costTo(place: Place): number | undefined {
    const found = this.#placeOf(place);
    return found === undefined ? undefined : this.#costs[found];
  }

  pathTo(place: Place): Path<TTile> | undefined {
    const found = this.#placeOf(place);
    if (found === undefined) return undefined;
    const { from, revision } = this;
    return makePath({ from, revision, tileOf: (cell) => this.#tileOf(cell) }, this.#wayTo(found));
  }

  #tileOf(cell: Cell): Tile<TTile> {
    return this.tiles[(this.#index().get(cell) ?? 0) - 1] ?? this.from;
  }

  #wayTo(target: number): CellStep[] {
    const way: CellStep[] = [];
    for (let place: number | undefined = target; place !== undefined && place > 0; ) {
      const [cell, arrival, spent] = [this.#cells[place], this.#arrivals[place], this.#costs[place]] as [
        number,
        number,
        number,
      ];
      way.push({ cell, direction: arrival & ((1 << this.#shift) - 1), spent });
      place = this.#index().get(arrival >> this.#shift);
    }
    return way.reverse();
  }

  #placeOf(place: Place): number | undefined {
    const cell = cellOfPlace(this.#layout, place);
    return cell === undefined ? undefined : this.#index().get(cell);
  }

  #index(): ReadonlyMap<Cell, number> {
    this.#places ??= new Map([...this.#cells].map((cell, place) => [cell, place]));
    return this.#places;
  }
}

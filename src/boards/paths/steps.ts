import type { Board } from '../board.js';
import type { Cell } from '../layout.js';
import { Passage } from '../passage.js';
import { costOf, STOP_COST } from '../step-cost.js';
import type { Tile } from '../tile.js';
import type { PathRules } from './types.js';

/** No bucket for each point above this. */
const MANY_BUCKETS = 4096;
/** More than fits into 32 bits beside an estimate. */
const LARGE = 2 ** 30;

/** What the steps on a board cost under some rules. */
export class Steps<TTile extends object, TPiece> {
  readonly passage: Passage<TTile, TPiece>;
  /** No step costs less. */
  readonly least: number;
  /** If every step costs a whole number, and no way so much that it would not be a small one: the most that one costs. */
  readonly mostWhole: number | undefined;
  /** No way costs so much, if `mostWhole` is known. */
  readonly span: number;
  /** Per cell what it costs to enter it, where all is whole and said by the tables of the board alone; no STOP either. */
  readonly wholes: Int32Array | undefined;
  /** Whether, moreover, all steps cost the same. */
  readonly areEven: boolean;
  /** Whether a step may be a STOP. */
  readonly mayStop: boolean;
  /** Per cell what it costs to enter it, where that is a number and all steps there cost it; else undefined, or below 0. */
  readonly plain: Float64Array | undefined;
  readonly #values: Float64Array;
  readonly #ask: PathRules<TTile>['cost'];
  /** How many times as much a diagonal costs; 0 where all steps cost the same. */
  readonly #diagonal: number;

  constructor(board: Board<TTile, TPiece>, rules: PathRules<TTile, TPiece>) {
    const { costs } = board.cells;
    const { cost, leastCost = 0, diagonalCost = 1 } = rules;
    this.passage = new Passage(board, rules);
    this.#values = costs.values;
    this.#ask = cost;
    this.#diagonal = board.layout.diagonalSides !== undefined && diagonalCost !== 1 ? diagonalCost : 0;
    // Where no tile costs anything, all of them are BLOCKED.
    this.least = cost !== undefined ? leastCost : costs.least === Number.POSITIVE_INFINITY ? 0 : costs.least;
    this.plain = cost === undefined && this.#diagonal === 0 ? costs.values : undefined;
    this.mayStop = cost !== undefined || costs.haveStops;
    const isWhole = cost === undefined && costs.areWhole && this.#diagonal === 0;
    const isSmall = costs.most <= MANY_BUCKETS && costs.most * board.layout.size < LARGE;
    this.mostWhole = isWhole && isSmall ? Math.max(1, costs.most) : undefined;
    this.span = (this.mostWhole ?? 0) * board.layout.size + 1;
    const { masks } = this.passage;
    this.wholes = this.mostWhole !== undefined && masks && !this.mayStop ? costs.wholes : undefined;
    this.areEven = this.wholes !== undefined && costs.least === costs.most;
  }

  /** What the tile says that a possible step enters: ≥ 0, BLOCKED_COST or STOP_COST. Throws if it makes no sense. */
  cost(cell: Cell, direction: number, next: Cell): number {
    const cost = this.#values[next] as number;
    if (this.#ask === undefined && !Number.isNaN(cost)) return cost;
    const { board, layout } = this.passage;
    return costOf(layout, this.#ask, board.tileOf(next) as Tile<TTile>, board.tileOf(cell) as Tile<TTile>, direction);
  }

  /** What the step takes then. */
  price(cost: number, direction: number): number {
    const points = cost === STOP_COST ? 1 : cost;
    if (this.#diagonal === 0) return points;
    return this.passage.layout.diagonalSides?.[direction] === undefined ? points : points * this.#diagonal;
  }
}

import type { Cell } from './layout.js';
import { costNumber, STOP_COST } from './step-cost.js';

/** What entering each tile costs by its properties, as numbers for algorithms. */
export interface CostTable {
  /** Per cell a number ≥ 0, −1 for BLOCKED, −2 for STOP, NaN for what makes no sense; of no use where no tile is. */
  readonly values: Float64Array;
  /** The same as whole numbers, where all of them are such. */
  readonly wholes: Int32Array;
  /** No tile costs less; a STOP counts as 1. */
  readonly least: number;
  /** Whether all of them are whole numbers, STOP or BLOCKED. */
  readonly areWhole: boolean;
  /** No tile costs more. */
  readonly most: number;
  /** Whether there is a STOP among them. */
  readonly haveStops: boolean;
}

/** The table as the board keeps it. What it says of all tiles holds, also when the tile that made it so is gone. */
export class EnterCosts implements CostTable {
  readonly values: Float64Array;
  readonly wholes: Int32Array;
  least = Number.POSITIVE_INFINITY;
  most = 0;
  areWhole = true;
  haveStops = false;

  constructor(size: number) {
    this.values = new Float64Array(size);
    this.wholes = new Int32Array(size);
  }

  /** @param written as `writtenCost` gives it */
  set(cell: Cell, written: unknown): void {
    const cost = written === undefined ? 1 : costNumber(written);
    this.values[cell] = cost;
    this.wholes[cell] = cost;
    // What makes no sense is no number; whoever comes to it says so.
    if (Number.isNaN(cost)) this.areWhole = false;
    if (cost === STOP_COST) this.haveStops = true;
    this.#widen(cost === STOP_COST ? 1 : cost);
  }

  /** Another cell costs what one costs. */
  repeat(from: Cell, cell: Cell): void {
    this.values[cell] = this.values[from] ?? 1;
    this.wholes[cell] = this.wholes[from] ?? 1;
  }

  /** All tiles cost 1. */
  fill(): void {
    this.values.fill(1);
    this.wholes.fill(1);
    this.#widen(1);
  }

  #widen(cost: number): void {
    if (!(cost >= 0)) return;
    if (cost < this.least) this.least = cost;
    if (cost > this.most) this.most = cost;
    if (!Number.isInteger(cost)) this.areWhole = false;
  }
}

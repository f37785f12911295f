import { BLOCKED, type Cost, STOP } from './forwarding/types.js';
import type { Layout } from './layout.js';
import type { Tile } from './tile.js';
import { knownProperties } from './tile.js';
import { tileName } from './tile-rules.js';
import { writtenCost } from './written-cost.js';

/** A STOP, as the number that algorithms reckon with. */
export const STOP_COST = -2;
/** What is BLOCKED, likewise. */
export const BLOCKED_COST = -1;

/** What a step from one tile to another in a direction costs; undefined leaves it to the tile. */
export type AskCost<TTile extends object> = (
  tile: Tile<TTile>,
  previous: Tile<TTile>,
  direction: number,
) => Cost | undefined;

/** What it costs to enter a tile: the callback's answer, else the tile's, else 1. Throws and names the tile. */
export function costOf<TTile extends object>(
  layout: Layout,
  ask: AskCost<TTile> | undefined,
  tile: Tile<TTile>,
  previous: Tile<TTile>,
  direction: number,
): number {
  const answer: unknown = ask?.(tile, previous, direction);
  if (answer !== undefined) return readCost(layout, tile, answer, 'the cost callback answered');
  const { cost } = knownProperties(tile.properties);
  if (cost === undefined) return 1;
  return readCost(layout, tile, writtenCost(cost), 'its cost is');
}

/** A cost as a number; NaN if it makes no sense. */
export function costNumber(cost: unknown): number {
  if (typeof cost === 'number' && cost >= 0 && cost < Number.POSITIVE_INFINITY) return cost;
  if (cost === STOP) return STOP_COST;
  return cost === BLOCKED ? BLOCKED_COST : Number.NaN;
}

function readCost<TTile extends object>(layout: Layout, tile: Tile<TTile>, cost: unknown, what: string): number {
  const number = costNumber(cost);
  if (!Number.isNaN(number)) return number;
  const shown = typeof cost === 'string' ? `'${cost}'` : String(cost);
  throw new RangeError(
    `${tileName(layout, tile.cell)}: ${what} ${shown}, but must be a finite number ≥ 0, '${STOP}' or '${BLOCKED}'`,
  );
}

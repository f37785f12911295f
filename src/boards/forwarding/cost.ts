import type { Tile } from '../tile.js';
import { knownProperties } from '../tiles.js';
import { writtenCost } from '../written-cost.js';
import type { Road } from './road.js';
import { BLOCKED, type ForwardRules, STOP } from './types.js';

/** A STOP, as the number that a walk reckons with. */
export const STOP_COST = -2;
/** A way that is BLOCKED, likewise. */
export const BLOCKED_COST = -1;

/** What it costs to enter a tile: the callback's answer, else the tile's, else 1. Throws and names the tile. */
export function costOf<TTile extends object, TPiece>(
  road: Road<TTile, TPiece>,
  ask: ForwardRules<TTile>['cost'],
  tile: Tile<TTile>,
  previous: Tile<TTile>,
  direction: number,
): number {
  const answer: unknown = ask?.(tile, previous, direction);
  if (answer !== undefined) return readCost(road, tile, answer, 'the cost callback answered');
  const { cost } = knownProperties(tile.properties);
  if (cost === undefined) return 1;
  return readCost(road, tile, writtenCost(cost), 'its cost is');
}

function readCost<TTile extends object, TPiece>(
  road: Road<TTile, TPiece>,
  tile: Tile<TTile>,
  cost: unknown,
  what: string,
): number {
  if (typeof cost === 'number' && cost >= 0 && cost < Number.POSITIVE_INFINITY) return cost;
  if (cost === STOP) return STOP_COST;
  if (cost === BLOCKED) return BLOCKED_COST;
  const shown = typeof cost === 'string' ? `'${cost}'` : String(cost);
  throw new RangeError(
    `${road.name(tile.cell)}: ${what} ${shown}, but must be a finite number ≥ 0, '${STOP}' or '${BLOCKED}'`,
  );
}

import { BLOCKED, STOP } from './forwarding/types.js';

/** The cost of a tile as authors write it: words without regard to case, a number also as text; others stay as they are. */
export function writtenCost(cost: unknown): unknown {
  if (typeof cost !== 'string') return cost;
  if (/^\d+(\.\d+)?$/.test(cost)) return Number(cost);
  const word = cost.toUpperCase();
  return word === STOP || word === BLOCKED ? word : cost;
}

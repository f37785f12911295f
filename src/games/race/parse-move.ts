import type { RaceMove } from './move.js';

/** A move out of data from elsewhere; undefined if the value is none. Whether it may be made is another question. */
export function parseMove(value: unknown): RaceMove | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { type, points, direction, good, tile }: { readonly [name: string]: unknown } = { ...value };
  switch (type) {
    case 'roll':
    case 'buy':
    case 'decline':
    case 'bail':
    case 'use-pass':
      return { type };
    case 'choose':
      return isWhole(points) ? { type, points } : undefined;
    case 'go':
      return isWhole(direction) ? { type, direction } : undefined;
    case 'goods':
      return good === 'pass' || good === 'charm' ? { type, good } : undefined;
    case 'sell':
      return typeof tile === 'string' ? { type, tile } : undefined;
    default:
      return undefined;
  }
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

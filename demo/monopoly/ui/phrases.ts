// Words that many sentences need.
import type { Moment } from './game-setup.js';

/** What a tile is called. */
export function tileName(cell: number, { game }: Pick<Moment, 'game'>): string {
  return game.tile(cell)?.name ?? `tile ${cell}`;
}

/** What the jail of this board is called. */
export function jailName({ game }: Pick<Moment, 'game'>): string {
  return game.track.jail?.name ?? 'the jail';
}

/** Coins with their word. */
export function coinsOf(coins: number): string {
  return coins === 1 ? '1 coin' : `${coins} coins`;
}

/** Points of a roll with their word. */
export function pointsOf(points: number): string {
  return points === 1 ? '1 point' : `${points} points`;
}

/** Several things in one phrase: a, b and c. */
export function listed(things: readonly string[], last = 'and'): string {
  const end = things.at(-1) ?? '';
  return things.length < 2 ? end : `${things.slice(0, -1).join(', ')} ${last} ${end}`;
}

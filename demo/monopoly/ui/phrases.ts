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

/** A number with its word: 1 house, 2 houses. */
export function counted(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`;
}

/** Coins with their word. */
export function coinsOf(coins: number): string {
  return counted(coins, 'coin');
}

/** Points of a roll with their word. */
export function pointsOf(points: number): string {
  return counted(points, 'point');
}

/** Several things in one phrase: a, b and c. */
export function listed(things: readonly string[], last = 'and'): string {
  const end = things.at(-1) ?? '';
  return things.length < 2 ? end : `${things.slice(0, -1).join(', ')} ${last} ${end}`;
}

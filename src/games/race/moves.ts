import type { Seat } from '../game.js';
import { ownedTiles } from './estate.js';
import { goodsFor } from './market.js';
import type { RaceMove } from './move.js';
import type { RacePlayer, RaceState } from './state.js';
import type { RaceTile } from './tile.js';
import { type Track, tileOn } from './track.js';

/** Whose move it is: while a debt is open, who owes; undefined once the race is over. */
export function moverOf({ phase, debt, turn }: RaceState): Seat | undefined {
  if (phase === 'over') return undefined;
  return debt?.seat ?? turn;
}

/** The moves that may be made. */
export function movesOf(track: Track, state: RaceState): RaceMove[] {
  const mover = moverOf(state);
  const player = mover === undefined ? undefined : state.players[mover];
  if (mover === undefined || player === undefined) return [];
  const tile = tileOn(track, player.cell);
  switch (state.phase) {
    case 'roll':
      return [{ type: 'roll' }, ...choices(state, player)];
    case 'fork':
      return [...ways(state), ...purchases(tile, player)];
    case 'offer':
      return [{ type: 'buy' }, { type: 'decline' }];
    case 'market':
      return [...purchases(tile, player), { type: 'decline' }];
    case 'debt':
      return ownedTiles(track, state.owners, mover).map(({ label }) => ({ type: 'sell', tile: label }));
    case 'jail':
      return [{ type: 'roll' }, ...waysOut(track, player)];
    case 'over':
      return [];
  }
}

/** Whether two moves are the same. */
export function isSameMove(a: RaceMove, b: RaceMove): boolean {
  const other = new Map<string, unknown>(Object.entries(b));
  return Object.entries(a).every(([name, value]) => other.get(name) === value);
}

function choices({ rules }: RaceState, { charms }: RacePlayer): RaceMove[] {
  if (charms === 0) return [];
  return Array.from({ length: 5 * rules.dice + 1 }, (_, more) => ({ type: 'choose', points: rules.dice + more }));
}

function ways({ walk }: RaceState): RaceMove[] {
  return walk?.ways.map(({ direction }) => ({ type: 'go', direction })) ?? [];
}

function purchases(tile: RaceTile, player: RacePlayer): RaceMove[] {
  return goodsFor(tile, player).map((good) => ({ type: 'goods', good }));
}

function waysOut({ jail }: Track, { coins, passes }: RacePlayer): RaceMove[] {
  const moves: RaceMove[] = [];
  if (coins >= (jail?.bail ?? 0)) moves.push({ type: 'bail' });
  if (passes > 0) moves.push({ type: 'use-pass' });
  return moves;
}

import { bank } from './money.js';
import type { RaceGood } from './move.js';
import type { RacePlayer } from './state.js';
import type { Table } from './table.js';
import type { RaceTile } from './tile.js';

const GOODS: readonly RaceGood[] = ['pass', 'charm'];

/** What a market sells to a player: what one has none of and can afford. */
export function goodsFor({ goods = {} }: RaceTile, player: RacePlayer): RaceGood[] {
  const held = { pass: player.passes, charm: player.charms };
  return GOODS.filter((good) => held[good] === 0 && (goods[good] ?? Number.POSITIVE_INFINITY) <= player.coins);
}

/** Asks what to buy, if there is anything. */
export function openMarket(table: Table): void {
  if (goodsFor(table.tile, table.player).length > 0) table.ask('market');
}

/** Buys a good; the market stays open, and so does the fork on which it is. */
export function buyGood(table: Table, good: RaceGood): void {
  const { seat, tile, state } = table;
  bank(table, seat, -(tile.goods?.[good] ?? 0), 'goods');
  keep(table, good, 'market');
  if (state.phase === 'fork') table.ask('fork');
  else openMarket(table);
}

/** Takes a good into the hand. */
export function keep(table: Table, good: RaceGood, how: 'market' | 'card'): void {
  const { seat, player } = table;
  if (good === 'pass') player.passes++;
  else player.charms++;
  table.say({ kind: 'got', seat, good, how });
}

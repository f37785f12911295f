import type { Cell } from '../../boards/index.js';
import { ownerOf, rentOf } from './estate.js';
import { turnGates } from './gates.js';
import { bank, charge } from './money.js';
import type { RaceTask } from './state.js';
import type { Table } from './table.js';
import type { RaceTile } from './tile.js';

/** Does what a tile says about landing there, and puts on the agenda what has to wait for payments and answers. */
export function land(table: Table): void {
  const { track, seat, tile, state } = table;
  table.say({ kind: 'landed', seat, cell: tile.cell });
  table.next(...laterOf(tile));
  turnGates(table, tile);
  bank(table, seat, tile.land, 'land');
  const owner = ownerOf(state.owners, tile);
  if (owner === undefined || owner === seat) return;
  charge(table, { seat, to: owner, coins: rentOf(track, state.owners, tile), why: 'rent' });
}

/** In this order; a card, the arrest and the jump may lead away from the tile, so they come last. */
function laterOf({ cell, price, goods, draw, isArrest, jump }: RaceTile): RaceTask[] {
  const tasks: RaceTask[] = [];
  if (price !== undefined) tasks.push({ task: 'offer', cell });
  if (goods !== undefined) tasks.push({ task: 'market', cell });
  if (draw !== undefined) tasks.push({ task: 'draw', cell });
  if (isArrest) tasks.push({ task: 'arrest', cell });
  if (jump !== undefined) tasks.push({ task: 'jump', cell });
  return tasks;
}

/** Comes to another tile without steps, and lands there as well. */
export function jump(table: Table, to: Cell | undefined): void {
  if (to === undefined) return;
  const { seat, player } = table;
  const from = player.cell;
  table.stand(to, player.face);
  table.say({ kind: 'jumped', seat, from, to });
  table.next({ task: 'land' });
}

/** Asks whether to buy the tile where the piece stands, if it is free and affordable. */
export function offer(table: Table): void {
  const { tile, player, state } = table;
  const { price } = tile;
  if (price !== undefined && price <= player.coins && ownerOf(state.owners, tile) === undefined) table.ask('offer');
}

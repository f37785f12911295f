import type { Seat } from '../game.js';
import { ownedTiles, saleOf } from './estate.js';
import type { RacePayment } from './event.js';
import type { RaceDebt } from './state.js';
import type { Table } from './table.js';
import { type NamedTile, tileNamed } from './track.js';

/** Coins from the bank; negative: to the bank. */
export function bank(table: Table, seat: Seat, coins: number, why: RacePayment): void {
  if (coins > 0) transfer(table, { to: seat, coins, why });
  else if (coins < 0) charge(table, { seat, coins: -coins, why });
}

/** Makes a player pay: at once, or else before anything else happens. */
export function charge(table: Table, debt: RaceDebt): void {
  if (debt.coins === 0) return;
  if (table.playerAt(debt.seat).coins >= debt.coins) pay(table, debt);
  else table.owe(debt);
}

/** Pays what is on the agenda, or asks what to sell for it; who cannot raise so much is bankrupt. */
export function settle(table: Table, debt: RaceDebt): void {
  const { track, state } = table;
  const { coins } = table.playerAt(debt.seat);
  const sales = ownedTiles(track, state.owners, debt.seat).map(saleOf);
  if (coins >= debt.coins) pay(table, debt);
  else if (sales.reduce((sum, sale) => sum + sale, coins) < debt.coins) goBankrupt(table, debt);
  else owe(table, debt);
}

function owe(table: Table, debt: RaceDebt): void {
  const { state } = table;
  if (state.debt === undefined) table.say({ kind: 'owed', ...debt });
  state.debt = debt;
  table.ask('debt');
}

/** Sells a tile for the open debt. */
export function sell(table: Table, label: string): void {
  const { debt } = table.state;
  if (debt === undefined) return;
  sellTile(table, debt.seat, tileNamed(table.track, label));
  table.next({ task: 'pay', ...debt });
}

/** Buys the tile on which the piece stands. */
export function buyTile(table: Table): void {
  const { seat } = table;
  const { label, cell, price } = table.tile;
  if (label === undefined || price === undefined) return;
  bank(table, seat, -price, 'price');
  table.state.owners = { ...table.state.owners, [label]: seat };
  table.say({ kind: 'bought', seat, cell, price });
}

function sellTile(table: Table, seat: Seat, tile: NamedTile): void {
  const price = saleOf(tile);
  delete table.state.owners[tile.label];
  bank(table, seat, price, 'sale');
  table.say({ kind: 'sold', seat, cell: tile.cell, price });
}

function pay(table: Table, { seat, ...payment }: RaceDebt): void {
  delete table.state.debt;
  transfer(table, { from: seat, ...payment });
}

interface Payment {
  readonly from?: Seat;
  readonly to?: Seat;
  readonly coins: number;
  readonly why: RacePayment;
}

function transfer(table: Table, payment: Payment): void {
  const { from, to, coins } = payment;
  if (coins === 0) return;
  if (from !== undefined) table.playerAt(from).coins -= coins;
  if (to !== undefined) table.playerAt(to).coins += coins;
  table.say({ kind: 'paid', ...payment });
}

/** What is left goes to whom it is owed, and the tiles become free. */
function goBankrupt(table: Table, { seat, ...owed }: RaceDebt): void {
  const { track, state } = table;
  const player = table.playerAt(seat);
  delete state.debt;
  for (const tile of ownedTiles(track, state.owners, seat)) sellTile(table, seat, tile);
  transfer(table, { from: seat, ...owed, coins: player.coins });
  player.isOut = true;
  delete player.jail;
  table.say({ kind: 'out', seat, ...(owed.to === undefined ? {} : { to: owed.to }) });
  state.agenda = state.agenda.filter((task) =>
    task.task === 'pay' ? task.seat !== seat && task.to !== seat : seat !== state.turn,
  );
  const [winner, other] = table.seatsFrom(0);
  if (winner !== undefined && other === undefined) table.finish([winner], 'one-left');
}

import { bank, charge } from './money.js';
import type { Table } from './table.js';

/** How often one may try to roll doubles; then the bail is due (the usual convention of property trading games). */
const TRIES = 3;

/** Leads to the jail, at once and past nothing. The turn is over. */
export function arrest(table: Table, why: 'tile' | 'card' | 'doubles'): void {
  const { track, seat, player, state } = table;
  if (track.jail === undefined) return;
  const from = player.cell;
  const to = track.jail.cell;
  table.stand(to, player.face);
  player.jail = { tries: 0 };
  state.doubles = 0;
  // What others owe is still to be settled.
  state.agenda = state.agenda.filter(({ task }) => task === 'pay');
  table.say({ kind: 'jailed', seat, from, to, why });
}

/** A roll in the jail: out with doubles, and out with the bail after the last try; this roll is walked then. */
export function tryToLeave(table: Table, points: number, isDoubles: boolean): void {
  const { track, seat, player } = table;
  const tries = (player.jail?.tries ?? 0) + 1;
  const walk = { task: 'walk', points, stepsMade: 0 } as const;
  if (isDoubles) {
    leave(table, 'doubles');
    table.next(walk);
  } else if (tries < TRIES) {
    player.jail = { tries };
    table.say({ kind: 'stayed', seat, tries });
  } else {
    table.next({ task: 'free' }, walk);
    charge(table, { seat, coins: track.jail?.bail ?? 0, why: 'bail' });
  }
}

/** Pays to leave the jail, and may roll. */
export function payBail(table: Table): void {
  bank(table, table.seat, -(table.track.jail?.bail ?? 0), 'bail');
  leave(table, 'bail');
  table.ask('roll');
}

/** Uses a pass to leave the jail, and may roll. */
export function usePass(table: Table): void {
  table.player.passes--;
  leave(table, 'pass');
  table.ask('roll');
}

/** Leaves the jail; from now on it is a tile like others. */
export function leave(table: Table, how: 'doubles' | 'bail' | 'pass'): void {
  const { seat, player } = table;
  delete player.jail;
  table.say({ kind: 'freed', seat, how });
}

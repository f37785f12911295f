import { draw } from './cards.js';
import { arrest, leave } from './jail.js';
import { jump, land, offer } from './landing.js';
import { openMarket } from './market.js';
import { settle } from './money.js';
import type { RaceTask } from './state.js';
import type { Table } from './table.js';
import { endTurn } from './turns.js';
import { askForWay, walk, walkTo } from './walking.js';

type Rule<Name> = (table: Table, task: Extract<RaceTask, { readonly task: Name }>) => void;

/** How each task is done. */
const rules: { readonly [Name in RaceTask['task']]: Rule<Name> } = {
  walk: (table, { points, stepsMade, backwards }) => walk(table, points, stepsMade, backwards),
  'walk-to': (table, { to, stepsMade }) => walkTo(table, to, stepsMade),
  fork: (table, { walk }) => askForWay(table, walk),
  land,
  offer: ifStillThere(offer),
  market: ifStillThere(openMarket),
  draw: ifStillThere(draw),
  arrest: ifStillThere((table) => arrest(table, 'tile')),
  jump: ifStillThere((table) => jump(table, table.tile.jump)),
  free: (table) => leave(table, 'bail'),
  pay: (table, { task, ...debt }) => settle(table, debt),
};

/** Does what is on the agenda until the rules have a question; with nothing left on it, the turn ends. */
export function carryOn(table: Table): void {
  while (!table.isAsking) {
    const task = table.state.agenda.shift();
    if (task === undefined) endTurn(table);
    else (rules[task.task] as Rule<RaceTask['task']>)(table, task);
  }
}

/** What a tile wants of a piece is void once that has been sent on from there. */
function ifStillThere(rule: (table: Table) => void): (table: Table, task: { readonly cell: number }) => void {
  return (table, { cell }) => {
    if (table.player.cell === cell) rule(table);
  };
}

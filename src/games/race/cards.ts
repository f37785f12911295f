import type { RaceEffect } from './card.js';
import { arrest } from './jail.js';
import { jump } from './landing.js';
import { keep } from './market.js';
import { bank, charge } from './money.js';
import type { RaceTask } from './state.js';
import type { Table } from './table.js';
import { tileNamed } from './track.js';

type Rule<Kind> = (table: Table, effect: Extract<RaceEffect, { readonly kind: Kind }>) => void;

/** What each card does. */
const rules: { readonly [Kind in RaceEffect['kind']]: Rule<Kind> } = {
  coins: (table, { coins }) => bank(table, table.seat, coins, 'card'),
  each: (table, { coins }) => shareCoins(table, coins),
  steps: (table, { steps }) => table.next(walkTask(steps)),
  to: (table, { label }) => table.next({ task: 'walk-to', to: tileNamed(table.track, label).cell, stepsMade: 0 }),
  jump: (table, { label }) => jump(table, tileNamed(table.track, label).cell),
  arrest: (table) => arrest(table, 'card'),
  pass: (table) => keep(table, 'pass', 'card'),
};

/** Draws the card on top of the deck of a tile and does what it says; the card goes under the deck. */
export function draw(table: Table): void {
  const { seat, tile, state } = table;
  const deck = tile.draw ?? '';
  const [top, ...rest] = state.decks[deck] ?? [];
  const card = top === undefined ? undefined : state.rules.cards[top];
  // A deck gives one card a roll: else cards that lead to a tile of their own deck could go on for ever.
  if (top === undefined || card === undefined || state.drawn.includes(deck)) return;
  state.drawn.push(deck);
  state.decks[deck] = [...rest, top];
  table.say({ kind: 'drew', seat, deck, card: top });
  const { effect } = card;
  (rules[effect.kind] as Rule<RaceEffect['kind']>)(table, effect);
}

function walkTask(steps: number): RaceTask {
  const task = { task: 'walk', points: Math.abs(steps), stepsMade: 0 } as const;
  return steps < 0 ? { ...task, backwards: true } : task;
}

/** Coins from every other player, in the order of the turns; negative: to every other player. */
function shareCoins(table: Table, coins: number): void {
  const { seat } = table;
  for (const other of table.seatsFrom(seat).filter((one) => one !== seat)) {
    if (coins > 0) charge(table, { seat: other, to: seat, coins, why: 'card' });
    else charge(table, { seat, to: other, coins: -coins, why: 'card' });
  }
}

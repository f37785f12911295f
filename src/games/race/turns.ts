import { TOO_MANY_DOUBLES } from './dice.js';
import { worthOf } from './estate.js';
import { beatGates } from './gates.js';
import type { Table } from './table.js';

/** When nothing is left to do: doubles roll again, else it is the next one's turn. */
export function endTurn(table: Table): void {
  const { seat, player, state } = table;
  const rollsAgain = state.doubles > 0 && state.doubles < TOO_MANY_DOUBLES && !player.isOut;
  const next = table.seatsFrom(seat + 1)[0] ?? seat;
  if (rollsAgain) table.ask('roll');
  else if (next > seat) beginTurn(table, next);
  else if (state.round < state.rules.rounds) {
    beginRound(table);
    beginTurn(table, next);
  } else finishRichest(table);
}

function beginTurn(table: Table, seat: number): void {
  const { state } = table;
  state.turn = seat;
  state.doubles = 0;
  state.drawn = [];
  table.say({ kind: 'turn', seat });
  table.ask(table.player.jail === undefined ? 'roll' : 'jail');
}

function beginRound(table: Table): void {
  const { state } = table;
  state.round++;
  table.say({ kind: 'round', round: state.round });
  beatGates(table);
}

/** The rounds are over: the richest win. */
function finishRichest(table: Table): void {
  const { track, state } = table;
  const seats = table.seatsFrom(0);
  const most = Math.max(...seats.map((seat) => worthOf(track, state, seat)));
  table.finish(
    seats.filter((seat) => worthOf(track, state, seat) === most),
    'rounds',
  );
}

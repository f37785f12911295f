import type { Table } from './table.js';
import type { RaceTile } from './tile.js';
import { tileNamed } from './track.js';

/** The gates that a tile opens and shuts when a piece comes by. Answers whether any has changed. */
export function turnGates(table: Table, { opens, shuts }: RaceTile): boolean {
  const hasOpened = opens !== undefined && setGate(table, opens, true);
  const hasShut = shuts !== undefined && setGate(table, shuts, false);
  return hasOpened || hasShut;
}

/** At the beginning of a round: the gates whose rhythm it is change. */
export function beatGates(table: Table): void {
  const { gates, round } = table.state;
  for (const { label, rhythm } of table.track.gates) {
    if (rhythm !== undefined && (round - 1) % rhythm === 0) setGate(table, label, !gates[label]);
  }
}

function setGate(table: Table, label: string, open: boolean): boolean {
  const { gates } = table.state;
  if (gates[label] === open) return false;
  gates[label] = open;
  table.say({ kind: 'gate', label, cell: tileNamed(table.track, label).cell, open });
  return true;
}

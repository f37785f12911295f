import type { Cell } from '../../boards/index.js';
import type { RaceGood } from './move.js';

/** What a tile means in a race: its properties, read and judged. Frozen. */
export interface RaceTile {
  readonly cell: Cell;
  readonly label: string | undefined;
  /** What it is called: its `name`, else its label, else where it is. */
  readonly name: string;
  /** It can be bought, for so many coins; such a tile has a label. */
  readonly price: number | undefined;
  /** What others pay who land there; twice that to who owns the whole district. 0 where it cannot be bought. */
  readonly rent: number;
  readonly district: string | undefined;
  /** Coins from the bank for walking over it; negative: to the bank. */
  readonly pass: number;
  /** Coins from the bank for landing on it; negative: to the bank. */
  readonly land: number;
  /** The deck from which a card is drawn on landing. */
  readonly draw: string | undefined;
  /** It is a market: what it sells, and for how much. */
  readonly goods: Readonly<Partial<Record<RaceGood, number>>> | undefined;
  /** It is the jail: what it costs to leave it. */
  readonly bail: number | undefined;
  /** Landing there leads to the jail. */
  readonly isArrest: boolean;
  /** The label of the gate that opens, or shuts, when a piece comes by. */
  readonly opens: string | undefined;
  readonly shuts: string | undefined;
  /** It is a gate: how it is at the beginning; such a tile has a label. */
  readonly gate: 'open' | 'shut' | undefined;
  /** On a gate: it changes by itself every so many rounds. */
  readonly rhythm: number | undefined;
  /** Where a piece that lands here is sent. */
  readonly jump: Cell | undefined;
}

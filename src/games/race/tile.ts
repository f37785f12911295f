import type { Cell } from '../../boards/index.js';

/** What a tile means in a race: its properties, read and judged. */
export interface RaceTile {
  readonly cell: Cell;
  readonly label?: string;
  /** What it is called: its `name`, else its label, else where it is. */
  readonly name: string;
  /** Can be bought, for so many coins. */
  readonly price?: number;
  /** What others pay who land there; 0 where it cannot be bought. */
  readonly rent: number;
  readonly district?: string;
  /** Coins from the bank by walking over it; negative: to the bank. */
  readonly pass: number;
  /** Coins from the bank by landing on it; negative: to the bank. */
  readonly land: number;
  /** The deck from which a card is drawn on landing. */
  readonly draw?: string;
  /** What the market here sells, and at what price. */
  readonly goods?: { readonly pass?: number; readonly charm?: number };
  /** It is the jail, and what the bail is. */
  readonly bail?: number;
  /** Landing there leads to the jail. */
  readonly isArrest: boolean;
  /** The gate that opens when a piece comes by. */
  readonly opens?: string;
  /** The gate that shuts when a piece comes by. */
  readonly shuts?: string;
  /** It is a gate: whether it is open at the beginning. */
  readonly gate?: 'open' | 'shut';
  /** On a gate: it changes by itself every so many rounds. */
  readonly rhythm?: number;
  /** Where a piece is sent that lands here. */
  readonly jump?: Cell;
}

import type { Cell } from '../../boards/index.js';
import type { Seat } from '../game.js';
import type { RaceEvent, RacePayment } from './event.js';
import type { RaceOutcome, RaceRules } from './options.js';

/**
 * What is asked of whose move it is: to roll; to choose a way; to buy the tile it stands on or not; to buy goods or
 * not; to sell tiles for a debt; to get out of the jail. A fork on a market asks both at once: its moves hold goods.
 */
export type RacePhase = 'roll' | 'fork' | 'offer' | 'market' | 'debt' | 'jail' | 'over';

/** Everything about a race that changes, as plain JSON data. */
export interface RaceState {
  /** The options, with their defaults; the same object in all states of a game. */
  readonly rules: RaceRules;
  /** From 1. */
  readonly round: number;
  /** Whose turn it is. While a debt is open it may be another one's move: see `debt`. */
  readonly turn: Seat;
  readonly phase: RacePhase;
  /** By seat. */
  readonly players: readonly RacePlayer[];
  /** Who owns the tiles that are owned, by their labels. */
  readonly owners: Readonly<Record<string, Seat>>;
  /** Whether the gates are open, by their labels. */
  readonly gates: Readonly<Record<string, boolean>>;
  /** The cards in the order in which they are drawn, as indices into `rules.cards`, by deck. */
  readonly decks: Readonly<Record<string, readonly number[]>>;
  /** The last roll; empty before the first. */
  readonly dice: readonly number[];
  /** How many doubles in a row. */
  readonly doubles: number;
  /** In phase `fork`: the walk that waits. */
  readonly walk?: RaceWalk;
  /** In phase `debt`: what is to be paid. */
  readonly debt?: RaceDebt;
  /** What is still to be done once the question is answered, the next first. */
  readonly agenda: readonly RaceTask[];
  /** The decks that were drawn from since the last roll: each gives one card a roll, so that no chain is endless. */
  readonly drawn: readonly string[];
  /** How it ended. */
  readonly outcome?: RaceOutcome;
  /** What the last move brought about, in order. */
  readonly happened: readonly RaceEvent[];
}

/** One who plays. */
export interface RacePlayer {
  readonly coins: number;
  readonly cell: Cell;
  /** As forwarding has it: a direction, on layouts without opposite directions degrees clockwise from E. */
  readonly face: number;
  readonly cameFrom?: Cell;
  /** How many times it has come to the start again, walking forward. */
  readonly laps: number;
  /** Sits in the jail and has tried so many times to roll doubles. */
  readonly jail?: { readonly tries: number };
  /** Passes out of the jail that are held. */
  readonly passes: number;
  /** Charms that are held. */
  readonly charms: number;
  /** Bankrupt: the piece is off the board. */
  readonly isOut: boolean;
}

/** A walk that waits at a fork: what forwarding needs to go on from there. */
export interface RaceWalk {
  /** The points that are left. */
  readonly remaining: number;
  readonly backwards?: true;
  /** The onward ways and the tiles that they lead to. */
  readonly ways: readonly { readonly direction: number; readonly cell: Cell }[];
  /** The way that the sign of the tile shows. */
  readonly suggested?: number;
  /** As the piece walks: while it goes backwards, the face is turned round. */
  readonly face: number;
  readonly cameFrom?: Cell;
  readonly stepsMade: number;
}

/** What a player has to pay and cannot. */
export interface RaceDebt {
  readonly seat: Seat;
  /** To whom; the bank if nobody is named. */
  readonly to?: Seat;
  readonly coins: number;
  readonly why: RacePayment;
}

/** Something that is still to be done: with the piece of whose turn it is, or about a payment. */
export type RaceTask =
  /** Walks so many points, or the shortest way to a cell; the steps are those of this move before. */
  | { readonly task: 'walk'; readonly points: number; readonly backwards?: true; readonly stepsMade: number }
  | { readonly task: 'walk-to'; readonly to: Cell; readonly stepsMade: number }
  /** Asks for a way. */
  | { readonly task: 'fork'; readonly walk: RaceWalk }
  /** Lands. */
  | { readonly task: 'land' }
  /** One of the things that come with landing on a cell; not done if the piece has been sent on from there. */
  | { readonly task: 'offer' | 'market' | 'draw' | 'arrest' | 'jump'; readonly cell: Cell }
  /** Leaves the jail with the bail paid. */
  | { readonly task: 'free' }
  | ({ readonly task: 'pay' } & RaceDebt);

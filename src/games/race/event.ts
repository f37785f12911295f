import type { Cell } from '../../boards/index.js';
import type { Seat } from '../game.js';
import type { RaceGood } from './move.js';
import type { RaceReason } from './options.js';

/** What coins are paid for. */
export type RacePayment = 'pass' | 'land' | 'price' | 'sale' | 'rent' | 'goods' | 'bail' | 'card';

/**
 * Why a walk came to rest before its points were spent, as forwarding names it: on a STOP tile; the next tile costs
 * too much; nowhere to go; the goal of a card cannot be reached. `too-far`: it would overshoot an exact finish.
 */
export type RaceStop = 'stopped' | 'short' | 'blocked' | 'dead-end' | 'unreachable' | 'too-far';

/** One thing that a move brought about; plain data, for animation, the log and the live region. */
export type RaceEvent =
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'turn'; readonly seat: Seat }
  /** The dice as they fell; `chosen` with a charm, which never makes doubles. */
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly dice: readonly number[]; readonly chosen?: true }
  /** All dice showed the same, the `count`th time in a row. */
  | { readonly kind: 'doubles'; readonly seat: Seat; readonly count: number }
  | {
      readonly kind: 'stepped';
      readonly seat: Seat;
      readonly from: Cell;
      readonly to: Cell;
      /** The direction taken on the tile left. */
      readonly direction: number;
      /** The points that are left after the step; 0 on a walk to a goal. */
      readonly remaining: number;
    }
  /** Walked over a tile, or stopped there to choose a way. Walking backwards passes nothing. */
  | { readonly kind: 'passed'; readonly seat: Seat; readonly cell: Cell }
  | { readonly kind: 'landed'; readonly seat: Seat; readonly cell: Cell }
  | {
      readonly kind: 'stopped';
      readonly seat: Seat;
      readonly cell: Cell;
      readonly why: RaceStop;
      /** The points that are lost; on a STOP tile, beyond the one for the step. */
      readonly remaining: number;
    }
  /** The walk waits for a direction. */
  | { readonly kind: 'fork'; readonly seat: Seat; readonly cell: Cell; readonly ways: readonly number[] }
  /** Came to another tile without steps. */
  | { readonly kind: 'jumped'; readonly seat: Seat; readonly from: Cell; readonly to: Cell }
  /** Coins changed hands; who is not named is the bank. Every change of coins is one of these. */
  | {
      readonly kind: 'paid';
      readonly from?: Seat;
      readonly to?: Seat;
      readonly coins: number;
      readonly why: RacePayment;
    }
  /** Cannot pay and has to sell; to the bank if nobody is named. */
  | {
      readonly kind: 'owed';
      readonly seat: Seat;
      readonly to?: Seat;
      readonly coins: number;
      readonly why: RacePayment;
    }
  | { readonly kind: 'bought' | 'sold'; readonly seat: Seat; readonly cell: Cell; readonly price: number }
  | { readonly kind: 'got'; readonly seat: Seat; readonly good: RaceGood; readonly how: 'market' | 'card' }
  /** Drew a card: its index in `rules.cards` of the state. */
  | { readonly kind: 'drew'; readonly seat: Seat; readonly deck: string; readonly card: number }
  | { readonly kind: 'gate'; readonly label: string; readonly cell: Cell; readonly open: boolean }
  /** Was brought to the jail. */
  | {
      readonly kind: 'jailed';
      readonly seat: Seat;
      readonly from: Cell;
      readonly to: Cell;
      readonly why: 'tile' | 'card' | 'doubles';
    }
  /** Rolled no doubles and stays in the jail. */
  | { readonly kind: 'stayed'; readonly seat: Seat; readonly tries: number }
  | { readonly kind: 'freed'; readonly seat: Seat; readonly how: 'doubles' | 'bail' | 'pass' }
  /** Is bankrupt: what was left went to a seat, or to the bank. */
  | { readonly kind: 'out'; readonly seat: Seat; readonly to?: Seat }
  | { readonly kind: 'over'; readonly winners: readonly Seat[]; readonly reason: RaceReason };

import type { Seat } from '../game.js';
import type { RaceCard } from './card.js';

/** What a race is set up with. Plain data. */
export interface RaceOptions {
  /** How many play, 2 to 6. */
  readonly players: number;
  /** What each begins with; 500 by default. */
  readonly coins?: number | undefined;
  /** How many dice are rolled, 1 to 4; 2 by default. */
  readonly dice?: number | undefined;
  /** When it ends; whoever is left alone always wins. */
  readonly end?: RaceEnding | undefined;
  /** The cards of all decks, as `raceCards` reads them out of a map. Every deck that a tile names needs one. */
  readonly cards?: readonly RaceCard[] | undefined;
}

/** When a race ends, beside when one is left. */
export interface RaceEnding {
  /** After so many rounds, 60 by default: the richest wins, by coins and the prices of owned tiles. */
  readonly rounds?: number | undefined;
  /** Whoever has been so many times round wins at once. */
  readonly laps?: number | undefined;
  /**
   * The last lap must end exactly on the start. A roll that is too high is not walked at all (`stay`), or its rest is
   * walked back from the start (`bounce`).
   */
  readonly exact?: 'stay' | 'bounce' | undefined;
}

/** The options with their defaults filled in, as a state carries them. */
export interface RaceRules {
  readonly players: number;
  readonly coins: number;
  readonly dice: number;
  readonly rounds: number;
  readonly laps?: number;
  readonly exact?: 'stay' | 'bounce';
  readonly cards: readonly RaceCard[];
}

/** Why a race ended: one is left, the laps are done, or the rounds are over. */
export type RaceReason = 'one-left' | 'laps' | 'rounds';

/** How a race ended. */
export interface RaceOutcome {
  readonly winners: readonly Seat[];
  readonly reason: RaceReason;
}

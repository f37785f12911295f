/** What a market sells: a pass out of the jail, or a charm, with which the next roll is chosen. */
export type RaceGood = 'pass' | 'charm';

/** A move of a race. */
export type RaceMove =
  /** Rolls the dice; in the jail, for doubles. */
  | { readonly type: 'roll' }
  /** Uses a charm instead of rolling: so many points, 1 to 6 for each die. */
  | { readonly type: 'choose'; readonly points: number }
  /** Goes on from a fork. */
  | { readonly type: 'go'; readonly direction: number }
  /** Buys the tile that is on offer. */
  | { readonly type: 'buy' }
  /** Takes nothing (more) of what is on offer, and goes on. */
  | { readonly type: 'decline' }
  /** Buys at a market. */
  | { readonly type: 'goods'; readonly good: RaceGood }
  /** Sells an owned tile, by its label, for half of its price, to pay a debt. */
  | { readonly type: 'sell'; readonly tile: string }
  /** Pays to leave the jail, then rolls. */
  | { readonly type: 'bail' }
  /** Uses a pass to leave the jail, then rolls. */
  | { readonly type: 'use-pass' };

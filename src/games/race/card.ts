/** A card of a deck. */
export interface RaceCard {
  readonly deck: string;
  /** What it is called. */
  readonly name?: string;
  /** What it says, for the player. */
  readonly text: string;
  readonly effect: RaceEffect;
}

/** What a card does to whoever draws it. */
export type RaceEffect =
  /** Coins from the bank; negative: to the bank. */
  | { readonly kind: 'coins'; readonly coins: number }
  /** Coins from every other player; negative: to every other player. */
  | { readonly kind: 'each'; readonly coins: number }
  /** Walks on; negative: backwards. */
  | { readonly kind: 'steps'; readonly steps: number }
  /** Walks forward to the tile with this label, by the shortest way. */
  | { readonly kind: 'to'; readonly label: string }
  /** Comes to the tile with this label at once and passes nothing. */
  | { readonly kind: 'jump'; readonly label: string }
  /** Goes to the jail. */
  | { readonly kind: 'arrest' }
  /** Keeps a pass out of the jail. */
  | { readonly kind: 'pass' };

/** How one seat is told apart from the others: by its shape first, by its colour second. */
export interface Look {
  readonly shape: 'circle' | 'triangle' | 'square' | 'diamond' | 'star' | 'moon';
  /** As the pawn is painted. */
  readonly color: string;
  /** The picture of the pawn. */
  readonly picture: string;
}

/** The looks of the six seats, by seat. */
export const LOOKS: readonly Look[] = (
  [
    ['circle', '#d9644a'],
    ['triangle', '#5b8fb9'],
    ['square', '#4f9d86'],
    ['diamond', '#8a6fae'],
    ['star', '#e8a93f'],
    ['moon', '#2f6b78'],
  ] as const
).map(([shape, color]) => ({ shape, color, picture: `pawns/${shape}.svg` }));

/** The look of a seat. Throws a RangeError where there is no such seat. */
export function lookOf(seat: number): Look {
  const look = LOOKS[seat];
  if (look === undefined) throw new RangeError(`seat ${seat}: seats are 0 … ${LOOKS.length - 1}`);
  return look;
}

/** One comparison. Less is better for `ours` and `theirs`; a ratio above 1 means that we are so many times faster. */
export interface Row {
  readonly suite: string;
  readonly name: string;
  /** Who is compared with: a package, a baseline, or a target. */
  readonly peer: string;
  readonly ours: number;
  readonly theirs: number;
  readonly unit: 'ms' | 'ms/frame' | 'MB' | 'kB';
  readonly ratio: number;
}

export function makeRow(
  name: string,
  peer: string,
  { ours, theirs }: { readonly ours: number; readonly theirs: number },
  unit: Row['unit'] = 'ms',
): Omit<Row, 'suite'> {
  return { name, peer, ours: round(ours), theirs: round(theirs), unit, ratio: round(theirs / ours) };
}

function round(value: number): number {
  return Number(value.toPrecision(4));
}

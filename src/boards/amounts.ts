// Moving points and costs may be fractions. Sums are kept to 10⁻¹² of a point, and what differs by less than 10⁻⁹
// counts as equal, so that ten steps of 0.1 take exactly one point, and three thirds as well.
const PARTS = 1e12;
/** Amounts that differ by less are equal. */
export const NOTHING = 1e-9;

/** Whether so many points cover a cost. */
export function covers(points: number, cost: number): boolean {
  return cost <= points || cost <= points + NOTHING;
}

/** What is left of some points that cover a cost; 0 if it is next to nothing. */
export function minus(points: number, cost: number): number {
  const rest = points - cost;
  if (cost === 0 || Number.isInteger(rest)) return rest;
  return rest < NOTHING ? 0 : Math.round(rest * PARTS) / PARTS;
}
